"""Construction: stones on the pyramid, one after another, up to one for each worker."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import Frame, push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.any_moment import could_bring
from teocalli.games.teotihuacan.bank import gain, pay
from teocalli.games.teotihuacan.calendar import pyramid_finished
from teocalli.games.teotihuacan.components import (
    COLOURED,
    DECORATION_POINTS,
    DISPLAY_STONES,
    ICON_TEMPLE,
    LEVEL_POINTS,
    LEVEL_WOOD,
    SPOT,
    SPOTS,
    STONE_COST,
)
from teocalli.games.teotihuacan.displays import fill_display
from teocalli.games.teotihuacan.pyramid import QUADRANT, advance_on_track, icon_on, is_supported, matches, stone_icon
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import PRICE, ROTATE, SPOT_, STONE_, STOP, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.vocabulary import Board, Discovery, Good, Price


@rule
def why_not_price(s: State, seat: int, level: int, price: int) -> int:
    """2 stone, and wood for each level above the first; technology 15 lowers either by one, once (R29)."""
    goods = s.players[seat].goods
    stone = STONE_COST - (1 if price == Price.LESS_STONE else 0)
    wood = LEVEL_WOOD[level] - (1 if price == Price.LESS_WOOD else 0)
    if goods[Good.STONE] < stone:
        return Reason.NOT_ENOUGH_STONE
    if wood < 0 or goods[Good.WOOD] < wood:
        return Reason.NOT_ENOUGH_WOOD
    return Reason.YES


@rule
def why_not_level(s: State, seat: int, level: int, discount: int) -> int:
    """Some way of paying a stone on this level."""
    full = why_not_price(s, seat, level, Price.FULL)
    if full == Reason.YES or discount == 0:
        return full
    if why_not_price(s, seat, level, Price.LESS_STONE) == Reason.YES:
        return Reason.YES
    return why_not_price(s, seat, level, Price.LESS_WOOD)


@rule
def why_not_spot(s: State, seat: int, spot: int, discount: int) -> int:
    if s.pyramid[spot] >= 0:
        return Reason.SPOT_TAKEN
    if not is_supported(s, spot):
        return Reason.NOT_SUPPORTED
    return why_not_level(s, seat, SPOT[spot][0], discount)


@rule
def why_not_construct(s: State, seat: int, discount: int) -> int:
    """At least one stone must be placed; after the last one of the pyramid nothing can be."""
    why_not = Reason.NO_STONE_PLACE
    for spot in range(SPOTS):
        reason = why_not_spot(s, seat, spot, discount)
        if reason == Reason.YES:
            return Reason.YES
        if reason == Reason.NOT_ENOUGH_STONE or reason == Reason.NOT_ENOUGH_WOOD:
            why_not = reason
    return why_not


@rule
def why_not_another(s: State, seat: int) -> int:
    """One stone for each worker, three at most (R19)."""
    if s.built >= min(3, s.crew + s.extra):
        return Reason.ENOUGH_STONES
    return why_not_construct(s, seat, s.discount)


@rulebook.options(Kind.STONE)
def stones(s: State, seat: int, menu: Menu) -> None:
    """Any face-up stone; they are not refilled between the stones of one action (R28)."""
    why_not = why_not_another(s, seat)
    for i in range(DISPLAY_STONES):
        if s.stone_display[i] >= 0:
            offer(menu, STONE_ + s.stone_display[i], why_not)
    offer(menu, STOP, Reason.YES if s.built > 0 else Reason.STONE_FIRST)


@rulebook.choice(Kind.STONE)
def stone_chosen(s: State, seat: int, action: int) -> None:
    if action != STOP:
        push(s, Kind.SPOT, seat, action - STONE_)


@rulebook.options(Kind.SPOT)
def spots(s: State, seat: int, stone: int, menu: Menu) -> None:
    for spot in range(SPOTS):
        offer(menu, SPOT_ + spot, why_not_spot(s, seat, spot, s.discount))


@rulebook.choice(Kind.SPOT)
def spot_chosen(s: State, seat: int, stone: int, action: int) -> None:
    push(s, Kind.ROTATE, seat, stone, action - SPOT_)


@rulebook.options(Kind.ROTATE)
def rotations(s: State, seat: int, stone: int, spot: int, menu: Menu) -> None:
    """Free; turns that look alike are offered once."""
    for rotation in range(4):
        repeated = False
        for earlier in range(rotation):
            same = True
            for quadrant in range(4):
                same = same and stone_icon(s, stone, rotation, quadrant) == stone_icon(s, stone, earlier, quadrant)
            repeated = repeated or same
        if not repeated:
            allow(menu, ROTATE + rotation)


@rule
def chosen_spot(frame: Frame) -> int:
    """The second context of ROTATE and PRICE."""
    return frame.b


@rulebook.choice(Kind.ROTATE)
def rotation_chosen(s: State, seat: int, stone: int, spot: int, action: int) -> None:
    if s.discount:
        push(s, Kind.PRICE, seat, stone, spot, action - ROTATE)
    else:
        pay_and_lay(s, seat, stone, spot, action - ROTATE, Price.FULL)


@rulebook.options(Kind.PRICE)
def prices(s: State, seat: int, stone: int, spot: int, rotation: int, menu: Menu) -> None:
    for price in range(3):
        offer(menu, PRICE + price, why_not_price(s, seat, SPOT[spot][0], price))


@rulebook.choice(Kind.PRICE)
def price_chosen(s: State, seat: int, stone: int, spot: int, rotation: int, action: int) -> None:
    if action != PRICE + Price.FULL:
        s.discount = 0
    pay_and_lay(s, seat, stone, spot, rotation, action - PRICE)


@rule
def pay_and_lay(s: State, seat: int, stone: int, spot: int, rotation: int, price: int) -> None:
    pay(s, seat, Good.STONE, STONE_COST - (1 if price == Price.LESS_STONE else 0), Cause.LEVEL)
    pay(s, seat, Good.WOOD, LEVEL_WOOD[SPOT[spot][0]] - (1 if price == Price.LESS_WOOD else 0), Cause.LEVEL)
    s.built += 1
    push(s, Kind.NEXT_STONE, seat)
    lay_stone(s, seat, stone, spot, rotation)


@rulebook.effect(Kind.NEXT_STONE)
def next_stone(s: State, seat: int) -> None:
    """Each stone is finished before the next (R28); nobody is asked when no other can come, even by tiles."""
    possible = why_not_another(s, seat)
    if possible == Reason.ENOUGH_STONES and s.built < 3 and s.players[seat].tiles[Discovery.EXTRA_WORKER] > 0:
        possible = why_not_construct(s, seat, s.discount)
    lacking = possible == Reason.NOT_ENOUGH_STONE or possible == Reason.NOT_ENOUGH_WOOD
    if possible == Reason.YES or (lacking and could_bring(s, seat, Good.WOOD)):
        push(s, Kind.STONE, seat)


@rule
def put_stone(s: State, stone: int, spot: int, rotation: int) -> None:
    """From the display to the pyramid."""
    for i in range(DISPLAY_STONES):
        if s.stone_display[i] == stone:
            s.stone_display[i] = -1
    s.pyramid[spot] = stone
    s.rotation[spot] = rotation


@rule
def lay_stone(s: State, seat: int, stone: int, spot: int, rotation: int) -> None:
    """Points of the level and of matching icons, a step for each coloured match, the pyramid track."""
    level = SPOT[spot][0]
    row = 2 * SPOT[spot][1] + level - 1
    column = 2 * SPOT[spot][2] + level - 1
    put_stone(s, stone, spot, rotation)
    emit(s, What.STONE, seat, spot, level, Cause.LEVEL)
    push(s, Kind.TRACK_AND_POINTS, seat)
    gain(s, seat, Good.POINTS, LEVEL_POINTS[level], Cause.LEVEL)
    matched = 0
    for r in range(2):
        for c in range(2):
            icon = stone_icon(s, stone, rotation, QUADRANT[r][c])
            if matches(s, icon, icon_on(s, level - 1, row + r, column + c)):
                matched += 1
                if icon >= COLOURED:
                    push(s, Kind.STEP, seat, ICON_TEMPLE[icon % COLOURED], Cause.MATCH)
    gain(s, seat, Good.POINTS, matched, Cause.MATCH)
    if level == 4:
        pyramid_finished(s)


@rulebook.effect(Kind.TRACK_AND_POINTS)
def track_step(s: State, seat: int) -> None:
    """The points of a Decoration, if it was one, and a step on the pyramid track."""
    if s.main == Board.DECORATIONS:
        gain(s, seat, Good.POINTS, DECORATION_POINTS, Cause.DECORATION)
        advance_on_track(s, seat, Cause.DECORATION)
    else:
        advance_on_track(s, seat, Cause.LEVEL)


@rule
def refill_stones(s: State) -> None:
    """After the whole action."""
    s.stones_left = fill_display(s, s.stone_display, s.stone_pile, s.stones_left, Cause.LEVEL)
