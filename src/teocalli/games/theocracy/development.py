"""Phase 3: development of the civilizations."""

from __future__ import annotations

from teocalli.engine.bits import after_first, first_among
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    draw_cards,
    gain_cosmo,
    gain_crystals,
    gain_worship,
    hexes_of,
    owner_of,
    produce,
    recruit,
)
from teocalli.games.theocracy.chronicles import turn_page
from teocalli.games.theocracy.expansion import start_expansion
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.options import EndCard, Opt
from teocalli.games.theocracy.rulebook import EFFECT, rulebook
from teocalli.games.theocracy.setup import next_development
from teocalli.games.theocracy.state import Cause, Kind, State, What, Whose
from teocalli.games.theocracy.vocabulary import BLACK, N_CIVS, N_COLOURS, Development, Omen, Piece


@rulebook.effect(Kind.DEVELOP)
def develop(s: State, seat: int) -> None:
    """The end-of-round card, the development cards from the leftmost civilization on, the shift."""
    push(s, Kind.SHIFT, seat)
    push(s, Kind.CIVILIZATION, seat)
    if s.holder >= 0:
        push(s, Kind.CHRONICLES, seat)
        if s.options[Opt.END_CARD] == EndCard.APPLY:
            apply_end_card(s, s.holder, 0)
        else:
            push(s, Kind.END_CARD, s.holder)


# ---------------------------------------------------------------- the end-of-round card


@rulebook.options(Kind.END_CARD)
def sides_of_the_card(s: State, seat: int, menu: Menu) -> None:
    """The holder sets A or B anew each round, also one that does nothing (H41)."""
    allow(menu, EFFECT)
    allow(menu, EFFECT + 1)


@rulebook.choice(Kind.END_CARD)
def side_chosen(s: State, seat: int, action: int) -> None:
    apply_end_card(s, seat, action - EFFECT)


@rule
def apply_end_card(s: State, seat: int, side: int) -> None:
    """The side acts for the holder on the civilization of the die on the card."""
    place = 2 * s.end_card + side
    effect, amount, civ = s.figures[At.END_EFFECT + place], s.figures[At.END_AMOUNT + place], s.marker
    emit(s, What.END_CARD_APPLIED, seat, s.end_card, side + 1, Cause.END_CARD)
    if effect == Omen.WORSHIP:
        gain_worship(s, seat, civ, amount, Cause.END_CARD)
    elif effect == Omen.COSMO:
        gain_cosmo(s, seat, amount, Cause.END_CARD)
    elif effect == Omen.TWO_CRYSTALS:
        gain_crystals(s, civ, s.players[seat].colour, amount, Cause.END_CARD)
        gain_crystals(s, civ, BLACK, amount, Cause.END_CARD)
    elif effect == Omen.RECRUIT_AND_CARD:
        recruit(s, civ, amount, Cause.END_CARD)
        draw_cards(s, seat, 1, Cause.END_CARD)
    elif buildings_on(s, civ, s.players[seat].colour) > 0:
        gain_worship(s, seat, civ, amount, Cause.END_CARD)


@rule
def buildings_on(s: State, civ: int, colour: int) -> int:
    """Buildings of a civilization on hexes of a colour."""
    count, places = 0, hexes_of(s, civ)
    while places != 0:
        here = s.hexes[first_among(places)]
        places = after_first(places)
        if here.colour == colour and here.piece != Piece.FORTRESS:
            count += 1
    return count


# ---------------------------------------------------------------- the development cards


