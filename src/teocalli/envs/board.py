"""What all environments share: one game in the quickest form there is, seen as numbers.

The observation is that of `engine/observation.py`, each cell as a number from 0 on; the mask has a 1 for each legal
action. Both are made by compiled code, or from the plain form where there is no Numba.

A decision with one legal action is carried out by itself, since there is nothing to choose, unless `ask` is `all`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np

from teocalli.engine.forced import ASK, ASK_ALL
from teocalli.engine.game import Game, Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS, observe
from teocalli.engine.refusals import BadUse
from teocalli.engine.structs import HAVE_NUMBA, copy_of, rule

#: What an agent is told at the end of a game.
REWARDS: dict[str, Callable[[list[float], list[int], int], float]] = {
    "points": lambda scores, ranks, seat: scores[seat],
    "margin": lambda scores, ranks, seat: scores[seat] - max(v for i, v in enumerate(scores) if i != seat),
    "rank": lambda scores, ranks, seat: 1 - 2 * (ranks[seat] - 1) / (len(ranks) - 1),
}


@rule
def look(
    rules: Rules, cells: Any, seat: int, table: Any, stack: Any, first: Any, layout: Any, turn: Any, seen: Any
) -> None:
    """What a seat sees, each cell from 0 on."""
    observe(cells, seat, table, stack, first, layout, turn, seen)
    for i in range(len(seen)):
        seen[i] -= first[i]


LOOK = Kernel(
    look,
    "(int16[::1], i8, i8[:,::1], i8[:,:,::1], i8[::1], i8[::1], i8[::1], i8[::1])",
)


def fewest_options(ask: str) -> int:
    """With fewer options than these nobody is asked."""
    if ask not in ASK:
        raise BadUse(f"{ask!r} does not say when to ask. There are: {', '.join(ASK)}.")
    return 1 if ask == ASK_ALL else 2


def place_of(seat: int, players: int) -> int:
    """Where a seat, numbered as people do, stands in the state."""
    if not 1 <= seat <= players:
        raise BadUse(f"The seats are numbered from 1 to {players}.")
    return seat - 1


class Board:
    """A game under way, for one thread."""

    def __init__(self, game: Game, setting: Setting, reward: str = "margin", ask: str = ASK[0]) -> None:
        if reward not in REWARDS:
            raise BadUse(f"There is no reward {reward!r}. There are: {', '.join(REWARDS)}.")
        self.fewest = fewest_options(ask)
        self.game, self.setting, self.reward = game, setting, reward
        self.seats = setting.players
        game.setting(setting)  # refused at once, if it must be
        seen = game.observation
        self.sizes = np.diff(seen.first)
        self._tables = seen.table, seen.stack, seen.first, seen.layout, np.zeros(2 * MOST_SEATS, np.int64)
        self._seen = np.zeros(seen.count, np.int64)
        dtype = game.state.dtype
        self._over = dtype.fields["over"][1] // 2
        self._layout = tuple(int(place) for place in seen.layout[1:4])
        self.state: Any = None
        self._cells: Any = None  # the same memory, cell by cell
        self._options: Any = None  # the legal actions, where they have been listed
        self.mover = -1  # who must choose; -1 when the game is over
        self.menu: Any = game.compiled.menu() if HAVE_NUMBA else None

    def begin(self, seed: int) -> None:
        """A new game."""
        self._take(self.game.compiled.new(self.setting, seed) if HAVE_NUMBA else self.game.new(self.setting, seed))
        self._go_on()

    def _take(self, state: Any) -> None:
        self.state, self._options = state, None
        self._cells = state.view(np.int16) if HAVE_NUMBA else None

    def __deepcopy__(self, memo: Any) -> Board:
        """The same game once more; rules and tables are shared."""
        other = copy(self)
        other._seen, other.menu = self._seen.copy(), self.menu.copy() if HAVE_NUMBA else None
        if self.state is not None:
            other._take(self.state.copy() if HAVE_NUMBA else copy_of(self.state))
        return other

    @property
    def plain(self) -> Any:
        return self.game.compiled.plain(self.state) if HAVE_NUMBA else self.state

    @property
    def is_over(self) -> bool:
        return bool(self._cells[self._over]) if HAVE_NUMBA else bool(self.state.over)

    def _asked(self) -> int:
        """Who must choose; -1 when the game is over."""
        if not HAVE_NUMBA:
            return self.game.mover(self.state)
        if self.is_over:
            return -1
        depth, stack, frame = self._layout
        return int(self._cells[stack + frame * (int(self._cells[depth]) - 1) + 1])

    def legal(self) -> Any:
        """The legal actions; they are listed once."""
        if self._options is None:
            self._options = self._listed()
        return self._options

    def _listed(self) -> Any:
        if not HAVE_NUMBA:
            return np.array(self.game.legal(self.state), np.int64)
        count = self.game.compiled.list_options(self.state, self.menu)
        return self.menu[1 : count + 1]

    def mask(self) -> Any:
        """A 1 for each legal action."""
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """What a seat sees."""
        if HAVE_NUMBA:
            look = self.game.kernel(LOOK)
            look(self._cells, seat, *self._tables, self._seen)
            return self._seen.astype(np.int16)
        return (self.game.observation.of(self.state, seat) - self.game.observation.first[:-1]).astype(np.int16)

    def act(self, action: int) -> None:
        """Carry out a legal action; others are refused in words."""
        if action not in self.legal():
            self.game.apply(self.plain, int(action))  # says why
        self._carry_out(action)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out what is forced."""
        while not self.is_over and len(options := self.legal()) < self.fewest:
            self._carry_out(options[0])
        self.mover = self._asked()

    def _carry_out(self, action: int) -> None:
        self._options = None
        if HAVE_NUMBA:
            self.game.compiled.act(self.state, int(action))
        else:
            self.game.rulebook.act(self.state, int(action))

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        s = self.plain
        scores, ranks = self.game.scores(s), self.game.ranks(s)
        return [float(REWARDS[self.reward](scores, ranks, seat)) for seat in range(self.seats)]
