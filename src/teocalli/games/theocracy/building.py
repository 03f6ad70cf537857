"""Actions 4 and 5, Factory and Barracks: a house becomes one of them, or one of them becomes a pyramid."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    check_garrison,
    hand_size,
    hex_reward,
    pieces_left,
    play_card,
    produce,
    recruit,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.means import may_use_bonus
from teocalli.games.theocracy.rulebook import FORGO, PYRAMID, UPGRADE, is_of, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.turn import deed_of_turn
from teocalli.games.theocracy.vocabulary import BLACK, N_CRYSTALS, Card, Deed, Piece


@rule
def piece_of_turn(s: State) -> int:
    """What a house becomes by the action of this turn."""
    return Piece.FACTORY if deed_of_turn(s) == Deed.FACTORY else Piece.BARRACKS


@rule
def count_own(s: State, piece: int) -> int:
    """How many of a piece the acting civilization has on the map."""
    return s.civs[s.acting].built[piece]


@rule
def why_not_upgrade(s: State, seat: int) -> int:
    """The new piece must be in the supply before the exchange (H21). Upgrading needs no reach (H19)."""
    if is_bound(s, seat):
        return Reason.CARD_PLAYED
    return Reason.YES if pieces_left(s, s.acting, piece_of_turn(s)) > 0 else Reason.NO_PIECE_LEFT


@rule
def pyramid_price(s: State) -> int:
    """Black crystals after discounts, never below 0 (H45)."""
    return max(s.figures[At.PYRAMID_COST] - s.discount, 0)


@rule
def why_not_pyramid(s: State) -> int:
    """A pyramid in the supply, and its price in the area of the acting civilization (H23)."""
    if pieces_left(s, s.acting, Piece.PYRAMID) == 0:
        return Reason.NO_PIECE_LEFT
    enough = s.civs[s.acting].crystals[BLACK] >= pyramid_price(s)
    return Reason.YES if enough else Reason.NOT_ENOUGH_BLACK_CRYSTALS


@rule
def count_ways(s: State, seat: int) -> int:
    """How many buildings can be upgraded as things are."""
    ways = 0
    if why_not_upgrade(s, seat) == Reason.YES:
        ways += count_own(s, Piece.HOUSE)
    if why_not_pyramid(s) == Reason.YES:
        ways += count_own(s, piece_of_turn(s))
    return ways


@rule
def may_cheapen(s: State, seat: int) -> bool:
    """Cards in hand, whichever they are, might help to pay for a pyramid (H47)."""
    cards = hand_size(s, seat)
    if cards == 0 or count_own(s, piece_of_turn(s)) == 0 or pieces_left(s, s.acting, Piece.PYRAMID) == 0:
        return False
    yields, saves = s.figures[At.CARD_AMOUNT + Card.SUDDEN_YIELD], s.figures[At.CARD_AMOUNT + Card.SECRET_OF_THE_MASONS]
    return 0 < pyramid_price(s) <= s.civs[s.acting].crystals[BLACK] + cards * max(yields, saves)


@rule
def start_building(s: State, seat: int) -> None:
    """Must be done if it can be (H16); the player chooses among the possibilities, also between upgrade and pyramid."""
    ways = count_ways(s, seat)
    if ways > 1 or may_cheapen(s, seat) or (ways == 1 and may_use_bonus(s, seat)):
        push(s, Kind.UPGRADE, seat)
    elif ways == 1:
        build_on(s, seat, only_building(s, seat))
    else:
        skip_building(s, seat)


@rule
def skip_building(s: State, seat: int) -> None:
    cause = Cause.FACTORY if piece_of_turn(s) == Piece.FACTORY else Cause.BARRACKS
    emit(s, What.DID_NOTHING, seat, s.acting, 1, cause)


@rule
def only_building(s: State, seat: int) -> int:
    """The first building that can be upgraded."""
    for place in range(s.figures[At.MAP_SIZE]):
        if why_not_build_on(s, seat, place) == Reason.YES:
            return place
    return -1


@rule
def why_not_build_on(s: State, seat: int, place: int) -> int:
    """A house of the acting civilization, or a building of this turn's kind."""
    here = s.hexes[place]
    if here.civ == s.acting and here.piece == Piece.HOUSE:
        return why_not_upgrade(s, seat)
    if here.civ == s.acting and here.piece == piece_of_turn(s):
        return why_not_pyramid(s)
    return Reason.NO_USE


@rulebook.options(Kind.UPGRADE)
def buildings_to_upgrade(s: State, seat: int, menu: Menu) -> None:
    """Houses and pyramids to be; where nothing can be paid, cards may help, or the action is skipped."""
    piece = piece_of_turn(s)
    for place in range(s.figures[At.MAP_SIZE]):
        here = s.hexes[place]
        if here.civ == s.acting and here.piece == Piece.HOUSE:
            offer(menu, UPGRADE + place, why_not_upgrade(s, seat))
        elif here.civ == s.acting and here.piece == piece:
            offer(menu, PYRAMID + place, why_not_pyramid(s))
    if count_ways(s, seat) == 0:
        offer(menu, FORGO, Reason.CARD_PLAYED if is_bound(s, seat) else Reason.YES)


