"""Strategy advice: what is plainly better is worth more."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.tzolkin.advice import worth
from tests.tzolkin.positions import lay

POINT = 400  # hundredths of a quarter point


def value(**position: Any) -> int:
    return int(worth(lay(**position), 0))


def test_a_point_is_worth_a_point() -> None:
    assert value(p1={"points": 7}) - value() == 7 * POINT


@pytest.mark.parametrize(
    "better",
    [
        {"corn": 4},
        {"gold": 1},
        {"skull": 1},
        {"bank": 2},
        {"chaac": 2},
        {"quetzalcoatl": 2},
        {"kukulkan": 2},
        {"agriculture": 1},
        {"theology": 1},
    ],
)
def test_goods_steps_levels_and_workers_are_worth_something(better: dict[str, int]) -> None:
    assert value(p1=better) > value()


def test_gold_is_worth_more_than_stone_and_stone_more_than_wood() -> None:
    assert value(p1={"gold": 1}) > value(p1={"stone": 1}) > value(p1={"wood": 1})


def test_corn_that_feeds_is_worth_more_than_corn_that_waits() -> None:
    first, last = ({"corn": 0}, {"corn": 2}), ({"corn": 40}, {"corn": 42})
    assert value(p1=first[1]) - value(p1=first[0]) > 2 * (value(p1=last[1]) - value(p1=last[0]))


def test_a_technology_is_worth_more_the_earlier() -> None:
    late: dict[str, Any] = {"age": 2, "state": {"day": 24, "food_days": 3}}
    early_gain = value(p1={"extraction": 1}) - value()
    assert early_gain > value(p1={"extraction": 1}, **late) - value(**late)


def test_a_farm_is_worth_the_corn_it_saves() -> None:
    assert value(built={"a1-04": 1}) > value()


def test_a_worker_about_to_fall_is_worth_nothing() -> None:
    assert value(gears={"yaxchilan": {7: 1}}) < value(gears={"yaxchilan": {6: 1}})


def test_a_skull_is_worth_more_beside_a_worker_on_chichen_itza() -> None:
    with_skull: dict[str, Any] = {"p1": {"skull": 1}}
    gain = value(gears={"chichen_itza": {6: 1}}, **with_skull) - value(gears={"chichen_itza": {6: 1}})
    assert gain > value(**with_skull) - value()
