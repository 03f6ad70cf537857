"""Discovery tiles: claiming them, and playing them at any moment of the own turn."""

from __future__ import annotations

from teocalli.engine.chance import shuffle
from teocalli.engine.events import emit, reveal
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.teotihuacan.components import DISCOVERY_COCOA, DISCOVERY_COST, DISCOVERY_POINTS, STACK_SIZE, WORKERS
from teocalli.games.teotihuacan.goods import gain, gain_any, pay
from teocalli.games.teotihuacan.state import CLAIM, DECLINE, Cause, Kind, Reason, State, What, rulebook
from teocalli.games.teotihuacan.vocabulary import DISCOVERIES, MASKS, Discovery, Good, Temple

#: Where a claimed tile lies: on the worship spot of a board (0-7), on a wide step's stack, or linked to S16 or S17.
FROM_STACK = 8
FROM_LINK = 15


@rule
def why_not_price(s: State, seat: int, kind: int) -> int:
    """The price must be paid whatever the way of getting the tile (R13)."""
    player = s.players[seat]
    if player.goods[Good.WOOD] < DISCOVERY_COST[kind][0]:
        return Reason.NOT_ENOUGH_WOOD
    if player.goods[Good.STONE] < DISCOVERY_COST[kind][1]:
        return Reason.NOT_ENOUGH_STONE
    if player.goods[Good.GOLD] < DISCOVERY_COST[kind][2]:
        return Reason.NOT_ENOUGH_GOLD
    if player.cocoa < DISCOVERY_COST[kind][3]:
        return Reason.NOT_ENOUGH_COCOA
    return Reason.YES


@rule
def may_still_gain(s: State, seat: int) -> bool:
    """Whether a tile in hand could still bring goods in time."""
    number = 0
    for kind in range(Discovery.RESOURCES_3, Discovery.POWER_UPS_2 + 1):
        number += s.players[seat].tiles[kind]
    return s.playing == 1 and s.current == seat and number > 0


@rule
def worth_asking(s: State, seat: int, stack: int) -> bool:
    """Whether a stack holds a tile the player could pay."""
    for i in range(STACK_SIZE):
        kind = s.stacks[stack].tiles[i]
        if kind >= 0 and (why_not_price(s, seat, kind) == Reason.YES or may_still_gain(s, seat)):
            return True
    return False


@rule
def list_stack(s: State, seat: int, stack: int, menu: Menu) -> None:
    """Any tile of the stack may be chosen, each kind once."""
    tiles = s.stacks[stack].tiles
    for i in range(STACK_SIZE):
        kind = tiles[i]
        repeated = False
        for j in range(i):
            repeated = repeated or tiles[j] == kind
        if kind >= 0 and not repeated:
            offer(menu, CLAIM + kind, why_not_price(s, seat, kind))


@rulebook.options(Kind.CLAIM)
def claims(s: State, seat: int, source: int, b: int, menu: Menu) -> None:
    if source < FROM_STACK:
        offer(menu, CLAIM + s.spot[source], why_not_price(s, seat, s.spot[source]))
    elif source < FROM_LINK:
        list_stack(s, seat, source - FROM_STACK, menu)
    else:
        kind = s.linked[source - FROM_LINK]
        offer(menu, CLAIM + kind, why_not_price(s, seat, kind))
    allow(menu, DECLINE)


@rulebook.choice(Kind.CLAIM)
def claim_chosen(s: State, seat: int, source: int, b: int, action: int) -> None:
    if action == DECLINE:
        return
    kind = action - CLAIM
    if source < FROM_STACK:
        take_tile(s, seat, kind)
        refill_spot(s, source)
    elif source < FROM_LINK:
        claim_from_stack(s, seat, source - FROM_STACK, kind)
    else:
        take_tile(s, seat, kind)
        s.linked[source - FROM_LINK] = -1


