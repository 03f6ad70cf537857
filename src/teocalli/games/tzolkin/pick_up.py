"""Picking workers up, one by one, each with its action. Chapter "Taking workers back"."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOn
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import pay
from teocalli.games.tzolkin.gears import perform, why_not_action
from teocalli.games.tzolkin.options import Devotion, Opt
from teocalli.games.tzolkin.placing import on_gears
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import DO, DONE, EMPTY, PICK_UP, SKIP, Cause, Kind, Reason, State, What

UNREACHABLE = -1


@rule
def offer_workers(s: State, seat: int, menu: Menu) -> None:
    """Own workers on the gears."""
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        for space in range(c.LAST_SPACE[gear] + 1):
            if teeth[space] == seat:
                allow(menu, PICK_UP + gear * c.MOST_SPACES + space)


@rule
def take_up(s: State, seat: int, action: int) -> None:
    """Back to the hand; then its action, finished before the next worker is taken (Q5)."""
    gear = (action - PICK_UP) // c.MOST_SPACES
    space = (action - PICK_UP) % c.MOST_SPACES
    s.gears[gear].teeth[space] = EMPTY
    s.players[seat].hand += 1
    emit(s, What.PICKED_UP, seat, gear, space, gear)
    if on_gears(s, s.players[seat], seat) > 0:
        push(s, Kind.PICK_UP_MORE, seat)
    if gear == c.CHICHEN_ITZA and s.options[Opt.DEVOTION] == Devotion.PICK_UP:
        push(s, Kind.MAY_DEVOTE, seat)
    if space > 0 or lifts(s, seat, gear, space):
        push(s, Kind.ACTION, seat, gear, space)


@rule
def way_cost(s: State, seat: int, gear: int, space: int, number: int) -> int:
    """Corn to reach an action from a space: 1 a step down on the same gear (Q6), none from free choice (Q8).

    Theology 1 reaches the next action of Chichen Itza for nothing (Q35), from 0 and from 9 too (I2, I3).
    """
    last = c.LAST_ACTION[gear]
    if space > last:
        return 0
    if number <= space:
        lifted_to_choice = space == last and lifts(s, seat, gear, space)
        return 0 if lifted_to_choice else space - number
    if number == space + 1 and lifts(s, seat, gear, space):
        return 0
    return UNREACHABLE


@rule
def lifts(s: State, seat: int, gear: int, space: int) -> bool:
    """Whether theology 1 lifts a worker from this space."""
    if gear != c.CHICHEN_ITZA or s.players[seat].levels[c.THEOLOGY] < c.NEXT_ACTION_LEVEL:
        return False
    if space == 0:
        return s.options[Opt.THEOLOGY_FROM_0] == DefaultOn.ON
    if space == c.LAST_ACTION[gear]:
        return s.options[Opt.THEOLOGY_FROM_9] == DefaultOn.ON
    return True


@rulebook.options(Kind.ACTION)
def reachable_actions(s: State, seat: int, gear: int, space: int, menu: Menu) -> None:
    """A worker from this space: its action, a lower one for corn, or none (Q7, Q9, Q10)."""
    corn = s.players[seat].stock[c.CORN]
    for number in range(1, c.LAST_ACTION[gear] + 1):
        cost = way_cost(s, seat, gear, space, number)
        if cost != UNREACHABLE:
            why_not = Reason.NOT_ENOUGH_CORN if cost > corn else why_not_action(s, seat, gear, number, corn - cost)
            offer(menu, DO + gear * c.MOST_ACTIONS + number - 1, why_not)
    allow(menu, SKIP)


@rulebook.choice(Kind.ACTION)
def action_chosen(s: State, seat: int, gear: int, space: int, action: int) -> None:
    """The way is paid before the action (Q6)."""
    if action == SKIP:
        return
    number = (action - DO) % c.MOST_ACTIONS + 1
    pay(s, seat, c.CORN, way_cost(s, seat, gear, space, number), Cause.STEPPING_BACK)
    if gear == c.CHICHEN_ITZA and s.options[Opt.DEVOTION] == Devotion.ACTION:
        push(s, Kind.MAY_DEVOTE, seat)
    perform(s, seat, gear, number)


@rulebook.options(Kind.PICK_UP_MORE)
def more_workers(s: State, seat: int, menu: Menu) -> None:
    offer_workers(s, seat, menu)
    allow(menu, DONE)


@rulebook.choice(Kind.PICK_UP_MORE)
def one_more_taken(s: State, seat: int, action: int) -> None:
    if action != DONE:
        take_up(s, seat, action)
