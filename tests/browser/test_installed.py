"""The table as an app: it can be installed, and says so when it is offline."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor


def test_a_page_can_be_installed_and_says_when_it_is_offline(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.speak("hu")
    address = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = visitor.context.request.get(server.address + str(address)).json()
    assert (manifest["display"], manifest["lang"], manifest["start_url"]) == ("standalone", "hu", "/")
    for icon in manifest["icons"]:
        assert visitor.context.request.get(server.address + icon["src"]).headers["content-type"] == icon["type"]
    visitor.page.wait_for_function("() => navigator.serviceWorker.controller")
    visitor.page.wait_for_function(  # the page is kept anew after the language has changed
        "async () => (await (await caches.match('/offline'))?.text())?.includes('Az asztal nem érhető el')"
    )
    visitor.context.set_offline(True)
    visitor.page.goto(f"{server.address}/records")
    expect(visitor.page.locator("h1")).to_have_text("Az asztal nem érhető el")
    visitor.context.set_offline(False)
    visitor.page.locator("a").click()
    expect(visitor.page.locator(".bar.site")).to_be_visible()
    visitor.close()
