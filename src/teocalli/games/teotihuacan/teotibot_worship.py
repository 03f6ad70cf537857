"""Teotibot worships, makes room for others, and collects masks."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.components import (
    BOT_WORSHIP_ANY_STEPS,
    BOT_WORSHIP_STEPS,
    WORKERS,
    WORSHIP_TEMPLE,
)
from teocalli.games.teotihuacan.discovery import refill_spot, take_tile, why_not_tile_price
from teocalli.games.teotihuacan.options import NORMAL_OF_3, Opt
from teocalli.games.teotihuacan.state import Cause, Reason, State, What
from teocalli.games.teotihuacan.teotibot_tracks import BOT, bot_any_step, bot_step
from teocalli.games.teotihuacan.tiles import DISCOVERY_COPIES
from teocalli.games.teotihuacan.vocabulary import MASKS, Board, Worship
from teocalli.games.teotihuacan.workers import slot_of, worshipper


@rule
def locked_worker(s: State) -> int:
    """Exactly one of its workers worships, all game long (R76)."""
    for w in range(WORKERS):
        if s.players[BOT].locked[w] >= 0:
            return w
    return -1


@rule
def next_temple_board(s: State, board: int, empty: bool) -> int:
    """The next board clockwise with a place beside the temples (and nobody on it, if `empty`), or -1."""
    slot = slot_of(s, board)
    for step in range(1, 9):
        other = s.ring[(slot + step) % 8]
        if other == Board.DECORATIONS or WORSHIP_TEMPLE[other] >= 0:
            if not empty or worshipper(s, other, Worship.TEMPLE) < 0:
                return other
    return -1


@rule
def send_to_worship(s: State, w: int, board: int) -> None:
    """The place is taken; your worker there is unlocked, and nobody pays."""
    there = worshipper(s, board, Worship.TEMPLE)
    if there >= 0 and there // WORKERS != BOT:
        s.players[there // WORKERS].locked[there % WORKERS] = -1
        emit(s, What.UNLOCK, there // WORKERS, board, 1, Cause.TEOTIBOT)
    s.players[BOT].board[w] = board
    emit(s, What.LOCK, BOT, board, 0, Cause.TEOTIBOT)


@rule
def displace_bot(s: State, w: int) -> None:
    """Its worker goes to the next empty place clockwise; with none empty it displaces yours (R56, R82)."""
    board = s.players[BOT].board[w]
    target = next_temple_board(s, board, True)
    if target < 0:
        target = next_temple_board(s, board, False)
    send_to_worship(s, w, target)


@rule
def bot_worship(s: State) -> None:
    """To the next place of worship: 2 steps on its temple, 3 of choice at Decorations; the tile there is discarded."""
    w = locked_worker(s)
    board = next_temple_board(s, s.players[BOT].board[w], False)
    send_to_worship(s, w, board)
    change = s.options[Opt.BOT_WORSHIP_STEPS] - NORMAL_OF_3
    if board == Board.DECORATIONS:
        for _ in range(BOT_WORSHIP_ANY_STEPS + change):
            bot_any_step(s)
    else:
        for _ in range(BOT_WORSHIP_STEPS + change):
            bot_step(s, WORSHIP_TEMPLE[board])
    if s.spot[board] >= 0:
        s.discarded[s.spot[board]] += 1
        emit(s, What.DISCARD, BOT, s.spot[board], 1, Cause.TEOTIBOT)
        refill_spot(s, board)


@rule
def collect_mask(s: State) -> bool:
    """Buy a kind it lacks from the worship spots: the rarest, then the first clockwise from the Palace."""
    best = -1
    for slot in range(8):
        kind = s.spot[s.ring[slot]]
        if 0 <= kind < MASKS and s.players[BOT].tiles[kind] == 0 and why_not_tile_price(s, BOT, kind) == Reason.YES:
            if best < 0 or DISCOVERY_COPIES[kind] < DISCOVERY_COPIES[s.spot[best]]:
                best = s.ring[slot]
    if best < 0:
        return False
    take_tile(s, BOT, s.spot[best])
    refill_spot(s, best)
    return True
