"""Yaxchilan: wood, stone, gold and skulls. Chapter "Yaxchilan"."""

from __future__ import annotations

from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, gain_skulls
from teocalli.games.tzolkin.state import Cause, State


@rule
def yaxchilan(s: State, seat: int, number: int) -> None:
    """Take what the action shows; extraction adds one of each resource mined, theology 3 one skull (Q30, Q37)."""
    p = s.players[seat]
    gain(s, seat, c.CORN, c.MINING[number][c.CORN], Cause.YAXCHILAN)
    for resource in range(c.RESOURCES):
        amount = c.MINING[number][c.WOOD + resource]
        if amount > 0:
            more = 1 if p.levels[c.EXTRACTION] >= c.EXTRACTION_LEVEL[resource] else 0
            gain(s, seat, c.WOOD + resource, amount + more, Cause.YAXCHILAN)
    skulls = c.MINING[number][c.SKULL]
    if skulls > 0:
        more = 1 if p.levels[c.THEOLOGY] >= c.SECOND_SKULL_LEVEL else 0
        gain_skulls(s, seat, skulls + more, Cause.YAXCHILAN)
