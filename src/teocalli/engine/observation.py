"""Observations: a state as numbers for learning, as one seat knows it.

Everything is read from the flat record, so that the plain form, compiled code and a GPU give the same numbers. What the
cells of the record mean follows from their declaration:

* a cell with a vocabulary is a **category**, all others are **counts**, which share a scale of buckets;
* records of players are turned so that the observer comes first, and seats that cells name are turned with them;
* where players have colours of their choice, cells that name a colour, and places named by colours, are turned to the
  seats of those colours;
* the top of the stack says what is being decided, with its context by name.

A game says in `Sight` what is hidden: from everybody (piles) or from all but the owner (hands). The numbers of an
observation are rows of a table: cell `i` has the rows from `first[i]` on, one of which is its value. Networks give
every row a vector and add them up; environments show them one-hot or as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from teocalli.engine.state import CONTEXT, SEATS, scoring_seats
from teocalli.engine.structs import Field, pack, rule, words_of

if TYPE_CHECKING:
    from teocalli.engine.game import Game

Numbers = np.ndarray[Any, np.dtype[np.int64]]

#: Seats that a place of an observation may belong to: the observer first, then in turn order.
MOST_SEATS = len(SEATS)
#: Pending decisions that an observation shows, from the top.
FRAMES = 2
#: How the places of a cell are turned.
STILL, BY_SEAT, BY_COLOUR = 0, 1, 2
#: What a cell holds.
CATEGORY, COUNT, SEAT, COLOUR = 0, 1, 2, 3
#: Counts are exact up to here, then by fours, by sixteens and by sixty-fours.
EXACT, FOURS, SIXTEENS = 16, 48, 176
#: Rows of a count: the first one is for numbers below zero.
BUCKETS = 1 + EXACT + (FOURS - EXACT) // 4 + (SIXTEENS - FOURS) // 16 + 3
#: Choices of an option that an observation tells apart.
CHOICES = 8
#: Columns of the table of cells.
OFFSET, STRIDE, PLACE, TURNED, HOLDS, ROWS, FIRST = range(7)


@dataclass(frozen=True)
class Sight:
    """What of a game's record an observation shows. Fields are named as `players.hand`."""

    hidden: tuple[str, ...] = ()  # from everybody
    own: tuple[str, ...] = ()  # seen by their owner alone
    left_out: tuple[str, ...] = ()  # known to everybody, and not worth learning from
    colours: str = ""  # the field of a player's record that holds the player's colour


@dataclass(frozen=True)
class Cell:
    """One number of an observation."""

    name: str
    rows: int
    holds: int
    turned: int = STILL
    place: int = 0
    offset: int = 0
    stride: int = 0
    words: tuple[str, ...] = field(default=(), compare=False)


