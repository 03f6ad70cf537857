"""The market: corn for resources and back, as often as wanted. Chapter "Uxmal", action 2."""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, pay
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import BUY, DONE, SELL, Cause, Kind, Reason, State, Traded, is_of


@rule
def why_not_sell(s: State, seat: int, resource: int, traded: int) -> int:
    """A resource bought in this visit is not sold again: it would change nothing, and visits must end."""
    if traded == Traded.BOUGHT:
        return Reason.ALREADY_BOUGHT
    return Reason.YES if s.players[seat].stock[c.WOOD + resource] > 0 else Reason.NOTHING_TO_SELL


@rule
def why_not_buy(s: State, seat: int, resource: int, traded: int) -> int:
    """Neither is one bought that was sold in this visit. Skulls are not traded."""
    if traded == Traded.SOLD:
        return Reason.ALREADY_SOLD
    enough = s.players[seat].stock[c.CORN] >= c.MARKET_VALUE[resource]
    return Reason.YES if enough else Reason.NOT_ENOUGH_CORN


@rulebook.options(Kind.TRADE)
def trades(s: State, seat: int, wood: int, stone: int, gold: int, menu: Menu) -> None:
    """What was sold and what was bought in this visit is told of each resource."""
    traded = (wood, stone, gold)
    for resource in range(c.RESOURCES):
        offer(menu, SELL + resource, why_not_sell(s, seat, resource, traded[resource]))
    for resource in range(c.RESOURCES):
        offer(menu, BUY + resource, why_not_buy(s, seat, resource, traded[resource]))
    allow(menu, DONE)


@rulebook.choice(Kind.TRADE)
def trade(s: State, seat: int, wood: int, stone: int, gold: int, action: int) -> None:
    """Buying and selling at the same rate."""
    if action == DONE:
        return
    if is_of(action, SELL):
        resource, traded = action - SELL, Traded.SOLD
        pay(s, seat, c.WOOD + resource, 1, Cause.MARKET)
        gain(s, seat, c.CORN, c.MARKET_VALUE[resource], Cause.MARKET)
    else:
        resource, traded = action - BUY, Traded.BOUGHT
        pay(s, seat, c.CORN, c.MARKET_VALUE[resource], Cause.MARKET)
        gain(s, seat, c.WOOD + resource, 1, Cause.MARKET)
    if resource == c.Resource.WOOD:
        wood = traded
    elif resource == c.Resource.STONE:
        stone = traded
    else:
        gold = traded
    push(s, Kind.TRADE, seat, wood, stone, gold)


@rule
def visit_market(s: State, seat: int) -> None:
    """Open the market, unless the visitor has nothing to trade."""
    for resource in range(c.RESOURCES):
        sells = why_not_sell(s, seat, resource, Traded.NOT_YET) == Reason.YES
        if sells or why_not_buy(s, seat, resource, Traded.NOT_YET) == Reason.YES:
            push(s, Kind.TRADE, seat)
            return
