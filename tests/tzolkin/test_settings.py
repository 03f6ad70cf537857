"""Edition settings: for each inferred point the reading that is not the default."""

from __future__ import annotations

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.structs import words_of
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin.bank import score
from teocalli.games.tzolkin.calendar import why_not_double
from teocalli.games.tzolkin.final_scoring import final_scoring
from teocalli.games.tzolkin.monuments import monument_points
from teocalli.games.tzolkin.options import OPTIONS, Opt
from teocalli.games.tzolkin.state import Reason
from tests.tzolkin.positions import asked, goods, lay, options, picking, play, player, temples, why_not

M_02, M_11, M_12 = 1, 10, 11


def test_every_setting_has_its_default_first_and_a_source() -> None:
    """So `s.options` is all zeros by default, and the constants name the right places."""
    assert all(option.default == option.choices[0] and option.source for option in OPTIONS)
    assert [option.name for option in OPTIONS] == list(words_of(Opt))
    assert set(GAME.new(Setting(4), 1).options) == {0}


def test_shrine_a2_14_without_points() -> None:
    """C2."""
    s = picking("tikal", 2, age=2, row=["a2-14"], p1={"stone": 1, "gold": 1}, options={"shrine_points": "0"})
    play(s, "do tikal 2", "build a2-14")
    assert (player(s).points, player(s).levels[2]) == (0, 1)


def test_no_jump_to_the_last_food_day() -> None:
    """C13."""
    for day, reason in ((24, Reason.YES), (25, Reason.LAST_DAY)):
        s = lay(2, age=2, state={"day": day, "food_days": 3}, options={"last_jump": "off"})
        assert why_not_double(s, 0) == reason


def test_theology_2_after_a_mere_pick_up() -> None:
    """C14."""
    s = picking("chichen_itza", 4, p1={"theology": 2, "wood": 1}, options={"devotion": "pick_up"})
    play(s, "skip", "pay 1 0 0", "climb chaac")
    assert temples(s) == (2, 1, 1)
    s = picking("chichen_itza", 4, p1={"theology": 2, "wood": 2, "skull": 1}, options={"devotion": "pick_up"})
    play(s, "do chichen_itza 4", "pay 1 0 0", "climb chaac")
    assert asked(s) == "turn", "once, not twice"


def test_leftover_corn_rounded_down() -> None:
    """C15."""
    s = lay(2, age=2, p1={"corn": 7}, options={"leftover_corn": "rounded"})
    final_scoring(s)
    assert GAME.scores(s) == [1, 0]


def test_scores_that_stop_at_zero() -> None:
    """I1."""
    s = lay(p1={"points": 2}, options={"score_floor": "on"})
    score(s, 0, -6, 0)
    assert player(s).points == 0


def test_theology_1_without_space_0() -> None:
    """I2."""
    s = picking("chichen_itza", 0, p1={"skull": 1, "theology": 1}, options={"theology_from_0": "off"})
    assert GAME.mover(s) == 1


def test_theology_1_without_free_choice_from_space_9() -> None:
    """I3."""
    s = picking("chichen_itza", 9, p1={"skull": 1, "theology": 1}, options={"theology_from_9": "off"})
    assert options(s) == {"do chichen_itza 9", "skip"}


def test_dummies_that_hold_time() -> None:
    """I4."""
    s = lay(3, gears={"tikal": {6: "dummy"}}, options={"dummies_hold_time": "on"})
    assert why_not_double(s, 0) == Reason.WORKER_WOULD_FALL


def test_mercy_in_the_order_of_the_board() -> None:
    """I5."""
    zero = {"palenque": {0: 2}, "yaxchilan": {0: 2}, "tikal": {0: 3}, "uxmal": {0: 3}, "chichen_itza": {0: 4}}
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    s = lay(gears=zero, claimer=4, p1=bottom, options={"mercy_ties": "board"})
    assert options(s) == {"mercy palenque"}


def test_a_skull_paid_for_a_monument_goes_to_the_box() -> None:
    """I6."""
    price = {"gold": 4, "skull": 1}
    s = picking("tikal", 4, monuments=["m-13"], p1=price, options={"monument_skull": "box"})
    play(s, "do tikal 4", "monument m-13")
    assert s.skulls == 12
    assert GAME.contradictions(s) == []


