"""A standpoint: which table, from which seat, and what can be known of it from there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from teocalli.engine.language import listed
from teocalli.face.consequence import PREVIEW_SEED
from teocalli.face.words import Words
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, PLAYING, Match
from teocalli.table.memo import Memo, Naming
from teocalli.table.offered_bots import BOT_NAMES
from teocalli.table.once import once
from teocalli.table.reader import Reader
from teocalli.table.speech import automatic_name, shown_name
from teocalli.table.undo import against_bots


@dataclass
class Standpoint:
    """A reader at a seat (-1: a spectator), who looks at the newest state or at the one after `count` actions."""

    match: Match
    reader: Reader
    seat: int
    count: int | None = None
    present: Sequence[str] = field(default_factory=tuple)
    warm: bool = True  # whether the bot that must choose has answered before
    memo: Memo = field(default_factory=Memo)  # what others at this table were shown

    @once
    def mine(self) -> list[int]:
        return self.match.seats_of(self.reader.id)

    @property
    def own(self) -> list[int]:
        """All seats of the reader, at one screen several; also those that a bot keeps, and after resigning."""
        seats, me = self.match.seats, self.reader.id
        return [place for place, seat in enumerate(seats) if me and seat.kind != OPEN and seat.person == me]

    @property
    def you(self) -> list[int]:
        """The seats that the page calls the reader's: of those at one screen only the one looked from."""
        return [seat for seat in self.own if seat == self.seat or seat not in self.mine]

    @once
    def names(self) -> list[str]:
        names = []
        for i, seat in enumerate(self.match.seats):
            bot = BOT_NAMES[i % len(BOT_NAMES)]
            own = shown_name(seat.name, self.reader.language)
            names.append(own or (bot if seat.kind == BOT else self.reader.speech.say("seat-open")))
        more = self.match.game.places(self.match.state) - len(names)
        return names + [automatic_name(self.match.game, self.reader.language)] * more if more else names

    @once
    def words(self) -> Words:
        return self.memo.words.get(self.naming, lambda: Words(self.match.game, *self.naming))

    @once
    def naming(self) -> Naming:
        return self.reader.language, tuple(self.names)

    @once
    def title(self) -> str:
        """What the table is called: by its host, or like its game."""
        return self.match.name or self.words.title

    @property
    def is_here(self) -> bool:
        """Whether this is the newest state, where one can act."""
        return self.count is None

    @once
    def state(self) -> Any:
        return self.match.seen_by(self.seat) if self.count is None else self.match.state_at(self.count)

    @property
    def version(self) -> int:
        """The newest version of the table that changed something for the reader."""
        return max((self.match.versions[seat] for seat in self.mine), default=self.match.version)

    @once
    def movers(self) -> list[int]:
        """Who must choose."""
        if self.is_here:
            return self.match.movers
        return [] if self.state.over else [self.match.game.mover(self.state)]

    @property
    def mover(self) -> int:
        """The first who must choose; -1 for nobody."""
        return next(iter(self.movers), -1)

    @property
    def asked_names(self) -> str:
        """Who must choose, by name."""
        return listed((self.names[seat] for seat in self.movers), self.reader.language)

    @once
    def my_turn(self) -> bool:
        return self.is_here and self.seat in self.match.movers and self.seat in self.mine

    @property
    def has_chosen(self) -> bool:
        """Whether the reader waits for others who choose at the same time."""
        return self.is_here and self.seat in self.match.choices and not self.my_turn

    @property
    def confirms(self) -> bool:
        """Whether the reader is asked to confirm the end of a turn at this table."""
        has_company = not against_bots(self.match, self.seat)
        return self.reader.confirm == "always" or (self.reader.confirm == "people" and has_company)

    @property
    def knows_all(self) -> bool:
        """After the end there are no secrets."""
        return self.match.is_over

    @property
    def eye(self) -> int:
        """Whose secrets are shown: nobody's before the game begins, for seats can still be changed then."""
        return -1 if self.match.status == GATHERING else self.seat

    @once
    def view(self) -> dict[str, Any]:
        game = self.match.game
        if not self.is_here:
            return game.view(self.state, self.eye)
        if self.eye < 0:
            return self.open_view
        if game.seat_view is not None and self.state is self.match.state:
            return game.seat_view(self.state, self.eye, self.open_view)
        return game.view(self.state, self.eye)

    @property
    def open_view(self) -> dict[str, Any]:
        """What a spectator sees of the newest state."""
        return self.memo.open_view(self.match)

    @once
    def sees_openly(self) -> bool:
        """Whether this reader sees of the newest state just what a spectator sees, the own hand left aside."""
        return self.is_here and (self.match.game.face.hand is not None or self._sees_as_others)

    @property
    def _sees_as_others(self) -> bool:
        return self.view is self.open_view or self.view == self.open_view

    @once
    def guess(self) -> Any:
        """What the state might be, as far as this reader's seat can know. Nobody changes it."""
        return self.match.game.guess(self.state, self.seat, PREVIEW_SEED)

    @once
    def scores(self) -> list[float]:
        """Points as far as this reader can know them: from guesses, unless the game shows them itself."""
        game, s = self.match.game, self.state
        if "scores" in self.view:
            return list(self.view["scores"])
        if self.knows_all:
            return game.scores(s)
        if self.eye >= 0 and self.sees_openly and game.face.hand is None:  # so all such seats know the same
            return self.memo.scores.get(self.match.number, lambda: game.scores(self.guess))
        if self.eye >= 0:
            return game.scores(self.guess)
        others = [(place + 1) % len(self.match.seats) for place in range(game.places(s))]
        return [game.scores(game.guess(s, other, PREVIEW_SEED))[place] for place, other in enumerate(others)]

    @property
    def promised(self) -> list[int | None]:
        """What each seat may expect to have at the end, by the game's own advice; as an onlooker would judge it.

        Only at tables that wanted it when they were opened.
        """
        match, worth = self.match, self.match.game.worth
        places = match.game.places(match.state)
        if worth is None or not match.evaluation or not self.is_here or match.status != PLAYING:
            return [None] * places

        def promised() -> list[int | None]:
            guess, unit = match.game.guess(match.state, -1, PREVIEW_SEED), 100 * match.game.meta.score_unit
            return [round(worth(guess, place) / unit) for place in range(places)]

        return self.memo.promised.get(match.number, promised)

    def is_present(self, seat: int) -> bool:
        chair = self.match.seats[seat] if seat < len(self.match.seats) else None
        return chair is not None and chair.kind == PERSON and chair.person in self.present

    @property
    def watchers(self) -> int:
        """Open pages of people who do not sit here."""
        people = self.match.people()
        return sum(person not in people for person in self.present)


def seat_for(match: Match, reader: Reader, wish: int | None) -> int:
    """The seat a reader looks from: the own one that must choose, else the wished or first own one, else none.

    After the end everybody may look from every seat.
    """
    mine = match.seats_of(reader.id)
    if match.is_over and wish is not None and 0 <= wish < len(match.seats):
        return wish
    if asked := [seat for seat in match.movers if seat in mine]:
        return asked[0]
    if wish in mine:
        return wish
    return mine[0] if mine else -1
