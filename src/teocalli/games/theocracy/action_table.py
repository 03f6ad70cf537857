"""The action table: what the value of the placed die makes its civilization do."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, allow
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import gain_cosmo
from teocalli.games.theocracy.building import start_building
from teocalli.games.theocracy.expansion import start_expansion
from teocalli.games.theocracy.festival import start_festival
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.means import may_use_bonus
from teocalli.games.theocracy.rulebook import INITIATIVE, rulebook
from teocalli.games.theocracy.state import Cause, Kind, State, What, Whose
from teocalli.games.theocracy.turn import deed_of_turn
from teocalli.games.theocracy.vocabulary import Deed


@rulebook.effect(Kind.ACTION)
def perform(s: State, seat: int) -> None:
    """The civilization whose row received the die, and no other, performs the action of its value (H17)."""
    deed = deed_of_turn(s)
    if deed == Deed.INITIATIVE:
        start_initiative(s, seat)
    elif deed == Deed.WAR:
        push(s, Kind.WAR, seat)
    elif deed == Deed.EXPANSION:
        start_expansion(s, seat, s.acting, Whose.OWN_TURN)
    elif deed == Deed.FESTIVAL:
        start_festival(s, seat, s.acting)
    else:
        start_building(s, seat)


# ---------------------------------------------------------------- Initiative


@rule
def cosmo_of_initiative(s: State) -> int:
    """The first of a round takes token and card too; every later one gains more cosmo."""
    return s.figures[At.INITIATIVE_COSMO if s.holder < 0 else At.INITIATIVE_COSMO_LATER]


@rule
def start_initiative(s: State, seat: int) -> None:
    """It needs no choice; but whoever would lose cosmo above the top may spend some of the bonus before (H10, H31)."""
    is_too_much = s.players[seat].cosmo + cosmo_of_initiative(s) > s.figures[At.SCALE_TOP]
    if is_too_much and may_use_bonus(s, seat):
        push(s, Kind.INITIATIVE, seat)
    else:
        initiative(s, seat)


@rulebook.options(Kind.INITIATIVE)
def only_initiative(s: State, seat: int, menu: Menu) -> None:
    allow(menu, INITIATIVE)


@rulebook.choice(Kind.INITIATIVE)
def initiative_taken(s: State, seat: int, action: int) -> None:
    initiative(s, seat)


@rule
def initiative(s: State, seat: int) -> None:
    """Take the first-player token of the next round and the end-of-round card, 1 cosmo; later ones 2 cosmo (H18)."""
    cosmo = cosmo_of_initiative(s)
    if s.holder < 0:
        s.holder = seat
        emit(s, What.TOOK_INITIATIVE, seat, -1, 1, Cause.INITIATIVE)
    gain_cosmo(s, seat, cosmo, Cause.INITIATIVE)
