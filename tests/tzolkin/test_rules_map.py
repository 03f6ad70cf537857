"""Every ruling is carried out by a function that exists and proved by a test that cites it."""

from __future__ import annotations

from tests import rules_map

IDS = [
    f"{kind}{n}" for kind, last in (("C", 23), ("I", 18), ("Q", 91), ("R", 24), ("X", 16)) for n in range(1, last + 1)
]


def test_every_rule_has_its_function_and_its_test() -> None:
    assert rules_map.problems("tzolkin", IDS) == []


def test_the_page_is_up_to_date() -> None:
    assert rules_map.page_path("tzolkin").read_text(encoding="utf-8") == rules_map.page("tzolkin")
