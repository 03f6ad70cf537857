"""Positions by hand: what they leave out follows from what they name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.state import pop, push
from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.buildings import refill
from teocalli.games.tzolkin.options import MonumentSkull, Opt
from teocalli.games.tzolkin.state import DUMMY, EMPTY, Cause, Kind, State

Names = Collection[str]
GEARS = words_of(c.Gear)


def fill_in(s: State, names: Names) -> None:
    """`names` are the fields that the position gives: `skulls`, `players.1.hand`, …; they stay."""
    _turns(s, names)
    _calendar(s, names)
    _tiles_shown(s, names)
    _dummies(s, names)
    if not _choosing(s):
        _keep_wealth(s, names)
    _workers(s, names)
    _jungle(s, names)
    _skulls(s, names)
    _buildings(s, names)
    _monuments(s, names)


def start_turn(s: State, seat: int) -> None:
    """A turn of the seat, the place in the round following from the first player; wealth was chosen long ago."""
    _keep_wealth(s, ())
    push(s, Kind.NEXT_TURN, seat, (seat - s.first) % s.seats)


def _choosing(s: State) -> bool:
    return s.depth > 0 and s.stack[0].kind == Kind.OPEN_WEALTH


# ---------------------------------------------------------------- time


def _turns(s: State, names: Names) -> None:
    """Under a question in a turn lies its end, and the next turn."""
    if s.depth == 0:
        return
    seat = s.stack[0].seat
    in_turn = s.stack[0].kind not in (Kind.OPEN_WEALTH, Kind.DAYS, Kind.NEXT_TURN)
    if in_turn:
        asked = [(f.kind, f.seat, f.a, f.b, f.c, f.d) for f in s.stack[: s.depth]]
        while s.depth:
            pop(s)
        push(s, Kind.NEXT_TURN, (seat + 1) % s.seats, (seat - s.first) % s.seats + 1)
        if asked[0][0] != Kind.END_TURN:
            push(s, Kind.END_TURN, seat)
        for frame in asked:
            push(s, *frame)
    if "current" not in names:
        s.current = s.stack[1].seat if s.depth > 1 and s.stack[0].kind == Kind.NEXT_TURN else -1


def _calendar(s: State, names: Names) -> None:
    """Food days before this day are over."""
    if "food_days" not in names:
        held_today = s.depth > 0 and s.stack[0].kind == Kind.DAYS
        s.food_days = sum(day < s.day + held_today for day in c.FOOD_DAYS)
    if "age" not in names:
        s.age = 1 if s.food_days >= 2 else 0


# ---------------------------------------------------------------- players


def _keep_wealth(s: State, names: Names) -> None:
    """Everybody who has none keeps two tiles; what players have is said by the position, tiles give nothing more."""
    taken = {tile for p in s.players for tile in p.kept} | {tile for tile, shown in enumerate(s.shown) if shown}
    for seat, p in enumerate(s.players[: s.seats], 1):
        if p.kept == [EMPTY] * c.WEALTH_KEPT and f"players.{seat}.kept" not in names:
            free = [tile for tile in (*p.dealt, *range(c.WEALTHS)) if tile not in taken]
            p.kept[:] = list(dict.fromkeys(free))[: c.WEALTH_KEPT]
            taken |= {*p.kept}
        if f"players.{seat}.dealt" not in names:
            fill(p.dealt, EMPTY)


def _tiles_shown(s: State, names: Names) -> None:
    """Tiles that a player keeps were not turned up for the dummies; others were."""
    kept = {tile for p in s.players for tile in p.kept}
    if "shown" in names or not any(s.shown[tile] for tile in kept - {EMPTY}):
        return
    free = [tile for tile in range(c.WEALTHS) if tile not in kept]
    free.sort(key=lambda tile: (not s.shown[tile], c.WEALTH_SPACE[tile]))
    fill(s.shown, 0)
    gears: set[int] = {c.CHICHEN_ITZA}
    dummies = c.DUMMIES[s.seats]
    for tile in free:
        if dummies > 0:
            s.shown[tile] = 1
            dummies -= 1 if c.WEALTH_GEAR[tile] in gears else 2
            gears.add(c.WEALTH_GEAR[tile])


def _dummies(s: State, names: Names) -> None:
    """They have ridden on with their gears from the spaces that the tiles name; a worker keeps its space."""
    given = {(g, t) for g, gear in enumerate(GEARS) for t in range(c.MOST_TEETH) if f"gears.{gear}.teeth.{t}" in names}
    if (not given and s.day == 0) or any(s.gears[gear].teeth[tooth] == DUMMY for gear, tooth in given):
        return
    for gear, wheel in enumerate(s.gears):
        wheel.teeth[:] = [EMPTY if on == DUMMY and (gear, t) not in given else on for t, on in enumerate(wheel.teeth)]
    for gear, space in _spaces_named(s)[: c.DUMMIES[s.seats]]:
        size = c.TEETH[gear]
        ridden = [(space + s.day + tooth) % size for tooth in range(size)]
        free = [t for t in ridden if s.gears[gear].teeth[t] == EMPTY and (gear, t) not in given]
        if free:
            s.gears[gear].teeth[free[0]] = DUMMY


def _spaces_named(s: State) -> list[tuple[int, int]]:
    """Gears and spaces of the tiles turned up; the first tile of a small gear names the opposite tooth too (Q73)."""
    found = [(c.WEALTH_GEAR[tile], c.WEALTH_SPACE[tile]) for tile, shown in enumerate(s.shown) if shown]
    first = {gear: space for gear, space in reversed(found) if gear != c.CHICHEN_ITZA}
    return found + [(gear, (space + c.OPPOSITE) % c.TEETH[gear]) for gear, space in first.items()]


def _workers(s: State, names: Names) -> None:
    """Who is neither on the board nor in the bank is in the hand; a bank too full for the board gives workers."""
    for seat in range(s.seats):
        p = s.players[seat]
        placed = sum(on == seat for wheel in s.gears for on in wheel.teeth) + (s.claimer == seat)
        if f"players.{seat + 1}.bank" not in names:
            p.bank = max(0, min(p.bank, c.WORKERS - placed))
        if f"players.{seat + 1}.hand" not in names:
            p.hand = max(0, c.WORKERS - p.bank - placed)


# ---------------------------------------------------------------- supplies


def _jungle(s: State, names: Names) -> None:
    """Tiles that players have come from the lowest groups; wood tiles that nobody has were burned."""
    corn, wood = (sum(getattr(p, tiles) for p in s.players) for tiles in ("corn_tiles", "wood_tiles"))
    for group in range(c.GROUPS):
        if "wood_tiles" not in names:
            taken = min(wood, s.wood_tiles[group])
            s.wood_tiles[group] -= taken
            wood -= taken
        if "corn_tiles" not in names:
            taken = max(0, min(corn, s.corn_tiles[group] - s.wood_tiles[group]))
            s.corn_tiles[group] -= taken
            corn -= taken
    if "burned" not in names:
        wood = sum(s.wood_tiles) + sum(p.wood_tiles for p in s.players)
        s.burned = max(0, (c.GROUPS - 1) * c.JUNGLE_SQUARES[s.seats] - wood)


def boxed_skulls(s: Any) -> int:
    """The skull paid for m-13, where it does not go back to the bank."""
    return int(
        s.options[Opt.MONUMENT_SKULL] == MonumentSkull.BOX and s.monument_builder[c.MONUMENT_IDS.index("m-13")] != EMPTY
    )


def _skulls(s: State, names: Names) -> None:
    if "skulls" not in names:
        s.skulls = max(0, c.SKULLS - sum(p.stock[c.SKULL] for p in s.players) - sum(s.offered) - boxed_skulls(s))


def _buildings(s: State, names: Names) -> None:
    """What is neither built nor on display lies in its deck, or in the box when its age is over."""
    first = c.DECK_SIZE[0]
    if "row" not in names:
        of_age = range(first, c.BUILDINGS) if s.age else range(first)
        s.row[:] = [b if b in of_age and s.builder[b] == EMPTY else EMPTY for b in s.row]
    if "decks" not in names:
        out = {*s.row, *(b for b in range(c.BUILDINGS) if s.builder[b] != EMPTY)}
        for age, deck in enumerate(s.decks):
            known = deck.cards[: deck.left]
            others = [b for b in (range(first, c.BUILDINGS) if age else range(first)) if b not in known]
            cards = [b for b in (*others, *known) if b not in out] if age >= s.age else []
            deck.left = len(cards)
            deck.cards[:] = cards + [EMPTY] * (c.LARGEST_DECK - len(cards))
    for age, deck in enumerate(s.decks, 1):
        if f"decks.age_{age}.cards" in names and f"decks.age_{age}.left" not in names:
            deck.left = sum(card != EMPTY for card in deck.cards)
    if "row" not in names:
        refill(s, Cause.END_OF_TURN)


def _monuments(s: State, names: Names) -> None:
    """Built ones are not shown; as many are shown and built as there are for this number of players."""
    if "monuments" not in names:
        built = [m for m, builder in enumerate(s.monument_builder) if builder != EMPTY]
        left = c.MONUMENTS_SHOWN[s.seats] - len(built)
        shown = [m for m in s.monuments if m != EMPTY and m not in built][: max(0, left)]
        s.monuments[:] = shown + [EMPTY] * (c.MOST_MONUMENTS_SHOWN - len(shown))
