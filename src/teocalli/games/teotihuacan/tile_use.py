"""Playing Discovery tiles, at any moment of the own turn."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import is_pending
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.any_moment import has_effect, is_acting
from teocalli.games.teotihuacan.components import WORKERS
from teocalli.games.teotihuacan.giving import give
from teocalli.games.teotihuacan.state import Cause, Kind, Player, Reason, State, What
from teocalli.games.teotihuacan.tiles import DISCOVERY_EFFECT
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, MASKS, Board, Discovery
from teocalli.games.teotihuacan.workers import is_free


@rule
def why_not_use(s: State, seat: int, kind: int) -> int:
    """A tile is played at any moment of the own turn; some have a moment of their own (R15)."""
    if kind == Discovery.DOUBLE_MOVE or kind == Discovery.ANY_DISTANCE:
        return why_not_move_by_tile(s, seat, kind)
    if kind == Discovery.EXTRA_WORKER:
        return why_not_extra_worker(s)
    if kind == Discovery.FREE_COCOA:
        return Reason.ONLY_FOR_PAYMENT
    if kind == Discovery.POWER_UPS_2:
        return why_not_raise_any(s, seat)
    return Reason.YES


@rule
def why_not_move_by_tile(s: State, seat: int, kind: int) -> int:
    """Before the move, each kind once (R70)."""
    if not is_pending(s, Kind.TURN):
        return Reason.ONLY_BEFORE_MOVING
    if kind == Discovery.DOUBLE_MOVE:
        if s.double:
            return Reason.TILE_PLAYED
        return Reason.YES if has_pair(s.players[seat]) else Reason.NO_SECOND_WORKER
    return Reason.TILE_PLAYED if s.far else why_not_raise_any(s, seat)


@rule
def why_not_extra_worker(s: State) -> int:
    """In the main action of Alchemy, Nobles and Construction, until its power-ups are counted (R19)."""
    if s.main != Board.ALCHEMY and s.main != Board.NOBLES and s.main != Board.CONSTRUCTION:
        return Reason.ONLY_IN_MAIN_ACTION
    if s.crew + s.extra >= 3:
        return Reason.THREE_WORKERS_COUNT
    if not is_pending(s, Kind.MAIN) and not is_pending(s, Kind.POWER_UPS):
        return Reason.POWER_UPS_COUNTED
    return Reason.YES


@rule
def why_not_raise_any(s: State, seat: int) -> int:
    player = s.players[seat]
    why_not = Reason.NO_UNLOCKED_WORKER
    for w in range(WORKERS):
        if is_free(player, w) and player.power[w] < 6:
            if not is_acting(s, seat, w):
                return Reason.YES
            why_not = Reason.MOVED_WORKER_ACTS
    return why_not


@rule
def has_pair(player: Player) -> bool:
    """Two own unlocked workers on one board (R04)."""
    for w in range(WORKERS):
        for v in range(w):
            if is_free(player, w) and is_free(player, v) and player.board[w] == player.board[v]:
                return True
    return False


@rule
def list_uses(s: State, seat: int, menu: Menu, first: int) -> None:
    """Tiles in hand that can be played now."""
    player = s.players[seat]
    for kind in range(MASKS, DISCOVERIES):
        if player.tiles[kind] > 0:
            offer(menu, first + kind, why_not_use(s, seat, kind))


@rule
def can_use_any(s: State, seat: int) -> bool:
    """Whether a tile could be played with effect."""
    player = s.players[seat]
    for kind in range(MASKS, DISCOVERIES):
        if player.tiles[kind] > 0 and why_not_use(s, seat, kind) == Reason.YES and has_effect(s, seat, kind):
            return True
    return False


@rule
def use_tile(s: State, seat: int, kind: int) -> None:
    """Turn the tile over and take what it shows."""
    player = s.players[seat]
    player.tiles[kind] -= 1
    player.used[kind] += 1
    emit(s, What.USE, seat, kind, 1, Cause.DISCOVERY)
    effect = DISCOVERY_EFFECT[kind]
    give(s, seat, effect[0], effect[1], effect[2], Cause.DISCOVERY)
