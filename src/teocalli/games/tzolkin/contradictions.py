"""What cannot be in a position: components that appear or vanish, and places that nobody can reach.

Numbers out of their range are refused before anything is looked at here (`within` in `state.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teocalli.engine.cells import fill
from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.fill_in import boxed_skulls
from teocalli.games.tzolkin.pending import pending
from teocalli.games.tzolkin.state import DUMMY, EMPTY, Kind, Player

#: What an empty seat has.
NOBODY = Player()
fill(NOBODY.dealt, EMPTY)
fill(NOBODY.kept, EMPTY)


def contradictions(s: Any) -> list[str]:
    """Sentences about everything that does not add up."""
    checks = (_board, _days, _workers, _dummies, _jungle, _skulls, _buildings, _monuments, _players, _wealth, pending)
    return [sentence for check in checks for sentence in check(s)]


def _board(s: Any) -> Iterator[str]:
    if not 0 <= s.first < s.seats:
        yield "Nobody at the table holds the first player marker."
    if not EMPTY <= s.claimer < s.seats:
        yield "The first player space is held by nobody at the table."
    if s.age != int(s.food_days >= 2):
        yield "The second age begins on the second food day."


def _days(s: Any) -> Iterator[str]:
    """A food day is held at the end of its round, or of the next one if the calendar jumped over it."""
    is_round_over = s.depth > 0 and s.stack[0].kind == Kind.DAYS
    due = sum(day < s.day + is_round_over for day in c.FOOD_DAYS)
    jumped = not is_round_over and s.day - 1 in c.FOOD_DAYS
    if s.over and s.food_days < len(c.FOOD_DAYS):
        yield "The game is over after the fourth food day, not before."
    elif not s.over and s.food_days > c.LAST_FOOD_DAY:
        yield "The game is over after the fourth food day."
    elif s.food_days < due - jumped:
        yield "A food day has been missed."
    elif s.food_days > due:
        yield "A food day has been held too early."


def _standing(s: Any, who: int) -> list[tuple[int, int]]:
    return [(gear, tooth) for gear in range(c.GEARS) for tooth, on in enumerate(s.gears[gear].teeth) if on == who]


def _workers(s: Any) -> Iterator[str]:
    for seat in range(c.SEATS):
        p, places = s.players[seat], _standing(s, seat)
        if seat >= s.seats:
            if places or p != NOBODY:
                yield f"Seat {seat + 1} is empty, but has something."
            continue
        total = p.hand + p.bank + len(places) + (s.claimer == seat)
        if total != c.WORKERS:
            yield f"Seat {seat + 1} has {total} workers instead of {c.WORKERS}."
        if any(tooth > c.LAST_SPACE[gear] for gear, tooth in places):
            yield f"A worker of seat {seat + 1} stands on a tooth without a number."
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        if any(on != EMPTY for on in teeth[c.TEETH[gear] :]):
            yield "Somebody stands beyond the last tooth of a gear."


def _jungle(s: Any) -> Iterator[str]:
    squares = c.JUNGLE_SQUARES[s.seats]
    for group in range(c.GROUPS):
        if not 0 <= s.wood_tiles[group] <= s.corn_tiles[group] <= squares:
            yield f"Group {group + c.FIRST_GROUP} of the jungle has impossible tiles."
    if s.wood_tiles[0]:
        yield "Group 2 of the jungle has no wood tiles."
    if sum(s.corn_tiles) + sum(p.corn_tiles for p in s.players) != c.GROUPS * squares:
        yield f"There must be {c.GROUPS * squares} corn tiles in all."
    if sum(s.wood_tiles) + sum(p.wood_tiles for p in s.players) + s.burned != (c.GROUPS - 1) * squares:
        yield f"There must be {(c.GROUPS - 1) * squares} wood tiles in all, burned ones included."


def _skulls(s: Any) -> Iterator[str]:
    total = s.skulls + sum(p.stock[c.SKULL] for p in s.players) + sum(s.offered) + boxed_skulls(s)
    if total != c.SKULLS:
        yield f"There are {total} skulls instead of {c.SKULLS}."


def _buildings(s: Any) -> Iterator[str]:
    """Every building is in a deck, in the row, or built once; those of age 1 may be in the box in age 2."""
    places: dict[int, int] = dict.fromkeys(range(c.BUILDINGS), 0)
    for age, deck in enumerate(s.decks):
        if any((card == EMPTY) != (i >= deck.left) for i, card in enumerate(deck.cards)):
            yield "A deck has a gap."
        if any((card >= c.DECK_SIZE[0]) != (age == 1) for card in deck.cards[: deck.left]):
            yield "A deck holds buildings of the other age."
    if s.age == 1 and s.decks[0].left:
        yield "The deck of age 1 is in the box in age 2."
    found = [card for deck in s.decks for card in deck.cards] + list(s.row)
    found += [building for building, builder in enumerate(s.builder) if builder != EMPTY]
    for building in found:
        if building != EMPTY:
            places[building] += 1
    for building, count in places.items():
        old = building < c.DECK_SIZE[0]
        if count > 1 or (count == 0 and not (old and s.age == 1)):
            yield f"Building {c.BUILDING_IDS[building]} is in {count} places."
    shown_age = {building >= c.DECK_SIZE[0] for building in s.row if building != EMPTY}
    if shown_age and shown_age != {s.age == 1}:
        yield "The row shows buildings of the wrong age."
    if any(not EMPTY <= builder < s.seats for builder in (*s.builder, *s.monument_builder)):
        yield "Somebody who is not at the table has built something."


def _monuments(s: Any) -> Iterator[str]:
    shown = [monument for monument in s.monuments if monument != EMPTY]
    built = [monument for monument, builder in enumerate(s.monument_builder) if builder != EMPTY]
    if len({*shown, *built}) != c.MONUMENTS_SHOWN[s.seats] or len(shown) + len(built) != c.MONUMENTS_SHOWN[s.seats]:
        yield f"There must be {c.MONUMENTS_SHOWN[s.seats]} different monuments, shown or built."


def _players(s: Any) -> Iterator[str]:
    for temple, name in enumerate(words_of(c.Temple)):
        places = [s.players[seat].temples[temple] for seat in range(s.seats)]
        if max(places) > c.TOP_STEP[temple]:
            yield f"Somebody stands above the top step of {name}."
        if places.count(c.TOP_STEP[temple]) > 1:
            yield f"The top step of {name} holds one player only."


def _dummies(s: Any) -> Iterator[str]:
    """A tile that was turned up names a space; the first of a small gear brings a second dummy (Q73)."""
    dummies = len(_standing(s, DUMMY))
    if dummies != c.DUMMIES[s.seats]:
        yield f"There are {dummies} dummies instead of {c.DUMMIES[s.seats]}."
    gears = [c.WEALTH_GEAR[tile] for tile, shown in enumerate(s.shown) if shown]
    placed = len(gears) + len({*gears} - {c.CHICHEN_ITZA})
    if placed - c.DUMMIES[s.seats] not in ((0, 1) if dummies else (0,)):
        yield f"The wealth tiles that were turned up name {placed} spaces for {c.DUMMIES[s.seats]} dummies."


def _wealth(s: Any) -> Iterator[str]:
    """Four tiles in hand until all have chosen; two kept by everybody who is not asked any more."""
    choosing = s.depth > 0 and s.stack[0].kind == Kind.OPEN_WEALTH
    asked = {frame.seat for frame in s.stack[: s.depth] if frame.kind == Kind.KEEP_WEALTH}
    seen: set[int] = set()
    for seat in range(s.seats):
        p, who = s.players[seat], f"Seat {seat + 1}"
        dealt = [tile for tile in p.dealt if tile != EMPTY]
        kept = [tile for tile in p.kept if tile != EMPTY]
        if len(dealt) != (c.WEALTH_DEALT if choosing else 0):
            yield f"{who} holds {len(dealt)} wealth tiles to choose from."
        if len(kept) != (0 if seat in asked else c.WEALTH_KEPT):
            yield f"{who} has kept {len(kept)} wealth tiles."
        held = dealt if choosing else kept
        if len({*held}) != len(held) or {*held} & seen or len({*kept}) != len(kept) or not {*kept} <= {*held}:
            yield f"A wealth tile of seat {seat + 1} is in two places."
        if any(s.shown[tile] for tile in held):
            yield f"A wealth tile of seat {seat + 1} was turned up for the dummies."
        seen |= {*held}
