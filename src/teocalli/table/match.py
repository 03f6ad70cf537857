"""A match: one table with its seats, its game and its talk, folded from the table's log.

Everything here follows from the entries; folding them again gives the same match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Game, Seed, Setting
from teocalli.engine.game_record import UNFINISHED, GameRecord, day_of, shown_scores, told_result
from teocalli.engine.together import ahead, choosers
from teocalli.table.clock import Clock, Terms, started
from teocalli.table.manners import Manners
from teocalli.table.store import Entry

GATHERING, PLAYING, OVER, EXHIBIT = "gathering", "playing", "over", "exhibit"
#: A game that could not go on after the rules had changed, and was put away by those who played it.
AWAY = "away"
PERSON, BOT, OPEN = "person", "bot", "open"
#: Every so many actions the state is kept, so that going back is quick.
KEPT_EVERY = 20


@dataclass(frozen=True)
class Seat:
    """Who sits here. A seat handed to a bot remembers its person, who may come back; an open seat may wait for one."""

    kind: str = OPEN
    person: str = ""
    name: str = ""
    strength: str = ""
    resigned: bool = False


@dataclass(frozen=True)
class Move:
    """An action that was played, with what happened."""

    seat: int
    action: int
    events: Sequence[Event]
    at: float
    revealed: bool
    number: int  # of its entry in the log
    turn: int = 0  # the turn it was played in
    forced: bool = False  # it was the only option, and nobody was asked
    bonus: float = 0.0  # seconds that it added to the clock of its seat


@dataclass(frozen=True)
class Chat:
    """Something said at the table."""

    name: str
    seat: int
    text: str
    message: str = ""  # instead of a text, the message that tells what became of the seat
    phrase: str = ""  # instead of a text, a ready phrase that everybody reads in their own language
    at: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """What an action leads to, computed before it is accepted."""

    state: Any
    events: Sequence[Event]


@dataclass
class Match:
    """One table."""

    id: str
    game: Game
    setting: Setting
    seed: Seed
    name: str
    host: str
    listed: bool
    invite: str
    status: str
    seats: list[Seat]
    state: Any
    moves: list[Move] = field(default_factory=list)
    #: Actions by seat, chosen while others choose too. Nobody else knows them; they are played when all have chosen.
    choices: dict[int, tuple[int, ...]] = field(default_factory=dict)
    given: int = 0  # actions that were there from the beginning: a record, or the game this one goes on from
    chats: list[Chat] = field(default_factory=list)
    version: int = 0  # grows with every change of the game
    versions: list[int] = field(default_factory=list)  # by seat: the newest that changed something for it
    number: int = 0  # of the last entry
    updated: float = 0.0
    date: str = ""  # the day that a record from elsewhere tells
    evaluation: bool = False  # whether the table shows what each seat may expect to have at the end
    guided: bool = False  # whether it is a guided first game
    rematch: str = ""  # the table where the same people play once more
    clock: Clock | None = None
    manners: Manners = field(default_factory=Manners)
    series: Mapping[str, float] = field(default_factory=dict)  # games won before this one, by each player
    games_before: int = 0  # in that series
    agreed: frozenset[str] = frozenset()  # who wants a bot to take over from somebody who is away
    keys: dict[str, int] = field(default_factory=dict)
    kept: dict[int, Any] = field(default_factory=dict)  # states by number of actions; never changed
    ahead: dict[int, Any] = field(init=False, repr=False)  # while seats choose together: the state as it is for each

    def __post_init__(self) -> None:
        self._look_ahead()

    def _look_ahead(self) -> None:
        """Make the choices of each seat that chooses together with others; whoever would choose alone simply acts."""
        seats = choosers(self.game, self.state) if self.status == PLAYING else []
        asked = seats if len(seats) > 1 or self.choices else []
        self.ahead = {seat: ahead(self.game, self.state, seat, self.choices.get(seat, ())) for seat in asked}

    # ------------------------------------------------------------ what it is

    @property
    def together(self) -> list[int]:
        """The seats that choose at the same time."""
        return list(self.ahead)

    @property
    def movers(self) -> list[int]:
        """Who must choose: one seat; or, where seats choose together, all that have not chosen yet."""
        if self.status != PLAYING:
            return []
        if not self.ahead:
            return [self.game.mover(self.state)]
        return [seat for seat, s in self.ahead.items() if seat in choosers(self.game, s)]

    @property
    def mover(self) -> int:
        """The first who must choose; -1 when nobody has to."""
        return next(iter(self.movers), -1)

    def seen_by(self, seat: int) -> Any:
        """The state as it is for a seat: where seats choose together, with its own choices made. Nobody changes it."""
        return self.ahead.get(seat, self.state)

    def is_current(self, seat: int, version: int) -> bool:
        """Whether nothing has changed for a seat since a version: what others choose at the same time does not."""
        return self.versions[seat] <= version <= self.version

    @property
    def waited_for(self) -> frozenset[int]:
        """The seats of people who must choose."""
        return self._people(self.movers)

    def _people(self, seats: Iterable[int]) -> frozenset[int]:
        return frozenset(seat for seat in seats if self.seats[seat].kind == PERSON)

    @property
    def running_out(self) -> tuple[float, int] | None:
        """When the clock runs out next, and for whom. It only does where somebody else plays and waits."""
        if self.clock is None:
            return None
        found = ((self.clock.due(seat), seat) for seat in self.clock.running if self.people_beside(seat))
        return min(found, default=None)

    @property
    def is_over(self) -> bool:
        return self.status in (OVER, EXHIBIT, AWAY)

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person and person]

    def kept_for(self, person: str) -> list[int]:
        """The open seats that wait for a person."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == OPEN and seat.person == person and person]

    def people_beside(self, place: int) -> frozenset[str]:
        """Those who play, without the person on a certain seat."""
        return frozenset(seat.person for seat in self.seats if seat.kind == PERSON) - {self.seats[place].person}

    def is_closed_to(self, person: str) -> bool:
        """Whether somebody may not look on: a game that has begun is for those who play, where it was agreed so."""
        has_begun = self.status not in (GATHERING, EXHIBIT)
        return has_begun and self.manners.spectators == "none" and person not in self.people()

    @property
    def free_seat(self) -> int:
        """The first seat that waits for nobody in particular; -1 for none."""
        return next((i for i, seat in enumerate(self.seats) if seat.kind == OPEN and not seat.person), -1)

    @property
    def seat_of_host(self) -> int:
        """Where whoever opened the table sits; -1 for a host who only watches."""
        return next((i for i, seat in enumerate(self.seats) if seat.person == self.host), -1)

    def people(self) -> set[str]:
        return {seat.person for seat in self.seats if seat.person}

    def scores(self) -> list[float]:
        return self.game.scores(self.state)

    def ranks(self) -> list[int]:
        """Places at the end. Whoever resigned comes after all others."""
        ranks = self.game.ranks(self.state)
        gone = [i for i, seat in enumerate(self.seats) if seat.resigned]
        ahead = sorted(rank for i, rank in enumerate(ranks) if i not in gone)
        return [len(ranks) if i in gone else 1 + ahead.index(rank) for i, rank in enumerate(ranks)]

    @property
    def tie_break_decided(self) -> bool:
        """Whether somebody who stayed has as many points as a winner, and yet did not win."""
        if not self.state.over:
            return False
        stayed = [i for i in range(len(self.scores())) if i >= len(self.seats) or not self.seats[i].resigned]
        ranks, scores = self.ranks(), self.scores()
        won = {scores[i] for i in stayed if ranks[i] == 1}
        return any(scores[i] in won and ranks[i] > 1 for i in stayed)

    def standing(self) -> dict[str, float]:
        """How many games each player has won in the series, this one included; a shared win is shared."""
        won = dict(self.series)
        winners = [seat for seat, rank in enumerate(self.ranks()[: len(self.seats)]) if rank == 1]
        for seat in winners if self.status == OVER else ():
            won[self.player(seat)] = won.get(self.player(seat), 0) + 1 / len(winners)
        return won

    def player(self, seat: int) -> str:
        """Who plays a seat, in a way that lasts over several games; at one screen several play as one person."""
        return f"{self.seats[seat].person} {self.seats[seat].name}"

    def record(self) -> GameRecord:
        """The record of play."""
        tokens = [self.game.actions.token(move.action) for move in self.moves]
        end = shown_scores(self.game, self.state) if self.state.over else UNFINISHED
        record = GameRecord(self.game.meta.key, self.game.meta.rules_version, self.setting, self.seed, tokens, end)
        names = [seat.name for seat in self.seats]
        result = told_result(names, self.scores(), self.ranks()) if self.state.over and all(names) else ""
        return replace(record, names=names if any(names) else [], date=self.played_on, result=result)

    @property
    def played_on(self) -> str:
        """The day of the last action; a record from elsewhere says it itself, if at all."""
        return self.date if self.status == EXHIBIT or not self.moves else day_of(self.moves[-1].at)

    def state_at(self, count: int) -> Any:
        """The state after the first `count` actions; a copy."""
        if count == len(self.moves):
            return self.game.copy(self.state)
        start = max(k for k in self.kept if k <= count)
        s = self.game.copy(self.kept[start])
        for move in self.moves[start:count]:
            self.game.rulebook.act(s, move.action)
        return s

    # ------------------------------------------------------------ what an action would do

    def outcome(self, action: int, seat: int | None = None) -> Outcome:
        """The state and the events behind a legal action, or what a seat sees of them; the match does not change."""
        s = self.game.copy(self.state if seat is None else self.seen_by(seat))
        return Outcome(s, self.game.apply(s, action))

    # ------------------------------------------------------------ folding

    def after(self, entry: Entry, outcome: Outcome | None = None) -> Match:
        """The match with one more entry; this one stays as it is, for whoever is looking at it."""
        if entry.kind == "act" and outcome is None:
            outcome = self.outcome(self.game.actions.action(entry.body["token"]))
        seats, moves, chats, versions = list(self.seats), list(self.moves), list(self.chats), list(self.versions)
        other = replace(
            self, seats=seats, moves=moves, chats=chats, versions=versions,
            choices=dict(self.choices), keys=dict(self.keys), kept=dict(self.kept),
        )  # fmt: skip
        other.fold(entry, outcome)
        return other

    def fold(self, entry: Entry, outcome: Outcome | None = None) -> None:
        """Take an entry of the log into account."""
        chose = self._people((*self.movers, *self.choices))
        if self.clock is not None:
            self.clock = self.clock.at(entry.at)
        _FOLDS[entry.kind](self, entry, outcome)
        self._look_ahead()
        self.number = entry.number
        if entry.kind not in ("chat", "agree"):  # nobody can make others wait longer by talking
            self.updated, self.agreed = entry.at, frozenset()
        if entry.kind == "act" and entry.body["seat"] in chose.difference(self.movers, self.choices):
            self._add_time(entry.body["seat"])
        self._run_clock()
        if entry.key is not None:
            self.keys[entry.key] = entry.number

    def _add_time(self, seat: int) -> None:
        """A seat has chosen: its clock gets what the terms add for a turn."""
        if self.clock is not None:
            bonus = self.clock.terms.bonus(self.clock.left[seat])
            self.clock = self.clock.given(seat, self.clock.left[seat] + bonus)
            self.moves[-1] = replace(self.moves[-1], bonus=bonus)

    def _run_clock(self) -> None:
        if self.clock is not None:
            self.clock = replace(self.clock, running=self.waited_for)

    def _keep(self) -> None:
        if len(self.moves) % KEPT_EVERY == 0:
            self.kept[len(self.moves)] = self.game.copy(self.state)

    def _keep_last(self) -> None:
        """Keep the state before the newest action as well: it is asked for most."""
        count = len(self.moves)
        if (count - 1) % KEPT_EVERY:
            self.kept.pop(count - 1, None)
        self.kept.setdefault(count, self.state)

    def _play(
        self, seat: int, action: int, at: float, number: int, outcome: Outcome | None, forced: bool = False
    ) -> None:
        chance, turn = self.state.chance, self.state.turn
        if outcome is None:
            events: Sequence[Event] = self.game.apply(self.state, action)
        else:
            self._keep_last()
            self.state, events = outcome.state, outcome.events
        revealed = self.state.chance != chance or any(event.what == REVEAL for event in events)
        self.moves.append(Move(seat, action, tuple(events), at, revealed, number, turn, forced))
        self._keep()
        if self.state.over and self.status == PLAYING:
            self.status = OVER

    def _change(self, seat: int | None = None) -> None:
        """The game is another now; what one seat chooses while others choose too changes it for that seat only."""
        self.version += 1
        for other in range(len(self.seats)) if seat is None else [seat]:
            self.versions[other] = self.version

    def _choose(self, seat: int, actions: tuple[int, ...]) -> None:
        """What a seat has chosen is another; whoever chose last comes last."""
        self.choices.pop(seat, None)
        if actions:
            self.choices[seat] = actions

    def _tell_of(self, seat: int, message: str) -> None:
        """Everybody reads beside the talk what became of a seat."""
        self.chats.append(Chat(self.seats[seat].name, seat, "", message))

    def _set_seat(self, place: int, **changes: Any) -> None:
        self.seats[place] = replace(self.seats[place], **changes)
        if self.status == GATHERING and all(seat.kind != OPEN for seat in self.seats):
            self.status = OVER if self.state.over else PLAYING


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
    match._keep()
    for token in body.get("tokens", ()):
        match._play(game.mover(match.state), game.actions.action(token), entry.at, entry.number, None)
    match.given = len(match.moves)
    for place, seat in enumerate(body["seats"]):
        match._set_seat(place, **seat)
    match._look_ahead()
    match._run_clock()
    if entry.key is not None:
        match.keys[entry.key] = entry.number
    return match


