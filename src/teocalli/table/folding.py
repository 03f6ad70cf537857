"""Folding: how the entries of a table's log make its match, one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Game, Setting
from teocalli.table.clock import Terms, started
from teocalli.table.manners import Manners
from teocalli.table.match import (
    AWAY,
    BOT,
    EXHIBIT,
    GATHERING,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Chat,
    Match,
    Move,
    Outcome,
    Seat,
)
from teocalli.table.store import Entry

#: Every so many actions the state is kept, so that going back is quick.
KEPT_EVERY = 50


def begin(id: str, game: Game, entry: Entry) -> Match:
    """The match that an opening entry describes."""
    body = entry.body
    setting = Setting(body["players"], body["options"], body.get("components"))
    state = game.new(setting, body["seed"])
    match = Match(
        id, game, setting, body["seed"], body["name"], entry.person, body["listed"], body["invite"],
        EXHIBIT if body.get("exhibit") else GATHERING, [Seat()] * body["players"], state,
        number=entry.number, updated=entry.at, evaluation=bool(body.get("evaluation")), date=body.get("date", ""),
        series=body.get("series", {}), games_before=body.get("games_before", 0),
        guided=bool(body.get("guided")),
        manners=Manners(**body.get("manners", {})),
        clock=started(Terms.read(body.get("clock", {})), body["players"], entry.at),
        versions=[0] * body["players"],
    )  # fmt: skip
    _keep(match)
    for token in body.get("tokens", ()):
        _play(match, game.mover(match.state), game.actions.action(token), entry.at, entry.number, None)
    match.given = len(match.moves)
    for place, seat in enumerate(body["seats"]):
        _set_seat(match, place, **seat)
    match.look_ahead()
    _run_clock(match)
    if entry.key is not None:
        match.keys[entry.key] = entry.number
    return match


def folded(match: Match, entry: Entry, outcome: Outcome | None = None) -> Match:
    """The match with one more entry; this one stays as it is, for whoever is looking at it."""
    if entry.kind == "act" and outcome is None:
        outcome = match.outcome(match.game.actions.action(entry.body["token"]))
    seats, moves, chats, versions = list(match.seats), list(match.moves), list(match.chats), list(match.versions)
    other = replace(
        match, seats=seats, moves=moves, chats=chats, versions=versions,
        choices=dict(match.choices), keys=dict(match.keys), kept=dict(match.kept),
    )  # fmt: skip
    fold(other, entry, outcome)
    return other


def fold(match: Match, entry: Entry, outcome: Outcome | None = None) -> None:
    """Take an entry of the log into account."""
    chose = match.people_of((*match.movers, *match.choices))
    if match.clock is not None:
        match.clock = match.clock.at(entry.at)
    _FOLDS[entry.kind](match, entry, outcome)
    match.look_ahead()
    match.number = entry.number
    if entry.kind not in ("chat", "agree"):  # nobody can make others wait longer by talking
        match.updated, match.agreed = entry.at, frozenset()
    if entry.kind == "act" and entry.body["seat"] in chose.difference(match.movers, match.choices):
        _add_time(match, entry.body["seat"])
    _run_clock(match)
    if entry.key is not None:
        match.keys[entry.key] = entry.number


def _add_time(match: Match, seat: int) -> None:
    """A seat has chosen: its clock gets what the terms add for a turn."""
    if match.clock is not None:
        bonus = match.clock.terms.bonus(match.clock.left[seat])
        match.clock = match.clock.given(seat, match.clock.left[seat] + bonus)
        match.moves[-1] = replace(match.moves[-1], bonus=bonus)


def _run_clock(match: Match) -> None:
    if match.clock is not None:
        match.clock = replace(match.clock, running=match.waited_for)


def _keep(match: Match) -> None:
    if len(match.moves) % KEPT_EVERY == 0:
        match.kept[len(match.moves)] = match.game.copy(match.state)


def _keep_last(match: Match) -> None:
    """Keep the state before the newest action as well: it is asked for most."""
    count = len(match.moves)
    if (count - 1) % KEPT_EVERY:
        match.kept.pop(count - 1, None)
    match.kept.setdefault(count, match.state)


def _play(
    match: Match, seat: int, action: int, at: float, number: int, outcome: Outcome | None, forced: bool = False
) -> None:
    chance, turn = match.state.chance, match.state.turn
    if outcome is None:
        events: Sequence[Event] = match.game.apply(match.state, action)
    else:
        _keep_last(match)
        match.state, events = outcome.state, outcome.events
    revealed = match.state.chance != chance or any(event.what == REVEAL for event in events)
    match.moves.append(Move(seat, action, tuple(events), at, revealed, number, turn, forced))
    _keep(match)
    if match.state.over and match.status == PLAYING:
        match.status = OVER


def _change(match: Match, seat: int | None = None) -> None:
    """The game is another now; what one seat chooses while others choose too changes it for that seat only."""
    match.version += 1
    for other in range(len(match.seats)) if seat is None else [seat]:
        match.versions[other] = match.version


def _set_choice(match: Match, seat: int, actions: tuple[int, ...]) -> None:
    """What a seat has chosen is another; whoever chose last comes last."""
    match.choices.pop(seat, None)
    if actions:
        match.choices[seat] = actions


def _tell_of(match: Match, seat: int, message: str) -> None:
    """Everybody reads beside the talk what became of a seat."""
    match.chats.append(Chat(match.seats[seat].name, seat, "", message))


def _set_seat(match: Match, place: int, **changes: Any) -> None:
    match.seats[place] = replace(match.seats[place], **changes)
    if match.status == GATHERING and all(seat.kind != OPEN for seat in match.seats):
        match.status = OVER if match.state.over else PLAYING


def _sit(match: Match, entry: Entry, _: Outcome | None) -> None:
    _set_seat(match, entry.body["seat"], kind=PERSON, person=entry.person, name=entry.body["name"], strength="")


def _stand(match: Match, entry: Entry, _: Outcome | None) -> None:
    _set_seat(match, entry.body["seat"], kind=OPEN, person="", name="", strength="")


def _reserve(match: Match, entry: Entry, _: Outcome | None) -> None:
    _set_seat(match, entry.body["seat"], person=entry.body["person"], name=entry.body["name"])


def _bot(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    waited = {"person": "", "name": ""} if match.seats[seat].kind == OPEN else {}
    if match.status == PLAYING:
        _tell_of(match, seat, "talk-late" if entry.body.get("late") else "talk-bot")
    _set_seat(match, seat, kind=BOT, strength=entry.body["strength"], **waited)


def _back(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    _set_seat(match, seat, kind=PERSON, strength="")
    _tell_of(match, seat, "talk-back")
    if match.clock is not None:
        match.clock = match.clock.given(seat, match.clock.terms.on_return(match.clock.left[seat]))


def _resign(match: Match, entry: Entry, _: Outcome | None) -> None:
    _set_seat(match, entry.body["seat"], kind=BOT, strength=entry.body["strength"], resigned=True)
    _tell_of(match, entry.body["seat"], "talk-resigned")
    if sum(not seat.resigned for seat in match.seats) < 2:
        match.status = OVER
    _change(match)


def _act(match: Match, entry: Entry, outcome: Outcome | None) -> None:
    action, is_forced = match.game.actions.action(entry.body["token"]), bool(entry.body.get("forced"))
    _play(match, entry.body["seat"], action, entry.at, entry.number, outcome, is_forced)
    _set_choice(match, entry.body["seat"], match.choices.get(entry.body["seat"], ())[1:])
    _change(match)


def _choose(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat, action = entry.body["seat"], match.game.actions.action(entry.body["token"])
    _set_choice(match, seat, (*match.choices.get(seat, ()), action))
    _change(match, seat)


def _unchoose(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    _set_choice(match, seat, match.choices[seat][: entry.body["to"]])
    _change(match, seat)


def _undo(match: Match, entry: Entry, _: Outcome | None) -> None:
    to = entry.body["to"]
    match.state, match.choices = match.state_at(to), {}
    if match.clock is not None:
        for move in (move for move in match.moves[to:] if move.bonus):
            match.clock = match.clock.given(move.seat, match.clock.left[move.seat] - move.bonus)
    del match.moves[to:]
    for count in [k for k in match.kept if k > to]:
        del match.kept[count]
    _change(match)


def _chat(match: Match, entry: Entry, _: Outcome | None) -> None:
    said, phrase = entry.body, entry.body.get("phrase", "")
    match.chats.append(Chat(said["name"], said["seat"], said["text"], phrase=phrase, at=entry.at))


def _clock(match: Match, entry: Entry, _: Outcome | None) -> None:
    match.clock = started(Terms.read(entry.body["terms"]), len(match.seats), entry.at)
    if match.status == PLAYING:
        match.chats.append(Chat("", match.seat_of_host, "", "talk-clock"))


def _agree(match: Match, entry: Entry, _: Outcome | None) -> None:
    match.agreed |= {entry.person}


def _away(match: Match, entry: Entry, _: Outcome | None) -> None:
    match.status = AWAY


def _rematch(match: Match, entry: Entry, _: Outcome | None) -> None:
    match.rematch = entry.body["table"]


_FOLDS: Mapping[str, Any] = {
    "sit": _sit, "stand": _stand, "bot": _bot, "back": _back, "resign": _resign, "act": _act, "undo": _undo,
    "choose": _choose, "unchoose": _unchoose, "chat": _chat, "rematch": _rematch, "away": _away,
    "reserve": _reserve, "clock": _clock, "agree": _agree,
}  # fmt: skip
