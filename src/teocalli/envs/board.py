"""What all environments share: one game in the quickest form there is, seen as numbers.

The observation is that of `engine/observation.py`, each cell as a number from 0 on; the mask has a 1 for each legal
action. Both are made by compiled code, or from the plain form where there is no Numba.

A decision with one legal action is carried out by itself, since there is nothing to choose, unless `ask` is `all`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from teocalli.engine.forced import ASK, ASK_ALL
from teocalli.engine.game import Game, Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS, observe
from teocalli.engine.refusals import BadUse
from teocalli.engine.replacing import can_compile
from teocalli.engine.structs import copy_of, rule
from teocalli.envs.step import is_offered
from teocalli.games import game as game_of

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
#: What `answer` says besides a seat.
NOBODY, NOT_OFFERED = -1, -2


@rule
def answer(rules: Rules, state: Any, answers: int, action: int, fewest: int, menu: Any) -> int:
    """Carry out one of the options in the menu, if somebody answers, and what is forced after it; the menu then holds
    the options of the seat that must choose, which is returned."""
    if answers == 1:
        if not is_offered(menu, action):
            return NOT_OFFERED
        rules.act(state, action)
    s = rules.record_of(state)
    n = rules.list_options(state, menu)
    while s.over == 0 and n < fewest:
        rules.act(state, menu[1])
        n = rules.list_options(state, menu)
    if s.over != 0:
        return NOBODY
    return int(s.stack[s.depth - 1].seat)


ANSWER = Kernel(answer, "(uint8[::1], i8, i8, i8, i8[::1])")


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


def resumed(key: str, setting: Setting, reward: str, ask: str, state: Any) -> Board:
    """A board that had been stored."""
    board = Board(game_of(key), setting, reward, ask)
    if state is not None:
        board.go_on_from(state)
    return board


class Board:
    """A game under way, for one thread."""

    def __init__(self, game: Game, setting: Setting, reward: str = "margin", ask: str = ASK[0]) -> None:
        if reward not in REWARDS:
            raise BadUse(f"There is no reward {reward!r}. There are: {', '.join(REWARDS)}.")
        self.fewest = fewest_options(ask)
        self.game, self.setting, self.reward, self.ask = game, setting, reward, ask
        self.seats = setting.players
        game.setting(setting)  # refused at once, if it must be
        seen = game.observation
        self.sizes = np.diff(seen.first)
        self._tables = seen.table, seen.stack, seen.first, seen.layout, np.zeros(2 * MOST_SEATS, np.int64)
        self.state: Any = None
        self.mover = NOBODY  # who must choose, until the game is over
        self._answer = game.kernel(ANSWER)
        self.menu = np.zeros(game.actions.size + 1, np.int64)  # how many options there are, then the options

    def begin(self, seed: int) -> None:
        """A new game."""
        form = self.game.compiled if can_compile() else self.game
        self.go_on_from(form.new(self.setting, seed))

    def go_on_from(self, state: Any) -> None:
        self.state = state
        self.mover = self._answer(state, 0, 0, self.fewest, self.menu)

    def __deepcopy__(self, memo: Any) -> Board:
        """The same game once more; rules and tables are shared."""
        other = object.__new__(Board)
        other.__dict__ = self.__dict__.copy()  # more than twice as quick as an update
        other.menu = self.menu.copy()
        if self.state is not None:
            other.state = self.state.copy() if can_compile() else copy_of(self.state)
        return other

    def __reduce__(self) -> Any:
        """Stored as what cannot be had again: tables and compiled rules belong to the game."""
        return resumed, (self.game.meta.key, self.setting, self.reward, self.ask, self.state)

    @property
    def plain(self) -> Any:
        return self.game.compiled.plain(self.state) if can_compile() else self.state

    @property
    def is_over(self) -> bool:
        return self.mover == NOBODY

    def legal(self) -> Any:
        """The legal actions."""
        return self.menu[1 : self.menu[0] + 1]

    def mask(self) -> Any:
        """A 1 for each legal action."""
        mask = np.zeros(self.game.actions.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Any:
        """What a seat sees."""
        if can_compile():
            seen = np.empty(len(self.sizes), np.int64)
            self.game.kernel(LOOK)(self.state.view(np.int16), seat, *self._tables, seen)
            return seen.astype(np.int16)
        return (self.game.observation.of(self.state, seat) - self.game.observation.first[:-1]).astype(np.int16)

    def act(self, action: int) -> None:
        """Carry out a legal action, and what is forced after it; others are refused in words."""
        asked = self._answer(self.state, 1, action, self.fewest, self.menu)
        if asked == NOT_OFFERED:
            self.game.apply(self.plain, int(action))  # says why
        self.mover = asked

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        s = self.plain
        scores, ranks = self.game.scores(s), self.game.ranks(s)
        return [float(REWARDS[self.reward](scores, ranks, seat)) for seat in range(self.seats)]
