"""Advancing on temples. A marker climbs from the foot (0) to the top (11), which holds one marker only."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.claiming import list_stack, worth_asking_stack
from teocalli.games.teotihuacan.components import TEMPLE_OF_STACK, WIDE_STEP
from teocalli.games.teotihuacan.discovery import take_from_stack
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.printed import TEMPLE_REWARD
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import CLAIM, REWARD, STOP, TEMPLE, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.steps import any_temple_open, why_not_climb


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
    if stack >= 0 and worth_asking_stack(s, seat, stack):
        push(s, Kind.WIDE_STEP, seat, stack)
    else:
        printed_reward(s, seat, temple, step)


@rule
def printed_reward(s: State, seat: int, temple: int, step: int) -> None:
    reward = TEMPLE_REWARD[temple][step]
    give(s, seat, reward[0], reward[1], reward[2], Cause.TEMPLE)


@rulebook.options(Kind.WIDE_STEP)
def reward_or_tile(s: State, seat: int, stack: int, menu: Menu) -> None:
    """A wide step: its reward or one of its Discovery tiles, not both (R14)."""
    allow(menu, REWARD)
    list_stack(s, seat, stack, menu)


@rulebook.choice(Kind.WIDE_STEP)
def reward_or_tile_chosen(s: State, seat: int, stack: int, action: int) -> None:
    if action == REWARD:  # of this step, even if a tile has taken the marker higher meanwhile
        temple = TEMPLE_OF_STACK[stack]
        step = 0
        while WIDE_STEP[temple][step] != stack:
            step += 1
        printed_reward(s, seat, temple, step)
    else:
        take_from_stack(s, seat, stack, action - CLAIM)


# ---------------------------------------------------------------- steps on temples of choice


@rulebook.effect(Kind.ANY_STEPS)
def any_steps(s: State, seat: int, number: int, cause: int) -> None:
    """Steps on temples of choice, each finished before the next is chosen."""
    if any_temple_open(s, seat):
        if number > 1:
            push(s, Kind.ANY_STEPS, seat, number - 1, cause)
        push(s, Kind.ANY_TEMPLE, seat, cause)


@rulebook.options(Kind.ANY_TEMPLE)
def open_temples(s: State, seat: int, cause: int, menu: Menu) -> None:
    for temple in range(3):
        offer(menu, TEMPLE + temple, why_not_climb(s, seat, temple))
    if not any_temple_open(s, seat):  # a tile played meanwhile has taken the last step there was
        allow(menu, STOP)


@rulebook.choice(Kind.ANY_TEMPLE)
def climb_chosen(s: State, seat: int, cause: int, action: int) -> None:
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
