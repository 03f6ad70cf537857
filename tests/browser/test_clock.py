"""A clock that runs out, as those who play see it; three seconds are enough."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor


def seconds(shown: str) -> int:
    minutes, rest = shown.split(":")
    return 60 * int(minutes) + int(rest)


def test_when_the_time_is_out_a_bot_plays_until_the_person_is_back(server: Server, browser: Browser) -> None:
    anna, bela = Visitor(browser, server.address), Visitor(browser, server.address, PHONE)
    clock = {"each": 3, "bot": "random"}
    wanted = {"game": "tzolkin", "seats": ["me", "open"], "clock": clock}
    opened = anna.context.request.post(f"{server.address}/api/tables", data=wanted).json()
    bela.open(f"/t/{opened['id']}?invite={opened['invite']}")
    anna.open(f"/t/{opened['id']}")
    expect(anna.page.locator("#board .dlg")).to_contain_text("0.05 min each")
    bela.page.locator("form[action$=sit] button").click()

    own = anna.page.locator("#mat .clk")
    expect(own).to_have_class(re.compile("low"))  # the last minute
    before = seconds(own.locator(".t").inner_text())
    anna.page.reload()
    expect(own).to_have_class(re.compile("low|out"))
    assert seconds(own.locator(".t").inner_text()) <= before <= 3, "a page that comes back shows the same time"

    back = anna.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    expect(bela.page.locator("#panel-a .clk.out .t")).to_have_text("0:00")
    anna.page.locator("#tab-chat").click()
    expect(anna.page.locator(".talk")).to_contain_text("ran out of time")

    back.click()
    expect(back).to_have_count(0)
    expect(own.locator(".t")).to_have_text(re.compile("1:00|0:5."))
    assert anna.complaints + bela.complaints == []
    anna.close()
    bela.close()
