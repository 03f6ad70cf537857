"""Worship: a place beside the temples or a royal tile, its ability, the Discovery tile, or both for 1 cocoa."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import Frame, push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import charge, why_not_charge
from teocalli.games.teotihuacan.components import AT_ROYAL_TILES, NO_WORSHIP, WORKERS, WORSHIP_PLACES, WORSHIP_TEMPLE
from teocalli.games.teotihuacan.royal_tiles import begin_royal_tile, could_bring_more, why_not_royal_tile
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import SEEK, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.teotibot_worship import displace_bot
from teocalli.games.teotihuacan.vocabulary import Board, Seek, Worship
from teocalli.games.teotihuacan.workers import moved_to, worshipper


@rule
def displacement_cost(there: int) -> int:
    """1 cocoa to the supply for a worker who worships there already (R10)."""
    return 1 if there >= 0 else 0


@rule
def why_not_worship(s: State, seat: int, board: int, place: int) -> int:
    kind = WORSHIP_PLACES[board]
    if kind == NO_WORSHIP or (kind == AT_ROYAL_TILES) != (place != Worship.TEMPLE):
        return Reason.NO_WORSHIP_HERE
    there = worshipper(s, board, place)
    if there >= 0 and there // WORKERS == seat:
        return Reason.OWN_WORKER_WORSHIPS
    if kind == AT_ROYAL_TILES:
        why_not = why_not_royal_tile(s, seat, s.royal[place - 1])
        if why_not != Reason.YES:
            return why_not
    return why_not_charge(s, seat, displacement_cost(there))


@rule
def why_not_seek(s: State, seat: int, board: int, there: int, seek: int) -> int:
    """The Palace's ability is compulsory (R12); with an empty spot only the ability is left (R69)."""
    cost = displacement_cost(there)
    if seek != Seek.ABILITY and s.spot[board] < 0:
        return Reason.NO_DISCOVERY_TILE
    if seek == Seek.DISCOVERY and board == Board.PALACE:
        return Reason.ROYAL_ABILITY_COMPULSORY
    if seek == Seek.ABILITY_THEN_DISCOVERY or seek == Seek.DISCOVERY_THEN_ABILITY:
        cost += 1
    return why_not_charge(s, seat, cost)


@rulebook.options(Kind.SEEK)
def ways_to_seek(s: State, seat: int, place: int, menu: Menu) -> None:
    board = moved_to(s, seat)
    there = worshipper(s, board, place)
    for seek in range(4):
        offer(menu, SEEK + seek, why_not_seek(s, seat, board, there, seek))


@rule
def chosen_place(frame: Frame) -> int:
    """The context of SEEK."""
    return frame.a


@rulebook.choice(Kind.SEEK)
def seek_chosen(s: State, seat: int, place: int, action: int) -> None:
    """Cocoa for displacing and for doing both is paid together, before any benefit (R11, R18)."""
    seek = action - SEEK
    both = 1 if seek == Seek.ABILITY_THEN_DISCOVERY or seek == Seek.DISCOVERY_THEN_ABILITY else 0
    there = worshipper(s, moved_to(s, seat), place)
    push(s, Kind.WORSHIP, seat, place, seek)
    charge(s, seat, displacement_cost(there) + both, Cause.WORSHIP)


@rulebook.effect(Kind.WORSHIP)
def worship(s: State, seat: int, place: int, seek: int) -> None:
    """The worker takes the place, whoever was there is unlocked on the same board; then what was sought."""
    board = moved_to(s, seat)
    there = worshipper(s, board, place)
    if there >= 0:
        displace(s, there // WORKERS, there % WORKERS)
    s.players[seat].locked[s.mover] = place
    emit(s, What.LOCK, seat, board, place, Cause.WORSHIP)
    if seek == Seek.ABILITY_THEN_DISCOVERY:
        push(s, Kind.SPOT_OFFER, seat)
    if seek != Seek.DISCOVERY:
        push(s, Kind.ABILITY, seat, place)
    if seek == Seek.DISCOVERY_THEN_ABILITY:
        push(s, Kind.BEFORE_ABILITY, seat, place)
    if seek == Seek.DISCOVERY or seek == Seek.DISCOVERY_THEN_ABILITY:
        push(s, Kind.SPOT_OFFER, seat)


@rule
def displace(s: State, seat: int, w: int) -> None:
    """Teotibot's worker goes on worshipping elsewhere (R56)."""
    board = s.players[seat].board[w]
    if s.seats == 1 and seat == 1:
        displace_bot(s, w)
    else:
        s.players[seat].locked[w] = -1
        emit(s, What.UNLOCK, seat, board, 1, Cause.WORSHIP)


@rulebook.effect(Kind.BEFORE_ABILITY)
def before_ability(s: State, seat: int, place: int) -> None:
    """The tile just claimed may be played before the ability, where that could bring more (R15)."""
    if place != Worship.TEMPLE and could_bring_more(s, seat, s.royal[place - 1], s.players[seat].power[s.mover]):
        push(s, Kind.MOMENT, seat)


@rulebook.effect(Kind.ABILITY)
def ability(s: State, seat: int, place: int) -> None:
    """A step on the board's temple, on a temple of choice at Decorations, or the royal tile."""
    board = moved_to(s, seat)
    if board == Board.PALACE:
        begin_royal_tile(s, seat, s.royal[place - 1], s.players[seat].power[s.mover])
    elif WORSHIP_TEMPLE[board] >= 0:
        push(s, Kind.STEP, seat, WORSHIP_TEMPLE[board], Cause.WORSHIP)
    else:
        push(s, Kind.ANY_STEPS, seat, 1, Cause.WORSHIP)
