"""What every game's state begins with: the generator, the end, and the stack of pending decisions."""

from __future__ import annotations

from typing import Any

from teocalli.engine.records import Long, Record, cells, record, rows, rule

#: The deepest pile of pending decisions any game may need.
DEPTH = 40


@record
class Frame:
    """A pending decision or effect: what it is about, whose it is, and a little context."""

    kind: int
    seat: int
    a: int
    b: int


@record
class Core(Record):
    """The opening fields of every game's state."""

    chance: Long
    seats: int
    over: int
    options: list[int] = cells(32)
    depth: int
    stack: list[Frame] = rows(Frame, DEPTH)
    #: Events of the action under way; None when nobody listens. It exists in the plain form only.
    events: Any


@rule
def push(s: Core, kind: int, seat: int, a: int, b: int) -> None:
    """Put a decision or an effect on top: what is pushed last comes first."""
    frame = s.stack[s.depth]
    frame.kind = kind
    frame.seat = seat
    frame.a = a
    frame.b = b
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
