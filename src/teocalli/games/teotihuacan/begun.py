"""What has been begun must be carried out (R23): whatever is bought meanwhile leaves enough to pay for it."""

from __future__ import annotations

from teocalli.engine.state import Frame
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.alchemy import why_not_learn_any
from teocalli.games.teotihuacan.bank import amount_due, why_not_charge
from teocalli.games.teotihuacan.components import SPOT
from teocalli.games.teotihuacan.construction import chosen_spot, why_not_construct, why_not_level
from teocalli.games.teotihuacan.decorations import why_not_decorate_any
from teocalli.games.teotihuacan.discovery import why_not_tile_price
from teocalli.games.teotihuacan.nobles import why_not_build_any
from teocalli.games.teotihuacan.state import Kind, Reason, State
from teocalli.games.teotihuacan.tiles import DISCOVERY_PRICE
from teocalli.games.teotihuacan.vocabulary import Board, Discovery, Good
from teocalli.games.teotihuacan.workers import moved_to, worshipper
from teocalli.games.teotihuacan.worship import chosen_place, displacement_cost


@rule
def why_not_board_action(s: State, seat: int, board: int, workers: int, discount: int) -> int:
    """Whether the action of a board can be carried out by so many workers, and those an extra-worker tile can add."""
    possible = min(3, workers + s.players[seat].tiles[Discovery.EXTRA_WORKER])
    if board == Board.ALCHEMY:
        return why_not_learn_any(s, seat, possible)
    if board == Board.NOBLES:
        return why_not_build_any(s, seat, workers, possible)
    if board == Board.DECORATIONS:
        return why_not_decorate_any(s, seat, workers)
    if board == Board.CONSTRUCTION:
        return why_not_construct(s, seat, discount)
    return Reason.YES


@rule
def can_go_on(s: State, seat: int, frame: Frame) -> bool:
    """Whether what a pending entry has begun can still be paid."""
    kind = frame.kind
    if kind == Kind.PAY:
        return why_not_charge(s, seat, amount_due(frame)) == Reason.YES
    if kind == Kind.SEEK:
        there = worshipper(s, moved_to(s, seat), chosen_place(frame))
        return why_not_charge(s, seat, displacement_cost(there)) == Reason.YES
    if kind == Kind.GIVE:
        goods = s.players[seat].goods
        return goods[0] + goods[1] + goods[2] > 0
    if kind == Kind.ROTATE or kind == Kind.PRICE:
        return why_not_level(s, seat, SPOT[chosen_spot(frame)][0], s.discount) == Reason.YES
    if kind == Kind.MAIN or kind == Kind.LEARN or kind == Kind.BUILD or kind == Kind.DECORATE or kind == Kind.SPOT:
        return why_not_board_action(s, seat, s.main, min(3, s.crew + s.extra), s.discount) == Reason.YES
    if kind == Kind.STONE and s.built == 0:
        return why_not_construct(s, seat, s.discount) == Reason.YES
    return True


@rule
def can_all_go_on(s: State, seat: int) -> bool:
    for place in range(s.depth):
        if s.stack[place].seat == seat and not can_go_on(s, seat, s.stack[place]):
            return False
    return True


@rule
def leaves_enough_cocoa(s: State, seat: int, amount: int) -> bool:
    """Whether so much cocoa can be spent without what was begun becoming impossible."""
    player = s.players[seat]
    player.cocoa -= amount
    enough = can_all_go_on(s, seat)
    player.cocoa += amount
    return enough


@rule
def why_not_buy(s: State, seat: int, kind: int) -> int:
    """A Discovery tile: its price must be there (R13), and not be needed for what was begun."""
    why_not = why_not_tile_price(s, seat, kind)
    if why_not != Reason.YES:
        return why_not
    player = s.players[seat]
    for good in range(3):
        player.goods[good] -= DISCOVERY_PRICE[kind][good]
    enough = leaves_enough_cocoa(s, seat, DISCOVERY_PRICE[kind][Good.COCOA])
    for good in range(3):
        player.goods[good] += DISCOVERY_PRICE[kind][good]
    return Reason.YES if enough else Reason.PAYMENT_FIRST