@rulebook.choice(Kind.UPGRADE)
def upgrade_chosen(s: State, seat: int, action: int) -> None:
    if action == FORGO:
        s.discount = 0
        skip_building(s, seat)
    elif is_of(action, PYRAMID):
        build_on(s, seat, action - PYRAMID)
    else:
        build_on(s, seat, action - UPGRADE)


@rule
def build_on(s: State, seat: int, place: int) -> None:
    """A house becomes a factory or barracks, a factory or barracks becomes a pyramid."""
    if s.hexes[place].piece != Piece.HOUSE:
        build_pyramid(s, seat, s.acting, place)
    elif piece_of_turn(s) == Piece.FACTORY:
        build_factory(s, seat, s.acting, place)
    else:
        build_barracks(s, seat, s.acting, place)


@rule
def exchange_piece(s: State, civ: int, place: int, piece: int) -> None:
    """The old piece returns to the supply."""
    s.civs[civ].built[s.hexes[place].piece] -= 1
    s.civs[civ].built[piece] += 1
    s.hexes[place].piece = piece


@rule
def build_factory(s: State, seat: int, civ: int, place: int) -> None:
    """Exchange, production, hex reward (H21)."""
    exchange_piece(s, civ, place, Piece.FACTORY)
    emit(s, What.FACTORY_BUILT, seat, place, 1, Cause.FACTORY)
    produce(s, place, s.figures[At.FACTORY_CRYSTALS], Cause.FACTORY)
    hex_reward(s, seat, civ, place, s.figures[At.FACTORY_REWARD], Cause.FACTORY)


@rule
def build_barracks(s: State, seat: int, civ: int, place: int) -> None:
    """Exchange, which adds a place to the garrison, recruits, hex reward (H21, H22)."""
    exchange_piece(s, civ, place, Piece.BARRACKS)
    emit(s, What.BARRACKS_BUILT, seat, place, 1, Cause.BARRACKS)
    recruit(s, civ, s.figures[At.BARRACKS_RECRUITS], Cause.BARRACKS)
    hex_reward(s, seat, civ, place, s.figures[At.BARRACKS_REWARD], Cause.BARRACKS)


# ---------------------------------------------------------------- pyramids


@rule
def build_pyramid(s: State, seat: int, civ: int, place: int) -> None:
    """Pay, exchange, hex reward 2; a lost barracks lowers the capacity at once (H23)."""
    price = pyramid_price(s)
    s.discount = 0
    if price > 0:
        s.civs[civ].crystals[BLACK] -= price
        s.crystals[BLACK] += price
        emit(s, What.CRYSTAL_SPENT, -1, civ * N_CRYSTALS + BLACK, price, Cause.PYRAMID)
    exchange_piece(s, civ, place, Piece.PYRAMID)
    check_garrison(s, civ)
    emit(s, What.PYRAMID_BUILT, seat, place, 1, Cause.PYRAMID)
    hex_reward(s, seat, civ, place, s.figures[At.PYRAMID_REWARD], Cause.PYRAMID)


@rule
def masons_suffice(s: State, seat: int) -> bool:
    """With all Secrets of the Masons in hand a pyramid could be paid."""
    saved = s.players[seat].hand[Card.SECRET_OF_THE_MASONS] * s.figures[At.CARD_AMOUNT + Card.SECRET_OF_THE_MASONS]
    return s.civs[s.acting].crystals[BLACK] + saved >= pyramid_price(s)


@rule
def why_not_masons(s: State, seat: int) -> int:
    """P08 when a pyramid is to be paid: not in vain, so the whole price must be within reach (H44, H47)."""
    if count_own(s, piece_of_turn(s)) == 0 or pieces_left(s, s.acting, Piece.PYRAMID) == 0 or pyramid_price(s) == 0:
        return Reason.CHANGES_NOTHING
    return Reason.YES if masons_suffice(s, seat) else Reason.NOT_ENOUGH_BLACK_CRYSTALS


@rule
def is_bound(s: State, seat: int) -> bool:
    """A card has lowered the price of the pyramid, so it is built, unless it cannot be paid any more (H44)."""
    return s.discount > 0 and masons_suffice(s, seat)


@rule
def play_masons(s: State, seat: int) -> None:
    """The pyramid of this action costs 1 black crystal less; copies add up (H45)."""
    play_card(s, seat, Card.SECRET_OF_THE_MASONS)
    push(s, Kind.CHRONICLES, seat)
    s.discount += s.figures[At.CARD_AMOUNT + Card.SECRET_OF_THE_MASONS]
