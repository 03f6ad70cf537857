"""Chronicles: each civilization turns a page when it has done what the page asks for."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.structs import rule
from teocalli.games.theocracy.bank import buildings, gain_cosmo
from teocalli.games.theocracy.layout import At, page_needs
from teocalli.games.theocracy.rulebook import rulebook
from teocalli.games.theocracy.state import Cause, Kind, State, What
from teocalli.games.theocracy.vocabulary import N_CIVS, N_METRICS, Metric, Piece


@rule
def may_turn(s: State, civ: int) -> bool:
    """All figures of the next page are met; buildings count on the present map, the rest are totals so far."""
    page, figures = s.civs[civ].page, s.figures
    if page >= figures[At.CHRONICLES_PAGES]:
        return False
    first = page_needs(civ, page + 1)
    for metric in range(N_METRICS):
        need = figures[first + metric]
        if need > 0 and done(s, civ, metric) < need:
            return False
    return True


@rule
def done(s: State, civ: int, metric: int) -> int:
    """How much of what a page can ask for the civilization has."""
    c = s.civs[civ]
    if metric == Metric.BUILDINGS:
        return buildings(s, civ)
    if metric == Metric.VICTORIES:
        return c.victories
    if metric == Metric.FESTIVALS:
        return c.festivals
    if metric == Metric.CRYSTALS_SPENT:
        return c.crystals_spent
    return c.built[metric - Metric.FACTORIES + Piece.FACTORY]


@rule
def turn_page(s: State, civ: int, cause: int) -> None:
    """One page on, never back; in a player's turn that player gains the cosmo, whichever the civilization (H39)."""
    s.civs[civ].page += 1
    emit(s, What.PAGE_TURNED, s.current, civ, s.civs[civ].page, cause)
    if s.current >= 0:
        gain_cosmo(s, s.current, s.figures[At.CHRONICLES_COSMO], Cause.CHRONICLE)


@rulebook.effect(Kind.CHRONICLES)
def check_chronicles(s: State, seat: int) -> None:
    """All four in board order; no page depends on another civilization's, so once is enough (H38)."""
    for civ in range(N_CIVS):
        while may_turn(s, civ):
            turn_page(s, civ, Cause.CHRONICLE)