def _sit(match: Match, entry: Entry, _: Outcome | None) -> None:
    match._set_seat(entry.body["seat"], kind=PERSON, person=entry.person, name=entry.body["name"], strength="")


def _stand(match: Match, entry: Entry, _: Outcome | None) -> None:
    match._set_seat(entry.body["seat"], kind=OPEN, person="", name="", strength="")


def _reserve(match: Match, entry: Entry, _: Outcome | None) -> None:
    match._set_seat(entry.body["seat"], person=entry.body["person"], name=entry.body["name"])


def _bot(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    waited = {"person": "", "name": ""} if match.seats[seat].kind == OPEN else {}
    if match.status == PLAYING:
        match._tell_of(seat, "talk-late" if entry.body.get("late") else "talk-bot")
    match._set_seat(seat, kind=BOT, strength=entry.body["strength"], **waited)


def _back(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    match._set_seat(seat, kind=PERSON, strength="")
    match._tell_of(seat, "talk-back")
    if match.clock is not None:
        match.clock = match.clock.given(seat, match.clock.terms.on_return(match.clock.left[seat]))


def _resign(match: Match, entry: Entry, _: Outcome | None) -> None:
    match._set_seat(entry.body["seat"], kind=BOT, strength=entry.body["strength"], resigned=True)
    match._tell_of(entry.body["seat"], "talk-resigned")
    if sum(not seat.resigned for seat in match.seats) < 2:
        match.status = OVER
    match._change()


def _act(match: Match, entry: Entry, outcome: Outcome | None) -> None:
    action, is_forced = match.game.actions.action(entry.body["token"]), bool(entry.body.get("forced"))
    match._play(entry.body["seat"], action, entry.at, entry.number, outcome, is_forced)
    match._choose(entry.body["seat"], match.choices.get(entry.body["seat"], ())[1:])
    match._change()


def _choose(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat, action = entry.body["seat"], match.game.actions.action(entry.body["token"])
    match._choose(seat, (*match.choices.get(seat, ()), action))
    match._change(seat)


def _unchoose(match: Match, entry: Entry, _: Outcome | None) -> None:
    seat = entry.body["seat"]
    match._choose(seat, match.choices[seat][: entry.body["to"]])
    match._change(seat)


def _undo(match: Match, entry: Entry, _: Outcome | None) -> None:
    to = entry.body["to"]
    match.state, match.choices = match.state_at(to), {}
    if match.clock is not None:
        for move in (move for move in match.moves[to:] if move.bonus):
            match.clock = match.clock.given(move.seat, match.clock.left[move.seat] - move.bonus)
    del match.moves[to:]
    for count in [k for k in match.kept if k > to]:
        del match.kept[count]
    match._change()


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
