"""Alchemy: learning technologies."""

from __future__ import annotations

from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule
from teocalli.games.teotihuacan.bank import colours_in_play, gain, pay
from teocalli.games.teotihuacan.components import OTHER_OWNERS_POINTS, STRONG
from teocalli.games.teotihuacan.rulebook import rulebook
from teocalli.games.teotihuacan.state import LEARN, Cause, Kind, Reason, State, What
from teocalli.games.teotihuacan.tiles import TECHNOLOGY_COST
from teocalli.games.teotihuacan.vocabulary import Board, Good
from teocalli.games.teotihuacan.workers import lowest_power

COLUMNS = 3


@rule
def why_not_learn(s: State, seat: int, place: int, workers: int) -> int:
    """Row 1 for one worker, any row for more; a lone worker of power 4 or 5 reaches row 2 too (R34)."""
    player = s.players[seat]
    tech = s.technology[place]
    if player.technologies[tech]:
        return Reason.ALREADY_LEARNT
    if place >= COLUMNS and workers < 2 and lowest_power(player, Board.ALCHEMY) < STRONG:
        return Reason.ROW_NEEDS_MORE_WORKERS
    if player.goods[Good.GOLD] < TECHNOLOGY_COST[tech]:
        return Reason.NOT_ENOUGH_GOLD
    return Reason.YES


@rule
def why_not_learn_any(s: State, seat: int, workers: int) -> int:
    why_not = Reason.NO_TECHNOLOGY
    for place in range(6):
        reason = why_not_learn(s, seat, place, workers)
        if reason == Reason.YES:
            return Reason.YES
        if reason != Reason.ALREADY_LEARNT and why_not != Reason.NOT_ENOUGH_GOLD:
            why_not = reason
    return why_not


@rulebook.options(Kind.LEARN)
def technologies(s: State, seat: int, menu: Menu) -> None:
    for place in range(6):
        offer(menu, LEARN + s.technology[place], why_not_learn(s, seat, place, s.crew + s.extra))


@rulebook.choice(Kind.LEARN)
def learn_chosen(s: State, seat: int, action: int) -> None:
    """Pay the gold on the tile; other owners score; a step on the temple of the column."""
    tech = action - LEARN
    s.learnt = tech
    pay(s, seat, Good.GOLD, TECHNOLOGY_COST[tech], Cause.ALCHEMY)
    learn(s, seat, place_of(s, tech))
    for other in range(colours_in_play(s)):
        if other != seat and s.players[other].technologies[tech]:
            gain(s, other, Good.POINTS, OTHER_OWNERS_POINTS, Cause.OTHERS_LEARN)


@rule
def is_by_strength(s: State) -> bool:
    """A lone worker has learnt from row 2 by its power: there is no power-up (R34)."""
    return s.main == Board.ALCHEMY and s.crew + s.extra < 2 and place_of(s, s.learnt) >= COLUMNS


@rule
def place_of(s: State, tech: int) -> int:
    for place in range(6):
        if s.technology[place] == tech:
            return place
    return -1


@rule
def learn(s: State, seat: int, place: int) -> None:
    """A marker on the tile and one step on its column's temple: blue, red, green from left to right."""
    s.players[seat].technologies[s.technology[place]] = 1
    emit(s, What.LEARN, seat, s.technology[place], 1, Cause.ALCHEMY)
    push(s, Kind.STEP, seat, place % COLUMNS, Cause.ALCHEMY)
