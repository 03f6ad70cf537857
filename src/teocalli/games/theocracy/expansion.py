"""Action 3, Expansion: a house on an empty hex in reach."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.gains import hex_reward, pieces_left, play_card, touches
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import (
    EXPAND,
    NO_CARAVAN,
    PLAY,
    Cause,
    Kind,
    Reason,
    State,
    What,
    Whose,
    book,
)
from teocalli.games.theocracy.vocabulary import N_CRYSTALS, Card, Piece


@rule
def why_not_expand(s: State, civ: int, place: int) -> int:
    """An empty hex in reach, without creature or building."""
    here = s.hexes[place]
    if here.piece == Piece.FORTRESS:
        return Reason.FORTRESS_HEX
    if here.piece >= 0:
        return Reason.BUILDING_THERE
    if here.creature >= 0:
        return Reason.CREATURE_THERE
    if not touches(s, civ, place):
        return Reason.OUT_OF_REACH
    return Reason.YES


@rule
def only_site(s: State, civ: int) -> int:
    """The only hex the civilization can expand to; -1 if there are more, -2 if there is none (H20)."""
    if pieces_left(s, civ, Piece.HOUSE) == 0:
        return -2
    found = -2
    for place in range(s.house[At.MAP_SIZE]):
        if why_not_expand(s, civ, place) == Reason.YES:
            if found >= 0:
                return -1
            found = place
    return found


@rule
def start_expansion(s: State, seat: int, civ: int, whose: int) -> None:
    """`seat` decides for the civilization; it must be done if it can be (H6, H16, H42)."""
    site = only_site(s, civ)
    if site >= 0:
        expand(s, seat, civ, site, whose)
    elif site == -1:
        push(s, Kind.EXPAND, seat, civ, whose)
    else:
        emit(s, What.DID_NOTHING, seat, civ, 1, Cause.EXPANSION)


@rule
def expand(s: State, seat: int, civ: int, place: int, whose: int) -> None:
    """House on the hex, its crystal to the area, hex reward (H20); in the own turn P05 may follow (H47)."""
    here = s.hexes[place]
    here.civ = civ
    here.piece = Piece.HOUSE
    s.civs[civ].built[Piece.HOUSE] += 1
    emit(s, What.HOUSE_BUILT, seat, place, 1, Cause.EXPANSION)
    if here.crystal >= 0:
        s.civs[civ].crystals[here.crystal] += 1
        emit(s, What.CRYSTAL_GAINED, -1, civ * N_CRYSTALS + here.crystal, 1, Cause.EXPANSION)
        here.crystal = -1
    hex_reward(s, seat, civ, place, s.house[At.EXPANSION_REWARD], Cause.EXPANSION)
    if whose == Whose.OWN_TURN:
        push(s, Kind.AGAIN, seat, civ, 0)
        push(s, Kind.CHRONICLES, seat, 0, 0)


@book.options(Kind.EXPAND)
def sites(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    """Hexes for a house of civilization `a`."""
    for place in range(s.house[At.MAP_SIZE]):
        offer(menu, EXPAND + place, why_not_expand(s, a, place))


@book.choice(Kind.EXPAND)
def site_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    expand(s, seat, a, action - EXPAND, b)


@book.effect(Kind.AGAIN)
def ask_for_caravan(s: State, seat: int, a: int, b: int) -> None:
    """Right after an Expansion of the own turn, Second Caravan may be played if one more is possible."""
    if s.players[seat].hand[Card.SECOND_CARAVAN] > 0 and only_site(s, a) != -2:
        push(s, Kind.CARAVAN, seat, a, 0)


@book.options(Kind.CARAVAN)
def caravan_or_not(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    held = s.players[seat].hand[Card.SECOND_CARAVAN] > 0
    offer(menu, PLAY + Card.SECOND_CARAVAN, Reason.YES if held else Reason.NO_SUCH_CARD)
    allow(menu, NO_CARAVAN)


@book.choice(Kind.CARAVAN)
def caravan_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    """P05: the same civilization expands once more; P05 may follow P05 (H45)."""
    if action != NO_CARAVAN:
        play_card(s, seat, Card.SECOND_CARAVAN)
        start_expansion(s, seat, a, Whose.OWN_TURN)
