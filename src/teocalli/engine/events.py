"""Events: what happened and why. Collected in the plain form only; compiled, they cost nothing.

The log, the digest since a player's last turn, animations, scoring sheets and statistics are made from events.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from teocalli.engine.state import Core
from teocalli.engine.structs import plain_only

#: The event that says: something hidden became visible, and undo stops here. Every game numbers it 0.
REVEAL = 0


class Event(NamedTuple):
    """`what` happened to `seat` (-1: nobody's): `amount` of `thing`, because of `cause`. Numbers are the game's."""

    what: int
    seat: int
    thing: int
    amount: int
    cause: int


def emit(s: Core, what: int, seat: int, thing: int, amount: int, cause: int) -> None:
    """Tell whoever listens."""
    if s.events is not None:
        s.events.append(Event(what, seat, thing, amount, cause))


emit = plain_only(emit)


def reveal(s: Core, seat: int, thing: int, cause: int) -> None:
    """Hidden information became visible: a tile was drawn, a die was rolled, a secret was shown."""
    if s.events is not None:
        s.events.append(Event(REVEAL, seat, thing, 1, cause))


reveal = plain_only(reveal)


def has_revealed(chance: int, s: Core, events: Iterable[Event]) -> bool:
    """Whether an action has shown something hidden: chance is not where it stood before, or an event tells of it."""
    return s.chance != chance or any(event.what == REVEAL for event in events)
