"""On a phone the board keeps half of the screen, whatever is asked, and nothing lies over what one needs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import longest_prompt, sit_at, sit_in_the_middle
from tests.browser.visitor import OPTION, PHONE, REFRESH, SIDEWAYS, Visitor

GAMES = ("teotihuacan", "tzolkin", "theocracy")
HEIGHT = PHONE[1]
HANDLE, LOG, SHUT = ".handle", "a.peek >> nth=0", "#log a.shut"
#: What of the panels lies under something else; only what is in view counts.
COVERED = """() => [...document.querySelectorAll("#panels .panel")].filter((panel) => {
    panel.scrollIntoView({ inline: "nearest" });
    const box = panel.getBoundingClientRect(), window = document.querySelector("#panels").getBoundingClientRect();
    const left = Math.max(box.left, window.left) + 2, right = Math.min(box.right, window.right) - 2;
    const isWhole = box.left >= window.left - 1 && box.right <= window.right + 1;
    return !isWhole || [left, (left + right) / 2, right].some(
        (x) => !panel.contains(document.elementFromPoint(x, box.top + box.height / 2)));
}).map((panel) => panel.id)"""
#: What is shown of the board, as a share of its window's width and height.
FILLED = """() => {
    const svg = document.querySelector("#viewport > svg"), at = svg.getScreenCTM();
    const [left, top, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
    return [(width * at.a) / svg.clientWidth, (height * at.d) / svg.clientHeight];
}"""


def height(visitor: Visitor, selector: str) -> float:
    box = visitor.page.locator(selector).bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_the_longest_prompt_leaves_half_of_the_screen_to_the_board(caller: Visitor, game: str, language: str) -> None:
    caller.speak(language)
    sit_at(caller, record := longest_prompt(game), len(record.tokens))
    assert height(caller, "#viewport") >= HEIGHT / 2
    expect(caller.page.locator("#ask")).to_be_in_viewport(ratio=0.99)
    expect(caller.page.locator(OPTION).nth(0)).to_be_in_viewport(ratio=0.7)
    expect(caller.page.locator(OPTION).nth(1)).to_be_in_viewport(ratio=0.7)
    assert caller.page.evaluate(SIDEWAYS) == 0

    handle, options = caller.page.locator(HANDLE), caller.page.locator(OPTION)
    hidden = int(handle.get_attribute("data-more") or 0)
    assert 0 < hidden <= options.count()
    options.last.scroll_into_view_if_needed()
    expect(handle).to_have_attribute("data-more", "")
    expect(options.last).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", GAMES)
def test_the_handle_gives_the_options_more_room_and_takes_it_back(caller: Visitor, game: str) -> None:
    sit_at(caller, record := longest_prompt(game), len(record.tokens))
    handle, low = caller.page.locator(HANDLE), height(caller, "#prompt")
    expect(handle).to_have_attribute("aria-expanded", "false")
    handle.tap()
    expect(handle).to_have_attribute("aria-expanded", "true")
    assert low < height(caller, "#prompt") <= HEIGHT * 0.45 + 1
    before = caller.version()
    caller.page.locator(OPTION).first.click()
    caller.chosen(before)
    handle_again = caller.page.locator(f"{HANDLE}[aria-expanded=true]")
    if handle_again.count():
        handle_again.tap()
        expect(caller.page.locator(f"{HANDLE}[aria-expanded=true]")).to_have_count(0)
        assert height(caller, "#viewport") >= HEIGHT / 2


def test_the_handle_works_by_keyboard_and_by_pulling(caller: Visitor) -> None:
    sit_at(caller, record := longest_prompt("teotihuacan"), len(record.tokens))
    handle = caller.page.locator(HANDLE)
    caller.tab_to(HANDLE)
    for key, expanded in (("Enter", "true"), (" ", "false")):
        caller.page.keyboard.press(key)
        expect(handle).to_have_attribute("aria-expanded", expanded)
    for way, expanded in ((-80, "true"), (80, "false")):
        pull(caller, way)
        expect(handle).to_have_attribute("aria-expanded", expanded)
    assert height(caller, "#viewport") >= HEIGHT / 2


def pull(visitor: Visitor, way: int) -> None:
    """A finger on the question moves up or down."""
    box = visitor.page.locator("#ask").bounding_box()
    assert box is not None
    x, y = box["x"] + 30, box["y"] + box["height"] / 2
    session = visitor.context.new_cdp_session(visitor.page)

    def touch(kind: str, *points: dict[str, Any]) -> None:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    touch("touchStart", {"x": x, "y": y})
    for step in range(1, 5):
        touch("touchMove", {"x": x, "y": y + way * step / 4})
    touch("touchEnd")


@pytest.mark.parametrize("game", GAMES)
def test_the_closed_drawer_covers_no_panel(caller: Visitor, game: str) -> None:
    sit_in_the_middle(caller, game)
    assert caller.page.evaluate(COVERED) == []
    assert caller.serious_findings() == []


def test_the_open_drawer_can_be_closed_and_hides_the_table_from_the_keyboard_until_then(caller: Visitor) -> None:
    sit_in_the_middle(caller, "tzolkin")
    beneath = caller.page.locator("#board[inert], #panels[inert], #prompt[inert]")
    for by_keyboard in (False, True):
        caller.page.locator(LOG).tap()
        expect(caller.page.locator("#log-list")).to_be_in_viewport()
        expect(caller.page.locator("#tab-log")).to_be_focused()
        caller.page.evaluate(REFRESH)  # the page is drawn anew meanwhile
        expect(beneath).to_have_count(3)
        assert caller.serious_findings() == []
        if by_keyboard:
            caller.page.keyboard.press("Escape")
        else:
            caller.page.locator(SHUT).tap()
        expect(beneath).to_have_count(0)
        expect(caller.page.locator("#log-list")).to_be_hidden()
        expect(caller.page.locator(LOG)).to_be_focused()
        expect(caller.page.locator(OPTION).first).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_part_of_the_board_fills_its_window(caller: Visitor, game: str) -> None:
    sit_in_the_middle(caller, game)
    for part in caller.page.locator("[data-frame]").all():
        if part.get_attribute("aria-pressed") != "true":
            part.click()
        across, down = caller.page.evaluate(FILLED)
        assert max(across, down) == pytest.approx(1, abs=0.01)
        assert min(across, down) > 0.6
    caller.page.locator(HANDLE).tap()
    assert max(caller.page.evaluate(FILLED)) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "desk"])
def test_disputes_of_the_rulebook_are_folded_below_the_variants(
    server: Server, browser: Browser, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, server.address, size)
    for game, variants in (("teotihuacan", ["o-start", "o-total_eclipse"]), ("tzolkin", []), ("theocracy", [])):
        visitor.open(f"/new?game={game}")
        shown = visitor.page.locator(".box.wide .opt-row:visible b").evaluate_all("rows => rows.map((row) => row.id)")
        assert shown == variants
        visitor.page.locator(".disputes summary").click()
        expect(visitor.page.locator(".disputes .opt-row").first).to_be_visible()
        expect(visitor.page.locator(".disputes > .help")).to_be_visible()
    visitor.open("/new?game=teotihuacan")
    expect(visitor.page.locator(".solo:visible")).to_have_count(0)
    visitor.page.locator("label:has([name=players][value='1'])").click()
    expect(visitor.page.locator(".solo summary:visible")).to_have_count(2)
    visitor.page.locator(".disputes summary").click()
    visitor.page.locator("label:has([name=option-pyramid_track][value='9'])").click()
    visitor.page.locator(".newtable button.primary:visible").last.click()
    expect(visitor.page.locator(OPTION).first).to_be_visible()
    assert visitor.complaints == []
    visitor.close()
