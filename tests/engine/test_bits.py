"""Sets of small numbers as bits."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from teocalli.engine.bits import after_first, first_among, is_among
from teocalli.engine.replacing import HAVE_NUMBA


@given(st.sets(st.integers(0, 62)))
def test_the_numbers_of_a_set_are_gone_through_from_the_smallest_on(numbers: set[int]) -> None:
    bits = sum(1 << number for number in numbers)
    assert {number for number in range(63) if is_among(bits, number)} == numbers
    found = []
    while bits != 0:
        found.append(first_among(bits))
        bits = after_first(bits)
    assert found == sorted(numbers)


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
def test_compiled_code_finds_the_same_smallest_number() -> None:
    from numba import njit

    quick: Any = njit(lambda bits: first_among(bits))
    for number in range(63):
        for others in (0, 1 << 62):
            bits = 1 << number | others
            assert quick(bits) == first_among(bits) == number
