"""Options and board point at each other, and a finger that rests on something is told what it is."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor

#: A finger comes down on an element, or goes up again.
FINGER = """(element, kind) =>
    element.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", bubbles: true, cancelable: true }))"""

#: Something on the board that is not offered now, and why.
REFUSED = """() => [...document.querySelectorAll("#prompt [data-why]")]
    .map((why) => [why.closest("[data-place]")?.dataset.place, why.textContent])
    .find(([place]) => document.getElementById(place)?.matches(":not([data-tokens])"))"""
TITLE = "element => element.querySelector(':scope > title').textContent"


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
    for selector in ("#prompt .opt[name=token]", "#panels .res [title]", "#board svg [id]:has(> title)"):
        element = visitor.page.locator(selector).first
        told = element.get_attribute("title") or element.locator("> title").first.text_content() or ""
        element.evaluate(FINGER, "pointerdown")
        expect(visitor.page.locator("#tip.sheet")).to_be_visible()
        buttons = " ".join(visitor.page.locator("#tip .btn").all_inner_texts())
        assert words(visitor.page.locator("#tip").inner_text()) == [*words(told), *words(buttons)]
        element.evaluate(FINGER, "pointerup")
        element.dispatch_event("click")
        visitor.page.keyboard.press("Escape")
        assert visitor.version() == before
    visitor.page.locator("#panels .res [title]").first.tap()
    expect(visitor.page.locator("#tip.sheet"), "nothing to choose: a tap explains it").to_be_visible()
    visitor.page.locator("#tip [data-legend]").tap()
    expect(visitor.page.locator("#legend")).to_be_visible()
    expect(visitor.page.locator("#tip")).to_be_hidden()
    visitor.page.keyboard.press("Escape")
    visitor.click_option()
    assert visitor.version() != before, "a short tap chooses as before"
    assert not visitor.complaints


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def test_mouse_and_focus_show_our_own_tips_and_the_titles_stay(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    page, tip = visitor.page, visitor.page.locator("#tip")
    thing = page.locator("#market-wood")
    told = thing.evaluate(TITLE)
    thing.hover()
    expect(tip).to_be_visible()
    assert words(tip.inner_text()) == [*words(told), "r", "the", "rule"]
    assert thing.evaluate(TITLE) == "", "the browser has nothing to show of its own"
    expect(thing).to_have_attribute("aria-describedby", "tip")
    page.locator("#ask").hover()
    expect(tip).to_be_hidden()
    assert thing.evaluate(TITLE) == told
    thing.click()
    expect(tip, "what cannot be chosen says at once what it is").to_be_visible(timeout=200)
    page.locator("#ask").hover()
    expect(tip, "what was asked for stays").to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    table = page.url
    for by_key in (False, True):
        thing.click()
        page.keyboard.press("r") if by_key else tip.locator(".rule").click()
        page.wait_for_url("**/rules/tzolkin/gears**")
        expect(page.locator("#uxmal")).to_be_in_viewport()
        page.locator(".to-table").click()
        page.wait_for_url(table)
        expect(page.locator("#prompt")).to_be_visible()
    visitor.tab_to("#pop-language summary")
    expect(tip).to_be_visible()
    assert not visitor.complaints


def test_what_is_not_offered_says_why_on_the_board(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now("theocracy")
    visitor.wait_for_turn()
    while not (refused := visitor.page.evaluate(REFUSED)):
        visitor.click_option()
        visitor.wait_for_turn()
    place, why = refused
    visitor.page.locator(f"#{place}").dispatch_event("click")
    expect(visitor.page.locator("#tip .why", has_text=why)).to_be_visible()
    assert not visitor.complaints
