"""Temples: steps, tops, and the rewards of food days."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import State
from teocalli.games.tzolkin.temples import climb, climb_any, reward_materials, reward_points
from tests.tzolkin.positions import asked, goods, lay, picking, play, player, temples


def test_many_share_a_step_but_the_top_holds_one() -> None:
    """Q71: climb as far as possible."""
    s = lay(p1={"chaac": 4}, p2={"chaac": 5}, p3={"chaac": 5})
    climb(s, 1, c.CHAAC, 1, 0)
    climb(s, 0, c.CHAAC, 2, 0)
    assert [s.players[n].temples[0] for n in range(3)] == [5, 6, 5]


@pytest.mark.parametrize(("temple", "top"), [("chaac", 6), ("quetzalcoatl", 8), ("kukulkan", 7)])
def test_arriving_at_a_top_turns_the_board_light(temple: str, top: int) -> None:
    """Q59."""
    s = lay(p1={temple: top - 1, "dark": 1})
    climb(s, 0, ("chaac", "quetzalcoatl", "kukulkan").index(temple), 1, 0)
    assert player(s).dark == 0


def test_standing_on_a_top_does_nothing() -> None:
    """Q59: steps lost there do not turn the board."""
    s = lay(p1={"chaac": 6, "dark": 1})
    climb(s, 0, c.CHAAC, 1, 0)
    assert player(s).dark == 1


def test_a_step_on_any_temple_is_lost_only_if_none_can_be_climbed() -> None:
    """Q89."""
    s = lay(p1={"chaac": 6, "quetzalcoatl": 7, "kukulkan": 7}, p2={"quetzalcoatl": 8})
    climb_any(s, 0, 0)
    assert asked(s) == "turn"
    assert temples(s) == (6, 7, 7)


def test_steps_on_the_board_are_those_of_the_temples() -> None:
    """R20."""
    s = picking("uxmal", 1, p1={"corn": 3})
    play(s, "do uxmal 1", "climb chaac")
    assert temples(s) == (2, 1, 1)


# ---------------------------------------------------------------- rewards


def example(**state: Any) -> State:
    """The rulebook's example: red, blue, yellow on Chaac, Quetzalcoatl, Kukulkan."""
    return lay(
        3,
        p1={"chaac": 2, "quetzalcoatl": 1, "kukulkan": 6},
        p2={"chaac": 4, "quetzalcoatl": 1, "kukulkan": 4},
        p3={"chaac": 4, "quetzalcoatl": 1, "kukulkan": 0},
        **state,
    )


def test_rulebook_example_of_a_mid_age_food_day() -> None:
    """X14, Q68: the own step and all lower ones."""
    s = example()
    reward_materials(s)
    assert goods(s, 1) == {"stone": 1, "wood": 2, "skull": 1}
    assert goods(s, 2) == {"stone": 2, "wood": 2}
    assert goods(s, 3) == {"stone": 2}
    assert s.skulls == 12


@pytest.mark.parametrize(("age", "points"), [(0, (16, 15, 7)), (1, (18, 15, 7))])
def test_rulebook_example_of_an_end_of_age_food_day(age: int, points: tuple[int, ...]) -> None:
    """X15, Q69; C16: three tied players get half each; C18: yellow's green step is -3; Q70: on the start step too."""
    s = example()
    reward_points(s, age)
    assert tuple(s.players[n].points for n in range(3)) == points


def test_gold_comes_from_quetzalcoatl() -> None:
    """R20."""
    s = lay(p1={"quetzalcoatl": 5})
    reward_materials(s)
    assert goods(s) == {"gold": 2}


def test_bottom_steps_cost_points() -> None:
    """Q69."""
    s = lay(2, p1={"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0})
    reward_points(s, 0)
    assert player(s).points == -6
    assert player(s, 2).points == 6 + 2 + 4


def test_top_steps_and_bonuses() -> None:
    """R20."""
    s = lay(p1={"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7})
    reward_points(s, 0)
    assert player(s).points == 8 + 13 + 10 + 6 + 2 + 4
    s = lay(p1={"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7})
    reward_points(s, 1)
    assert player(s).points == 8 + 13 + 10 + 2 + 6 + 4


def test_the_highest_bonus_is_given_when_all_stand_on_the_start_step() -> None:
    """Q70, C16: four tied players get half each."""
    s = lay()
    reward_points(s, 0)
    assert [p.points for p in s.players] == [3 + 1 + 2] * 4


def test_nobody_gets_a_skull_when_the_bank_cannot_serve_all() -> None:
    """Q54: cubes are given as usual."""
    s = lay(p1={"kukulkan": 5}, p2={"kukulkan": 5}, p3={"skull": 12})
    reward_materials(s)
    assert goods(s, 1) == goods(s, 2) == {"wood": 2}
    assert s.skulls == 1
    s = lay(p1={"kukulkan": 5}, p2={"kukulkan": 5}, p3={"skull": 11})
    reward_materials(s)
    assert goods(s, 1) == goods(s, 2) == {"wood": 2, "skull": 1}
