"""Folding: how the entries of a table's log make its match, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Game
from teocalli.table.clock import started
from teocalli.table.entries import (
    Agreed,
    Body,
    BotPlaced,
    CameBack,
    ChoiceTakenBack,
    Chosen,
    ClockSet,
    Entry,
    Played,
    PutAway,
    Rematched,
    Reserved,
    Resigned,
    Said,
    SatDown,
    StoodUp,
    TakenBack,
)
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

#: Every so many actions the state is kept, so that going back is quick.
KEPT_EVERY = 50
#: The fields of a match that entries add to or take from.
CHANGING = ("seats", "moves", "chats", "versions", "choices", "keys", "kept")


def begin(id: str, game: Game, entry: Entry) -> Match:
    """The match that an opening entry describes."""
    opened = entry.opened
    match = Match(
        id, game, opened.setting, opened.seed, opened.name, entry.person, opened.listed, opened.invite,
        EXHIBIT if opened.exhibit else GATHERING, [Seat()] * opened.players, game.new(opened.setting, opened.seed),
        number=entry.number, updated=entry.at, evaluation=opened.evaluation, date=opened.date,
        series=opened.series, games_before=opened.games_before, guided=opened.guided, manners=opened.manners,
        clock=started(opened.clock, opened.players, entry.at), versions=[0] * opened.players,
    )  # fmt: skip
    _keep(match)
    for token in opened.tokens:
        _play(match, game.mover(match.state), game.actions.action(token), entry, None)
    match.given = len(match.moves)
    for place, seat in enumerate(opened.seats):
        _set_seat(match, place, seat)
    match.look_ahead()
    _run_clock(match)
    if entry.key is not None:
        match.keys[entry.key] = entry.number
    return match


def folded(match: Match, entry: Entry, outcome: Outcome | None = None) -> Match:
    """The match with one more entry; this one stays as it is, for whoever is looking at it."""
    if isinstance(entry.body, Played) and outcome is None:
        outcome = match.outcome(match.game.actions.action(entry.body.token))
    other = copy(match)
    for name in CHANGING:
        setattr(other, name, copy(getattr(match, name)))
    fold(other, entry, outcome)
    return other


def fold(match: Match, entry: Entry, outcome: Outcome | None = None) -> None:
    """Take an entry of the log into account."""
    chose, body = match.people_of((*match.movers, *match.choices)), entry.body
    if match.clock is not None:
        match.clock = match.clock.at(entry.at)
    if isinstance(body, Played):
        _played(match, entry, body, outcome)
    else:
        _FOLDS[type(body)](match, entry, body)
    match.look_ahead()
    match.number = entry.number
    if not isinstance(body, Said | Agreed):  # nobody can make others wait longer by talking
        match.updated, match.agreed = entry.at, frozenset()
    if isinstance(body, Played) and body.seat in chose.difference(match.movers, match.choices):
        _add_time(match, body.seat)
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


def _play(match: Match, seat: int, action: int, entry: Entry, outcome: Outcome | None, forced: bool = False) -> None:
    chance, turn = match.state.chance, match.state.turn
    if outcome is None:
        events: Sequence[Event] = match.game.apply(match.state, action)
    else:
        _keep_last(match)
        match.state, events = outcome.state, outcome.events
    revealed = match.state.chance != chance or any(event.what == REVEAL for event in events)
    match.moves.append(Move(seat, action, tuple(events), entry.at, revealed, entry.number, turn, forced))
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


def _set_seat(match: Match, place: int, seat: Seat) -> None:
    match.seats[place] = seat
    if match.status == GATHERING and all(seat.kind != OPEN for seat in match.seats):
        match.status = OVER if match.state.over else PLAYING


# ---------------------------------------------------------------- seats


def _sat_down(match: Match, entry: Entry, body: SatDown) -> None:
    _set_seat(match, body.seat, replace(match.seats[body.seat], kind=PERSON, person=entry.person, name=body.name))


def _stood_up(match: Match, entry: Entry, body: StoodUp) -> None:
    _set_seat(match, body.seat, Seat())


def _reserved(match: Match, entry: Entry, body: Reserved) -> None:
    _set_seat(match, body.seat, replace(match.seats[body.seat], person=body.person, name=body.name))


def _bot_placed(match: Match, entry: Entry, body: BotPlaced) -> None:
    seat = match.seats[body.seat]
    if match.status == PLAYING:
        _tell_of(match, body.seat, "talk-late" if body.late else "talk-bot")
    _set_seat(match, body.seat, replace(Seat() if seat.kind == OPEN else seat, kind=BOT, strength=body.strength))


def _came_back(match: Match, entry: Entry, body: CameBack) -> None:
    _set_seat(match, body.seat, replace(match.seats[body.seat], kind=PERSON, strength=""))
    _tell_of(match, body.seat, "talk-back")
    if match.clock is not None:
        match.clock = match.clock.given(body.seat, match.clock.terms.on_return(match.clock.left[body.seat]))


def _resigned(match: Match, entry: Entry, body: Resigned) -> None:
    seat = replace(match.seats[body.seat], kind=BOT, strength=body.strength, resigned=True)
    _set_seat(match, body.seat, seat)
    _tell_of(match, body.seat, "talk-resigned")
    if sum(not seat.resigned for seat in match.seats) < 2:
        match.status = OVER
    _change(match, None if match.status == OVER else body.seat)  # what the others are looking at stays as it is


# ---------------------------------------------------------------- the game


def _played(match: Match, entry: Entry, body: Played, outcome: Outcome | None) -> None:
    _play(match, body.seat, match.game.actions.action(body.token), entry, outcome, body.forced)
    _set_choice(match, body.seat, match.choices.get(body.seat, ())[1:])
    _change(match)


def _chosen(match: Match, entry: Entry, body: Chosen) -> None:
    action = match.game.actions.action(body.token)
    _set_choice(match, body.seat, (*match.choices.get(body.seat, ()), action))
    _change(match, body.seat)


def _choice_taken_back(match: Match, entry: Entry, body: ChoiceTakenBack) -> None:
    _set_choice(match, body.seat, match.choices[body.seat][: body.to])
    _change(match, body.seat)


def _taken_back(match: Match, entry: Entry, body: TakenBack) -> None:
    match.state, match.choices = match.state_at(body.to), {}
    if match.clock is not None:
        for move in (move for move in match.moves[body.to :] if move.bonus):
            match.clock = match.clock.given(move.seat, match.clock.left[move.seat] - move.bonus)
    del match.moves[body.to :]
    for count in [k for k in match.kept if k > body.to]:
        del match.kept[count]
    _change(match)


# ---------------------------------------------------------------- around it


def _said(match: Match, entry: Entry, body: Said) -> None:
    match.chats.append(Chat(body.name, body.seat, body.text, phrase=body.phrase, at=entry.at))


def _clock_set(match: Match, entry: Entry, body: ClockSet) -> None:
    match.clock = started(body.terms, len(match.seats), entry.at)
    if match.status == PLAYING:
        match.chats.append(Chat("", match.seat_of_host, "", "talk-clock"))


def _agreed(match: Match, entry: Entry, body: Agreed) -> None:
    match.agreed |= {entry.person}


def _put_away(match: Match, entry: Entry, body: PutAway) -> None:
    match.status = AWAY


def _rematched(match: Match, entry: Entry, body: Rematched) -> None:
    match.rematch = body.table


_FOLDS: Mapping[type[Body], Callable[[Match, Entry, Any], None]] = {
    SatDown: _sat_down, StoodUp: _stood_up, Reserved: _reserved, BotPlaced: _bot_placed, CameBack: _came_back,
    Resigned: _resigned, Chosen: _chosen, ChoiceTakenBack: _choice_taken_back, TakenBack: _taken_back, Said: _said,
    ClockSet: _clock_set, Agreed: _agreed, PutAway: _put_away, Rematched: _rematched,
}  # fmt: skip
