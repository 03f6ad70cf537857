"""A guided first game, played by clicking: the guide's moves are followed, then left, and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teocalli.engine.messages import Messages
from teocalli.face.guide import guide_of
from teocalli.games import game
from tests.browser.conftest import Server
from tests.browser.visitor import DESK, PHONE, Visitor


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", PHONE)])
def test_a_guided_start_is_played_by_clicking(
    server: Server, browser: Browser, language: str, size: tuple[int, int]
) -> None:
    guide, told = guide_of(game("teotihuacan")), Messages(game("teotihuacan").folder / "guide", language)
    assert guide is not None
    visitor = Visitor(browser, server.address, size)
    visitor.speak(language)
    visitor.page.locator(".learn:has([value=teotihuacan]) button").click()
    visitor.settle()
    page, heading = visitor.page, visitor.page.locator("#coach-h")
    for say in guide.told[:3]:
        expect(heading).to_have_text(told.say(f"step-{say}"))
        expect(page.locator("#guide .veil i")).to_be_visible()
        expect(page.locator("#prompt .opt[data-guided]")).to_have_count(1)
        before = visitor.version()
        page.locator("[data-guide-do]").click()
        visitor.chosen(before)
    expect(heading).to_have_text(told.say(f"step-{guide.told[3]}"))
    before = visitor.version()
    page.locator("#prompt .opt[name=token]:not([data-guided])").first.click()
    visitor.chosen(before)
    expect(heading).to_have_text(told.say("guide-left"))
    page.locator("#undo").click()
    expect(heading).to_have_text(told.say(f"step-{guide.told[3]}"))
    page.locator("[data-guide-fold]").first.click()
    expect(page.locator("#guide .coach")).to_be_hidden()
    page.locator("#guide .unfold").click()
    expect(page.locator("#guide .coach")).to_be_visible()
    assert visitor.complaints == []
    visitor.close()
