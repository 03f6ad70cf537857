"""Every sentence of rulebook 004, every ruling, card, page and action is mapped to functions and tests that exist."""

from __future__ import annotations

from tests import rules_map

SENTENCES = 46
IDS = [
    *(f"S{n}" for n in range(1, SENTENCES + 1)),
    *(f"H{n}" for n in range(1, 55)),
    *(f"P{n:02}" for n in range(1, 13)),
    *(f"D{n}" for n in range(1, 9)),
    *(f"E{n}" for n in range(1, 4)),
    *(f"A{n}" for n in range(1, 7)),
    "C1",
]


def test_the_map_is_whole_and_everything_it_names_exists() -> None:
    assert rules_map.problems("theocracy", IDS) == []


def test_the_page_is_up_to_date() -> None:
    """`python -m tests.rules_map theocracy` writes it."""
    assert rules_map.page_path("theocracy").read_text(encoding="utf-8") == rules_map.page("theocracy")
