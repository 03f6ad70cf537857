"""The bench: how quick the rules are, in both forms, next to a loop that says how quick the machine is."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import numpy as np

from teocalli.engine.chance import advance, seeded
from teocalli.engine.game import Game, Setting
from teocalli.engine.replacing import can_compile
from teocalli.engine.structs import copy_of

Row = dict[str, Any]
KEYS = ["game", "players", "form", "decisions_per_s", "games_per_s", "copy_us", "step_us", "cold_s", "warm_s"]
#: What a new process does for the start to be measured: one whole random game.
ONE_GAME = """
import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)  # whoever interrupts hears of it from the bench alone
from teocalli.engine.conformance import random_game
from teocalli.engine.game import Setting
from teocalli.games import game
g = game({key!r})
setting = Setting({players})
if {compiled}:
    g.compiled.run_many(1, setting, 1)
else:
    for s, _ in random_game(g, setting, 1):
        pass
"""


def rows(games: Iterable[Game], seconds: float) -> list[Row]:
    """Measure every game, for every number of players, in every form there is."""
    found = []
    for game in games:
        for form in ("plain", "compiled") if can_compile() else ("plain",):
            cold, warm = start_seconds(game, form)
            for players in game.meta.players:
                _tell(f"{game.meta.title}, {players} players, {form}")
                measure = measure_plain if form == "plain" else measure_compiled
                figures = measure(game, Setting(players), seconds)
                values = (game.meta.key, players, form, *figures, cold, warm)
                found.append(dict(zip(KEYS, values, strict=True)))
    return found


# ---------------------------------------------------------------- the two forms


def measure_plain(game: Game, setting: Setting, seconds: float) -> tuple[float, float, float, float]:
    """Decisions and games a second, microseconds for a copy and for a checked decision with its events."""
    chooser = Random(1)
    decisions = games = 0
    until = time.perf_counter() + seconds
    began = time.perf_counter()
    while time.perf_counter() < until:
        s = game.new(setting, games)
        while not s.over:
            game.rulebook.act(s, chooser.choice(game.legal(s)))
            decisions += 1
        games += 1
    elapsed = time.perf_counter() - began
    s, actions = _played(game, setting)
    copy_us = _microseconds(lambda: copy_of(s), seconds / 4)

    def replay() -> None:
        fresh = game.new(setting, 1)
        for action in actions:
            game.apply(fresh, action)

    step_us = _microseconds(replay, seconds / 4) / len(actions)
    return decisions / elapsed, games / elapsed, copy_us, step_us


def measure_compiled(game: Game, setting: Setting, seconds: float) -> tuple[float, float, float, float]:
    """The same for the compiled form; its decisions are driven one by one from Python."""
    fast = game.compiled
    batch, elapsed, decisions = 1, 0.0, 0
    while elapsed < seconds / 2:
        batch *= 2
        began = time.perf_counter()
        decisions, _ = fast.run_many(batch, setting, 1)
        elapsed = time.perf_counter() - began
    start, menu = fast.new(setting, 1), fast.menu()
    _, actions = _played(game, setting)
    copy_us = _microseconds(start.copy, seconds / 4)
    scratch = start.copy()

    def replay() -> None:
        np.copyto(scratch, start)
        for action in actions:
            fast.step(scratch, action, menu)

    step_us = _microseconds(replay, seconds / 4) / len(actions)
    return decisions / elapsed, batch / elapsed, copy_us, step_us


def _played(game: Game, setting: Setting) -> tuple[Any, list[int]]:
    """The middle of a random game of seed 1, and all its actions."""
    chooser, s, actions, middle = Random(1), game.new(setting, 1), [], None
    while not s.over:
        actions.append(chooser.choice(game.legal(s)))
        game.rulebook.act(s, actions[-1])
        if len(actions) % 50 == 1:
            middle = copy_of(s)
    return middle, actions


def _microseconds(work: Callable[[], object], seconds: float) -> float:
    """The mean cost of a call."""
    calls, elapsed = 1, 0.0
    while elapsed < seconds:
        calls *= 2
        began = time.perf_counter()
        for _ in range(calls):
            work()
        elapsed = time.perf_counter() - began
    return 1e6 * elapsed / calls


# ---------------------------------------------------------------- starting


def start_seconds(game: Game, form: str) -> tuple[float, float]:
    """Seconds from nothing to the end of one game in a new process: with an empty cache, then with a filled one."""
    program = ONE_GAME.format(key=game.meta.key, players=game.meta.players[-1], compiled=form == "compiled")
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for what in ("cold", "warm"):
            _tell(f"{game.meta.title}, {form}, {what} start")
            began = time.perf_counter()
            subprocess.run([sys.executable, "-c", program], env={**os.environ, "TEOCALLI_CACHE": folder}, check=True)
            times.append(time.perf_counter() - began)
    return times[0], times[1]


# ---------------------------------------------------------------- the machine


def calibration(seconds: float) -> str:
    """Steps a second of a fixed loop (the games' generator), plain and compiled: compare machines by it."""

    def loop(x: int, steps: int) -> int:
        for _ in range(steps):
            x = advance(x)
        return x

    start = seeded(1)
    plain = 1e6 * 1000 / _microseconds(lambda: loop(start, 1000), seconds / 4)
    text = f"calibration loop: {plain / 1e6:.1f} M steps/s plain"
    if can_compile():
        from numba import njit

        quick: Any = njit(loop)
        quick(start, 1)
        compiled = 1e6 * 100_000 / _microseconds(lambda: quick(start, 100_000), seconds / 4)
        text += f", {compiled / 1e6:.0f} M compiled"
    return text


def table(found: Sequence[Row]) -> list[str]:
    """The rows for people."""
    head = "game         players form      decisions/s    games/s  copy µs  step µs  cold s  warm s"
    return [head] + [
        f"{r['game']:<12} {r['players']:>7} {r['form']:<9} {r['decisions_per_s']:>11,.0f} {r['games_per_s']:>10,.1f}"
        f" {r['copy_us']:>8.2f} {r['step_us']:>8.2f} {r['cold_s']:>7.1f} {r['warm_s']:>7.2f}"
        for r in found
    ]


def _tell(text: str) -> None:
    print(f"measuring {text} …", file=sys.stderr, flush=True)
