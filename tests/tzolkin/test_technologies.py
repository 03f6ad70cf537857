"""Technologies: prices, bonuses, two advances. Tikal 1, 3 and 5."""

from __future__ import annotations

import pytest

from teocalli.games.tzolkin import GAME
from tests.tzolkin.positions import asked, goods, lay, levels, options, picking, play, player, temples, why_not

TRACKS = ("agriculture", "extraction", "architecture", "theology")


@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_an_advance_costs_1_2_3_resources_and_1_for_the_bonus(level: int, price: int) -> None:
    """Q26."""
    s = picking("tikal", 1, p1={"wood": 3, "architecture": level})
    play(s, "do tikal 1", "advance architecture")
    assert goods(s) == ({"wood": 3 - price} if price < 3 else {})
    assert levels(s)[2] == min(3, level + 1)


def test_resources_are_paid_in_any_mix() -> None:
    """Q26."""
    s = picking("tikal", 1, p1={"wood": 1, "stone": 2, "gold": 1, "theology": 1})
    play(s, "do tikal 1", "advance theology")
    assert options(s) == {"pay 1 1 0", "pay 1 0 1", "pay 0 2 0", "pay 0 1 1"}
    assert why_not(s, "pay 2 0 0") == "not_enough_resources"
    play(s, "pay 0 1 1")
    assert goods(s) == {"wood": 1, "stone": 1}


def test_corn_and_skulls_are_no_resources() -> None:
    """R9."""
    s = picking("tikal", 1, p1={"corn": 9, "skull": 3})
    assert why_not(s, "do tikal 1") == "not_enough_resources"


def test_a_track_too_dear_is_refused() -> None:
    """R9."""
    s = picking("tikal", 1, p1={"wood": 1, "theology": 2, "architecture": 3})
    play(s, "do tikal 1")
    assert options(s) == {"advance agriculture", "advance extraction", "advance architecture"}
    assert why_not(s, "advance theology") == "not_enough_resources"


def test_the_agriculture_bonus_is_a_step_on_any_temple() -> None:
    """R15."""
    s = picking("tikal", 1, p1={"wood": 1, "agriculture": 3})
    play(s, "do tikal 1", "advance agriculture", "climb quetzalcoatl")
    assert temples(s) == (1, 2, 1)
    assert levels(s) == (3, 0, 0, 0)


def test_the_extraction_bonus_is_two_resources_of_choice() -> None:
    """R15."""
    s = picking("tikal", 1, p1={"wood": 1, "extraction": 3})
    play(s, "do tikal 1", "advance extraction")
    assert options(s) == {"take 2 0 0", "take 1 1 0", "take 1 0 1", "take 0 2 0", "take 0 1 1", "take 0 0 2"}
    play(s, "take 0 1 1")
    assert goods(s) == {"stone": 1, "gold": 1}


def test_the_architecture_bonus_is_three_points() -> None:
    """R15."""
    s = picking("tikal", 1, p1={"wood": 1, "architecture": 3})
    play(s, "do tikal 1", "advance architecture")
    assert player(s).points == 3


def test_the_theology_bonus_is_one_skull_also_at_level_3() -> None:
    """R15, Q37: theology 3 adds nothing to it."""
    s = picking("tikal", 1, p1={"wood": 1, "theology": 3})
    play(s, "do tikal 1", "advance theology")
    assert goods(s) == {"skull": 1}


def test_the_theology_bonus_gives_nothing_from_an_empty_bank() -> None:
    """Q53."""
    s = picking("tikal", 1, p1={"wood": 1, "theology": 3}, p2={"skull": 13})
    play(s, "do tikal 1", "advance theology")
    assert goods(s) == {}


def test_tikal_1_is_one_advance() -> None:
    """R9."""
    s = picking("tikal", 1, p1={"wood": 9})
    play(s, "do tikal 1", "advance theology")
    assert GAME.mover(s) == 1


def test_tikal_3_is_one_or_two_advances_on_one_or_two_tracks() -> None:
    """Q27."""
    s = picking("tikal", 3, p1={"wood": 9})
    play(s, "do tikal 3", "advance theology", "advance theology")
    assert levels(s) == (0, 0, 0, 2)
    assert goods(s) == {"wood": 6}
    s = picking("tikal", 3, p1={"wood": 9})
    play(s, "do tikal 3", "advance theology", "advance agriculture")
    assert levels(s) == (1, 0, 0, 1)
    s = picking("tikal", 3, p1={"wood": 9})
    play(s, "do tikal 3", "advance theology", "skip")
    assert levels(s) == (0, 0, 0, 1)


