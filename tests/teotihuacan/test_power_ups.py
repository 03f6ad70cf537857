"""Power-ups and Ascension."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan.state import State
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, temples, tiles, told, why_not, workers


def ascending(**owned: Any) -> State:
    """A worker of power 5 is about to be raised on Quarry."""
    s = lay(p1={"workers": "palace 5, nobles 1, nobles 2", **owned}, state={"light": 3})
    play(s, "move palace 5 1", "main", "power quarry 5")
    return s


def test_an_ascension_goes_in_the_order_of_the_rulebook() -> None:
    """T23, T108, T109, T110, T116, A31, R25: Avenue, Palace with power 1, one reward, light disc."""
    s = ascending()
    assert (player(s).avenue, workers(s), s.light, asked(s)) == (
        1,
        ["nobles 1", "nobles 2", "palace 1"],
        3,
        "ascension 1",
    )
    events = play(s, "ascend points")
    assert (s.light, goods(s)["points"]) == (4, 5)
    assert told(events, "light_disc") == [(0, 0, 4, "ascension")]
    assert asked(s) == "turn 2"


def test_the_avenue_step_of_an_ascension_may_bring_a_tile_first() -> None:
    """R25: claimed before the worker is reborn; it may be played at once."""
    s = lay(p1={"workers": "palace 5, nobles 1", "avenue": 2}, stacks={"avenue_3": ["temple_red"]})
    play(s, "move palace 5 1", "main", "power quarry 5")
    assert asked(s) == "claim 1"
    play(s, "claim temple_red", "use temple_red")
    assert (goods(s), asked(s)) == ({"stone": 2, "points": 1}, "ascension 1")


def test_at_the_end_of_the_avenue_the_rest_happens() -> None:
    """T109, R26."""
    s = ascending(avenue=9)
    play(s, "ascend cocoa")
    assert (player(s).avenue, goods(s)["cocoa"], s.light) == (9, 5, 4)


def test_five_points() -> None:
    """T111, R26, A31."""
    assert goods(ascending()).get("points", 0) == 0
    s = ascending()
    play(s, "ascend points")
    assert goods(s) == {"points": 5, "stone": 2}


def test_five_cocoa() -> None:
    """T112, R26."""
    s = ascending()
    play(s, "ascend cocoa")
    assert goods(s) == {"cocoa": 5, "stone": 2}


def test_one_temple_step() -> None:
    """T113, R26."""
    s = ascending()
    play(s, "ascend temple", "temple red")
    assert (temples(s), s.light) == ((0, 1, 0), 4)


def test_two_temple_steps_cost_three_cocoa() -> None:
    """T114, R26: on one temple or on two."""
    s = ascending()
    assert why_not(s, "ascend two_steps") == "not_enough_cocoa"
    s = ascending(cocoa=3)
    play(s, "ascend two_steps", "temple red", "temple green")
    assert (temples(s), goods(s)) == ((0, 1, 1), {"cocoa": 1, "points": 1, "stone": 2})
    s = ascending(cocoa=3)
    play(s, "ascend two_steps", "temple red", "temple red")
    assert temples(s) == (0, 2, 0)


def test_the_fourth_worker_comes_once_with_power_three_and_two_cocoa() -> None:
    """T24, T115, R26."""
    s = ascending()
    play(s, "ascend worker")
    assert workers(s) == ["nobles 1", "nobles 2", "palace 1", "palace 3"]
    assert goods(s) == {"cocoa": 2, "stone": 2}
    s = ascending(workers="palace 5, nobles 1, nobles 2, nobles 3")
    assert why_not(s, "ascend worker") == "fourth_worker_in_play"


def test_technology_1_pays_neither_for_rebirth_nor_for_the_fourth_worker() -> None:
    """T196, A6, R06."""
    s = ascending(technologies=[1])
    play(s, "ascend worker")
    assert goods(s) == {"cocoa": 2, "stone": 2}


def test_the_second_power_up_is_lost_when_the_only_worker_has_ascended() -> None:
    """R21, R19: two real workers would be needed; here virtual ones counted."""
    s = lay(
        p1={"workers": "decorations 5, gold 1", "wood": 2, "tiles": ["extra_worker", "extra_worker"]},
    )
    play(s, "move decorations 5 1", "main", "use extra_worker", "use extra_worker", "build 3", "power nobles 5")
    play(s, "ascend points")
    assert asked(s) == "turn 2"


def test_several_ascensions_in_one_turn_are_each_resolved_fully() -> None:
    """T117, R42."""
    s = lay(p1={"workers": "palace 5, quarry 5, quarry 5", "cocoa": 1}, state={"light": 10, "dark": 12})
    play(s, "move palace 5 1", "main", "power quarry 5", "ascend points")
    assert (s.light, asked(s)) == (11, "power_up 1")
    play(s, "power quarry 5", "ascend worker")
    assert (s.light, s.dark, player(s).avenue, s.eclipses) == (12, 12, 2, 0)
    assert workers(s) == ["palace 1", "palace 1", "palace 3", "quarry 5"]
    assert asked(s) == "turn 2"


def test_only_unlocked_workers_are_powered_up() -> None:
    """T83, A27, R20."""
    s = lay(p1={"workers": "palace 2, quarry 3 temple, nobles 4", "tiles": ["power_ups_2"]})
    play(s, "use power_ups_2")
    assert options(s) == {"power palace 2", "power nobles 4"}


def test_a_power_up_tile_goes_to_any_two_or_twice_to_one() -> None:
    """T84, T210, R20, R66: once played it is carried out twice."""
    s = lay(p1={"workers": "palace 2, nobles 4", "tiles": ["power_ups_2"]})
    play(s, "use power_ups_2", "power nobles 4")
    assert "skip" not in options(s)
    play(s, "power palace 2")
    assert workers(s) == ["nobles 5", "palace 3"]


def test_after_an_ascension_the_tiles_second_power_up_may_go_to_the_reborn_worker() -> None:
    """R67: or to a fourth worker just gained."""
    s = lay(p1={"workers": "quarry 5, nobles 4", "tiles": ["power_ups_2"]})
    play(s, "use power_ups_2", "power quarry 5", "ascend worker")
    assert options(s) == {"power palace 1", "power palace 3", "power nobles 4"}
    play(s, "power palace 3")
    assert workers(s) == ["nobles 4", "palace 1", "palace 4"]


def test_a_power_up_tile_does_not_reach_the_worker_just_moved_before_its_action_is_over() -> None:
    """R16: during a main action others may be raised, afterwards all."""
    s = lay(p1={"workers": "palace 2, nobles 4", "tiles": ["power_ups_2", "power_ups_2"]})
    play(s, "move palace 2 1")
    play(s, "use power_ups_2")
    assert options(s) - {"use power_ups_2"} == {"power nobles 4"}
    play(s, "power nobles 4", "power nobles 5", "ascend points", "collect", "use power_ups_2")
    assert options(s) == {"power palace 1", "power quarry 2"}


def test_a_power_up_tile_without_anybody_else_waits() -> None:
    """R16."""
    s = lay(p1={"workers": "palace 2", "tiles": ["power_ups_2"]})
    play(s, "move palace 2 1")
    assert why_not(s, "use power_ups_2") == "moved_worker_acts"


def test_a_worker_on_its_way_to_the_palace_cannot_be_raised_again() -> None:
    """R25, R67: while the Avenue's tile is claimed."""
    s = lay(
        p1={"workers": "quarry 5", "avenue": 2, "tiles": ["power_ups_2", "power_ups_2"]},
        stacks={"avenue_3": ["double_move"]},
    )
    play(s, "use power_ups_2", "power quarry 5")
    assert asked(s) == "claim 1"
    assert why_not(s, "use power_ups_2") == "no_unlocked_worker"


@pytest.mark.parametrize(("choice", "left"), [("listed", None), ("extended", {"free_cocoa": 1})])
def test_by_option_the_free_cocoa_tile_pays_the_two_steps(choice: str, left: dict[str, int] | None) -> None:
    """(b) 8."""
    s = lay(p1={"workers": "palace 5", "tiles": ["free_cocoa"]}, options={"free_cocoa": choice})
    play(s, "move palace 5 1", "main", "power quarry 5")
    if left is None:
        assert why_not(s, "ascend two_steps") == "not_enough_cocoa"
        assert tiles(s) == {"free_cocoa": 1}
    else:
        play(s, "ascend two_steps", "pay_by_tile", "temple red", "temple red")
        assert (tiles(s), temples(s)) == ({}, (0, 2, 0))
