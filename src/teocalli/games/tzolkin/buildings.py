"""Buildings: what can be built, at which price, in which order things happen. Chapter "Buildings"; architecture."""

from __future__ import annotations

from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, pay, score
from teocalli.games.tzolkin.monuments import build_monument, why_not_monument
from teocalli.games.tzolkin.options import ArchitectureReward, ChainedArchitecture, Opt
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import (
    BUILD,
    BUILD_PLAIN,
    DISCOUNT,
    EMPTY,
    MONUMENT,
    SKIP,
    Cause,
    Kind,
    Reason,
    Site,
    State,
    What,
    is_of,
)

#: No resource is left out of the price.
FULL_PRICE = -1


# ---------------------------------------------------------------- price


@rule
def shortage(s: State, seat: int, building: int) -> int:
    """How many resources of the price are missing."""
    stock = s.players[seat].stock
    missing = 0
    for good in range(c.WOOD, c.GOLD + 1):
        missing += max(0, c.BUILDING_COST[building][good] - stock[good])
    return missing


@rule
def corn_price(building: int, level: int) -> int:
    """Uxmal 4: 2 corn for each resource of the price, 2 less with architecture 3 (Q34, Q39)."""
    price = c.CORN_PER_RESOURCE * c.BUILDING_PIECES[building]
    return int(max(0, price - c.DISCOUNT_CORN) if level >= c.DISCOUNT_LEVEL else price)


@rule
def why_not_build(s: State, seat: int, building: int, site: int, level: int) -> int:
    """The exact price must be paid; architecture 3 spares one resource of it (Q34)."""
    if site == Site.UXMAL_4:
        enough = s.players[seat].stock[c.CORN] >= corn_price(building, level)
        return Reason.YES if enough else Reason.NOT_ENOUGH_CORN
    spared = 1 if level >= c.DISCOUNT_LEVEL else 0
    return Reason.YES if shortage(s, seat, building) <= spared else Reason.NOT_ENOUGH_RESOURCES


@rule
def usable_level(s: State, seat: int, saved: int) -> int:
    """The level of architecture that serves now: none when this build action has already used it (Q31)."""
    return s.players[seat].levels[c.ARCHITECTURE] if saved == 1 else 0


@rule
def why_not_build_any(s: State, seat: int, site: int, saved: int) -> int:
    """A build action that cannot be carried out may not be chosen (Q81)."""
    level = usable_level(s, seat, saved)
    for slot in range(c.BUILDING_SLOTS):
        building = s.row[slot]
        if building != EMPTY and why_not_build(s, seat, building, site, level) == Reason.YES:
            return Reason.YES
    if site == Site.TIKAL_4:
        for slot in range(c.MOST_MONUMENTS_SHOWN):
            monument = s.monuments[slot]
            if monument != EMPTY and why_not_monument(s, seat, monument) == Reason.YES:
                return Reason.YES
    return Reason.NOTHING_AFFORDABLE


# ---------------------------------------------------------------- choosing


@rulebook.options(Kind.BUILD)
def things_to_build(s: State, seat: int, site: int, saved: int, menu: Menu) -> None:
    """Only what is on display can be built (Q38).

    Of the two buildings of Tikal 4, all levels of architecture serve exactly one (Q31, C23): `build_plain` saves
    them for the second. Otherwise they are used (I15).
    """
    level = usable_level(s, seat, saved)
    for slot in range(c.BUILDING_SLOTS):
        if s.row[slot] != EMPTY:
            offer(menu, BUILD + s.row[slot], why_not_build(s, seat, s.row[slot], site, level))
    if site == Site.TIKAL_4:
        if level > 0:
            for slot in range(c.BUILDING_SLOTS):
                if s.row[slot] != EMPTY:
                    offer(menu, BUILD_PLAIN + s.row[slot], why_not_build(s, seat, s.row[slot], site, 0))
        for slot in range(c.MOST_MONUMENTS_SHOWN):
            if s.monuments[slot] != EMPTY:
                offer(menu, MONUMENT + s.monuments[slot], why_not_monument(s, seat, s.monuments[slot]))
    if site == Site.TIKAL_4_SECOND or site == Site.CHAINED:
        allow(menu, SKIP)


@rulebook.choice(Kind.BUILD)
def thing_built(s: State, seat: int, site: int, saved: int, action: int) -> None:
    """A monument, or a building with the use of architecture named before paying (Q78)."""
    if action == SKIP:
        return
    if is_of(action, MONUMENT):
        build_monument(s, seat, action - MONUMENT)
        return
    plain = is_of(action, BUILD_PLAIN)
    building = action - BUILD_PLAIN if plain else action - BUILD
    level = 0 if plain else usable_level(s, seat, saved)
    if level < c.DISCOUNT_LEVEL or site == Site.UXMAL_4:
        construct(s, seat, building, site, level, FULL_PRICE)
        return
    kinds, last = 0, 0
    for resource in range(c.RESOURCES):
        if why_not_spare(s, seat, building, resource) == Reason.YES:
            kinds += 1
            last = resource
    if kinds > 1:
        push(s, Kind.DISCOUNT, seat, building, site)
    else:
        construct(s, seat, building, site, level, last)


