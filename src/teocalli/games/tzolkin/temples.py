"""Temples: climbing, the top step, angering the gods, and their rewards. Chapters "Temples" and "Food day"."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule, table
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import change_points, gain
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import ANGER, CLIMB, CLIMB_TWO, Cause, Kind, Reason, State, What

#: The two temples of each pair that `climb_two` names.
PAIR = table(((c.CHAAC, c.QUETZALCOATL), (c.CHAAC, c.KUKULKAN), (c.QUETZALCOATL, c.KUKULKAN)))


# ---------------------------------------------------------------- up


@rule
def why_not_climb(s: State, seat: int, temple: int) -> int:
    """The top step holds one player; every other step holds any number."""
    place = s.players[seat].temples[temple]
    top = c.TOP_STEP[temple]
    if place >= top:
        return Reason.TOP_REACHED
    if place == top - 1:
        for other in range(s.seats):
            if s.players[other].temples[temple] == top:
                return Reason.TOP_TAKEN
    return Reason.YES


@rule
def climbable(s: State, seat: int) -> int:
    """On how many temples one more step can be taken."""
    count = 0
    for temple in range(c.TEMPLES):
        if why_not_climb(s, seat, temple) == Reason.YES:
            count += 1
    return count


@rule
def climb(s: State, seat: int, temple: int, steps: int, cause: int) -> None:
    """Move up as far as possible; steps that cannot be taken are lost (Q52, Q71).

    Arriving at a top step turns the player board light again (Q59).
    """
    p = s.players[seat]
    for _ in range(steps):
        if why_not_climb(s, seat, temple) != Reason.YES:
            emit(s, What.STEP_LOST, seat, temple, 1, cause)
            continue
        p.temples[temple] += 1
        emit(s, What.CLIMBED, seat, temple, p.temples[temple], cause)
        if p.temples[temple] == c.TOP_STEP[temple] and p.dark == 1:
            p.dark = 0
            emit(s, What.REFRESHED, seat, temple, 1, cause)


@rule
def climb_any(s: State, seat: int, cause: int) -> None:
    """One step on a temple of choice, chosen among those that can be climbed (Q89); lost if there is none."""
    count = climbable(s, seat)
    if count > 1:
        push(s, Kind.CLIMB, seat, cause)
    elif count == 0:
        emit(s, What.STEP_LOST, seat, -1, 1, cause)
    else:
        climb_all(s, seat, cause)


@rule
def climb_all(s: State, seat: int, cause: int) -> None:
    """One step on every temple that can be climbed."""
    for temple in range(c.TEMPLES):
        if why_not_climb(s, seat, temple) == Reason.YES:
            climb(s, seat, temple, 1, cause)


@rulebook.options(Kind.CLIMB)
def temples_to_climb(s: State, seat: int, menu: Menu) -> None:
    for temple in range(c.TEMPLES):
        offer(menu, CLIMB + temple, why_not_climb(s, seat, temple))


@rulebook.choice(Kind.CLIMB)
def temple_climbed(s: State, seat: int, cause: int, action: int) -> None:
    climb(s, seat, action - CLIMB, 1, cause)


@rulebook.effect(Kind.TWO_STEPS)
def two_steps(s: State, seat: int, cause: int) -> None:
    """A step on each of two different temples, climbable ones first (Q89); what is missing is lost (I13)."""
    count = climbable(s, seat)
    if count > 2:
        push(s, Kind.CLIMB_TWO, seat, cause)
        return
    climb_all(s, seat, cause)
    if count < 2:
        emit(s, What.STEP_LOST, seat, -1, 2 - count, cause)


@rulebook.options(Kind.CLIMB_TWO)
def pairs_to_climb(s: State, seat: int, menu: Menu) -> None:
    for pair in range(c.TEMPLES):
        allow(menu, CLIMB_TWO + pair)


@rulebook.choice(Kind.CLIMB_TWO)
def pair_climbed(s: State, seat: int, cause: int, action: int) -> None:
    climb(s, seat, PAIR[action - CLIMB_TWO][0], 1, cause)
    climb(s, seat, PAIR[action - CLIMB_TWO][1], 1, cause)


# ---------------------------------------------------------------- down


@rule
def can_anger(s: State, seat: int) -> bool:
    """The gods can be angered while at least one temple is above its bottom step (C17)."""
    p = s.players[seat]
    return p.temples[c.CHAAC] > 0 or p.temples[c.QUETZALCOATL] > 0 or p.temples[c.KUKULKAN] > 0


@rule
def anger(s: State, seat: int, cause: int) -> None:
    """One step down on a temple of choice that is not at its bottom; a single possibility is taken at once."""
    p = s.players[seat]
    count, last = 0, 0
    for temple in range(c.TEMPLES):
        if p.temples[temple] > 0:
            count += 1
            last = temple
    if count > 1:
        push(s, Kind.ANGER, seat, cause)
    else:
        fall(s, seat, last, cause)


@rule
def fall(s: State, seat: int, temple: int, cause: int) -> None:
    """Go down one step. A top step left is free for others; the player board stays as it is (Q18)."""
    s.players[seat].temples[temple] -= 1
    emit(s, What.FELL, seat, temple, s.players[seat].temples[temple], cause)


@rulebook.options(Kind.ANGER)
def temples_to_leave(s: State, seat: int, menu: Menu) -> None:
    for temple in range(c.TEMPLES):
        at_bottom = s.players[seat].temples[temple] == 0
        offer(menu, ANGER + temple, Reason.BOTTOM_STEP if at_bottom else Reason.YES)


@rulebook.choice(Kind.ANGER)
def temple_left(s: State, seat: int, cause: int, action: int) -> None:
    fall(s, seat, action - ANGER, cause)


# ---------------------------------------------------------------- rewards


@rule
def reward_materials(s: State) -> None:
    """Middle of an age: for each temple the material of the own step and of all lower ones (Q68)."""
    give_skulls = skulls_due(s) <= s.skulls
    if not give_skulls:
        emit(s, What.SKULLS_SHORT, -1, -1, s.skulls, Cause.FOOD_DAY)
    for seat in range(s.seats):
        p = s.players[seat]
        for temple in range(c.TEMPLES):
            for place in range(p.temples[temple] + 1):
                good = c.STEP_GOOD[temple][place]
                if good == c.SKULL:
                    if give_skulls:
                        s.skulls -= 1
                        gain(s, seat, c.SKULL, 1, Cause.TEMPLE_STEP)
                elif good >= 0:
                    gain(s, seat, good, 1, Cause.TEMPLE_STEP)


@rule
def skulls_due(s: State) -> int:
    """Skulls that the temples owe together; if the bank has fewer, nobody gets one (Q54)."""
    due = 0
    for seat in range(s.seats):
        for temple in range(c.TEMPLES):
            for place in range(s.players[seat].temples[temple] + 1):
                if c.STEP_GOOD[temple][place] == c.SKULL:
                    due += 1
    return due


@rule
def reward_points(s: State, age: int) -> None:
    """End of an age: the points of the own step only, and the bonus of the highest, half each if tied (Q69, C16)."""
    for temple in range(c.TEMPLES):
        best, tied = 0, 0
        for seat in range(s.seats):
            place = s.players[seat].temples[temple]
            if place > best or tied == 0:
                best, tied = place, 1
            elif place == best:
                tied += 1
        bonus = c.HIGHEST_BONUS[temple][age]
        if tied > 1:
            bonus = bonus // 2
        for seat in range(s.seats):
            place = s.players[seat].temples[temple]
            score_temple(s, seat, temple, c.STEP_POINTS[temple][place], Cause.TEMPLE_STEP)
            if place == best:
                score_temple(s, seat, temple, bonus, Cause.HIGHEST)


@rule
def score_temple(s: State, seat: int, temple: int, points: int, cause: int) -> None:
    if points != 0:
        change_points(s, seat, points)
        emit(s, What.TEMPLE_SCORED, seat, temple, points, cause)


@rule
def temple_points(s: State, seat: int, temple: int) -> int:
    """What the own step is worth at the end of an age."""
    return int(c.STEP_POINTS[temple][s.players[seat].temples[temple]])
