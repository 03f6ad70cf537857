"""Buildings: every tile, architecture, two buildings, chains, the row."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import State
from tests.tzolkin.positions import (
    GOODS,
    asked,
    finish_round,
    goods,
    lay,
    levels,
    options,
    picking,
    play,
    player,
    temples,
    why_not,
)


def building(tile: str, **seat: Any) -> State:
    """Seat 1 has exactly the price of one building, and more if named, and stands before Tikal 2."""
    number = c.BUILDING_IDS.index(tile)
    price = {good: c.BUILDING_COST[number][i] for i, good in enumerate(("corn", "wood", "stone", "gold")) if i}
    stock = {good: price.get(good, 0) + seat.pop(good, 0) for good in ("corn", "wood", "stone", "gold")}
    return picking("tikal", 2, age=int(tile[1]), row=[tile], p1={**stock, **seat})


#: Tile, price, then what it gives at once: goods, temple steps from (1, 1, 1), levels, points (S1-S4).
TILES: list[tuple[str, dict[str, int], tuple[str, ...], dict[str, int], tuple[int, ...], tuple[int, ...], int]] = [
    ("a1-01", {"wood": 1}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a1-02", {"wood": 1}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a1-03", {"wood": 1}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a1-04", {"wood": 4}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),  # C1
    ("a1-05", {"wood": 4}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),  # C1
    ("a1-06", {"wood": 2, "stone": 1}, (), {}, (2, 2, 1), (0, 0, 0, 0), 0),
    ("a1-07", {"wood": 1, "stone": 2}, (), {}, (2, 1, 2), (0, 0, 0, 0), 0),
    ("a1-08", {"wood": 1, "gold": 1}, ("climb quetzalcoatl",), {}, (1, 2, 1), (0, 0, 0, 0), 0),
    ("a1-09", {"wood": 2}, (), {}, (1, 1, 1), (1, 0, 0, 0), 0),
    ("a1-10", {"wood": 3}, (), {"stone": 1}, (1, 1, 1), (1, 0, 0, 0), 0),
    ("a1-11", {"wood": 1, "stone": 1}, (), {"corn": 1}, (1, 1, 1), (0, 1, 0, 0), 0),  # C10
    ("a1-12", {"wood": 2, "stone": 1}, (), {"gold": 1}, (1, 1, 1), (0, 1, 0, 0), 0),
    ("a1-13", {"gold": 1}, (), {}, (1, 1, 1), (0, 0, 1, 0), 0),
    ("a1-14", {"stone": 1, "gold": 1}, (), {}, (1, 1, 2), (0, 0, 0, 1), 0),
    ("a2-01", {"wood": 2}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a2-02", {"wood": 2}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a2-03", {"wood": 2}, (), {}, (1, 1, 1), (0, 0, 0, 0), 0),
    ("a2-04", {"stone": 3}, (), {}, (1, 1, 1), (0, 0, 0, 0), 6),  # C3
    ("a2-05", {"wood": 1, "stone": 1, "gold": 1}, (), {}, (1, 1, 1), (0, 0, 0, 0), 6),
    ("a2-06", {"wood": 1, "gold": 2}, (), {}, (1, 1, 1), (0, 0, 0, 0), 8),
    ("a2-07", {"wood": 2, "stone": 1, "gold": 1}, (), {}, (1, 1, 1), (0, 0, 0, 0), 2),
    ("a2-08", {"wood": 1, "stone": 2, "gold": 1}, (), {}, (2, 2, 2), (0, 0, 0, 0), 3),
    ("a2-09", {"wood": 3}, ("advance theology",), {"stone": 1}, (1, 1, 1), (0, 0, 0, 1), 0),
    ("a2-10", {"wood": 2, "stone": 1}, ("advance theology",), {"gold": 1}, (1, 1, 1), (0, 0, 0, 1), 0),
    ("a2-11", {"wood": 3, "stone": 1}, ("advance agriculture",), {"corn": 6}, (1, 1, 1), (1, 0, 0, 0), 0),  # C4
    ("a2-12", {"wood": 2, "stone": 2}, ("advance extraction",), {"skull": 1}, (1, 1, 1), (0, 1, 0, 0), 0),
    ("a2-13", {"stone": 2}, (), {}, (3, 1, 1), (0, 0, 0, 0), 2),
    ("a2-14", {"stone": 1, "gold": 1}, (), {}, (1, 1, 1), (0, 0, 1, 0), 3),  # C2
    ("a2-15", {"gold": 2}, (), {}, (1, 1, 3), (0, 0, 0, 0), 3),
    ("a2-16", {"stone": 2, "gold": 1}, (), {}, (2, 1, 2), (0, 0, 0, 1), 0),
    ("a2-17", {"stone": 1, "gold": 2}, ("advance theology", "advance agriculture"), {}, (1, 1, 1), (1, 0, 0, 1), 0),
    ("a2-18", {"gold": 3}, (), {}, (1, 3, 1), (0, 0, 0, 0), 4),
]


@pytest.mark.parametrize(("tile", "price", "answers", "gains", "steps", "tracks", "points"), TILES)
def test_every_building_costs_and_gives_what_it_shows(
    tile: str,
    price: dict[str, int],
    answers: tuple[str, ...],
    gains: dict[str, int],
    steps: tuple[int, ...],
    tracks: tuple[int, ...],
    points: int,
) -> None:
    """R18, C1, C2, C3, C4, C10; effects must be taken (I12), in the listed order (I14)."""
    number = c.BUILDING_IDS.index(tile)
    assert {good: n for good, n in zip(GOODS, c.BUILDING_COST[number], strict=True) if n} == price
    s = building(tile)
    play(s, "do tikal 2", f"build {tile}", *answers)
    assert goods(s) == gains
    assert temples(s) == steps
    assert levels(s) == tracks
    assert player(s).points == points
    assert s.builder[number] == 0
    assert GAME.mover(s) == 1


def test_every_building_stands_in_the_list() -> None:
    """R18."""
    assert [tile[0] for tile in TILES] == list(c.BUILDING_IDS)


@pytest.mark.parametrize("tile", c.BUILDING_IDS)
def test_no_building_is_built_below_its_price(tile: str) -> None:
    """R18."""
    number = c.BUILDING_IDS.index(tile)
    for i, good in enumerate(("corn", "wood", "stone", "gold")):
        if c.BUILDING_COST[number][i]:
            s = building(tile, **{good: -1})
            assert why_not(s, "do tikal 2") == "nothing_affordable"


def test_worker_tomb_puts_a_worker_into_the_hand() -> None:
    """R18: a2-05."""
    s = building("a2-05")
    play(s, "do tikal 2", "build a2-05")
    assert (player(s).hand, player(s).bank) == (4, 2)
    s = building("a2-05", bank=0)
    play(s, "do tikal 2", "build a2-05")
    assert (player(s).hand, player(s).points) == (6, 6)


def test_market_tomb_opens_the_market_before_its_points() -> None:
    """R18: a2-04."""
    s = building("a2-04", corn=4)
    play(s, "do tikal 2", "build a2-04")
    assert asked(s) == "trade"
    assert player(s).points == 0
    play(s, "buy gold", "done")
    assert goods(s) == {"gold": 1}
    assert player(s).points == 6


def test_two_free_advances_go_to_one_track_or_two() -> None:
    """a2-17; at level 3 each gives the bonus without payment (Q28, Q84)."""
    s = building("a2-17", architecture=2)
    play(s, "do tikal 2", "build a2-17", "advance architecture", "advance architecture")
    assert levels(s) == (0, 0, 3, 0)
    assert player(s).points == 2 + 3


def test_a_free_advance_at_level_3_gives_the_bonus() -> None:
    """Q28."""
    s = building("a1-09", agriculture=3)
    play(s, "do tikal 2", "build a1-09", "climb chaac")
    assert temples(s) == (2, 1, 1)
    assert goods(s) == {}


def test_skull_tile_with_the_theology_bonus_shares_a_last_skull() -> None:
    """I14: a2-12 at theology 3 takes the bonus first; with one skull in the bank the tile then has none (Q53)."""
    s = picking(
        "tikal",
        2,
        age=2,
        row=["a2-12"],
        p1={"wood": 2, "stone": 2, "theology": 3},
        p2={"skull": 12},
    )
    play(s, "do tikal 2", "build a2-12", "advance theology")
    assert goods(s) == {"skull": 1}
    assert s.skulls == 0


def test_steps_that_cannot_be_taken_are_lost() -> None:
    """I12, Q71: two steps with a taken top."""
    s = picking("tikal", 2, age=2, row=["a2-13"], p1={"stone": 2, "chaac": 4}, p2={"chaac": 6})
    play(s, "do tikal 2", "build a2-13")
    assert temples(s) == (5, 1, 1)
    assert player(s).points == 2


# ---------------------------------------------------------------- a1-08 and a2-07


def test_the_chained_building_is_optional_and_the_step_is_given_anyway() -> None:
    """C22."""
    s = building("a1-08")
    play(s, "do tikal 2", "build a1-08", "climb chaac")
    assert temples(s) == (2, 1, 1)
    assert GAME.mover(s) == 1
    s = picking("tikal", 2, row=["a1-08", "a1-01"], p1={"wood": 2, "gold": 1})
    play(s, "do tikal 2", "build a1-08", "climb chaac", "skip")
    assert s.builder[0] == -1


def test_the_chained_building_is_paid_as_by_tikal_2() -> None:
    """Q42: in resources, even if a1-08 was bought with corn."""
    s = picking("uxmal", 4, row=["a1-08", "a1-01"], p1={"corn": 9, "wood": 1})
    play(s, "do uxmal 4", "build a1-08", "climb chaac", "build a1-01")
    assert goods(s) == {"corn": 5}
    s = picking("uxmal", 4, row=["a1-08", "a1-01"], p1={"corn": 9})
    play(s, "do uxmal 4", "build a1-08", "climb chaac")
    assert GAME.mover(s) == 1, "corn cannot pay for it"


def test_the_chained_building_has_its_own_architecture() -> None:
    """I10, Q79."""
    s = picking("tikal", 2, row=["a1-08", "a1-01"], p1={"wood": 2, "gold": 1, "architecture": 2})
    play(s, "do tikal 2", "build a1-08", "climb chaac", "build a1-01")
    assert goods(s) == {"corn": 2}
    assert player(s).points == 4


def test_the_chain_is_finished_before_the_second_building() -> None:
    """Q79: Tikal 4, a1-08 first, its chained building, then the second."""
    s = picking("tikal", 4, row=["a1-08", "a1-01", "a1-02"], p1={"wood": 3, "gold": 1})
    play(s, "do tikal 4", "build a1-08", "climb chaac", "build a1-01", "build a1-02")
    assert goods(s) == {}
    assert [s.builder[n] for n in (0, 1, 7)] == [0, 0, 0]


def test_a_chained_build_sees_only_what_was_on_display() -> None:
    """Q38."""
    s = picking("tikal", 2, row=["a1-08"], p1={"wood": 9, "stone": 9, "gold": 9})
    play(s, "do tikal 2", "build a1-08", "climb chaac")
    assert GAME.mover(s) == 1
    assert sum(b >= 0 for b in s.row) == 6


def test_the_any_action_tomb_asks_for_its_corn_only_if_used() -> None:
    """Q43: the points are given anyway."""
    s = building("a2-07", corn=1)
    play(s, "do tikal 2", "build a2-07")
    assert "skip" in options(s)
    assert not options(s) & {f"do chichen_itza {n}" for n in range(1, 10)}
    play(s, "skip")
    assert goods(s) == {"corn": 1}
    assert player(s).points == 2
    s = building("a2-07", corn=1)
    play(s, "do tikal 2", "build a2-07", "do yaxchilan 1")
    assert goods(s) == {"wood": 1}
    assert player(s).points == 2


def test_the_any_action_tomb_may_borrow_monuments() -> None:
    """Q40, Q43."""
    s = picking("tikal", 2, age=2, row=["a2-07"], monuments=["m-11"], p1={"corn": 1, "wood": 2, "stone": 4, "gold": 4})
    play(s, "do tikal 2", "build a2-07", "do tikal 4", "monument m-11")
    assert s.monument_builder[10] == 0
    assert goods(s) == {}


# ---------------------------------------------------------------- architecture


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_architecture_gives_corn_and_points_for_a_building(level: int, corn: int, points: int) -> None:
    """R16."""
    s = building("a1-01", architecture=level)
    play(s, "do tikal 2", "build a1-01")
    assert goods(s) == ({"corn": corn} if corn else {})
    assert player(s).points == points


def test_architecture_3_spares_a_resource_of_choice_out_of_the_price() -> None:
    """Q34."""
    s = picking("tikal", 2, row=["a1-06"], p1={"wood": 2, "stone": 1, "gold": 1, "architecture": 3})
    play(s, "do tikal 2", "build a1-06")
    assert options(s) == {"discount wood", "discount stone"}
    play(s, "discount stone")
    assert goods(s) == {"stone": 1, "gold": 1, "corn": 1}


def test_architecture_3_helps_out_where_one_resource_is_missing() -> None:
    """Q34: then nobody is asked."""
    s = picking("tikal", 2, row=["a1-06"], p1={"wood": 2, "architecture": 3})
    play(s, "do tikal 2", "build a1-06")
    assert goods(s) == {"corn": 1}
    s = picking("tikal", 2, row=["a1-06"], p1={"wood": 1, "architecture": 3})
    assert why_not(s, "do tikal 2") == "nothing_affordable"


def test_architecture_3_makes_a_building_of_one_resource_free() -> None:
    """Q34: never below zero."""
    s = picking("tikal", 2, row=["a1-01"], p1={"architecture": 3})
    play(s, "do tikal 2", "build a1-01")
    assert goods(s) == {"corn": 1}
    s = picking("uxmal", 4, row=["a1-01"], p1={"architecture": 3})
    play(s, "do uxmal 4", "build a1-01")
    assert goods(s) == {"corn": 1}


def test_what_a_building_wins_cannot_serve_that_building() -> None:
    """I9: neither the level nor the corn."""
    s = building("a1-13")
    play(s, "do tikal 2", "build a1-13")
    assert goods(s) == {}
    assert levels(s)[2] == 1
    s = picking("uxmal", 4, row=["a1-01"], p1={"corn": 1, "architecture": 1})
    assert why_not(s, "do uxmal 4") == "nothing_affordable"


def test_architecture_corn_comes_before_the_effects() -> None:
    """Q78: it can be traded at a2-04 and pays for a2-07."""
    s = building("a2-07", architecture=1)
    play(s, "do tikal 2", "build a2-07", "do yaxchilan 1")
    assert goods(s) == {"wood": 1}
    s = building("a2-04", corn=1, architecture=1)
    play(s, "do tikal 2", "build a2-04", "buy wood", "done")
    assert goods(s) == {"wood": 1}


def test_architecture_is_used_wherever_only_one_building_is_built() -> None:
    """I15: declining it is pointless."""
    s = building("a1-01", architecture=1)
    play(s, "do tikal 2")
    assert options(s) == {"build a1-01"}


# ---------------------------------------------------------------- Tikal 4


def test_tikal_4_is_one_or_two_buildings_or_a_monument() -> None:
    """Q41."""
    rich = {"wood": 9, "stone": 9, "gold": 9}
    s = picking("tikal", 4, row=["a1-01", "a1-02", "a1-03"], monuments=["m-01"], p1=rich)
    play(s, "do tikal 4")
    assert {"build a1-01", "monument m-01"} <= options(s)
    play(s, "build a1-01")
    assert options(s) == {"build a1-02", "build a1-03", "skip"}
    play(s, "build a1-02")
    assert GAME.mover(s) == 1
    s = picking("tikal", 4, row=["a1-01"], monuments=["m-01"], p1=rich)
    play(s, "do tikal 4", "monument m-01")
    assert GAME.mover(s) == 1


@pytest.mark.parametrize(("first", "second"), [("build", "build"), ("build_plain", "build")])
def test_architecture_serves_exactly_one_of_two_buildings(first: str, second: str) -> None:
    """Q31, C23: the player says which."""
    s = picking("tikal", 4, row=["a1-01", "a1-02"], p1={"wood": 2, "architecture": 2})
    play(s, "do tikal 4", f"{first} a1-01")
    assert goods(s) == ({"wood": 1, "corn": 1} if first == "build" else {"wood": 1})
    play(s, f"{second} a1-02")
    assert goods(s) == {"corn": 1}
    assert player(s).points == 2


def test_the_other_building_has_its_full_price() -> None:
    """Q31."""
    s = picking("tikal", 4, row=["a1-01", "a1-09"], p1={"wood": 1, "architecture": 3})
    play(s, "do tikal 4", "build a1-01")
    assert GAME.mover(s) == 1, "one wood is not enough for the second building"
    s = picking("tikal", 4, row=["a1-01", "a1-09"], p1={"wood": 2, "architecture": 3})
    play(s, "do tikal 4", "build_plain a1-01", "build a1-09")
    assert goods(s) == {"corn": 1}


def test_a_level_won_by_the_first_building_serves_the_second() -> None:
    """Q32: if none was used on the first."""
    s = picking("tikal", 4, row=["a1-13", "a1-01"], p1={"wood": 1, "gold": 1})
    play(s, "do tikal 4", "build a1-13", "build a1-01")
    assert goods(s) == {"corn": 1}
    s = picking("tikal", 4, row=["a1-13", "a1-01"], p1={"wood": 1, "gold": 1, "architecture": 1})
    play(s, "do tikal 4", "build_plain a1-13", "build a1-01")
    assert player(s).points == 2, "level 2 serves the second building"
    s = picking("tikal", 4, row=["a1-13", "a1-01"], p1={"wood": 1, "gold": 1, "architecture": 1})
    play(s, "do tikal 4", "build a1-13", "build a1-01")
    assert (player(s).points, goods(s)) == (0, {"corn": 1})


def test_gains_of_the_first_building_pay_for_the_second() -> None:
    """Q78: the first is over, effects and all, before the second is paid."""
    s = picking("tikal", 4, row=["a1-10", "a1-11"], p1={"wood": 4})
    play(s, "do tikal 4", "build a1-10", "build a1-11")
    assert goods(s) == {"corn": 1}


# ---------------------------------------------------------------- Uxmal 4


def test_uxmal_4_costs_two_corn_for_each_resource_and_builds_no_monument() -> None:
    """X9, Q39, and the rulebook's example of buildings for four corn."""
    s = picking("uxmal", 4, row=["a1-09", "a1-13", "a1-14"], monuments=["m-01"], p1={"corn": 4, "gold": 9})
    play(s, "do uxmal 4")
    assert options(s) == {"build a1-09", "build a1-13", "build a1-14"}
    play(s, "build a1-14")
    assert goods(s) == {"gold": 9}


