"""Power cards: those without a named moment, and giving cards away. Each of the others stands with its moment.

P04 festival, P05 expansion, P06 and P07 war, P08 building, P09 turn.
"""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    can_produce,
    gain_cosmo,
    gain_worship,
    give_away,
    play_card,
    produce,
    recruit,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import DISCARD, ENVY, EXCHANGE, PRODUCE, RECRUIT, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import N_CARDS, N_CIVS, N_CRYSTALS, Card, Piece

# ---------------------------------------------------------------- giving a card away


@rulebook.options(Kind.DISCARD)
def cards_in_hand(s: State, seat: int, menu: Menu) -> None:
    """Any card can be given away, for a use or above the hand limit."""
    for card in range(N_CARDS):
        offer(menu, DISCARD + card, Reason.YES if s.players[seat].hand[card] > 0 else Reason.NO_SUCH_CARD)


@rulebook.choice(Kind.DISCARD)
def card_given_away(s: State, seat: int, cause: int, action: int) -> None:
    give_away(s, seat, action - DISCARD, cause)


# ---------------------------------------------------------------- what a card could do


@rule
def is_factory_with_crystal(s: State, place: int) -> bool:
    """P01: any civilization's factory for which the supply has a crystal."""
    return s.hexes[place].piece == Piece.FACTORY and can_produce(s, place)


@rule
def stands_below(s: State, seat: int, civ: int) -> bool:
    """P10: another player's priest stands strictly higher."""
    for other in range(s.seats):
        if s.players[other].priests[civ] > s.players[seat].priests[civ]:
            return True
    return False


@rule
def why_not_exchange(s: State, seat: int, civ: int, crystal: int) -> int:
    """P12: a crystal in an area, not in the own colour; the supply must hold one of the own (H46)."""
    if crystal == s.players[seat].colour or s.civs[civ].crystals[crystal] == 0:
        return Reason.NO_USE
    return Reason.YES if s.crystals[s.players[seat].colour] > 0 else Reason.CHANGES_NOTHING


@rule
def count_targets(s: State, seat: int, card: int) -> int:
    """How many targets a card has now."""
    count = 0
    if card == Card.SUDDEN_YIELD:
        for place in range(s.figures[At.MAP_SIZE]):
            if is_factory_with_crystal(s, place):
                count += 1
        return count
    for civ in range(N_CIVS):
        if card == Card.CALL_TO_ARMS:
            if s.civs[civ].supply > 0:
                count += 1
        elif card == Card.ENVY:
            if stands_below(s, seat, civ):
                count += 1
        else:
            for crystal in range(N_CRYSTALS):
                if why_not_exchange(s, seat, civ, crystal) == Reason.YES:
                    count += 1
    return count


@rule
def why_not_play_freely(s: State, seat: int, card: int) -> int:
    """Only cards without a named moment, and only if the effect changes something (H44)."""
    player = s.players[seat]
    cosmo_full = player.cosmo >= s.figures[At.SCALE_TOP]
    if card == Card.STAR_WIND:
        return Reason.CHANGES_NOTHING if cosmo_full else Reason.YES
    if card == Card.CLEANSING_RAIN:
        return Reason.CHANGES_NOTHING if cosmo_full and player.scourge == 0 else Reason.YES
    if card in (Card.SUDDEN_YIELD, Card.CALL_TO_ARMS, Card.ENVY, Card.MIRAGE):
        return Reason.YES if count_targets(s, seat, card) > 0 else Reason.CHANGES_NOTHING
    return Reason.NOT_NOW


@rule
def cosmo_by(s: State, seat: int, card: int) -> int:
    """How much cosmo a card brings its player at once."""
    player = s.players[seat]
    if card == Card.STAR_WIND or (card == Card.CLEANSING_RAIN and player.scourge == 0):
        return min(s.figures[At.CARD_AMOUNT + card], s.figures[At.SCALE_TOP] - player.cosmo)
    return 0


# ---------------------------------------------------------------- playing


