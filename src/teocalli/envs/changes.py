"""Observations of many games, written anew only where something has changed since the last one.

A step changes a few cells of a state, and an observation has hundreds. Each game keeps the state as it was last seen;
words of 64 bits that are the same need no look. Only a change of the players' colours turns everything: then the whole
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
    turn_colours,
)
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import rule

#: Cells of a state in a word.
WORD = 4
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
    seen: Any,
) -> None:
    """Write an observation whole."""
    for word in range(len(words)):
        before[word] = words[word]
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
    shown: Any,
    by_colour: Any,
    seen: Any,
) -> None:
    """Bring an observation up to date; `before` is the state that it shows."""
    places = scoring_seats(cells[layout[0]])
    if layout[6] >= 0:
        turn_colours(cells, observer, places, layout, turn)
    for word in range(len(words)):
        if words[word] != before[word]:
            before[word] = words[word]
            for offset in range(WORD * word, WORD * word + WORD):
                i = shown[offset]
                if i >= 0:
                    seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    for k in range(len(by_colour)):
        i = by_colour[k]
        offset = table[i, OFFSET] + table[i, STRIDE] * turn[table[i, PLACE]]
        seen[i] = 1 + number(cells[offset], table[i, HOLDS], observer, places, turn, table[i, ROWS] - 2)
    observe_stack(cells, observer, places, len(table), stack, first, layout, rows)
    for i in range(len(table), len(rows)):
        seen[i] = rows[i] - first[i]
