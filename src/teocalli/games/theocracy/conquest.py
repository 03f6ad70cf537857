"""War on a building, after the payment: reaction, removal, reward, house, spoils, scourge, victory (H25)."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import pop, push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    check_garrison,
    draw_cards,
    gain_cosmo,
    gain_worship,
    owner_of,
    pieces_left,
    play_card,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import ALLOW, LOOT, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import N_CRYSTALS, Card, Piece


@rulebook.options(Kind.REACT)
def sanctuary_or_not(s: State, seat: int, menu: Menu) -> None:
    """The owner of the hex is asked whenever the hand is not empty, so that the question tells nothing (H26)."""
    allow(menu, ALLOW)


@rulebook.choice(Kind.REACT)
def allowed(s: State, seat: int, action: int) -> None:
    """The attack goes on."""


@rule
def play_sanctuary(s: State, seat: int) -> None:
    """P07 beside the question: the building stays, the attack is spent, the paid warriors are lost (H26)."""
    play_card(s, seat, Card.SANCTUARY)
    emit(s, What.BUILDING_SAVED, seat, s.target, 1, Cause.POWER_CARD)
    s.target = -1
    pop(s)  # the question
    pop(s)  # the conquest


@rulebook.effect(Kind.CONQUER)
def conquer(s: State, seat: int) -> None:
    """The acting civilization removes the building on the target."""
    place = s.target
    defender, piece = s.hexes[place].civ, s.hexes[place].piece
    push(s, Kind.OCCUPY, seat, defender)
    lose_defending_warrior(s, defender)
    remove_building(s, seat, place)
    owner = owner_of(s, s.hexes[place].colour)
    if owner == seat:
        gain_worship(s, seat, s.acting, s.figures[At.WAR_OWN_HEX_WORSHIP], Cause.WAR)
    elif owner < 0:
        gain_cosmo(s, seat, s.figures[At.WAR_UNOWNED_HEX_COSMO], Cause.WAR)
    else:
        compensate_removed(s, owner, defender, piece)


@rule
def lose_defending_warrior(s: State, civ: int) -> None:
    """The warrior that raised the price goes to its supply."""
    c = s.civs[civ]
    if s.figures[At.WAR_GARRISON_DEFENCE] > 0 and c.garrison > 0:
        c.garrison -= 1
        c.supply += 1
        emit(s, What.WARRIORS_LOST, -1, civ, 1, Cause.WAR)


@rule
def remove_building(s: State, seat: int, place: int) -> None:
    """The building returns to its supply; the garrison is checked."""
    here = s.hexes[place]
    civ = here.civ
    s.civs[civ].built[here.piece] -= 1
    here.civ = -1
    here.piece = -1
    check_garrison(s, civ)
    emit(s, What.BUILDING_REMOVED, seat, place, 1, Cause.WAR)


@rule
def compensate_removed(s: State, owner: int, civ: int, piece: int) -> None:
    """Another player's hex: 1 worship from the civilization that lost it, a card for a barracks or factory (H37)."""
    gain_worship(s, owner, civ, s.figures[At.COMPENSATION_WORSHIP], Cause.COMPENSATION)
    if piece in (Piece.FACTORY, Piece.BARRACKS):
        draw_cards(s, owner, s.figures[At.COMPENSATION_POWER_CARDS], Cause.COMPENSATION)


@rulebook.effect(Kind.OCCUPY)
def occupy(s: State, seat: int, defender: int) -> None:
    """A house of the attacker if it has one: no reward, no crystal, no Expansion (H28). Then spoils."""
    here = s.hexes[s.target]
    if pieces_left(s, s.acting, Piece.HOUSE) > 0:
        here.civ = s.acting
        here.piece = Piece.HOUSE
        s.civs[s.acting].built[Piece.HOUSE] += 1
        emit(s, What.HOUSE_BUILT, seat, s.target, 1, Cause.WAR)
    s.target = -1
    kinds, last = 0, -1
    for crystal in range(N_CRYSTALS):
        if s.civs[defender].crystals[crystal] > 0:
            kinds += 1
            last = crystal
    if kinds > 1:
        push(s, Kind.SPOILS, seat, defender)
        return
    if kinds == 1:
        loot(s, s.acting, defender, last)
    triumph(s, seat, s.acting)


@rulebook.options(Kind.SPOILS)
def crystals_to_loot(s: State, seat: int, defender: int, menu: Menu) -> None:
    """One crystal of the defender's area must be taken, of any colour (H29)."""
    for crystal in range(N_CRYSTALS):
        offer(menu, LOOT + crystal, Reason.YES if s.civs[defender].crystals[crystal] > 0 else Reason.NO_USE)


@rulebook.choice(Kind.SPOILS)
def looted(s: State, seat: int, defender: int, action: int) -> None:
    loot(s, s.acting, defender, action - LOOT)
    triumph(s, seat, s.acting)


@rule
def loot(s: State, attacker: int, defender: int, crystal: int) -> None:
    s.civs[defender].crystals[crystal] -= 1
    s.civs[attacker].crystals[crystal] += 1
    emit(s, What.CRYSTAL_LOOTED, -1, defender * N_CRYSTALS + crystal, 1, Cause.SPOILS)


@rule
def triumph(s: State, seat: int, civ: int) -> None:
    """The scourge point of the active player; the victory of the civilization."""
    scourge = s.figures[At.WAR_SCOURGE]
    s.players[seat].scourge += scourge
    emit(s, What.SCOURGE, seat, -1, scourge, Cause.WAR)
    s.civs[civ].victories += 1
