"""On a phone everything that can be pressed is as large as a fingertip: 44 by 44 pixels."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import look_at, played, sit_in_the_middle
from tests.browser.visitor import CHOSEN_OR_NARROWED, PHONE, Visitor

GAMES = ("teotihuacan", "tzolkin", "theocracy")
#: What can be pressed outside the board and is smaller than a fingertip; links within a sentence are excepted.
SMALL = """() => {
    const pressed = "a[href], button:enabled, select:enabled, summary, input:enabled:not([type=hidden]), textarea";
    const reaches = (element, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return hit && [element, ...(element.labels || [])].some((found) => found.contains(hit));
    };
    const isInSentence = (element) => element.matches("a") &&
        [...element.parentElement.childNodes].some((near) => near.nodeType === Node.TEXT_NODE && near.data.trim());
    return [...(document.querySelector("dialog[open]") || document).querySelectorAll(pressed)].filter((element) => {
        if (!element.checkVisibility() || element.matches(".skip") || isInSentence(element)) return false;
        element.scrollIntoView({ block: "center", inline: "center" });
        const box = element.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (box.width >= 43.9 && box.height >= 43.9) return false;
        return ![[-21.5, 0], [21.5, 0], [0, -21.5], [0, 21.5]].every(([dx, dy]) => reaches(element, x + dx, y + dy));
    }).map((element) => {
        const box = element.getBoundingClientRect();
        return `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`;
    });
}"""
#: Places of the board where a fingertip may choose something that no button offers.
WITHOUT_BUTTON = """() => {
    const offered = new Set([...document.querySelectorAll("#prompt .opt[name=token]")].map((option) => option.value));
    return [...document.querySelectorAll("#board [data-tokens]")]
        .filter((place) => JSON.parse(place.dataset.tokens).some((token) => !offered.has(token)))
        .map((place) => place.id);
}"""
#: A spot 18 pixels below the middle of a place that can be chosen: still under a fingertip.
BESIDE = """() => [...document.querySelectorAll("#board [data-tokens]")].map((place) => {
    const box = place.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2 + 18];
}).find(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit?.closest("#viewport") && !hit.closest(".piece"); // an own piece stands for nothing else
})"""


def small(visitor: Visitor, where: str) -> list[str]:
    return [f"{where}: {found}" for found in visitor.page.evaluate(SMALL)]


def test_whatever_can_be_pressed_on_the_pages_around_is_as_large_as_a_fingertip(
    server: Server, browser: Browser
) -> None:
    visitor, found = Visitor(browser, server.address, PHONE), list[str]()
    sit_in_the_middle(visitor, "tzolkin")  # so that the lists of the first page are not empty
    pages = "/", "/records", "/me", "/rules", "/rules/tzolkin", "/t/nowhere"
    for path in (*pages, *(f"/new?game={game}" for game in GAMES)):
        visitor.open(path)
        for alone in visitor.page.locator("label:has([name=players][value='1'])").all():
            alone.click()  # only then the strength of the opponent is offered
        for folded in visitor.page.locator("main summary").all():
            folded.click()
        found += small(visitor, path)
    assert found == [], "\n".join(found)
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_whatever_can_be_pressed_at_a_table_is_as_large_as_a_fingertip(
    server: Server, browser: Browser, game: str
) -> None:
    visitor, found = Visitor(browser, server.address, PHONE), list[str]()
    sit_in_the_middle(visitor, game)
    found += small(visitor, "table")
    visitor.page.locator("#pop-settings summary").click()
    found += small(visitor, "settings")
    visitor.page.locator("[data-open=leave]").click()
    found += small(visitor, "leave")
    visitor.page.locator("#leave footer button").click()
    visitor.page.locator("a.peek.talks").click()
    expect(visitor.page.locator("#say")).to_be_visible()
    found += small(visitor, "talk")
    visitor.page.locator("#log a.shut").click()
    whole = played(game)
    look_at(visitor, whole, len(whole.tokens) - 1)
    found += small(visitor, "replay")
    assert found == [], "\n".join(found)
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_place_of_the_board_can_be_tapped_and_has_its_button(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    sit_in_the_middle(visitor, game)
    assert visitor.page.evaluate(WITHOUT_BUTTON) == []
    before = visitor.version()
    visitor.page.wait_for_timeout(500)  # the board finds its frame
    visitor.page.touchscreen.tap(*visitor.page.evaluate(BESIDE))
    visitor.page.wait_for_function(CHOSEN_OR_NARROWED, arg=before)
    assert visitor.complaints == []
    visitor.close()
