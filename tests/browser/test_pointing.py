"""Options and board point at each other, and a finger that rests on something is told what it is."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor

#: A finger comes down on an element, or goes up again.
FINGER = """(element, kind) =>
    element.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true, cancelable: true }))"""


def test_the_place_of_an_option_stands_out_while_the_pointer_or_the_focus_is_on_it(
    server: Server, browser: Browser
) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now("teotihuacan")
    visitor.wait_for_turn()
    options = visitor.page.locator("#prompt .opt[data-place]")
    for kind in ("hover", "focus"):
        for option in (options.first, options.nth(1)):
            getattr(option, kind)()
            expect(visitor.page.locator("#board .aimed")).to_have_count(1)
            expect(visitor.page.locator("#board .aimed")).to_have_attribute(
                "id", option.get_attribute("data-place") or ""
            )
    visitor.page.locator("#ask").hover()
    expect(visitor.page.locator("#board .aimed")).to_have_count(0)


def test_a_finger_that_rests_on_something_is_told_what_it_is_and_chooses_nothing(
    server: Server, browser: Browser
) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    before = visitor.version()
    for selector in ("#prompt .opt[name=token]", "#panels [title]", "#board svg [id]:has(> title)"):
        element = visitor.page.locator(selector).first
        told = element.get_attribute("title") or element.locator("> title").first.text_content() or ""
        element.evaluate(FINGER, "pointerdown")
        expect(visitor.page.locator("#notices")).to_contain_text(told)
        element.evaluate(FINGER, "pointerup")
        element.dispatch_event("click")
        visitor.page.locator("#notices button").click()
        assert visitor.version() == before
    visitor.click_option()
    assert visitor.version() != before, "a short tap chooses as before"
    assert not visitor.complaints
