"""Claiming Discovery tiles: beside a place of worship, on wide steps, or linked to a starting tile."""

from __future__ import annotations

from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.any_moment import could_bring
from teocalli.games.teotihuacan.begun import why_not_buy
from teocalli.games.teotihuacan.components import STACK_SIZE
from teocalli.games.teotihuacan.discovery import refill_spot, take_from_stack, take_tile
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import CLAIM, DECLINE, Kind, Reason, State
from teocalli.games.teotihuacan.vocabulary import SOURCE, Good
from teocalli.games.teotihuacan.workers import moved_to

#: The first source that is a stack, and the first that is a link to a starting tile.
FROM_STACK = SOURCE.index("blue_4")
FROM_LINK = SOURCE.index("S16")


@rule
def worth_asking(s: State, seat: int, kind: int) -> bool:
    """Whether a tile can be paid, or could be by tiles in hand."""
    why_not = why_not_buy(s, seat, kind)
    if why_not == Reason.YES:
        return True
    if why_not == Reason.NOT_ENOUGH_COCOA:
        return could_bring(s, seat, Good.COCOA)
    if why_not == Reason.PAYMENT_FIRST and could_bring(s, seat, Good.COCOA):
        return True
    return could_bring(s, seat, Good.WOOD)


@rule
def worth_asking_stack(s: State, seat: int, stack: int) -> bool:
    for i in range(STACK_SIZE):
        kind = s.stacks[stack].tiles[i]
        if kind >= 0 and worth_asking(s, seat, kind):
            return True
    return False


@rule
def list_stack(s: State, seat: int, stack: int, menu: Menu) -> None:
    """Any tile of the stack may be chosen, each kind once."""
    tiles = s.stacks[stack].tiles
    for i in range(STACK_SIZE):
        kind = tiles[i]
        repeated = False
        for j in range(i):
            repeated = repeated or tiles[j] == kind
        if kind >= 0 and not repeated:
            offer(menu, CLAIM + kind, why_not_buy(s, seat, kind))


@rulebook.options(Kind.CLAIM)
def claims(s: State, seat: int, source: int, menu: Menu) -> None:
    if source < FROM_STACK:
        offer(menu, CLAIM + s.spot[source], why_not_buy(s, seat, s.spot[source]))
    elif source < FROM_LINK:
        list_stack(s, seat, source - FROM_STACK, menu)
    else:
        kind = s.linked[source - FROM_LINK]
        offer(menu, CLAIM + kind, why_not_buy(s, seat, kind))
    allow(menu, DECLINE)


@rulebook.choice(Kind.CLAIM)
def claim_chosen(s: State, seat: int, source: int, action: int) -> None:
    if action == DECLINE:
        return
    kind = action - CLAIM
    if source < FROM_STACK:
        take_tile(s, seat, kind)
        refill_spot(s, source)
    elif source < FROM_LINK:
        take_from_stack(s, seat, source - FROM_STACK, kind)
    else:
        take_tile(s, seat, kind)
        s.linked[source - FROM_LINK] = -1


@rulebook.effect(Kind.SPOT_OFFER)
def offer_spot(s: State, seat: int) -> None:
    """The tile beside the place of worship; without means to pay it the option lapses (R69)."""
    board = moved_to(s, seat)
    if s.spot[board] >= 0 and worth_asking(s, seat, s.spot[board]):
        push(s, Kind.CLAIM, seat, board)
