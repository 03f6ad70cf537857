"""What a seat cannot know, dealt afresh: the order of all piles, and others' starting tiles until all have chosen."""

from __future__ import annotations

from teocalli.engine.cells import fill
from teocalli.engine.chance import random_below, shuffle
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.components import STARTING_TILES
from teocalli.games.teotihuacan.discovery import draw_discovery, shuffle_pile
from teocalli.games.teotihuacan.starting_tiles import S16, S17, are_tiles_open
from teocalli.games.teotihuacan.state import State


@rule
def determinize(s: State, seat: int) -> None:
    """Shuffle what the seat cannot know. A spectator (-1) knows no starting tile."""
    if not are_tiles_open(s):
        deal_others_afresh(s, seat)
    shuffle_pile(s)
    shuffle(s, s.decoration_pile, s.decorations_left)
    shuffle(s, s.stone_pile, s.stones_left)


@rule
def is_own(s: State, seat: int, tile: int) -> bool:
    if seat >= 0:
        for i in range(4):
            if s.players[seat].dealt[i] == tile:
                return True
    return False


@rule
def deal_others_afresh(s: State, seat: int) -> None:
    """Other hands from the tiles the seat does not hold; who has chosen keeps two of the new ones."""
    for i in range(2):
        if s.linked[i] >= 0 and not is_own(s, seat, S16 + i):
            s.pile[s.pile_left] = s.linked[i]
            s.pile_left += 1
            s.linked[i] = -1
    shuffle_pile(s)
    count = 0
    for tile in range(STARTING_TILES):
        if not is_own(s, seat, tile):
            s.shuffled[count] = tile
            count += 1
    shuffle(s, s.shuffled, count)
    taken = 0
    for other in range(s.seats):
        if other != seat:
            player = s.players[other]
            for i in range(4):
                tile = s.shuffled[taken]
                player.dealt[i] = tile
                if tile == S16 or tile == S17:
                    s.linked[tile - S16] = draw_discovery(s)
                taken += 1
            first = random_below(s, 4)
            second = (first + 1 + random_below(s, 3)) % 4
            if player.kept[0] >= 0:
                player.kept[0] = player.dealt[first]
            if player.kept[1] >= 0:
                player.kept[1] = player.dealt[second]
    fill(s.shuffled, -1)
