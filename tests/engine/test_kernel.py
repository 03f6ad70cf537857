"""Kernels give the same answers in both forms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from teocalli.bots.greedy import KERNEL, SIGNATURE
from teocalli.engine import kernel
from teocalli.engine.conformance import random_game
from teocalli.engine.game import Setting
from teocalli.engine.records import HAVE_NUMBA, copy_of, pack
from tests.engine.tiny import TINY

LEVELS = 6


def plain_values(search: Any, s: Any, budget: int, seed: int) -> list[int]:
    size = TINY.actions.size
    states = [copy_of(s), *[None] * (LEVELS - 1)]
    menus = [[0] * (size + 1) for _ in range(LEVELS)]
    scratch = [[0] * LEVELS for _ in range(3)]
    found = [0] * size
    return found[: search(states, TINY.mover(s), budget, seed, menus, *scratch, found)]


def compiled_values(search: Any, s: Any, budget: int, seed: int) -> list[int]:
    size = TINY.actions.size
    states = np.zeros((LEVELS, TINY.compiled.size), np.uint8)
    states[0] = pack(s)
    menus = np.zeros((LEVELS, size + 1), np.int64)
    scratch = [np.zeros(LEVELS, np.int64) for _ in range(3)]
    found = np.zeros(size, np.int64)
    n = search(states, TINY.mover(s), budget, seed, menus, *scratch, found)
    return [int(v) for v in found[:n]]


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
@pytest.mark.parametrize("budget", [1, 3, 1000])
def test_both_forms_of_a_kernel_agree(budget: int) -> None:
    plain = kernel.load_plain(TINY, KERNEL).best_turn
    quick = TINY.kernel(KERNEL, {"best_turn": SIGNATURE}).best_turn
    for seed in range(30):
        for s, options in random_game(TINY, Setting(2), seed):
            if options:
                assert plain_values(plain, s, budget, seed) == compiled_values(quick, s, budget, seed)


def test_the_search_sees_the_best_end_of_the_turn() -> None:
    search = kernel.load_plain(TINY, KERNEL).best_turn
    s = TINY.new(Setting(2), 1)
    s.players[0].card[0], s.players[1].points = 0, 2
    values = dict(zip(TINY.tokens(s), plain_values(search, s, 1000, 1), strict=True))
    # The ace is worth three points and the opponent has two; a taken stone brings nothing yet.
    assert values == {"take 1": -200, "take 2": -200, "take 3": -200, "play": 100}


def test_winning_comes_before_points() -> None:
    search = kernel.load_plain(TINY, KERNEL).best_turn
    s = TINY.new(Setting(2), 1)
    s.heap = 2
    values = dict(zip(TINY.tokens(s), plain_values(search, s, 1000, 1), strict=True))
    assert max(values, key=lambda token: values[token]) in ("take 2", "play")
    assert values["take 1"] < values["take 2"]


def test_a_kernel_is_loaded_once() -> None:
    first = TINY.kernel(KERNEL, {"best_turn": SIGNATURE})
    assert TINY.kernel(KERNEL, {"best_turn": SIGNATURE}) is first
