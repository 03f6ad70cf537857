"""Every page of the site, in each size, theme and language: nothing sticks out, nobody is shut out, no errors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import look_at, played, sit_in_the_middle
from tests.browser.visitor import DESK, PHONE, SIDEWAYS, STICKS_OUT, TABLET, Visitor


def tour(visitor: Visitor, game: str) -> Iterator[str]:
    """Go from page to page; the name of each one after it was opened."""
    for path in ("/", f"/new?game={game}", f"/rules/{game}", f"/rules/{game}/turn", "/records"):
        visitor.open(path)
        yield path
    sit_in_the_middle(visitor, game)
    yield "table"
    visitor.open("/me")
    yield "me"
    whole = played(game)
    look_at(visitor, whole, len(whole.tokens))
    yield "replay"
    visitor.page.locator("#log [data-sheet]").first.dispatch_event("click")
    expect(visitor.page.locator("#sheet table")).to_be_visible()
    yield "sheet"
    assert visitor.complaints == []
    visitor.open("/t/nowhere")
    yield "error"
    assert visitor.complaints.pop().endswith("404 (Not Found)"), "the browser says that itself"


@pytest.mark.parametrize(
    ("game", "size", "theme", "language"),
    [
        ("teotihuacan", DESK, "light", "en"),
        ("teotihuacan", TABLET, "dark", "ru"),
        ("tzolkin", PHONE, "light", "hu"),
        ("tzolkin", DESK, "dark", "pt"),
        ("theocracy", TABLET, "light", "pt"),
        ("theocracy", PHONE, "dark", "hu"),
    ],
)
def test_every_page_fits_is_open_to_all_and_speaks_the_language(
    server: Server, browser: Browser, game: str, size: tuple[int, int], theme: Literal["light", "dark"], language: str
) -> None:
    visitor = Visitor(browser, server.address, size, theme=theme)
    visitor.speak(language)
    faults: list[str] = []
    for name in tour(visitor, game):
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        wider = visitor.page.evaluate(SIDEWAYS)
        faults += [f"{name}: {wider} px too wide"] if wider else []
        faults += [f"{name}: cut off: {found}" for found in visitor.page.evaluate(STICKS_OUT)]
        faults += [f"{name}: {found}" for found in visitor.serious_findings()]
    assert faults == []
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_menus_questions_and_waiting_are_open_to_all(
    server: Server, browser: Browser, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    visitor = Visitor(browser, server.address, size, theme=theme)
    page, faults = visitor.page, visitor.serious_findings
    visitor.open("/new?game=theocracy")
    page.locator("[data-seat='1'] label:has(input[value=open])").click()
    page.locator("form.newtable button.primary:visible").first.click()
    expect(page.locator("#link")).to_be_visible()
    assert faults() == []
    sit_in_the_middle(visitor, "tzolkin")
    page.locator(".whynot summary").click()
    expect(page.locator(".whynot li").first).to_be_visible()
    assert faults() == []
    page.locator("#pop-settings summary").click()
    expect(page.locator("[data-notify]")).to_be_visible()
    assert faults() == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-notify]")).to_be_hidden()
    expect(page.locator("#pop-settings summary")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("[data-open=leave]").click()
    expect(page.locator("#leave")).to_be_visible()
    assert faults() == []
    page.locator("#leave footer button").click()
    page.locator("#bar [data-open=digest]").click()
    expect(page.locator("#digest")).to_be_visible()
    assert faults() == []
    assert visitor.complaints == []
    visitor.close()
