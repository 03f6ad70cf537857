"""A compiled run with bounds checking, in a process of its own: Numba reads the setting when it is loaded."""

from __future__ import annotations

import os
import subprocess
import sys

from teocalli.engine.game import Setting

PROGRAM = """
import sys
from teocalli.engine.game import Setting
from teocalli.games import game
key, count, *settings = sys.argv[1:]
for text in settings:
    players, *options = text.split()
    chosen = dict(option.split("=") for option in options)
    decisions, _ = game(key).compiled.run_many(int(count), Setting(int(players), chosen), 1)
    print(decisions)
"""


def run_checked(key: str, settings: list[Setting], games: int = 20) -> list[int]:
    """Random games of each setting with every index checked; the decisions taken. A bad index raises."""
    told = [" ".join([str(s.players), *(f"{k}={v}" for k, v in s.options.items())]) for s in settings]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, key, str(games), *told],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stderr[-2000:])
    return [int(line) for line in done.stdout.split()]
