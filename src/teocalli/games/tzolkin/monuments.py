"""Monuments: building them and what they score at the end. Chapter "Monuments" and the appendix."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff, DefaultOn
from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import pay
from teocalli.games.tzolkin.options import M11BelowStart, MonumentSkull, Opt
from teocalli.games.tzolkin.state import EMPTY, Cause, Reason, State, What
from teocalli.games.tzolkin.temples import temple_points

WEALTH_FARM = c.WEALTH_IDS.index("w-u3")


@rule
def why_not_monument(s: State, seat: int, monument: int) -> int:
    """The exact price; architecture never helps (Q33)."""
    stock = s.players[seat].stock
    for good in range(c.WOOD, c.GOODS):
        if stock[good] < c.MONUMENT_COST[monument][good]:
            return Reason.NO_SKULL if good == c.SKULL else Reason.NOT_ENOUGH_RESOURCES
    return Reason.YES


@rule
def build_monument(s: State, seat: int, monument: int) -> None:
    """Pay and take it; its place stays empty. A skull paid goes back to the bank (I6)."""
    for good in range(c.WOOD, c.GOODS):
        pay(s, seat, good, c.MONUMENT_COST[monument][good], Cause.MONUMENT)
    if s.options[Opt.MONUMENT_SKULL] == MonumentSkull.BANK:
        s.skulls += c.MONUMENT_COST[monument][c.SKULL]
    for slot in range(c.MOST_MONUMENTS_SHOWN):
        if s.monuments[slot] == monument:
            s.monuments[slot] = EMPTY
    s.monument_builder[monument] = seat
    emit(s, What.MONUMENT_BUILT, seat, monument, 1, Cause.MONUMENT)


# ---------------------------------------------------------------- scoring


@rule
def monument_points(s: State, seat: int, monument: int) -> int:
    """What a monument is worth to its builder if the game ended now."""
    p = s.players[seat]
    kind = c.MONUMENT_SCORING[monument]
    each = c.MONUMENT_EACH[monument]
    if kind == c.Scoring.FRAME:
        return int(each * built_with_frame(s, seat, c.MONUMENT_FRAME[monument]))
    if kind == c.Scoring.EVERYTHING_BUILT:
        return int(each * everything_built(s, seat))
    if kind == c.Scoring.ALL_MONUMENTS:
        return int(c.MONUMENT_EACH_BY_PLAYERS[s.seats] * monuments_built(s))
    if kind == c.Scoring.CORN_TILES:
        return int(each * p.corn_tiles)
    if kind == c.Scoring.WOOD_TILES:
        return int(each * p.wood_tiles)
    if kind == c.Scoring.WORKERS:
        return int(c.POINTS_BY_WORKERS[c.WORKERS - p.bank])
    if kind == c.Scoring.LEVELS:
        return int(each * (p.levels[0] + p.levels[1] + p.levels[2] + p.levels[3]))
    if kind == c.Scoring.TOP_LEVELS:
        return int(c.POINTS_BY_TOP_LEVELS[tracks_at_top(s, seat)])
    if kind == c.Scoring.BEST_TEMPLE:
        return int(each * best_temple(s, seat))
    if kind == c.Scoring.TEMPLE_POINTS:
        return all_temple_points(s, seat)
    return int(each * skulls_offered(s))


@rule
def built_with_frame(s: State, seat: int, frame: int) -> int:
    """Own buildings and own monuments of one frame, the counting monument included (Q85)."""
    count = 0
    for building in range(c.BUILDINGS):
        if s.builder[building] == seat and c.BUILDING_FRAME[building] == frame:
            count += 1
    for monument in range(c.MONUMENTS):
        if s.monument_builder[monument] == seat and c.MONUMENT_FRAME[monument] == frame:
            count += 1
    return count


@rule
def everything_built(s: State, seat: int) -> int:
    """Own buildings and monuments of all kinds; m-02 counts itself (Q88), a wealth tile is no building (I11)."""
    count = 0
    for building in range(c.BUILDINGS):
        if s.builder[building] == seat:
            count += 1
    for monument in range(c.MONUMENTS):
        if s.monument_builder[monument] == seat:
            count += 1
    if s.options[Opt.M02_COUNTS_ITSELF] == DefaultOn.OFF:
        count -= 1
    if s.options[Opt.WEALTH_FARM_BUILDING] == DefaultOff.ON:
        for place in range(c.WEALTH_KEPT):
            if s.players[seat].kept[place] == WEALTH_FARM:
                count += 1
    return count


@rule
def monuments_built(s: State) -> int:
    """Monuments built by anybody."""
    count = 0
    for monument in range(c.MONUMENTS):
        if s.monument_builder[monument] != EMPTY:
            count += 1
    return count


@rule
def tracks_at_top(s: State, seat: int) -> int:
    count = 0
    for track in range(c.TECHNOLOGIES):
        if s.players[seat].levels[track] == c.TOP_LEVEL:
            count += 1
    return count


@rule
def best_temple(s: State, seat: int) -> int:
    """Steps above the start on the best temple, never below zero (Q76)."""
    temples = s.players[seat].temples
    best = max(max(temples[0], temples[1]), temples[2]) - c.START_STEP
    if best < 0 and s.options[Opt.M11_BELOW_START] == M11BelowStart.ZERO:
        return 0
    return best


@rule
def all_temple_points(s: State, seat: int) -> int:
    """The points of all own steps, negative ones too (Q77), without the bonus of the highest."""
    total = 0
    for temple in range(c.TEMPLES):
        points = temple_points(s, seat, temple)
        if points > 0 or s.options[Opt.M12_NEGATIVE] == DefaultOn.ON:
            total += points
    return total


@rule
def skulls_offered(s: State) -> int:
    """Skulls on Chichen Itza, whoever put them there."""
    count = 0
    for action in range(c.MOST_ACTIONS):
        count += s.offered[action]
    return count
