"""Temples and the Avenue of the Dead: every step's reward, wide steps, the top."""

from __future__ import annotations

from typing import Any

import pytest

from tests.teotihuacan.lay import asked, goods, lay, options, play, player, temples, tiles, told, turn, why_not

ANY = "any"
BLUE = [(ANY, 1)] * 4 + [(ANY, 2), (ANY, 2), ("points", 2), (ANY, 2), ("points", 4), ("", 0), ("points", 6)]
RED = [*(("points", n) for n in (1, 1, 2, 2, 2, 3, 3, 4, 5)), ("", 0), ("points", 7)]
GREEN = [*(("cocoa", n) for n in (1, 1, 1, 2, 2, 2, 3, 3, 4)), ("", 0), ("points", 5)]
REWARDS = {"blue": BLUE, "red": RED, "green": GREEN}


@pytest.mark.parametrize("temple", REWARDS)
@pytest.mark.parametrize("step", range(1, 12))
def test_every_step_pays_what_is_printed(temple: str, step: int) -> None:
    """T63, T64, T66, (b) 11: the table of rewards; A8: markers start at the foot, step 0."""
    s = lay(p1={temple: step - 1, "tiles": [f"temple_{temple}"]})
    play(s, f"use temple_{temple}")
    good, amount = REWARDS[temple][step - 1]
    if good == ANY:
        for _ in range(amount):
            assert asked(s) == "any_resource 1"
            play(s, "take stone")
        good = "stone"
    assert goods(s) == ({good: amount} if amount else {})
    assert asked(s) == "turn 1"
    assert player(s).temple[("blue", "red", "green").index(temple)] == step


@pytest.mark.parametrize(
    ("temple", "step", "stack"),
    [("blue", 4, "blue_4"), ("red", 5, "red_5"), ("green", 3, "green_3"), ("green", 6, "green_6")],
)
def test_a_wide_step_gives_its_reward_or_one_tile(temple: str, step: int, stack: str) -> None:
    """T65, R14, A22, A24: any tile of the stack, for its price; stacks are not refilled."""
    given: dict[str, Any] = {
        "p1": {temple: step - 1, "wood": 1, "tiles": [f"temple_{temple}"]},
        "stacks": {stack: ["mask_4", "mask_1"]},
    }
    s = lay(**given)
    play(s, f"use temple_{temple}")
    assert options(s) - {"reward"} == {"claim mask_4"}
    assert why_not(s, "claim mask_1") == "not_enough_gold"
    left = s.pile_left
    play(s, "claim mask_4")
    assert (tiles(s), goods(s), s.pile_left) == ({"mask_4": 1}, {}, left)
    s = lay(**given)
    play(s, f"use temple_{temple}", "reward")
    assert tiles(s) == {}


def test_an_empty_or_dear_wide_step_gives_its_reward() -> None:
    """T65, R13: unable or unwilling means no tile, and the printed reward on a temple."""
    s = lay(p1={"green": 2, "tiles": ["temple_green"]}, stacks={"green_3": ["mask_1"]})
    play(s, "use temple_green")
    assert (goods(s), asked(s)) == ({"cocoa": 1}, "turn 1")


def test_equal_tiles_of_a_stack_are_one_choice() -> None:
    """R14."""
    s = lay(
        p1={"green": 2, "tiles": ["temple_green"]}, stacks={"green_3": ["double_move", "double_move", "free_cocoa"]}
    )
    play(s, "use temple_green")
    assert options(s) == {"reward", "claim double_move", "claim free_cocoa"}
    play(s, "claim double_move")
    assert [k for k in s.stacks[2].tiles if k >= 0] == [17, 18]


def test_the_reward_of_a_wide_step_is_its_own_even_if_a_tile_is_played_meanwhile() -> None:
    """R14: the marker has gone on, the step has not."""
    s = lay(p1={"blue": 3, "tiles": ["temple_blue", "temple_blue"]}, stacks={"blue_4": ["free_cocoa"]})
    play(s, "use temple_blue", "use temple_blue", "take wood", "take wood", "reward", "take gold")
    assert (goods(s), asked(s), temples(s)) == ({"wood": 2, "gold": 1}, "turn 1", (5, 0, 0))