class Observation:
    """The observation of one game: its cells in order, and the tables that `observe` reads."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.sight: Sight = game.sight
        self.colours = _colours(game)
        self.cells = [*self._cells(), *self._frames()]
        self.count = len(self.cells)
        firsts = np.cumsum([0, *(cell.rows for cell in self.cells)])
        self.rows = int(firsts[-1])
        self.first: Numbers = firsts.astype(np.int64)
        state = [cell for cell in self.cells if cell.offset >= 0]
        self.table: Numbers = np.array(
            [[c.offset, c.stride, c.place, c.turned, c.holds, c.rows, firsts[i]] for i, c in enumerate(state)], np.int64
        )
        self.stack = self._stack()

    # ------------------------------------------------------------ the declaration

    def _cells(self) -> Iterator[Cell]:
        """The cells of the record in their order."""
        dtype = self.game.state.dtype
        for name, declared in self.game.state.fields.items():
            if name in ("stack", "depth") or declared.long or self._is_left_out(name):
                continue
            offset = dtype.fields[name][1] // 2
            if name == "options":
                for place, option in enumerate(self.game.meta.options):
                    yield Cell(f"options[{option.name}]", 2 + CHOICES, CATEGORY, offset=offset + place)
            else:
                yield from self._field(name, declared, offset)

    def _is_left_out(self, name: str) -> bool:
        return name in self.sight.hidden or name in self.sight.left_out or name == "keyed"

    def _field(self, name: str, declared: Field, offset: int) -> Iterator[Cell]:
        if declared.count is None:
            yield self._cell(name, declared, offset)
            return
        item = declared.struct.dtype.itemsize // 2 if declared.struct is not None else 1
        turned = BY_SEAT if name == "players" else BY_COLOUR if self._names_colours(declared.by) else STILL
        places = words_of(declared.by) if declared.by is not None else tuple(str(i + 1) for i in range(declared.count))
        for place in range(declared.count):
            is_turned = turned != STILL and place < MOST_SEATS
            start = offset if is_turned else offset + place * item
            label = f"{name}[{_place_name(turned, place)}]" if is_turned else f"{name}[{places[place]}]"
            inner = self._record(name, declared.struct, start) if declared.struct is not None else None
            for cell in inner or [self._cell(name, declared, start)]:
                if turned == BY_SEAT and place > 0 and cell.name.split("[")[0] in self.sight.own:
                    continue
                shown = label + cell.name[len(name) :]
                if is_turned:
                    yield replace(cell, name=shown, turned=turned, place=place, stride=item)
                else:
                    yield replace(cell, name=shown)

    def _record(self, name: str, record: Any, offset: int) -> list[Cell]:
        found = []
        for inner, declared in record.fields.items():
            full = f"{name}.{inner}"
            if not self._is_left_out(full):
                found += list(self._field(full, declared, offset + record.dtype.fields[inner][1] // 2))
        return found

    def _cell(self, name: str, declared: Field, offset: int) -> Cell:
        if declared.of is None:
            return Cell(name, 1 + BUCKETS, COUNT, offset=offset)
        words = words_of(declared.of)
        holds = SEAT if _names_seats(words) else COLOUR if self._names_colours(declared.of) else CATEGORY
        return Cell(name, 2 + len(words), holds, offset=offset, words=words)

    def _names_colours(self, vocabulary: Any) -> bool:
        if vocabulary is None or not self.colours:
            return False
        return words_of(vocabulary)[: len(self.colours)] == self.colours

    def _frames(self) -> Iterator[Cell]:
        """The top of the stack: kind, seat, and one cell for each name of a context."""
        book = self.game.rulebook
        for depth in range(FRAMES):
            yield Cell(f"pending[{depth + 1}].kind", 1 + len(book.kinds), CATEGORY, offset=-1, words=book.kinds)
            yield Cell(f"pending[{depth + 1}].seat", 2 + MOST_SEATS, SEAT, offset=-1, words=SEATS)
            for name, stands_for in book.contexts.items():
                size = len(stands_for) if isinstance(stands_for, range) else len(words_of(stands_for)) + 1
                yield Cell(f"pending[{depth + 1}].{name}", 1 + size, CATEGORY, offset=-1)

    def _stack(self) -> Numbers:
        """For each kind of decision and context cell: which cell of the observation it fills, and its lowest number."""
        book = self.game.rulebook
        names = list(book.contexts)
        table = np.full((len(book.kinds), len(CONTEXT), 2), -1, np.int64)
        for kind in range(len(book.kinds)):
            for cell, name in enumerate(book.context_of(kind)):
                if name in names:
                    stands_for = book.contexts[name]
                    table[kind, cell] = 2 + names.index(name), stands_for.start if isinstance(stands_for, range) else -1
        return table

    # ------------------------------------------------------------ observing

    @cached_property
    def layout(self) -> Numbers:
        """Where to find seats, depth, stack, the size of a frame, players, the size of one and its colour."""
        dtype = self.game.state.dtype
        players = self.game.state.fields.get("players")
        size = players.struct.dtype.itemsize // 2 if players is not None and players.struct is not None else 0
        colour = players.struct.dtype.fields[self.sight.colours][1] // 2 if self.sight.colours and players else -1
        start = dtype.fields["players"][1] // 2 if players is not None else 0
        frame = self.game.state.fields["stack"].struct.dtype.itemsize // 2
        return np.array(
            [dtype.fields[n][1] // 2 for n in ("seats", "depth", "stack")] + [frame, start, size, colour], np.int64
        )

    def of(self, s: Any, seat: int) -> Numbers:
        """The observation of a plain state: for each cell its row."""
        cells = pack(s).view(np.int16)
        rows = np.zeros(self.count, np.int64)
        turn = np.zeros(2 * MOST_SEATS, np.int64)
        observe(cells, seat, self.table, self.stack, self.first, self.layout, turn, rows)
        return rows

    def told(self, rows: Numbers) -> dict[str, Any]:
        """An observation in words: what each cell holds."""
        return {cell.name: self._value(cell, int(rows[i] - self.first[i])) for i, cell in enumerate(self.cells)}

    def _value(self, cell: Cell, row: int) -> Any:
        if row == 0:
            return None
        if cell.holds == CATEGORY and cell.words:
            low = 1 if cell.offset < 0 else 2
            return cell.words[row - low] if row >= low else "none"
        return row - 2


def _colours(game: Game[Any]) -> tuple[str, ...]:
    if not game.sight.colours:
        return ()
    return words_of(game.state.fields["players"].struct.fields[game.sight.colours].of)


def _names_seats(words: tuple[str, ...]) -> bool:
    return words[:MOST_SEATS] == SEATS


def _place_name(turned: int, place: int) -> str:
    return ("own", "next", "third", "fourth")[place] if turned == BY_SEAT else f"colour of {place + 1}"


@rule
def bucket(value: int) -> int:
    """Which row of a count a number has."""
    if value < 0:
        return 0
    if value < EXACT:
        return 1 + value
    if value < FOURS:
        return 1 + EXACT + (value - EXACT) // 4
    if value < SIXTEENS:
        return 1 + EXACT + (FOURS - EXACT) // 4 + (value - FOURS) // 16
    return min(BUCKETS - 1, 1 + EXACT + (FOURS - EXACT) // 4 + (SIXTEENS - FOURS) // 16 + (value - SIXTEENS) // 64)


@rule
def observe(cells: Any, observer: int, table: Any, stack: Any, first: Any, layout: Any, turn: Any, rows: Any) -> None:
    """Write the row of every cell of an observation. `turn` is scratch: the colour of each place, then the
    place of each colour.

    A cell that this table has not (a missing player, a context of another decision) has its first row.
    """
    places = scoring_seats(cells[layout[0]])
    if layout[6] >= 0:
        turn_colours(cells, observer, places, layout, turn)
    for i in range(len(table)):
        row = table[i]
        offset, turned = row[0], row[3]
        if turned == BY_SEAT:
            if row[2] >= places:
                rows[i] = row[6]
                continue
            offset += row[1] * ((observer + row[2]) % places)
        elif turned == BY_COLOUR:
            offset += row[1] * turn[row[2]]
        rows[i] = row[6] + 1 + number(cells[offset], row[4], observer, places, turn, row[5] - 2)
    observe_stack(cells, observer, places, len(table), stack, first, layout, rows)


@rule
def number(value: int, holds: int, observer: int, places: int, turn: Any, most: int) -> int:
    """What a cell holds, turned to the observer."""
    if holds == COUNT:
        return bucket(value)
    if holds == SEAT and 0 <= value < places:
        value = (value - observer) % places
    elif holds == COLOUR and 0 <= value < MOST_SEATS:
        value = turn[MOST_SEATS + value]
    return min(most, max(0, value + 1))


@rule
def turn_colours(cells: Any, observer: int, places: int, layout: Any, turn: Any) -> None:
    """Colours in the order of their players, the observer's first; colours that nobody plays come last."""
    for colour in range(MOST_SEATS):
        turn[MOST_SEATS + colour] = -1
    for place in range(places):
        colour = cells[layout[4] + layout[5] * ((observer + place) % places) + layout[6]]
        if colour >= 0 and turn[MOST_SEATS + colour] < 0:
            turn[place] = colour
            turn[MOST_SEATS + colour] = place
        else:
            turn[place] = -1
    for place in range(places, MOST_SEATS):
        turn[place] = -1
    for colour in range(MOST_SEATS):
        if turn[MOST_SEATS + colour] < 0:
            for place in range(MOST_SEATS):
                if turn[place] < 0 and turn[MOST_SEATS + colour] < 0:
                    turn[place] = colour
                    turn[MOST_SEATS + colour] = place


