"""Whole games in a real browser, from the first page to the scoring sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import DESK, PHONE, Visitor

GAMES = ("teotihuacan", "tzolkin", "theocracy")
MOST_CHOICES = 1500


def play_on(visitor: Visitor, choose: Callable[[], object]) -> list[object]:
    """Choose until the game is over; what came of each choice."""
    choices: list[object] = []
    while visitor.wait_for_turn():
        assert len(choices) < MOST_CHOICES, "the game does not end"
        visitor.dismiss()
        choices.append(choose())
    return choices


@pytest.mark.parametrize(("game", "size"), [*((game, PHONE) for game in GAMES), *((game, DESK) for game in GAMES[1:])])
def test_a_whole_game_can_be_played_by_clicking(
    server: Server, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, server.address, size)
    visitor.play_now(game)
    visitor.wait_for_turn()
    visitor.dismiss()
    assert visitor.serious_findings() == []
    assert len(play_on(visitor, visitor.click_option)) > 20
    expect(visitor.page.locator("dialog[open] table").first).to_be_visible()
    assert visitor.page.locator("#notices [data-sheet]").count() == 0, "nothing is told behind the sheet of the end"
    assert visitor.serious_findings() == []
    assert visitor.complaints == []
    visitor.close()


def test_a_whole_game_can_be_played_by_dragging(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now("teotihuacan")
    assert play_on(visitor, visitor.drag_option).count(True) > 10
    expect(visitor.page.locator("dialog[open] table").first).to_be_visible()
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_keyboard_alone(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now_by_keyboard(game)
    assert len(play_on(visitor, visitor.press_option)) > 20
    assert visitor.complaints == []
    visitor.close()
