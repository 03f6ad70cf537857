"""Preparing the boards and the players."""

from __future__ import annotations

from collections.abc import Sequence

from teocalli.engine.cells import fill
from teocalli.engine.chance import random_below, shuffle
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play, receive
from teocalli.games.teotihuacan.calendar import reset_calendar
from teocalli.games.teotihuacan.components import (
    DECORATIONS,
    DISPLAY_DECORATIONS,
    DISPLAY_STONES,
    FIRST_GAME_DICE,
    FIRST_GAME_FOURTH_SEAT_TECHNOLOGY,
    FIRST_GAME_POWER,
    FOURTH_WORKER_POWER,
    LOOSE_SLOTS,
    NO_WORSHIP,
    PREBUILT,
    PRINTED_RING,
    SEAT_COCOA,
    STACK_TILES,
    STONES,
    WORKERS,
    WORSHIP_PLACES,
)
from teocalli.games.teotihuacan.discovery import draw_discovery, shuffle_pile
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.options import Opt, Start
from teocalli.games.teotihuacan.starting_tiles import deal_starting_tiles, lay_out_draft, push_setup_of_seats
from teocalli.games.teotihuacan.state import Kind, State
from teocalli.games.teotihuacan.teotibot import prepare_bot
from teocalli.games.teotihuacan.tiles import (
    DISCOVERY_COPIES,
    FIRST_GAME_BONUS,
    FIRST_GAME_EFFECT,
    FIRST_GAME_EFFECTS,
    FIRST_GAME_ROYALS,
    FIRST_GAME_TECHNOLOGIES,
    ROYAL_BY_CATEGORY,
)
from teocalli.games.teotihuacan.turn import clear_turn
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES


@rule
def setup(s: State, setting: Sequence[int]) -> None:
    """The steps of the rulebook: the main board, then the players."""
    clear_places(s)
    first_game = s.options[Opt.START] == Start.FIRST_GAME
    lay_ring(s, first_game)
    lay_royal_tiles(s, first_game)
    lay_technologies(s, first_game)
    lay_temple_bonuses(s, first_game)
    reset_calendar(s)
    lay_decorations(s)
    lay_stones(s)
    lay_discoveries(s)
    clear_turn(s)
    for seat in range(s.seats):
        s.players[seat].cocoa = SEAT_COCOA[colours_in_play(s) - 2][seat]
        fill(s.players[seat].power, 1)
        s.players[seat].power[WORKERS - 1] = FOURTH_WORKER_POWER
    push(s, Kind.NEUTRAL_DICE, 0)
    if first_game:
        prepare_first_game(s)
    else:
        push_setup_of_seats(s)
        push(s, Kind.OPEN_TILES, 0)
        if s.options[Opt.START] == Start.DRAFT:
            lay_out_draft(s)
        else:
            deal_starting_tiles(s)
    if s.seats == 1:
        prepare_bot(s)


@rule
def clear_places(s: State) -> None:
    """Every place is empty: -1."""
    fill(s.spot, -1)
    fill(s.pile, -1)
    fill(s.linked, -1)
    fill(s.draft, -1)
    fill(s.shuffled, -1)
    fill(s.decorations, -1)
    fill(s.decoration_display, -1)
    fill(s.decoration_pile, -1)
    fill(s.pyramid, -1)
    fill(s.stone_display, -1)
    fill(s.stone_pile, -1)
    fill(s.neutral, -1)
    fill(s.bot_pyramid, -1)
    fill(s.bot_arrows, -1)
    s.bot_aside = -1
    for stack in range(7):
        fill(s.stacks[stack].tiles, -1)
    for seat in range(4):
        player = s.players[seat]
        fill(player.board, -1)
        fill(player.locked, -1)
        fill(player.dealt, -1)
        fill(player.kept, -1)


@rule
def lay_ring(s: State, first_game: bool) -> None:
    """Palace and Construction stay; the other six boards are shuffled onto the other slots."""
    for slot in range(8):
        s.ring[slot] = PRINTED_RING[slot]
    if not first_game:
        for i in range(5, 0, -1):
            j = random_below(s, i + 1)
            board = s.ring[LOOSE_SLOTS[i]]
            s.ring[LOOSE_SLOTS[i]] = s.ring[LOOSE_SLOTS[j]]
            s.ring[LOOSE_SLOTS[j]] = board


