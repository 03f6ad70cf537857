"""What others do is shown at the reader's pace: by Enter, by a click, by itself; and it can be skipped."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import played, sit_at
from tests.browser.visitor import OPTION, TAKEN_UP, Visitor

SLOW = """addEventListener("DOMContentLoaded", () => {
    document.documentElement.style.setProperty("--dur-calm", "0ms");
    document.documentElement.style.setProperty("--dur-show", "60s");
})"""
#: What a choice led to is on the screen: the next question, the one whether to keep it, or what others do.
TAKEN_UP_OR_SHOWN = f"before => document.querySelector('#prompt.show') !== null || ({TAKEN_UP})(before)"
NEWEST = "#prompt.show [data-moment]:not([hidden])"


def end_turn(visitor: Visitor) -> None:
    """Choose until the turn is over and the opponent's is shown."""
    page = visitor.page
    for _ in range(12):
        before = visitor.version()
        page.locator(OPTION).first.click()
        page.wait_for_function(TAKEN_UP_OR_SHOWN, arg=before)
        if page.locator("#confirm").count():
            page.locator("#confirm").click()
            page.wait_for_function(
                f"before => !document.querySelector('#confirm') && ({TAKEN_UP_OR_SHOWN})(before)", arg=before
            )
        if page.locator("#prompt.show").count():
            return


def test_teotibots_turn_is_shown_step_by_step(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, quick=False)
    visitor.context.add_init_script(SLOW)
    page = visitor.page
    record = played("teotihuacan", 1, 40)
    sit_at(visitor, record, len(record.tokens))
    end_turn(visitor)
    expect(page.locator("#ask")).to_have_text("Teotibot’s turn")
    expect(page.locator(NEWEST)).to_have_count(1)
    expect(page.locator(NEWEST)).to_contain_text("Rolls")
    assert visitor.serious_findings() == []
    page.keyboard.press("Enter")
    expect(page.locator(NEWEST)).to_have_count(2)
    before = visitor.version()
    page.keyboard.press("Escape")
    expect(page.locator(OPTION).first).to_be_visible()
    assert visitor.version() != before

    end_turn(visitor)
    version = page.locator("#bar").get_attribute("data-count")
    while page.locator("[data-next]").count():
        shown = page.locator("#prompt").inner_html()
        page.locator("[data-next]").click()
        page.wait_for_function("shown => document.querySelector('#prompt').innerHTML !== shown", arg=shown)
    expect(page.locator(OPTION).first).to_be_visible()
    assert page.locator("#bar").get_attribute("data-count") != version, "the last step leads to the newest page"
    page.wait_for_timeout(200)
    assert page.locator("#confirm").count() == 0, "the click that ended it chose nothing"
    assert visitor.complaints == []
    visitor.close()
