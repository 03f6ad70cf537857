"""Goods: gaining and paying wood, stone, gold, cocoa and victory points."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import Frame, push, scoring_seats
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import PAY, PAY_BY_TILE, TAKE, Cause, Kind, Player, Reason, State, What
from teocalli.games.teotihuacan.vocabulary import Discovery, Good


@rule
def colours_in_play(s: State) -> int:
    """Players who act and score; Teotibot is one."""
    return scoring_seats(s.seats)


@rule
def gain(s: State, seat: int, good: int, amount: int, cause: int) -> None:
    """Take from the supply, which never runs out."""
    if amount > 0:
        receive(s.players[seat], good, amount)
        emit(s, What.GAIN, seat, good, amount, cause)


@rule
def receive(player: Player, good: int, amount: int) -> None:
    if good == Good.COCOA:
        player.cocoa += amount
    elif good == Good.POINTS:
        player.points += amount
    else:
        player.goods[good] += amount


@rule
def pay(s: State, seat: int, good: int, amount: int, cause: int) -> None:
    """Give back to the supply; whoever calls has checked that it is there."""
    if amount > 0:
        player = s.players[seat]
        if good == Good.COCOA:
            player.cocoa -= amount
        else:
            player.goods[good] -= amount
        emit(s, What.PAY, seat, good, amount, cause)


# ---------------------------------------------------------------- cocoa payments that the free-cocoa tile covers


@rule
def why_not_charge(s: State, seat: int, amount: int) -> int:
    """A cocoa payment is possible with enough cocoa or with the free-cocoa tile (R18)."""
    player = s.players[seat]
    if player.cocoa >= amount or player.tiles[Discovery.FREE_COCOA] > 0:
        return Reason.YES
    return Reason.NOT_ENOUGH_COCOA


@rule
def charge(s: State, seat: int, amount: int, cause: int) -> None:
    """Collect a cocoa payment that a free-cocoa tile may cover; with such a tile its owner is asked."""
    if amount > 0:
        if s.players[seat].tiles[Discovery.FREE_COCOA] > 0:
            push(s, Kind.PAY, seat, amount, cause)
        else:
            pay(s, seat, Good.COCOA, amount, cause)


@rulebook.options(Kind.PAY)
def ways_to_pay(s: State, seat: int, amount: int, cause: int, menu: Menu) -> None:
    player = s.players[seat]
    offer(menu, PAY, Reason.YES if player.cocoa >= amount else Reason.NOT_ENOUGH_COCOA)
    offer(menu, PAY_BY_TILE, Reason.YES if player.tiles[Discovery.FREE_COCOA] > 0 else Reason.NO_FREE_COCOA_TILE)


@rule
def amount_due(frame: Frame) -> int:
    """The context of PAY."""
    return frame.a


@rulebook.choice(Kind.PAY)
def pay_chosen(s: State, seat: int, amount: int, cause: int, action: int) -> None:
    if action == PAY:
        pay(s, seat, Good.COCOA, amount, cause)
    else:
        spend_free_cocoa_tile(s, seat)


@rule
def spend_free_cocoa_tile(s: State, seat: int) -> None:
    """The tile covers one payment of any size, then lies face down."""
    player = s.players[seat]
    player.tiles[Discovery.FREE_COCOA] -= 1
    player.used[Discovery.FREE_COCOA] += 1
    emit(s, What.USE, seat, Discovery.FREE_COCOA, 1, Cause.DISCOVERY)


# ---------------------------------------------------------------- resources of choice


@rule
def gain_any(s: State, seat: int, amount: int, cause: int) -> None:
    """Resources of the player's choice, in any mix."""
    if amount > 0:
        push(s, Kind.ANY_RESOURCE, seat, amount, cause)


@rulebook.options(Kind.ANY_RESOURCE)
def resources(s: State, seat: int, amount: int, cause: int, menu: Menu) -> None:
    for good in range(3):
        offer(menu, TAKE + good, Reason.YES)


@rulebook.choice(Kind.ANY_RESOURCE)
def take_resource(s: State, seat: int, amount: int, cause: int, action: int) -> None:
    gain_any(s, seat, amount - 1, cause)
    gain(s, seat, action - TAKE, 1, cause)
