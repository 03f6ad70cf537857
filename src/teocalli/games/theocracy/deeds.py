"""The action table: what the value of the placed die makes its civilization do."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.records import rule
from teocalli.engine.state import push
from teocalli.games.theocracy.building import start_building
from teocalli.games.theocracy.expansion import start_expansion
from teocalli.games.theocracy.festival import start_festival
from teocalli.games.theocracy.gains import gain_cosmo
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.state import Cause, Kind, State, What, Whose, book
from teocalli.games.theocracy.vocabulary import Deed, Piece


@book.effect(Kind.ACTION)
def perform(s: State, seat: int, a: int, b: int) -> None:
    """Civilization `a`, whose row received the die, and no other, performs action `b` (H17)."""
    if b == Deed.INITIATIVE:
        initiative(s, seat)
    elif b == Deed.WAR:
        push(s, Kind.WAR, seat, a, 0)
    elif b == Deed.EXPANSION:
        start_expansion(s, seat, a, Whose.OWN_TURN)
    elif b == Deed.FACTORY:
        start_building(s, seat, a, Piece.FACTORY)
    elif b == Deed.BARRACKS:
        start_building(s, seat, a, Piece.BARRACKS)
    else:
        start_festival(s, seat, a)


@rule
def initiative(s: State, seat: int) -> None:
    """Take the first-player token of the next round and the end-of-round card, 1 cosmo; later ones 2 cosmo (H18)."""
    if s.holder < 0:
        s.holder = seat
        emit(s, What.TOOK_INITIATIVE, seat, -1, 1, Cause.INITIATIVE)
        gain_cosmo(s, seat, s.house[At.INITIATIVE_COSMO], Cause.INITIATIVE)
    else:
        gain_cosmo(s, seat, s.house[At.INITIATIVE_COSMO_LATER], Cause.INITIATIVE)
