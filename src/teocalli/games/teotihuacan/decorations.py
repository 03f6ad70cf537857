"""Decorations: tiles on the four sides of the pyramid, from the board upwards."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain, pay
from teocalli.games.teotihuacan.components import (
    DECORATION_CELLS,
    DECORATION_COST_GOLD,
    DECORATION_ICONS,
    DECORATION_PRINT,
    DISPLAY_DECORATIONS,
    GLYPH,
    ICON_TEMPLE,
    READS_FORWARD,
)
from teocalli.games.teotihuacan.construction import refill_stones
from teocalli.games.teotihuacan.displays import fill_display
from teocalli.games.teotihuacan.options import Opt, RewardOrder
from teocalli.games.teotihuacan.pyramid import icon_on, matches
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import DECORATE, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.vocabulary import Board, Good


@rule
def next_level(s: State, side: int) -> int:
    """The level (1 to 4) of the next Decoration on a side; 5 when the side is full."""
    for level in range(4):
        if s.decorations[side * 4 + level] < 0:
            return level + 1
    return 5


@rule
def covered_icon(s: State, side: int, level: int, half: int) -> int:
    """What a Decoration of that level would cover: print on the board, or stones one level lower; -1: no stone."""
    if level == 1:
        return DECORATION_PRINT[side][half]
    cell = DECORATION_CELLS[side][level - 1]
    return icon_on(s, level - 1, cell[half * 2], cell[half * 2 + 1])


@rule
def is_open(s: State, side: int) -> bool:
    """Level k needs the Decoration of level k - 1 on its side and k - 1 layers under both halves (R31)."""
    level = next_level(s, side)
    return level < 5 and covered_icon(s, side, level, 0) >= 0 and covered_icon(s, side, level, 1) >= 0


@rule
def why_not_decorate(s: State, seat: int, side: int, workers: int) -> int:
    if not is_open(s, side):
        return Reason.NO_DECORATION_PLACE
    if s.players[seat].goods[Good.GOLD] < DECORATION_COST_GOLD[min(3, workers)]:
        return Reason.NOT_ENOUGH_GOLD
    return Reason.YES


@rule
def why_not_decorate_any(s: State, seat: int, workers: int) -> int:
    shown = False
    for i in range(DISPLAY_DECORATIONS):
        shown = shown or s.decoration_display[i] >= 0
    if not shown:
        return Reason.NO_DECORATION_LEFT
    why_not = Reason.NO_DECORATION_PLACE
    for side in range(4):
        reason = why_not_decorate(s, seat, side, workers)
        if reason == Reason.YES:
            return Reason.YES
        if reason == Reason.NOT_ENOUGH_GOLD:
            why_not = reason
    return why_not


@rulebook.options(Kind.DECORATE)
def decorations(s: State, seat: int, menu: Menu) -> None:
    """A face-up tile on an open side; the arrow points to the centre, so it cannot be turned."""
    for side in range(4):
        why_not = why_not_decorate(s, seat, side, s.crew)
        for i in range(DISPLAY_DECORATIONS):
            tile = s.decoration_display[i]
            if tile >= 0:
                offer(menu, DECORATE + tile * 4 + side, why_not)


@rulebook.choice(Kind.DECORATE)
def decorate_chosen(s: State, seat: int, action: int) -> None:
    """3 gold, 1 less for each further worker; matches and their steps, 3 points, the pyramid track."""
    tile = (action - DECORATE) // 4
    side = (action - DECORATE) % 4
    pay(s, seat, Good.GOLD, DECORATION_COST_GOLD[s.crew], Cause.DECORATION)
    level = next_level(s, side)
    put_decoration(s, seat, tile, side)
    push(s, Kind.TRACK_AND_POINTS, seat)
    matched = 0
    one = -1
    other = -1
    for half in range(2):
        icon = decoration_icon(tile, side, half)
        if matches(s, icon, covered_icon(s, side, level, half)):
            matched += 1
            if icon % 4 != GLYPH:
                one = other
                other = ICON_TEMPLE[icon % 4]
    gain(s, seat, Good.POINTS, matched, Cause.MATCH)
    steps_for_matches(s, seat, one, other)


@rule
def steps_for_matches(s: State, seat: int, one: int, other: int) -> None:
    """Two steps come in the order the player likes (R32)."""
    if one >= 0 and one != other and s.options[Opt.REWARD_ORDER] == RewardOrder.PLAYER:
        push(s, Kind.STEP_ORDER, seat, one, other)
        return
    if other >= 0:
        push(s, Kind.STEP, seat, other, Cause.MATCH)
    if one >= 0:
        push(s, Kind.STEP, seat, one, Cause.MATCH)


@rule
def decoration_icon(tile: int, side: int, half: int) -> int:
    """The icon of the half that comes first from the left, or from the top."""
    return DECORATION_ICONS[tile][half if READS_FORWARD[side] else 1 - half]


@rule
def put_decoration(s: State, seat: int, tile: int, side: int) -> None:
    for i in range(DISPLAY_DECORATIONS):
        if s.decoration_display[i] == tile:
            s.decoration_display[i] = -1
    level = next_level(s, side)
    s.decorations[side * 4 + level - 1] = tile
    emit(s, What.DECORATE, seat, tile, level, Cause.DECORATION)


@rule
def refill_decorations(s: State) -> None:
    """From the pile while it lasts (R61)."""
    left = s.decorations_left
    s.decorations_left = fill_display(s, s.decoration_display, s.decoration_pile, left, Cause.DECORATION)


@rulebook.effect(Kind.REFILL)
def refill(s: State, seat: int) -> None:
    if s.main == Board.DECORATIONS:
        refill_decorations(s)
    else:
        refill_stones(s)
