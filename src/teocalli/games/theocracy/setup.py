"""Set-up: the island, the decks, the seats, and the choice of colours."""

from __future__ import annotations

from typing import Any

from teocalli.engine.cells import copy_cells
from teocalli.engine.chance import random_below, shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule, words_of
from teocalli.games.theocracy.bank import owner_of
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.options import Opt
from teocalli.games.theocracy.rulebook import CHOOSE, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import (
    BLACK,
    MOST_DECK,
    MOST_DEVELOPMENT,
    MOST_HEXES,
    N_CARDS,
    N_CIVS,
    N_COLOURS,
    N_DEVELOPMENTS,
    ROW,
    Piece,
)

#: The setting's cells before the figures: the number of players and the options.
BEFORE_FIGURES = 1 + len(words_of(Opt))


@rule
def setup(s: State, setting: Any) -> None:
    """Everything up to the choice of colours. The first player is drawn by lot (H1)."""
    copy_cells(setting, BEFORE_FIGURES, s.figures)
    _clear_marks(s)
    _lay_out_island(s)
    _fill_round_cells(s)
    _shuffle_decks(s)
    for civ in range(N_CIVS):
        s.bag[civ] = s.figures[At.DICE_PER_COLOUR]
    s.first = random_below(s, s.seats)
    for i in range(s.seats):
        _seat_player(s, (s.first + i) % s.seats, i)
    emit(s, What.FIRST_PLAYER, s.first, -1, 1, Cause.SETUP)
    push(s, Kind.PREPARE, s.first, 1)
    push(s, Kind.BEGIN, s.first)
    push(s, Kind.CHOOSE_COLOUR, s.first)


@rule
def _clear_marks(s: State) -> None:
    """What is not there yet is none, not the first of its kind."""
    s.holder = -1
    s.marker = -1
    s.die_colour = -1
    s.named = -1
    s.acting = -1
    s.target = -1
    for i in range(MOST_DECK):
        s.deck[i] = -1
    for i in range(MOST_DEVELOPMENT):
        s.development_deck[i] = -1
    for seat in range(4):
        s.players[seat].colour = -1
    for civ in range(N_CIVS):
        for i in range(ROW):
            s.civs[civ].row_colour[i] = -1
    for place in range(s.figures[At.MAP_SIZE], MOST_HEXES):
        here = s.hexes[place]
        here.colour = -1
        here.crystal = -1
        here.creature = -1
        here.civ = -1
        here.piece = -1


@rule
def _lay_out_island(s: State) -> None:
    """Hexes, crystals, creatures, fortresses, starting houses and a crystal for each of these; chronicles on page 1."""
    for colour in range(N_COLOURS):
        s.crystals[colour] = s.figures[At.PIECES_CRYSTALS]
    s.crystals[BLACK] = s.figures[At.PIECES_BLACK_CRYSTALS]
    for civ in range(N_CIVS):
        c = s.civs[civ]
        c.page = 1
        c.supply = s.figures[At.PIECES_WARRIORS] - s.figures[At.SETUP_WARRIORS]
        c.garrison = min(s.figures[At.SETUP_WARRIORS], s.figures[At.GARRISON_BASE])
        c.area = s.figures[At.SETUP_WARRIORS] - c.garrison
    for place in range(s.figures[At.MAP_SIZE]):
        here = s.hexes[place]
        here.colour = s.figures[At.MAP_COLOUR + place]
        here.creature = s.figures[At.MAP_CREATURE + place]
        here.civ = s.figures[At.MAP_CIV + place]
        here.piece = s.figures[At.MAP_PIECE + place]
        here.crystal = s.figures[At.MAP_CRYSTAL + place]
        if here.crystal >= 0:
            s.crystals[here.crystal] -= 1
        if here.piece == Piece.HOUSE:
            crystal = here.colour if here.colour >= 0 else BLACK
            s.civs[here.civ].built[Piece.HOUSE] += 1
            s.civs[here.civ].crystals[crystal] += 1
            s.crystals[crystal] -= 1


@rule
def _fill_round_cells(s: State) -> None:
    """The cells of all rounds but the first hold a black crystal and a warrior for every civilization."""
    for later in range(1, s.figures[At.ROUNDS_COUNT + s.seats - 2]):
        s.waiting_crystals[later] = N_CIVS
        s.waiting_warriors[later] = N_CIVS
        s.crystals[BLACK] -= N_CIVS
        for civ in range(N_CIVS):
            s.civs[civ].supply -= 1


