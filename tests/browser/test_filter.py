"""The log as a drawer: only what one player did, headings with it; the choice stays while the page moves on."""

from __future__ import annotations

import re

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


def test_the_page_knows_what_is_news_and_from_which_seat_links_look(server: Server, browser: Browser) -> None:
    """The log itself is the same for everybody."""
    visitor = Visitor(browser, server.address)
    page, record = visitor.page, played("tzolkin", 3, 60)
    look_at(visitor, record, len(record.tokens))
    told = "tales => tales.map((tale) => [tale.dataset.of, getComputedStyle(tale).getPropertyValue('--before') !== ''])"

    def news(own: str, is_replay: bool) -> list[bool]:
        page.evaluate("([own, is]) => { const t = document.querySelector('#table'); t.dataset.own = own;"
                      " t.classList.toggle('is-replay', is); }", [own, is_replay])  # fmt: skip
        return [is_news for _, is_news in page.locator(TALES).evaluate_all(told)]

    seats = [seat for seat, _ in page.locator(TALES).evaluate_all(told)]
    for own, is_replay in (("", False), ("2", True)):
        assert news(own, is_replay) == [True] + [False] * (len(seats) - 1), "the last of all"
    for own in ("2", "1 2", "0 1 2"):
        others = next(place for place, seat in enumerate(seats) if seat in own)
        assert news(own, False) == [True] * others + [False] * (len(seats) - others), (
            "since the last turn of somebody at this screen, newest first"
        )
    assert seats.index("2") > 0, "somebody else has played since"
    page.evaluate("location.hash = 'log'")
    page.locator("#log-list .told-steps summary").first.click()
    seat = page.locator("#table").get_attribute("data-seat")
    page.locator("#log-list .told-steps[open] a.more").first.click()
    expect(page).to_have_url(re.compile(rf"/replay\?at=\d+&seat={seat}$"))
    assert visitor.complaints == []
    visitor.close()