@rulebook.effect(Kind.CIVILIZATION)
def develop_civilization(s: State, seat: int, civ: int) -> None:
    """The card under a civilization in full, no choice except Migration's (H42); chronicles; the next card."""
    if civ + 1 < N_CIVS:
        push(s, Kind.CIVILIZATION, seat, civ + 1)
    card = s.development[civ]
    if card < 0:
        return
    push(s, Kind.CHRONICLES, seat)
    emit(s, What.DEVELOPED, -1, card, civ + 1, Cause.DEVELOPMENT)
    amount = s.figures[At.DEVELOPMENT_AMOUNT + card]
    if card == Development.RICH_HARVEST:
        rich_harvest(s, civ, amount)
    elif card == Development.LEVY:
        recruit(s, civ, max(s.civs[civ].built[Piece.BARRACKS], amount), Cause.DEVELOPMENT)
    elif card == Development.HOUSEHOLD_ALTARS:
        household_altars(s, civ, amount)
    elif card == Development.BLACK_VEIN:
        gain_crystals(s, civ, BLACK, amount, Cause.DEVELOPMENT)
    elif card == Development.PILGRIMAGE:
        pilgrimage(s, civ, amount)
    elif card == Development.TITHE:
        tithe(s, civ, amount)
    elif card == Development.MIGRATION:
        start_expansion(s, lowest_worshipper(s, civ), civ, Whose.MIGRATION)
    else:
        annalists(s, civ)


@rule
def rich_harvest(s: State, civ: int, amount: int) -> None:
    """D1: every factory of the civilization produces."""
    for place in range(s.figures[At.MAP_SIZE]):
        if s.hexes[place].civ == civ and s.hexes[place].piece == Piece.FACTORY:
            produce(s, place, amount, Cause.DEVELOPMENT)


@rule
def household_altars(s: State, civ: int, amount: int) -> None:
    """D3: every player whose colour shows under two or more buildings of the civilization gains worship."""
    for colour in range(N_COLOURS):
        owner = owner_of(s, colour)
        if owner >= 0 and buildings_on(s, civ, colour) >= s.figures[At.ALTARS_BUILDINGS]:
            gain_worship(s, owner, civ, amount, Cause.DEVELOPMENT)


@rule
def extreme_priest(s: State, civ: int, highest: int) -> int:
    """The height of the highest (1) or lowest (0) priest of a civilization."""
    found = s.players[0].priests[civ]
    for seat in range(1, s.seats):
        height = s.players[seat].priests[civ]
        found = max(found, height) if highest == 1 else min(found, height)
    return found


@rule
def pilgrimage(s: State, civ: int, amount: int) -> None:
    """D5: every player whose priest is lowest, ties included, gains worship."""
    lowest = extreme_priest(s, civ, 0)
    for seat in range(s.seats):
        if s.players[seat].priests[civ] == lowest:
            gain_worship(s, seat, civ, amount, Cause.DEVELOPMENT)


@rule
def tithe(s: State, civ: int, amount: int) -> None:
    """D6: every player whose priest is highest, ties included, gains cosmo."""
    highest = extreme_priest(s, civ, 1)
    for seat in range(s.seats):
        if s.players[seat].priests[civ] == highest:
            gain_cosmo(s, seat, amount, Cause.DEVELOPMENT)


@rule
def lowest_worshipper(s: State, civ: int) -> int:
    """D7: the player whose priest is lowest decides; ties: the earlier in this round's order (H42)."""
    lowest = extreme_priest(s, civ, 0)
    for i in range(s.seats):
        seat = (s.first + i) % s.seats
        if s.players[seat].priests[civ] == lowest:
            return seat
    return -1


@rule
def annalists(s: State, civ: int) -> None:
    """D8: one page on without its condition, if no chronicle is further behind (H40)."""
    page = s.civs[civ].page
    if page == s.figures[At.CHRONICLES_PAGES]:
        return
    for other in range(N_CIVS):
        if s.civs[other].page < page:
            return
    turn_page(s, civ, Cause.DEVELOPMENT)


# ---------------------------------------------------------------- the shift


@rulebook.effect(Kind.SHIFT)
def shift_cards(s: State, seat: int) -> None:
    """Every card moves one civilization to the left, the leftmost leaves the game; not after the last round (H43)."""
    if s.round == s.figures[At.ROUNDS_COUNT + s.seats - 2]:
        push(s, Kind.SCORING, s.first)
        return
    for civ in range(N_CIVS - 1):
        s.development[civ] = s.development[civ + 1]
    s.development[N_CIVS - 1] = next_development(s)
    emit(s, What.CARDS_SHIFTED, -1, -1, 1, Cause.DEVELOPMENT)
    push(s, Kind.PREPARE, s.first, s.round + 1)
