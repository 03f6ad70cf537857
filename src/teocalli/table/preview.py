"""A preview: the table as it would be after a choice that ends the turn. It is shown first, and confirmed then.

Nothing is written: the choice is carried out on a guess of the seat. Where something hidden would come to light, the
board is not shown, for the guess does not know it; what is known before that is told all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.engine.actions import UnknownToken
from teocalli.face.consequence import gains
from teocalli.face.face import Figure, Marks
from teocalli.table import log_lines
from teocalli.table.legal_options import Option
from teocalli.table.match import Move
from teocalli.table.once import once
from teocalli.table.perspective import Perspective, is_silent
from teocalli.table.refusals import Refused


@dataclass(frozen=True)
class Step:
    """A choice of the turn: its words and what it brought."""

    text: str
    figures: Sequence[Figure]


@dataclass
class Preview(Perspective):
    """A table as its mover would see it after an option."""

    token: str = ""

    @once
    def option(self) -> Option:
        now = Perspective(self.match, self.reader, self.seat)
        found = next((option for option in now.options if option.token == self.token), None)
        if found is None:
            raise Refused("refused-stale")
        return found

    @property
    def is_here(self) -> bool:
        """What is shown here is not kept for anybody else."""
        return False

    @property
    def is_certain(self) -> bool:
        return not self.option.consequence.uncertain

    @once
    def action(self) -> int:
        try:
            return self.match.game.actions.action(self.token)
        except UnknownToken:
            raise Refused("refused-stale") from None

    @once
    def state(self) -> Any:
        game = self.match.game
        after = game.copy(Perspective(self.match, self.reader, self.seat).guess)
        game.carry_out(after, self.action)
        return after

    @once
    def movers(self) -> list[int]:
        """The turn is not over before it is confirmed."""
        return [self.seat]

    @once
    def marks(self) -> Marks:
        first = len(self.match.moves) - len(self.turn)
        touched = [self.option.place, *(self.place_of(first + i) for i in range(len(self.turn)))]
        return Marks(self.seat, self.names, frozenset(place for place in touched if place is not None))

    @once
    def turn(self) -> Sequence[Move]:
        """The choices made so far in this turn."""
        return [move for move in self._last_turn if (move.seat, move.turn) == (self.seat, self.match.state.turn)]

    @once
    def this_turn(self) -> list[Figure]:
        """With what this choice brings."""
        own = [event for move in self.turn for event in move.events if event.seat == self.seat]
        guess = self.match.game.copy(Perspective(self.match, self.reader, self.seat).guess)
        own += [event for event in self.match.game.carry_out(guess, self.action) if event.seat == self.seat]
        return gains(self.match.game, own, self.words, netted=False)[0]

    @once
    def steps(self) -> list[Step]:
        """The turn step by step, this choice last."""
        first = len(self.match.moves) - len(self.turn)
        places = (first + i for i, move in enumerate(self.turn) if not is_silent(self.match.game, move))
        lines = (log_lines.line(self, place) for place in places)
        return [*(Step(line.text, line.figures) for line in lines), self._last_step]

    @property
    def _last_step(self) -> Step:
        option = self.option
        return Step(option.whole, option.consequence.figures)
