"""The calendar: moving the gears, the first player space, the extra day. Chapter "Advancing the calendar"."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff, DefaultOn
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule, table, words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.final_scoring import final_scoring
from teocalli.games.tzolkin.food_day import food_day, is_food_day
from teocalli.games.tzolkin.options import Opt
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import DAYS, DUMMY, EMPTY, Cause, Kind, Reason, State, What

#: By reason: how the log tells everybody why there was no extra day to choose.
WHY_NO_EXTRA_DAY = table(
    {
        Reason.EXTRA_DAY_USED: Cause.EXTRA_DAY_USED,
        Reason.WORKER_WOULD_FALL: Cause.WORKER_WOULD_FALL,
        Reason.LAST_DAY: Cause.LAST_DAY,
    }.get(reason, -1)
    for reason in range(len(words_of(Reason)))
)


@rule
def round_number(s: State) -> int:
    """Rounds are counted by the days of the calendar; a jump over the last food day leads to the last round (C13)."""
    return min(s.day, int(c.FOOD_DAYS[c.LAST_FOOD_DAY])) + 1


@rulebook.effect(Kind.END_ROUND)
def end_round(s: State, seat: int) -> None:
    """After the turns: the food day, if it is one, then the calendar (Q64). The fourth food day ends the game."""
    if is_food_day(s):
        food_day(s)
    claimer = s.claimer
    if claimer != EMPTY:
        s.claimer = EMPTY
        s.players[claimer].hand += 1
        emit(s, What.RETURNED, claimer, -1, 1, Cause.FIRST_PLAYER_SPACE)
    if s.food_days > c.LAST_FOOD_DAY:
        push(s, Kind.CALENDAR, s.first, 1)
    elif claimer == EMPTY:
        s.pile += 1
        emit(s, What.CORN_ON_TOOTH, -1, -1, s.pile, Cause.CALENDAR)
        push(s, Kind.CALENDAR, s.first, 1)
    else:
        pass_marker(s, claimer)
        why_not = why_not_double(s, claimer)
        if why_not == Reason.YES:
            push(s, Kind.DAYS, claimer)
        else:
            emit(s, What.NO_EXTRA_DAY, claimer, -1, 1, WHY_NO_EXTRA_DAY[why_not])
            push(s, Kind.CALENDAR, claimer, 1)


@rule
def pass_marker(s: State, claimer: int) -> None:
    """Who stood on the space takes the marker; its holder hands it to the left neighbour (Q56, Q87)."""
    s.first = (claimer + 1) % s.seats if s.first == claimer else claimer
    emit(s, What.MARKER, s.first, -1, 1, Cause.FIRST_PLAYER_SPACE)


# ---------------------------------------------------------------- the extra day


@rule
def why_not_double(s: State, seat: int) -> int:
    """A light player board, and nobody's worker would fall that one day would not push off (Q57).

    The gears are looked at as they stand in the advance step (Q86); dummies never fall (I4). A coming food day does
    not forbid it (C12), not even the last one (C13).
    """
    if s.players[seat].dark == 1:
        return Reason.EXTRA_DAY_USED
    if s.options[Opt.LAST_JUMP] == DefaultOn.OFF and s.day + 1 >= c.FOOD_DAYS[c.LAST_FOOD_DAY]:
        return Reason.LAST_DAY
    for gear in range(c.GEARS):
        standing = s.gears[gear].teeth[c.LAST_SPACE[gear] - 1]
        if standing != EMPTY and (standing != DUMMY or s.options[Opt.DUMMIES_HOLD_TIME] == DefaultOff.ON):
            return Reason.WORKER_WOULD_FALL
    return Reason.YES


@rulebook.options(Kind.DAYS)
def days_to_move(s: State, seat: int, menu: Menu) -> None:
    """Nobody is forced to use the extra day (Q58)."""
    offer(menu, DAYS, Reason.YES)
    offer(menu, DAYS + 1, why_not_double(s, seat))


@rulebook.choice(Kind.DAYS)
def days_chosen(s: State, seat: int, action: int) -> None:
    """The extra day turns the player board dark."""
    days = action - DAYS + 1
    if days == 2:
        s.players[seat].dark = 1
        emit(s, What.EXTRA_DAY, seat, -1, 1, Cause.FIRST_PLAYER_SPACE)
    push(s, Kind.CALENDAR, seat, days)


# ---------------------------------------------------------------- moving


@rulebook.effect(Kind.CALENDAR)
def move_calendar(s: State, seat: int, days: int) -> None:
    """Days pass. One more day passes after the last food day, before the final scoring (Q75)."""
    for _ in range(days):
        for gear in range(c.GEARS):
            turn_gear(s, gear)
    s.day += days
    if s.food_days > c.LAST_FOOD_DAY:
        final_scoring(s)
        return
    emit(s, What.NEW_DAY, -1, -1, round_number(s), Cause.CALENDAR)
    push(s, Kind.NEXT_TURN, s.first)


@rule
def turn_gear(s: State, gear: int) -> None:
    """Everybody moves on one tooth. A worker pushed off the last space goes home without an action (Q63);
    dummies ride through the teeth without number and come round again (Q74)."""
    teeth = s.gears[gear].teeth
    last_tooth = c.TEETH[gear] - 1
    carried = teeth[last_tooth]
    for tooth in range(last_tooth, 0, -1):
        teeth[tooth] = teeth[tooth - 1]
    teeth[0] = carried
    off = c.LAST_SPACE[gear] + 1
    standing = teeth[off]
    if standing != EMPTY and standing != DUMMY:
        teeth[off] = EMPTY
        s.players[standing].hand += 1
        emit(s, What.PUSHED_OFF, standing, gear, 1, Cause.CALENDAR)
