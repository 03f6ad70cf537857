"""Royal tiles. `power` is that of the worker who worships on the tile."""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.any_moment import could_advance_on_avenue
from teocalli.games.teotihuacan.bank import charge, gain, gain_any, pay, why_not_charge
from teocalli.games.teotihuacan.counting import counted
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.options import FreeCocoa, Opt, RoyalExchange
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import EXCHANGE, GIVE, STOP, Cause, Kind, Reason, State
from teocalli.games.teotihuacan.tiles import (
    ROYAL_COCOA,
    ROYAL_COUNTED,
    ROYAL_EACH,
    ROYAL_EFFECT,
    ROYAL_EFFECTS,
    ROYAL_KIND,
    ROYAL_PLUS,
    Counted,
    Royal,
)
from teocalli.games.teotihuacan.vocabulary import Good


@rule
def why_not_royal_cocoa(s: State, seat: int) -> int:
    if s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED:
        return why_not_charge(s, seat, ROYAL_COCOA)
    return Reason.YES if s.players[seat].cocoa >= ROYAL_COCOA else Reason.NOT_ENOUGH_COCOA


@rule
def pay_royal_cocoa(s: State, seat: int) -> None:
    if s.options[Opt.FREE_COCOA] == FreeCocoa.EXTENDED:
        charge(s, seat, ROYAL_COCOA, Cause.ROYAL_TILE)
    else:
        pay(s, seat, Good.COCOA, ROYAL_COCOA, Cause.ROYAL_TILE)


@rule
def why_not_first_exchange(s: State, seat: int, tile: int) -> int:
    player, kind = s.players[seat], ROYAL_KIND[tile]
    if kind == Royal.GIVE or kind == Royal.ONCE:
        if player.goods[0] + player.goods[1] + player.goods[2] == 0:
            return Reason.NO_RESOURCE
    if kind == Royal.PAY or kind == Royal.ONCE:
        return why_not_royal_cocoa(s, seat)
    return Reason.YES


@rule
def why_not_royal_tile(s: State, seat: int, tile: int) -> int:
    """By default a tile may be taken although no exchange can be paid (R12, option `royal_exchange`)."""
    if s.options[Opt.ROYAL_EXCHANGE] == RoyalExchange.MUST_BEGIN:
        return why_not_first_exchange(s, seat, tile)
    return Reason.YES


@rule
def could_bring_more(s: State, seat: int, tile: int, power: int) -> bool:
    """Whether a tile in hand, played first, could raise what a royal tile brings: only the Avenue can still change."""
    if ROYAL_COUNTED[tile] != Counted.AVENUE or s.players[seat].avenue >= power + ROYAL_PLUS[tile]:
        return False
    return could_advance_on_avenue(s, seat)


@rule
def begin_royal_tile(s: State, seat: int, tile: int, power: int) -> None:
    most, kind = power + ROYAL_PLUS[tile], ROYAL_KIND[tile]
    if kind == Royal.COCOA:
        gain(s, seat, Good.COCOA, most, Cause.ROYAL_TILE)
    elif kind == Royal.POINTS:
        number = min(most, counted(s, seat, ROYAL_COUNTED[tile]))
        gain(s, seat, Good.POINTS, ROYAL_EACH[tile] * number, Cause.ROYAL_TILE)
    else:
        next_exchange(s, seat, tile, most)


@rule
def next_exchange(s: State, seat: int, tile: int, times: int) -> None:
    """Exchanges come one at a time, none is compulsory, and one may pay for the next (R63, R68)."""
    if times > 0:
        push(s, Kind.EXCHANGE, seat, tile, times)


@rulebook.options(Kind.EXCHANGE)
def exchanges(s: State, seat: int, royal: int, times: int, menu: Menu) -> None:
    if ROYAL_KIND[royal] == Royal.GIVE:
        for good in range(3):
            offer(menu, GIVE + good, Reason.YES if s.players[seat].goods[good] > 0 else Reason.NO_RESOURCE)
    else:
        offer(menu, EXCHANGE, why_not_first_exchange(s, seat, royal))
    allow(menu, STOP)


@rulebook.choice(Kind.EXCHANGE)
def exchange_chosen(s: State, seat: int, royal: int, times: int, action: int) -> None:
    if action == STOP:
        return
    kind = ROYAL_KIND[royal]
    if kind == Royal.ONCE:  # for as many resources as the worker's power
        push(s, Kind.GIVE, seat, times)
        pay_royal_cocoa(s, seat)
        return
    next_exchange(s, seat, royal, times - 1)
    effects = ROYAL_EFFECT[royal]
    for i in range(ROYAL_EFFECTS):
        give(s, seat, effects[i][0], effects[i][1], effects[i][2], Cause.ROYAL_TILE)
    if kind == Royal.GIVE:
        pay(s, seat, action - GIVE, 1, Cause.ROYAL_TILE)
    else:
        pay_royal_cocoa(s, seat)


@rulebook.options(Kind.GIVE)
def resources_to_give(s: State, seat: int, amount: int, menu: Menu) -> None:
    for good in range(3):
        offer(menu, GIVE + good, Reason.YES if s.players[seat].goods[good] > 0 else Reason.NO_RESOURCE)


@rulebook.choice(Kind.GIVE)
def give_chosen(s: State, seat: int, amount: int, action: int) -> None:
    pay(s, seat, action - GIVE, 1, Cause.ROYAL_TILE)
    gain_any(s, seat, amount, Cause.ROYAL_TILE)
