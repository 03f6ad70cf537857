"""Chronicles: each civilization turns a page when it has done what the page asks for."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.records import rule
from teocalli.games.theocracy.gains import buildings, gain_cosmo
from teocalli.games.theocracy.layout import At
from teocalli.games.theocracy.rulebook import book
from teocalli.games.theocracy.state import Cause, Kind, State, What
from teocalli.games.theocracy.vocabulary import METRICS, MOST_PAGES, N_CIVS, Piece

N_METRICS = len(METRICS)


@rule
def may_turn(s: State, civ: int) -> bool:
    """All figures of the next page are met; buildings count on the present map, the rest are totals so far."""
    c = s.civs[civ]
    if c.page >= s.house[At.CHRONICLES_PAGES]:
        return False
    need = At.PAGE_NEEDS + (civ * (MOST_PAGES + 1) + c.page + 1) * N_METRICS
    return (
        buildings(s, civ) >= s.house[need]
        and c.built[Piece.FACTORY] >= s.house[need + 1]
        and c.built[Piece.BARRACKS] >= s.house[need + 2]
        and c.built[Piece.PYRAMID] >= s.house[need + 3]
        and c.victories >= s.house[need + 4]
        and c.festivals >= s.house[need + 5]
        and c.crystals_spent >= s.house[need + 6]
    )


@rule
def turn_page(s: State, civ: int, cause: int) -> None:
    """One page on, never back; in a player's turn that player gains the cosmo, whichever the civilization (H39)."""
    s.civs[civ].page += 1
    emit(s, What.PAGE_TURNED, s.current, civ, s.civs[civ].page, cause)
    if s.current >= 0:
        gain_cosmo(s, s.current, s.house[At.CHRONICLES_COSMO], Cause.CHRONICLE)


@book.effect(Kind.CHRONICLES)
def check_chronicles(s: State, seat: int) -> None:
    """All four in board order; no page depends on another civilization's, so once is enough (H38)."""
    for civ in range(N_CIVS):
        for _ in range(MOST_PAGES):
            if not may_turn(s, civ):
                break
            turn_page(s, civ, Cause.CHRONICLE)