@rule
def _shuffle_decks(s: State) -> None:
    """Three decks apart; one development card under each civilization; one end-of-round card for the game (H2)."""
    for card in range(N_CARDS):
        for _ in range(s.figures[At.CARD_COPIES + card]):
            s.deck[s.deck_count] = card
            s.deck_count += 1
    shuffle(s, s.deck, s.deck_count)
    for card in range(N_DEVELOPMENTS):
        for _ in range(s.figures[At.DEVELOPMENT_COPIES + card]):
            s.development_deck[s.development_count] = card
            s.development_count += 1
    shuffle(s, s.development_deck, s.development_count)
    for civ in range(N_CIVS):
        s.development[civ] = next_development(s)
    chosen = random_below(s, s.figures[At.END_COPIES] + s.figures[At.END_COPIES + 1] + s.figures[At.END_COPIES + 2])
    s.end_card = 0
    while chosen >= s.figures[At.END_COPIES + s.end_card]:
        chosen -= s.figures[At.END_COPIES + s.end_card]
        s.end_card += 1


@rule
def next_development(s: State) -> int:
    """The next card of the development deck, -1 if there is none."""
    if s.development_count == 0:
        return -1
    s.development_count -= 1
    card = s.development_deck[s.development_count]
    s.development_deck[s.development_count] = -1
    reveal(s, -1, -1, Cause.DEVELOPMENT)
    return card


@rule
def _seat_player(s: State, seat: int, turn: int) -> None:
    """Cosmo by place in the order of round I, a power card, a token in front and one on each marked division."""
    player = s.players[seat]
    if s.seats == 2:
        player.cosmo = s.figures[At.SETUP_COSMO_TWO + turn]
    elif s.seats == 3:
        player.cosmo = s.figures[At.SETUP_COSMO_THREE + turn]
    else:
        player.cosmo = s.figures[At.SETUP_COSMO_FOUR + turn]
    player.tokens = s.figures[At.SETUP_TOKENS]
    for i in range(3):
        player.scale[i] = 1
    for _ in range(s.figures[At.SETUP_POWER_CARDS]):
        s.deck_count -= 1
        player.hand[s.deck[s.deck_count]] += 1
        s.deck[s.deck_count] = -1


@rulebook.options(Kind.CHOOSE_COLOUR)
def colours_left(s: State, seat: int, chosen: int, menu: Menu) -> None:
    """Colours are chosen in seat order from the first player on (H1)."""
    for colour in range(N_COLOURS):
        offer(menu, CHOOSE + colour, Reason.YES if owner_of(s, colour) < 0 else Reason.COLOUR_TAKEN)


@rulebook.choice(Kind.CHOOSE_COLOUR)
def colour_chosen(s: State, seat: int, chosen: int, action: int) -> None:
    """`chosen` players have chosen before; the last of four takes what is left."""
    _give_colour(s, seat, action - CHOOSE)
    following = (seat + 1) % s.seats
    if chosen + 1 == s.seats:
        return
    if chosen + 2 < N_COLOURS:
        push(s, Kind.CHOOSE_COLOUR, following, chosen + 1)
        return
    for colour in range(N_COLOURS):
        if owner_of(s, colour) < 0:
            _give_colour(s, following, colour)
            return


@rule
def _give_colour(s: State, seat: int, colour: int) -> None:
    s.players[seat].colour = colour
    emit(s, What.COLOUR_CHOSEN, seat, colour, 1, Cause.SETUP)


@rulebook.effect(Kind.BEGIN)
def blacken_unused_colours(s: State, seat: int) -> None:
    """Every crystal in a colour that nobody plays is replaced by a black one (H4)."""
    for colour in range(N_COLOURS):
        if owner_of(s, colour) >= 0:
            continue
        for place in range(s.figures[At.MAP_SIZE]):
            if s.hexes[place].crystal == colour:
                s.hexes[place].crystal = BLACK
                s.crystals[BLACK] -= 1
                s.crystals[colour] += 1
        for civ in range(N_CIVS):
            crystals = s.civs[civ].crystals
            s.crystals[BLACK] -= crystals[colour]
            s.crystals[colour] += crystals[colour]
            crystals[BLACK] += crystals[colour]
            crystals[colour] = 0
