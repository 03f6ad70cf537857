"""Observations of many games, written anew only where something has changed since the last one.

A step changes a few cells of a state, and an observation has hundreds. Each game keeps those words of its state, of 64
bits, that an observation shows, as they were last seen; words that are the same need no look. Only a change of the
players' colours turns everything: then the whole observation is written.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.engine.observation import (
    BY_COLOUR,
    BY_SEAT,
    HOLDS,
    MOST_SEATS,
    OFFSET,
    PLACE,
    ROWS,
    STRIDE,
    TURNED,
    Numbers,
    Observation,
    number,
    observe,
    observe_stack,
)
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: Cells of a state in a word, bits of a cell, and a cell with all of them set. The first cell has the lowest bits.
WORD, BITS = 4, 16
CELL = (1 << BITS) - 1
#: No state has this code of colours: nothing has been seen yet.
UNSEEN = -1


def cells_shown(tables: Observation, observer: int, players: int, size: int) -> Numbers:
    """For each of the `size` cells of a state: the cell of the observation that shows it, or -1. Cells turned by
    colours are not among them."""
    places = scoring_seats(players)
    shown = np.full(size, -1, np.int64)
    for i, row in enumerate(tables.table):
        if row[TURNED] == BY_SEAT and row[PLACE] < places:
            shown[row[OFFSET] + row[STRIDE] * ((observer + row[PLACE]) % places)] = i
        elif row[TURNED] not in (BY_SEAT, BY_COLOUR):
            shown[row[OFFSET]] = i
    return shown


def cells_by_colour(tables: Observation) -> Numbers:
    """The cells of the observation that are turned by colours."""
    return np.flatnonzero(tables.table[:, TURNED] == BY_COLOUR).astype(np.int64)


def words_shown(tables: Observation, shown: Numbers) -> Numbers:
    """The words of a state that an observation shows, and for each of them 1 if cells in it are turned by colours."""
    turned = np.zeros(len(shown), bool)
    for row in tables.table[cells_by_colour(tables)]:
        turned[row[OFFSET] + row[STRIDE] * np.arange(MOST_SEATS)] = True
    in_words = np.flatnonzero(turned.reshape(-1, WORD).any(axis=1))
    words = np.union1d(np.flatnonzero(shown >= 0) // WORD, in_words)
    return np.stack([words, np.isin(words, in_words)], axis=1).astype(np.int64)


@rule
def colours_chosen(cells: Any, places: int, layout: Any) -> int:
    """The players' colours as one number."""
    code = 0
    if layout[6] >= 0:
        for place in range(places):
            code = code * (MOST_SEATS + 1) + 1 + cells[layout[4] + layout[5] * place + layout[6]]
    return code


@rule
def observe_all(
    cells: Any,
    words: Any,
    before: Any,
    observer: int,
    table: Any,
    stack: Any,
    first: Any,
    layout: Any,
    turn: Any,
    rows: Any,
    looked_at: Any,
    seen: Any,
) -> None:
    """Write an observation whole; `turn` is kept for the changes to come."""
    for k in range(len(looked_at)):
        before[k] = words[looked_at[k, 0]]
    observe(cells, observer, table, stack, first, layout, turn, rows)
    for i in range(len(rows)):
        seen[i] = rows[i] - first[i]


@rule
def observe_changes(
    cells: Any,
    words: Any,
    before: Any,
    observer: int,
    table: Any,
    stack: Any,
    first: Any,
    layout: Any,
    turn: Any,
    rows: Any,
    looked_at: Any,
    shown: Any,
    by_colour: Any,
    seen: Any,
) -> None:
    """Bring an observation up to date; `before` has the words that it shows."""
    places = scoring_seats(cells[layout[0]])
    turned = 0
    for k in range(len(looked_at)):
        word = looked_at[k, 0]
        changed = words[word] ^ before[k]
        if changed != 0:
            before[k] = words[word]
            turned += looked_at[k, 1]
            for place in range(WORD):
                offset = WORD * word + place
                i = shown[offset]
                if i >= 0 and (changed >> (BITS * place)) & CELL != 0:
                    seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    if turned > 0:
        for k in range(len(by_colour)):
            i = by_colour[k]
            offset = table[i, OFFSET] + table[i, STRIDE] * turn[table[i, PLACE]]
            seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    observe_stack(cells, observer, places, len(table), stack, first, layout, rows)
    for i in range(len(table), len(rows)):
        seen[i] = rows[i] - first[i]
