"""Where an option leads is readable on its button, whatever the language and the screen; accents are not cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from teocalli.engine.messages import LANGUAGES
from tests.browser.conftest import Server
from tests.browser.played import at_decision, played, sit_at
from tests.browser.visitor import DESK, OPTION, PHONE, Visitor

#: Aims that are not whole within their button, though they can be scrolled into view with it.
CUT_OFF = """() => [...document.querySelectorAll("#prompt .aim")].filter((aim) => {
    const box = aim.getBoundingClientRect(), button = aim.closest(".opt").getBoundingClientRect();
    return box.top < button.top || box.bottom > button.bottom || box.left < button.left || box.right > button.right ||
        aim.scrollWidth > aim.clientWidth + 1 || aim.scrollHeight > aim.clientHeight + 1;
}).map((aim) => aim.textContent)"""
#: How far capitals with an accent reach above what is shown of a text.
ABOVE = """() => [...document.querySelectorAll("#ask, .what > :last-child, .by > :first-child")].map((text) => {
    const style = getComputedStyle(text), pen = document.createElement("canvas").getContext("2d");
    if (style.overflowY !== "hidden") return 0;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const probe = document.createElement("span");
    probe.style.display = "inline-block";
    text.prepend(probe);
    const baseline = probe.getBoundingClientRect().bottom;
    probe.remove();
    const top = baseline - pen.measureText("ÁŐЙ").actualBoundingBoxAscent;
    return text.getBoundingClientRect().top - top;
}).reduce((most, one) => Math.max(most, one), 0)"""
SPEAK = "language => fetch('/settings', { method: 'POST', body: new URLSearchParams({ language, next: '/' }) })"


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "compact", "phone"])
@pytest.mark.parametrize(
    ("game", "family", "least"),
    [
        ("teotihuacan", "move", 4),
        ("teotihuacan", "worship", 3),
        ("teotihuacan", "seek", 2),
        ("tzolkin", "place", 4),
        ("tzolkin", "do", 2),
    ],
)
def test_every_aim_is_whole_in_every_language(
    server: Server, browser: Browser, game: str, family: str, least: int, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, server.address, size)
    sit_at(visitor, record := at_decision(game, family, least), len(record.tokens))
    for language in LANGUAGES:
        visitor.page.evaluate(SPEAK, language)
        visitor.page.reload()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        expect(visitor.page.locator(OPTION).first).to_be_visible()
        assert visitor.page.locator("#prompt .aim").count() >= least
        assert visitor.page.evaluate(CUT_OFF) == [], language
        assert visitor.page.evaluate(ABOVE) == 0, language
    assert visitor.complaints == []
    visitor.close()


@pytest.mark.parametrize("size", [DESK, (1366, 768), PHONE], ids=["desk", "compact", "phone"])
def test_all_that_can_be_done_after_the_end_is_in_view(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, server.address, size)
    record = played("teotihuacan", 2)
    sit_at(visitor, record, 20)
    for language in LANGUAGES:
        visitor.page.evaluate(SPEAK, language)
        visitor.page.reload()
        if not visitor.page.locator("#prompt.done").count():
            resign(visitor)
        visitor.dismiss()
        for one in visitor.page.locator("#prompt .btn").all():
            expect(one).to_be_in_viewport(ratio=0.99)
    visitor.close()


def resign(visitor: Visitor) -> None:
    visitor.page.locator("#pop-settings summary").click()
    visitor.page.locator("[data-open=leave]").click()
    visitor.page.locator("form[action$='/resign'] button").click()
    expect(visitor.page.locator("#prompt.done")).to_be_visible()
