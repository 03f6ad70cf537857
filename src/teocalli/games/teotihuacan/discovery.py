"""Discovery tiles: their prices, taking them, and where they lie."""

from __future__ import annotations

from teocalli.engine.chance import shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import pay
from teocalli.games.teotihuacan.components import STACK_SIZE
from teocalli.games.teotihuacan.state import Cause, Reason, State, What
from teocalli.games.teotihuacan.tiles import DISCOVERY_PRICE
from teocalli.games.teotihuacan.vocabulary import Good


@rule
def why_not_tile_price(s: State, seat: int, kind: int) -> int:
    """The price must be paid whatever the way of getting the tile (R13)."""
    player = s.players[seat]
    if player.goods[Good.WOOD] < DISCOVERY_PRICE[kind][Good.WOOD]:
        return Reason.NOT_ENOUGH_WOOD
    if player.goods[Good.STONE] < DISCOVERY_PRICE[kind][Good.STONE]:
        return Reason.NOT_ENOUGH_STONE
    if player.goods[Good.GOLD] < DISCOVERY_PRICE[kind][Good.GOLD]:
        return Reason.NOT_ENOUGH_GOLD
    if player.cocoa < DISCOVERY_PRICE[kind][Good.COCOA]:
        return Reason.NOT_ENOUGH_COCOA
    return Reason.YES


@rule
def take_tile(s: State, seat: int, kind: int) -> None:
    """Pay the price and lay the tile face up before you."""
    for good in range(4):
        pay(s, seat, good, DISCOVERY_PRICE[kind][good], Cause.DISCOVERY)
    s.players[seat].tiles[kind] += 1
    emit(s, What.CLAIM, seat, kind, 1, Cause.DISCOVERY)


@rule
def take_from_stack(s: State, seat: int, stack: int, kind: int) -> None:
    """Stacks on wide steps are not refilled."""
    take_tile(s, seat, kind)
    tiles = s.stacks[stack].tiles
    found = False
    for i in range(STACK_SIZE):
        found = found or tiles[i] == kind
        if found:
            tiles[i] = tiles[i + 1] if i + 1 < STACK_SIZE else -1


@rule
def draw_discovery(s: State) -> int:
    """The top of the pile, or -1 when it is empty (R17)."""
    if s.pile_left == 0:
        return -1
    s.pile_left -= 1
    kind = s.pile[s.pile_left]
    s.pile[s.pile_left] = -1
    return kind


@rule
def refill_spot(s: State, board: int) -> None:
    """At once, from the pile."""
    s.spot[board] = draw_discovery(s)
    if s.spot[board] >= 0:
        reveal(s, -1, s.spot[board], Cause.DISCOVERY)


@rule
def shuffle_pile(s: State) -> None:
    shuffle(s, s.pile, s.pile_left)
