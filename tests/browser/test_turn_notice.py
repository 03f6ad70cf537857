"""It becomes my turn while I look elsewhere: the title of the page and a notification say so."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.test_living_table import act, mover, sit_together
from tests.browser.visitor import OPTION, Visitor

#: A page that can be left without another window, and a system that writes notifications down.
ELSEWHERE = """
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.told = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, options) {
        if (window.unable) throw new TypeError("Illegal constructor");
        window.told.push([title, options.body]);
    }
};
"""
LOOK = "away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }"


def others_turn(me: Visitor, other: Visitor) -> None:
    while mover(me, other) is me:
        act(me)
        expect(me.page.locator(OPTION).or_(me.page.locator("#prompt.wait")).first).to_be_visible()


def my_turn(me: Visitor, other: Visitor) -> None:
    while mover(me, other) is other:
        act(other)


def test_title_and_notification_tell_that_it_is_my_turn(server: Server, browser: Browser) -> None:
    me, other = sit_together(server, browser)
    me.page.add_init_script(ELSEWHERE)
    me.page.reload()
    others_turn(me, other)
    expect(me.page).to_have_title(re.compile(" · Teocalli$"))
    quiet = me.page.title()
    urgent = "Your turn · " + quiet.removesuffix(" · Teocalli")
    me.page.locator("#pop-settings summary").click()
    me.page.locator("[data-notify]").click()
    expect(me.page.locator(".toast")).to_be_visible()
    me.page.locator("#pop-settings summary").click()
    me.page.evaluate(LOOK, True)
    my_turn(me, other)
    expect(me.page).to_have_title(f"(1) {urgent}")
    asked = me.page.locator("#ask").inner_text()
    assert me.page.evaluate("window.told") == [["Your turn", asked]]
    me.page.evaluate(LOOK, False)
    expect(me.page).to_have_title(urgent)

    others_turn(me, other)
    expect(me.page).to_have_title(quiet)
    my_turn(me, other)
    expect(me.page).to_have_title(urgent)
    assert len(me.page.evaluate("window.told")) == 1, "whoever looks need not be told"

    others_turn(me, other)
    me.page.evaluate("window.unable = true")  # as browsers of phones are
    me.page.evaluate(LOOK, True)
    my_turn(me, other)
    expect(me.page).to_have_title(f"(1) {urgent}")
    assert me.complaints == []
