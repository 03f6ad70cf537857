"""Action 3, Expansion: a house on an empty hex in reach."""

from __future__ import annotations

from teocalli.engine.bits import after_first, first_among, is_among
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer, tells_reasons
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import all_hexes, hex_reward, pieces_left, play_card, reach_of
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.means import may_use_bonus
from teocalli.games.theocracy.rulebook import EXPAND, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What, Whose
from teocalli.games.theocracy.turn import deed_of_turn
from teocalli.games.theocracy.vocabulary import N_CRYSTALS, Card, Deed, Piece


@rule
def why_not_expand(s: State, reach: int, place: int) -> int:
    """An empty hex in reach, without creature or building. The strongest reason comes last."""
    piece, creature = s.hexes[place].piece, s.hexes[place].creature
    why_not = Reason.YES if is_among(reach, place) else Reason.OUT_OF_REACH
    if creature >= 0:
        why_not = Reason.CREATURE_THERE
    if piece >= 0:
        why_not = Reason.BUILDING_THERE
    if piece == Piece.FORTRESS:
        why_not = Reason.FORTRESS_HEX
    return why_not


@rule
def only_site(s: State, civ: int) -> int:
    """The only hex the civilization can expand to; -1 if there are more, -2 if there is none (H20)."""
    if pieces_left(s, civ, Piece.HOUSE) == 0:
        return -2
    reach = reach_of(s, civ)
    found = -2
    places = reach
    while places != 0:
        place = first_among(places)
        places = after_first(places)
        if why_not_expand(s, reach, place) == Reason.YES:
            if found >= 0:
                return -1
            found = place
    return found


@rule
def start_expansion(s: State, seat: int, civ: int, whose: int) -> None:
    """`seat` decides for the civilization; it must be done if it can be (H6, H16, H42)."""
    site = only_site(s, civ)
    if site == -2:
        emit(s, What.DID_NOTHING, seat, civ, 1, Cause.EXPANSION)
    elif site == -1 or (whose == Whose.OWN_TURN and may_use_bonus(s, seat)):
        push(s, Kind.EXPAND, seat, civ, whose)
    else:
        expand(s, seat, civ, site)


@rule
def expand(s: State, seat: int, civ: int, place: int) -> None:
    """House on the hex, its crystal to the area, hex reward (H20)."""
    here = s.hexes[place]
    here.civ = civ
    here.piece = Piece.HOUSE
    s.civs[civ].built[Piece.HOUSE] += 1
    emit(s, What.HOUSE_BUILT, seat, place, 1, Cause.EXPANSION)
    if here.crystal >= 0:
        s.civs[civ].crystals[here.crystal] += 1
        emit(s, What.CRYSTAL_GAINED, -1, civ * N_CRYSTALS + here.crystal, 1, Cause.EXPANSION)
        here.crystal = -1
    hex_reward(s, seat, civ, place, s.figures[At.EXPANSION_REWARD], Cause.EXPANSION)


@rulebook.options(Kind.EXPAND)
def sites(s: State, seat: int, civ: int, whose: int, menu: Menu) -> None:
    """Hexes for a house of the civilization."""
    reach = reach_of(s, civ)
    places = all_hexes(s) if tells_reasons(menu) else reach
    while places != 0:
        place = first_among(places)
        places = after_first(places)
        offer(menu, EXPAND + place, why_not_expand(s, reach, place))


@rulebook.choice(Kind.EXPAND)
def site_chosen(s: State, seat: int, civ: int, whose: int, action: int) -> None:
    expand(s, seat, civ, action - EXPAND)


# ---------------------------------------------------------------- Second Caravan


@rule
def why_not_caravan(s: State) -> int:
    """P05 after an Expansion of the own turn, if one more is possible; P05 may follow P05 (H45, H47)."""
    if s.acting < 0 or deed_of_turn(s) != Deed.EXPANSION:
        return Reason.NOT_NOW
    return Reason.CHANGES_NOTHING if only_site(s, s.acting) == -2 else Reason.YES


@rule
def play_caravan(s: State, seat: int) -> None:
    """The same civilization expands once more."""
    play_card(s, seat, Card.SECOND_CARAVAN)
    push(s, Kind.CHRONICLES, seat)
    start_expansion(s, seat, s.acting, Whose.OWN_TURN)
