"""What one needs to play is on the screen at once, with four players past the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import sit_in_the_middle
from tests.browser.visitor import DESK, OPTION, PHONE, SIDEWAYS, TABLET, Visitor

SCROLLS = "() => document.documentElement.scrollHeight > innerHeight || scrollY > 0"
#: Each option is in view, or an arrow leads to it.
REACHED = """() => {
    const prompt = document.querySelector("#prompt").getBoundingClientRect();
    return [...document.querySelectorAll("#prompt .opt[name=token]")].every((option) => {
        const box = option.getBoundingClientRect();
        return box.top >= prompt.top && box.bottom <= prompt.bottom && box.right <= prompt.right;
    });
}"""
#: Figures of the bar that are not shown in full.
CLIPPED = """() => [...document.querySelectorAll("#bar .chip")]
    .filter((chip) => chip.checkVisibility() && chip.scrollWidth > chip.clientWidth + 1)
    .map((chip) => chip.innerText)"""
#: All of it in view: the board, who is asked what, everybody's points and own goods, the last line of the log.
ESSENTIALS = (
    "#viewport > svg", "#bar .chip.turn", "#prompt", "#ask", f"{OPTION} >> nth=0", ".mat.now", ".mat .score",
    ".mat .res >> nth=-1", *(f".panel:visible >> nth={other} >> .score" for other in range(3)),
    "#log-list li:visible > b >> nth=0",
)  # fmt: skip


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin", "theocracy"])
def test_the_essentials_are_in_view_without_scrolling(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address)
    sit_in_the_middle(visitor, game)
    for language in ("ru", "hu"):
        visitor.page.locator("#pop-language summary").click()
        visitor.page.locator(f"#pop-language button[value={language}]").click()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        for essential in ESSENTIALS:
            expect(visitor.page.locator(essential), essential).to_be_in_viewport(ratio=0.99)
        assert visitor.page.evaluate(REACHED)
        assert not visitor.page.evaluate(SCROLLS)
        for width, height in (TABLET, PHONE, DESK):
            visitor.page.set_viewport_size({"width": width, "height": height})
            assert visitor.page.evaluate(SIDEWAYS) == 0, (language, width)
            assert visitor.page.evaluate(CLIPPED) == [], (language, width)
    visitor.close()
