"""It becomes my turn while I look elsewhere: the title of the page, a notification and a quiet sound say so."""

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
#: A browser without loudspeakers, which writes down what it would play.
SILENT = """
window.played = [];
const still = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
window.AudioContext = class {
    currentTime = 0;
    resume() {}
    createGain() { return { gain: still, connect: (next) => next }; }
    createOscillator() {
        const tone = { frequency: {}, connect: (next) => next, stop() {} };
        return Object.assign(tone, { start: () => window.played.push(tone.frequency.value) });
    }
};
"""
#: What was told by the service worker.
BY_WORKER = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
    .map((told) => told.title)"""
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
    me.page.add_init_script(ELSEWHERE + SILENT)
    me.context.grant_permissions(["notifications"], origin=server.address)
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
    assert me.page.evaluate("window.played") == [523, 659]
    me.page.evaluate(LOOK, False)
    expect(me.page).to_have_title(urgent)

    others_turn(me, other)
    expect(me.page).to_have_title(quiet)
    my_turn(me, other)
    expect(me.page).to_have_title(urgent)
    assert len(me.page.evaluate("window.told")) == 1, "whoever looks need not be told"

    others_turn(me, other)
    me.page.locator("#pop-settings summary").click()
    me.page.locator("[data-sound]").click()
    expect(me.page.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")
    before = len(me.page.evaluate("window.played"))
    me.page.evaluate("window.unable = true")  # as browsers of phones are
    me.page.evaluate(LOOK, True)
    my_turn(me, other)
    expect(me.page).to_have_title(f"(1) {urgent}")
    assert me.page.evaluate(BY_WORKER) == ["Your turn"]
    assert len(me.page.evaluate("window.played")) == before, "sounds can be switched off"
    assert me.complaints == []


def test_a_page_hidden_for_a_minute_says_so_until_it_is_seen_again(server: Server, browser: Browser) -> None:
    me, other = sit_together(server, browser)
    me.page.add_init_script(ELSEWHERE)
    me.page.clock.install()
    me.page.reload()
    here = other.page.locator("#panel-a .here")
    expect(here).to_have_count(1)
    asked = list[str]()
    me.page.on("request", lambda request: asked.append(request.url))
    me.page.evaluate(LOOK, True)
    me.page.clock.fast_forward(59_000)
    assert not any("hidden=1" in url for url in asked)
    with me.page.expect_request(lambda request: "hidden=1" in request.url):
        me.page.clock.fast_forward(2_000)
    with me.page.expect_request(lambda request: "/live" in request.url and "hidden" not in request.url):
        me.page.evaluate(LOOK, False)
    expect(here).to_have_count(1)
    for person in (me, other):
        assert person.complaints == []
        person.close()
