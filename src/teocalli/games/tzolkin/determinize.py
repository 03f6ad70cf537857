"""What a seat cannot know, dealt afresh (I17): the order of the decks, and wealth tiles until all have chosen."""

from __future__ import annotations

from teocalli.engine.chance import random_below, shuffle_anew
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.setup import deal_four
from teocalli.games.tzolkin.state import EMPTY, State


@rule
def determinize(s: State, seat: int) -> None:
    """Shuffle both decks; while wealth is being chosen, deal the others' tiles and their choices afresh."""
    for age in range(2):
        shuffle_anew(s, s.decks[age].cards, s.decks[age].left)
    if s.players[0].dealt[0] != EMPTY:
        deal_others(s, seat)


@rule
def deal_others(s: State, seat: int) -> None:
    """The others hold any tiles but the seat's own and those turned up for the dummies."""
    drawn = 0
    for tile in range(c.WEALTHS):
        drawn |= s.shown[tile] << tile
    if seat >= 0:
        for place in range(c.WEALTH_DEALT):
            drawn |= 1 << s.players[seat].dealt[place]
    for other in range(s.seats):
        if other != seat:
            drawn = deal_four(s, other, drawn)
            if s.players[other].kept[0] != EMPTY:
                keep_two(s, other)


@rule
def keep_two(s: State, seat: int) -> None:
    """Any two of the four."""
    p = s.players[seat]
    one = random_below(s, c.WEALTH_DEALT)
    two = random_below(s, c.WEALTH_DEALT - 1)
    if two >= one:
        two += 1
    p.kept[0] = p.dealt[min(one, two)]
    p.kept[1] = p.dealt[max(one, two)]
