"""The actions of the five gears: which can be chosen, and where each leads. Chapters "Actions" and "Uxmal"."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOn
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import demand, gain_worker, pay, resources_of
from teocalli.games.tzolkin.buildings import corn_price, usable_level, why_not_build_any
from teocalli.games.tzolkin.chichen_itza import chichen_itza, why_not_chichen_itza
from teocalli.games.tzolkin.market import visit_market
from teocalli.games.tzolkin.options import Opt
from teocalli.games.tzolkin.palenque import palenque, why_not_palenque
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import DO, EMPTY, SKIP, Cause, Kind, Reason, Site, State, What
from teocalli.games.tzolkin.technologies import why_not_advance_any
from teocalli.games.tzolkin.temples import climb_any, climbable
from teocalli.games.tzolkin.yaxchilan import yaxchilan


@rule
def why_not_action(s: State, seat: int, gear: int, number: int, corn: int) -> int:
    """An action whose own cost cannot be paid may not be chosen (Q9); one without effect may (Q81).

    `corn` is what the player has left after paying for the way to this action.
    """
    if gear == c.PALENQUE:
        return why_not_palenque(s, seat, number)
    if gear == c.TIKAL:
        return why_not_tikal(s, seat, number)
    if gear == c.UXMAL:
        return why_not_uxmal(s, seat, number, corn)
    if gear == c.CHICHEN_ITZA:
        return why_not_chichen_itza(s, seat, number)
    return Reason.YES


@rule
def why_not_tikal(s: State, seat: int, number: int) -> int:
    """Technology, building and temples must be paid in resources."""
    if number == 1 or number == 3:
        return why_not_advance_any(s, seat)
    if number == 2:
        return why_not_build_any(s, seat, Site.TIKAL_2, 1)
    if number == 4:
        return why_not_build_any(s, seat, Site.TIKAL_4, 1)
    if resources_of(s.players[seat]) < 1:
        return Reason.NOT_ENOUGH_RESOURCES
    return why_not_steps(s, seat, 2)


@rule
def why_not_uxmal(s: State, seat: int, number: int, corn: int) -> int:
    """Offering, building and borrowing cost corn; market and worker nothing."""
    if number == 1:
        return why_not_steps(s, seat, 1) if corn >= c.OFFERING_CORN else Reason.NOT_ENOUGH_CORN
    if number == 4:
        return why_not_build_for_corn(s, seat, corn)
    if number == 5:
        return Reason.YES if corn >= c.BORROWING_CORN else Reason.NOT_ENOUGH_CORN
    return Reason.YES


@rule
def why_not_build_for_corn(s: State, seat: int, corn: int) -> int:
    level = usable_level(s, seat, 1)
    for slot in range(c.BUILDING_SLOTS):
        if s.row[slot] != EMPTY and corn_price(s.row[slot], level) <= corn:
            return Reason.YES
    return Reason.NOTHING_AFFORDABLE


@rule
def why_not_steps(s: State, seat: int, steps: int) -> int:
    """A temple action only has to be paid; steps that cannot be taken are lost (I13)."""
    if s.options[Opt.WASTED_STEPS] == DefaultOn.OFF and climbable(s, seat) < steps:
        return Reason.STEPS_WASTED
    return Reason.YES


@rule
def perform(s: State, seat: int, gear: int, number: int) -> None:
    """Carry out an action: its cost, its gains, its questions. Technologies serve borrowed actions too (Q29)."""
    emit(s, What.ACTED, seat, gear, number, gear)
    if gear == c.PALENQUE:
        palenque(s, seat, number)
    elif gear == c.YAXCHILAN:
        yaxchilan(s, seat, number)
    elif gear == c.TIKAL:
        tikal(s, seat, number)
    elif gear == c.UXMAL:
        uxmal(s, seat, number)
    else:
        chichen_itza(s, seat, number)


@rule
def tikal(s: State, seat: int, number: int) -> None:
    """1: an advance. 2: a building. 3: one or two advances. 4: one or two buildings, or a monument. 5: two temples."""
    if number == 1:
        push(s, Kind.ADVANCE, seat, 1)
    elif number == 2:
        push(s, Kind.BUILD, seat, Site.TIKAL_2, 1)
    elif number == 3:
        push(s, Kind.ADVANCE, seat, 2)
    elif number == 4:
        push(s, Kind.BUILD, seat, Site.TIKAL_4, 1)
    else:
        push(s, Kind.TWO_STEPS, seat, Cause.TIKAL)
        demand(s, seat, 1, Cause.TIKAL)


@rule
def uxmal(s: State, seat: int, number: int) -> None:
    """1: 3 corn for a temple step. 2: market. 3: a worker. 4: a building for corn. 5: any action for 1 corn."""
    if number == 1:
        pay(s, seat, c.CORN, c.OFFERING_CORN, Cause.UXMAL)
        climb_any(s, seat, Cause.UXMAL)
    elif number == 2:
        visit_market(s, seat)
    elif number == 3:
        gain_worker(s, seat, Cause.UXMAL)
    elif number == 4:
        push(s, Kind.BUILD, seat, Site.UXMAL_4, 1)
    else:
        pay(s, seat, c.CORN, c.BORROWING_CORN, Cause.UXMAL)
        push(s, Kind.BORROW, seat)


# ---------------------------------------------------------------- any action


@rulebook.options(Kind.BORROW)
def actions_to_borrow(s: State, seat: int, corn: int, menu: Menu) -> None:
    """Any action 1 to 5 of the four small gears, without stepping back; Chichen Itza never (Q46, Q50).

    For Uxmal 5 the corn is already paid; a2-07 asks for its corn only if used (Q43).
    """
    left = s.players[seat].stock[c.CORN] - corn
    for gear in range(c.SMALL_GEARS):
        for number in range(1, c.LAST_ACTION[gear] + 1):
            why_not = why_not_action(s, seat, gear, number, left)
            if gear == c.UXMAL and number == 5 and s.options[Opt.BORROW_AGAIN] == DefaultOn.OFF:
                why_not = Reason.NOT_AGAIN
            offer(menu, DO + gear * c.MOST_ACTIONS + number - 1, why_not)
    if corn > 0:
        allow(menu, SKIP)


@rulebook.choice(Kind.BORROW)
def action_borrowed(s: State, seat: int, corn: int, action: int) -> None:
    """1 corn first, then the borrowed action's own cost (Q47)."""
    if action == SKIP:
        return
    pay(s, seat, c.CORN, corn, Cause.BUILDING)
    perform(s, seat, (action - DO) // c.MOST_ACTIONS, (action - DO) % c.MOST_ACTIONS + 1)
