"""Placing workers, begging for corn, the gods' mercy. Chapters "Begging for corn" and "Placing workers"."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, pay
from teocalli.games.tzolkin.options import MercyTies, Opt
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import CLAIM, DONE, EMPTY, MERCY, PLACE, Cause, Kind, Player, Reason, State, What
from teocalli.games.tzolkin.temples import anger, can_anger

NO_SPACE = 99


@rule
def lowest_space(s: State, gear: int) -> int:
    """The lowest numbered empty space; anybody's worker and dummies fill spaces (Q3). `NO_SPACE` when full."""
    teeth = s.gears[gear].teeth
    for space in range(c.LAST_SPACE[gear] + 1):
        if teeth[space] == EMPTY:
            return space
    return NO_SPACE


@rule
def on_gears(s: State, p: Player, seat: int) -> int:
    """Own workers on the gears: neither in hand, nor in the bank, nor on the first player space."""
    return c.WORKERS - p.hand - p.bank - (1 if s.claimer == seat else 0)


@rule
def why_not_place(s: State, seat: int, gear: int, placed: int) -> int:
    """The number of the space and 0, 1, 2, … corn for the first, second, third worker of the turn (Q2)."""
    p = s.players[seat]
    if p.hand == 0:
        return Reason.NO_WORKER_IN_HAND
    space = lowest_space(s, gear)
    if space == NO_SPACE:
        return Reason.GEAR_FULL
    return Reason.YES if p.stock[c.CORN] >= space + c.NTH_WORKER[placed] else Reason.NOT_ENOUGH_CORN


@rule
def why_not_claim(s: State, seat: int, placed: int) -> int:
    """The first player space holds one worker and counts as number 0."""
    p = s.players[seat]
    if p.hand == 0:
        return Reason.NO_WORKER_IN_HAND
    if s.claimer != EMPTY:
        return Reason.FIRST_SPACE_TAKEN
    return Reason.YES if p.stock[c.CORN] >= c.NTH_WORKER[placed] else Reason.NOT_ENOUGH_CORN


@rule
def can_place(s: State, seat: int, placed: int) -> bool:
    """Whether one more worker can be placed anywhere."""
    possible = why_not_claim(s, seat, placed) == Reason.YES
    for gear in range(c.GEARS):
        possible = possible or why_not_place(s, seat, gear, placed) == Reason.YES
    return possible


@rule
def offer_places(s: State, seat: int, placed: int, menu: Menu) -> None:
    for gear in range(c.GEARS):
        offer(menu, PLACE + gear, why_not_place(s, seat, gear, placed))
    offer(menu, CLAIM, why_not_claim(s, seat, placed))


@rule
def place(s: State, seat: int, action: int, placed: int) -> None:
    """Put a worker down and pay; after each one may stop or go on, the price is the same (Q80)."""
    p = s.players[seat]
    p.hand -= 1
    if action == CLAIM:
        s.claimer = seat
        emit(s, What.CLAIMED, seat, -1, 1, Cause.PLACING)
        pay(s, seat, c.CORN, c.NTH_WORKER[placed], Cause.PLACING)
    else:
        gear = action - PLACE
        space = lowest_space(s, gear)
        s.gears[gear].teeth[space] = seat
        emit(s, What.PLACED, seat, gear, space, Cause.PLACING)
        pay(s, seat, c.CORN, space + c.NTH_WORKER[placed], Cause.PLACING)
    if can_place(s, seat, placed + 1):
        push(s, Kind.PLACE_MORE, seat, placed + 1)


@rulebook.options(Kind.PLACE_MORE)
def more_places(s: State, seat: int, placed: int, menu: Menu) -> None:
    offer_places(s, seat, placed, menu)
    allow(menu, DONE)


@rulebook.choice(Kind.PLACE_MORE)
def one_more_placed(s: State, seat: int, placed: int, action: int) -> None:
    if action != DONE:
        place(s, seat, action, placed)


# ---------------------------------------------------------------- begging and mercy


@rule
def why_not_beg(s: State, seat: int) -> int:
    """With at most 2 corn, before anything else, if a god can still be angered (Q12)."""
    if s.players[seat].stock[c.CORN] > c.BEGGING_LIMIT:
        return Reason.ENOUGH_CORN_TO_BEG
    return Reason.YES if can_anger(s, seat) else Reason.GODS_TOO_ANGRY


@rule
def beg(s: State, seat: int) -> None:
    """Corn becomes 3, one step down on a temple; then the turn begins (Q13)."""
    p = s.players[seat]
    emit(s, What.BEGGED, seat, -1, 1, Cause.BEGGING)
    gain(s, seat, c.CORN, c.BEGGED_CORN - p.stock[c.CORN], Cause.BEGGING)
    push(s, Kind.TURN, seat)
    anger(s, seat, Cause.BEGGING)


@rule
def needs_mercy(s: State, seat: int) -> bool:
    """No worker on the gears, nothing affordable, and begging forbidden (Q16)."""
    p = s.players[seat]
    if can_anger(s, seat) or p.stock[c.CORN] > c.BEGGING_LIMIT or on_gears(s, p, seat) > 0:
        return False
    return not can_place(s, seat, 0)


@rule
def offer_mercy(s: State, seat: int, menu: Menu) -> None:
    """One worker on a cheapest empty space; the player picks among equals (I5). The first player space is taken,
    or it could be paid for (Q82)."""
    cheapest = NO_SPACE
    for gear in range(c.GEARS):
        cheapest = min(cheapest, lowest_space(s, gear))
    for gear in range(c.GEARS):
        if lowest_space(s, gear) == cheapest:
            allow(menu, MERCY + gear)
            if s.options[Opt.MERCY_TIES] == MercyTies.BOARD:
                return


@rule
def receive_mercy(s: State, seat: int, gear: int) -> None:
    """All corn is lost, and the turn is over."""
    space = lowest_space(s, gear)
    s.gears[gear].teeth[space] = seat
    s.players[seat].hand -= 1
    emit(s, What.MERCY, seat, gear, space, Cause.MERCY)
    pay(s, seat, c.CORN, s.players[seat].stock[c.CORN], Cause.MERCY)
