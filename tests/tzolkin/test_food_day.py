"""Food days: feeding, farms, order of things."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.tzolkin.food_day import feed, is_food_day
from teocalli.games.tzolkin.state import Cause, What
from tests.tzolkin.positions import finish_round, goods, happened, lay, play, player, scored


def fed(corn: int, workers: int = 3, **position: Any) -> tuple[int, int]:
    """Corn left and points after feeding seat 1."""
    s = lay(p1={"corn": corn, "bank": 6 - workers, **position.pop("p1", {})}, **position)
    feed(s, 0)
    return player(s).stock[0], player(s).points


def test_a_worker_needs_two_corn() -> None:
    """R23."""
    assert fed(10) == (4, 0)


def test_rulebook_example_three_workers_and_five_corn() -> None:
    """X13, Q66, Q90: two are fed, one corn is left, three points lost."""
    assert fed(5) == (1, -3)
    assert fed(0) == (0, -9)


def test_everybody_not_in_the_bank_eats() -> None:
    """Q62: in hand, on gears, on the first player space."""
    s = lay(p1={"corn": 20}, gears={"tikal": {3: 1}}, claimer=1)
    feed(s, 0)
    assert goods(s) == {"corn": 14}


FARMS: list[tuple[dict[str, int], int, int]] = [
    ({"a1-01": 1}, 6, 10),
    ({"a1-01": 1, "a1-02": 1, "a1-03": 1}, 6, 6),
    ({"a1-04": 1}, 6, 6),
    ({"a1-04": 1, "a1-05": 1}, 6, 0),
    ({"a2-01": 1}, 6, 6),
    ({"a2-01": 1, "a2-02": 1}, 6, 0),
    ({"a2-01": 1, "a2-02": 1, "a2-03": 1}, 5, 0),
    ({"a1-01": 1, "a1-02": 1, "a1-04": 1}, 5, 3),  # the rulebook's example
    ({"a2-03": 1, "a1-04": 1}, 6, 3),
]


@pytest.mark.parametrize(("farms", "workers", "corn"), FARMS)
def test_farms_add_up(farms: dict[str, int], workers: int, corn: int) -> None:
    """X12, Q67: (workers - free) times (2 - discounts), neither below zero; the example of the rulebook pays 3 corn."""
    assert fed(20, workers, built=farms) == (20 - corn, 0)


def test_the_wealth_tile_feeds_a_worker() -> None:
    """I11: w-u3."""
    assert fed(20, p1={"kept": ["w-u3", "w-p7"]}) == (16, 0)


def test_workers_that_need_nothing_are_fed_without_corn() -> None:
    """Q90."""
    assert fed(0, 6, built={"a1-04": 1, "a1-05": 1}) == (0, 0)


def test_others_farms_do_not_help() -> None:
    """R23."""
    assert fed(6, built={"a2-01": 2}) == (0, 0)


def test_the_first_round_is_no_food_day() -> None:
    """R23."""
    assert not is_food_day(lay())


@pytest.mark.parametrize(("day", "held"), [(7, 0), (13, 1), (20, 2), (26, 3)])
def test_food_days_are_rounds_8_14_21_and_27(day: int, held: int) -> None:
    """R23."""
    age: dict[str, Any] = {"age": 2} if held > 1 else {}
    assert is_food_day(lay(state={"day": day, "food_days": held}, **age))
    assert not is_food_day(lay(state={"day": day - 1, "food_days": held}, **age))


def test_a_jumped_food_day_is_the_next_round() -> None:
    """Q60, C11."""
    assert is_food_day(lay(state={"day": 8, "food_days": 0}))
    assert not is_food_day(lay(state={"day": 8, "food_days": 1}))


def test_food_day_1_feeds_first_and_rewards_after_all_turns() -> None:
    """Q64, Q65: turns, feeding of all, rewards, calendar."""
    s = lay(2, state={"day": 7}, p1={"corn": 8, "chaac": 2}, p2={"corn": 9, "kukulkan": 2})
    play(s, "place tikal", "done")
    assert s.food_days == 0, "not before everybody had a turn"
    events = finish_round(s)
    order = [e.what for e in events if e.what in (What.FED, What.GAINED, What.CORN_ON_TOOTH, What.NEW_DAY)]
    assert order == [What.FED, What.FED, What.GAINED, What.GAINED, What.CORN_ON_TOOTH, What.NEW_DAY]
    assert goods(s, 1) == {"corn": 2, "stone": 1}
    assert s.food_days == 1


def test_food_day_2_changes_the_age_between_feeding_and_rewards() -> None:
    """Q45, Q64."""
    s = lay(2, state={"day": 13, "food_days": 1})
    play(s, "place tikal")
    events = finish_round(s)
    order = [e.what for e in events if e.what in (What.UNFED, What.NEW_AGE, What.TEMPLE_SCORED)]
    assert order == [What.UNFED] * 2 + [What.NEW_AGE] + [What.TEMPLE_SCORED] * 6
    assert scored(events, Cause.FEEDING) == -18
    assert happened(events, What.REVEAL)


def test_corn_of_the_first_player_space_is_in_time_for_feeding() -> None:
    """Q4, Q55."""
    s = lay(2, state={"day": 7, "pile": 6})
    play(s, "claim")
    play(s, "place tikal")
    assert player(s).points == 0
    assert player(s, 2).points == -9
