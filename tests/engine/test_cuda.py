"""The form for a GPU: the same generated rules, with records in memory. It runs here on the processor."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from teocalli.engine.compiled import generate, import_generated
from teocalli.engine.cuda import RECORDS
from teocalli.engine.game import Setting
from tests.engine.tiny import TINY

numba = pytest.importorskip("numba")

LAUNCH = """

from numba import njit


@njit
def launch(states, menus, decisions, scores, cells, seed):
    for i in range(decisions.size):
        reset(states[i], cells, seed + i)
        decisions[i] = playout(states[i], seed + i, menus[i])
        for seat in range(scores.shape[1]):
            scores[i, seat] = score(states[i], seat)
"""


def test_games_on_records_are_the_games_on_bytes(tmp_path: Path) -> None:
    module = import_generated(tmp_path / "teocalli_records_tiny.py", generate(TINY, RECORDS) + LAUNCH)
    games, setting = 50, Setting(2)
    states, menus = np.zeros(games, TINY.state.dtype), np.zeros((games, TINY.actions.size + 1), np.int64)
    decisions, scores = np.zeros(games, np.int64), np.zeros((games, 2), np.int64)
    module.launch(states, menus, decisions, scores, np.array(TINY.setting(setting), np.int64), 1)
    expected, totals = TINY.compiled.run_many(games, setting, 1)
    assert decisions.sum() == expected
    assert scores.sum(axis=0).tolist() == totals
