"""Teotibot, the automatic opponent of a solo game. It sits on seat 2 and pays nothing but what its tiles name (R51)."""

from __future__ import annotations

from teocalli.engine.chance import random_below
from teocalli.engine.events import emit, reveal
from teocalli.engine.records import rule
from teocalli.games.teotihuacan.calendar import advance_light_disc, pyramid_finished
from teocalli.games.teotihuacan.components import (
    ASCENSION_POINTS,
    AVENUE_END,
    BOT_AVENUE,
    BOT_DECORATION_POINTS,
    BOT_DICE,
    BOT_EXCHANGE_COCOA,
    BOT_EXCHANGE_POINTS,
    BOT_FALLBACK_COCOA,
    BOT_GOODS,
    BOT_POSITION,
    BOT_REFILL,
    BOT_STONE_POINTS,
    BOT_TECHNOLOGY_PLACE,
    BOT_TEMPLE,
    BOT_WORSHIP_ANY_STEPS,
    BOT_WORSHIP_STEPS,
    BUILDINGS,
    DISCOVERY_COPIES,
    LEVEL_POINTS,
    NOBLES_ROWS,
    NOBLES_SPACES,
    OTHER_OWNERS_POINTS,
    SPOT,
    SPOTS,
    TEMPLE_REWARD,
    TOP,
    WORKERS,
    WORSHIP_TEMPLE,
)
from teocalli.games.teotihuacan.construction import put_stone, refill_stones
from teocalli.games.teotihuacan.decorations import is_open, put_decoration, refill_decorations
from teocalli.games.teotihuacan.discovery import refill_spot, take_tile, why_not_price
from teocalli.games.teotihuacan.goods import gain, pay
from teocalli.games.teotihuacan.meta import Opt
from teocalli.games.teotihuacan.nobles import FIRST_SPACE, leftmost_space
from teocalli.games.teotihuacan.pyramid import advance_on_track, is_supported
from teocalli.games.teotihuacan.state import Cause, Kind, Reason, State, What, rulebook
from teocalli.games.teotihuacan.temples import why_not_climb
from teocalli.games.teotihuacan.vocabulary import MASKS, Board, BotTile, Good, Worship
from teocalli.games.teotihuacan.workers import is_free_on, slot_of, worshipper

BOT = 1
#: Building rows and spaces: option `bot_nobles`.
LEFTMOST_ONLY = 1


# ---------------------------------------------------------------- set-up


@rule
def prepare_bot(s: State) -> None:
    """Its markers and dice, six action tiles in a pyramid, one beside it, two direction tiles (R75)."""
    bot = s.players[BOT]
    for good in range(3):
        bot.goods[good] = BOT_GOODS + s.options[Opt.BOT_RESOURCES] - 1
        bot.temple[good] = BOT_TEMPLE
    bot.avenue = BOT_AVENUE
    bot.technologies[s.technology[BOT_TECHNOLOGY_PLACE]] = 1
    for w in range(WORKERS):
        bot.board[w] = BOT_DICE[w][0]
        bot.power[w] = BOT_DICE[w][1]
    for w in range(3):
        bot.power[w] += s.options[Opt.BOT_DIE_1 + w] - 1
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


# ---------------------------------------------------------------- its turn


@rulebook.effect(Kind.TEOTIBOT)
def bot_turn(s: State, seat: int, a: int, b: int) -> None:
    """Roll, perform the tile, shift the action pyramid, turn the direction tiles, exchange cocoa. The disc follows."""
    rolled = 2 + random_below(s, 6) + random_below(s, 6)
    position = BOT_POSITION[rolled]
    tile = s.bot_pyramid[position] + 0
    reveal(s, BOT, rolled, Cause.TEOTIBOT)
    emit(s, What.BOT_TILE, BOT, tile, rolled, Cause.TEOTIBOT)
    perform(s, tile)
    shift_action_pyramid(s, position)
    if s.players[BOT].cocoa >= BOT_EXCHANGE_COCOA:
        pay(s, BOT, Good.COCOA, BOT_EXCHANGE_COCOA, Cause.TEOTIBOT)
        points = BOT_EXCHANGE_POINTS + s.options[Opt.BOT_COCOA_POINTS] - 2
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
        if not act_on(s, Board.CONSTRUCTION) and not act_on(s, Board.QUARRY):
            fallback(s)
    elif tile == BotTile.DECORATIONS:
        if not act_on(s, Board.DECORATIONS) and not act_on(s, Board.GOLD):
            fallback(s)
    elif not act_on(s, Board.NOBLES) and not act_on(s, Board.FOREST):
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
    gain(s, BOT, Good.COCOA, BOT_FALLBACK_COCOA, Cause.TEOTIBOT)
    w = weakest(s)
    bot_power_up(s, w)
    bot_move(s, w)