def test_no_skull_where_two_are_due_and_one_is_left() -> None:
    """I7."""
    s = picking("yaxchilan", 4, p1={"theology": 3}, p2={"skull": 12}, options={"short_skulls": "none"})
    play(s, "do yaxchilan 4")
    assert goods(s) == {}


def test_no_burning_beside_bare_corn() -> None:
    """I8."""
    taken = {"wood_tiles": {3: 3}}
    s = picking("palenque", 3, p2={"wood_tiles": 1}, state=taken, options={"burn_beside_corn": "off"})
    play(s, "do palenque 3")
    assert why_not(s, "harvest burn") == "corn_lies_bare"


@pytest.mark.parametrize(("level", "corn"), [(1, 1), (0, 0)])
def test_a_chained_building_that_shares_architecture(level: int, corn: int) -> None:
    """I10: used on the outer building, it does not serve the chained one."""
    seat = {"wood": 2, "gold": 1, "architecture": level}
    s = picking("tikal", 2, row=["a1-08", "a1-01"], p1=seat, options={"chained_architecture": "shared"})
    play(s, "do tikal 2", "build a1-08", "climb chaac", "build a1-01")
    assert goods(s).get("corn", 0) == corn


def test_shared_architecture_used_on_a_chained_building_is_gone_for_the_second() -> None:
    """I10."""
    seat = {"wood": 3, "gold": 1, "architecture": 1}
    row = ["a1-08", "a1-01", "a1-02"]
    s = picking("tikal", 4, row=row, p1=seat, options={"chained_architecture": "shared"})
    play(s, "do tikal 4", "build_plain a1-08", "climb chaac", "build a1-01", "build a1-02")
    assert goods(s) == {"corn": 1}


def test_a_wealth_farm_that_counts_as_a_building() -> None:
    """I11."""
    s = lay(built={"m-02": 1}, p1={"kept": ["w-u3", "w-p7"]}, options={"wealth_farm_building": "on"})
    assert monument_points(s, 0, M_02) == 4


def test_no_payment_for_steps_that_would_be_wasted() -> None:
    """I13."""
    tops = {"chaac": 6, "quetzalcoatl": 8}
    s = picking("tikal", 5, p1={"wood": 1, **tops}, options={"wasted_steps": "off"})
    assert why_not(s, "do tikal 5") == "steps_wasted"
    s = picking("uxmal", 1, p1={"corn": 3, **tops}, options={"wasted_steps": "off"})
    assert "do uxmal 1" in options(s)
    s = picking("uxmal", 1, p1={"corn": 3, **tops, "kukulkan": 7}, options={"wasted_steps": "off"})
    assert why_not(s, "do uxmal 1") == "steps_wasted"


def test_m_02_without_itself() -> None:
    """I18, Q88."""
    s = lay(built={"m-02": 1, "a1-01": 1}, options={"m02_counts_itself": "off"})
    assert monument_points(s, 0, M_02) == 2


def test_borrowing_that_cannot_borrow_itself() -> None:
    """Q49."""
    s = picking("uxmal", 5, p1={"corn": 5}, options={"borrow_again": "off"})
    play(s, "do uxmal 5")
    assert why_not(s, "do uxmal 5") == "not_again"


def test_architecture_paid_after_the_effects() -> None:
    """Q78: at the level used, not the one just won (I9)."""
    tile = {"wood": 2, "stone": 1, "gold": 1, "architecture": 1}
    s = picking("tikal", 2, age=2, row=["a2-07"], p1=tile, options={"architecture_reward": "after"})
    play(s, "do tikal 2", "build a2-07")
    assert asked(s) == "turn", "there was no corn yet to borrow an action"
    assert goods(s) == {"corn": 1}
    s = picking("tikal", 2, row=["a1-13"], p1={"gold": 1, "architecture": 1}, options={"architecture_reward": "after"})
    play(s, "do tikal 2", "build a1-13")
    assert (goods(s), player(s).points) == ({"corn": 1}, 0)


def test_m_11_below_the_start() -> None:
    """Q76."""
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    s = lay(built={"m-11": 1}, p1=bottom, options={"m11_below_start": "negative"})
    assert monument_points(s, 0, M_11) == -3


def test_m_12_without_negative_steps() -> None:
    """Q77."""
    s = lay(built={"m-12": 1}, p1={"chaac": 3, "kukulkan": 0}, options={"m12_negative": "off"})
    assert monument_points(s, 0, M_12) == 4
