"""Yaxchilan: resources and skulls."""

from __future__ import annotations

import pytest

from tests.tzolkin.positions import goods, picking, play

MINED = [
    (1, {"wood": 1}),
    (2, {"stone": 1, "corn": 1}),
    (3, {"gold": 1, "corn": 2}),  # C6
    (4, {"skull": 1}),
    (5, {"gold": 1, "stone": 1, "corn": 2}),
]


@pytest.mark.parametrize(("action", "gains"), MINED)
def test_actions_give_what_they_show(action: int, gains: dict[str, int]) -> None:
    """R8, C6: action 3 gives two corn."""
    s = picking("yaxchilan", action)
    play(s, f"do yaxchilan {action}")
    assert goods(s) == gains


EXTRACTED = [
    (1, 1, {"wood": 2}),
    (2, 1, {"stone": 1, "corn": 1}),
    (2, 2, {"stone": 2, "corn": 1}),
    (3, 2, {"gold": 1, "corn": 2}),
    (3, 3, {"gold": 2, "corn": 2}),
    (5, 2, {"gold": 1, "stone": 2, "corn": 2}),
    (5, 3, {"gold": 2, "stone": 2, "corn": 2}),
]


@pytest.mark.parametrize(("action", "level", "gains"), EXTRACTED)
def test_extraction_adds_one_of_each_resource_mined(action: int, level: int, gains: dict[str, int]) -> None:
    """R8."""
    s = picking("yaxchilan", action, p1={"extraction": level})
    play(s, f"do yaxchilan {action}")
    assert goods(s) == gains


@pytest.mark.parametrize(("level", "skulls"), [(2, 1), (3, 2)])
def test_theology_3_adds_a_skull(level: int, skulls: int) -> None:
    """Q37."""
    s = picking("yaxchilan", 4, p1={"theology": level})
    play(s, "do yaxchilan 4")
    assert goods(s) == {"skull": skulls}
    assert s.skulls == 13 - skulls


def test_the_last_skull_is_taken_where_two_are_due() -> None:
    """I7."""
    s = picking("yaxchilan", 4, p1={"theology": 3}, p2={"skull": 12})
    play(s, "do yaxchilan 4")
    assert goods(s) == {"skull": 1}


def test_an_empty_bank_gives_no_skull() -> None:
    """Q53."""
    s = picking("yaxchilan", 4, p1={"theology": 3}, p2={"skull": 13})
    play(s, "do yaxchilan 4")
    assert goods(s) == {}
