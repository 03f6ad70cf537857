"""Observations of many games, written anew only where something has changed since the last one.

A step changes a few cells of a state, and an observation has hundreds. Each game keeps those blocks of its state that
an observation shows, as they were last seen. A block is eight words of 64 bits, which the processor compares at once;
blocks that are the same need no further look. Only a change of the players' colours turns everything: then the whole
observation is written.
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
#: Words of a block.
BLOCK = 8
#: More than the place of any word, all bits set. Masked with it, a place cannot count from the end.
MOST = (1 << 32) - 1
#: What observing reads, in Numba's notation: see `tables_of`.
TABLES = "Tuple((i8[:,::1], i8[:,:,::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1]))"
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


def words_by_colour(tables: Observation, size: int) -> Numbers:
    """For each word of a state of `size` cells: 1 if cells in it are turned by colours."""
    turned = np.zeros(size, bool)
    for row in tables.table[cells_by_colour(tables)]:
        turned[row[OFFSET] + row[STRIDE] * np.arange(MOST_SEATS)] = True
    return np.array(turned.reshape(-1, WORD).any(axis=1), np.int64)


def blocks_shown(shown: Numbers, by_colour: Numbers) -> Numbers:
    """The first words of blocks that cover all words an observation shows."""
    last = len(by_colour) - BLOCK
    starts: list[int] = []
    for word in np.flatnonzero((shown.reshape(-1, WORD) >= 0).any(axis=1) | (by_colour > 0)):
        if not starts or word >= starts[-1] + BLOCK:
            starts.append(min(int(word), last))
    return np.array(starts, np.int64)


def tables_of(tables: Observation, observer: int, players: int, size: int) -> tuple[Numbers, ...]:
    """What observing a state of `size` cells reads: cells, stack, first rows and layout of the observation, where each
    cell of the state is shown, what colours turn, and the blocks."""
    shown, by_colour = cells_shown(tables, observer, players, size), words_by_colour(tables, size)
    own = tables.table, tables.stack, tables.first, tables.layout
    return *own, shown, cells_by_colour(tables), by_colour, blocks_shown(shown, by_colour)


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
    cells: Any, words: Any, before: Any, observer: int, tables: Any, turn: Any, rows: Any, seen: Any
) -> None:
    """Write an observation whole; `turn` is kept for the changes to come."""
    table, stack, first, layout, _, _, _, blocks = tables
    for k in range(len(blocks)):
        for j in range(BLOCK):
            before[BLOCK * k + j] = words[blocks[k] + j]
    observe(cells, observer, table, stack, first, layout, turn, rows)
    for i in range(len(rows)):
        seen[i] = rows[i] - first[i]


@rule
def observe_changes(
    cells: Any, words: Any, before: Any, observer: int, tables: Any, turn: Any, rows: Any, seen: Any
) -> None:
    """Bring an observation up to date; `before` has the blocks that it shows."""
    table, stack, first, layout, _, turned, _, blocks = tables
    places = scoring_seats(cells[layout[0]])
    is_turned = 0
    for k in range(len(blocks)):
        start, kept, changed = blocks[k] & MOST, BLOCK * k, 0
        for j in range(BLOCK):
            changed |= words[start + j] ^ before[kept + j]
        if changed != 0:
            for j in range(BLOCK):
                difference = words[start + j] ^ before[kept + j]
                if difference != 0:
                    before[kept + j] = words[start + j]
                    is_turned += observe_word(cells, start + j, difference, observer, places, tables, turn, seen)
    if is_turned > 0:
        for k in range(len(turned)):
            i = turned[k]
            offset = table[i, OFFSET] + table[i, STRIDE] * turn[table[i, PLACE]]
            seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    observe_stack(cells, observer, places, len(table), stack, first, layout, rows)
    for i in range(len(table), len(rows)):
        seen[i] = rows[i] - first[i]


@rule
def observe_word(
    cells: Any, word: int, difference: int, observer: int, places: int, tables: Any, turn: Any, seen: Any
) -> int:
    """Write the cells of a word that differ; 1 if cells in it are turned by colours, which are not written here."""
    table, _, _, _, shown, _, by_colour, _ = tables
    for place in range(WORD):
        offset = WORD * word + place
        i = shown[offset]
        if i >= 0 and (difference >> (BITS * place)) & CELL != 0:
            seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    is_turned: int = by_colour[word]
    return is_turned
