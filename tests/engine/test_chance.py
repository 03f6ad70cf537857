"""Chance: fair enough for games, and the same in both forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.engine.chance import advance, below, random_below, seed_chance, seeded, shuffle
from teocalli.engine.game import MOST_SEED
from tests.engine.tiny import State

#: Far beyond chance: a fair generator exceeds it once in some hundred thousand tests, and the seeds here are fixed.
SIGMAS = 4.5


def chi_square_is_plausible(counts: list[int]) -> bool:
    """Whether counts could come from equal chances; the statistic has mean k and deviation √(2k)."""
    expected = sum(counts) / len(counts)
    statistic = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    return abs(statistic - freedom) < SIGMAS * float((2 * freedom) ** 0.5) + 3


def rolls(seed: int, sides: int, number: int) -> list[int]:
    s = State()
    seed_chance(s, seed)
    return [random_below(s, sides) for _ in range(number)]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52, 97])
def test_all_sides_are_equally_likely(sides: int) -> None:
    counts = Counter(rolls(1, sides, 30_000))
    assert chi_square_is_plausible([counts[side] for side in range(sides)])


def test_neighbouring_rolls_are_independent() -> None:
    counts = Counter(pairwise(rolls(3, 6, 36_000)))
    assert chi_square_is_plausible([counts[a, b] for a in range(6) for b in range(6)])


@pytest.mark.parametrize("apart", [1, 2, 1000, 2**31, 2**31 + 1, 2**61])
def test_neighbouring_seeds_give_unrelated_games(apart: int) -> None:
    pairs: Counter[tuple[int, int, int]] = Counter()
    for seed in range(9_000):
        one, two = rolls(seed, 6, 3), rolls(seed ^ apart if apart > 1000 else seed + apart, 6, 3)
        for place in range(3):
            pairs[place, one[place], two[place]] += 1
    for place in range(3):
        assert chi_square_is_plausible([pairs[place, a, b] for a in range(6) for b in range(6)])


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    s = State()
    seed_chance(s, 5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = [0, 1, 2, 3]
        shuffle(s, cards, 4)
        counts[tuple(cards)] += 1
    assert chi_square_is_plausible([counts[order] for order in permutations(range(4))])


def test_a_shuffle_leaves_the_rest_alone() -> None:
    s = State()
    seed_chance(s, 5)
    cards = list(range(10))
    shuffle(s, cards, 4)
    assert sorted(cards[:4]) == [0, 1, 2, 3]
    assert cards[4:] == [4, 5, 6, 7, 8, 9]


@given(st.integers(0, MOST_SEED - 1), st.integers(1, 1000))
def test_rolls_stay_in_range_and_the_generator_in_63_bits(seed: int, sides: int) -> None:
    x = seeded(seed)
    for _ in range(20):
        assert 0 <= below(x, sides) < sides
        x = advance(x)
        assert 0 < x < 2**63


@cache
def compiled(function: Callable[..., int]) -> Callable[..., int]:
    quick: Callable[..., int] = pytest.importorskip("numba").njit(function)
    return quick


@settings(deadline=None)
@given(st.integers(0, MOST_SEED - 1))
def test_both_forms_draw_the_same_numbers(seed: int) -> None:
    x = seeded(seed)
    assert compiled(seeded)(seed) == x
    for _ in range(5):
        assert compiled(advance)(x) == advance(x)
        assert compiled(below)(x, 97) == below(x, 97)
        x = advance(x)
