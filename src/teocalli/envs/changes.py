"""Observations of many games, written anew only where something has changed since the last one.

A step changes a few cells of a state, and an observation has hundreds. Each game keeps those blocks of its state that
an observation shows, as they were last seen. A block is eight words of 64 bits, which the processor compares at once;
blocks that are the same need no further look. Only a change of the players' colours turns everything: then the whole
observation is written. What differs cannot be foretold, and a wrong guess of the processor costs more than a look in
vain: so the cells that differ are first put into a queue, and their numbers are looked up.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from teocalli.engine.bits import after_first, first_among
from teocalli.engine.observation import (
    BY_COLOUR,
    BY_SEAT,
    CATEGORY,
    COLOUR,
    COUNT,
    HOLDS,
    MOST_SEATS,
    OFFSET,
    PLACE,
    ROWS,
    SEAT,
    SIXTEENS,
    STRIDE,
    TURNED,
    Numbers,
    Observation,
    number,
    number_stack,
    turn_colours,
)
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: Cells of a state in a word, and words of a block.
WORD, BLOCK = 4, 8
#: More than the place of any word, all bits set. Masked with it, a place cannot count from the end.
MOST = (1 << 32) - 1
#: What observing reads, in Numba's notation: see `tables_of`.
TABLES = "Tuple((i8[:,::1], i8[:,:,::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1]))"
#: The largest number of a cell that is looked up; all above it are shown as it is. Before it come -1 and 0.
LARGEST = SIXTEENS + 128
SPAN = LARGEST + 2
#: How a cell is shown, as one number: the cell of the observation, whether colours turn it, its last row, and where its
#: numbers begin.
SHOWN_IN, BY_COLOURS, LAST_ROW, PART = 32, 1 << 30, 16, (1 << 12) - 1
#: No state has this code of colours: nothing has been seen yet.
UNSEEN = -1


def ways_shown(tables: Observation) -> Numbers:
    """For each cell of the observation: how it shows a cell of the state."""
    table = tables.table
    last, start = table[:, ROWS] - 2, SPAN * table[:, HOLDS]
    return (np.arange(len(table)) << SHOWN_IN) + (last << LAST_ROW) + start


def nowhere(tables: Observation) -> int:
    """How a cell is not shown: it goes to the first cell of the pending decisions, which is written after it."""
    return len(tables.table) << SHOWN_IN


def numbers_shown(observer: int, players: int) -> Numbers:
    """The numbers of an observation by what a cell holds, one after the other: of -1, 0, 1, … Colours are turned before
    they are looked up."""
    places, turn = scoring_seats(players), np.zeros(2 * MOST_SEATS, np.int64)
    held = {CATEGORY: CATEGORY, COUNT: COUNT, SEAT: SEAT, COLOUR: CATEGORY}
    looked_up = [
        number(value, held[holds], observer, places, turn, PART)
        for holds in range(4)
        for value in range(-1, LARGEST + 1)
    ]
    return np.array(looked_up, np.int64)


def cells_shown(tables: Observation, observer: int, players: int, size: int) -> Numbers:
    """For each of the `size` cells of a state: how the observation shows it; `nowhere` for cells that it does not show,
    and for those that colours turn."""
    places, ways = scoring_seats(players), ways_shown(tables)
    shown = np.full(size, nowhere(tables), np.int64)
    for way, row in zip(ways, tables.table, strict=True):
        if row[TURNED] == BY_COLOUR:
            shown[row[OFFSET] + row[STRIDE] * np.arange(MOST_SEATS)] = nowhere(tables) + BY_COLOURS
        elif row[TURNED] != BY_SEAT:
            shown[row[OFFSET]] = way
        elif row[PLACE] < places:
            shown[row[OFFSET] + row[STRIDE] * ((observer + row[PLACE]) % places)] = way
    return shown


def blocks_shown(shown: Numbers, nowhere: int) -> Numbers:
    """The first words of blocks that cover all words an observation shows."""
    words = (shown != nowhere).reshape(-1, WORD).any(axis=1)
    last = len(words) - BLOCK
    starts: list[int] = []
    for word in np.flatnonzero(words):
        if not starts or word >= starts[-1] + BLOCK:
            starts.append(min(int(word), last))
    if len(starts) >= 63:
        raise ValueError("The state is too large: the blocks that differ are the bits of one integer.")
    return np.array(starts, np.int64)


def tables_of(tables: Observation, observer: int, players: int, size: int) -> tuple[Numbers, ...]:
    """What observing a state of `size` cells reads: cells, stack, first rows and layout of the observation, how each
    cell of the state is shown, how those that colours turn are, the numbers that are looked up, and the blocks."""
    if tables.table[:, ROWS].max() > SPAN + 1:
        raise ValueError(f"A cell has too many values: numbers above {LARGEST} are not told apart.")
    shown = cells_shown(tables, observer, players, size)
    turned = ways_shown(tables)[tables.table[:, TURNED] == BY_COLOUR]
    own = tables.table, tables.stack, tables.first, tables.layout
    return *own, shown, turned, numbers_shown(observer, players), blocks_shown(shown, nowhere(tables))


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
    cells: Any, words: Any, kept: Any, before: Any, observer: int, tables: Any, turn: Any, queue: Any, seen: Any
) -> None:
    """Write an observation whole; `turn` is kept for the changes to come."""
    layout, blocks = tables[3], tables[-1]
    if layout[6] >= 0:
        turn_colours(cells, observer, scoring_seats(cells[layout[0]]), layout, turn)
    for k in range(len(blocks)):
        for j in range(BLOCK):
            before[BLOCK * k + j] = ~words[blocks[k] + j]
    observe_changes(cells, words, kept, before, observer, tables, turn, queue, seen)


@rule
def observe_changes(
    cells: Any, words: Any, kept: Any, before: Any, observer: int, tables: Any, turn: Any, queue: Any, seen: Any
) -> None:
    """Bring an observation up to date. `before` has the blocks that it shows, and `kept` are their cells."""
    table, stack, first, layout, shown, _, numbers, blocks = tables
    turned = 0
    for n in range(queue_changes(cells, words, kept, before, blocks, queue)):
        offset = queue[n]
        way = shown[offset]
        turned |= way & BY_COLOURS
        seen[way >> SHOWN_IN] = number_shown(cells[offset], way, numbers, turn)
    if turned != 0:
        observe_turned(cells, tables, turn, seen)
    number_stack(cells, observer, scoring_seats(cells[layout[0]]), len(table), stack, first, layout, seen)


@rule
def queue_changes(cells: Any, words: Any, kept: Any, before: Any, blocks: Any, queue: Any) -> int:
    """Put the cells that differ from before into the queue, and remember them as they are now; how many there are."""
    changed, count = blocks_changed(words, before, blocks), 0
    while changed != 0:
        k = first_among(changed)
        changed = after_first(changed)
        start, place = blocks[k] & MOST, BLOCK * k
        for j in range(WORD * BLOCK):
            queue[count & MOST] = WORD * start + j
            count += cells[WORD * start + j] != kept[WORD * place + j]
        for j in range(BLOCK):
            before[place + j] = words[start + j]
    return count


@rule
def blocks_changed(words: Any, before: Any, blocks: Any) -> int:
    """The blocks that differ from before, a bit for each."""
    changed = 0
    for k in range(len(blocks)):
        start, kept, difference = blocks[k] & MOST, BLOCK * k, 0
        for j in range(BLOCK):
            difference |= words[start + j] ^ before[kept + j]
        changed |= (difference != 0) << k
    return changed


@rule
def observe_turned(cells: Any, tables: Any, turn: Any, seen: Any) -> None:
    """Write the cells that colours turn."""
    table, turned = tables[0], tables[5]
    for k in range(len(turned)):
        i = turned[k] >> SHOWN_IN
        offset = table[i, OFFSET] + table[i, STRIDE] * turn[table[i, PLACE]]
        seen[i] = number_shown(cells[offset], turned[k], tables[6], turn)


@rule
def number_shown(value: int, way: int, numbers: Any, turn: Any) -> int:
    """The number that an observation shows for what a cell holds."""
    start, last, colour = way & PART, (way >> LAST_ROW) & PART, turn[MOST_SEATS + value % MOST_SEATS]
    is_turned = (start == COLOUR * SPAN) & (value >= 0) & (value < MOST_SEATS)
    shown: int = numbers[(start + 1 + max(-1, min(colour if is_turned else value, LARGEST))) & MOST]
    return 1 + min(last, shown)