def test_the_top_holds_one_marker_only() -> None:
    """T67, T68, R39, A11."""
    s = lay(p1={"red": 10, "tiles": ["temple_red", "temple_any"]}, p2={"red": 11})
    events = play(s, "use temple_red")
    assert (temples(s), goods(s)) == ((0, 10, 0), {})
    assert told(events, "step_lost") == [(1, 1, 1, "discovery")]
    play(s, "use temple_any")
    assert why_not(s, "temple red") == "temple_top_taken"


def test_a_finished_temple_gives_nothing_more() -> None:
    """T68, R39, R63: steps are compulsory, so another temple must be chosen while there is one."""
    s = lay(p1={"red": 11, "tiles": ["temple_any"]})
    play(s, "use temple_any")
    assert why_not(s, "temple red") == "temple_finished"
    assert options(s) == {"temple blue", "temple green"}


def test_steps_of_choice_lapse_when_all_temples_are_finished() -> None:
    """R39."""
    s = lay(p1={"red": 11, "blue": 11, "green": 11, "tiles": ["temple_any"]})
    play(s, "use temple_any")
    assert asked(s) == "turn 1"


def test_a_tile_that_takes_the_last_step_leaves_a_step_of_choice_without_temple() -> None:
    """R39: then it lapses."""
    s = lay(p1={"red": 11, "blue": 11, "green": 10, "tiles": ["temple_any", "temple_green"]})
    play(s, "use temple_any", "use temple_green")
    assert options(s) == {"stop"}
    play(s, "stop")
    assert (temples(s), asked(s)) == ((11, 11, 11), "turn 1")


# ---------------------------------------------------------------- the Avenue of the Dead


@pytest.mark.parametrize(("step", "stack"), [(3, "avenue_3"), (6, "avenue_6"), (8, "avenue_8")])
def test_a_wide_step_of_the_avenue_may_bring_a_tile(step: int, stack: str) -> None:
    """T58, R13, A22: else nothing."""
    given: dict[str, Any] = {
        "p1": {"avenue": step - 1, "wood": 1, "tiles": ["avenue_step"]},
        "stacks": {stack: ["mask_4"]},
    }
    s = lay(**given)
    play(s, "use avenue_step")
    assert options(s) == {"claim mask_4", "decline"}
    play(s, "claim mask_4")
    assert (tiles(s), goods(s)) == ({"mask_4": 1}, {})
    s = lay(**given)
    play(s, "use avenue_step", "decline")
    assert (tiles(s), goods(s), player(s).avenue) == ({}, {"wood": 1}, step)


@pytest.mark.parametrize("step", [1, 2, 4, 5, 7, 9])
def test_other_steps_of_the_avenue_bring_nothing(step: int) -> None:
    """R13."""
    s = lay(p1={"avenue": step - 1, "tiles": ["avenue_step"], "wood": 9, "cocoa": 9})
    play(s, "use avenue_step")
    assert (player(s).avenue, asked(s)) == (step, "turn 1")


def test_the_avenue_ends_at_nine() -> None:
    """T215, R26, R38."""
    s = lay(p1={"avenue": 9, "tiles": ["avenue_step"]})
    play(s, "use avenue_step")
    assert (player(s).avenue, asked(s)) == (9, "turn 1")


def test_two_steps_of_choice_are_chosen_one_after_the_other() -> None:
    """R71, R53: each is finished before the next."""
    s = lay(
        **turn(1, {"kind": "any_temple", "seat": 1}, mover=1), p1={"green": 2}, stacks={"green_3": ["temple_green"]}
    )
    play(s, "temple green", "claim temple_green", "use temple_green")
    assert (temples(s), goods(s)) == ((0, 0, 4), {"cocoa": 2})