@rule
def lay_royal_tiles(s: State, first_game: bool) -> None:
    """One of each category, A, B, C (A7)."""
    for category in range(3):
        drawn = ROYAL_BY_CATEGORY[category][random_below(s, 3)]
        s.royal[category] = FIRST_GAME_ROYALS[category] if first_game else drawn


@rule
def lay_technologies(s: State, first_game: bool) -> None:
    """Six of nine, sorted by number into two rows."""
    shuffle_numbers(s, 9)
    for place in range(6):
        s.technology[place] = FIRST_GAME_TECHNOLOGIES[place] if first_game else smallest_of_first_six(s)
    fill(s.shuffled, -1)


@rule
def shuffle_numbers(s: State, count: int) -> None:
    """The numbers below `count` in random order, on the place for shuffling."""
    for number in range(count):
        s.shuffled[number] = number
    shuffle(s, s.shuffled, count)


@rule
def smallest_of_first_six(s: State) -> int:
    """Take the smallest number away."""
    best = 0
    for i in range(6):
        if s.shuffled[i] < s.shuffled[best]:
            best = i
    number = s.shuffled[best]
    s.shuffled[best] = 99
    return number


@rule
def lay_temple_bonuses(s: State, first_game: bool) -> None:
    """One on each temple, all different."""
    shuffle_numbers(s, 7)
    for temple in range(3):
        s.bonus[temple] = FIRST_GAME_BONUS[temple] if first_game else s.shuffled[temple]
    fill(s.shuffled, -1)


@rule
def lay_decorations(s: State) -> None:
    for tile in range(DECORATIONS):
        s.decoration_pile[tile] = tile
    shuffle(s, s.decoration_pile, DECORATIONS)
    s.decorations_left = DECORATIONS
    for i in range(DISPLAY_DECORATIONS):
        s.decorations_left -= 1
        s.decoration_display[i] = s.decoration_pile[s.decorations_left]
        s.decoration_pile[s.decorations_left] = -1


@rule
def draw_stone(s: State) -> int:
    s.stones_left -= 1
    stone = s.stone_pile[s.stones_left]
    s.stone_pile[s.stones_left] = -1
    return stone


@rule
def lay_stones(s: State) -> None:
    """Three face up, and the base of the pyramid for this number of players in random turns."""
    for stone in range(STONES):
        s.stone_pile[stone] = stone
    shuffle(s, s.stone_pile, STONES)
    s.stones_left = STONES
    for i in range(DISPLAY_STONES):
        s.stone_display[i] = draw_stone(s)
    base = PREBUILT[colours_in_play(s) - 2]
    for i in range(len(base)):
        if base[i] >= 0:
            s.pyramid[base[i]] = draw_stone(s)
            s.rotation[base[i]] = random_below(s, 4)


@rule
def lay_discoveries(s: State) -> None:
    """On the five boards with worship, on the Avenue and on wide temple steps."""
    s.pile_left = 0
    for kind in range(DISCOVERIES):
        for _ in range(DISCOVERY_COPIES[kind]):
            s.pile[s.pile_left] = kind
            s.pile_left += 1
    shuffle_pile(s)
    for board in range(8):
        if WORSHIP_PLACES[board] != NO_WORSHIP:
            s.spot[board] = draw_discovery(s)
    for stack in range(7):
        for i in range(STACK_TILES[colours_in_play(s) - 2][stack]):
            s.stacks[stack].tiles[i] = draw_discovery(s)


@rule
def prepare_first_game(s: State) -> None:
    """The fixed start of a first game, seat by seat; temple rewards are contained in it (A14, A15)."""
    for seat in range(s.seats):
        player = s.players[seat]
        for i in range(FIRST_GAME_EFFECTS):
            effect = FIRST_GAME_EFFECT[seat][i]
            if effect[0] == Op.GAIN:
                receive(player, effect[1], effect[2])
            elif effect[0] == Op.STEPS:
                player.temple[effect[1]] += effect[2]
            elif effect[0] == Op.AVENUE:
                player.avenue += effect[2]
        for w in range(3):
            player.board[w] = FIRST_GAME_DICE[seat][w]
            player.power[w] = FIRST_GAME_POWER[seat][w]
        if seat == 3:
            player.technologies[FIRST_GAME_FOURTH_SEAT_TECHNOLOGY] = 1