def test_the_first_advance_cannot_be_left_out() -> None:
    """Q27: the action is one or two advances."""
    s = picking("tikal", 3, p1={"wood": 9})
    play(s, "do tikal 3")
    assert options(s) == {f"advance {track}" for track in TRACKS}


def test_two_bonuses_cost_a_resource_each() -> None:
    """Q27."""
    s = picking("tikal", 3, p1={"wood": 2, "architecture": 3})
    play(s, "do tikal 3", "advance architecture", "advance architecture")
    assert player(s).points == 6
    assert goods(s) == {}


def test_resources_won_by_the_first_advance_pay_for_the_second() -> None:
    """Q84."""
    s = picking("tikal", 3, p1={"wood": 1, "extraction": 3, "theology": 1})
    play(s, "do tikal 3", "advance extraction", "take 2 0 0", "advance theology")
    assert levels(s) == (0, 3, 0, 2)
    assert goods(s) == {}


def test_nobody_is_asked_for_a_second_advance_that_cannot_be_paid() -> None:
    """R9."""
    s = picking("tikal", 3, p1={"wood": 1})
    play(s, "do tikal 3", "advance theology")
    assert GAME.mover(s) == 1


def test_rulebook_example_yellow_advances_twice_and_builds_twice() -> None:
    """X8."""
    s = lay(gears={"tikal": {3: 1, 4: 1}}, p1={"wood": 5}, row=["a1-01", "a1-09"])
    play(s, "pick_up tikal 3", "do tikal 3", "advance agriculture", "advance extraction")
    assert goods(s) == {"wood": 3}
    play(s, "pick_up tikal 4", "do tikal 4", "build a1-01", "build a1-09")
    assert goods(s) == {}
    assert levels(s) == (2, 1, 0, 0)
    assert sum(b >= 0 for b in s.row) == 6, "the row is filled at the end of the turn"


def test_extraction_does_not_serve_tiles_temples_chichen_itza_and_market() -> None:
    """Q30."""
    s = picking("tikal", 2, p1={"wood": 3, "extraction": 3}, row=["a1-10"])
    play(s, "do tikal 2", "build a1-10")
    assert goods(s) == {"stone": 1}
    s = picking("uxmal", 2, p1={"corn": 2, "extraction": 3})
    play(s, "do uxmal 2", "buy wood", "done")
    assert goods(s) == {"wood": 1}
    s = picking("chichen_itza", 6, p1={"skull": 1, "extraction": 3})
    play(s, "do chichen_itza 6", "take 1 0 0")
    assert goods(s) == {"wood": 1}


@pytest.mark.parametrize(
    ("borrowed", "about", "gains"),
    [
        ("do palenque 1", {"agriculture": 2}, {"corn": 4}),
        ("do yaxchilan 1", {"extraction": 1}, {"wood": 2}),
        ("do yaxchilan 4", {"theology": 3}, {"skull": 2}),
    ],
)
def test_technologies_serve_borrowed_actions(borrowed: str, about: dict[str, int], gains: dict[str, int]) -> None:
    """Q29."""
    s = picking("uxmal", 5, p1={"corn": 1, **about})
    play(s, "do uxmal 5", borrowed)
    assert goods(s) == gains


# ---------------------------------------------------------------- Tikal 5


def test_tikal_5_pays_one_resource_for_steps_on_two_temples() -> None:
    """R10."""
    s = picking("tikal", 5, p1={"gold": 1})
    play(s, "do tikal 5")
    assert options(s) == {
        "climb_two chaac_quetzalcoatl",
        "climb_two chaac_kukulkan",
        "climb_two quetzalcoatl_kukulkan",
    }
    play(s, "climb_two chaac_kukulkan")
    assert temples(s) == (2, 1, 2)
    assert goods(s) == {}


def test_tikal_5_takes_climbable_temples_first() -> None:
    """Q89: with two left there is nothing to choose."""
    s = picking("tikal", 5, p1={"gold": 1, "stone": 1, "chaac": 6})
    play(s, "do tikal 5", "pay 0 1 0")
    assert temples(s) == (6, 2, 2)
    assert asked(s) == "turn"


def test_tikal_5_loses_steps_that_cannot_be_taken() -> None:
    """I13: it only has to be paid (Q81)."""
    s = picking("tikal", 5, p1={"gold": 1, "chaac": 6, "quetzalcoatl": 8})
    play(s, "do tikal 5")
    assert temples(s) == (6, 8, 2)
    s = picking("tikal", 5, p1={"gold": 1, "chaac": 6, "quetzalcoatl": 8, "kukulkan": 7})
    play(s, "do tikal 5")
    assert goods(s) == {}
