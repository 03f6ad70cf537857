"""Action 2, War: up to two attacks on creatures and on buildings of other civilizations."""

from __future__ import annotations

from teocalli.engine.bits import after_first, first_among, is_among
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer, tells_reasons
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import (
    all_hexes,
    gain_cosmo,
    gain_crystals,
    hand_size,
    hex_reward,
    owner_of,
    play_card,
    reach_of,
)
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import ATTACK, PAY, PEACE, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import BLACK, COMMON, Card, Piece

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
        return s.figures[At.WAR_CREATURE_COST + here.creature]
    price = s.figures[At.WAR_DEFENCE + here.piece]
    if s.civs[here.civ].garrison > 0:
        price += s.figures[At.WAR_GARRISON_DEFENCE]
    return price


@rule
def is_near(s: State, reach: int, civ: int, place: int) -> bool:
    """A target in reach; fortresses are safe."""
    return is_among(reach, place) and may_be_attacked(s, civ, place)


@rule
def may_be_attacked(s: State, civ: int, place: int) -> bool:
    """A target, and no fortress: they are safe."""
    return is_target(s, civ, place) and s.hexes[place].piece != Piece.FORTRESS


@rule
def why_not_attack(s: State, reach: int, place: int) -> int:
    """In reach, never a fortress; the whole price must be there when the attack is declared (H24)."""
    if s.hexes[place].piece == Piece.FORTRESS:
        return Reason.FORTRESS_HEX
    if not is_among(reach, place):
        return Reason.OUT_OF_REACH
    return Reason.YES if warriors(s) >= price_of(s, place) - s.discount else Reason.NOT_ENOUGH_WARRIORS


@rule
def warriors(s: State) -> int:
    """Warriors of the acting civilization, who can all attack."""
    return s.civs[s.acting].garrison + s.civs[s.acting].area


@rule
def may_attack(s: State, means: int) -> bool:
    """With so many warriors some target could be paid."""
    places = reach_of(s, s.acting)
    while places != 0:
        place = first_among(places)
        places = after_first(places)
        if may_be_attacked(s, s.acting, place) and means >= price_of(s, place):
            return True
    return False


# ---------------------------------------------------------------- declaring and paying


@rulebook.effect(Kind.WAR)
def next_attack(s: State, seat: int) -> None:
    """0, 1 or 2 attacks, one after the other (H16, H24). Any card in hand might help to pay, so that counts (H47)."""
    by_card = max(s.figures[At.CARD_AMOUNT + Card.AMBUSH], s.figures[At.CARD_AMOUNT + Card.CALL_TO_ARMS])
    means = warriors(s) + hand_size(s, seat) * by_card
    if s.attacks < s.figures[At.WAR_ATTACKS] and may_attack(s, means):
        push(s, Kind.ATTACK, seat)
    else:
        if s.attacks == 0:
            emit(s, What.DID_NOTHING, seat, s.acting, 1, Cause.WAR)
        s.attacks = 0


@rulebook.options(Kind.ATTACK)
def targets(s: State, seat: int, menu: Menu) -> None:
    """A target, or peace, unless a card was played for the attack."""
    reach = reach_of(s, s.acting)
    places = all_hexes(s) if tells_reasons(menu) else reach
    while places != 0:
        place = first_among(places)
        places = after_first(places)
        if is_target(s, s.acting, place):
            offer(menu, ATTACK + place, why_not_attack(s, reach, place))
    offer(menu, PEACE, Reason.CARD_PLAYED if must_attack(s, seat) else Reason.YES)


@rulebook.choice(Kind.ATTACK)
def target_chosen(s: State, seat: int, action: int) -> None:
    if action == PEACE:
        s.attacks = 0
        s.discount = 0
        return
    s.attacks += 1
    s.target = action - ATTACK
    emit(s, What.ATTACKED, seat, s.target, 1, Cause.WAR)
    push(s, Kind.WAR, seat)
    ask_for_payment(s, seat)


