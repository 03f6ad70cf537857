"""What a seat may see, built from the state (I17): everything but the decks' order and wealth tiles not yet open."""

from __future__ import annotations

from typing import Any

from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.calendar import round_number, why_not_double
from teocalli.games.tzolkin.final_scoring import corn_value
from teocalli.games.tzolkin.food_day import fed_free, food_each, is_food_day
from teocalli.games.tzolkin.monuments import monument_points
from teocalli.games.tzolkin.placing import NO_SPACE, lowest_space, on_gears
from teocalli.games.tzolkin.rulebook import rulebook
from teocalli.games.tzolkin.state import DUMMY, EMPTY, Kind, Reason

GOOD_WORDS = words_of(c.Good)
TEMPLE_WORDS, TECHNOLOGY_WORDS = words_of(c.Temple), words_of(c.Technology)
GEAR_WORDS, FRAME_WORDS = words_of(c.Gear), words_of(c.Frame)


def view(s: Any, seat: int) -> dict[str, Any]:
    """The whole table as `seat` sees it; -1 for a spectator."""
    return {
        "round": round_number(s),
        "day": s.day,
        "age": s.age + 1,
        "food_days_held": s.food_days,
        "food_day_now": bool(is_food_day(s)) and not s.over,
        "days_to_food_day": max(0, c.FOOD_DAYS[s.food_days] - s.day) if s.food_days < len(c.FOOD_DAYS) else 0,
        "first_player": s.first,
        "first_player_space": None if s.claimer == EMPTY else s.claimer,
        "first_player_price": None if s.claimer != EMPTY else c.NTH_WORKER[_placed(s)],
        "corn_on_teeth": s.pile,
        "choosing_days": s.stack[s.depth - 1].seat if s.depth and s.stack[s.depth - 1].kind == Kind.DAYS else None,
        "over": bool(s.over),
        "gears": {word: _gear(s, gear) for gear, word in enumerate(GEAR_WORDS)},
        "jungle": {
            group + c.FIRST_GROUP: {"corn": s.corn_tiles[group], "wood": s.wood_tiles[group]}
            for group in range(c.GROUPS)
        },
        "burned": s.burned,
        "skulls_in_bank": s.skulls,
        "skulls_offered": [number + 1 for number, used in enumerate(s.offered) if used],
        "buildings": [_building(building) for building in s.row],
        "decks": [deck.left for deck in s.decks],
        "monuments": [_monument(monument) for monument in s.monuments[: c.MONUMENTS_SHOWN[s.seats]]],
        "wealth_turned_up": [c.WEALTH_IDS[tile] for tile, shown in enumerate(s.shown) if shown],
        "players": [_player(s, player, seat) for player in range(s.seats)],
    }


def seat_view(s: Any, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, and the seat's own wealth tiles while they are hidden."""
    if s.players[seat].dealt[0] == EMPTY:
        return seen
    return {**seen, "players": [_player(s, player, seat) for player in range(s.seats)]}


def _gear(s: Any, gear: int) -> dict[str, Any]:
    lowest = lowest_space(s, gear)
    return {
        "teeth": [_who(on) for on in s.gears[gear].teeth[: c.TEETH[gear]]],
        "spaces": c.LAST_SPACE[gear] + 1,
        "lowest_free": None if lowest == NO_SPACE else lowest,
        "price": None if lowest == NO_SPACE else lowest + c.NTH_WORKER[_placed(s)],
    }


def _placed(s: Any) -> int:
    """Workers that have been placed in the turn under way: each makes the next one dearer."""
    return rulebook.named(s.stack[s.depth - 1]).get("placed", 0) if s.depth else 0


def _who(on: int) -> int | str | None:
    return None if on == EMPTY else "dummy" if on == DUMMY else on


def _cost(row: Any) -> dict[str, int]:
    return {word: row[good] for good, word in enumerate(GOOD_WORDS) if row[good]}


def _building(building: int) -> dict[str, Any] | None:
    if building == EMPTY:
        return None
    return {
        "id": c.BUILDING_IDS[building],
        "kind": FRAME_WORDS[c.BUILDING_FRAME[building]],
        "cost": _cost(c.BUILDING_COST[building]),
    }


def _monument(monument: int) -> dict[str, Any] | None:
    if monument == EMPTY:
        return None
    return {
        "id": c.MONUMENT_IDS[monument],
        "kind": FRAME_WORDS[c.MONUMENT_FRAME[monument]],
        "cost": _cost(c.MONUMENT_COST[monument]),
    }


def _player(s: Any, seat: int, viewer: int) -> dict[str, Any]:
    p = s.players[seat]
    is_open = seat == viewer or p.dealt[0] == EMPTY  # a wealth tile that nobody has seen yet feeds nobody
    free, each = fed_free(s, seat) if is_open else 0, food_each(s, seat)
    workers = c.WORKERS - p.bank
    built = [monument for monument, builder in enumerate(s.monument_builder) if builder == seat]
    return {
        "points": p.points,
        "quarters": p.quarters,
        **{word: p.stock[good] for good, word in enumerate(GOOD_WORDS)},
        "goods_as_corn": corn_value(p),
        "workers": {"hand": p.hand, "bank": p.bank, "gears": on_gears(s, p, seat), "in_play": workers},
        "temples": dict(zip(TEMPLE_WORDS, p.temples, strict=True)),
        "technologies": dict(zip(TECHNOLOGY_WORDS, p.levels, strict=True)),
        "corn_tiles": p.corn_tiles,
        "wood_tiles": p.wood_tiles,
        "extra_day": not p.dark,
        "extra_day_possible": why_not_double(s, seat) == Reason.YES,
        "feeding": {"free_workers": free, "corn_each": each, "corn_needed": max(0, workers - free) * each},
        "buildings": [_building(building) for building, builder in enumerate(s.builder) if builder == seat],
        "monuments": [{**(_monument(m) or {}), "points_now": monument_points(s, seat, m)} for m in built],
        **_wealth(p, seat == viewer),
    }


def _wealth(p: Any, own: bool) -> dict[str, Any]:
    """Kept tiles are open once everybody has chosen; before, each sees only the own ones."""
    choosing = p.dealt[0] != EMPTY
    kept = [c.WEALTH_IDS[tile] for tile in p.kept if tile != EMPTY]
    return {
        "wealth": kept if own or not choosing else [],
        "wealth_chosen": bool(kept),
        "wealth_dealt": [c.WEALTH_IDS[tile] for tile in p.dealt if tile != EMPTY] if own else [],
    }