@rule
def play_freely(s: State, seat: int, card: int) -> None:
    """The card's effect, after the choice of its target; the chronicles are checked when it is over (H38)."""
    play_card(s, seat, card)
    push(s, Kind.CHRONICLES, seat)
    amount = s.figures[At.CARD_AMOUNT + card]
    if card == Card.STAR_WIND:
        gain_cosmo(s, seat, amount, Cause.POWER_CARD)
    elif card == Card.CLEANSING_RAIN:
        cleanse(s, seat, amount)
    elif card == Card.SUDDEN_YIELD:
        push(s, Kind.PRODUCE, seat)
    elif card == Card.CALL_TO_ARMS:
        push(s, Kind.RECRUIT, seat)
    elif card == Card.ENVY:
        push(s, Kind.ENVY, seat)
    else:
        push(s, Kind.MIRAGE, seat)


@rule
def cleanse(s: State, seat: int, amount: int) -> None:
    """P11: give back a scourge point, never below 0 (H52); only without one, cosmo."""
    player = s.players[seat]
    if player.scourge > 0:
        returned = min(amount, player.scourge)
        player.scourge -= returned
        emit(s, What.SCOURGE, seat, -1, -returned, Cause.POWER_CARD)
    else:
        gain_cosmo(s, seat, amount, Cause.POWER_CARD)


@rulebook.options(Kind.PRODUCE)
def factories_to_yield(s: State, seat: int, menu: Menu) -> None:
    for place in range(s.figures[At.MAP_SIZE]):
        if s.hexes[place].piece == Piece.FACTORY:
            offer(menu, PRODUCE + place, Reason.YES if can_produce(s, place) else Reason.CHANGES_NOTHING)


@rulebook.choice(Kind.PRODUCE)
def factory_yields(s: State, seat: int, action: int) -> None:
    """P01: one factory, whichever civilization's, produces."""
    produce(s, action - PRODUCE, s.figures[At.CARD_AMOUNT + Card.SUDDEN_YIELD], Cause.POWER_CARD)


@rulebook.options(Kind.RECRUIT)
def civs_to_recruit(s: State, seat: int, menu: Menu) -> None:
    for civ in range(N_CIVS):
        offer(menu, RECRUIT + civ, Reason.YES if s.civs[civ].supply > 0 else Reason.NOT_ENOUGH_WARRIORS)


@rulebook.choice(Kind.RECRUIT)
def civ_recruits(s: State, seat: int, action: int) -> None:
    """P02: a civilization of choice recruits."""
    recruit(s, action - RECRUIT, s.figures[At.CARD_AMOUNT + Card.CALL_TO_ARMS], Cause.POWER_CARD)


@rulebook.options(Kind.ENVY)
def civs_to_envy(s: State, seat: int, menu: Menu) -> None:
    for civ in range(N_CIVS):
        offer(menu, ENVY + civ, Reason.YES if stands_below(s, seat, civ) else Reason.CHANGES_NOTHING)


@rulebook.choice(Kind.ENVY)
def envied(s: State, seat: int, action: int) -> None:
    """P10: worship from a civilization in which another player's priest stands strictly higher."""
    gain_worship(s, seat, action - ENVY, s.figures[At.CARD_AMOUNT + Card.ENVY], Cause.POWER_CARD)


@rulebook.options(Kind.MIRAGE)
def crystals_to_exchange(s: State, seat: int, menu: Menu) -> None:
    for civ in range(N_CIVS):
        for crystal in range(N_CRYSTALS):
            if s.civs[civ].crystals[crystal] > 0:
                offer(menu, EXCHANGE + civ * N_CRYSTALS + crystal, why_not_exchange(s, seat, civ, crystal))


@rulebook.choice(Kind.MIRAGE)
def crystal_exchanged(s: State, seat: int, action: int) -> None:
    """P12: the old crystal goes to the supply, one of the own colour takes its place."""
    civ, crystal = (action - EXCHANGE) // N_CRYSTALS, (action - EXCHANGE) % N_CRYSTALS
    own = s.players[seat].colour
    amount = min(s.figures[At.CARD_AMOUNT + Card.MIRAGE], min(s.civs[civ].crystals[crystal], s.crystals[own]))
    s.civs[civ].crystals[crystal] -= amount
    s.crystals[crystal] += amount
    s.civs[civ].crystals[own] += amount
    s.crystals[own] -= amount
    emit(s, What.CRYSTAL_SPENT, -1, civ * N_CRYSTALS + crystal, amount, Cause.POWER_CARD)
    emit(s, What.CRYSTAL_GAINED, -1, civ * N_CRYSTALS + own, amount, Cause.POWER_CARD)
