"""The rulebooks in our own words: the same chapters in every language, and a chapter for every decision."""

from __future__ import annotations

import re

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.face.help import chapter, chapters, picture, pictures, places, rulebook_text, signs
from teocalli.face.portrait import symbols
from teocalli.games import GAMES, game
from tests.engine.tiny import TINY

BOOKS = [
    (key, language)
    for key in GAMES
    for language in LANGUAGES
    if (game(key).folder / "rules" / f"{language}.md").exists()
]
every_book = pytest.mark.parametrize(("key", "language"), BOOKS)


def headings(key: str, language: str) -> list[tuple[str, str]]:
    """Level and anchor of each heading."""
    text = rulebook_text(game(key), language)
    return re.findall(r"^(##+) .*\S \{#([a-z0-9-]+)\}$", text, re.MULTILINE)


@every_book
def test_every_chapter_has_an_anchor_of_its_own(key: str, language: str) -> None:
    text = rulebook_text(game(key), language)
    anchors = [anchor for _, anchor in headings(key, language)]
    assert len(anchors) == len(re.findall(r"^##", text, re.MULTILINE))
    assert len(anchors) == len(set(anchors))


@every_book
def test_all_languages_have_the_same_chapters_and_tables(key: str, language: str) -> None:
    assert headings(key, language) == headings(key, "en")
    here, english = (rulebook_text(game(key), code) for code in (language, "en"))
    rows = r"^\|.*\|$"
    assert len(re.findall(rows, here, re.MULTILINE)) == len(re.findall(rows, english, re.MULTILINE))


@every_book
def test_lists_of_tiles_are_filled_in(key: str, language: str) -> None:
    text = rulebook_text(game(key), language)
    assert re.findall(r"^\{[^#].*\}$", text, re.MULTILINE) == []
    assert "{$" not in text, "a number is missing"
    assert [line for line in text.splitlines() if line.startswith("|") and "| – |" in line] == []


@every_book
def test_examples_are_the_same_in_all_languages_and_their_pictures_can_be_drawn(key: str, language: str) -> None:
    text, english = rulebook_text(game(key), language), rulebook_text(game(key), "en")
    shown = re.findall(r"^> !\[[^\]]+\]\(picture:([a-z-]+)\)$", text, re.MULTILINE)
    assert shown == re.findall(r"\(picture:([a-z-]+)\)", english)
    assert set(shown) == set(pictures(game(key).folder))
    examples = r"^> \*\*[^*]+\.\*\* "
    assert len(re.findall(examples, text, re.MULTILINE)) == len(re.findall(examples, english, re.MULTILINE)) > 7
    drawn = picture(game(key), shown[-1], language, "dark")
    assert drawn.startswith("<svg")
    assert f'viewBox="{pictures(game(key).folder)[shown[-1]].frame}"' in drawn


@every_book
def test_every_chapter_has_an_example(key: str, language: str) -> None:
    _, *chapters = re.split(r"^## ", rulebook_text(game(key), language), flags=re.MULTILINE)
    assert [text.splitlines()[0] for text in chapters if not re.search(r"^> \*\*", text, re.MULTILINE)] == []


@pytest.mark.parametrize("key", sorted({key for key, _ in BOOKS}))
def test_every_decision_has_a_chapter(key: str) -> None:
    played = game(key)
    asked = {kind for i, kind in enumerate(played.rulebook.kinds) if played.rulebook.options_of[i] is not None}
    assert chapters(played.folder).keys() == asked
    assert set(chapters(played.folder).values()) <= {anchor for _, anchor in headings(key, "en")}


@pytest.mark.parametrize("key", sorted({key for key, _ in BOOKS}))
def test_what_is_drawn_has_a_chapter(key: str) -> None:
    played, known = game(key), places(game(key).folder)
    drawn = "".join(picture(played, name, "en") for name in pictures(played.folder))
    ids = set(re.findall(r'\bid="(?!i-)([^"]+)"', drawn)) - {"picture", "pieces"}
    assert {id for id in ids if not id.startswith(tuple(known))} == set()
    assert set(known.values()) <= {anchor for _, anchor in headings(key, "en")}


@every_book
def test_what_is_counted_has_a_sign_that_exists_and_is_used(key: str, language: str) -> None:
    text = rulebook_text(game(key), language)
    known = signs(game(key).folder, language)
    assert [icon for icon, _ in known] == [icon for icon, _ in signs(game(key).folder, "en")]
    for icon, pattern in known:
        assert f"i-{icon}" in symbols()
        assert re.compile(pattern).groups == 0
        assert re.search(rf"\d (?:{pattern})\b", text, re.I), f"{icon} is never counted in {language}"


def test_a_game_without_a_rulebook_has_no_chapters() -> None:
    assert rulebook_text(TINY, "en") == ""
    assert chapters(TINY.folder) == {}
    assert signs(TINY.folder, "en") == ()


def test_the_chapter_of_a_position_is_that_of_its_decision() -> None:
    played = game("teotihuacan")
    assert chapter(played, played.new(Setting(2), 1)) == "starting-tiles"
