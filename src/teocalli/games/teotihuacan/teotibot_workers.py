"""Teotibot's workers: which one acts, its power-up or Ascension, its way around the ring."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain
from teocalli.games.teotihuacan.calendar import advance_light_disc
from teocalli.games.teotihuacan.components import WORKERS
from teocalli.games.teotihuacan.printed import WHEEL_EFFECT
from teocalli.games.teotihuacan.state import Cause, State, What
from teocalli.games.teotihuacan.teotibot_tracks import BOT, bot_avenue
from teocalli.games.teotihuacan.vocabulary import Board, Good, Wheel
from teocalli.games.teotihuacan.workers import is_free_on, slot_of


@rule
def strongest_on(s: State, board: int) -> int:
    """The strongest unlocked worker on a board (A32, R76), or -1."""
    bot = s.players[BOT]
    best = -1
    for w in range(WORKERS):
        if is_free_on(bot, w, board) and (best < 0 or bot.power[w] > bot.power[best]):
            best = w
    return best


@rule
def is_stronger(s: State, one: int, other: int) -> bool:
    """More power; of equals the one farthest clockwise from the Palace."""
    bot = s.players[BOT]
    if bot.power[one] != bot.power[other]:
        return bot.power[one] > bot.power[other]
    return slot_of(s, bot.board[one]) > slot_of(s, bot.board[other])


@rule
def weakest(s: State) -> int:
    """The weakest unlocked worker; of equals the one nearest clockwise to the Palace."""
    bot = s.players[BOT]
    best = -1
    for w in range(WORKERS):
        if bot.locked[w] < 0:
            if best < 0:
                best = w
            elif bot.power[w] < bot.power[best]:
                best = w
            elif bot.power[w] == bot.power[best] and slot_of(s, bot.board[w]) < slot_of(s, bot.board[best]):
                best = w
    return best


@rule
def bot_power_up(s: State, w: int) -> bool:
    """Power-up; an Ascension brings an Avenue step, 5 points and the light disc (R52). True: it ascended."""
    bot = s.players[BOT]
    bot.power[w] += 1
    if bot.power[w] < 6:
        emit(s, What.POWER_UP, BOT, bot.board[w], bot.power[w], Cause.TEOTIBOT)
        return False
    emit(s, What.ASCEND, BOT, bot.board[w], 1, Cause.ASCENSION)
    bot_avenue(s, Cause.ASCENSION)
    bot.board[w] = Board.PALACE
    bot.power[w] = 1
    gain(s, BOT, Good.POINTS, WHEEL_EFFECT[Wheel.POINTS][2], Cause.ASCENSION)
    advance_light_disc(s, Cause.ASCENSION)
    return True


@rule
def bot_move(s: State, w: int) -> None:
    """One board on, two with power 4 or 5 after the power-up (R77); the Palace is passed and not counted."""
    bot = s.players[BOT]
    slot = slot_of(s, bot.board[w])
    for _ in range(2 if bot.power[w] >= 4 else 1):
        slot = slot % 7 + 1
    bot.board[w] = s.ring[slot]
    emit(s, What.BOT_MOVE, BOT, s.ring[slot], 1, Cause.TEOTIBOT)
