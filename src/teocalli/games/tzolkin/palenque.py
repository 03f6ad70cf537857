"""Palenque: fishing and the jungle. Chapter "Palenque"."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOn
from teocalli.engine.events import emit
from teocalli.engine.menu import Menu, offer
from teocalli.engine.state import push
from teocalli.engine.structs import rule, words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.bank import gain
from teocalli.games.tzolkin.options import Opt
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import HARVEST, Cause, Harvest, Kind, Reason, State, What
from teocalli.games.tzolkin.temples import anger, can_anger

WAYS = len(words_of(Harvest))


@rule
def why_not_harvest(s: State, seat: int, group: int, way: int) -> int:
    """In groups 3 to 5 every corn tile lies under a wood tile: bare = corn tiles - wood tiles (Q19, Q83).

    Wood is never harvested without a tile (Q24). Corn needs a bare tile, or the forest burned; from agriculture 2 on
    it can be harvested without a tile, but only if none lies bare (Q21-Q23).
    """
    covered = s.wood_tiles[group - c.FIRST_GROUP]
    bare = s.corn_tiles[group - c.FIRST_GROUP] - covered
    if way == Harvest.WOOD:
        return Reason.YES if covered > 0 else Reason.NO_WOOD_TILE
    if way == Harvest.CORN:
        return Reason.YES if bare > 0 else Reason.NO_BARE_CORN_TILE
    if way == Harvest.BURN:
        return why_not_burn(s, seat, covered, bare)
    if s.players[seat].levels[c.AGRICULTURE] < c.UNTILED_LEVEL:
        return Reason.NEEDS_AGRICULTURE
    return Reason.YES if bare == 0 else Reason.TAKE_THE_TILE


@rule
def why_not_burn(s: State, seat: int, covered: int, bare: int) -> int:
    """Burning needs a wood tile and a god who can still be angered (Q20); bare corn does not forbid it (I8)."""
    if covered == 0:
        return Reason.NO_WOOD_TILE
    if not can_anger(s, seat):
        return Reason.GODS_TOO_ANGRY
    if bare > 0 and s.options[Opt.BURN_BESIDE_CORN] == DefaultOn.OFF:
        return Reason.CORN_LIES_BARE
    return Reason.YES


@rule
def why_not_palenque(s: State, seat: int, number: int) -> int:
    """Fishing is always possible; a harvest needs a tile, or agriculture 2 (Q21)."""
    if number == 1 or s.players[seat].levels[c.AGRICULTURE] >= c.UNTILED_LEVEL:
        return Reason.YES
    return Reason.YES if s.corn_tiles[number - c.FIRST_GROUP] > 0 else Reason.NOTHING_TO_HARVEST


@rule
def palenque(s: State, seat: int, number: int) -> None:
    """3 corn for fishing, one more with agriculture 2 (Q25); else a harvest, asked for where there is a choice."""
    if number == 1:
        level = s.players[seat].levels[c.AGRICULTURE]
        gain(s, seat, c.CORN, c.FISHING + c.FISHING_BONUS[level], Cause.PALENQUE)
        return
    ways, last = 0, 0
    for way in range(WAYS):
        if why_not_harvest(s, seat, number, way) == Reason.YES:
            ways += 1
            last = way
    if ways > 1:
        push(s, Kind.HARVEST, seat, number)
    else:
        harvest(s, seat, number, last)


@rulebook.options(Kind.HARVEST)
def ways_to_harvest(s: State, seat: int, group: int, menu: Menu) -> None:
    for way in range(WAYS):
        offer(menu, HARVEST + way, why_not_harvest(s, seat, group, way))


@rulebook.choice(Kind.HARVEST)
def way_chosen(s: State, seat: int, group: int, action: int) -> None:
    harvest(s, seat, group, action - HARVEST)


@rule
def harvest(s: State, seat: int, group: int, way: int) -> None:
    """Take the tile and what it brings. A burned wood tile goes to the box and the gods are angry (Q20)."""
    p = s.players[seat]
    place = group - c.FIRST_GROUP
    if way == Harvest.WOOD:
        s.wood_tiles[place] -= 1
        p.wood_tiles += 1
        emit(s, What.TILE_TAKEN, seat, c.WOOD, 1, Cause.PALENQUE)
        more = 1 if p.levels[c.EXTRACTION] >= c.EXTRACTION_LEVEL[0] else 0
        gain(s, seat, c.WOOD, c.HARVEST_WOOD[group] + more, Cause.PALENQUE)
        return
    if way == Harvest.BURN:
        s.wood_tiles[place] -= 1
        s.burned += 1
        emit(s, What.BURNED, seat, -1, 1, Cause.BURNING)
    if way != Harvest.UNTILED:
        s.corn_tiles[place] -= 1
        p.corn_tiles += 1
        emit(s, What.TILE_TAKEN, seat, c.CORN, 1, Cause.PALENQUE)
    gain(s, seat, c.CORN, c.HARVEST_CORN[group] + c.HARVEST_BONUS[p.levels[c.AGRICULTURE]], Cause.PALENQUE)
    if way == Harvest.BURN:
        anger(s, seat, Cause.BURNING)
