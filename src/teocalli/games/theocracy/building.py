"""Actions 4 and 5, Factory and Barracks: a house becomes one of them, or one of them becomes a pyramid."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.gains import check_garrison, hex_reward, pieces_left, play_card, produce, recruit
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import BUILD, PLAY, PYRAMID, UPGRADE, Cause, Kind, Reason, State, What, book
from teocalli.games.theocracy.vocabulary import BLACK, N_CRYSTALS, Card, Piece


@rule
def why_not_upgrade(s: State, civ: int, piece: int) -> int:
    """The new piece must be in the supply before the exchange (H21). Upgrading needs no reach (H19)."""
    return Reason.YES if pieces_left(s, civ, piece) > 0 else Reason.NO_PIECE_LEFT


@rule
def pyramid_price(s: State) -> int:
    """Black crystals after discounts, never below 0 (H45)."""
    return max(s.house[At.PYRAMID_COST] - s.discount, 0)


@rule
def why_not_pyramid(s: State, seat: int, civ: int) -> int:
    """A pyramid in the supply, and its price in the area of the civilization, discounts in hand included (H23)."""
    if pieces_left(s, civ, Piece.PYRAMID) == 0:
        return Reason.NO_PIECE_LEFT
    discount = s.players[seat].hand[Card.SECRET_OF_THE_MASONS] * s.house[At.CARD_AMOUNT + Card.SECRET_OF_THE_MASONS]
    if s.civs[civ].crystals[BLACK] + discount < s.house[At.PYRAMID_COST]:
        return Reason.NOT_ENOUGH_BLACK_CRYSTALS
    return Reason.YES


@rule
def start_building(s: State, seat: int, civ: int, piece: int) -> None:
    """Must be done if it can be (H16); the player chooses among the possibilities, also between upgrade and pyramid."""
    upgrade, pyramid = why_not_upgrade(s, civ, piece), why_not_pyramid(s, seat, civ)
    count, last = 0, -1
    for place in range(s.house[At.MAP_SIZE]):
        here = s.hexes[place]
        if here.civ == civ:
            house = here.piece == Piece.HOUSE and upgrade == Reason.YES
            if house or (here.piece == piece and pyramid == Reason.YES):
                count += 1
                last = place
    if count > 1:
        push(s, Kind.UPGRADE, seat, civ, piece)
    elif count == 1:
        build_on(s, seat, civ, last, piece)
    else:
        emit(s, What.DID_NOTHING, seat, civ, 1, Cause.FACTORY if piece == Piece.FACTORY else Cause.BARRACKS)


@book.options(Kind.UPGRADE)
def buildings_to_upgrade(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    """Houses of civilization `a` that can become `b`, and pieces `b` that can become pyramids."""
    upgrade, pyramid = why_not_upgrade(s, a, b), why_not_pyramid(s, seat, a)
    for place in range(s.house[At.MAP_SIZE]):
        here = s.hexes[place]
        if here.civ == a:
            if here.piece == Piece.HOUSE:
                offer(menu, UPGRADE + place, upgrade)
            elif here.piece == b:
                offer(menu, PYRAMID + place, pyramid)


@book.choice(Kind.UPGRADE)
def upgrade_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    build_on(s, seat, a, action - (PYRAMID if action >= PYRAMID else UPGRADE), b)


@rule
def build_on(s: State, seat: int, civ: int, place: int, piece: int) -> None:
    """A house becomes a factory or barracks, a factory or barracks becomes a pyramid."""
    if s.hexes[place].piece != Piece.HOUSE:
        start_pyramid(s, seat, civ, place)
    elif piece == Piece.FACTORY:
        build_factory(s, seat, civ, place)
    else:
        build_barracks(s, seat, civ, place)


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
    produce(s, place, s.house[At.FACTORY_CRYSTALS], Cause.FACTORY)
    hex_reward(s, seat, civ, place, s.house[At.FACTORY_REWARD], Cause.FACTORY)


@rule
def build_barracks(s: State, seat: int, civ: int, place: int) -> None:
    """Exchange, which adds a place to the garrison, recruits, hex reward (H21, H22)."""
    exchange_piece(s, civ, place, Piece.BARRACKS)
    emit(s, What.BARRACKS_BUILT, seat, place, 1, Cause.BARRACKS)
    recruit(s, civ, s.house[At.BARRACKS_RECRUITS], Cause.BARRACKS)
    hex_reward(s, seat, civ, place, s.house[At.BARRACKS_REWARD], Cause.BARRACKS)


# ---------------------------------------------------------------- pyramids


@rule
def start_pyramid(s: State, seat: int, civ: int, place: int) -> None:
    """Ask for Secret of the Masons where it is held and would save something (H47)."""
    s.target = place
    s.discount = 0
    ask_for_masons(s, seat, civ)


@rule
def ask_for_masons(s: State, seat: int, civ: int) -> None:
    if s.players[seat].hand[Card.SECRET_OF_THE_MASONS] > 0 and pyramid_price(s) > 0:
        push(s, Kind.MASONRY, seat, civ, 0)
    else:
        build_pyramid(s, seat, civ)


@book.options(Kind.MASONRY)
def masons_or_pay(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    held = s.players[seat].hand[Card.SECRET_OF_THE_MASONS] > 0
    offer(menu, PLAY + Card.SECRET_OF_THE_MASONS, Reason.YES if held else Reason.NO_SUCH_CARD)
    enough = s.civs[a].crystals[BLACK] >= pyramid_price(s)
    offer(menu, BUILD, Reason.YES if enough else Reason.NOT_ENOUGH_BLACK_CRYSTALS)


@book.choice(Kind.MASONRY)
def masons_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    """P08: a pyramid costs 1 black crystal less; copies add up (H45)."""
    if action == BUILD:
        build_pyramid(s, seat, a)
    else:
        play_card(s, seat, Card.SECRET_OF_THE_MASONS)
        s.discount += s.house[At.CARD_AMOUNT + Card.SECRET_OF_THE_MASONS]
        ask_for_masons(s, seat, a)


@rule
def build_pyramid(s: State, seat: int, civ: int) -> None:
    """Pay, exchange, hex reward 2; a lost barracks lowers the capacity at once (H23)."""
    price, place = pyramid_price(s), s.target
    s.target = -1
    s.discount = 0
    if price > 0:
        s.civs[civ].crystals[BLACK] -= price
        s.crystals[BLACK] += price
        emit(s, What.CRYSTAL_SPENT, -1, civ * N_CRYSTALS + BLACK, price, Cause.PYRAMID)
    exchange_piece(s, civ, place, Piece.PYRAMID)
    check_garrison(s, civ)
    emit(s, What.PYRAMID_BUILT, seat, place, 1, Cause.PYRAMID)
    hex_reward(s, seat, civ, place, s.house[At.PYRAMID_REWARD], Cause.PYRAMID)