@rule
def take_tile(s: State, seat: int, kind: int) -> None:
    """Pay the price and lay the tile face up before you."""
    for good in range(3):
        pay(s, seat, good, DISCOVERY_COST[kind][good], Cause.DISCOVERY)
    pay(s, seat, Good.COCOA, DISCOVERY_COST[kind][3], Cause.DISCOVERY)
    s.players[seat].tiles[kind] += 1
    emit(s, What.CLAIM, seat, kind, 1, Cause.DISCOVERY)


@rule
def claim_from_stack(s: State, seat: int, stack: int, kind: int) -> None:
    """Stacks on wide steps are not refilled."""
    take_tile(s, seat, kind)
    tiles = s.stacks[stack].tiles
    found = False
    for i in range(STACK_SIZE):
        found = found or tiles[i] == kind
        if found:
            tiles[i] = tiles[i + 1] if i + 1 < STACK_SIZE else -1


@rulebook.effect(Kind.SPOT_OFFER)
def offer_spot(s: State, seat: int, board: int, b: int) -> None:
    """The tile beside the place of worship; without means to pay it the option lapses (R69)."""
    kind = s.spot[board]
    if kind >= 0 and (why_not_price(s, seat, kind) == Reason.YES or may_still_gain(s, seat)):
        push(s, Kind.CLAIM, seat, board, 0)


@rule
def draw_discovery(s: State) -> int:
    """The top of the pile, or -1 when it is empty (R17)."""
    if s.pile_left == 0:
        return -1
    s.pile_left -= 1
    kind = s.pile[s.pile_left]
    s.pile[s.pile_left] = -1
    return kind


@rule
def refill_spot(s: State, board: int) -> None:
    """At once, from the pile."""
    s.spot[board] = draw_discovery(s)
    if s.spot[board] >= 0:
        reveal(s, -1, s.spot[board] + 0, Cause.DISCOVERY)


@rule
def shuffle_pile(s: State) -> None:
    shuffle(s, s.pile, s.pile_left)


# ---------------------------------------------------------------- playing tiles


@rule
def is_payment_due(s: State, pending: int) -> bool:
    """Something was begun whose price is not yet paid, so that nothing else may be bought meanwhile."""
    if pending == Kind.SEEK or pending == Kind.PAY or pending == Kind.GIVE:
        return True
    if pending == Kind.SPOT or pending == Kind.ROTATE or pending == Kind.PRICE:
        return True
    if pending == Kind.LEARN or pending == Kind.BUILD or pending == Kind.DECORATE:
        return True
    return pending == Kind.STONE and s.built == 0


@rule
def may_lead_to_payment(kind: int) -> bool:
    """Steps and power-ups can bring tiles and rewards that are bought."""
    return kind >= Discovery.AVENUE_STEP and kind <= Discovery.POWER_UPS_2 and kind != Discovery.COCOA_4


@rule
def why_not_use(s: State, seat: int, pending: int, kind: int) -> int:
    """A tile is played at any moment of the own turn; some have a moment of their own (R15)."""
    if may_lead_to_payment(kind) and is_payment_due(s, pending):
        return Reason.PAYMENT_FIRST
    if kind == Discovery.DOUBLE_MOVE or kind == Discovery.ANY_DISTANCE:
        if pending != Kind.TURN:
            return Reason.ONLY_BEFORE_MOVING
        if kind == Discovery.DOUBLE_MOVE:
            return why_not_double(s, seat)
        return Reason.TILE_PLAYED if s.far else why_not_raise_any(s, seat)
    if kind == Discovery.EXTRA_WORKER:
        if pending != Kind.LEARN and pending != Kind.BUILD and pending != Kind.STONE:
            return Reason.ONLY_IN_MAIN_ACTION
        return Reason.THREE_WORKERS_COUNT if s.crew + s.extra >= 3 else Reason.YES
    if kind == Discovery.FREE_COCOA:
        return Reason.ONLY_FOR_PAYMENT
    if kind == Discovery.POWER_UPS_2:  # an Ascension would part the two workers of a double move
        return Reason.TILE_PLAYED if s.double else why_not_raise_any(s, seat)
    return Reason.YES


