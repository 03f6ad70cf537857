"""Chance, from the state's own generator only. No view and no bot ever sees it.

L'Ecuyer's combined congruential generator (1988), its two halves packed into one number. No product leaves 63 bits,
so plain Python, compiled code and a GPU draw the same numbers. It serves games, not cryptography.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from teocalli.engine.records import rule
from teocalli.engine.state import Core

M1, A1 = 2147483563, 40014
M2, A2 = 2147483399, 40692
BITS, LOW = 31, (1 << 31) - 1


@rule
def seeded(seed: int) -> int:
    """The generator's inner state for a seed. Neighbouring seeds must give unrelated games, so the bits are stirred
    in a way that is not linear: a congruential step alone would carry their nearness on."""
    high, low = (seed >> BITS) & LOW, seed & LOW
    for turn in range(5):
        low = ((low ^ (low >> 15)) * 0x2C1B3C6D + high + turn) & LOW
        high = ((high ^ (high >> 13)) * 0x297A2D39 + (low ^ (low >> 16))) & LOW
    return ((1 + high % (M1 - 1)) << BITS) + 1 + low % (M2 - 1)


@rule
def advance(x: int) -> int:
    """The generator's next inner state."""
    return (((x >> BITS) * A1 % M1) << BITS) + (x & LOW) * A2 % M2


@rule
def below(x: int, n: int) -> int:
    """A number from 0 to n - 1 out of an inner state."""
    z = (x >> BITS) - (x & LOW)
    if z < 1:
        z += M1 - 1
    return z % n


@rule
def seed_chance(s: Core, seed: int) -> None:
    """Start the state's generator."""
    s.chance = seeded(seed)  # type: ignore[assignment]


@rule
def random_below(s: Core, n: int) -> int:
    """A random number from 0 to n - 1."""
    s.chance = advance(s.chance)  # type: ignore[assignment]
    return below(s.chance, n)


@rule
def shuffle(s: Core, cards: MutableSequence[int], count: int) -> None:
    """Shuffle the first `count` cards."""
    for i in range(count - 1, 0, -1):
        j = random_below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
