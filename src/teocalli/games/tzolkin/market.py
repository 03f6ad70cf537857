"""The market: corn for resources and back, as often as wanted. Chapter "Uxmal", action 2."""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, pay
from teocalli.games.tzolkin.state import BUY, DONE, SELL, Cause, Kind, Reason, State, book


@rule
def why_not_sell(s: State, seat: int, resource: int, bought: int) -> int:
    """A resource bought in this visit is not sold again: it would change nothing, and visits must end."""
    if bought >> resource & 1:
        return Reason.ALREADY_BOUGHT
    return Reason.YES if s.players[seat].stock[c.WOOD + resource] > 0 else Reason.NOTHING_TO_SELL


@rule
def why_not_buy(s: State, seat: int, resource: int, sold: int) -> int:
    """Neither is one bought that was sold in this visit. Skulls are not traded."""
    if sold >> resource & 1:
        return Reason.ALREADY_SOLD
    enough = s.players[seat].stock[c.CORN] >= c.MARKET_VALUE[resource]
    return Reason.YES if enough else Reason.NOT_ENOUGH_CORN


@book.options(Kind.TRADE)
def trades(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    """The bits of `a` say what was sold in this visit, those of `b` what was bought."""
    for resource in range(c.RESOURCES):
        offer(menu, SELL + resource, why_not_sell(s, seat, resource, b))
    for resource in range(c.RESOURCES):
        offer(menu, BUY + resource, why_not_buy(s, seat, resource, a))
    allow(menu, DONE)


@book.choice(Kind.TRADE)
def trade(s: State, seat: int, a: int, b: int, action: int) -> None:
    """Buying and selling at the same rate."""
    if action == DONE:
        return
    if action >= SELL:
        resource = action - SELL
        pay(s, seat, c.WOOD + resource, 1, Cause.MARKET)
        gain(s, seat, c.CORN, c.MARKET_VALUE[resource], Cause.MARKET)
        push(s, Kind.TRADE, seat, a | 1 << resource, b)
    else:
        resource = action - BUY
        pay(s, seat, c.CORN, c.MARKET_VALUE[resource], Cause.MARKET)
        gain(s, seat, c.WOOD + resource, 1, Cause.MARKET)
        push(s, Kind.TRADE, seat, a, b | 1 << resource)


@rule
def visit_market(s: State, seat: int) -> None:
    """Open the market, unless the visitor has nothing to trade."""
    for resource in range(c.RESOURCES):
        if why_not_sell(s, seat, resource, 0) == Reason.YES or why_not_buy(s, seat, resource, 0) == Reason.YES:
            push(s, Kind.TRADE, seat, 0, 0)
            return