def test_uxmal_4_with_architecture() -> None:
    """Q34: two corn less at level 3; corn and points come after paying."""
    s = picking("uxmal", 4, row=["a1-09"], p1={"corn": 2, "architecture": 3})
    play(s, "do uxmal 4", "build a1-09")
    assert goods(s) == {"corn": 1}
    assert player(s).points == 2


def test_stepping_back_to_uxmal_4_leaves_less_corn_for_the_building() -> None:
    """R18."""
    s = picking("uxmal", 5, row=["a1-09"], p1={"corn": 4})
    assert why_not(s, "do uxmal 4") == "nothing_affordable"


# ---------------------------------------------------------------- the row


def test_the_row_is_filled_at_the_end_of_the_turn() -> None:
    """Q38: two workers in one turn see the same row."""
    s = lay(gears={"tikal": {2: 1, 4: 1}}, p1={"wood": 9}, row=["a1-01", "a1-02"])
    play(s, "pick_up tikal 2", "do tikal 2", "build a1-01", "pick_up tikal 4", "do tikal 4")
    assert options(s, "build") == {"build a1-02"}


def test_an_empty_deck_leaves_the_place_empty() -> None:
    """Q44."""
    built = dict.fromkeys(c.BUILDING_IDS[:12], 2)
    s = picking("tikal", 2, row=["a1-13", "a1-14"], built=built, p1={"gold": 1})
    play(s, "do tikal 2", "build a1-13")
    assert [b for b in s.row if b >= 0] == [13]
    assert s.decks[0].left == 0


def test_age_2_begins_on_food_day_2_after_feeding() -> None:
    """Q45: the age 1 row and deck go, built tiles and monuments stay."""
    s = lay(2, state={"day": 13, "food_days": 1}, built={"a1-01": 1}, p1={"corn": 20}, p2={"corn": 20})
    before = list(s.monuments)
    finish_round(s)
    assert (s.age, s.decks[0].left, s.decks[1].left) == (1, 0, 12)
    assert all(b >= 14 for b in s.row)
    assert s.builder[0] == 0
    assert list(s.monuments) == before
