"""What cannot be in a position: components that appear or vanish, and places that nobody can reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from teocalli.engine.records import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.food_day import is_food_day
from teocalli.games.tzolkin.meta import Opt
from teocalli.games.tzolkin.state import DUMMY, EMPTY, Cause, Kind, Site


def contradictions(s: Any) -> list[str]:
    """Sentences about everything that does not add up."""
    checks = (_board, _workers, _jungle, _skulls, _buildings, _monuments, _players, _wealth, _pending)
    return [sentence for check in checks for sentence in check(s)]


def _board(s: Any) -> Iterator[str]:
    if not 0 <= s.first < s.seats:
        yield "Nobody at the table holds the first player marker."
    if not EMPTY <= s.claimer < s.seats:
        yield "The first player space is held by nobody at the table."
    if s.pile < 0 or s.day < 0:
        yield "The pile of corn and the day of the calendar cannot be negative."
    if s.age not in (0, 1) or not 0 <= s.food_days <= len(c.FOOD_DAYS):
        yield "There are two ages and four food days."
        return
    if (s.age == 1) != (s.food_days >= 2):
        yield "The second age begins on the second food day."
    if not s.over and s.food_days > c.LAST_FOOD_DAY:
        yield "The game is over after the fourth food day."
    if s.food_days <= c.LAST_FOOD_DAY and is_food_day(s) and s.day > c.FOOD_DAYS[s.food_days] + 1:
        yield "A food day has been missed."
    if s.food_days > 0 and s.day < c.FOOD_DAYS[s.food_days - 1]:
        yield "A food day has been held too early."


def _standing(s: Any, who: int) -> list[tuple[int, int]]:
    return [(gear, tooth) for gear in range(c.GEARS) for tooth, on in enumerate(s.gears[gear].teeth) if on == who]


def _workers(s: Any) -> Iterator[str]:
    for seat in range(c.SEATS):
        p, places = s.players[seat], _standing(s, seat)
        if seat >= s.seats:
            if places or p.hand or p.bank:
                yield f"Seat {seat + 1} is empty, but has workers."
            continue
        total = p.hand + p.bank + len(places) + (s.claimer == seat)
        if total != c.WORKERS or p.hand < 0 or p.bank < 0:
            yield f"Seat {seat + 1} has {total} workers instead of {c.WORKERS}."
        if p.bank > c.WORKERS - c.STARTING_WORKERS:
            yield f"Seat {seat + 1} has too many workers in the bank."
        if any(tooth > c.LAST_SPACE[gear] for gear, tooth in places):
            yield f"A worker of seat {seat + 1} stands on a tooth without a number."
    dummies = _standing(s, DUMMY)
    if len(dummies) != c.DUMMIES[s.seats]:
        yield f"There are {len(dummies)} dummies instead of {c.DUMMIES[s.seats]}."
    for gear in range(c.GEARS):
        teeth = s.gears[gear].teeth
        if any(not EMPTY <= on <= DUMMY for on in teeth):
            yield "On a tooth stands something that is neither a player's worker nor a dummy."
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
    boxed = s.options[Opt.MONUMENT_SKULL] * (s.monument_builder[c.MONUMENT_IDS.index("m-13")] != EMPTY)
    total = s.skulls + sum(p.stock[c.SKULL] for p in s.players) + sum(s.offered) + boxed
    if total != c.SKULLS or s.skulls < 0:
        yield f"There are {total} skulls instead of {c.SKULLS}."
    if any(used not in (0, 1) for used in s.offered):
        yield "Each action of Chichen Itza takes one skull."


def _buildings(s: Any) -> Iterator[str]:
    """Every building is in a deck, in the row, or built once; those of age 1 may be in the box in age 2."""
    places: dict[int, int] = dict.fromkeys(range(c.BUILDINGS), 0)
    for deck in s.decks:
        if any((card == EMPTY) != (i >= deck.left) for i, card in enumerate(deck.cards)):
            yield "A deck has a gap."
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
    for seat in range(s.seats):
        p, who = s.players[seat], f"Seat {seat + 1}"
        if min(p.stock) < 0:
            yield f"{who} has less than nothing of some material."
        for temple in range(c.TEMPLES):
            if not 0 <= p.temples[temple] <= c.TOP_STEP[temple]:
                yield f"{who} stands on a step of {words_of(c.Temple)[temple]} that does not exist."
        if any(not 0 <= level <= c.TOP_LEVEL for level in p.levels):
            yield f"{who} has a technology level that does not exist."
        if p.dark not in (0, 1):
            yield f"The player board of {who.lower()} is neither light nor dark."
    for temple in range(c.TEMPLES):
        if sum(s.players[seat].temples[temple] == c.TOP_STEP[temple] for seat in range(s.seats)) > 1:
            yield f"The top step of {words_of(c.Temple)[temple]} holds one player only."


def _wealth(s: Any) -> Iterator[str]:
    choosing = any(frame.kind in (Kind.KEEP_WEALTH, Kind.OPEN_WEALTH) for frame in s.stack[: s.depth])
    seen: set[int] = set()
    for seat in range(s.seats):
        p = s.players[seat]
        dealt = [tile for tile in p.dealt if tile != EMPTY]
        kept = [tile for tile in p.kept if tile != EMPTY]
        if len(dealt) != (c.WEALTH_DEALT if choosing else 0):
            yield f"Seat {seat + 1} holds {len(dealt)} wealth tiles to choose from."
        if len(kept) not in ((0, c.WEALTH_KEPT) if choosing else (c.WEALTH_KEPT,)):
            yield f"Seat {seat + 1} has kept {len(kept)} wealth tiles."
        held = set(dealt) if choosing else set(kept)
        if len(held) != (len(dealt) if choosing else len(kept)) or held & seen or not set(kept) <= held:
            yield f"A wealth tile of seat {seat + 1} is in two places."
        if any(s.shown[tile] for tile in held):
            yield f"A wealth tile of seat {seat + 1} was turned up for the dummies."
        seen |= held
    for seat in {*range(s.seats)} - {frame.seat for frame in s.stack[: s.depth] if frame.kind == Kind.KEEP_WEALTH}:
        if choosing and EMPTY in s.players[seat].kept:
            yield f"Seat {seat + 1} has neither kept two wealth tiles nor is asked to."


#: Effects that carry the game on; one of them lies below everything else that is pending.
FLOW = (Kind.OPEN_WEALTH, Kind.NEXT_TURN, Kind.END_ROUND, Kind.CALENDAR, Kind.DAYS)
#: The lowest and highest numbers `a` and `b` of those decisions and effects that have any.
_CAUSES, _SITES, _BUILT = (0, len(words_of(Cause)) - 1), (0, len(words_of(Site)) - 1), (0, c.BUILDINGS - 1)
NUMBERS: dict[int, tuple[tuple[int, int], tuple[int, int]]] = {
    Kind.PLACE_MORE: ((1, c.WORKERS - 1), (0, 0)),
    Kind.ACTION: ((0, c.GEARS - 1), (0, c.MOST_SPACES - 1)),
    Kind.BORROW: ((0, 1), (0, 0)),
    Kind.HARVEST: ((c.FIRST_GROUP, c.FIRST_GROUP + c.GROUPS - 1), (0, 0)),
    Kind.ADVANCE: ((1, 2), (0, 1)),
    Kind.ADVANCE_FREE: ((1, 2), (0, 0)),
    Kind.PAY: ((1, c.TOP_LEVEL), _CAUSES),
    Kind.TAKE: ((1, c.BONUS_RESOURCES), _CAUSES),
    Kind.CLIMB: (_CAUSES, (0, 0)),
    Kind.CLIMB_TWO: (_CAUSES, (0, 0)),
    Kind.ANGER: (_CAUSES, (0, 0)),
    Kind.BUILD: (_SITES, (0, 1)),
    Kind.DISCOUNT: (_BUILT, _SITES),
    Kind.TRADE: ((0, 2**c.RESOURCES - 1), (0, 2**c.RESOURCES - 1)),
    Kind.NEXT_TURN: ((0, c.SEATS), (0, 0)),
    Kind.CALENDAR: ((1, 2), (0, 0)),
    Kind.MOVE_TRACK: ((0, c.TECHNOLOGIES - 1), (0, 0)),
    Kind.TWO_STEPS: (_CAUSES, (0, 0)),
    Kind.SECOND_BUILDING: (_SITES, (0, 1)),
    Kind.TILE: (_BUILT, (0, 2 * c.MOST_EFFECTS - 1)),
    Kind.ARCHITECTURE_REWARD: ((0, c.TOP_LEVEL), (0, 0)),
}


def _pending(s: Any) -> Iterator[str]:
    for frame in s.stack[: s.depth]:
        word = words_of(Kind)[frame.kind]
        (low_a, high_a), (low_b, high_b) = NUMBERS.get(frame.kind, ((0, 0), (0, 0)))
        if frame.kind == Kind.ACTION and 0 <= frame.a < c.GEARS:
            high_b = c.LAST_SPACE[frame.a]
        if not (low_a <= frame.a <= high_a and low_b <= frame.b <= high_b):
            yield f"Pending {word}: `a` must be from {low_a} to {high_a}, and `b` from {low_b} to {high_b}."
        elif frame.kind == Kind.DISCOUNT and frame.a not in s.row:
            yield f"Pending {word}: the building is not on display."
    if s.depth and not s.over and s.stack[0].kind not in FLOW:
        yield "What is pending must begin with what carries the round on, such as next_turn."
