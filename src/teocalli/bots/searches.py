"""Compiled searches of one game: loading the kernel, and playing whole games inside it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import Net, new_paper, seen_of
from teocalli.bots.net import HIDDEN, POLICY, WIDTH, empty_net
from teocalli.bots.settings import AIMS, HOWS
from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS

KERNEL = Path(__file__).with_name("turn_search.py")
#: Options of a decision that a log of choices has room for.
MOST_OPTIONS = 64
#: Columns of the results of whole games.
TURNS, DECISIONS, SHIFT, COLUMNS = 2 * MOST_SEATS, 2 * MOST_SEATS + 1, 2 * MOST_SEATS + 2, 2 * MOST_SEATS + 3
#: Columns of the numbers that go with a logged position, behind the scores by place.
NUMBER, SEAT, TURN, CHOSEN, NUMBERS = MOST_SEATS, MOST_SEATS + 1, MOST_SEATS + 2, MOST_SEATS + 3, MOST_SEATS + 4


class Log:
    """Positions, or decisions with their options, as they are met in games."""

    def __init__(self, game: Game[Any], size: int, options: int = 0) -> None:
        self.rows = np.zeros((size, game.observation.count), np.uint16)
        self.numbers = np.zeros((size, NUMBERS), np.float32)
        self.options = np.zeros((size, options), np.int16)
        self.count = 0

    @property
    def arrays(self) -> tuple[Any, Any, Any]:
        return self.rows, self.numbers, self.options

    def written(self) -> tuple[Any, Any, Any]:
        """What was written, without the empty rest."""
        return self.rows[: self.count], self.numbers[: self.count], self.options[: self.count]


class Searches:
    """The compiled searches of a game, with scratch paper for one thread."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        net = empty_net(game, WIDTH, HIDDEN, POLICY)
        self.seen, self.paper = seen_of(game), new_paper(game, net)
        self.kernel = game.kernel(KERNEL, entries(game))

    def play(
        self,
        games: int,
        cells: Any,
        seed: int,
        hows: Any,
        aims: Any,
        nets: tuple[Net, Net],
        same: int = 1,
        positions: Log | None = None,
        choices: Log | None = None,
        every: int = 0,
    ) -> Any:
        """Whole games; for each the points and win shares by player, turns, decisions, and by how much seats moved."""
        results = np.zeros((games, COLUMNS))
        positions, choices = positions or Log(self.game, 0), choices or Log(self.game, 0, MOST_OPTIONS)
        rows = np.array([0, 0, every], np.int64)
        self.kernel.play_games(
            games,
            np.asarray(cells, np.int64),
            seed,
            same,
            np.asarray(hows, np.int64),
            np.asarray(aims, np.float64),
            self.seen,
            *nets,
            self.paper,
            positions.arrays,
            choices.arrays,
            results,
            rows,
        )
        positions.count, choices.count = int(rows[0]), int(rows[1])
        return results


def entries(game: Game[Any]) -> dict[str, Any]:
    """The kernel's entry points and the types of their arguments."""
    numba: Any = import_module("numba")
    typeof, types = numba.typeof, numba.types

    net = empty_net(game, 8, 8, 8)
    seen, paper = typeof(seen_of(game)), typeof(new_paper(game, net))
    how, aim = types.Array(types.int64, 1, "C"), types.Array(types.float64, 1, "C")
    hows, aims = types.Array(types.int64, 2, "C"), types.Array(types.float64, 2, "C")
    log = typeof(Log(game, 1, 1).arrays)
    i8, of_net = types.int64, typeof(net)
    return {
        "plan_turn": (i8, i8, how, aim, seen, of_net, paper),
        "play_games": (i8, how, i8, i8, hows, aims, seen, of_net, of_net, paper, log, log, aims, how),
    }


def rows_of(*hows: list[int]) -> Any:
    """Rows of settings for `Searches.play`."""
    return np.array([[*how, *[0] * (HOWS - len(how))] for how in hows], np.int64)


def aims_of(*aims: list[float]) -> Any:
    return np.array([[*aim, *[0.0] * (AIMS - len(aim))] for aim in aims])
