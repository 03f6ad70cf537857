"""Advancing on temples. A marker climbs from the foot (0) to the top (11), which holds one marker only."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.teotihuacan.components import TEMPLE_REWARD, TOP, WIDE_STEP
from teocalli.games.teotihuacan.discovery import claim_from_stack, list_stack, worth_asking
from teocalli.games.teotihuacan.goods import colours_in_play, gain, gain_any
from teocalli.games.teotihuacan.state import CLAIM, REWARD, STOP, TEMPLE, Cause, Kind, Reason, State, What, rulebook
from teocalli.games.teotihuacan.vocabulary import Good


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


@rulebook.effect(Kind.STEP)
def climb(s: State, seat: int, temple: int, cause: int) -> None:
    """One step up and what is printed there; a step that cannot be taken is lost."""
    if why_not_climb(s, seat, temple) != Reason.YES:
        emit(s, What.STEP_LOST, seat, temple, 1, cause)
        return
    player = s.players[seat]
    player.temple[temple] += 1
    step = player.temple[temple]
    emit(s, What.STEP, seat, temple, step, cause)
    stack = WIDE_STEP[temple][step]
    if stack >= 0 and worth_asking(s, seat, stack):
        push(s, Kind.WIDE_STEP, seat, temple, stack)
    else:
        printed_reward(s, seat, temple, step)


@rule
def printed_reward(s: State, seat: int, temple: int, step: int) -> None:
    reward = TEMPLE_REWARD[temple][step]
    gain_any(s, seat, reward[0], Cause.TEMPLE)
    gain(s, seat, Good.POINTS, reward[1], Cause.TEMPLE)
    gain(s, seat, Good.COCOA, reward[2], Cause.TEMPLE)


@rulebook.options(Kind.WIDE_STEP)
def reward_or_tile(s: State, seat: int, temple: int, stack: int, menu: Menu) -> None:
    """A wide step: its reward or one of its Discovery tiles, not both (R14)."""
    allow(menu, REWARD)
    list_stack(s, seat, stack, menu)


@rulebook.choice(Kind.WIDE_STEP)
def reward_or_tile_chosen(s: State, seat: int, temple: int, stack: int, action: int) -> None:
    if action == REWARD:  # of this step, even if a tile has taken the marker higher meanwhile
        step = 0
        while WIDE_STEP[temple][step] != stack:
            step += 1
        printed_reward(s, seat, temple, step)
    else:
        claim_from_stack(s, seat, stack, action - CLAIM)


# ---------------------------------------------------------------- steps on temples of choice


@rule
def any_temple_open(s: State, seat: int) -> bool:
    for temple in range(3):
        if why_not_climb(s, seat, temple) == Reason.YES:
            return True
    return False


@rulebook.effect(Kind.ANY_STEPS)
def any_steps(s: State, seat: int, number: int, cause: int) -> None:
    """Steps on temples of choice, each finished before the next is chosen."""
    if number > 0 and any_temple_open(s, seat):
        push(s, Kind.ANY_STEPS, seat, number - 1, cause)
        push(s, Kind.ANY_TEMPLE, seat, 0, cause)


@rulebook.options(Kind.ANY_TEMPLE)
def open_temples(s: State, seat: int, a: int, cause: int, menu: Menu) -> None:
    for temple in range(3):
        offer(menu, TEMPLE + temple, why_not_climb(s, seat, temple))
    if not any_temple_open(s, seat):  # a tile played meanwhile has taken the last step there was
        allow(menu, STOP)


@rulebook.choice(Kind.ANY_TEMPLE)
def climb_chosen(s: State, seat: int, a: int, cause: int, action: int) -> None:
    if action != STOP:
        push(s, Kind.STEP, seat, action - TEMPLE, cause)


@rulebook.options(Kind.STEP_ORDER)
def first_of_two(s: State, seat: int, one: int, other: int, menu: Menu) -> None:
    """Two steps on two temples: which comes first (R32)?"""
    allow(menu, TEMPLE + one)
    allow(menu, TEMPLE + other)


@rulebook.choice(Kind.STEP_ORDER)
def first_of_two_chosen(s: State, seat: int, one: int, other: int, action: int) -> None:
    first = action - TEMPLE
    push(s, Kind.STEP, seat, one + other - first, Cause.MATCH)
    push(s, Kind.STEP, seat, first, Cause.MATCH)
