"""The map from rules to tests is complete, true and shown."""

from __future__ import annotations

from tests.rules_map import page, page_path, problems

SENTENCES = 219
IDS = [
    *(f"T{number}" for number in range(1, SENTENCES + 1)),
    *(f"A{number}" for number in range(1, 34)),
    *(f"(b) {number}" for number in range(1, 19)),
    *(f"R{number:02}" for number in range(1, 85)),
    *(f"E{number}" for number in range(1, 10)),
]


def test_every_sentence_reading_ruling_and_example_is_mapped_to_functions_and_tests_that_exist() -> None:
    assert problems("teotihuacan", IDS) == []


def test_the_page_is_up_to_date() -> None:
    """Write it anew with `python -m tests.rules_map teotihuacan`."""
    assert page_path("teotihuacan").read_text(encoding="utf-8") == page("teotihuacan")