@rule
def second_alchemy_option(s: State) -> None:
    """The weakest is powered up twice and stays; reborn, it gets the power-up still open (A17, R79)."""
    w = weakest(s)
    ascended = False
    for _ in range(2):
        ascended = bot_power_up(s, w) or ascended
    if ascended and s.options[Opt.BOT_REBORN] == 1:
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


# ---------------------------------------------------------------- which worker


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
        emit(s, What.POWER_UP, BOT, bot.board[w] + 0, bot.power[w] + 0, Cause.TEOTIBOT)
        return False
    emit(s, What.ASCEND, BOT, bot.board[w] + 0, 1, Cause.ASCENSION)
    bot_avenue(s, Cause.ASCENSION)
    bot.board[w] = Board.PALACE
    bot.power[w] = 1
    gain(s, BOT, Good.POINTS, ASCENSION_POINTS, Cause.ASCENSION)
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
    emit(s, What.BOT_MOVE, BOT, s.ring[slot] + 0, 1, Cause.TEOTIBOT)


# ---------------------------------------------------------------- actions of the boards


@rule
def board_action(s: State, board: int) -> bool:
    """The action of a board, if its conditions hold (R81)."""
    if board == Board.FOREST:
        gain(s, BOT, Good.WOOD, 2, Cause.TEOTIBOT)
        return True
    if board == Board.QUARRY:
        gain(s, BOT, Good.STONE, 2, Cause.TEOTIBOT)
        return True
    if board == Board.GOLD:
        gain(s, BOT, Good.GOLD, 2, Cause.TEOTIBOT)
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
    if spot < 0 or s.players[BOT].goods[Good.STONE] < 2:
        return False
    level = SPOT[spot][0]
    pay(s, BOT, Good.STONE, 2, Cause.TEOTIBOT)
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
    best = -1
    for spot in range(SPOTS):
        if s.pyramid[spot] < 0 and is_supported(s, spot):
            if best < 0:
                best = spot
            elif s.options[Opt.BOT_SCAN] == 1 and SPOT[spot][0] == SPOT[best][0] and SPOT[spot][2] < SPOT[best][2]:
                best = spot
    return best


@rule
def bot_decorate(s: State) -> bool:
    """2 gold; the topmost tile on the first open side clockwise from the top (A18); 5 points, track, a step."""
    side = 0
    while side < 4 and not is_open(s, side):
        side += 1
    if side == 4 or s.decoration_display[0] < 0 or s.players[BOT].goods[Good.GOLD] < 2:
        return False
    pay(s, BOT, Good.GOLD, 2, Cause.TEOTIBOT)
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
    if chosen < 0 or bot.goods[Good.GOLD] < 1:
        return False
    tech = s.technology[chosen]
    pay(s, BOT, Good.GOLD, 1, Cause.TEOTIBOT)
    bot.technologies[tech] = 1
    emit(s, What.LEARN, BOT, tech + 0, 1, Cause.ALCHEMY)
    if s.players[0].technologies[tech]:
        gain(s, 0, Good.POINTS, OTHER_OWNERS_POINTS, Cause.OTHERS_LEARN)
    bot_step(s, chosen % 3)
    return True


