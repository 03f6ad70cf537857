"""The log as a drawer: only what one player did, headings with it; the choice stays while the page moves on."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import look_at, played
from tests.browser.visitor import Visitor

TALES = "#log-list .tale"


def test_the_log_tells_only_one_player_if_wanted(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address)
    page, record = visitor.page, played("tzolkin", 3, 60)
    look_at(visitor, record, len(record.tokens))
    page.evaluate("location.hash = 'log'")
    everybody = page.locator(f"{TALES}:visible").count()
    headings = page.locator("#log-list .head:visible").count()
    page.locator("#log [data-only='1']").click()
    expect(page.locator("#log [data-only='1']")).to_have_attribute("aria-pressed", "true")
    seats = page.locator(f"{TALES}:visible").evaluate_all("tales => tales.map((tale) => tale.dataset.of)")
    assert set(seats) == {"1"}
    assert 0 < len(seats) < everybody
    assert page.locator("#log-list .head:visible").count() == headings
    page.locator("[data-step=back]").click()
    expect(page.locator(".where b")).to_contain_text(f"Move {len(record.tokens) - 1} of")
    assert page.locator(f"{TALES}:visible:not([data-of='1'])").count() == 0, "the choice stays"
    page.locator("#log [data-only='']").click()
    assert page.locator(f"{TALES}:visible").count() >= everybody - 1
    assert visitor.complaints == []
    visitor.close()
