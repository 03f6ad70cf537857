"""Observations of many games, written anew only where a step has changed something.

A step changes a few cells of a state, and an observation has hundreds. Before a step, those blocks of the state that an
observation shows are put aside; after it they are compared, and the cells that differ are looked up. So no game keeps a
copy of what was seen of it, which leaves more of the processor's cache to the games. Only a change of the players'
colours turns everything: then the whole observation is written.
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
    STILL,
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
from teocalli.envs.blocks import BLOCK, changed_in_block, copy_block

#: More than any place, all bits set. Masked with it, a place cannot count from the end.
MOST = (1 << 32) - 1
#: What observing reads, in Numba's notation: see `tables_of`.
TABLES = "Tuple((i8[:,::1], i8[:,:,::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1], i8[::1]))"
#: The largest number of a cell that is looked up; all above it are shown as it is. Before it come -1 and 0.
LARGEST = SIXTEENS + 128
SPAN = LARGEST + 2
#: How a cell is shown, as one number: the cell of the observation, its last row, and where its numbers begin. Of a cell
#: that belongs to a colour: this mark, the colour, and where the ways to show it begin, one for each place of a colour.
SHOWN_IN, BY_COLOURS, LAST_ROW, PART = 32, 1 << 30, 16, (1 << 12) - 1
#: All cells of a block.
ALL = (1 << BLOCK) - 1
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


def turned_by_colour(tables: Observation) -> Numbers:
    """The cells of the observation that colours turn; those that show the same cells of the state together."""
    table = tables.table
    found = np.flatnonzero(table[:, TURNED] == BY_COLOUR)
    return found[np.lexsort((table[found, PLACE], table[found, OFFSET]))]


def cells_shown(tables: Observation, observer: int, players: int, size: int) -> Numbers:
    """For each of the `size` cells of a state: how the observation shows it; `nowhere` if it does not."""
    places, ways = scoring_seats(players), ways_shown(tables)
    shown = np.full(size, nowhere(tables), np.int64)
    for way, row in zip(ways, tables.table, strict=True):
        if row[TURNED] == STILL:
            shown[row[OFFSET]] = way
        elif row[TURNED] == BY_SEAT and row[PLACE] < places:
            shown[row[OFFSET] + row[STRIDE] * ((observer + row[PLACE]) % places)] = way
    for n, row in enumerate(tables.table[turned_by_colour(tables)]):
        colour = n % MOST_SEATS
        shown[row[OFFSET] + row[STRIDE] * colour] = BY_COLOURS + (colour << LAST_ROW) + n - colour
    return shown


def blocks_shown(shown: Numbers, nowhere: int) -> Numbers:
    """The first cells of blocks that cover all cells an observation shows."""
    starts: list[int] = []
    for cell in np.flatnonzero(shown != nowhere):
        if not starts or cell >= starts[-1] + BLOCK:
            starts.append(min(int(cell), len(shown) - BLOCK))
    return np.array(starts, np.int64)


def tables_of(tables: Observation, observer: int, players: int, size: int) -> tuple[Numbers, ...]:
    """What observing a state of `size` cells reads: cells, stack, first rows and layout of the observation, how each
    cell of the state is shown, how those that colours turn are, the numbers that are looked up, and the blocks."""
    if tables.table[:, ROWS].max() > SPAN + 1:
        raise ValueError(f"A cell has too many values: numbers above {LARGEST} are not told apart.")
    shown, turned = cells_shown(tables, observer, players, size), ways_shown(tables)[turned_by_colour(tables)]
    own = tables.table, tables.stack, tables.first, tables.layout
    return *own, shown, turned, numbers_shown(observer, players), blocks_shown(shown, nowhere(tables))


def scratch_for(blocks: Numbers) -> np.ndarray[Any, np.dtype[np.int16]]:
    """Room for the blocks that are put aside."""
    return np.zeros(BLOCK * len(blocks), np.int16)


@rule
def colours_chosen(cells: Any, places: int, layout: Any) -> int:
    """The players' colours as one number."""
    code = 0
    if layout[6] >= 0:
        for place in range(places):
            code = code * (MOST_SEATS + 1) + 1 + cells[layout[4] + layout[5] * place + layout[6]]
    return code


@rule
def put_aside(cells: Any, blocks: Any, before: Any) -> None:
    """Keep the blocks of a state that an observation shows, as they are before a step."""
    for k in range(len(blocks)):
        copy_block(cells, blocks[k], before, BLOCK * k)


@rule
def observe_step(cells: Any, before: Any, observer: int, tables: Any, code: int, turn: Any, seen: Any) -> int:
    """Bring an observation up to date. `code` is that of the colours when it was last written, `turn` is how they are
    turned; the code of now."""
    table, stack, first, layout = tables[0], tables[1], tables[2], tables[3]
    places = scoring_seats(cells[layout[0]])
    chosen, anyway = colours_chosen(cells, places, layout), 0
    if chosen != code:
        anyway = ALL
        if layout[6] >= 0:
            turn_colours(cells, observer, places, layout, turn)
    observe_cells(cells, before, anyway, tables, turn, seen)
    number_stack(cells, observer, places, len(table), stack, first, layout, seen)
    return chosen


@rule
def observe_cells(cells: Any, before: Any, anyway: int, tables: Any, turn: Any, seen: Any) -> None:
    """Write the cells of an observation that differ from before; those that are a bit of `anyway`, in every block."""
    shown, turned, numbers, blocks = tables[4], tables[5], tables[6], tables[7]
    for k in range(len(blocks)):
        start = blocks[k]
        changed = anyway | changed_in_block(cells, start, before, BLOCK * k)
        while changed != 0:
            offset = (start + first_among(changed)) & MOST
            changed = after_first(changed)
            way = shown[offset]
            if way & BY_COLOURS != 0:
                way = turned[((way & PART) + turn[MOST_SEATS + ((way >> LAST_ROW) & PART)]) & MOST]
            seen[way >> SHOWN_IN] = number_shown(cells[offset], way, numbers, turn)


@rule
def number_shown(value: int, way: int, numbers: Any, turn: Any) -> int:
    """The number that an observation shows for what a cell holds."""
    start, last = way & PART, (way >> LAST_ROW) & PART
    if start == COLOUR * SPAN and 0 <= value < MOST_SEATS:
        value = turn[MOST_SEATS + value]
    shown: int = numbers[(start + 1 + max(-1, min(value, LARGEST))) & MOST]
    return 1 + min(last, shown)
