"""The end: goods, skulls, monuments, and who wins. Chapters "End of the game" and "Final scoring"."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import bank
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.meta import META
from teocalli.games.tzolkin.monuments import monument_points
from teocalli.games.tzolkin.options import LeftoverCorn, Opt
from teocalli.games.tzolkin.placing import on_gears
from teocalli.games.tzolkin.state import Cause, Player, State, What

UNIT = META.score_unit


@rule
def corn_value(p: Player) -> int:
    """Corn and what the market would pay for the resources."""
    value = p.stock[c.CORN]
    for resource in range(c.RESOURCES):
        value += c.MARKET_VALUE[resource] * p.stock[c.WOOD + resource]
    return value


@rule
def final_scoring(s: State) -> None:
    """Goods at a quarter point for each corn, kept exactly (C15), 3 points a skull, monuments (Q91)."""
    for seat in range(s.seats):
        p = s.players[seat]
        p.quarters = corn_value(p)
        if s.options[Opt.LEFTOVER_CORN] == LeftoverCorn.ROUNDED:
            p.quarters -= p.quarters % c.CORN_PER_POINT
        emit(s, What.QUARTERS, seat, -1, p.quarters, Cause.FINAL_SCORING)
        bank.score(s, seat, c.POINTS_PER_SKULL * p.stock[c.SKULL], Cause.FINAL_SCORING)
    for monument in range(c.MONUMENTS):
        builder = s.monument_builder[monument]
        if builder >= 0:
            points = monument_points(s, builder, monument)
            bank.change_points(s, builder, points)
            emit(s, What.MONUMENT_SCORED, builder, monument, points, Cause.FINAL_SCORING)
    s.over = 1


@rule
def score(s: State, seat: int) -> int:
    """In quarter points."""
    return UNIT * s.players[seat].points + s.players[seat].quarters


@rule
def rank(s: State, seat: int) -> int:
    """Most points; then most own workers left on the gears; then a shared victory (Q75)."""
    better = 0
    own, own_workers = score(s, seat), on_gears(s, s.players[seat], seat)
    for other in range(s.seats):
        theirs = score(s, other)
        if theirs > own or (theirs == own and on_gears(s, s.players[other], other) > own_workers):
            better += 1
    return better + 1
