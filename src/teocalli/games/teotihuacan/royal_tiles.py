"""Royal tiles. `power` is that of the worker who worships on the tile."""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.teotihuacan.any_moment import could_advance_on_avenue
from teocalli.games.teotihuacan.goods import charge, gain, gain_any, pay, why_not_charge
from teocalli.games.teotihuacan.meta import Opt
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import EXCHANGE, GIVE, STOP, Cause, Kind, Reason, State
from teocalli.games.teotihuacan.vocabulary import Good

#: Places in the list of royal tiles: R1 to R9.
R1, R2, R3, R4, R5, R6, R7, R8, R9 = range(9)


@rule
def why_not_royal_cocoa(s: State, seat: int) -> int:
    if s.options[Opt.FREE_COCOA] == 1:
        return why_not_charge(s, seat, 1)
    return Reason.YES if s.players[seat].cocoa >= 1 else Reason.NOT_ENOUGH_COCOA


@rule
def pay_royal_cocoa(s: State, seat: int) -> None:
    if s.options[Opt.FREE_COCOA] == 1:
        charge(s, seat, 1, Cause.ROYAL_TILE)
    else:
        pay(s, seat, Good.COCOA, 1, Cause.ROYAL_TILE)


@rule
def why_not_first_exchange(s: State, seat: int, tile: int) -> int:
    player = s.players[seat]
    if tile == R3 or tile == R7:
        if player.goods[0] + player.goods[1] + player.goods[2] == 0:
            return Reason.NO_RESOURCE
    if tile == R2 or tile == R6 or tile == R7 or tile == R8:
        return why_not_royal_cocoa(s, seat)
    return Reason.YES


@rule
def why_not_royal_tile(s: State, seat: int, tile: int) -> int:
    """By default a tile may be taken although no exchange can be paid (R12, option `royal_exchange`)."""
    if s.options[Opt.ROYAL_EXCHANGE] == 1:
        return why_not_first_exchange(s, seat, tile)
    return Reason.YES


@rule
def owned_technologies(s: State, seat: int) -> int:
    number = 0
    for tech in range(9):
        number += s.players[seat].technologies[tech]
    return number


@rule
def could_bring_more(s: State, seat: int, tile: int, power: int) -> bool:
    """Whether a tile in hand, played first, could raise what a royal tile brings: only the Avenue can still change."""
    return tile == R9 and s.players[seat].avenue <= power and could_advance_on_avenue(s, seat)


@rule
def begin_royal_tile(s: State, seat: int, tile: int, power: int) -> None:
    player = s.players[seat]
    if tile == R1:
        gain(s, seat, Good.COCOA, power + 1, Cause.ROYAL_TILE)
    elif tile == R4:
        gain(s, seat, Good.POINTS, 2 * min(power, owned_technologies(s, seat)), Cause.ROYAL_TILE)
    elif tile == R5:
        gain(s, seat, Good.POINTS, 2 * min(power, player.track), Cause.ROYAL_TILE)
    elif tile == R9:
        gain(s, seat, Good.POINTS, min(power + 1, player.avenue), Cause.ROYAL_TILE)
    elif tile == R8:
        next_exchange(s, seat, tile, power - 1)
    else:
        next_exchange(s, seat, tile, power)


@rule
def next_exchange(s: State, seat: int, tile: int, times: int) -> None:
    """Exchanges come one at a time, none is compulsory, and one may pay for the next (R63, R68)."""
    if times > 0:
        push(s, Kind.EXCHANGE, seat, tile, times)


@rulebook.options(Kind.EXCHANGE)
def exchanges(s: State, seat: int, royal: int, times: int, menu: Menu) -> None:
    if royal == R3:
        for good in range(3):
            offer(menu, GIVE + good, Reason.YES if s.players[seat].goods[good] > 0 else Reason.NO_RESOURCE)
    else:
        offer(menu, EXCHANGE, why_not_first_exchange(s, seat, royal))
    allow(menu, STOP)


@rulebook.choice(Kind.EXCHANGE)
def exchange_chosen(s: State, seat: int, royal: int, times: int, action: int) -> None:
    if action == STOP:
        return
    if royal == R7:  # once: 1 cocoa and 1 resource for as many resources as the worker's power
        push(s, Kind.GIVE, seat, times)
        pay_royal_cocoa(s, seat)
        return
    next_exchange(s, seat, royal, times - 1)
    if royal == R3:
        pay(s, seat, action - GIVE, 1, Cause.ROYAL_TILE)
        gain(s, seat, Good.COCOA, 2, Cause.ROYAL_TILE)
        return
    if royal == R8:
        push(s, Kind.ANY_STEPS, seat, 1, Cause.ROYAL_TILE)
    else:
        gain(s, seat, Good.WOOD if royal == R2 else Good.GOLD, 1, Cause.ROYAL_TILE)
        gain(s, seat, Good.STONE, 1, Cause.ROYAL_TILE)
    pay_royal_cocoa(s, seat)


@rulebook.options(Kind.GIVE)
def resources_to_give(s: State, seat: int, amount: int, menu: Menu) -> None:
    for good in range(3):
        offer(menu, GIVE + good, Reason.YES if s.players[seat].goods[good] > 0 else Reason.NO_RESOURCE)


@rulebook.choice(Kind.GIVE)
def give_chosen(s: State, seat: int, amount: int, action: int) -> None:
    pay(s, seat, action - GIVE, 1, Cause.ROYAL_TILE)
    gain_any(s, seat, amount, Cause.ROYAL_TILE)
