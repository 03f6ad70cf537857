"""What royal tiles and temple bonus tiles count."""

from __future__ import annotations

from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.components import BONUS_STEP, MASK_SET, STRONG, WORKERS
from teocalli.games.teotihuacan.state import Player, State
from teocalli.games.teotihuacan.tiles import Counted
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, MASKS


@rule
def counted(s: State, seat: int, what: int) -> int:
    player = s.players[seat]
    if what == Counted.TECHNOLOGIES:
        return owned_technologies(s, seat)
    if what == Counted.TRACK:
        return player.track
    if what == Counted.AVENUE:
        return player.avenue
    if what == Counted.BONUSES:
        return bonuses_reached(s, seat)
    if what == Counted.TILES:
        return tiles_without_mask(player)
    if what == Counted.WEAK_WORKERS:
        return workers_in_play(player, 1, STRONG - 1)
    if what == Counted.STRONG_WORKERS:
        return workers_in_play(player, STRONG, STRONG + 1)
    if what == Counted.MASK_SET:
        return best_mask_set(player)
    return 1 if what == Counted.ONE else 0


@rule
def owned_technologies(s: State, seat: int) -> int:
    number = 0
    for tech in range(9):
        number += s.players[seat].technologies[tech]
    return number


@rule
def bonuses_reached(s: State, seat: int) -> int:
    """Temples on whose bonus step, or above, the marker stands (R40)."""
    number = 0
    for temple in range(3):
        if s.players[seat].temple[temple] >= BONUS_STEP:
            number += 1
    return number


@rule
def tiles_without_mask(player: Player) -> int:
    """Discovery tiles, used or not (R45)."""
    number = 0
    for kind in range(MASKS, DISCOVERIES):
        number += player.tiles[kind] + player.used[kind]
    return number


@rule
def workers_in_play(player: Player, weakest: int, strongest: int) -> int:
    number = 0
    for w in range(WORKERS):
        if player.board[w] >= 0 and weakest <= player.power[w] <= strongest:
            number += 1
    return number


@rule
def best_mask_set(player: Player) -> int:
    """Points of all different masks as one set."""
    number = 0
    for mask in range(MASKS):
        if player.tiles[mask] > 0:
            number += 1
    return MASK_SET[number]
