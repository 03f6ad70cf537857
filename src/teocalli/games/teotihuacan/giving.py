"""Giving what tiles, boards and temple steps show."""

from __future__ import annotations

from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain, gain_any
from teocalli.games.teotihuacan.effects import ANY, Op
from teocalli.games.teotihuacan.state import Kind, State
from teocalli.games.teotihuacan.vocabulary import How


@rule
def give(s: State, seat: int, op: int, which: int, amount: int, cause: int) -> None:
    """One effect. Those that work at a moment of their own do nothing here."""
    if op == Op.GAIN:
        gain(s, seat, which, amount, cause)
    elif op == Op.RESOURCES:
        gain_any(s, seat, amount, cause)
    elif op == Op.MATCHING:
        gain(s, seat, s.main - 1, amount, cause)
    elif op == Op.STEPS and which == ANY:
        push(s, Kind.ANY_STEPS, seat, amount, cause)
    elif op == Op.STEPS:
        push(s, Kind.STEP, seat, which, cause)
    elif op == Op.AVENUE:
        push(s, Kind.AVENUE, seat, cause)
    elif op == Op.POWER_UPS:
        for _ in range(amount):
            push(s, Kind.ONE_POWER_UP, seat, How.TILE)
    elif op == Op.DOUBLE_MOVE:
        s.double = 1
    elif op == Op.ANY_DISTANCE:
        s.far = 1
    elif op == Op.WORKER:
        s.extra += amount
