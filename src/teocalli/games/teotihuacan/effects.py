"""The words in which tiles, boards and temple steps are declared: what they give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from teocalli.engine.structs import constants
from teocalli.games.teotihuacan.vocabulary import Good, Temple


@constants
class Op:
    """What a tile or a place gives. Its numbers: which (-1: any) and how much."""

    NONE = 0
    GAIN = 1
    RESOURCES = 2  # of choice
    MATCHING = 3  # the resource of the board
    STEPS = 4
    AVENUE = 5
    POWER_UPS = 6
    TECHNOLOGY = 7
    LINKED = 8  # a Discovery tile that may be bought
    DOUBLE_MOVE = 9
    FREE_COCOA = 10
    ANY_DISTANCE = 11
    WORKER = 12
    CHEAPER = 13  # resources less to pay
    PAID_POWER_UPS = 14  # for cocoa


class Effect(NamedTuple):
    """One thing that is given."""

    op: int
    which: int = 0
    amount: int = 1


ANY = -1
WOOD, STONE, GOLD, COCOA, POINTS = Good.WOOD, Good.STONE, Good.GOLD, Good.COCOA, Good.POINTS
BLUE, RED, GREEN = Temple.BLUE, Temple.RED, Temple.GREEN
NOTHING = Effect(Op.NONE)
AVENUE = Effect(Op.AVENUE)
POWER_UP = Effect(Op.POWER_UPS)
LOWEST_TECHNOLOGY = Effect(Op.TECHNOLOGY)
LINKED = Effect(Op.LINKED)


def gain(good: int, amount: int = 1) -> Effect:
    return Effect(Op.GAIN, good, amount)


def resources(amount: int) -> Effect:
    return Effect(Op.RESOURCES, 0, amount)


def matching(amount: int) -> Effect:
    return Effect(Op.MATCHING, 0, amount)


def step(temple: int, steps: int = 1) -> Effect:
    return Effect(Op.STEPS, temple, steps)


def cocoa(amount: int) -> Effect:
    return gain(COCOA, amount)


def points(amount: int) -> Effect:
    return gain(POINTS, amount)


def rows(effects: Iterable[Effect], most: int) -> list[Effect]:
    """Effects as rules read them: always as many."""
    listed = list(effects)
    return listed + [NOTHING] * (most - len(listed))
