"""Set-up, for two and three players too. Chapter "Setting up"."""

from __future__ import annotations

from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.chance import random_below, shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, allow
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.buildings import refill
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import DUMMY, EMPTY, KEEP, Cause, Kind, State, What
from teocalli.games.tzolkin.tiles import give


@rule
def setup(s: State, setting: Any) -> None:
    """Board and bank, monuments, buildings, wealth tiles, dummies; then everybody chooses (facts: setup.order)."""
    s.first = random_below(s, s.seats)
    s.claimer = EMPTY
    s.skulls = c.SKULLS
    for gear in range(c.GEARS):
        fill(s.gears[gear].teeth, EMPTY)
    for group in range(c.GROUPS):
        s.corn_tiles[group] = c.JUNGLE_SQUARES[s.seats]
        s.wood_tiles[group] = c.JUNGLE_SQUARES[s.seats] if group > 0 else 0
    lay_out_monuments(s)
    shuffle_decks(s)
    refill(s, Cause.WEALTH)
    for seat in range(c.SEATS):
        equip(s, seat)
    deal_wealth(s)
    push(s, Kind.OPEN_WEALTH, s.first)
    for turn in range(s.seats):
        push(s, Kind.KEEP_WEALTH, (s.first + s.seats - 1 - turn) % s.seats)


@rule
def equip(s: State, seat: int) -> None:
    """Three workers in hand, three in the bank, every marker on its start; empty seats have nothing."""
    p = s.players[seat]
    fill(p.dealt, EMPTY)
    fill(p.kept, EMPTY)
    if seat < s.seats:
        p.hand = c.STARTING_WORKERS
        p.bank = c.WORKERS - c.STARTING_WORKERS
        fill(p.temples, c.START_STEP)


@rule
def draw(s: State, drawn: int, size: int) -> int:
    """A random one of `size` tiles that is not among the bits of `drawn`."""
    left = size
    for tile in range(size):
        left -= drawn >> tile & 1
    number = random_below(s, left)
    for tile in range(size):
        if drawn >> tile & 1 == 0:
            if number == 0:
                return tile
            number -= 1
    return EMPTY


@rule
def lay_out_monuments(s: State) -> None:
    """4, 5 or 6 of the 13; the others go back to the box."""
    fill(s.monument_builder, EMPTY)
    fill(s.monuments, EMPTY)
    drawn = 0
    for slot in range(c.MONUMENTS_SHOWN[s.seats]):
        monument = draw(s, drawn, c.MONUMENTS)
        drawn |= 1 << monument
        s.monuments[slot] = monument


@rule
def shuffle_decks(s: State) -> None:
    """A deck for each age."""
    fill(s.builder, EMPTY)
    fill(s.row, EMPTY)
    first = 0
    for age in range(2):
        deck = s.decks[age]
        fill(deck.cards, EMPTY)
        deck.left = c.DECK_SIZE[age]
        for place in range(deck.left):
            deck.cards[place] = first + place
        shuffle(s, deck.cards, deck.left)
        first += deck.left


@rule
def deal_wealth(s: State) -> None:
    """Four tiles to each player; with two or three players others are turned up to place the dummies (Q72)."""
    drawn = 0
    for seat in range(s.seats):
        drawn = deal_four(s, seat, drawn)
    dummies = c.DUMMIES[s.seats]
    while dummies > 0:
        tile = draw(s, drawn, c.WEALTHS)
        drawn |= 1 << tile
        s.shown[tile] = 1
        dummies = place_dummies(s, tile, dummies)


@rule
def deal_four(s: State, seat: int, drawn: int) -> int:
    """Four tiles that are not among the bits of `drawn`; returns the bits with them."""
    dealt = s.players[seat].dealt
    for place in range(c.WEALTH_DEALT):
        tile = draw(s, drawn, c.WEALTHS)
        drawn |= 1 << tile
        dealt[place] = tile
    sort_tiles(dealt)
    return drawn


@rule
def sort_tiles(tiles: list[int]) -> None:
    """A hand has no order."""
    for end in range(c.WEALTH_DEALT - 1, 0, -1):
        for i in range(end):
            if tiles[i] > tiles[i + 1]:
                larger = tiles[i]
                tiles[i] = tiles[i + 1]
                tiles[i + 1] = larger


@rule
def place_dummies(s: State, tile: int, dummies: int) -> int:
    """One on the space that the tile names, and on the opposite tooth if it is the small gear's first (Q73).

    Returns how many dummies are left; when none is, the opposite one is dropped.
    """
    gear = c.WEALTH_GEAR[tile]
    teeth = s.gears[gear].teeth
    is_first = gear != c.CHICHEN_ITZA
    for tooth in range(c.TEETH[gear]):
        if teeth[tooth] == DUMMY:
            is_first = False
    space = c.WEALTH_SPACE[tile]
    teeth[space] = DUMMY
    dummies -= 1
    if is_first and dummies > 0:
        teeth[(space + c.OPPOSITE) % c.TEETH[gear]] = DUMMY
        dummies -= 1
    return dummies


# ---------------------------------------------------------------- choosing wealth


@rulebook.options(Kind.KEEP_WEALTH)
def tiles_to_keep(s: State, seat: int, menu: Menu) -> None:
    """Two of four, secretly."""
    dealt = s.players[seat].dealt
    for one in range(c.WEALTH_DEALT):
        for two in range(one + 1, c.WEALTH_DEALT):
            allow(menu, KEEP + dealt[one] * c.WEALTHS + dealt[two])


@rulebook.choice(Kind.KEEP_WEALTH)
def tiles_chosen(s: State, seat: int, action: int) -> None:
    p = s.players[seat]
    p.kept[0] = (action - KEEP) // c.WEALTHS
    p.kept[1] = (action - KEEP) % c.WEALTHS


@rulebook.effect(Kind.OPEN_WEALTH)
def open_wealth(s: State, seat: int) -> None:
    """When all have chosen, the tiles are turned up and give what they show; rejected ones stay unseen (I17)."""
    reveal(s, -1, -1, Cause.WEALTH)
    for player in range(s.seats):
        p = s.players[player]
        fill(p.dealt, EMPTY)
        for place in range(c.WEALTH_KEPT):
            tile = p.kept[place]
            emit(s, What.KEPT, player, tile, 1, Cause.WEALTH)
            for number in range(c.MOST_EFFECTS):
                effect = c.WEALTH_EFFECT[tile][number]
                give(s, player, effect[0], effect[1], effect[2], Cause.WEALTH)
    push(s, Kind.NEXT_TURN, s.first)
