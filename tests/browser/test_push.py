"""A push while nothing of ours is in sight: the service worker shows it, and a click on it opens the table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor

SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration()).getNotifications())
    .map((told) => [told.title, told.body, told.tag])"""
#: Somebody clicks on the notification; which page is opened then.
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    const opened = new Promise((resolve) => { self.Clients.prototype.openWindow = resolve; });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    return opened;
}"""


def when_there(page: Page, look: Callable[[], Any]) -> Any:
    """What is found at last: `wait_for_function` takes a promise for a yes."""
    for _ in range(500):
        if found := look():
            return found
        page.wait_for_timeout(20)
    raise AssertionError("Nothing came.")


def test_a_push_is_shown_and_a_click_on_it_opens_the_table(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.context.grant_permissions(["notifications"])
    page, registered = visitor.page, list[Any]()
    page.goto(f"{server.address}/me")
    expect(page.locator("[data-push-add] button")).to_be_visible()
    expect(page.locator("[data-why]:visible")).to_have_count(0)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    session = visitor.context.new_cdp_session(page)
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    when_there(page, lambda: registered)
    told = {"title": "It is your turn", "text": "Tiny. Players: Anna", "path": "/t/abc", "table": "abc"}
    address = {"origin": server.address, "registrationId": registered[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", address | {"data": json.dumps(told)})
    assert when_there(page, lambda: page.evaluate(SHOWN)) == [["It is your turn", "Tiny. Players: Anna", "abc"]]
    assert visitor.context.service_workers[0].evaluate(CLICK) == "/t/abc"
    visitor.close()
