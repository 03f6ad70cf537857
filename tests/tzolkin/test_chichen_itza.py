"""Chichen Itza: skulls, points, temples; theology."""

from __future__ import annotations

import pytest

from teocalli.games.tzolkin import GAME
from tests.tzolkin.positions import asked, goods, options, picking, play, player, temples, why_not

ACTIONS = [
    (1, 4, (2, 1, 1), 0),
    (2, 5, (2, 1, 1), 0),
    (3, 6, (2, 1, 1), 0),
    (4, 7, (1, 1, 2), 0),
    (5, 8, (1, 1, 2), 0),
    (6, 8, (1, 1, 2), 1),
    (7, 10, (1, 2, 1), 0),
    (8, 11, (1, 2, 1), 1),
    (9, 13, (1, 2, 1), 1),
]


@pytest.mark.parametrize(("number", "points", "steps", "cubes"), ACTIONS)
def test_every_action_takes_a_skull_and_gives_points_and_a_step(
    number: int, points: int, steps: tuple[int, ...], cubes: int
) -> None:
    """R14."""
    s = picking("chichen_itza", number, p1={"skull": 1})
    play(s, f"do chichen_itza {number}")
    if cubes:
        assert options(s) == {"take 1 0 0", "take 0 1 0", "take 0 0 1"}
        play(s, "take 0 0 1")
    assert goods(s) == ({"gold": 1} if cubes else {})
    assert player(s).points == points
    assert temples(s) == steps
    assert s.offered[number - 1] == 1
    assert s.skulls == 12, "the skull stays there for good"


def test_an_action_needs_a_skull_and_is_used_once() -> None:
    """Q51."""
    s = picking("chichen_itza", 3)
    assert why_not(s, "do chichen_itza 3") == "no_skull"
    s = picking("chichen_itza", 3, p1={"skull": 1, "corn": 2}, offered=(3,))
    assert why_not(s, "do chichen_itza 3") == "action_used"
    assert "do chichen_itza 2" in options(s)


def test_points_and_cube_are_given_though_the_step_is_lost() -> None:
    """Q52: top reached, or taken by another."""
    s = picking("chichen_itza", 6, p1={"skull": 1, "kukulkan": 7})
    play(s, "do chichen_itza 6", "take 1 0 0")
    assert (player(s).points, goods(s), temples(s)) == (8, {"wood": 1}, (1, 1, 7))
    s = picking("chichen_itza", 6, p1={"skull": 1, "kukulkan": 6}, p2={"kukulkan": 7})
    play(s, "do chichen_itza 6", "take 1 0 0")
    assert (player(s).points, temples(s)) == (8, (1, 1, 6))


def test_rulebook_example_red_steps_back_from_7_to_6() -> None:
    """X10."""
    s = picking("chichen_itza", 7, p1={"skull": 1, "corn": 1})
    play(s, "do chichen_itza 6", "take 0 0 1")
    assert player(s).points == 8
    assert goods(s) == {"gold": 1}
    assert temples(s) == (1, 1, 2)


def test_space_10_is_free_choice_among_open_actions() -> None:
    """Q8."""
    s = picking("chichen_itza", 10, p1={"skull": 1}, offered=(9, 1))
    assert options(s) == {*(f"do chichen_itza {n}" for n in range(2, 9)), "skip"}


# ---------------------------------------------------------------- theology


def test_theology_1_reaches_the_next_action_for_nothing() -> None:
    """Q35."""
    s = picking("chichen_itza", 4, p1={"skull": 1, "theology": 1})
    assert options(s) == {"do chichen_itza 4", "do chichen_itza 5", "skip"}
    play(s, "do chichen_itza 5")
    assert player(s).points == 8


def test_theology_1_lifts_from_space_0() -> None:
    """I2, Q7."""
    s = picking("chichen_itza", 0, p1={"skull": 1, "theology": 1})
    play(s, "do chichen_itza 1")
    assert player(s).points == 4
    s = picking("chichen_itza", 0, p1={"skull": 1})
    assert GAME.mover(s) == 1, "without it the worker just comes back"


def test_theology_1_lifts_from_space_9_to_free_choice() -> None:
    """I3."""
    s = picking("chichen_itza", 9, p1={"skull": 1, "theology": 1}, offered=(9,))
    assert options(s) == {*(f"do chichen_itza {n}" for n in range(1, 9)), "skip"}
    s = picking("chichen_itza", 9, p1={"skull": 1})
    assert options(s) == {"do chichen_itza 9", "skip"}


def test_theology_serves_no_other_gear() -> None:
    """R17."""
    s = picking("yaxchilan", 3, p1={"theology": 3})
    assert options(s) == {"do yaxchilan 3", "skip"}


def test_theology_2_buys_a_step_after_an_action() -> None:
    """Q36: once, for one resource, optional."""
    s = picking("chichen_itza", 4, p1={"skull": 1, "theology": 2, "wood": 1, "gold": 1})
    play(s, "do chichen_itza 4")
    assert options(s) == {"pay 1 0 0", "pay 0 0 1", "skip"}
    play(s, "pay 1 0 0", "climb quetzalcoatl")
    assert temples(s) == (1, 2, 2)
    assert GAME.mover(s) == 1
    s = picking("chichen_itza", 4, p1={"skull": 1, "theology": 2, "wood": 1})
    play(s, "do chichen_itza 4", "skip")
    assert goods(s) == {"wood": 1}


def test_the_cube_just_won_may_pay_for_theology_2() -> None:
    """Q36."""
    s = picking("chichen_itza", 6, p1={"skull": 1, "theology": 2})
    play(s, "do chichen_itza 6", "take 0 1 0", "pay 0 1 0", "climb chaac")
    assert temples(s) == (2, 1, 2)
    assert goods(s) == {}


def test_theology_2_needs_an_action() -> None:
    """C14: a pick-up alone gives nothing."""
    s = picking("chichen_itza", 4, p1={"theology": 2, "wood": 1})
    play(s, "skip")
    assert GAME.mover(s) == 1


def test_theology_2_is_not_asked_without_cube_or_temple() -> None:
    """R17."""
    s = picking("chichen_itza", 4, p1={"skull": 1, "theology": 2})
    play(s, "do chichen_itza 4")
    assert asked(s) == "turn"
    tops = {"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}
    s = picking("chichen_itza", 4, p1={"skull": 1, "theology": 2, "wood": 1, **tops})
    play(s, "do chichen_itza 4")
    assert asked(s) == "turn"
