"""The Palace: nine royal tiles, each played."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan.state import State
from tests.teotihuacan.lay import asked, goods, lay, options, play, temples, tiles, used, why_not, workers

CATEGORY = {"R4": "a", "R5": "a", "R9": "a", "R2": "b", "R6": "b", "R7": "b", "R1": "c", "R3": "c", "R8": "c"}


def worship(tile: str, power: int, options: dict[str, str] | None = None, **owned: Any) -> State:
    """A worker has just been locked on a royal tile."""
    place = CATEGORY[tile]
    s = lay(p1={"workers": f"gold {power}, nobles 1", **owned}, state={"royal": {place: tile}}, options=options)
    play(s, f"move gold {power} 1", f"worship royal_{place}", "seek ability")
    assert workers(s) == ["nobles 1", f"palace {power} royal_{place}"]
    return s


@pytest.mark.parametrize("power", [1, 2, 3, 4, 5])
def test_r1_brings_one_cocoa_more_than_the_power(power: int) -> None:
    """T187, R12: the ability is carried out."""
    assert goods(worship("R1", power)) == {"cocoa": power + 1}


@pytest.mark.parametrize(("tile", "other"), [("R2", "wood"), ("R6", "gold")])
def test_r2_and_r6_change_cocoa_into_two_resources_up_to_power_times(tile: str, other: str) -> None:
    """T188, T192, R12, R68: one exchange at a time, up to the power."""
    s = worship(tile, 2, cocoa=5)
    play(s, "exchange")
    assert goods(s) == {"cocoa": 4, other: 1, "stone": 1}
    play(s, "exchange")
    assert goods(s) == {"cocoa": 3, other: 2, "stone": 2}
    assert asked(s) == "end_turn 1"


@pytest.mark.parametrize("tile", ["R2", "R3", "R6", "R7", "R8"])
def test_zero_exchanges_are_legal(tile: str) -> None:
    """R12, R63, (b) 10: a tile may be taken although nothing can be paid."""
    s = worship(tile, 3)
    assert options(s) == {"stop"}
    play(s, "stop")
    assert goods(s) == {}


@pytest.mark.parametrize(
    ("tile", "why"),
    [("R2", "not_enough_cocoa"), ("R3", "no_resource"), ("R6", "not_enough_cocoa"), ("R7", "no_resource")],
)
def test_by_option_the_first_exchange_must_be_possible(tile: str, why: str) -> None:
    """(b) 10: `royal_exchange`."""
    place = CATEGORY[tile]
    s = lay(p1={"workers": "gold 3"}, state={"royal": {place: tile}}, options={"royal_exchange": "must_begin"})
    play(s, "move gold 3 1")
    assert why_not(s, f"worship royal_{place}") == why


def test_r3_changes_any_resource_into_two_cocoa_up_to_power_times() -> None:
    """T189, A1: two cocoa, not one; R68."""
    s = worship("R3", 2, wood=1, gold=2)
    assert options(s) == {"give wood", "give gold", "stop"}
    play(s, "give wood", "give gold")
    assert goods(s) == {"cocoa": 4, "gold": 1}
    assert asked(s) == "end_turn 1"


@pytest.mark.parametrize(("power", "owned", "points"), [(1, 3, 2), (3, 3, 6), (5, 2, 4), (4, 0, 0)])
def test_r4_scores_twice_the_smaller_of_power_and_technologies(power: int, owned: int, points: int) -> None:
    """T190, R12."""
    s = worship("R4", power, technologies=(1, 3, 5)[:owned])
    assert goods(s).get("points", 0) == points


@pytest.mark.parametrize(("power", "track", "points"), [(1, 3, 2), (3, 3, 6), (5, 2, 4), (4, 0, 0)])
def test_r5_scores_twice_the_smaller_of_power_and_pyramid_track(power: int, track: int, points: int) -> None:
    """T191, R12."""
    assert goods(worship("R5", power, track=track)).get("points", 0) == points


@pytest.mark.parametrize(("power", "given", "taken"), [(1, "stone", 1), (3, "wood", 3), (5, "wood", 5)])
def test_r7_changes_a_cocoa_and_a_resource_once_into_power_resources(power: int, given: str, taken: int) -> None:
    """T193, R68: once."""
    s = worship("R7", power, cocoa=2, wood=1, stone=1)
    play(s, "exchange")
    assert options(s) == {"give wood", "give stone"}
    play(s, f"give {given}", *["take gold"] * taken)
    assert goods(s) == {"cocoa": 1, "gold": taken, ({"wood", "stone"} - {given}).pop(): 1}
    assert asked(s) == "turn 2"


def test_r8_sells_steps_one_fewer_than_the_power_and_each_is_finished_before_the_next() -> None:
    """T194, R68: the cocoa of a green step pays for the next."""
    s = worship("R8", 3, cocoa=1)
    play(s, "exchange", "temple green", "exchange", "temple green")
    assert (temples(s), goods(s), asked(s)) == ((0, 0, 2), {"cocoa": 1}, "turn 2")


def test_r8_is_no_use_to_a_worker_of_power_one() -> None:
    """T194, (b) 10: the rulebook's remark; it is legal."""
    s = worship("R8", 1, cocoa=3)
    assert (temples(s), goods(s), asked(s)) == ((0, 0, 0), {"cocoa": 3}, "end_turn 1")


@pytest.mark.parametrize(("power", "avenue", "points"), [(1, 5, 2), (3, 3, 3), (5, 9, 6), (4, 0, 0)])
def test_r9_scores_the_smaller_of_power_plus_one_and_the_avenue(power: int, avenue: int, points: int) -> None:
    """T195, R12."""
    assert goods(worship("R9", power, avenue=avenue)).get("points", 0) == points


# ---------------------------------------------------------------- the Palace as a place of worship


def test_the_royal_ability_is_compulsory_and_both_cost_a_cocoa() -> None:
    """T56, R12: discovery alone is not offered."""
    s = lay(p1={"workers": "gold 2", "cocoa": 1, "wood": 1}, state={"royal": {"c": "R1"}})
    play(s, "move gold 2 1", "worship royal_c")
    assert why_not(s, "seek discovery") == "royal_ability_compulsory"
    play(s, "seek ability_then_discovery", "claim mask_4")
    assert (goods(s), tiles(s)) == ({"cocoa": 3}, {"mask_4": 1})


def test_the_three_royal_tiles_are_three_places() -> None:
    """T49, R10, A21: one worker each; a foreign one is displaced for a cocoa."""
    s = lay(p1={"workers": "gold 2, palace 1 royal_a", "cocoa": 1}, p2={"workers": "palace 3 royal_b"})
    play(s, "move gold 2 1")
    assert why_not(s, "worship royal_a") == "own_worker_worships"
    assert why_not(s, "worship temple") == "no_worship_here"
    assert {"worship royal_b", "worship royal_c"} <= options(s)
    play(s, "worship royal_b", "seek ability")
    assert workers(s, 2) == ["palace 3"]


@pytest.mark.parametrize("tile", ["R2", "R6", "R7", "R8"])
def test_by_option_the_free_cocoa_tile_pays_royal_exchanges(tile: str) -> None:
    """(b) 8: only by option `free_cocoa`."""
    owned: dict[str, Any] = {"tiles": ["free_cocoa"], "wood": 1}
    s = worship(tile, 2, **owned)
    assert why_not(s, "exchange") == "not_enough_cocoa"
    s = worship(tile, 2, {"free_cocoa": "extended"}, **owned)
    play(s, "exchange", "pay_by_tile")
    assert used(s) == {"free_cocoa": 1}
