"""The Avenue of the Dead: at most nine steps; a wide step may bring a Discovery tile."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.state import push
from teocalli.games.teotihuacan.claiming import FROM_STACK, worth_asking_stack
from teocalli.games.teotihuacan.components import AVENUE_END, AVENUE_STACK
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import Kind, State, What


@rulebook.effect(Kind.AVENUE)
def advance_on_avenue(s: State, seat: int, cause: int) -> None:
    """One step; at its end nothing happens (R26, R38). On a wide step one tile may be claimed, else nothing (R13)."""
    player = s.players[seat]
    if player.avenue == AVENUE_END:
        return
    player.avenue += 1
    emit(s, What.AVENUE, seat, 0, player.avenue, cause)
    stack = AVENUE_STACK[player.avenue]
    if stack >= 0 and worth_asking_stack(s, seat, stack):
        push(s, Kind.CLAIM, seat, FROM_STACK + stack)
