"""Displays: face-up stones and Decorations, filled from their piles after an action."""

from __future__ import annotations

from collections.abc import MutableSequence

from teocalli.engine.events import reveal
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.state import State


@rule
def fill_display(s: State, display: MutableSequence[int], pile: MutableSequence[int], left: int, cause: int) -> int:
    """Empty places are filled from the pile; in a solo game the rest slides up first (R83). Returns what is left."""
    if s.seats == 1:
        kept = 0
        for i in range(len(display)):
            tile = display[i]
            display[i] = -1
            if tile >= 0:
                display[kept] = tile
                kept += 1
    for i in range(len(display)):
        if display[i] < 0 and left > 0:
            left -= 1
            display[i] = pile[left]
            pile[left] = -1
            reveal(s, -1, display[i], cause)
    return left
