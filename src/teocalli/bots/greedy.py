"""The bot that looks at what its own turn can come to, and no further.

For a few guesses at what it cannot see, it searches the sequences of decisions that its turn may still take, and
judges where they lead by the game's own advice (`worth`). It begins the turn that is best on average.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import numpy as np

from teocalli.bots.base import Offer, Situation, new_seed
from teocalli.bots.best_turn import BEST_TURN
from teocalli.bots.settings import ADVICE, FOR_THE_LEAD, Rows, how, rows
from teocalli.engine.game import Game
from teocalli.engine.replacing import can_compile

#: The longest turn it looks through, in decisions.
LEVELS = 24
GUESSES = 3
#: Ends of turns looked at for one guess: as many as either form manages in good time.
BUDGET, PLAIN_BUDGET = 4000, 150


class GreedyBot:
    """Takes what is best for its own turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.chooser = Random(seed)
        self._desk: _Desk | None = None

    def choose(self, situation: Situation) -> str:
        if len(situation.tokens) == 1:
            return situation.tokens[0]
        self._desk = desk = self._desk_for(situation)
        began = time.monotonic()
        totals = [0] * len(situation.tokens)
        for number in range(1, GUESSES + 1):
            values = desk.values(situation.guess(new_seed(self.chooser)), situation.seat, new_seed(self.chooser))
            totals = [total + value for total, value in zip(totals, values, strict=True)]
            if (time.monotonic() - began) * (number + 1) / number > situation.seconds:
                break  # another guess would take too long
        best = max(totals)
        return self.chooser.choice([t for t, total in zip(situation.tokens, totals, strict=True) if total == best])

    def _desk_for(self, situation: Situation) -> _Desk:
        """The desk for the game; compiled, unless somebody waits and the compiler is not done."""
        game, desk = situation.game, self._desk
        if desk is not None and desk.game is game and (desk.compiled or not can_compile()):
            return desk
        compiled = can_compile() and (not situation.hurry or BEST_TURN.is_ready(game))
        if desk is not None and desk.game is game and desk.compiled == compiled:
            return desk
        return _Desk(game, compiled)


def in_compiled_games(game: Game[Any]) -> Rows:
    """The same advice, guesses and budget; but positions that were met are passed over, and the lead alone counts."""
    return rows(how(ADVICE, BUDGET, guesses=GUESSES), FOR_THE_LEAD)


OFFERS = (Offer("greedy", GreedyBot, "Standard bot", at_tables=False, kernels=(BEST_TURN,), rows=in_compiled_games),)


class _Desk:
    """The search and its scratch paper, for one game."""

    def __init__(self, game: Game, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        self.search = game.kernel(BEST_TURN) if compiled else BEST_TURN.plain(game)
        size = game.actions.size
        if compiled:
            self.states: Any = np.zeros((LEVELS, game.compiled.size), np.uint8)
            self.menus: Any = np.zeros((LEVELS, size + 1), np.int64)
            self.scratch: list[Any] = [np.zeros(LEVELS, np.int64) for _ in range(3)]
            self.found: Any = np.zeros(size, np.int64)
        else:
            self.states = [None] * LEVELS
            self.menus = [[0] * (size + 1) for _ in range(LEVELS)]
            self.scratch = [[0] * LEVELS for _ in range(3)]
            self.found = [0] * size

    def values(self, guess: Any, seat: int, seed: int) -> list[int]:
        """What the turn can come to by each option of a guessed state, in the order of its menu."""
        self.states[0] = self.game.compiled.flat(guess) if self.compiled else guess
        budget = BUDGET if self.compiled else PLAIN_BUDGET
        n = self.search(self.states, seat, budget, seed, self.menus, *self.scratch, self.found)
        return [int(value) for value in self.found[:n]]
