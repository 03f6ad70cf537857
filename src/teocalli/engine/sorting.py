"""Games on a GPU in the order of what they decide next, so that neighbouring threads do the same.

A counting sort in three steps: while games are played, each is counted under its key; then it is added up where each
key begins; then all are lined up. The order within a key is left to chance, which changes nothing in any game.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.structs import rule
from teocalli.engine.threads import take_number, thread

#: Keys: the kinds of decisions, fewer than 62 in each game, and some for games that need nothing.
KEYS = 64
NOTHING = KEYS - 1
#: Counters of each key; neighbouring games count in different ones.
GROUPS = 8


@rule
def count_under(key: int, game: int, places: Any, ranks: Any, counts: Any) -> None:
    place = key * GROUPS + game % GROUPS
    places[game] = place
    ranks[game] = take_number(counts, place)


@rule
def add_up(rules: Rules, counts: Any, starts: Any) -> None:
    """Where the games of each counter begin."""
    t = thread()
    if t < len(counts):
        total = 0
        for k in range(t):
            total += counts[k]
        starts[t] = total


@rule
def line_up(rules: Rules, places: Any, ranks: Any, starts: Any, counts: Any, order: Any) -> None:
    """The games in the order of their keys; the counters are set back."""
    t = thread()
    if t < len(order):
        order[starts[places[t]] + ranks[t]] = t
    if t < len(counts):
        counts[t] = 0


ADD_UP = Kernel(add_up, "(i8[::1], i8[::1])")
LINE_UP = Kernel(line_up, "(i8[::1], i8[::1], i8[::1], i8[::1], i8[::1])")
