"""What Teotibot does on each board, if it can."""

from __future__ import annotations

from teocalli.engine.chance import random_below
from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import gain, pay
from teocalli.games.teotihuacan.calendar import pyramid_finished
from teocalli.games.teotihuacan.components import (
    BOT_BUILD_WOOD,
    BOT_CONSTRUCT_STONE,
    BOT_DECORATE_GOLD,
    BOT_DECORATION_POINTS,
    BOT_GATHERED,
    BOT_LEARN_GOLD,
    BOT_STONE_POINTS,
    BUILDINGS,
    LEVEL_POINTS,
    NOBLES_ROWS,
    NOBLES_SPACES,
    OTHER_OWNERS_POINTS,
    SPOT,
    SPOTS,
)
from teocalli.games.teotihuacan.construction import put_stone, refill_stones
from teocalli.games.teotihuacan.decorations import is_open, put_decoration, refill_decorations
from teocalli.games.teotihuacan.nobles import FIRST_SPACE, buildings_taken, leftmost_space
from teocalli.games.teotihuacan.options import BotNobles, BotScan, Opt
from teocalli.games.teotihuacan.pyramid import advance_on_track, is_supported
from teocalli.games.teotihuacan.state import Cause, State, What
from teocalli.games.teotihuacan.teotibot_tracks import BOT, bot_any_step, bot_avenue, bot_step
from teocalli.games.teotihuacan.vocabulary import Board, Good


@rule
def board_action(s: State, board: int) -> bool:
    """The action of a board, if its conditions hold (R81)."""
    if Board.FOREST <= board <= Board.GOLD:
        gain(s, BOT, board - Board.FOREST, BOT_GATHERED, Cause.TEOTIBOT)
        return True
    if board == Board.ALCHEMY:
        return bot_learn(s)
    if board == Board.NOBLES:
        return bot_build(s)
    if board == Board.DECORATIONS:
        return bot_decorate(s)
    if board == Board.CONSTRUCTION:
        return bot_construct(s)
    return False


@rule
def bot_construct(s: State) -> bool:
    """2 stone; the leftmost stone, turned at random, on the top left open spot of the lowest level (R80)."""
    spot = top_left_spot(s)
    if spot < 0 or s.players[BOT].goods[Good.STONE] < BOT_CONSTRUCT_STONE:
        return False
    level = SPOT[spot][0]
    pay(s, BOT, Good.STONE, BOT_CONSTRUCT_STONE, Cause.TEOTIBOT)
    rotation = random_below(s, 4)
    put_stone(s, s.stone_display[0], spot, rotation)
    emit(s, What.STONE, BOT, spot, level, Cause.TEOTIBOT)
    gain(s, BOT, Good.POINTS, LEVEL_POINTS[level], Cause.LEVEL)
    advance_on_track(s, BOT, Cause.LEVEL)
    gain(s, BOT, Good.POINTS, BOT_STONE_POINTS, Cause.TEOTIBOT)
    bot_any_step(s)
    if level == 4:
        pyramid_finished(s)
    refill_stones(s)
    return True


@rule
def top_left_spot(s: State) -> int:
    """The first open spot of the lowest level, row by row (or column by column by option)."""
    best, by_columns = -1, s.options[Opt.BOT_SCAN] == BotScan.COLUMNS
    for spot in range(SPOTS):
        if s.pyramid[spot] < 0 and is_supported(s, spot):
            if best < 0:
                best = spot
            elif by_columns and SPOT[spot][0] == SPOT[best][0] and SPOT[spot][2] < SPOT[best][2]:
                best = spot
    return best


@rule
def bot_decorate(s: State) -> bool:
    """2 gold; the topmost tile on the first open side clockwise from the top (A18); 5 points, track, a step."""
    side = 0
    while side < 4 and not is_open(s, side):
        side += 1
    if side == 4 or s.decoration_display[0] < 0 or s.players[BOT].goods[Good.GOLD] < BOT_DECORATE_GOLD:
        return False
    pay(s, BOT, Good.GOLD, BOT_DECORATE_GOLD, Cause.TEOTIBOT)
    put_decoration(s, BOT, s.decoration_display[0], side)
    gain(s, BOT, Good.POINTS, BOT_DECORATION_POINTS, Cause.DECORATION)
    advance_on_track(s, BOT, Cause.DECORATION)
    bot_any_step(s)
    refill_decorations(s)
    return True


@rule
def bot_learn(s: State) -> bool:
    """1 gold; the lowest technology without any marker, else the lowest it lacks, for which you score 3 (R54)."""
    bot = s.players[BOT]
    chosen = -1
    for place in range(6):
        tech = s.technology[place]
        if chosen < 0 and not bot.technologies[tech] and not s.players[0].technologies[tech]:
            chosen = place
    if chosen < 0:
        for place in range(6):
            if chosen < 0 and not bot.technologies[s.technology[place]]:
                chosen = place
    if chosen < 0 or bot.goods[Good.GOLD] < BOT_LEARN_GOLD:
        return False
    tech = s.technology[chosen]
    pay(s, BOT, Good.GOLD, BOT_LEARN_GOLD, Cause.TEOTIBOT)
    bot.technologies[tech] = 1
    emit(s, What.LEARN, BOT, tech, 1, Cause.ALCHEMY)
    if s.players[0].technologies[tech]:
        gain(s, 0, Good.POINTS, OTHER_OWNERS_POINTS, Cause.OTHERS_LEARN)
    bot_step(s, chosen % 3)
    return True


@rule
def bot_build(s: State) -> bool:
    """2 wood; the row of the time (before eclipse 1, 2, 3); points and an Avenue step."""
    bot = s.players[BOT]
    if bot.goods[Good.WOOD] < BOT_BUILD_WOOD or buildings_taken(s) == BUILDINGS:
        return False
    row = min(2, s.eclipses)
    i = leftmost_space(s, row)
    if i < 0:
        row, i = lowest_space(s)
    pay(s, BOT, Good.WOOD, BOT_BUILD_WOOD, Cause.TEOTIBOT)
    s.nobles[FIRST_SPACE[row] + i] = 1
    emit(s, What.BUILD, BOT, row, 1, Cause.NOBLES)
    gain(s, BOT, Good.POINTS, NOBLES_ROWS[row][i], Cause.NOBLES)
    bot_avenue(s, Cause.NOBLES)
    return True


@rule
def lowest_space(s: State) -> tuple[int, int]:
    """The empty space of the lowest value in all rows (by option only the next space of each row)."""
    best_row = -1
    best = -1
    for row in range(3):
        for i in range(NOBLES_SPACES[row]):
            eligible = s.nobles[FIRST_SPACE[row] + i] == 0
            if s.options[Opt.BOT_NOBLES] == BotNobles.LEFTMOST:
                eligible = i == leftmost_space(s, row)
            if eligible and (best_row < 0 or NOBLES_ROWS[row][i] < NOBLES_ROWS[best_row][best]):
                best_row = row
                best = i
    return best_row, best
