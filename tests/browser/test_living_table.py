"""Two browsers at one table: news by itself, a lost connection, a restarted server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import OPTION, Visitor
from tests.browser.wire import Wire

GAME = "theocracy"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


def sit_together(server: Server, browser: Browser, bens_address: str = "", game: str = GAME) -> tuple[Visitor, Visitor]:
    """Ann opens a table with a seat for a friend; Ben follows her invitation."""
    ann, ben = Visitor(browser, server.address), Visitor(browser, bens_address or server.address)
    ann.open(f"/new?game={game}")
    ann.page.locator("[data-seat='1'] label:has(input[value=open])").click()
    ann.page.locator("form.newtable button.primary:visible").last.click()
    invitation = ann.page.locator("#link").input_value()
    ben.page.goto(invitation.replace(server.address, ben.address))
    ben.page.locator("form[action$='/sit'] button").first.click()
    ann.page.wait_for_selector(f"{OPTION}, #prompt.wait .dots")
    ben.page.wait_for_selector(f"{OPTION}, #prompt.wait .dots")
    return ann, ben


def mover(*people: Visitor) -> Visitor:
    """Whoever is asked."""
    for _ in range(200):
        for person in people:
            if person.page.locator(OPTION).count():
                return person
        people[0].page.wait_for_timeout(50)
    raise AssertionError("Nobody is asked.")


def act(person: Visitor) -> None:
    person.dismiss()
    before = person.version()
    person.page.locator(OPTION).first.click()
    person.chosen(before)


def same_version(one: Visitor, other: Visitor) -> None:
    """Whoever is behind catches up by itself."""
    newest = max(one.version(), other.version(), key=int)
    for person in (one, other):
        person.page.wait_for_function(
            "version => document.querySelector('#table').dataset.version === version", arg=newest, timeout=30_000
        )


def test_moves_of_others_appear_by_themselves(server: Server, browser: Browser) -> None:
    ann, ben = sit_together(server, browser)
    for _ in range(6):
        act(mover(ann, ben))
        same_version(ann, ben)
    assert ann.complaints == []
    assert ben.complaints == []


def test_a_lost_connection_catches_up(server: Server, browser: Browser) -> None:
    wire = Wire(server.port)
    ann, ben = sit_together(server, browser, wire.address)
    while mover(ann, ben) is ben:
        act(ben)
    same_version(ann, ben)
    wire.cut()
    act(ann)
    expect(ben.page.locator("#banner")).to_be_visible(timeout=20_000)
    assert int(ben.version()) < int(ann.version())
    wire.mend()
    same_version(ann, ben)
    expect(ben.page.locator("#banner")).to_be_hidden()


def test_the_game_goes_on_after_the_server_was_restarted(own_server: Server, browser: Browser) -> None:
    ann, ben = sit_together(own_server, browser)
    act(mover(ann, ben))
    version = max(ann.version(), ben.version(), key=int)
    own_server.stop()
    own_server.start()
    for person in (ann, ben):
        expect(person.page.locator("#banner")).to_be_hidden(timeout=30_000)
    act(mover(ann, ben))
    same_version(ann, ben)
    assert int(ann.version()) > int(version)


#: The page takes itself for one of another build, and connects anew.
OUTDATED = "() => { document.querySelector('#table').dataset.build = 'before'; $modules.live.listen(); }"
#: The same, until the page has drawn what it heard: it is not loaded anew.
DRAWN_ALL_THE_SAME = f"""() => new Promise((resolve) => {{
    document.addEventListener("time", resolve, {{ once: true }});
    ({OUTDATED})();
}})"""


#: No page waits for others, now and after it was loaded anew.
AT_ONCE = "Math.random = () => 0"
#: Whatever was loaded anew was so a minute ago.
A_MINUTE_LATER = """() => {
    for (const key of Object.keys(sessionStorage).filter((key) => key.startsWith("build "))) {
        sessionStorage[key] -= 60_000;
    }
}"""


def test_a_page_from_before_an_update_loads_itself_anew_once_a_minute_and_not_while_somebody_types(
    server: Server, browser: Browser
) -> None:
    ann = Visitor(browser, server.address)
    ann.page.add_init_script(AT_ONCE)
    ann.play_now(GAME)
    build = ann.page.locator("#table").get_attribute("data-build")
    ann.page.evaluate("() => { document.querySelector('#say').value = 'Well'; }")
    ann.page.evaluate(DRAWN_ALL_THE_SAME)
    with ann.page.expect_navigation():
        ann.page.evaluate("() => { document.querySelector('#say').value = ''; }")
    ann.settle()
    assert ann.page.locator("#table").get_attribute("data-build") == build
    ann.page.evaluate(DRAWN_ALL_THE_SAME)
    ann.page.wait_for_timeout(1500)
    assert ann.page.locator("#table").get_attribute("data-build") == "before", "it was not loaded anew a second time"
    ann.page.evaluate(A_MINUTE_LATER)
    with ann.page.expect_navigation():
        ann.page.evaluate(OUTDATED)
    ann.settle()
    assert ann.page.locator("#table").get_attribute("data-build") == build, "the same servers, a minute later"
    assert ann.complaints == []
    ann.close()


def test_pages_do_not_all_load_themselves_anew_in_the_same_moment(server: Server, browser: Browser) -> None:
    ann = Visitor(browser, server.address)
    ann.play_now(GAME)
    ann.page.evaluate("() => { Math.random = () => 0.5; }")
    began = time.monotonic()
    with ann.page.expect_navigation():
        ann.page.evaluate(OUTDATED)
    assert time.monotonic() - began > 2
    ann.close()
