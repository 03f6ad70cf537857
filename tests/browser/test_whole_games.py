"""Whole games in a real browser, from the first page to the scoring sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import DESK, PHONE, Visitor

GAMES = ("teotihuacan", "tzolkin", "theocracy")
MOST_CHOICES = 1500


def play_on(visitor: Visitor, by_keyboard: bool) -> int:
    """Choose until the game is over; how many choices it took."""
    for choices in range(MOST_CHOICES):
        if not visitor.wait_for_turn():
            return choices
        visitor.dismiss()
        if by_keyboard:
            visitor.press_option()
        else:
            visitor.click_option()
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_clicking(
    server: Server, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, server.address, size)
    visitor.play_now(game)
    visitor.wait_for_turn()
    visitor.dismiss()
    assert visitor.serious_findings() == []
    assert play_on(visitor, by_keyboard=False) > 20
    expect(visitor.page.locator("dialog[open] table").first).to_be_visible()
    assert visitor.serious_findings() == []
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_by_keyboard_alone(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now_by_keyboard(game)
    assert play_on(visitor, by_keyboard=True) > 20
    assert visitor.complaints == []
    visitor.close()