@rule
def bot_build(s: State) -> bool:
    """2 wood; the row of the time (before eclipse 1, 2, 3); points and an Avenue step."""
    bot = s.players[BOT]
    if bot.goods[Good.WOOD] < 2 or s.buildings_taken == BUILDINGS:
        return False
    row = min(2, s.eclipses)
    i = leftmost_space(s, row)
    if i < 0:
        row, i = lowest_space(s)
    pay(s, BOT, Good.WOOD, 2, Cause.TEOTIBOT)
    s.buildings_taken += 1
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
            if s.options[Opt.BOT_NOBLES] == LEFTMOST_ONLY:
                eligible = i == leftmost_space(s, row)
            if eligible and (best_row < 0 or NOBLES_ROWS[row][i] < NOBLES_ROWS[best_row][best]):
                best_row = row
                best = i
    return best_row, best


# ---------------------------------------------------------------- tracks


@rule
def bot_avenue(s: State, cause: int) -> None:
    bot = s.players[BOT]
    if bot.avenue < AVENUE_END:
        bot.avenue += 1
        emit(s, What.AVENUE, BOT, 0, bot.avenue + 0, cause)


@rule
def bot_step(s: State, temple: int) -> None:
    """One step and the printed reward, also on wide steps; resources go where it has least."""
    if why_not_climb(s, BOT, temple) != Reason.YES:
        emit(s, What.STEP_LOST, BOT, temple, 1, Cause.TEOTIBOT)
        return
    bot = s.players[BOT]
    bot.temple[temple] += 1
    emit(s, What.STEP, BOT, temple, bot.temple[temple] + 0, Cause.TEOTIBOT)
    reward = TEMPLE_REWARD[temple][bot.temple[temple]]
    if reward[0] == 2 and s.options[Opt.BOT_TWO_RESOURCES] == 1:
        gain(s, BOT, scarcest(s), 2, Cause.TEMPLE)
    else:
        for _ in range(reward[0]):
            gain(s, BOT, scarcest(s), 1, Cause.TEMPLE)
    gain(s, BOT, Good.POINTS, reward[1], Cause.TEMPLE)
    gain(s, BOT, Good.COCOA, reward[2], Cause.TEMPLE)


@rule
def scarcest(s: State) -> int:
    """The resource it has least of; of equals gold, then stone, then wood."""
    goods = s.players[BOT].goods
    best = Good.GOLD + 0
    if goods[Good.STONE] < goods[best]:
        best = Good.STONE
    if goods[Good.WOOD] < goods[best]:
        best = Good.WOOD
    return best


@rule
def bot_any_step(s: State) -> None:
    """Its highest temple below the top, blue before red before green (R53)."""
    best = -1
    for temple in range(3):
        height = s.players[BOT].temple[temple]
        eligible = height < TOP
        if s.options[Opt.BOT_BLOCKED_TEMPLE] == 1:
            eligible = why_not_climb(s, BOT, temple) == Reason.YES
        if eligible and (best < 0 or height > s.players[BOT].temple[best]):
            best = temple
    if best >= 0:
        bot_step(s, best)


# ---------------------------------------------------------------- worship and masks


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
        other = s.ring[(slot + step) % 8] + 0
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
    board = s.players[BOT].board[w] + 0
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
    change = s.options[Opt.BOT_WORSHIP_STEPS] - 1
    if board == Board.DECORATIONS:
        for _ in range(BOT_WORSHIP_ANY_STEPS + change):
            bot_any_step(s)
    else:
        for _ in range(BOT_WORSHIP_STEPS + change):
            bot_step(s, WORSHIP_TEMPLE[board])
    if s.spot[board] >= 0:
        s.discarded[s.spot[board]] += 1
        emit(s, What.DISCARD, BOT, s.spot[board] + 0, 1, Cause.TEOTIBOT)
        refill_spot(s, board)


@rule
def collect_mask(s: State) -> bool:
    """Buy a kind it lacks from the worship spots: the rarest, then the first clockwise from the Palace."""
    best = -1
    for slot in range(8):
        kind = s.spot[s.ring[slot]]
        if kind >= 0 and kind < MASKS and s.players[BOT].tiles[kind] == 0 and why_not_price(s, BOT, kind) == Reason.YES:
            if best < 0 or DISCOVERY_COPIES[kind] < DISCOVERY_COPIES[s.spot[best]]:
                best = s.ring[slot] + 0
    if best < 0:
        return False
    take_tile(s, BOT, s.spot[best])
    refill_spot(s, best)
    return True
