"""What happened meanwhile opens by itself for somebody who comes to the page after long, never over what one does."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.test_turn_notice import ELSEWHERE, LOOK
from tests.browser.visitor import REFRESH, Visitor

HOUR = 3600
DUE = "#digest:not([data-due=''])"


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Somebody to whom it happened that the others have moved, and who is asked again."""
    visitor = Visitor(browser, server.address)
    visitor.page.add_init_script(ELSEWHERE)
    visitor.play_now("tzolkin")
    others_move(visitor)
    yield visitor
    assert visitor.complaints == []
    visitor.close()


def others_move(visitor: Visitor) -> None:
    """The own moves until the others had their turn."""
    visitor.wait_for_turn()
    due = visitor.page.locator(DUE)
    before = due.get_attribute("data-due") if due.count() else ""
    while not due.count() or due.get_attribute("data-due") == before:
        visitor.click_option()
        visitor.wait_for_turn()


def an_hour_later(page: Page) -> None:
    page.clock.set_fixed_time(time.time() + HOUR)


def say(visitor: Visitor, text: str) -> None:
    visitor.page.locator("#tab-chat").click()
    visitor.page.locator("#say").fill(text)
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".talk .msg p").last).to_have_text(text)


def test_it_stays_closed_when_talk_arrives_late(visitor: Visitor) -> None:
    an_hour_later(visitor.page)
    say(visitor, "Still thinking")
    visitor.page.evaluate(REFRESH)
    expect(visitor.page.locator(DUE)).to_have_count(1)
    expect(visitor.page.locator("#digest[open]")).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator("#digest[open]")).to_have_count(0)


def test_it_opens_on_a_page_that_is_loaded_after_long_and_only_once(visitor: Visitor) -> None:
    page = visitor.context.new_page()
    page.goto(visitor.page.url)
    expect(page.locator(DUE)).to_have_count(1)
    expect(page.locator("#digest[open]")).to_have_count(0)
    late = visitor.context.new_page()
    an_hour_later(late)
    late.goto(visitor.page.url)
    expect(late.locator("#digest[open]")).to_have_count(1)
    late.keyboard.press("Escape")
    late.reload()
    expect(late.locator(DUE)).to_have_count(1)
    expect(late.locator("#digest[open]")).to_have_count(0)


def test_it_opens_for_somebody_who_comes_back_to_the_page(visitor: Visitor) -> None:
    left = visitor.context.new_page()
    left.add_init_script(ELSEWHERE)
    left.goto(visitor.page.url)
    left.evaluate(LOOK, True)
    others_move(visitor)
    due = visitor.page.locator(DUE).get_attribute("data-due") or ""
    expect(left.locator("#digest")).to_have_attribute("data-due", due)
    an_hour_later(left)
    expect(left.locator("#digest[open]")).to_have_count(0)
    left.evaluate(LOOK, False)
    expect(left.locator("#digest[open]")).to_have_count(1)
