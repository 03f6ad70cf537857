"""A match: one table with its seats, its game and its talk, folded from the table's log.

Everything here follows from the entries; folding them again gives the same match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from teocalli.engine.events import Event
from teocalli.engine.game import Game, Seed, Setting
from teocalli.engine.game_record import UNFINISHED, GameRecord, day_of, shown_scores, told_result
from teocalli.engine.together import ahead, choosers
from teocalli.table.clock import Clock
from teocalli.table.manners import Manners

GATHERING, PLAYING, OVER, EXHIBIT = "gathering", "playing", "over", "exhibit"
#: A game that could not go on after the rules had changed, and was put away by those who played it.
AWAY = "away"
PERSON, BOT, OPEN = "person", "bot", "open"


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
        self.look_ahead()

    def look_ahead(self) -> None:
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
        return self.people_of(self.movers)

    def people_of(self, seats: Iterable[int]) -> frozenset[int]:
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

    def state_before(self, place: int) -> Any:
        """The state in which the action at a place was chosen. Nobody changes it."""
        return self.kept[place] if place in self.kept else self.state_at(place)

    # ------------------------------------------------------------ what an action would do

    def outcome(self, action: int, seat: int | None = None) -> Outcome:
        """The state and the events behind a legal action, or what a seat sees of them; the match does not change."""
        s = self.game.copy(self.state if seat is None else self.seen_by(seat))
        return Outcome(s, self.game.apply(s, action))
