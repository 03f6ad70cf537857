"""Action 6, Festival: the host spends crystals, their owners gain worship; then the guest."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.state import pop, push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import ask_discard, gain_worship, hand_size, owner_of, play_card
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import CLOSE, INVITE, OFFER, is_of, rulebook
from teocalli.games.theocracy.state import Cause, Kind, Reason, State, What
from teocalli.games.theocracy.vocabulary import BLACK, N_CIVS, N_CRYSTALS, Card, Piece


@rule
def start_festival(s: State, seat: int, civ: int) -> None:
    """Up to 3 crystals and 1 more for each pyramid of the host; it is held even without any (H30)."""
    s.civs[civ].festivals += 1
    emit(s, What.FESTIVAL, seat, civ, 1, Cause.FESTIVAL)
    pyramids = s.civs[civ].built[Piece.PYRAMID]
    go_on_with_festival(s, seat, s.figures[At.FESTIVAL_CRYSTALS] + s.figures[At.FESTIVAL_PER_PYRAMID] * pyramids)


@rule
def crystals_of_host(s: State) -> int:
    """Crystals in the host's area."""
    count = 0
    for crystal in range(N_CRYSTALS):
        count += s.civs[s.acting].crystals[crystal]
    return count


@rule
def go_on_with_festival(s: State, seat: int, crystals: int) -> None:
    """Ask as long as there is something to choose; any card in hand might be of use here (H13, H47)."""
    if hand_size(s, seat) > 0 or (crystals > 0 and crystals_of_host(s) > 0):
        push(s, Kind.FESTIVAL, seat, crystals)
    else:
        welcome_guest(s, seat)


@rulebook.options(Kind.FESTIVAL)
def crystals_to_offer(s: State, seat: int, crystals: int, menu: Menu) -> None:
    """`crystals` more may be offered, in any colours and any order (H30); or the offering is closed.

    Right before the guest gains, a card may be discarded to name another colour (H13).
    """
    for crystal in range(N_CRYSTALS):
        if s.civs[s.acting].crystals[crystal] > 0:
            offer(menu, OFFER + crystal, Reason.YES if crystals > 0 else Reason.LIMIT_REACHED)
    allow(menu, CLOSE)
    for civ in range(N_CIVS):
        if civ != s.named:
            offer(menu, INVITE + civ, Reason.YES if hand_size(s, seat) > 0 else Reason.NO_CARD)


@rulebook.choice(Kind.FESTIVAL)
def crystal_offered(s: State, seat: int, crystals: int, action: int) -> None:
    if is_of(action, INVITE):
        s.named = action - INVITE
        emit(s, What.CHANGED_COLOUR, seat, s.named, 1, Cause.RECOLOUR)
        ask_discard(s, seat, Cause.RECOLOUR)
        welcome_guest(s, seat)
    elif action == CLOSE:
        welcome_guest(s, seat)
    else:
        offer_crystal(s, seat, action - OFFER)
        go_on_with_festival(s, seat, crystals - 1)


@rule
def offer_crystal(s: State, seat: int, crystal: int) -> None:
    """A coloured crystal gives its player, a black one the active player, 1 worship from the host."""
    host = s.civs[s.acting]
    host.crystals[crystal] -= 1
    host.crystals_spent += 1
    s.crystals[crystal] += 1
    emit(s, What.CRYSTAL_SPENT, -1, s.acting * N_CRYSTALS + crystal, 1, Cause.FESTIVAL)
    worshipper = seat if crystal == BLACK else owner_of(s, crystal)
    gain_worship(s, worshipper, s.acting, s.figures[At.FESTIVAL_PER_CRYSTAL], Cause.FESTIVAL)


@rule
def welcome_guest(s: State, seat: int) -> None:
    """The active player gains 1 worship from the civilization of the die's colour, which may be the host (H30)."""
    gain_worship(s, seat, s.named, s.figures[At.FESTIVAL_GUEST], Cause.GUEST)


# ---------------------------------------------------------------- Long Night


@rule
def crystals_to_come(s: State) -> int:
    """How many crystals the pending festival may still offer."""
    return s.stack[s.depth - 1].a


@rule
def why_not_long_night(s: State) -> int:
    """P04 while choosing crystals, if the host has more crystals than may still be offered (H44, H47)."""
    return Reason.YES if crystals_of_host(s) > crystals_to_come(s) else Reason.CHANGES_NOTHING


@rule
def play_long_night(s: State, seat: int) -> None:
    """One crystal above the limit; copies add up (H45)."""
    crystals = crystals_to_come(s) + s.figures[At.CARD_AMOUNT + Card.LONG_NIGHT]
    play_card(s, seat, Card.LONG_NIGHT)
    pop(s)
    push(s, Kind.FESTIVAL, seat, crystals)
    push(s, Kind.CHRONICLES, seat)
