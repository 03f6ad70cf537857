"""Compiled searches of one game: loading the kernel, and playing whole games inside it."""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import Net, empty_log, new_paper, seen_of
from teocalli.bots.net import HIDDEN, POLICY, WIDTH, empty_net
from teocalli.bots.settings import AIMS, HOWS
from teocalli.bots.turn_search import PLAY_GAMES
from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS

#: Options of a decision that a log of choices has room for.
MOST_OPTIONS = 64
#: Columns of the results of whole games.
TURNS, DECISIONS, SHIFT, COLUMNS = 2 * MOST_SEATS, 2 * MOST_SEATS + 1, 2 * MOST_SEATS + 2, 2 * MOST_SEATS + 3


class Log:
    """Positions, or decisions with their options, as they are met in games."""

    def __init__(self, game: Game[Any], size: int, options: int = 0) -> None:
        self.arrays = empty_log(size, game.observation.count, options)
        self.count = 0

    def written(self) -> tuple[Any, Any, Any]:
        """What was written, without the empty rest."""
        rows, numbers, options = (array[: self.count] for array in self.arrays)
        return rows, numbers, options


class Searches:
    """The compiled searches of a game, with scratch paper for one thread."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        net = empty_net(game, WIDTH, HIDDEN, POLICY)
        self.seen, self.paper = seen_of(game), new_paper(game, net)
        self.play_games = game.kernel(PLAY_GAMES)

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
        self.play_games(
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


def rows_of(*hows: list[int]) -> Any:
    """Rows of settings for `Searches.play`."""
    return np.array([[*how, *[0] * (HOWS - len(how))] for how in hows], np.int64)


def aims_of(*aims: list[float]) -> Any:
    return np.array([[*aim, *[0.0] * (AIMS - len(aim))] for aim in aims])
