"""The calendar: the light disc goes towards the dark one and never passes it."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.components import DARK_DISC, SPOTS
from teocalli.games.teotihuacan.state import Cause, State, What


@rule
def advance_light_disc(s: State, cause: int) -> None:
    """One space on; further advances after the discs met are ignored (R41)."""
    if s.light < s.dark:
        s.light += 1
        emit(s, What.LIGHT_DISC, -1, 0, s.light, cause)
        if discs_met(s):
            emit(s, What.DISCS_MEET, -1, 0, s.eclipses + 1, cause)


@rule
def discs_met(s: State) -> bool:
    return s.light == s.dark


@rule
def is_pyramid_finished(s: State) -> bool:
    return s.pyramid[SPOTS - 1] >= 0


@rule
def is_last_eclipse(s: State) -> bool:
    """The next eclipse, or the one under way, is the third, or comes after the pyramid was finished (R33)."""
    return s.eclipses >= 2 or is_pyramid_finished(s)


@rule
def pyramid_finished(s: State) -> None:
    """The light disc jumps to the dark one, and the coming eclipse is the last, even one already pending (R33)."""
    emit(s, What.PYRAMID_FINISHED, -1, 0, 1, Cause.CALENDAR)
    if s.light < s.dark:
        s.light = s.dark
        emit(s, What.DISCS_MEET, -1, 0, s.eclipses + 1, Cause.CALENDAR)


@rule
def reset_calendar(s: State) -> None:
    """The light disc starts anew, the dark one stands one space lower each time."""
    s.light = 0
    s.rounds_left = 0
    s.dark = DARK_DISC[colours_in_play(s) - 2][s.eclipses]
