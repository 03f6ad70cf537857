"""Whether a training's games on the GPU at hand are the processor's: `python -m teocalli.lab.many_check GAME CODE`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.engine.gpu import Gpu
from teocalli.engine.gpu_check import GAMES, PLAYERS, STEPS, Play, difference, end
from teocalli.games import game as game_of
from teocalli.lab.many_games import ManyGames

#: What a step shows.
SHOWN = ("masks", "movers", "turns", "pending", "insights", "scores", "ended", "finals")


def told_by(games: ManyGames, array: Callable[[Any], Any] = np.asarray) -> Play:
    """The games as they are compared; `array` takes actions to where they are played."""

    def told(actions: Any) -> Mapping[str, Any]:
        if actions is not None:
            games.actions[:] = array(actions)
            games.step()
        return {name: getattr(games, name) for name in SHOWN}

    return told


def main(key: str, code: Path) -> None:
    game, gpu = game_of(key), Gpu(code)
    for players in PLAYERS:
        here, there = ManyGames(game, players, GAMES, 5), ManyGames(game, players, GAMES, 5, gpu)
        found = difference(told_by(here), told_by(there, gpu.arrays.asarray), STEPS)
        if found:
            end(f"{players} players, {found}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
