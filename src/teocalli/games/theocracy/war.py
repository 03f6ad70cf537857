"""Action 2, War: up to two attacks on creatures and on buildings of other civilizations."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.gains import (
    gain_cosmo,
    gain_crystals,
    hand_size,
    hex_reward,
    owner_of,
    play_card,
    touches,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import ATTACK, PAY, PEACE, PLAY, Cause, Kind, Reason, State, What, book
from teocalli.games.theocracy.vocabulary import BLACK, Card, Piece

COMMON = 0


# ---------------------------------------------------------------- targets and prices


@rule
def is_target(s: State, civ: int, place: int) -> bool:
    """A creature, or a building of another civilization."""
    here = s.hexes[place]
    return here.creature >= 0 or (here.civ >= 0 and here.civ != civ)


@rule
def price_of(s: State, place: int) -> int:
    """Warriors for a target: the creature's strength, or the building's defence and 1 more for a garrison."""
    here = s.hexes[place]
    if here.creature >= 0:
        return s.house[At.WAR_CREATURE_COST + here.creature]
    price = s.house[At.WAR_DEFENCE + here.piece]
    if s.civs[here.civ].garrison > 0:
        price += s.house[At.WAR_GARRISON_DEFENCE]
    return price


@rule
def why_not_attack(s: State, seat: int, civ: int, place: int) -> int:
    """In reach, never a fortress; the whole price must be there, discounts in hand included (H24)."""
    if s.hexes[place].piece == Piece.FORTRESS:
        return Reason.FORTRESS_HEX
    if not touches(s, civ, place):
        return Reason.OUT_OF_REACH
    means = s.civs[civ].garrison + s.civs[civ].area
    means += s.players[seat].hand[Card.AMBUSH] * s.house[At.CARD_AMOUNT + Card.AMBUSH]
    return Reason.YES if means >= price_of(s, place) else Reason.NOT_ENOUGH_WARRIORS


@rule
def can_attack(s: State, seat: int, civ: int) -> bool:
    for place in range(s.house[At.MAP_SIZE]):
        if is_target(s, civ, place) and why_not_attack(s, seat, civ, place) == Reason.YES:
            return True
    return False


# ---------------------------------------------------------------- declaring and paying


@book.effect(Kind.WAR)
def next_attack(s: State, seat: int, a: int, b: int) -> None:
    """0, 1 or 2 attacks by civilization `a`, one after the other (H16, H24)."""
    if s.attacks < s.house[At.WAR_ATTACKS] and can_attack(s, seat, a):
        push(s, Kind.ATTACK, seat, a, 0)
    else:
        if s.attacks == 0:
            emit(s, What.DID_NOTHING, seat, a, 1, Cause.WAR)
        s.attacks = 0


@book.options(Kind.ATTACK)
def targets(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    for place in range(s.house[At.MAP_SIZE]):
        if is_target(s, a, place):
            offer(menu, ATTACK + place, why_not_attack(s, seat, a, place))
    allow(menu, PEACE)


@book.choice(Kind.ATTACK)
def target_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    if action == PEACE:
        s.attacks = 0
        return
    s.attacks += 1
    s.target = action - ATTACK
    s.discount = 0
    emit(s, What.ATTACKED, seat, s.target, 1, Cause.WAR)
    push(s, Kind.WAR, seat, a, 0)
    ask_for_payment(s, seat, a)


@rule
def attack_price(s: State) -> int:
    """The price after discounts, never below 0 (H45)."""
    return max(price_of(s, s.target) - s.discount, 0)


@rule
def ask_for_payment(s: State, seat: int, civ: int) -> None:
    """The active player says which warriors pay (H24); with one way to pay and no Ambush there is nothing to ask."""
    c, price = s.civs[civ], attack_price(s)
    least, most = max(price - c.area, 0), min(price, c.garrison)
    if least == most and (price == 0 or s.players[seat].hand[Card.AMBUSH] == 0):
        pay_warriors(s, seat, civ, least)
    else:
        push(s, Kind.PAY, seat, civ, 0)


@book.options(Kind.PAY)
def ways_to_pay(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    """How many of the warriors come from the garrison; the others come from the area. Or Ambush first."""
    c, price = s.civs[a], attack_price(s)
    for garrison in range(price + 1):
        enough = garrison <= c.garrison and price - garrison <= c.area
        offer(menu, PAY + garrison, Reason.YES if enough else Reason.NOT_ENOUGH_WARRIORS)
    why_not = Reason.NO_SUCH_CARD
    if s.players[seat].hand[Card.AMBUSH] > 0:
        why_not = Reason.YES if price > 0 else Reason.CHANGES_NOTHING
    offer(menu, PLAY + Card.AMBUSH, why_not)


@book.choice(Kind.PAY)
def payment_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    """P06: one attack costs 1 warrior less; copies add up (H45)."""
    if action >= PAY:
        pay_warriors(s, seat, a, action - PAY)
    else:
        play_card(s, seat, Card.AMBUSH)
        s.discount += s.house[At.CARD_AMOUNT + Card.AMBUSH]
        ask_for_payment(s, seat, a)


@rule
def pay_warriors(s: State, seat: int, civ: int, from_garrison: int) -> None:
    """Spent warriors return to the civilization's supply; the own garrison may be emptied (H24)."""
    c, price, place = s.civs[civ], attack_price(s), s.target
    c.garrison -= from_garrison
    c.area -= price - from_garrison
    c.supply += price
    s.discount = 0
    if price > 0:
        emit(s, What.WARRIORS_LOST, -1, civ, price, Cause.WAR)
    if s.hexes[place].creature >= 0:
        s.target = -1
        beat_creature(s, seat, civ, place)
        return
    push(s, Kind.CONQUER, seat, civ, 0)
    owner = owner_of(s, s.hexes[place].colour)
    if owner >= 0 and owner != seat and hand_size(s, owner) > 0:
        push(s, Kind.REACT, owner, 0, 0)


# ---------------------------------------------------------------- creatures


@rule
def beat_creature(s: State, seat: int, civ: int, place: int) -> None:
    """The creature leaves the game, the crystal stays; hex reward, for the elder its own; a victory (H27)."""
    here = s.hexes[place]
    creature = here.creature
    here.creature = -1
    emit(s, What.CREATURE_BEATEN, seat, place, 1, Cause.WAR)
    if creature == COMMON:
        hex_reward(s, seat, civ, place, s.house[At.WAR_CREATURE_REWARD], Cause.WAR)
    else:
        gain_crystals(s, civ, BLACK, s.house[At.WAR_ELDER_CRYSTALS], Cause.WAR)
        gain_cosmo(s, seat, s.house[At.WAR_ELDER_COSMO], Cause.WAR)
    s.civs[civ].victories += 1