@rule
def why_not_ambush(s: State, seat: int) -> int:
    """P06 when an attack is declared, not in vain: with all copies in hand a target that costs something is paid."""
    means = warriors(s) + s.discount + s.players[seat].hand[Card.AMBUSH] * s.figures[At.CARD_AMOUNT + Card.AMBUSH]
    places = reach_of(s, s.acting)
    dear = False
    while places != 0:
        place = first_among(places)
        places = after_first(places)
        if may_be_attacked(s, s.acting, place) and price_of(s, place) > s.discount:
            if means >= price_of(s, place):
                return Reason.YES
            dear = True
    return Reason.NOT_ENOUGH_WARRIORS if dear else Reason.CHANGES_NOTHING


@rule
def must_attack(s: State, seat: int) -> bool:
    """A card has lowered the price of the attack, so it follows, unless nothing can be paid any more (H44)."""
    return s.discount > 0 and (may_attack(s, warriors(s) + s.discount) or why_not_ambush(s, seat) == Reason.YES)


@rule
def play_ambush(s: State, seat: int) -> None:
    """The attack to be declared costs 1 warrior less; copies add up (H45)."""
    play_card(s, seat, Card.AMBUSH)
    push(s, Kind.CHRONICLES, seat)
    s.discount += s.figures[At.CARD_AMOUNT + Card.AMBUSH]


@rule
def attack_price(s: State) -> int:
    """The price after discounts, never below 0 (H45)."""
    return max(price_of(s, s.target) - s.discount, 0)


@rule
def ask_for_payment(s: State, seat: int) -> None:
    """The active player says which warriors pay (H24); with one way to pay there is nothing to ask."""
    c, price = s.civs[s.acting], attack_price(s)
    least, most = max(price - c.area, 0), min(price, c.garrison)
    if least == most:
        pay_warriors(s, seat, least)
    else:
        push(s, Kind.PAY, seat)


@rulebook.options(Kind.PAY)
def ways_to_pay(s: State, seat: int, menu: Menu) -> None:
    """How many of the warriors come from the garrison; the others come from the area."""
    c, price = s.civs[s.acting], attack_price(s)
    for garrison in range(price + 1):
        enough = garrison <= c.garrison and price - garrison <= c.area
        offer(menu, PAY + garrison, Reason.YES if enough else Reason.NOT_ENOUGH_WARRIORS)


@rulebook.choice(Kind.PAY)
def payment_chosen(s: State, seat: int, action: int) -> None:
    pay_warriors(s, seat, action - PAY)


@rule
def pay_warriors(s: State, seat: int, from_garrison: int) -> None:
    """Spent warriors return to the civilization's supply; the own garrison may be emptied (H24)."""
    c, price, place = s.civs[s.acting], attack_price(s), s.target
    c.garrison -= from_garrison
    c.area -= price - from_garrison
    c.supply += price
    s.discount = 0
    if price > 0:
        emit(s, What.WARRIORS_LOST, -1, s.acting, price, Cause.WAR)
    if s.hexes[place].creature >= 0:
        s.target = -1
        beat_creature(s, seat, s.acting, place)
        return
    push(s, Kind.CONQUER, seat)
    owner = owner_of(s, s.hexes[place].colour)
    if owner >= 0 and owner != seat and hand_size(s, owner) > 0:
        push(s, Kind.REACT, owner)


# ---------------------------------------------------------------- creatures


@rule
def beat_creature(s: State, seat: int, civ: int, place: int) -> None:
    """The creature leaves the game, the crystal stays; hex reward, for the elder its own; a victory (H27)."""
    here = s.hexes[place]
    creature = here.creature
    here.creature = -1
    emit(s, What.CREATURE_BEATEN, seat, place, 1, Cause.WAR)
    if creature == COMMON:
        hex_reward(s, seat, civ, place, s.figures[At.WAR_CREATURE_REWARD], Cause.WAR)
    else:
        gain_crystals(s, civ, BLACK, s.figures[At.WAR_ELDER_CRYSTALS], Cause.WAR)
        gain_cosmo(s, seat, s.figures[At.WAR_ELDER_COSMO], Cause.WAR)
    s.civs[civ].victories += 1
