"""Action 6, Festival: the host spends crystals, their owners gain worship; then the guest."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow, offer
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.gains import ask_discard, gain_worship, hand_size, owner_of, play_card
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import (
    CLOSE,
    OFFER,
    PLAY,
    RECOLOUR,
    WELCOME,
    Cause,
    Kind,
    Reason,
    State,
    What,
    book,
)
from teocalli.games.theocracy.vocabulary import BLACK, N_CIVS, N_CRYSTALS, Card, Piece


@rule
def start_festival(s: State, seat: int, civ: int) -> None:
    """Up to 3 crystals and 1 more for each pyramid of the host; it is held even without any (H30)."""
    s.civs[civ].festivals += 1
    emit(s, What.FESTIVAL, seat, civ, 1, Cause.FESTIVAL)
    pyramids = s.civs[civ].built[Piece.PYRAMID]
    go_on_with_festival(s, seat, 0, s.house[At.FESTIVAL_CRYSTALS] + s.house[At.FESTIVAL_PER_PYRAMID] * pyramids)


@rule
def crystals_from(s: State, civ: int, first: int) -> int:
    """Crystals in the host's area from a colour on: they are offered in the order of the colours."""
    count = 0
    for crystal in range(first, N_CRYSTALS):
        count += s.civs[civ].crystals[crystal]
    return count


@rule
def why_not_song(s: State, seat: int, first: int, left: int) -> int:
    """P04 while choosing crystals, if the host has more crystals than may still be offered (H44, H47)."""
    if s.players[seat].hand[Card.LONG_NIGHT] == 0:
        return Reason.NO_SUCH_CARD
    return Reason.YES if crystals_from(s, s.acting, first) > left else Reason.CHANGES_NOTHING


@rule
def go_on_with_festival(s: State, seat: int, first: int, left: int) -> None:
    """Ask on as long as there is something to choose."""
    more = left > 0 and crystals_from(s, s.acting, first) > 0
    if more or why_not_song(s, seat, first, left) == Reason.YES:
        push(s, Kind.FESTIVAL, seat, first, left)
    else:
        invite_guest(s, seat)


@book.options(Kind.FESTIVAL)
def crystals_to_offer(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    """Crystals of the host, colour by colour from `a` on; `b` more may be offered."""
    for crystal in range(N_CRYSTALS):
        if s.civs[s.acting].crystals[crystal] > 0:
            why_not = Reason.YES
            if b == 0:
                why_not = Reason.LIMIT_REACHED
            elif crystal < a:
                why_not = Reason.OTHER_ORDER
            offer(menu, OFFER + crystal, why_not)
    offer(menu, PLAY + Card.LONG_NIGHT, why_not_song(s, seat, a, b))
    allow(menu, CLOSE)


@book.choice(Kind.FESTIVAL)
def crystal_offered(s: State, seat: int, a: int, b: int, action: int) -> None:
    if action == CLOSE:
        invite_guest(s, seat)
    elif action >= OFFER:
        offer_crystal(s, seat, action - OFFER)
        go_on_with_festival(s, seat, action - OFFER, b - 1)
    else:
        play_card(s, seat, Card.LONG_NIGHT)
        go_on_with_festival(s, seat, a, b + s.house[At.CARD_AMOUNT + Card.LONG_NIGHT])


@rule
def offer_crystal(s: State, seat: int, crystal: int) -> None:
    """A coloured crystal gives its player, a black one the active player, 1 worship from the host."""
    host = s.civs[s.acting]
    host.crystals[crystal] -= 1
    host.crystals_spent += 1
    s.crystals[crystal] += 1
    emit(s, What.CRYSTAL_SPENT, -1, s.acting * N_CRYSTALS + crystal, 1, Cause.FESTIVAL)
    worshipper = seat if crystal == BLACK else owner_of(s, crystal)
    gain_worship(s, worshipper, s.acting, s.house[At.FESTIVAL_PER_CRYSTAL], Cause.FESTIVAL)


# ---------------------------------------------------------------- the guest


@rule
def invite_guest(s: State, seat: int) -> None:
    """Right before the guest gains, a card may be discarded to name another colour (H13)."""
    if hand_size(s, seat) > 0:
        push(s, Kind.GUEST, seat, 0, 0)
    else:
        welcome_guest(s, seat)


@book.options(Kind.GUEST)
def guests(s: State, seat: int, a: int, b: int, menu: Menu) -> None:
    allow(menu, WELCOME)
    for civ in range(N_CIVS):
        if civ != s.named:
            allow(menu, RECOLOUR + civ)


@book.choice(Kind.GUEST)
def guest_chosen(s: State, seat: int, a: int, b: int, action: int) -> None:
    if action != WELCOME:
        s.named = action - RECOLOUR
        emit(s, What.CHANGED_COLOUR, seat, s.named, 1, Cause.RECOLOUR)
        ask_discard(s, seat, Cause.RECOLOUR)
    welcome_guest(s, seat)


@rule
def welcome_guest(s: State, seat: int) -> None:
    """The active player gains 1 worship from the civilization of the die's colour, which may be the host (H30)."""
    gain_worship(s, seat, s.named, s.house[At.FESTIVAL_GUEST], Cause.GUEST)
