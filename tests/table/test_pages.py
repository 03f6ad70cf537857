"""What pages say: whom one plays with, what can be taken back, and tables that stay in their own box."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from teocalli.table.pages.rules import rulebook
from tests.table.people import Visitor


def undo_note(page: str) -> str:
    """What the button of Undo says of itself."""
    found = re.search(r'id="undo" title="(.*?)"', page)
    assert found is not None
    return found[1]


def test_my_games_name_the_others(anna: Visitor) -> None:
    anna.open(seat1="random", name="An evening")
    assert re.search(r"<b>An evening</b>\n<small>with [^<]*Tlaloc", anna.get("/").text)


def test_undo_is_spoken_of_only_where_something_can_be_taken_back(anna: Visitor) -> None:
    path = anna.open(seat1="me", name1="Bea")
    assert undo_note(anna.get(path).text) == "There is nothing to undo."
    anna.act(path, "take 1")
    assert "You can undo" in undo_note(anna.get(path).text)
    anna.act(path, "take 1", seat=1)
    anna.act(path, "play")
    assert undo_note(anna.get(path).text).startswith("Hidden information was revealed")


@pytest.mark.parametrize(
    ("host", "is_local"),
    [("127.0.0.1:8765", True), ("localhost", True), ("[::1]:8765", True), ("[2001:db8::1]", False)],
)
def test_an_invitation_that_reaches_nobody_else_says_so(anna: Visitor, host: str, is_local: bool) -> None:
    path = anna.open()
    cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    page = anna.client.get(path, headers={"host": host, "cookie": cookie}).text
    assert f"http://{host}{path}" in page
    assert ("works on this computer only" in page) == is_local


def test_a_wide_table_of_a_rulebook_scrolls_in_its_own_box() -> None:
    (chapter,) = rulebook("## Wide {#wide}\n\n| a | b |\n| - | - |\n| 1 | 2 |\n")
    assert re.fullmatch(
        r'<h1 id="wide">Wide</h1>\s*<div class="scroll" tabindex="0"><table>.*</table></div>\s*', chapter.body, re.S
    )


def test_what_only_the_host_can_do_is_said_to_the_host_alone(client: TestClient, anna: Visitor) -> None:
    guest, path = Visitor(client, "Guest"), anna.open(seat1="open")
    invite = re.search(r"\?invite=(\w+)", anna.get(path).text)
    assert invite is not None

    def seen_by(visitor: Visitor) -> str:
        """The page on the machine where the server runs."""
        headers = {"host": "127.0.0.1:8000", "cookie": f"teocalli={visitor.cookies['teocalli']}"}
        return str(client.get(path + invite[0], headers=headers).text)

    for sentence in ("let bots play", "teocalli serve"):
        assert sentence in seen_by(anna)
        assert sentence not in seen_by(guest)
    assert "Anyone who opens this link can take a free seat" in seen_by(guest)
