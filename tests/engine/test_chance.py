"""Chance: fair enough for games, and the same in both forms."""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.engine.chance import (
    advance,
    below,
    block,
    key_chance,
    key_words,
    quarter_round,
    random_below,
    seed_chance,
    seeded,
    shuffle,
    shuffle_anew,
)
from teocalli.engine.game import MOST_SEED, Setting
from tests.engine.tiny import TINY, State

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


# ---------------------------------------------------------------- the keyed generator


def words(text: str) -> list[int]:
    return list(struct.unpack("<16I", bytes.fromhex(text)))


def test_quarter_round_of_rfc_8439() -> None:
    """The vector of section 2.1.1."""
    assert quarter_round(0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567) == (
        0xEA2A92F4,
        0xCB1CF8CE,
        0x4581472E,
        0x5881C4BB,
    )


@pytest.mark.parametrize(
    ("key", "counter", "nonce", "expected"),
    [  # section 2.3.2, then test vectors 1, 2 and 3 of appendix A.1
        (
            bytes(range(32)).hex(),
            1,
            "000000090000004a00000000",
            "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
            "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
        ),
        (
            "00" * 32,
            0,
            "00" * 12,
            "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
        ),
        (
            "00" * 32,
            1,
            "00" * 12,
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
        ),
        (
            "00" * 31 + "01",
            1,
            "00" * 12,
            "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
            "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
        ),
    ],
)
def test_blocks_of_rfc_8439(key: str, counter: int, nonce: str, expected: str) -> None:
    n0, n1, n2 = struct.unpack("<3I", bytes.fromhex(nonce))
    assert list(block(key_words(key), counter, n0, n1, n2)) == words(expected)


def keyed_rolls(key: str, sides: int, number: int) -> list[int]:
    s = State()
    key_chance(s, key)
    return [random_below(s, sides) for _ in range(number)]


def test_keyed_numbers_are_equally_likely_and_other_keys_give_other_numbers() -> None:
    counts = Counter(keyed_rolls("5a" * 32, 6, 6_000))
    assert chi_square_is_plausible([counts[side] for side in range(6)])
    assert keyed_rolls("5a" * 32, 1000, 20) != keyed_rolls("5a" * 31 + "5b", 1000, 20)


def test_a_guess_keeps_nothing_of_the_key() -> None:
    s = TINY.new(Setting(2), "77" * 32)
    guess = TINY.guess(s, 0, 3)
    assert (guess.keyed, guess.key) == (0, [0] * 8)
    assert guess.chance != s.chance


@given(st.permutations(range(8)), st.integers(0, 2**31))
def test_a_guess_does_not_depend_on_the_true_order(order: list[int], seed: int) -> None:
    """Sorted before it is shuffled: whoever knows the guess's seed learns nothing of the truth."""
    s, cards, others = State(), list(order), list(range(8))
    seed_chance(s, seed)
    shuffle_anew(s, cards, 8)
    seed_chance(s, seed)
    shuffle_anew(s, others, 8)
    assert cards == others
