"""What every game's state begins with: the generator, the turn under way, and the stack of pending decisions."""

from __future__ import annotations

from typing import Any

from teocalli.engine.structs import Long, Struct, cell, cells, leaf, longs, rows, rule, struct

#: The deepest pile of pending decisions any game may need.
DEPTH = 48
#: The context cells of a pending decision, and what they are called in the flat layout.
CONTEXT = ("a", "b", "c", "d")
#: Words of a generator's key; each holds 32 bits.
KEY_WORDS = 8
#: Seats as positions write them.
SEATS = ("1", "2", "3", "4")
#: More turns than any game has.
MOST_TURNS = 10_000


@leaf
class Frame:
    """A pending decision or effect: what it is about, whose it is, and its context.

    What the context cells mean is said by the functions that are registered for the kind: their parameters have names.
    """

    kind: int
    seat: int
    a: int
    b: int
    c: int
    d: int


@struct
class Core(Struct):
    """The opening fields of every game's state."""

    chance: Long  # the generator's inner state, or how many numbers a keyed generator has given
    key: list[Long] = longs(KEY_WORDS, within=range(1 << 32))  # of a keyed generator
    keyed: int = cell(within=range(2))  # 1 when chance comes from the keyed generator
    seats: int
    over: int = cell(within=range(2))
    turn: int = cell(within=range(MOST_TURNS))  # how many turns have begun
    current: int = cell(of=SEATS)  # whose turn is under way; -1: nobody's
    options: list[int] = cells(32)
    depth: int
    stack: list[Frame] = rows(Frame, DEPTH)
    #: Events of the action under way; None when nobody listens. It exists in the plain form only.
    events: Any


@rule
def begin_turn(s: Core, seat: int) -> None:
    """A turn of `seat` begins, and the last one is over; -1 when nobody's turn follows it."""
    s.turn += 1
    s.current = seat


@rule
def is_turn_over(s: Core, turn: int) -> bool:
    """Whether the turn that had this number is over."""
    return s.over != 0 or s.turn != turn


@rule
def scoring_seats(players: int) -> int:
    """Seats that score: one for each player, and one for the automatic opponent of whoever plays alone."""
    return players if players > 1 else 2


@rule
def push(s: Core, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Put a decision or an effect on top: what is pushed last comes first."""
    frame = s.stack[s.depth]
    frame.kind = kind
    frame.seat = seat
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    s.depth += 1


@rule
def pop(s: Core) -> None:
    """Take the top away and clear it, so that equal positions have equal bytes."""
    s.depth -= 1
    frame = s.stack[s.depth]
    frame.kind = 0
    frame.seat = 0
    frame.a = 0
    frame.b = 0
    frame.c = 0
    frame.d = 0


@rule
def is_pending(s: Core, kind: int) -> bool:
    """Whether a decision or effect of this kind waits, on top or below."""
    for place in range(s.depth):
        if s.stack[place].kind == kind:
            return True
    return False