@rule
def why_not_spare(s: State, seat: int, building: int, resource: int) -> int:
    """The resource that architecture 3 spares is part of the price, and the rest can be paid (Q34)."""
    cost = c.BUILDING_COST[building][c.WOOD + resource]
    if cost == 0:
        return Reason.SHORT_OF_OTHERS
    missing = shortage(s, seat, building)
    helped = 1 if s.players[seat].stock[c.WOOD + resource] < cost else 0
    return Reason.YES if missing == helped else Reason.SHORT_OF_OTHERS


@rulebook.options(Kind.DISCOUNT)
def resources_to_spare(s: State, seat: int, building: int, menu: Menu) -> None:
    for resource in range(c.RESOURCES):
        offer(menu, DISCOUNT + resource, why_not_spare(s, seat, building, resource))


@rulebook.choice(Kind.DISCOUNT)
def resource_spared(s: State, seat: int, building: int, site: int, action: int) -> None:
    construct(s, seat, building, site, s.players[seat].levels[c.ARCHITECTURE], action - DISCOUNT)


# ---------------------------------------------------------------- building


@rule
def construct(s: State, seat: int, building: int, site: int, level: int, spared: int) -> None:
    """Pay; take the tile; architecture's corn and points; the tile's effects; then a second building (Q78).

    `level` is the architecture used, 0 for none. What a building wins cannot serve that same building (I9).
    """
    if site == Site.UXMAL_4:
        pay(s, seat, c.CORN, corn_price(building, level), Cause.BUILDING)
    else:
        for resource in range(c.RESOURCES):
            cost = c.BUILDING_COST[building][c.WOOD + resource]
            pay(s, seat, c.WOOD + resource, cost - 1 if resource == spared else cost, Cause.BUILDING)
    for slot in range(c.BUILDING_SLOTS):
        if s.row[slot] == building:
            s.row[slot] = EMPTY
    s.builder[building] = seat
    emit(s, What.BUILT, seat, building, 1, Cause.BUILDING)
    saved = 1 if level == 0 else 0
    if site == Site.TIKAL_4:
        push(s, Kind.SECOND_BUILDING, seat, Site.TIKAL_4_SECOND, saved)
    if site == Site.CHAINED and level > 0 and s.options[Opt.CHAINED_ARCHITECTURE] == ChainedArchitecture.SHARED:
        use_up_architecture(s)
    if s.options[Opt.ARCHITECTURE_REWARD] == ArchitectureReward.AFTER:
        push(s, Kind.ARCHITECTURE_REWARD, seat, level)
    else:
        architecture_reward(s, seat, level)
    push(s, Kind.TILE, seat, building, 0, saved)


@rule
def use_up_architecture(s: State) -> None:
    """Where a chained building shares architecture (the other reading of I10), none is left for a second one."""
    for place in range(s.depth):
        if s.stack[place].kind == Kind.SECOND_BUILDING:
            s.stack[place].b = 0  # nothing is saved


@rulebook.effect(Kind.ARCHITECTURE_REWARD)
def architecture_reward(s: State, seat: int, level: int) -> None:
    """1 corn for each building, from level 2 on 2 points too."""
    gain(s, seat, c.CORN, c.ARCHITECTURE_CORN[level], Cause.ARCHITECTURE)
    score(s, seat, c.ARCHITECTURE_POINTS[level], Cause.ARCHITECTURE)


@rulebook.effect(Kind.SECOND_BUILDING)
def second_building(s: State, seat: int, site: int, saved: int) -> None:
    """One more building may follow, if one can be paid: the second of Tikal 4, or the one chained by a1-08."""
    if why_not_build_any(s, seat, site, saved) == Reason.YES:
        push(s, Kind.BUILD, seat, site, saved)


# ---------------------------------------------------------------- the row


@rule
def refill(s: State, cause: int) -> None:
    """Fill the empty places from the deck of the current age; an empty deck leaves them empty (Q38, Q44)."""
    deck = s.decks[s.age]
    for slot in range(c.BUILDING_SLOTS):
        if s.row[slot] == EMPTY and deck.left > 0:
            deck.left -= 1
            s.row[slot] = deck.cards[deck.left]
            deck.cards[deck.left] = EMPTY
            reveal(s, -1, s.row[slot], cause)


@rule
def change_age(s: State) -> None:
    """Row and deck of age 1 go to the box, six buildings of age 2 are laid out; built tiles stay (Q45)."""
    deck = s.decks[0]
    for place in range(c.LARGEST_DECK):
        deck.cards[place] = EMPTY
    deck.left = 0
    for slot in range(c.BUILDING_SLOTS):
        s.row[slot] = EMPTY
    s.age = 1
    emit(s, What.NEW_AGE, -1, -1, 2, Cause.FOOD_DAY)
    refill(s, Cause.FOOD_DAY)
