"""Pages to read: rulebooks by chapters, and records with the reader's own beside."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from teocalli.table.pages.rules import rulebook
from tests.table.people import Visitor


def headings(page: str) -> list[str]:
    return re.findall(r'<h[12] id="[a-z]+">(.*?)</h', page)


def test_a_rulebook_is_read_chapter_by_chapter(anna: Visitor) -> None:
    assert 'href="/rules/tiny/turn">A turn</a>' in anna.get("/rules").text
    first, second = anna.get("/rules/tiny").text, anna.get("/rules/tiny/turn").text
    assert headings(first) == ["Aim"]
    assert 'rel="next" href="/rules/tiny/turn"' in first
    assert 'rel="prev"' not in first
    assert headings(second) == ["A turn", "Cards"]
    assert 'rel="prev" href="/rules/tiny/aim"' in second
    assert 'rel="next"' not in second
    assert 'href="#cards">Cards</a>' in second


def test_a_part_of_a_chapter_is_found_by_its_anchor(anna: Visitor) -> None:
    assert anna.get("/rules/tiny/cards").headers["location"] == "/rules/tiny/turn#cards"
    assert anna.get("/rules/tiny/dragons").status_code == 404


def test_amounts_are_shown_with_their_signs() -> None:
    known = (("crystal-black", "black"), ("crystal", "crystals?"))
    (chapter,) = rulebook("## Cost {#cost}\n\n**2 crystals**, 1 black one; 3 blackbirds, crystals.\n", known)
    assert re.findall(r'href="#i-([a-z-]+)"/></svg>\xa0(\w+)', chapter.body) == [
        ("crystal", "crystals"),
        ("crystal-black", "black"),
    ]


def test_another_language_shows_the_same_chapter(anna: Visitor) -> None:
    page = anna.get("/rules/tiny/turn").text
    assert 'name="next" value="/rules/tiny/turn"' in page
    anna.post("/settings", language="hu", next="/rules/tiny/turn")
    assert headings(anna.get("/rules/tiny/turn").text) == ["Egy kör", "Kártyák"]


def test_the_bar_leads_to_the_rule_of_what_is_asked_and_from_there_back(anna: Visitor) -> None:
    path = anna.open(seat1="me")
    link = f'href="/rules/tiny/turn?table={path[3:]}"'
    assert anna.get(path).text.count(link) == 3, "in the bar, in the menu of small screens and beside the question"
    assert f'href="{path}"' in anna.get(f"/rules/tiny/turn?table={path[3:]}").text


def test_a_game_without_a_rulebook_says_what_it_is(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.table.pages.rules.rulebook_text", lambda game, language: "")
    assert "<h1>Bare</h1><p>Take stones in turn" in client.get("/rules/bare").text


def test_a_record_that_cannot_be_read_comes_back_with_its_text_and_the_reason(anna: Visitor) -> None:
    answer = anna.post("/records", text="my <precious> record")
    assert answer.status_code == 400
    assert "This game record cannot be shown." in answer.text
    assert "my &lt;precious&gt; record</textarea>" in answer.text


def test_finished_games_stand_beside_with_their_records(anna: Visitor) -> None:
    path = anna.open(seat1="me", name="An evening")
    assert "will appear here" in anna.get("/records").text
    for _ in range(40):
        table = anna.table(path)
        if table["status"] == "over":
            break
        anna.act(path, "take 1", table["mover"])
    page = anna.get("/records").text
    assert "An evening" in page
    assert f'href="{path}/record" download' in page


def test_a_rulebook_is_searched_and_leads_back_to_the_table(anna: Visitor) -> None:
    path = anna.open()
    table = path.removeprefix("/t/")
    page = anna.get(f"/rules/tiny?table={table}&find=CARD play").text
    assert "<mark>" in page
    assert f'href="/rules/tiny/cards?table={table}"' in page
    assert f'href="{path}">' in page
    assert "<script>evil" not in anna.get("/rules/tiny?find=<script>evil").text
    assert 'href="/t//evil' not in anna.get("/rules/tiny?table=//evil.example").text
    assert anna.get("/rules/tiny/picture/nowhere").status_code == 404
