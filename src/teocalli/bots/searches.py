"""Compiled searches of one game: loading the kernel, and playing whole games inside it."""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.bots.desk import Net, empty_log, new_paper
from teocalli.bots.net import empty_net
from teocalli.bots.policy import policy_for_searches
from teocalli.bots.settings import AIMS, HOWS
from teocalli.bots.whole_games import MOST_DECISIONS, PLAY_GAMES
from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS

#: Columns of the results of whole games.
TURNS, DECISIONS, SHIFT, COLUMNS = 2 * MOST_SEATS, 2 * MOST_SEATS + 1, 2 * MOST_SEATS + 2, 2 * MOST_SEATS + 3


class Log:
    """Positions as they are met in games."""

    def __init__(self, game: Game[Any], size: int) -> None:
        self.arrays = empty_log(size, game.insight.count)
        self.count = 0

    def written(self) -> tuple[Any, Any]:
        """What was written, without the empty rest."""
        insights, numbers = (array[: self.count] for array in self.arrays)
        return insights, numbers


class Searches:
    """The compiled searches of a game, with scratch paper for one thread."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.paper = new_paper(game, empty_net(game), policy_for_searches(game))
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
        log: Log | None = None,
        chance: int | None = None,
        trace: Any = None,
    ) -> Any:
        """Whole games; for each the points and win shares by player, turns, decisions, and by how much seats moved.

        What players draw at random follows from the seed of the set-ups, unless `chance` is another one.
        """
        results = np.zeros((games, COLUMNS))
        log = log or Log(self.game, 0)
        rows = np.zeros(1, np.int64)
        self.play_games(
            games,
            np.asarray(cells, np.int64),
            seed,
            seed ^ (1 << 50) if chance is None else chance,
            same,
            np.asarray(hows, np.int64),
            np.asarray(aims, np.float64),
            *nets,
            self.paper,
            log.arrays,
            results,
            rows,
            new_trace(0) if trace is None else trace,
        )
        log.count = int(rows[0])
        return results


def new_trace(games: int) -> Any:
    """Room for the actions of so many games."""
    return np.zeros((games, MOST_DECISIONS), np.int64)


_searches: dict[str, Searches] = {}


def searches_of(game: Game[Any]) -> Searches:
    """Compiled searches are made once in each process."""
    if game.meta.key not in _searches:
        _searches[game.meta.key] = Searches(game)
    return _searches[game.meta.key]


def rows_of(*hows: list[int]) -> Any:
    """Rows of settings for `Searches.play`."""
    return np.array([[*how, *[0] * (HOWS - len(how))] for how in hows], np.int64)


def aims_of(*aims: list[float]) -> Any:
    return np.array([[*aim, *[0.0] * (AIMS - len(aim))] for aim in aims])
