"""Decorations: price, places, orientation, matches, refill."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan.decorations import is_open
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.vocabulary import SPOT_NAME
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, points_for, temples, told, why_not

SIDES = ("top", "right", "bottom", "left")
#: Pyramid tiles that must lie under a Decoration of a side and level.
NEEDS = {
    ("top", 2): ["1a2", "1a3"],
    ("top", 3): ["2a2"],
    ("top", 4): ["3a1", "3a2"],
    ("right", 2): ["1b4", "1c4"],
    ("right", 3): ["2b3"],
    ("right", 4): ["3a2", "3b2"],
    ("bottom", 2): ["1d2", "1d3"],
    ("bottom", 3): ["2c2"],
    ("bottom", 4): ["3b1", "3b2"],
    ("left", 2): ["1b1", "1c1"],
    ("left", 3): ["2b1"],
    ("left", 4): ["3a1", "3b1"],
}


def built(levels: int, *without: str) -> dict[str, str]:
    """All spots of the first levels, in order, except those named."""
    spots = [spot for spot in SPOT_NAME if int(spot[0]) <= levels and spot not in without]
    return {spot: f"P{number:02}" for number, spot in enumerate(spots)}


def decorating(count: int = 1, **laid: Any) -> State:
    """`count` workers act on Decorations."""
    there = ", ".join(["decorations 1"] * (count - 1))
    owned = {"workers": f"construction 1, {there}".strip(", "), "cocoa": 1, "gold": 3, **laid.pop("p1", {})}
    s = lay(p1=owned, **laid)
    play(s, "move construction 1 1")
    return s


@pytest.mark.parametrize(("count", "gold"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_the_price_falls_with_further_workers_to_one_gold(count: int, gold: int) -> None:
    """T92, A12, R62."""
    s = decorating(count, display=["D12"])
    play(s, "main", "decorate D12 top")
    assert player(s).goods[2] == 3 - gold
    assert why_not(decorating(count, p1={"gold": gold - 1}), "main") == "not_enough_gold"


def test_a_worker_who_worships_there_does_not_lower_the_price() -> None:
    """R62."""
    s = decorating(p1={"workers": "construction 1, decorations 1 temple"})
    play(s, "main", "decorate D00 top")
    assert player(s).goods[2] == 0


def test_a_decoration_scores_three_and_a_step_on_the_pyramid_track() -> None:
    """T97, T98, R01: matches and their steps first, then 3 points and the track, one power-up always."""
    s = decorating(3, display=["D12"])
    events = play(s, "main", "decorate D12 top")
    assert (points_for(events), player(s).track, temples(s)) == ({"decoration": 3}, 1, (0, 0, 0))
    play(s, "power decorations 1")
    assert asked(s) == "turn 2"


@pytest.mark.parametrize(
    ("side", "tile", "steps"),
    [("top", "D08", (0, 1, 1)), ("right", "D14", (0, 0, 1)), ("bottom", "D01", (1, 0, 0)), ("left", "D04", (1, 1, 0))],
)
def test_the_arrow_to_the_centre_fixes_the_orientation(side: str, tile: str, steps: tuple[int, int, int]) -> None:
    """T94, T95, R31, R27, (b) 13: the board shows r g, x g, b x, b r; tiles are turned round at the bottom and on the
    left."""
    s = decorating(display=[tile])
    events = play(s, "main", f"decorate {tile} {side}")
    if side in ("top", "left"):
        events += play(s, "temple red")
    assert points_for(events)["match"] == 2
    while asked(s) == "any_resource 1":
        play(s, "take wood")
    assert temples(s) == steps


@pytest.mark.parametrize(("side", "tile"), [("top", "D12"), ("right", "D09"), ("bottom", "D05"), ("left", "D00")])
def test_the_mirrored_tile_does_not_match(side: str, tile: str) -> None:
    """T95, R31."""
    s = decorating(display=[tile])
    events = play(s, "main", f"decorate {tile} {side}")
    assert "match" not in points_for(events)


def test_two_steps_for_matches_come_in_the_order_the_player_likes() -> None:
    """T96, R32, R71."""
    s = decorating(display=["D08"], p1={"green": 2}, stacks={"green_3": ["free_cocoa"]})
    play(s, "main", "decorate D08 top")
    assert options(s) == {"temple red", "temple green"}
    play(s, "temple green")
    assert (asked(s), temples(s)) == ("wide_step 1", (0, 0, 3))


def test_by_option_steps_for_matches_come_as_printed() -> None:
    """R32, R71: `reward_order`."""
    s = decorating(display=["D08"], options={"reward_order": "printed"})
    play(s, "main", "decorate D08 top")
    assert (asked(s), temples(s)) == ("power_up 1", (0, 1, 1))


def test_two_matches_of_one_temple_are_two_steps() -> None:
    """T96, R32, A28."""
    s = decorating(display=["D11"], decorations={"top": ["D00"]}, pyramid={"1a2": "P28", "1a3": "P27 r270"})
    events = play(s, "main", "decorate D11 top")
    assert points_for(events)["match"] == 2
    play(s, "take wood", "take wood")
    assert temples(s) == (2, 0, 0)


@pytest.mark.parametrize(("side", "level"), NEEDS)
def test_a_higher_place_needs_the_decoration_below_and_layers_under_both_halves(side: str, level: int) -> None:
    """T93, R31, A18: every place of every side."""
    below = {side: [f"D{n:02}" for n in range(level - 1)]}
    s = decorating(pyramid=built(level - 1), decorations=below, display=["D14"], stones=["P31", "P30", "P29"])
    assert is_open(s, SIDES.index(side))
    for spot in NEEDS[(side, level)]:
        s = decorating(pyramid=built(level - 1, spot), decorations=below, display=["D14"], stones=["P31", "P30", "P29"])
        assert not is_open(s, SIDES.index(side))
    for spot in set(built(level - 1)) - set(built(level - 2)) - set(NEEDS[(side, level)]):
        s = decorating(pyramid=built(level - 1, spot), decorations=below, display=["D14"], stones=["P31", "P30", "P29"])
        assert is_open(s, SIDES.index(side))


def test_a_full_side_takes_no_more() -> None:
    """R31."""
    s = decorating(
        pyramid=built(3),
        decorations={"top": ["D00", "D01", "D02", "D03"]},
        display=["D14"],
        stones=["P31", "P30", "P29"],
    )
    play(s, "main")
    assert why_not(s, "decorate D14 top") == "no_decoration_place"


def test_without_place_there_is_no_action() -> None:
    """R31."""
    sides = {side: [f"D{n:02}"] for n, side in enumerate(SIDES)}
    s = decorating(decorations=sides, display=["D14"])
    assert why_not(s, "main") == "no_decoration_place"


def test_without_tile_there_is_no_action() -> None:
    """R31, R61: after fifteen tiles the action is gone; one of sixteen places stays empty."""
    tiles = [f"D{n:02}" for n in range(15)]
    sides = {side: tiles[4 * n : 4 * n + 4] for n, side in enumerate(SIDES)}
    s = decorating(decorations=sides, display=[], pyramid=built(3), stones=["P31", "P30", "P29"])
    assert why_not(s, "main") == "no_decoration_left"


def test_the_display_is_refilled_from_the_pile_while_it_lasts() -> None:
    """T98, R61: eleven in the pile, then the display shrinks; a refill is a reveal."""
    s = decorating()
    assert s.decorations_left == 11
    play(s, "main", "decorate D00 top")
    if asked(s) == "step_order 1":
        play(s, "temple red")
    events = play(s, "power decorations 1")
    assert (s.decorations_left, min(s.decoration_display) >= 0, len(told(events, "reveal"))) == (10, True, 1)
    tiles = [f"D{n:02}" for n in range(14)]
    s = decorating(
        decorations={side: tiles[4 * n : 4 * n + 4][: 4 if n < 3 else 1] for n, side in enumerate(SIDES)},
        display=["D13", "D14"],
        pyramid=built(3),
        stones=["P31", "P30", "P29"],
    )
    play(s, "main", "decorate D13 left")
    while asked(s) != "turn 2":
        play(s, sorted(options(s))[0])
    assert s.decoration_display == [-1, 14, -1, -1]


def test_matching_glyphs_score_by_default_and_not_by_option() -> None:
    """(b) 1: for Decorations too; a glyph has no temple."""
    for choice, matched in (("scores", 2), ("nothing", 1)):
        s = decorating(display=["D14"], options={"glyph_match": choice})
        assert points_for(play(s, "main", "decorate D14 right"))["match"] == matched
        assert goods(s)["cocoa"] == 2
