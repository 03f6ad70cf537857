"""Blocks of cells are copied and compared in compiled code as in plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from teocalli.engine.replacing import can_compile
from teocalli.envs.blocks import BLOCK, changed_in_block, copy_block

SIZE = 3 * BLOCK


def cells(seed: int) -> Any:
    """Neighbours of the numbers that 16 bits hold, so that many cells are alike."""
    return np.random.default_rng(seed).choice(np.array([-32768, -1, 0, 1, 32767], np.int16), SIZE)


@pytest.mark.skipif(not can_compile(), reason="Numba is not installed or does not work")
def test_both_forms_copy_and_compare_the_same() -> None:
    from numba import njit

    copied: Any = njit(lambda source, start, target, place: copy_block(source, start, target, place))
    compared: Any = njit(lambda one, start, two, place: changed_in_block(one, start, two, place))
    for seed in range(50):
        one, two = cells(seed), cells(1000 + seed)
        start, place = (int(n) for n in np.random.default_rng(seed).integers(0, SIZE - BLOCK + 1, 2))
        assert compared(one, start, two, place) == changed_in_block(one, start, two, place)
        other = two.copy()
        copied(one, start, two, place)
        copy_block(one, start, other, place)
        assert (two == other).all()
        assert compared(one, start, two, place) == 0


def test_each_cell_of_a_block_has_its_bit() -> None:
    zeros = [0] * SIZE
    for i in range(BLOCK):
        marked = list(zeros)
        marked[5 + i] = 1
        assert changed_in_block(marked, 5, zeros, 9) == 1 << i
    assert changed_in_block([1] * SIZE, 0, zeros, 0) == (1 << BLOCK) - 1
