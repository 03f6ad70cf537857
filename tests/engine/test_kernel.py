"""Kernels give the same answers in both forms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.bots.best_turn import BEST_TURN
from teocalli.engine.conformance import random_game
from teocalli.engine.game import Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.engine.structs import copy_of, pack, rule
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
    plain = BEST_TURN.plain(TINY)
    quick = TINY.kernel(BEST_TURN)
    for seed in range(30):
        for s, options in random_game(TINY, Setting(2), seed):
            if options:
                assert plain_values(plain, s, budget, seed) == compiled_values(quick, s, budget, seed)


def test_the_search_sees_the_best_end_of_the_turn() -> None:
    search = BEST_TURN.plain(TINY)
    s = TINY.new(Setting(2), 1)
    s.players[0].card[0], s.players[1].points = 0, 2
    values = dict(zip(TINY.tokens(s), plain_values(search, s, 1000, 1), strict=True))
    # The ace is worth three points and the opponent has two; a taken stone brings nothing yet.
    assert values == {"take 1": -200, "take 2": -200, "take 3": -200, "play": 100}


def test_winning_comes_before_points() -> None:
    search = BEST_TURN.plain(TINY)
    s = TINY.new(Setting(2), 1)
    s.heap = 2
    values = dict(zip(TINY.tokens(s), plain_values(search, s, 1000, 1), strict=True))
    assert max(values, key=lambda token: values[token]) in ("take 2", "play")
    assert values["take 1"] < values["take 2"]


def test_a_kernel_is_loaded_once() -> None:
    first = TINY.kernel(BEST_TURN)
    assert TINY.kernel(BEST_TURN) is first


@rule
def set_up_and_count(rules: Rules, states: Any, cells: Any, seed: int, menu: Any) -> int:
    """The options of a new game, and those of its copy as seat 0 may guess it."""
    rules.reset(states[0], cells, seed)
    rules.copy_state(states, 0, 1)
    rules.guess(states[1], 0, seed)
    return 100 * rules.list_options(states[0], menu) + rules.list_options(states[1], menu)


SET_UP = Kernel(set_up_and_count, "(uint8[:,::1], i8[::1], i8, i8[::1])")


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
def test_a_kernel_sets_up_the_same_game_in_both_forms_whatever_was_there_before() -> None:
    cells = TINY.setting(Setting(2))
    for seed in range(20):
        plain = [TINY.new(Setting(2), 99), TINY.new(Setting(2), 98)]
        plain[0].heap = 3
        flat = np.array([pack(s) for s in plain])
        found = SET_UP.plain(TINY)(plain, cells, seed, [0] * 5)
        assert found == TINY.kernel(SET_UP)(flat, np.array(cells), seed, TINY.compiled.menu())
        assert [pack(s).tobytes() for s in plain] == [row.tobytes() for row in flat]
        assert plain[0] == TINY.new(Setting(2), seed)


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
def test_a_kernel_is_kept_by_a_hash_of_all_sources_that_it_uses(monkeypatch: pytest.MonkeyPatch) -> None:
    TINY.kernel(BEST_TURN)
    assert BEST_TURN.is_ready(TINY)
    first = BEST_TURN.digest
    real = Path.read_bytes

    def changed(path: Path) -> bytes:
        return real(path) + (b"#" if path.name == "state.py" else b"")

    monkeypatch.setattr(Path, "read_bytes", changed)
    assert BEST_TURN.digest != first
    assert not BEST_TURN.is_ready(TINY)
