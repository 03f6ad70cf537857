"""Technologies: advancing on the four tracks and the bonus beyond the top level. Chapter "Technologies"."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import demand, gain_skulls, resources_of, score
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import ADVANCE, SKIP, Cause, Kind, Reason, State, What
from teocalli.games.tzolkin.temples import climb_any


@rule
def why_not_advance(s: State, seat: int, track: int) -> int:
    """1, 2, 3 resources for levels 1, 2, 3 and one for the bonus at level 3, any mix (Q26)."""
    p = s.players[seat]
    enough = resources_of(p) >= c.ADVANCE_PRICE[p.levels[track]]
    return Reason.YES if enough else Reason.NOT_ENOUGH_RESOURCES


@rule
def why_not_advance_any(s: State, seat: int) -> int:
    for track in range(c.TECHNOLOGIES):
        if why_not_advance(s, seat, track) == Reason.YES:
            return Reason.YES
    return Reason.NOT_ENOUGH_RESOURCES


@rulebook.options(Kind.ADVANCE)
def tracks_to_pay_for(s: State, seat: int, advances: int, may_stop: int, menu: Menu) -> None:
    """Tikal 1 and 3: one advance, or one or two."""
    for track in range(c.TECHNOLOGIES):
        offer(menu, ADVANCE + track, why_not_advance(s, seat, track))
    if may_stop == 1:
        allow(menu, SKIP)


@rulebook.choice(Kind.ADVANCE)
def track_paid_for(s: State, seat: int, advances: int, action: int) -> None:
    """Pay, move or take the bonus; only then the next advance (Q84)."""
    if action == SKIP:
        return
    track = action - ADVANCE
    if advances > 1:
        push(s, Kind.SECOND_ADVANCE, seat)
    push(s, Kind.MOVE_TRACK, seat, track)
    demand(s, seat, c.ADVANCE_PRICE[s.players[seat].levels[track]], Cause.TIKAL)


@rulebook.effect(Kind.SECOND_ADVANCE)
def second_advance(s: State, seat: int) -> None:
    """The second advance of Tikal 3 may be left out (Q27)."""
    if why_not_advance_any(s, seat) == Reason.YES:
        push(s, Kind.ADVANCE, seat, 1, 1)


@rulebook.effect(Kind.MOVE_TRACK)
def move_track(s: State, seat: int, technology: int) -> None:
    """One level up; at the top level the marker stays and the track's bonus is given (Q28)."""
    p = s.players[seat]
    if p.levels[technology] < c.TOP_LEVEL:
        p.levels[technology] += 1
        emit(s, What.ADVANCED, seat, technology, p.levels[technology], Cause.AGRICULTURE + technology)
    elif technology == c.AGRICULTURE:
        climb_any(s, seat, Cause.AGRICULTURE)
    elif technology == c.EXTRACTION:
        push(s, Kind.TAKE, seat, c.BONUS_RESOURCES, Cause.EXTRACTION)
    elif technology == c.ARCHITECTURE:
        score(s, seat, c.BONUS_POINTS, Cause.ARCHITECTURE)
    else:
        gain_skulls(s, seat, 1, Cause.THEOLOGY)


@rulebook.options(Kind.ADVANCE_FREE)
def tracks_for_free(s: State, seat: int, advances: int, menu: Menu) -> None:
    """A building's advances on tracks of choice, one after the other."""
    for track in range(c.TECHNOLOGIES):
        allow(menu, ADVANCE + track)


@rulebook.choice(Kind.ADVANCE_FREE)
def track_for_free(s: State, seat: int, advances: int, action: int) -> None:
    if advances > 1:
        push(s, Kind.ADVANCE_FREE, seat, advances - 1)
    push(s, Kind.MOVE_TRACK, seat, action - ADVANCE)