@rule
def observe_stack(
    cells: Any, observer: int, places: int, start: int, stack: Any, first: Any, layout: Any, rows: Any
) -> None:
    """The pending decisions from the top: kind, seat and context."""
    number_stack(cells, observer, places, start, stack, first, layout, rows)
    for i in range(start, len(first) - 1):
        rows[i] += first[i]


@rule
def number_stack(
    cells: Any, observer: int, places: int, start: int, stack: Any, first: Any, layout: Any, numbers: Any
) -> None:
    """The pending decisions from the top, each cell from 0 on."""
    depth = cells[layout[1]]
    size = (len(first) - 1 - start) // FRAMES
    for i in range(start, len(first) - 1):
        numbers[i] = 0
    for level in range(FRAMES):
        base = start + level * size
        if level < depth:
            frame = layout[2] + layout[3] * (depth - 1 - level)
            kind, seat = cells[frame], cells[frame + 1] - observer
            numbers[base] = 1 + kind
            numbers[base + 1] = 2 + seat + places * (seat < 0)
            for c in range(4):
                place = stack[kind, c, 0]
                if place >= 0:
                    i = base + place
                    numbers[i] = min(first[i + 1] - first[i] - 1, 1 + max(0, cells[frame + 2 + c] - stack[kind, c, 1]))
