"""Chichen Itza: one skull for each action, once a game. Chapter "Chichen Itza"; theology 2."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import pay_mix, payment, resources_of, score
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import SKIP, Cause, Kind, Reason, State, What
from teocalli.games.tzolkin.temples import climb, climb_any, climbable


@rule
def why_not_chichen_itza(s: State, seat: int, number: int) -> int:
    """A skull in hand, and none yet on that action (Q51)."""
    if s.offered[number - 1] == 1:
        return Reason.ACTION_USED
    return Reason.YES if s.players[seat].stock[c.SKULL] > 0 else Reason.NO_SKULL


@rule
def chichen_itza(s: State, seat: int, number: int) -> None:
    """The skull stays there for good; points, a step, and on some actions a cube of choice (Q52)."""
    s.players[seat].stock[c.SKULL] -= 1
    s.offered[number - 1] = 1
    emit(s, What.SKULL_OFFERED, seat, -1, number, Cause.CHICHEN_ITZA)
    score(s, seat, c.SACRIFICE[number][0], Cause.CHICHEN_ITZA)
    climb(s, seat, c.SACRIFICE[number][1], 1, Cause.CHICHEN_ITZA)
    if c.SACRIFICE[number][2] > 0:
        push(s, Kind.TAKE, seat, c.SACRIFICE[number][2], Cause.CHICHEN_ITZA)


# ---------------------------------------------------------------- theology 2


@rulebook.effect(Kind.MAY_DEVOTE)
def may_devote(s: State, seat: int) -> None:
    """Theology 2, after an action here: one resource, the cube just won included, for a step (Q36, C14)."""
    p = s.players[seat]
    if p.levels[c.THEOLOGY] >= c.DEVOTION_LEVEL and resources_of(p) > 0 and climbable(s, seat) > 0:
        push(s, Kind.DEVOTION, seat)


@rulebook.options(Kind.DEVOTION)
def cubes_to_devote(s: State, seat: int, menu: Menu) -> None:
    stock = s.players[seat].stock
    offer(menu, payment(1, 0, 0), Reason.YES if stock[c.WOOD] > 0 else Reason.NOT_ENOUGH_RESOURCES)
    offer(menu, payment(0, 1, 0), Reason.YES if stock[c.STONE] > 0 else Reason.NOT_ENOUGH_RESOURCES)
    offer(menu, payment(0, 0, 1), Reason.YES if stock[c.GOLD] > 0 else Reason.NOT_ENOUGH_RESOURCES)
    allow(menu, SKIP)


@rulebook.choice(Kind.DEVOTION)
def cube_devoted(s: State, seat: int, action: int) -> None:
    if action != SKIP:
        pay_mix(s, seat, action, Cause.THEOLOGY)
        climb_any(s, seat, Cause.THEOLOGY)
