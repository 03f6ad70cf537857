"""The form for a GPU, on the processor: the same generated rules with records in memory (`engine/cuda.py`).

`python -m tests.records_form teotihuacan 100` plays so many random games in it and in the compiled form, with either
generator of chance, and compares how many decisions they have and the whole states at their ends. Compiling takes
minutes.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.engine.compiled import generate, import_generated
from teocalli.engine.cuda import GAME, RECORDS
from teocalli.engine.game import Game, Seed, Setting
from teocalli.games import game as find_game

LAUNCH = """

from numba import njit


@njit
def launch(states, menus, decisions, cells):
    for i in range(decisions.size):
        decisions[i] = whole_game(states[i], menus[i], cells, i)
"""


def launcher(game: Game) -> Any:
    """Whole random games on records; compiled when it is first called."""
    text = generate(game, RECORDS) + GAME + LAUNCH
    with tempfile.TemporaryDirectory() as folder:
        return import_generated(Path(folder) / f"teocalli_records_{game.meta.key}.py", text).launch


def differences(game: Game, launch: Any, setting: Setting, games: int, keyed: bool) -> list[int]:
    """The games that are not the same in both forms."""
    fast = game.compiled
    seeds: list[Seed] = [f"{i:064x}" if keyed else i for i in range(games)]
    started = np.zeros((games, fast.size), np.uint8)
    if keyed:
        started[:] = [fast.flat(game.started(seed)) for seed in seeds]
    states = started.reshape(-1).view(game.state.dtype)
    menus, decisions = np.zeros((games, game.actions.size + 1), np.int64), np.zeros(games, np.int64)
    launch(states, menus, decisions, np.array(game.setting(setting), np.int64))

    def is_same(i: int) -> bool:
        state = fast.new(setting, seeds[i])
        return (fast.playout(state, i), state.tobytes()) == (decisions[i], states[i].tobytes())

    return [i for i in range(games) if not is_same(i)]


if __name__ == "__main__":
    key, count = sys.argv[1], int(sys.argv[2])
    chosen = find_game(key)
    launched = launcher(chosen)
    for players in chosen.meta.players:
        for by_key in (False, True):
            wrong = differences(chosen, launched, Setting(players), count, by_key)
            chance = "keyed" if by_key else "quick"
            print(f"{key}, {players} players, {count} games, {chance}: {wrong or 'all the same'}", flush=True)
