"""What tiles give: the effects of buildings and of starting wealth. Appendix "Effects of tiles"."""

from __future__ import annotations

from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain, gain_skulls, gain_worker, score
from teocalli.games.tzolkin.market import visit_market
from teocalli.games.tzolkin.options import ChainedArchitecture, Opt, ShrinePoints
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import Cause, Kind, Site, State
from teocalli.games.tzolkin.technologies import move_track
from teocalli.games.tzolkin.temples import climb, climb_any


@rulebook.effect(Kind.TILE)
def building_effects(s: State, seat: int, building: int, effects_done: int, saved: int) -> None:
    """The effects of a building, one after the other, each finished before the next (Q79).

    `saved` is 1 if the building was built without architecture.
    """
    effect = c.BUILDING_EFFECT[building][effects_done]
    op = effect[0]
    if op == c.Op.NONE:
        return
    if effects_done + 1 < c.MOST_EFFECTS:
        push(s, Kind.TILE, seat, building, effects_done + 1, saved)
    if op == c.Op.BUILD:
        chain(s, seat, saved)
    elif op == c.Op.POINTS and building == c.DISPUTED_SHRINE and s.options[Opt.SHRINE_POINTS] == ShrinePoints.PRINTED_0:
        return
    else:
        give(s, seat, op, effect[1], effect[2], Cause.BUILDING)


@rule
def chain(s: State, seat: int, saved_by_outer: int) -> None:
    """a1-08: one more building may be built as by Tikal 2, with its own use of architecture (Q42, I10)."""
    saved = 1 if s.options[Opt.CHAINED_ARCHITECTURE] == ChainedArchitecture.OWN else saved_by_outer
    push(s, Kind.SECOND_BUILDING, seat, Site.CHAINED, saved)


@rule
def give(s: State, seat: int, op: int, which: int, amount: int, cause: int) -> None:
    """One effect of a tile. Everything but market and action must be taken (I12); farms work when feeding."""
    if op == c.Op.GAIN:
        if which == c.SKULL:
            gain_skulls(s, seat, amount, cause)
        else:
            gain(s, seat, which, amount, cause)
    elif op == c.Op.POINTS:
        score(s, seat, amount, cause)
    elif op == c.Op.TEMPLE:
        if which == c.ANY:
            climb_any(s, seat, cause)
        else:
            climb(s, seat, which, amount, cause)
    elif op == c.Op.ADVANCE:
        if which == c.ANY:
            push(s, Kind.ADVANCE_FREE, seat, amount)
        else:
            move_track(s, seat, which)
    elif op == c.Op.WORKER:
        gain_worker(s, seat, cause)
    elif op == c.Op.TRADE:
        visit_market(s, seat)
    elif op == c.Op.ANY_ACTION:
        if s.players[seat].stock[c.CORN] >= c.BORROWING_CORN:
            push(s, Kind.BORROW, seat, c.BORROWING_CORN)
