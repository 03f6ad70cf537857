"""Workers: where they are, which colours stand on a board, who is locked.

Where all dice of a board are looked at, no look depends on another (`&` and `|` in the place of `and` and `or`): where
dice stand cannot be foretold, and a wrong guess of the processor costs more than a look in vain.
"""

from __future__ import annotations

from teocalli.engine.cells import largest, may_hold
from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play
from teocalli.games.teotihuacan.components import WORKERS
from teocalli.games.teotihuacan.state import Player, State, What


@rule
def is_free(player: Player, w: int) -> bool:
    """An unlocked worker on a board."""
    return player.board[w] >= 0 and player.locked[w] < 0


@rule
def is_free_on(player: Player, w: int, board: int) -> bool:
    return (player.board[w] == board) & (player.locked[w] < 0)


@rule
def is_first_of_its_like(player: Player, w: int) -> bool:
    """Free workers of equal power on one board are interchangeable: only the first of them is named."""
    is_first = True
    for v in range(w):
        is_first &= not (is_free_on(player, v, player.board[w]) & (player.power[v] == player.power[w]))
    return is_first


@rule
def find_worker(player: Player, board: int, power: int) -> int:
    """The free worker of this power on this board."""
    for w in range(WORKERS):
        if is_free_on(player, w, board) and player.power[w] == power:
            return w
    return -1


@rule
def count_free(player: Player, board: int) -> int:
    """Own unlocked workers on a board; those who worship there do not count (R62)."""
    number = 0
    for w in range(WORKERS):
        number += is_free_on(player, w, board)
    return number


@rule
def lowest_power(player: Player, board: int) -> int:
    """The weakest decides, even of four (R64)."""
    lowest = 6
    for w in range(WORKERS):
        if is_free_on(player, w, board):
            lowest = min(lowest, player.power[w])
    return lowest


@rule
def stands_on(s: State, seat: int, other: int, board: int) -> bool:
    """Whether an unlocked die of a colour is on a board and does not arrive there with `seat` now."""
    player, stands = s.players[other], False
    for w in range(WORKERS):
        arriving = (other == seat) & ((w == s.mover) | (w == s.second))
        stands |= is_free_on(player, w, board) & (not arriving)
    return stands


@rule
def colours_on(s: State, seat: int, board: int) -> int:
    """Different colours of unlocked dice on a board, the arriving ones not counted, neutral dice counted (R02)."""
    colours = 0
    for other in range(colours_in_play(s)):
        if may_hold(s.players[other].board, board):
            colours += stands_on(s, seat, other, board)
    if may_hold(s.neutral, board):
        for colour in range(2):
            stands = False
            for die in range(3):
                stands |= s.neutral[colour * 3 + die] == board
            colours += stands
    return colours


@rule
def moved_to(s: State, seat: int) -> int:
    """The board of the worker on the move, or whose action is under way."""
    return s.players[seat].board[s.mover]


@rule
def slot_of(s: State, board: int) -> int:
    """Where a board lies in the ring, clockwise from the Palace."""
    found = -1
    for slot in range(8):
        if s.ring[slot] == board:
            found = slot
    return found


@rule
def worshipper(s: State, board: int, place: int) -> int:
    """Who is locked on a place of worship, which has room for one: seat * 4 + worker, or -1."""
    there = -1
    for seat in range(colours_in_play(s)):
        player = s.players[seat]
        if may_hold(player.board, board):
            for w in range(WORKERS):
                if (player.board[w] == board) & (player.locked[w] == place):
                    there = seat * WORKERS + w
    return there


@rule
def has_locked(player: Player) -> bool:
    return largest(player.locked) >= 0


@rule
def unlock_all(s: State, seat: int, cause: int) -> None:
    """All own worshippers return to the general area of their boards."""
    player = s.players[seat]
    for w in range(WORKERS):
        if player.board[w] >= 0 and player.locked[w] >= 0:
            player.locked[w] = -1
            emit(s, What.UNLOCK, seat, player.board[w], 1, cause)
