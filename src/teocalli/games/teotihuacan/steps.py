"""Where markers can go on: temples and the Avenue, and the stacks of Discovery tiles on their wide steps."""

from __future__ import annotations

from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.components import AVENUE_END, AVENUE_STACK, TOP, WIDE_STEP
from teocalli.games.teotihuacan.state import Reason, State


@rule
def why_not_climb(s: State, seat: int, temple: int) -> int:
    """Nobody passes the top, and a second marker may not enter it (R39)."""
    step = s.players[seat].temple[temple]
    if step == TOP:
        return Reason.TEMPLE_FINISHED
    if step == TOP - 1:
        for other in range(colours_in_play(s)):
            if s.players[other].temple[temple] == TOP:
                return Reason.TEMPLE_TOP_TAKEN
    return Reason.YES


@rule
def any_temple_open(s: State, seat: int) -> bool:
    for temple in range(3):
        if why_not_climb(s, seat, temple) == Reason.YES:
            return True
    return False


@rule
def tile_on_next_step(s: State, seat: int, temple: int) -> bool:
    """Whether the next step on a temple is a wide one on which tiles lie."""
    if why_not_climb(s, seat, temple) != Reason.YES:
        return False
    stack = WIDE_STEP[temple][s.players[seat].temple[temple] + 1]
    return stack >= 0 and s.stacks[stack].tiles[0] >= 0


@rule
def tile_on_avenue(s: State, seat: int) -> bool:
    """Whether the next step on the Avenue is a wide one on which tiles lie."""
    avenue = s.players[seat].avenue
    if avenue == AVENUE_END:
        return False
    stack = AVENUE_STACK[avenue + 1]
    return stack >= 0 and s.stacks[stack].tiles[0] >= 0
