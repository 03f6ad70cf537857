"""Alchemy and the nine technologies."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan.state import State
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, points_for, temples, why_not, workers

ALL = [1, 3, 5, 7, 9, 11, 13, 15, 17]


def learning(power: int = 2, others: int = 0, display: list[int] | None = None, **owned: Any) -> State:
    """A worker has just come to Alchemy, where `others` of power 1 stand, and its main action begins."""
    there = ", ".join(["alchemy 1"] * others)
    seat = {"workers": f"quarry {power}, {there or 'gold 1'}", "cocoa": min(1, others), "gold": 2, **owned}
    s = lay(p1=seat, state={"technology": display or [1, 3, 5, 9, 15, 17]})
    play(s, f"move quarry {power} 1", "main")
    return s


def test_one_worker_reaches_the_first_row() -> None:
    """T76, R34: row 1, unless its power is 4 or 5."""
    s = learning(3)
    assert options(s) == {"learn 1", "learn 3", "learn 5"}
    assert why_not(s, "learn 9") == "row_needs_more_workers"


def test_two_workers_reach_both_rows() -> None:
    """T76, R34."""
    assert options(learning(1, others=1)) == {f"learn {n}" for n in (1, 3, 5, 9, 15, 17)}


@pytest.mark.parametrize("power", [4, 5])
def test_a_lone_strong_worker_reaches_the_second_row_without_power_up(power: int) -> None:
    """T77, R34: the exception; and then technology 13 does not help either (R24)."""
    s = learning(power, technologies=[13], display=[1, 3, 5, 9, 13, 17], cocoa=3)
    play(s, "learn 9", "take wood")
    assert (asked(s), workers(s)) == ("turn 2", [f"alchemy {power}", "gold 1"])


def test_a_lone_strong_worker_in_the_first_row_gets_its_power_up() -> None:
    """T82, R34."""
    s = learning(4)
    play(s, "learn 3", "power alchemy 4")
    assert workers(s) == ["alchemy 5", "gold 1"]


def test_the_extra_worker_tile_makes_it_a_normal_action_with_power_up() -> None:
    """R34, R65."""
    s = learning(4, tiles=["extra_worker"])
    play(s, "use extra_worker", "learn 17", "power alchemy 4")
    assert (workers(s), temples(s)) == (["alchemy 5", "gold 1"], (0, 0, 1))


def test_an_extra_worker_may_be_what_makes_the_action_possible() -> None:
    """R65, R15: row 1 is owned already."""
    s = learning(2, tiles=["extra_worker"], technologies=[1, 3, 5])
    assert options(s) == {"use extra_worker"}
    play(s, "use extra_worker")
    assert options(s) == {"learn 9", "learn 15", "learn 17"}


def test_three_workers_still_bring_one_power_up() -> None:
    """T82, R19: Alchemy gives one, always."""
    s = learning(1, others=2)
    play(s, "learn 3", "power alchemy 1")
    assert asked(s) == "turn 2"


@pytest.mark.parametrize(
    ("number", "price", "temple"),
    [
        (1, 1, (1, 0, 0)),
        (3, 1, (0, 1, 0)),
        (5, 1, (0, 0, 1)),
        (9, 2, (1, 0, 0)),
        (15, 2, (0, 1, 0)),
        (17, 2, (0, 0, 1)),
    ],
)
def test_the_price_is_on_the_tile_and_the_step_on_its_column(
    number: int, price: int, temple: tuple[int, int, int]
) -> None:
    """T78, T81, R01, R35: gold, marker, step, power-up; blue, red, green from left to right."""
    s = learning(1, others=1)
    play(s, f"learn {number}")
    assert player(s).goods[2] == 2 - price
    assert temples(s) == temple


def test_the_price_does_not_depend_on_the_row() -> None:
    """R34: tile 7 in row 2 costs 1 gold, tile 9 in row 1 costs 2."""
    s = learning(1, others=1, display=[1, 3, 5, 7, 9, 11])
    play(s, "learn 7")
    assert player(s).goods[2] == 1
    s = learning(1, display=[7, 9, 11, 13, 15, 17])
    play(s, "learn 9")
    assert player(s).goods[2] == 0


def test_each_other_owner_scores_three_points() -> None:
    """T79, R36: at once, the learner nothing."""
    s = lay(
        p1={"workers": "quarry 2", "gold": 1},
        p2={"technologies": [3]},
        p3={"technologies": [3, 5]},
        p4={"technologies": [1]},
    )
    play(s, "move quarry 2 1", "main", "learn 3")
    assert [goods(s, seat).get("points", 0) for seat in (1, 2, 3, 4)] == [1, 3, 3, 0]  # 1 is the red step's


def test_a_technology_is_learnt_once() -> None:
    """T80, R36, R81: who owns all six has no action."""
    s = learning(2, technologies=[3])
    assert why_not(s, "learn 3") == "already_learnt"
    s = lay(p1={"workers": "quarry 5", "gold": 9, "technologies": [1, 3, 5, 9, 15, 17]})
    play(s, "move quarry 5 1")
    assert why_not(s, "main") == "no_technology"


# ---------------------------------------------------------------- what technologies do


@pytest.mark.parametrize(
    ("start", "steps", "cocoa"), [("gold", 1, 1), ("gold", 3, 1), ("nobles", 3, 1), ("quarry", 3, 0)]
)
def test_technology_1_pays_for_moving_onto_or_past_the_palace(start: str, steps: int, cocoa: int) -> None:
    """T196, R06, R01: it pays before the action."""
    s = lay(p1={"workers": f"{start} 1", "technologies": [1]})
    play(s, f"move {start} 1 {steps}")
    assert goods(s).get("cocoa", 0) == cocoa


def test_technology_1_may_fund_the_action() -> None:
    """R01."""
    s = lay(p1={"workers": "gold 1", "technologies": [1]}, p2={"workers": "quarry 1"})
    play(s, "move gold 1 2", "main")
    assert goods(s) == {"points": 1}


@pytest.mark.parametrize(("choice", "cocoa"), [("each", 2), ("once", 1)])
def test_technology_1_pays_for_each_worker_of_a_double_move(choice: str, cocoa: int) -> None:
    """(b) 7, R06: per worker; by option once."""
    s = lay(
        p1={"workers": "gold 1, gold 2", "technologies": [1], "tiles": ["double_move"]},
        options={"technology_1_double": choice},
    )
    play(s, "use double_move", "move gold 1 1", "along 2")
    assert goods(s) == {"cocoa": cocoa}


@pytest.mark.parametrize(
    ("choice", "steps", "cocoa"), [("passing", 3, 1), ("passing", 1, 1), ("ending", 3, 0), ("ending", 1, 1)]
)
def test_technology_1_and_a_move_of_any_distance(choice: str, steps: int, cocoa: int) -> None:
    """(b) 7: passing pays too; by option only a move that ends on the Palace."""
    s = lay(
        p1={"workers": "gold 1", "technologies": [1], "tiles": ["any_distance"]}, options={"technology_1_far": choice}
    )
    play(s, "use any_distance", f"move gold 1 {steps}")
    assert goods(s).get("cocoa", 0) == cocoa


def test_technology_3_scores_three_on_alchemy_and_nobles() -> None:
    """T197, R01: after the action, before the power-ups; R35: not for the action that buys it."""
    s = learning(2, technologies=[3])
    assert points_for(play(s, "learn 5")) == {"technology": 3}
    s = lay(p1={"workers": "decorations 1", "wood": 2, "technologies": [3]})
    play(s, "move decorations 1 1", "main")
    assert points_for(play(s, "build 1")) == {"nobles": 3, "technology": 3}
    assert points_for(play(learning(2), "learn 3")) == {"temple": 1}


@pytest.mark.parametrize(
    ("board", "before", "good"),
    [("forest", "alchemy", "wood"), ("quarry", "palace", "stone"), ("gold", "nobles", "gold")],
)
def test_technologies_5_and_7_on_resource_boards(board: str, before: str, good: str) -> None:
    """T198, T199, R01, R30: once, whatever the number of workers."""
    s = lay(p1={"workers": f"{before} 2", "technologies": [5, 7]}, state={"technology": [1, 3, 5, 7, 9, 17]})
    play(s, f"move {before} 2 1", "main")
    assert goods(s) == {good: 2, "cocoa": 1, "points": 1}


def test_technology_9_scores_four_on_decorations() -> None:
    """T200, R30."""
    s = lay(p1={"workers": "construction 1", "gold": 3, "technologies": [9]})
    play(s, "move construction 1 1", "main")
    assert points_for(play(s, "decorate D00 top")) == {"decoration": 3, "technology": 4}


@pytest.mark.parametrize("stones", [1, 2])
def test_technologies_11_and_17_come_once_after_the_last_stone(stones: int) -> None:
    """T201, T204, R30: before the power-ups."""
    s = lay(
        p1={"workers": "forest 1, construction 1", "cocoa": 1, "stone": 4, "technologies": [11, 17]},
        state={"technology": [1, 3, 5, 9, 11, 17]},
        stones=["P30", "P31", "P00"],
    )
    play(s, "move forest 1 1", "main", "stone P30", "spot 1b3", "rotate r0")
    if stones == 2:
        play(s, "stone P31", "spot 1c1")
        events = play(s, "rotate r0")
    else:
        events = play(s, "stop")
    assert points_for(events)["technology"] == 3
    assert asked(s) == "any_temple 1"
    play(s, "temple red")
    assert asked(s) == "power_up 1"


def test_technology_13_sells_one_more_power_up_for_a_cocoa() -> None:
    """T202, A5, R24: once per main action, on the same board."""
    s = lay(
        p1={"workers": "palace 2, quarry 1, nobles 1", "cocoa": 3, "technologies": [13]},
        state={"technology": [1, 3, 5, 9, 13, 17]},
    )
    play(s, "move palace 2 1", "main", "power quarry 2")
    assert options(s) == {"power quarry 1", "power quarry 3", "skip"}
    play(s, "power quarry 3")
    assert (goods(s), workers(s)) == ({"cocoa": 1, "stone": 1}, ["nobles 1", "quarry 1", "quarry 4"])
    assert asked(s) == "turn 2"


def test_technology_13_may_be_declined_and_needs_a_cocoa_and_a_worker_there() -> None:
    """R24, R63."""
    given: dict[str, Any] = {"state": {"technology": [1, 3, 5, 9, 13, 17]}}
    s = lay(p1={"workers": "palace 2", "cocoa": 1, "technologies": [13]}, **given)
    play(s, "move palace 2 1", "main", "power quarry 2", "skip")
    assert goods(s) == {"cocoa": 1, "stone": 1}
    s = lay(p1={"workers": "palace 2", "technologies": [13]}, **given)
    play(s, "move palace 2 1", "main", "power quarry 2")
    assert asked(s) == "turn 2"
    s = lay(p1={"workers": "palace 5", "cocoa": 1, "technologies": [13]}, **given)
    play(s, "move palace 5 1", "main", "power quarry 5", "ascend points")
    assert asked(s) == "turn 2"


def test_technology_13_does_not_follow_power_ups_of_tiles() -> None:
    """R24."""
    s = lay(
        p1={"workers": "palace 2", "cocoa": 1, "technologies": [13], "tiles": ["power_ups_2"]},
        state={"technology": [1, 3, 5, 9, 13, 17]},
    )
    play(s, "use power_ups_2", "power palace 2", "power palace 3")
    assert asked(s) == "turn 1"


def test_technology_13_does_not_work_for_the_action_that_buys_it() -> None:
    """R35."""
    s = learning(1, others=1, display=[1, 3, 5, 9, 13, 17], cocoa=5)
    play(s, "learn 13", "power alchemy 1")
    assert asked(s) == "turn 2"


def test_technology_15_is_a_virtual_worker_and_a_discount_of_one() -> None:
    """T203, R29, R19, R65: on any one stone, stone or wood; the virtual worker adds a stone."""
    s = lay(p1={"workers": "forest 1", "stone": 4, "technologies": [15]}, stones=["P30", "P31", "P00"])
    play(s, "move forest 1 1", "main", "stone P30", "spot 1b3", "rotate r0")
    assert options(s) == {"price full", "price less_stone"}
    assert why_not(s, "price less_wood") == "not_enough_wood"
    play(s, "price full", "stone P31", "spot 1c1", "rotate r0", "price less_stone")
    assert player(s).goods[1] == 1
    assert asked(s) == "power_up 1"


def test_technology_15_is_used_once_per_action() -> None:
    """R29: on the first stone or on a later one."""
    s = lay(p1={"workers": "forest 1", "stone": 3, "technologies": [15]}, stones=["P30", "P31", "P00"])
    play(s, "move forest 1 1", "main", "stone P30", "spot 1b3", "rotate r0", "price less_stone")
    play(s, "stone P31", "spot 1c1", "rotate r0")
    assert goods(s).get("stone", 0) == 0
    assert asked(s) == "power_up 1"


def test_technology_15_makes_an_action_possible() -> None:
    """R29, R23."""
    s = lay(p1={"workers": "forest 1", "stone": 1, "technologies": [15]})
    play(s, "move forest 1 1", "main", "stone P00", "spot 1a1", "rotate r0")
    assert options(s) == {"price less_stone"}


def test_two_real_workers_and_a_virtual_one_bring_two_power_ups() -> None:
    """R19."""
    s = lay(p1={"workers": "forest 1, construction 2", "cocoa": 1, "stone": 2, "technologies": [15]})
    play(s, "move forest 1 1", "main", "stone P00", "spot 1a1", "rotate r0", "price full")
    assert asked(s) == "power_up 1"
    play(s, "power construction 1")
    assert options(s) == {"power construction 2", "skip"}