@rule
def is_acting(s: State, seat: int, w: int) -> bool:
    """A worker just moved gets no power-up from a tile before its action is finished (R16)."""
    return s.acting == 1 and seat == s.current and (w == s.mover or w == s.second)


@rule
def why_not_raise_any(s: State, seat: int) -> int:
    player = s.players[seat]
    why_not = Reason.NO_UNLOCKED_WORKER + 0
    for w in range(WORKERS):
        if player.board[w] >= 0 and player.locked[w] < 0 and player.power[w] < 6:
            if not is_acting(s, seat, w):
                return Reason.YES
            why_not = Reason.MOVED_WORKER_ACTS
    return why_not


@rule
def why_not_double(s: State, seat: int) -> int:
    """Two own unlocked workers on one board (R04)."""
    if s.double:
        return Reason.TILE_PLAYED
    player = s.players[seat]
    for w in range(WORKERS):
        for v in range(w):
            if player.board[w] == player.board[v] and player.board[w] >= 0:
                if player.locked[w] < 0 and player.locked[v] < 0:
                    return Reason.YES
    return Reason.NO_SECOND_WORKER


@rule
def list_uses(s: State, seat: int, pending: int, menu: Menu, first: int) -> None:
    """Tiles in hand that can be played now."""
    player = s.players[seat]
    for kind in range(MASKS, DISCOVERIES):
        if player.tiles[kind] > 0:
            offer(menu, first + kind, why_not_use(s, seat, pending, kind))


@rule
def can_use_any(s: State, seat: int, pending: int) -> bool:
    player = s.players[seat]
    for kind in range(MASKS, DISCOVERIES):
        if player.tiles[kind] > 0 and why_not_use(s, seat, pending, kind) == Reason.YES:
            return True
    return False


@rule
def use_tile(s: State, seat: int, kind: int) -> None:
    """Turn the tile over and take what it shows."""
    player = s.players[seat]
    player.tiles[kind] -= 1
    player.used[kind] += 1
    emit(s, What.USE, seat, kind, 1, Cause.DISCOVERY)
    if kind == Discovery.SCORE_4:
        gain(s, seat, Good.POINTS, DISCOVERY_POINTS, Cause.DISCOVERY)
    elif kind == Discovery.RESOURCES_3:
        gain_any(s, seat, 3, Cause.DISCOVERY)
    elif kind == Discovery.RESOURCES_2:
        gain_any(s, seat, 2, Cause.DISCOVERY)
    elif kind == Discovery.AVENUE_STEP:
        push(s, Kind.AVENUE, seat, 0, Cause.DISCOVERY)
    elif kind == Discovery.TEMPLE_ANY:
        push(s, Kind.ANY_STEPS, seat, 1, Cause.DISCOVERY)
    elif kind == Discovery.TEMPLE_BLUE:
        push(s, Kind.STEP, seat, Temple.BLUE, Cause.DISCOVERY)
    elif kind == Discovery.TEMPLE_RED:
        push(s, Kind.STEP, seat, Temple.RED, Cause.DISCOVERY)
    elif kind == Discovery.TEMPLE_GREEN:
        push(s, Kind.STEP, seat, Temple.GREEN, Cause.DISCOVERY)
    elif kind == Discovery.COCOA_4:
        gain(s, seat, Good.COCOA, DISCOVERY_COCOA, Cause.DISCOVERY)
    elif kind == Discovery.POWER_UPS_2:
        push(s, Kind.ONE_POWER_UP, seat, -1, 0)
        push(s, Kind.ONE_POWER_UP, seat, -1, 0)
    elif kind == Discovery.DOUBLE_MOVE:
        s.double = 1
    elif kind == Discovery.ANY_DISTANCE:
        s.far = 1
    else:
        s.extra += 1
