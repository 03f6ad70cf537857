"""Teotibot, the automatic opponent of a solo game. It sits on seat 2 and pays nothing but what its tiles name (R51)."""

from __future__ import annotations

from teocalli.engine.chance import random_below
from teocalli.engine.events import emit, reveal
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain, pay
from teocalli.games.teotihuacan.components import (
    BOT_AVENUE,
    BOT_DICE,
    BOT_EXCHANGE_COCOA,
    BOT_EXCHANGE_POINTS,
    BOT_FALLBACK_COCOA,
    BOT_GOODS,
    BOT_POSITION,
    BOT_REFILL,
    BOT_TECHNOLOGY_PLACE,
    BOT_TEMPLE,
    WORKERS,
)
from teocalli.games.teotihuacan.options import NORMAL_OF_3, NORMAL_OF_5, BotReborn, Opt
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import Cause, Kind, State, What
from teocalli.games.teotihuacan.teotibot_boards import board_action
from teocalli.games.teotihuacan.teotibot_tracks import BOT
from teocalli.games.teotihuacan.teotibot_workers import bot_move, bot_power_up, is_stronger, strongest_on, weakest
from teocalli.games.teotihuacan.teotibot_worship import bot_worship, collect_mask
from teocalli.games.teotihuacan.vocabulary import Board, BotTile, Good, Worship


@rule
def prepare_bot(s: State) -> None:
    """Its markers and dice, six action tiles in a pyramid, one beside it, two direction tiles (R75)."""
    bot = s.players[BOT]
    for good in range(3):
        bot.goods[good] = BOT_GOODS + s.options[Opt.BOT_RESOURCES] - NORMAL_OF_3
        bot.temple[good] = BOT_TEMPLE
    bot.avenue = BOT_AVENUE
    bot.technologies[s.technology[BOT_TECHNOLOGY_PLACE]] = 1
    for w in range(WORKERS):
        bot.board[w] = BOT_DICE[w][0]
        bot.power[w] = BOT_DICE[w][1]
    for w in range(3):
        bot.power[w] += s.options[Opt.BOT_DIE_1 + w] - NORMAL_OF_3
    bot.locked[WORKERS - 1] = Worship.TEMPLE
    for place in range(6):
        s.bot_pyramid[place] = place
    s.bot_aside = 6
    for i in range(6, 0, -1):
        j = random_below(s, i + 1)
        if i == 6:
            tile = s.bot_aside
            s.bot_aside = s.bot_pyramid[j] if j < 6 else tile
            if j < 6:
                s.bot_pyramid[j] = tile
        else:
            tile = s.bot_pyramid[i]
            s.bot_pyramid[i] = s.bot_pyramid[j]
            s.bot_pyramid[j] = tile
    s.bot_arrows[0] = random_below(s, 2)
    s.bot_arrows[1] = random_below(s, 2)


@rulebook.effect(Kind.TEOTIBOT)
def bot_turn(s: State, seat: int) -> None:
    """Roll, perform the tile, shift the action pyramid, turn the direction tiles, exchange cocoa. The disc follows."""
    first = 1 + random_below(s, 6)
    second = 1 + random_below(s, 6)
    rolled = first + second
    position = BOT_POSITION[rolled]
    tile = s.bot_pyramid[position]
    reveal(s, BOT, rolled, Cause.TEOTIBOT)
    emit(s, What.BOT_ROLL, BOT, first, second, Cause.TEOTIBOT)
    emit(s, What.BOT_TILE, BOT, tile, rolled, Cause.TEOTIBOT)
    perform(s, tile)
    shift_action_pyramid(s, position)
    if s.players[BOT].cocoa >= BOT_EXCHANGE_COCOA:
        pay(s, BOT, Good.COCOA, BOT_EXCHANGE_COCOA, Cause.TEOTIBOT)
        points = BOT_EXCHANGE_POINTS + s.options[Opt.BOT_COCOA_POINTS] - NORMAL_OF_5
        gain(s, BOT, Good.POINTS, points, Cause.TEOTIBOT)


@rule
def shift_action_pyramid(s: State, position: int) -> None:
    """The tile below moves up as the top direction tile says, a second one as the bottom tile says."""
    used = s.bot_pyramid[position]
    gap = position
    for arrow in range(2):
        lower = BOT_REFILL[s.bot_arrows[arrow]][gap]
        if lower >= 0:
            s.bot_pyramid[gap] = s.bot_pyramid[lower]
            gap = lower
    s.bot_pyramid[gap] = s.bot_aside
    s.bot_aside = used
    top = s.bot_arrows[0]
    s.bot_arrows[0] = s.bot_arrows[1]
    s.bot_arrows[1] = 1 - top


@rule
def perform(s: State, tile: int) -> None:
    if tile == BotTile.MASK_COLLECTION:
        if not collect_mask(s):
            fallback(s)
    elif tile == BotTile.WORSHIP:
        bot_worship(s)
    elif tile == BotTile.MASTERY:
        mastery(s)
    elif tile == BotTile.ALCHEMY:
        if not act_on(s, Board.ALCHEMY):
            second_alchemy_option(s)
    elif tile == BotTile.CONSTRUCTION:
        act_on_either(s, Board.CONSTRUCTION, Board.QUARRY)
    elif tile == BotTile.DECORATIONS:
        act_on_either(s, Board.DECORATIONS, Board.GOLD)
    else:
        act_on_either(s, Board.NOBLES, Board.FOREST)


@rule
def act_on_either(s: State, board: int, second: int) -> None:
    """The tile's own board, else the one that gives its resource, else the fall-back."""
    if act_on(s, board):
        return
    if strongest_on(s, second) >= 0:
        emit(s, What.BOT_SECOND, BOT, second, 1, Cause.TEOTIBOT)
    if not act_on(s, second):
        fallback(s)


@rule
def act_on(s: State, board: int) -> bool:
    """With a worker there, the action of the board, a power-up and the move of the strongest one; else nothing."""
    w = strongest_on(s, board)
    if w < 0 or not board_action(s, board):
        return False
    bot_power_up(s, w)
    bot_move(s, w)
    return True


@rule
def fallback(s: State) -> None:
    """5 cocoa; the weakest worker is powered up and moves."""
    emit(s, What.BOT_FALLBACK, BOT, -1, 1, Cause.TEOTIBOT)
    gain(s, BOT, Good.COCOA, BOT_FALLBACK_COCOA, Cause.TEOTIBOT)
    w = weakest(s)
    bot_power_up(s, w)
    bot_move(s, w)


@rule
def second_alchemy_option(s: State) -> None:
    """The weakest is powered up twice and stays; reborn, it gets the power-up still open (A17, R79)."""
    emit(s, What.BOT_SECOND, BOT, Board.ALCHEMY, 1, Cause.TEOTIBOT)
    w = weakest(s)
    ascended = False
    for _ in range(2):
        ascended = bot_power_up(s, w) or ascended
    if ascended and s.options[Opt.BOT_REBORN] == BotReborn.MOVES:
        bot_move(s, w)


@rule
def mastery(s: State) -> None:
    """From the strongest unlocked worker down, the first who can act on its board; the Palace has no action."""
    tried = 0
    for _ in range(WORKERS):
        best = -1
        for w in range(WORKERS):
            if (tried >> w) % 2 == 0 and s.players[BOT].locked[w] < 0:
                if best < 0 or is_stronger(s, w, best):
                    best = w
        if best >= 0:
            tried += 1 << best
            if board_action(s, s.players[BOT].board[best]):
                bot_power_up(s, best)
                bot_move(s, best)
                return
    fallback(s)
