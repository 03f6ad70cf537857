"""Numbers and lists are written as each language writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.engine.language import exact, listed, signed, written
from teocalli.engine.messages import LANGUAGES, Messages


def test_the_last_two_of_a_list_are_joined_in_each_language() -> None:
    assert [listed("ABC", language) for language in LANGUAGES] == ["A, B and C", "A, B és C", "A, B e C", "A, B и C"]
    assert [listed((2, 3), language, "or") for language in LANGUAGES] == ["2 or 3", "2 vagy 3", "2 ou 3", "2 или 3"]
    assert listed(["A"], "hu") == "A"
    assert listed([], "hu") == ""


def test_numbers_have_a_decimal_sign_a_true_minus_and_no_groups() -> None:
    assert [written(-1234.25, language) for language in LANGUAGES] == ["−1234.25", "−1234,25", "−1234,25", "−1234,25"]
    assert (written(7.0, "ru"), written(0, "ru")) == ("7", "0")
    assert (signed(0.5, "pt"), signed(-2, "pt"), signed(0, "pt")) == ("+0,5", "−2", "0")
    assert type(exact(3.0)) is int
    assert type(exact(3.5)) is float


@pytest.mark.parametrize(("language", "said"), [("en", "−1.5 and 2"), ("hu", "−1,5 and 2")])
def test_messages_write_numbers_in_the_same_way(tmp_path: Path, language: str, said: str) -> None:
    (tmp_path / f"{language}.ftl").write_text("both = { $a } and { $b }\n", encoding="utf-8")
    assert Messages(tmp_path, language).say("both", a=-1.5, b=2) == said
