"""Turns: placing, begging, mercy, picking up."""

from __future__ import annotations

import pytest

from teocalli.games.tzolkin import GAME
from tests.tzolkin.positions import asked, goods, lay, options, picking, play, player, teeth, temples, why_not

PLACES = {"place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen_itza", "claim"}


def test_nobody_may_pass() -> None:
    """Q1: without workers on the gears only placing is offered."""
    s = lay(p1={"corn": 9})
    assert options(s) == PLACES


def test_placing_and_picking_up_exclude_each_other() -> None:
    """Q1."""
    s = lay(p1={"corn": 9}, gears={"tikal": {2: 1}})
    assert options(s) == PLACES | {"pick_up tikal 2"}
    play(s, "place uxmal")
    assert options(s) == PLACES | {"done"}
    s = lay(p1={"corn": 9}, gears={"tikal": {0: 1, 2: 1}})
    play(s, "pick_up tikal 0")
    assert options(s) == {"pick_up tikal 2", "done"}


@pytest.mark.parametrize(("workers", "total"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_number_of_workers_costs_0_1_3_6_10_15(workers: int, total: int) -> None:
    """Q2: five gears and the first player space, all at number 0."""
    s = lay(p1={"corn": 20, "bank": 0})
    targets = ("claim", "place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen_itza")
    play(s, *targets[:workers])
    assert goods(s) == {"corn": 20 - total}


def test_a_space_costs_its_number_and_the_lowest_empty_one_is_taken() -> None:
    """Q3: anybody's worker and dummies fill spaces."""
    s = lay(3, p1={"corn": 9}, gears={"palenque": {0: 2, 1: "dummy", 3: 3}})
    play(s, "place palenque")
    assert teeth(s, "palenque")[2] == 1
    assert goods(s) == {"corn": 7}
    play(s, "place palenque")
    assert teeth(s, "palenque")[4] == 1
    assert goods(s) == {"corn": 7 - 4 - 1}


def test_a_full_gear_takes_nobody() -> None:
    """Q3."""
    full = {space: 2 + space % 3 for space in range(8)}
    s = lay(p1={"corn": 30}, p2={"bank": 0}, p3={"bank": 0}, p4={"bank": 0}, gears={"tikal": full})
    assert why_not(s, "place tikal") == "gear_full"


def test_one_cannot_place_more_than_one_can_pay() -> None:
    """R5."""
    s = lay(p1={"corn": 2}, gears={"tikal": {0: 2, 1: 2, 2: 2}})
    assert why_not(s, "place tikal") == "not_enough_corn"
    play(s, "place uxmal", "place palenque")
    assert asked(s) == "turn"
    assert GAME.mover(s) == 1


def test_a_worker_must_be_in_hand() -> None:
    """R5."""
    s = lay(p1={"corn": 9}, gears={"tikal": {0: 1, 1: 1, 2: 1}})
    assert why_not(s, "place uxmal") == why_not(s, "claim") == "no_worker_in_hand"


def test_turn_can_end_after_each_worker_and_the_price_is_the_same() -> None:
    """Q80."""
    s = lay(p1={"corn": 9})
    play(s, "place tikal", "done")
    assert goods(s) == {"corn": 9}
    assert GAME.mover(s) == 1


def test_the_order_of_placing_leaves_no_trace() -> None:
    """R6."""
    one, two = lay(p1={"corn": 9}), lay(p1={"corn": 9})
    play(one, "place tikal", "place uxmal", "claim")
    play(two, "claim", "place uxmal", "place tikal")
    assert GAME.view(one, 0) == GAME.view(two, 0)


def test_the_pile_of_corn_arrives_after_the_turn() -> None:
    """Q4: it cannot pay for placing in the same turn."""
    s = lay(p1={"corn": 0}, state={"pile": 5})
    play(s, "claim")
    assert GAME.mover(s) == 1
    assert goods(s) == {"corn": 5}
    assert s.pile == 0


def test_rulebook_example_green_places_three_workers() -> None:
    """X2: Palenque 0 and 2 beside red's worker on 1, and Yaxchilan 0: 2 corn for spaces, 3 for workers."""
    s = lay(p1={"corn": 6, "bank": 2}, gears={"palenque": {1: 2}})
    play(s, "place palenque", "place palenque", "place yaxchilan")
    assert teeth(s, "palenque") == {0: 1, 1: 2, 2: 1}
    assert goods(s) == {"corn": 1}
    assert asked(s) == "turn", "a fourth worker would cost 3 more"


def test_rulebook_example_red_pays_eight_for_spaces_three_and_four() -> None:
    """X3."""
    s = lay(p1={"corn": 8}, gears={"palenque": {0: 2, 1: 3, 2: 4}})
    play(s, "place palenque", "place palenque")
    assert goods(s) == {}
    assert teeth(s, "palenque")[3] == teeth(s, "palenque")[4] == 1


def test_rulebook_example_first_two_rounds() -> None:
    """X16: Green, blue, red, yellow: four turns, the first player marker, and the second round up to red's turn."""
    s = lay(p1={"corn": 3}, p2={"corn": 5}, p3={"corn": 7}, p4={"corn": 10, "stone": 1})
    play(s, "place tikal", "place yaxchilan", "place palenque")
    assert goods(s) == {}
    play(s, "place palenque", "place palenque")
    assert goods(s, 2) == {"corn": 1}
    play(s, "place yaxchilan", "place yaxchilan", "place tikal")
    assert goods(s, 3) == {}
    play(s, "place tikal", "claim", "done")
    assert goods(s, 4) == {"corn": 7, "stone": 1}
    assert asked(s) == "days"
    play(s, "days 1")
    assert s.first == 3
    assert s.pile == 0
    play(s, "place palenque", "place palenque")
    assert teeth(s, "palenque") == {0: 4, 1: 1, 2: 2, 3: 2, 4: 4}
    assert goods(s, 4) == {"corn": 2, "stone": 1}
    play(s, "pick_up yaxchilan 1", "do yaxchilan 1", "pick_up tikal 1", "do tikal 1", "advance agriculture", "done")
    assert player(s, 1).levels[0] == 1
    assert goods(s) == {}
    play(s, "place tikal")
    assert goods(s, 2) == {"corn": 1}
    play(s, "pick_up yaxchilan 3", "do yaxchilan 3", "done")
    assert goods(s, 3) == {"corn": 2, "gold": 1}
    assert s.pile == 1


# ---------------------------------------------------------------- begging


def test_begging_gives_three_corn_for_a_step_down() -> None:
    """Q12, Q13; the turn then goes on in either way."""
    s = lay(p1={"corn": 2, "chaac": 3}, gears={"tikal": {1: 1}})
    play(s, "beg", "anger chaac")
    assert goods(s) == {"corn": 3}
    assert temples(s) == (2, 1, 1)
    assert asked(s) == "turn"
    assert {"place tikal", "pick_up tikal 1"} <= options(s)


def test_begging_needs_at_most_two_corn() -> None:
    """Q12, and so nobody begs twice (Q15)."""
    s = lay(p1={"corn": 2})
    play(s, "beg", "anger kukulkan")
    assert why_not(s, "beg") == "enough_corn_to_beg"


def test_begging_comes_before_everything_else() -> None:
    """Q12."""
    s = lay(p1={"corn": 1}, gears={"tikal": {0: 1, 1: 1}})
    play(s, "pick_up tikal 0")
    assert options(s, "beg") == set()
    s = lay(p1={"corn": 1})
    play(s, "place tikal")
    assert options(s, "beg") == set()


def test_one_temple_above_the_bottom_is_enough_to_beg() -> None:
    """C17: and then it is the only one to step down on, so nobody is asked."""
    s = lay(p1={"chaac": 0, "quetzalcoatl": 0, "kukulkan": 1})
    play(s, "beg")
    assert temples(s) == (0, 0, 0)
    assert asked(s) == "turn"


def test_begging_is_forbidden_with_all_temples_at_the_bottom() -> None:
    """C17."""
    s = lay(p1={"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0})
    assert why_not(s, "beg") == "gods_too_angry"


def test_a_temple_at_its_bottom_cannot_be_angered() -> None:
    """R21."""
    s = lay(p1={"chaac": 0})
    play(s, "beg")
    assert options(s) == {"anger quetzalcoatl", "anger kukulkan"}
    assert why_not(s, "anger chaac") == "bottom_step"


ALL_ZERO_TAKEN = {"palenque": {0: 2}, "yaxchilan": {0: 2}, "tikal": {0: 3}, "uxmal": {0: 3}, "chichen_itza": {0: 4}}


def test_begging_is_forced_when_nothing_else_is_possible() -> None:
    """Q14."""
    s = lay(gears=ALL_ZERO_TAKEN, claimer=4)
    assert options(s) == {"beg"}


def test_begging_always_helps() -> None:
    """Q17: spaces 0 to 3 of five gears and the first player space are more than the others can fill."""
    others = 3 * 6
    assert others < 4 * 5 + 1
    with_dummies = 6 + 12
    assert with_dummies < 4 * 5 + 1


def test_losing_a_step_frees_the_top_and_leaves_the_board_dark() -> None:
    """Q18."""
    s = lay(p1={"chaac": 6, "dark": 1}, p2={"chaac": 5, "skull": 1}, gears={"chichen_itza": {1: 2}})
    play(s, "beg", "anger chaac")
    assert temples(s)[0] == 5
    assert player(s).dark == 1
    play(s, "place tikal", "done", "pick_up chichen_itza 1", "do chichen_itza 1")
    assert temples(s, 2)[0] == 6


# ---------------------------------------------------------------- mercy


BOTTOM = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}


def test_mercy_places_one_worker_on_a_cheapest_space_for_all_corn() -> None:
    """Q16, I5: the player picks among equals."""
    s = lay(gears={**ALL_ZERO_TAKEN, "tikal": {0: 2, 1: 3, 2: 4}}, claimer=4, p1=BOTTOM)
    assert options(s) == {"mercy palenque", "mercy yaxchilan", "mercy uxmal", "mercy chichen_itza"}
    play(s, "mercy uxmal")
    assert teeth(s, "uxmal")[1] == 1
    assert GAME.mover(s) == 1, "exactly one worker"


def test_mercy_takes_all_corn() -> None:
    """Q16: one corn is not enough where the cheapest space costs two."""
    taken = {gear: {0: 2 + n % 3, 1: 2 + (n + 1) % 3} for n, gear in enumerate(ALL_ZERO_TAKEN)}
    s = lay(gears=taken, claimer=4, p1={**BOTTOM, "corn": 1}, p2={"bank": 0}, p3={"bank": 0}, p4={"bank": 0})
    play(s, "mercy palenque")
    assert teeth(s, "palenque")[2] == 1
    assert goods(s) == {}


def test_no_mercy_while_the_first_player_space_is_free() -> None:
    """Q82."""
    s = lay(gears=ALL_ZERO_TAKEN, p1=BOTTOM)
    assert options(s) == {"claim"}


def test_no_mercy_for_who_can_pick_up() -> None:
    """Q16."""
    s = lay(gears={**ALL_ZERO_TAKEN, "tikal": {0: 3, 4: 1}}, claimer=4, p1=BOTTOM)
    assert options(s) == {"pick_up tikal 4"}


# ---------------------------------------------------------------- picking up


def test_workers_are_picked_up_one_by_one_and_gains_pay_for_the_next() -> None:
    """Q5: fishing first pays the step back of the second worker."""
    s = lay(gears={"palenque": {1: 1}, "yaxchilan": {3: 1}})
    play(s, "pick_up palenque 1", "do palenque 1", "pick_up yaxchilan 3", "do yaxchilan 2")
    assert goods(s) == {"corn": 3 - 1 + 1, "stone": 1}
    assert player(s).hand == 3


def test_rulebook_example_two_stones_from_yaxchilan() -> None:
    """X4: Red takes action 2, then steps back from 3 to 2 for the corn just won, and leaves the third worker."""
    s = lay(gears={"yaxchilan": {1: 1, 2: 1, 3: 1}})
    play(s, "pick_up yaxchilan 2", "do yaxchilan 2", "pick_up yaxchilan 3", "do yaxchilan 2", "done")
    assert goods(s) == {"stone": 2, "corn": 1}
    assert teeth(s, "yaxchilan") == {1: 1}


def test_rulebook_example_without_corn_there_is_no_stepping_back() -> None:
    """X5, Q6: the way is paid first."""
    s = lay(gears={"yaxchilan": {2: 1, 3: 1}})
    play(s, "pick_up yaxchilan 3")
    assert options(s) == {"do yaxchilan 3", "skip"}
    assert why_not(s, "do yaxchilan 2") == "not_enough_corn"


def test_stepping_back_costs_one_corn_a_space_and_others_do_not_block() -> None:
    """Q6."""
    s = picking("yaxchilan", 5, p1={"corn": 4}, also={1: 2, 2: 3})
    assert options(s) == {*(f"do yaxchilan {n}" for n in (1, 2, 3, 4, 5)), "skip"}
    play(s, "do yaxchilan 1")
    assert goods(s) == {"wood": 1}


def test_an_actions_own_cost_comes_on_top_of_the_way() -> None:
    """Q6: Uxmal 1 from space 3 needs 2 corn for the way and 3 for the offering."""
    s = picking("uxmal", 3, p1={"corn": 4})
    assert why_not(s, "do uxmal 1") == "not_enough_corn"
    s = picking("uxmal", 3, p1={"corn": 5})
    play(s, "do uxmal 1", "climb chaac")
    assert goods(s) == {}


def test_space_zero_has_no_action() -> None:
    """Q7: the worker comes back and nobody is asked for an action."""
    s = lay(gears={"tikal": {0: 1}}, p1={"wood": 5})
    play(s, "pick_up tikal 0")
    assert GAME.mover(s) == 1
    assert player(s).hand == 3


@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_spaces_give_any_action_without_corn(space: int) -> None:
    """Q8."""
    for action, gain in ((1, {"wood": 1}), (4, {"skull": 1}), (5, {"gold": 1, "stone": 1, "corn": 2})):
        s = picking("yaxchilan", space)
        play(s, f"do yaxchilan {action}")
        assert goods(s) == gain


def test_free_choice_does_not_pay_the_actions_own_cost() -> None:
    """Q8, Q48."""
    s = picking("uxmal", 7)
    assert options(s) == {"do uxmal 2", "do uxmal 3", "skip"}


def test_an_action_that_cannot_be_paid_is_refused() -> None:
    """Q9, Q81."""
    s = picking("tikal", 5, p1={"corn": 4})
    assert options(s) == {"skip"}
    for action, reason in enumerate(
        ("not_enough_resources", "nothing_affordable", "not_enough_resources", "nothing_affordable"), 1
    ):
        assert why_not(s, f"do tikal {action}") == reason
    assert why_not(s, "do tikal 5") == "not_enough_resources"


def test_a_worker_can_be_picked_up_without_action() -> None:
    """Q10."""
    s = picking("yaxchilan", 4)
    play(s, "skip")
    assert goods(s) == {}
    assert player(s).hand == 3


def test_a_worker_gained_this_turn_goes_to_the_hand() -> None:
    """Q11: it cannot be placed in a turn of picking up."""
    s = lay(gears={"uxmal": {3: 1}, "tikal": {0: 1}}, p1={"corn": 9})
    play(s, "pick_up uxmal 3", "do uxmal 3")
    assert (player(s).hand, player(s).bank) == (3, 2)
    assert options(s) == {"pick_up tikal 0", "done"}


def test_actions_without_effect_may_be_chosen() -> None:
    """Q81: an empty bank of skulls, six workers in play, a market without exchange."""
    s = picking("yaxchilan", 4, p2={"skull": 13})
    play(s, "do yaxchilan 4")
    assert goods(s) == {}
    s = picking("uxmal", 3, p1={"bank": 0})
    play(s, "do uxmal 3")
    assert player(s).hand == 6
    s = picking("uxmal", 2, p1={"corn": 2})
    play(s, "do uxmal 2", "done")
    assert goods(s) == {"corn": 2}
