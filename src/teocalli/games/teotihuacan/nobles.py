"""Nobles: Buildings from the row of the main board into the rows of Nobles."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule, table
from teocalli.games.teotihuacan.bank import gain, pay
from teocalli.games.teotihuacan.components import BUILDINGS, NOBLES_COST_WOOD, NOBLES_ROWS, NOBLES_SPACES
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import BUILD, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.vocabulary import Good

#: First of the twelve spaces of each row.
FIRST_SPACE = table((0, 5, 9))


@rule
def buildings_taken(s: State) -> int:
    """Buildings that stand on Nobles; each was taken from the row of the main board."""
    number = 0
    for space in range(len(s.nobles)):
        number += s.nobles[space]
    return number


@rule
def leftmost_space(s: State, row: int) -> int:
    """The leftmost empty space of a row, or -1."""
    for i in range(NOBLES_SPACES[row]):
        if s.nobles[FIRST_SPACE[row] + i] == 0:
            return i
    return -1


@rule
def why_not_build(s: State, seat: int, row: int, workers: int) -> int:
    """The row of your number of workers; upwards only when it is full, and with three by choice (R38)."""
    if buildings_taken(s) == BUILDINGS:
        return Reason.NO_BUILDING_LEFT
    if leftmost_space(s, row) < 0:
        return Reason.ROW_FULL
    if row > workers - 1 or (row < workers - 1 and leftmost_space(s, workers - 1) >= 0):
        return Reason.ROW_OF_OTHER_COUNT
    if s.players[seat].goods[Good.WOOD] < NOBLES_COST_WOOD:
        return Reason.NOT_ENOUGH_WOOD
    return Reason.YES


@rule
def why_not_build_any(s: State, seat: int, workers: int, possible: int) -> int:
    """Whether some row is open to the workers there or to those an extra-worker tile can add."""
    why_not = Reason.ROW_FULL
    for number in range(workers, possible + 1):
        for row in range(number):
            reason = why_not_build(s, seat, row, number)
            if reason == Reason.YES:
                return Reason.YES
            if reason == Reason.NOT_ENOUGH_WOOD or reason == Reason.NO_BUILDING_LEFT:
                why_not = reason
    return why_not


@rulebook.options(Kind.BUILD)
def rows_to_build_in(s: State, seat: int, menu: Menu) -> None:
    for row in range(3):
        offer(menu, BUILD + row, why_not_build(s, seat, row, min(3, s.crew + s.extra)))


@rulebook.choice(Kind.BUILD)
def build_chosen(s: State, seat: int, action: int) -> None:
    """2 wood; points of the covered space; one step on the Avenue."""
    row = action - BUILD
    pay(s, seat, Good.WOOD, NOBLES_COST_WOOD, Cause.NOBLES)
    place_building(s, seat, row, leftmost_space(s, row))


@rule
def place_building(s: State, seat: int, row: int, i: int) -> None:
    """Take the leftmost Building of the row, score the space, advance on the Avenue."""
    s.nobles[FIRST_SPACE[row] + i] = 1
    emit(s, What.BUILD, seat, row, 1, Cause.NOBLES)
    gain(s, seat, Good.POINTS, NOBLES_ROWS[row][i], Cause.NOBLES)
    push(s, Kind.AVENUE, seat, Cause.NOBLES)
