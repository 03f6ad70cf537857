"""Construction: levels, prices, support, rotation, matches, several stones, the finished pyramid."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan.calendar import is_last_eclipse
from teocalli.games.teotihuacan.components import STONE_ICONS
from teocalli.games.teotihuacan.pyramid import stone_icon
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.vocabulary import SPOT_NAME
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, points_for, temples, told, why_not
from tests.teotihuacan.test_decorations import built

LEVELS = {1: (1, 0, "1d4"), 2: (3, 1, "2c3"), 3: (5, 2, "3b2"), 4: (7, 3, "4a1")}
LAST = ["P31", "P30", "P29"]


def constructing(count: int = 1, **laid: Any) -> State:
    """`count` workers act on Construction."""
    there = ", ".join(["construction 1"] * (count - 1))
    owned = {"workers": f"forest 1, {there}".strip(", "), "cocoa": min(1, count - 1), "stone": 6, "wood": 6}
    s = lay(p1={**owned, **laid.pop("p1", {})}, **laid)
    play(s, "move forest 1 1")
    return s


@pytest.mark.parametrize("level", LEVELS)
def test_price_and_points_of_a_level(level: int) -> None:
    """T100, T101, T105, R28: 2 stone and a wood for each level above the first; 1, 3, 5, 7 points; the track."""
    points, wood, spot = LEVELS[level]
    s = constructing(pyramid=built(level, spot), stones=LAST)
    events = play(s, "main", "stone P30", f"spot {spot}", "rotate r0")
    gained = points_for(events)
    assert gained["level"] == points
    assert (player(s).goods[1], player(s).goods[0], player(s).track) == (4, 6 - wood, 1)
    s = constructing(pyramid=built(level, spot), stones=LAST, p1={"stone": 1})
    assert why_not(s, "main") == "not_enough_stone"


@pytest.mark.parametrize("spot", [spot for spot in SPOT_NAME if spot[0] != "1"])
def test_a_stone_needs_four_stones_below(spot: str) -> None:
    """T101, R28: for every spot above the ground."""
    level, row, column = int(spot[0]), "abcd".index(spot[1]), int(spot[2])
    needed = [f"{level - 1}{'abcd'[row + r]}{column + c}" for r in (0, 1) for c in (0, 1)]
    s = constructing(pyramid=built(level - 1), stones=LAST)
    play(s, "main", "stone P30")
    assert f"spot {spot}" in options(s)
    for missing in needed:
        s = constructing(pyramid=built(level - 1, missing), stones=LAST)
        play(s, "main", "stone P30")
        assert why_not(s, f"spot {spot}") == "not_supported"


def test_a_spot_is_taken_once() -> None:
    """T100, R28."""
    s = constructing(pyramid={"1a1": "P05"})
    play(s, "main", "stone P00")
    assert why_not(s, "spot 1a1") == "spot_taken"


@pytest.mark.parametrize(("count", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_one_stone_for_each_worker_three_at_most(count: int, most: int) -> None:
    """T71, T99, R19, R22: at least one; further ones are voluntary (R63)."""
    s = constructing(count)
    play(s, "main")
    assert why_not(s, "stop") == "stone_first"
    for number in range(most):
        play(s, f"stone P0{number}", f"spot 1d{number + 1}", "rotate r0")
        while asked(s) in ("any_resource 1", "wide_step 1"):
            play(s, "take wood")
        assert asked(s) == ("power_up 1" if number + 1 == most else "stone 1")


def test_power_ups_are_one_or_two_by_workers() -> None:
    """T107, R19: even if fewer stones were placed."""
    s = constructing(3)
    play(s, "main", "stone P00", "spot 1a1", "rotate r0", "stop", "power construction 1")
    assert options(s) == {"power construction 1", "power construction 2", "skip"}
    s = constructing(2)
    play(s, "main", "stone P00", "spot 1a1", "rotate r0", "stop", "power construction 1")
    assert asked(s) == "turn 2"


def test_stones_are_not_refilled_between_the_stones_of_an_action_but_after_it() -> None:
    """T107, R28, R61: the refill is a reveal."""
    s = constructing(2)
    events = play(s, "main", "stone P00", "spot 1a1", "rotate r0")
    assert options(s) == {"stone P01", "stone P02", "stop"}
    events = play(s, "stone P01", "spot 1b3", "rotate r0", "power construction 1")
    assert min(s.stone_display) >= 0
    assert len(told(events, "reveal")) == 2


def test_a_stone_just_placed_may_carry_the_next() -> None:
    """T106, R28."""
    s = constructing(2, pyramid={"1a1": "P03", "1a2": "P04", "1b1": "P05"})
    play(s, "main", "stone P01")
    assert why_not(s, "spot 2a1") == "not_supported"
    play(s, "spot 1b2", "rotate r0", "stone P00")
    assert "spot 2a1" in options(s)


def test_an_extra_worker_adds_a_stone_even_after_the_first() -> None:
    """R15, R65: during the action."""
    s = constructing(1, p1={"tiles": ["extra_worker"]})
    play(s, "main", "stone P00", "spot 1a1", "rotate r0")
    assert options(s) == {"stop", "use extra_worker"}
    assert why_not(s, "stone P01") == "enough_stones"
    play(s, "use extra_worker", "stone P01", "spot 1b3", "rotate r0")
    assert asked(s) == "power_up 1"


def test_extra_workers_never_bring_a_fourth_stone() -> None:
    """R19, R65."""
    s = constructing(2, p1={"tiles": ["extra_worker", "extra_worker"]})
    play(s, "main", "use extra_worker")
    assert why_not(s, "use extra_worker") == "three_workers_count"


def test_goods_of_a_tile_may_pay_the_next_stone() -> None:
    """T106, R15: who could still gain is asked between two stones."""
    s = constructing(2, p1={"stone": 2, "tiles": ["resources_2"]})
    play(s, "main", "stone P00", "spot 1a1", "rotate r0")
    assert asked(s) == "stone 1"
    assert why_not(s, "stone P01") == "not_enough_stone"
    play(s, "use resources_2", "take stone", "take stone", "stone P01", "spot 1b3", "rotate r0")
    assert asked(s) == "power_up 1"


# ---------------------------------------------------------------- icons


@pytest.mark.parametrize("stone", range(32))
def test_a_quarter_turn_clockwise_moves_every_icon_one_quadrant_on(stone: int) -> None:
    """(b) 13: quadrants clockwise from top left."""
    s = lay()
    for rotation in range(4):
        icons = [stone_icon(s, stone, rotation, quadrant) for quadrant in range(4)]
        assert icons == [STONE_ICONS[stone][(quadrant - rotation) % 4] for quadrant in range(4)]


def test_turns_that_look_alike_are_one_choice() -> None:
    """T103, R28: rotation is free."""
    s = constructing(stones=["P30", "P27", "P00"])
    play(s, "main", "stone P30", "spot 1a1")
    assert options(s) == {"rotate r0"}
    s = constructing(stones=["P30", "P27", "P00"])
    play(s, "main", "stone P27", "spot 1a1")
    assert options(s) == {f"rotate r{angle}" for angle in (0, 90, 180, 270)}


@pytest.mark.parametrize(
    ("stone", "spot", "rotation", "matched", "steps"),
    [
        ("P00", "1a1", "r0", 2, (0, 0, 0)),  # ground x x / g g under b x / g R
        ("P11", "1a1", "r90", 1, (0, 0, 0)),  # x g / x r: x only
        ("P02", "1a4", "r0", 1, (0, 0, 0)),  # ground x x / x x under x r / G b
        ("P24", "1c1", "r0", 2, (0, 0, 1)),  # ground g g / x x under G x / r x: green and a glyph
        ("P06", "1b4", "r180", 1, (0, 0, 0)),  # ground r r / b b under r B / x g: a plain r
        ("P12", "1b4", "r180", 1, (0, 1, 0)),  # R x / x g on r r / b b: red
    ],
)
def test_matches_on_the_ground(stone: str, spot: str, rotation: str, matched: int, steps: tuple[int, int, int]) -> None:
    """T103, T104, R27, A28, (b) 13: types are compared; a coloured covering icon that matched brings a step."""
    s = constructing(stones=[stone, "P30", "P31"])
    events = play(s, "main", f"stone {stone}", f"spot {spot}", f"rotate {rotation}")
    assert points_for(events)["match"] == matched
    assert temples(s) == steps


def test_the_colour_of_the_covered_icon_is_irrelevant() -> None:
    """T104, R27: a plain icon on a coloured one scores without a step."""
    base = {"1a1": "P31", "1a2": "P30", "1b1": "P18", "1b2": "P12 r180"}  # P12 turned shows R at its top left
    s = constructing(pyramid=base, stones=["P11", "P00", "P01"])
    events = play(s, "main", "stone P11", "spot 2a1", "rotate r0")  # g x / x r: r lies on R
    assert points_for(events) == {"level": 3, "match": 3}
    assert temples(s) == (0, 0, 0)


def test_matching_glyphs_score_by_default_and_not_by_option() -> None:
    """(b) 1, R27."""
    for choice, points in (("scores", 5), ("nothing", 1)):
        s = constructing(stones=["P30", "P00", "P01"], options={"glyph_match": choice})
        play(s, "main", "stone P30", "spot 1a4", "rotate r0")
        assert goods(s)["points"] == points


def test_the_suspicious_stone_can_be_blue() -> None:
    """(b) 4: `p25`."""
    for choice, steps in (("red", (0, 1, 0)), ("blue", (0, 0, 0))):
        s = constructing(stones=["P25", "P00", "P01"], options={"p25": choice})
        play(s, "main", "stone P25", "spot 1b4", "rotate r90")  # R at the top left, on r
        assert temples(s) == steps
    s = constructing(stones=["P25", "P00", "P01"], options={"p25": "blue"})
    play(s, "main", "stone P25", "spot 1d1", "rotate r0")  # b at the top left, on b
    play(s, "take wood")
    assert temples(s) == (1, 0, 0)


@pytest.mark.parametrize(("choice", "end"), [("10", 10), ("9", 9)])
def test_the_pyramid_track_has_an_end(choice: str, end: int) -> None:
    """(b) 3: further steps lapse, the rest of the action is unaffected."""
    s = constructing(p1={"track": end}, options={"pyramid_track": choice})
    play(s, "main", "stone P00", "spot 1a1", "rotate r0")
    assert (player(s).track, goods(s)["points"]) == (end, 3)
    s = constructing(p1={"track": end - 1}, options={"pyramid_track": choice})
    play(s, "main", "stone P00", "spot 1a1", "rotate r0")
    assert player(s).track == end


# ---------------------------------------------------------------- the finished pyramid


def test_the_top_stone_finishes_the_pyramid() -> None:
    """T102, R33: the light disc jumps to the dark one, the coming eclipse is the last, no further stones."""
    s = constructing(3, pyramid=built(3), stones=LAST, p1={"stone": 9, "wood": 9})
    play(s, "main", "stone P30", "spot 4a1", "rotate r0")
    assert (s.light, is_last_eclipse(s), asked(s)) == (s.dark, True, "power_up 1")
    s = constructing(pyramid=built(4), stones=["P30", "P31"], state={"light": 12})
    assert why_not(s, "main") == "no_stone_place"


def test_a_pending_eclipse_becomes_the_last() -> None:
    """R33: if the discs had met before."""
    s = constructing(pyramid=built(3), stones=LAST, state={"light": 12, "rounds_left": 1})
    play(s, "main", "stone P30", "spot 4a1", "rotate r0")
    assert (is_last_eclipse(s), s.rounds_left) == (True, 1)


def test_the_display_never_runs_dry() -> None:
    """R61: 32 stones for 30 spots; before the last one three still lie open."""
    s = constructing(pyramid=built(3), stones=LAST)
    assert s.stones_left == 0
    play(s, "main")
    assert options(s) == {"stone P29", "stone P30", "stone P31"}
