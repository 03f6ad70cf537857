"""Uxmal: offering, market, worker, borrowed actions."""

from __future__ import annotations

import pytest

from teocalli.games.tzolkin import GAME
from tests.tzolkin.positions import asked, goods, options, picking, play, player, temples, why_not


def test_an_offering_is_three_corn_for_one_step() -> None:
    """R11."""
    s = picking("uxmal", 1, p1={"corn": 9})
    play(s, "do uxmal 1", "climb kukulkan")
    assert temples(s) == (1, 1, 2)
    assert goods(s) == {"corn": 6}
    assert GAME.mover(s) == 1, "no second step for more corn"


def test_a_step_is_offered_only_where_it_can_be_taken() -> None:
    """Q89."""
    s = picking("uxmal", 1, p1={"corn": 3, "chaac": 6}, p2={"kukulkan": 7})
    s.players[0].temples[2] = 6
    play(s, "do uxmal 1")
    assert temples(s) == (6, 2, 6), "the only temple left"


def test_an_offering_without_a_temple_to_climb_is_lost() -> None:
    """I13, Q81."""
    s = picking("uxmal", 1, p1={"corn": 3, "chaac": 6, "quetzalcoatl": 8, "kukulkan": 7})
    play(s, "do uxmal 1")
    assert goods(s) == {}


@pytest.mark.parametrize(("resource", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_buys_and_sells_at_the_same_rate(resource: str, corn: int) -> None:
    """R12."""
    s = picking("uxmal", 2, p1={"corn": corn})
    play(s, "do uxmal 2", f"buy {resource}", "done")
    assert goods(s) == {resource: 1}
    s = picking("uxmal", 2, p1={resource: 1})
    play(s, "do uxmal 2", f"sell {resource}", "done")
    assert goods(s) == {"corn": corn}


def test_the_market_is_open_as_often_as_wanted() -> None:
    """R12."""
    s = picking("uxmal", 2, p1={"wood": 2, "stone": 1, "corn": 1})
    play(s, "do uxmal 2", "sell wood", "sell wood", "sell stone", "buy gold", "buy gold", "done")
    assert goods(s) == {"gold": 2}


def test_a_visit_to_the_market_ends() -> None:
    """R12: What was bought is not sold again, and the other way round; neither would change anything."""
    s = picking("uxmal", 2, p1={"wood": 2, "corn": 3})
    play(s, "do uxmal 2", "buy stone")
    assert why_not(s, "sell stone") == "already_bought"
    play(s, "sell wood")
    assert why_not(s, "buy wood") == "already_sold"
    assert why_not(s, "sell gold") == "nothing_to_sell"


def test_skulls_are_not_traded() -> None:
    """R12."""
    s = picking("uxmal", 2, p1={"skull": 5})
    play(s, "do uxmal 2")
    assert goods(s) == {"skull": 5}
    assert asked(s) == "turn", "there is nothing to trade"


def test_a_worker_comes_from_the_bank() -> None:
    """R13."""
    s = picking("uxmal", 3)
    play(s, "do uxmal 3")
    assert (player(s).hand, player(s).bank) == (4, 2)


# ---------------------------------------------------------------- borrowing


def test_any_action_of_the_small_gears_can_be_borrowed() -> None:
    """Q46: at its number directly; Chichen Itza never."""
    s = picking("uxmal", 5, p1={"corn": 20, "wood": 9, "stone": 9, "gold": 9, "skull": 2})
    play(s, "do uxmal 5")
    gears = ("palenque", "yaxchilan", "tikal", "uxmal")
    assert options(s) == {f"do {gear} {number}" for gear in gears for number in range(1, 6)}


def test_borrowing_costs_one_corn_and_then_the_actions_own_cost() -> None:
    """Q47."""
    s = picking("uxmal", 5, p1={"corn": 3})
    play(s, "do uxmal 5")
    assert goods(s) == {"corn": 2}
    assert why_not(s, "do uxmal 1") == "not_enough_corn"
    s = picking("uxmal", 5, p1={"corn": 4})
    play(s, "do uxmal 5", "do uxmal 1", "climb chaac")
    assert goods(s) == {}


def test_borrowing_needs_its_corn_from_free_choice_too() -> None:
    """Q48."""
    s = picking("uxmal", 6)
    assert why_not(s, "do uxmal 5") == "not_enough_corn"
    s = picking("uxmal", 6, p1={"corn": 1})
    play(s, "do uxmal 5", "do yaxchilan 5")
    assert goods(s) == {"gold": 1, "stone": 1, "corn": 2}


def test_borrowing_can_borrow_itself_for_another_corn() -> None:
    """Q49: pointless, and it ends when the corn is gone."""
    s = picking("uxmal", 5, p1={"corn": 2})
    play(s, "do uxmal 5", "do uxmal 5")
    assert goods(s) == {}
    assert why_not(s, "do uxmal 5") == "not_enough_corn"


def test_the_borrowed_space_may_be_occupied() -> None:
    """Q50."""
    s = picking("uxmal", 5, p1={"corn": 1}, gears={"yaxchilan": {4: 2}})
    play(s, "do uxmal 5", "do yaxchilan 4")
    assert goods(s) == {"skull": 1}
