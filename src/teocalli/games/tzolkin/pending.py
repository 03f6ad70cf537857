"""What cannot be pending: turns out of order, and questions that the rules would not ask."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.calendar import why_not_double
from teocalli.games.tzolkin.rulebook import ACTION_BASE, BELOW, rulebook
from teocalli.games.tzolkin.state import EMPTY, Kind, Reason, Site

#: What an effect of a building can ask for, directly or in the course of things.
ASKED_BY = {
    c.Op.TEMPLE: (Kind.CLIMB,),
    c.Op.ADVANCE: (Kind.ADVANCE_FREE, Kind.CLIMB, Kind.TAKE),
    c.Op.TRADE: (Kind.TRADE,),
    c.Op.BUILD: (Kind.BUILD, Kind.DISCOUNT, Kind.ARCHITECTURE_REWARD, Kind.TILE),
    c.Op.ANY_ACTION: tuple(kind for kind, below in BELOW.items() if {*ACTION_BASE} <= {*below}),
}


def pending(s: Any) -> Iterator[str]:
    """Sentences about pending entries; that each lies on what it can lie on is known."""
    frames = s.stack[: s.depth]
    if s.over:
        if frames:
            yield "Nothing is pending when the game is over."
    elif frames:
        yield from _turns(s, frames)
        for frame in frames:
            yield from _context(s, frame, **rulebook.named(frame))
        for lower, upper in pairwise(frames):
            yield from _result(s, lower, upper)
        tiles = [rulebook.named(frame)["building"] for frame in frames if frame.kind == Kind.TILE]
        if len({*tiles}) != len(tiles):
            yield "A building gives its effects once."


# ---------------------------------------------------------------- turns


def _turns(s: Any, frames: list[Any]) -> Iterator[str]:
    """Who is asked follows from the first player and from the round that is under way."""
    floor, seats = frames[0], [frame.seat for frame in frames[1:]]
    seat = -1
    if floor.kind == Kind.NEXT_TURN and seats:
        seat = seats[0]
        turns = (seat - s.first) % s.seats + 1
        if (floor.seat, rulebook.named(floor)["turns"]) != ((seat + 1) % s.seats, turns):
            yield f"Seat {seat + 1} has turn {turns} of the round, and the next player follows."
        if {*seats} != {seat}:
            yield "In a turn only one seat is asked."
    elif floor.kind == Kind.OPEN_WEALTH:
        order = [(s.first + s.seats - 1 - turn) % s.seats for turn in range(s.seats)]
        if seats != order[: len(seats)]:
            yield "Wealth tiles are chosen in turn order."
    elif floor.kind == Kind.DAYS:
        if s.claimer != EMPTY or (s.first - floor.seat) % s.seats > 1:
            yield "The extra day is for whoever has come back from the first player space and passed the marker on."
        elif why_not_double(s, floor.seat) != Reason.YES:
            yield f"Seat {floor.seat + 1} may not use the extra day."
    if s.current != seat:
        yield "`current` is the seat whose turn it is, or none between turns."


# ---------------------------------------------------------------- contexts


def _context(s: Any, frame: Any, **given: int) -> Iterator[str]:
    """Contexts that fit neither each other nor the table."""
    p, word = s.players[frame.seat], rulebook.kinds[frame.kind]
    if frame.kind == Kind.ACTION and given["space"] > c.LAST_SPACE[given["gear"]]:
        yield f"Pending {word}: {words_of(c.Gear)[given['gear']]} has no space {given['space']}."
    elif frame.kind == Kind.PLACE_MORE and given["placed"] > c.WORKERS - p.hand - p.bank:
        yield f"Pending {word}: fewer workers than {given['placed']} are on the board."
    elif frame.kind == Kind.BORROW and given["corn"] > p.stock[c.CORN]:
        yield f"Pending {word}: the corn for it is not there."
    elif frame.kind == Kind.DISCOUNT and given["building"] not in s.row:
        yield f"Pending {word}: the building is not on display."
    elif frame.kind == Kind.DISCOUNT and (p.levels[c.ARCHITECTURE] < c.DISCOUNT_LEVEL or given["site"] == Site.UXMAL_4):
        yield f"Pending {word}: it needs level {c.DISCOUNT_LEVEL} of architecture and a price in resources."
    elif frame.kind == Kind.SECOND_BUILDING and given["site"] != Site.TIKAL_4_SECOND:
        yield f"Pending {word}: only action 4 of Tikal has a second building that waits."
    elif frame.kind == Kind.TILE and s.builder[given["building"]] != frame.seat:
        yield f"Pending {word}: seat {frame.seat + 1} has not built {c.BUILDING_IDS[given['building']]}."


def _result(s: Any, lower: Any, upper: Any) -> Iterator[str]:
    """What lies on something is what came of it."""
    given = rulebook.named(lower)
    if lower.kind == Kind.TILE:
        done, building = given["effects_done"], given["building"]
        op = c.BUILDING_EFFECT[building][done - 1][0] if done else c.Op.NONE
        if upper.kind not in ASKED_BY.get(op, ()):
            yield f"Effect {done} of {c.BUILDING_IDS[building]} does not lead to {rulebook.kinds[upper.kind]!r}."
    elif upper.kind == Kind.PAY:
        is_advance = lower.kind == Kind.MOVE_TRACK
        price = c.ADVANCE_PRICE[s.players[lower.seat].levels[given["technology"]]] if is_advance else 1
        if rulebook.named(upper)["price"] != price:
            yield f"Pending pay: the price is {price}."
