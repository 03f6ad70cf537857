"""Chance, from the state's own generator only. No view and no bot ever sees it.

There are two generators; plain Python, compiled code and a GPU draw the same numbers from either.

* **Quick**, started by a seed, a small integer: L'Ecuyer's combined congruential generator (1988), its two halves
  packed into one number. It serves research, bots and guesses. Whoever sees some forty draws can compute all others.
* **Keyed**, started by a key of 256 bits: ChaCha20 (RFC 8439). Draw number n is taken from block n. It serves play
  among people: nobody who does not hold the key can tell what comes next.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

import numpy as np

from teocalli.engine.replacing import compiled_as
from teocalli.engine.state import KEY_WORDS, Core
from teocalli.engine.structs import rule

M1, A1 = 2147483563, 40014
M2, A2 = 2147483399, 40692
BITS, LOW = 31, (1 << 31) - 1
WORD = (1 << 32) - 1

#: The generators by the names that records give them.
QUICK, KEYED = "lecuyer-1988", "chacha20"


# ---------------------------------------------------------------- the quick generator


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
    return remainder(z + (M1 - 1) * (z < 1), n)


def remainder(z: int, n: int) -> int:
    """What is left of a number when it is divided; neither is below zero or has more than 32 bits."""
    return z % n


@compiled_as(remainder)
def _remainder(z: Any, n: Any) -> Any:
    def compiled(z: Any, n: Any) -> Any:
        return np.int64(np.uint32(z) % np.uint32(n))  # a division of 64 bits takes longer

    return compiled


# ---------------------------------------------------------------- the keyed generator


@rule
def rotated(x: int, bits: int) -> int:
    """A word of 32 bits, turned to the left."""
    return ((x << bits) | (x >> (32 - bits))) & WORD


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """RFC 8439, section 2.1."""
    a = (a + b) & WORD
    d = rotated(d ^ a, 16)
    c = (c + d) & WORD
    b = rotated(b ^ c, 12)
    a = (a + b) & WORD
    d = rotated(d ^ a, 8)
    c = (c + d) & WORD
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def block(key: Sequence[int], counter: int, n0: int, n1: int, n2: int) -> tuple[int, ...]:
    """The ChaCha20 block of a key, a counter and a nonce, as sixteen words. RFC 8439, section 2.3."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = counter & WORD, n0, n1, n2
    for _ in range(10):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & WORD,
        (a1 + 0x3320646E) & WORD,
        (a2 + 0x79622D32) & WORD,
        (a3 + 0x6B206574) & WORD,
        (b0 + key[0]) & WORD,
        (b1 + key[1]) & WORD,
        (b2 + key[2]) & WORD,
        (b3 + key[3]) & WORD,
        (c0 + key[4]) & WORD,
        (c1 + key[5]) & WORD,
        (c2 + key[6]) & WORD,
        (c3 + key[7]) & WORD,
        (d0 + counter) & WORD,
        (d1 + n0) & WORD,
        (d2 + n1) & WORD,
        (d3 + n2) & WORD,
    )


@rule
def keyed_number(key: Sequence[int], draw: int) -> int:
    """63 bits of the keyed generator, by the number of the draw."""
    words = block(key, draw, 0, 0, 0)
    return (words[0] << 31) | (words[1] >> 1)


def key_words(key: str) -> list[int]:
    """The words of a key written as 64 hexadecimal digits."""
    raw = bytes.fromhex(key)
    if len(raw) != 4 * KEY_WORDS:
        raise ValueError("A key has 64 hexadecimal digits.")
    return [int.from_bytes(raw[i : i + 4], "little") for i in range(0, len(raw), 4)]


# ---------------------------------------------------------------- for rules


@rule
def seed_chance(s: Core, seed: int) -> None:
    """Start the quick generator; nothing of a key remains."""
    s.chance = seeded(seed)
    s.keyed = 0
    for i in range(KEY_WORDS):
        s.key[i] = 0


def key_chance(s: Core, key: str) -> None:
    """Start the keyed generator of a plain state."""
    s.chance = 0
    s.keyed = 1
    s.key[:] = key_words(key)


@rule
def random_below(s: Core, n: int) -> int:
    """A random number from 0 to n - 1."""
    if s.keyed == 1:
        number = keyed_number(s.key, s.chance)
        s.chance += 1
        return number % n
    s.chance = advance(s.chance)
    return below(s.chance, n)


@rule
def shuffle(s: Core, cards: MutableSequence[int], count: int) -> None:
    """Shuffle the first `count` cards."""
    for i in range(count - 1, 0, -1):
        j = random_below(s, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def shuffle_anew(s: Core, cards: MutableSequence[int], count: int) -> None:
    """Shuffle cards for a guess: sorted first, so that nothing of their true order can be computed back."""
    for i in range(1, count):
        card = cards[i]
        j = i
        while j > 0 and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    shuffle(s, cards, count)
