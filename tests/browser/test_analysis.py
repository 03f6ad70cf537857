"""An analysis that is open while it is prepared: the page is told how it ends."""

from __future__ import annotations

import json

from playwright.sync_api import Browser, Route, expect

from tests.browser.conftest import Server
from tests.browser.visitor import Visitor

STATE = "/t/some/analysis/state"
PREPARING = f'<div data-analysis="{STATE}"><p class="progress"><progress></progress></p></div>'


def test_a_page_shows_why_its_analysis_is_refused_and_asks_again_while_that_may_pass(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.address)
    answers = [(502, "Bad gateway"), (503, "Busy"), (501, "No adviser"), (200, "Too late")]
    asked: list[str] = []

    def page(route: Route) -> None:
        lobby = route.fetch(url=server.address)
        route.fulfill(response=lobby, body=lobby.text().replace("</main>", f"{PREPARING}</main>"))

    def answer(route: Route) -> None:
        status, said = answers[len(asked)]
        asked.append(said)
        body = said if status == 502 else json.dumps({"refused": "refused", "sentence": said})
        route.fulfill(status=status, body=body)

    ann.page.route("**/t/some/analysis", page)
    ann.page.route(f"**{STATE}", answer)
    ann.page.goto(f"{server.address}/t/some/analysis")
    expect(ann.page.locator(".progress")).to_have_text("No adviser")
    expect(ann.page.locator("progress")).to_have_count(0)
    ann.page.wait_for_timeout(1500)
    assert asked == ["Bad gateway", "Busy", "No adviser"]
    ann.close()
