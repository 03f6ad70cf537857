"""The table's manners in a real browser: one screen for several, replay, talk, language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import OPTION, PHONE, SIDEWAYS, Visitor


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.address)
    yield visitor
    assert visitor.complaints == []
    visitor.close()


def share_a_screen(visitor: Visitor, game: str = "tzolkin") -> None:
    """A table with both seats at this screen."""
    visitor.open(f"/new?game={game}")
    visitor.page.locator("label:has(input[name=seat1][value=me])").click()
    visitor.page.locator("#n1").fill("Bea")
    visitor.page.locator(".newtable button.primary:visible").last.click()
    expect(visitor.page.locator(OPTION).first).to_be_visible()


def sit_alone(visitor: Visitor, game: str = "tzolkin") -> None:
    """The same after the first person has taken over."""
    share_a_screen(visitor, game)
    visitor.dismiss()


def choose(visitor: Visitor, number: int = 0) -> None:
    before = visitor.version()
    visitor.page.locator(OPTION).nth(number).click()
    visitor.chosen(before)


def test_the_screen_is_covered_until_the_next_person_takes_over(visitor: Visitor) -> None:
    sit_alone(visitor)
    curtain = visitor.page.locator("dialog.curtain")
    for _ in range(40):
        choose(visitor)
        if curtain.count():
            break
    expect(curtain).to_contain_text("Next at this screen")
    for _ in range(3):
        visitor.page.keyboard.press("Escape")
        expect(curtain).to_be_visible()
    visitor.page.reload()
    expect(curtain).to_contain_text("Next at this screen")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(OPTION).first).to_be_visible()
    expect(curtain).to_have_count(0)


def whose(visitor: Visitor) -> str:
    """Who is asked at a screen for several."""
    return visitor.page.locator(".steps span").nth(1).inner_text()


def test_the_screen_is_covered_from_the_first_turn_on_and_only_while_something_is_secret(visitor: Visitor) -> None:
    share_a_screen(visitor)
    curtain, covered, open_turns = visitor.page.locator("dialog.curtain"), list[str](), list[str]()
    expect(curtain).to_contain_text("Next at this screen: ")
    seat = ""
    while len(open_turns) < 4:
        if curtain.count():
            covered.append(whose(visitor))
            visitor.dismiss()
        elif whose(visitor) != seat:
            open_turns.append(whose(visitor))
            expect(visitor.page.locator(".toast")).to_contain_text(f"Next at this screen: {whose(visitor)}")
        seat = whose(visitor)
        choose(visitor)
    assert sorted(covered) == ["Bea", "Guest"], "each of them once, while the first tiles are secret"


def test_where_hands_are_secret_every_turn_is_covered(visitor: Visitor) -> None:
    sit_alone(visitor, "theocracy")
    curtain, seat, turns = visitor.page.locator("dialog.curtain"), whose(visitor), 0
    for _ in range(40):
        choose(visitor)
        if whose(visitor) != seat:
            expect(curtain).to_contain_text(f"Next at this screen: {whose(visitor)}")
            seat, turns = whose(visitor), turns + 1
        visitor.dismiss()
    assert turns > 2


def test_undo_by_button_and_by_key(visitor: Visitor) -> None:
    sit_alone(visitor, "teotihuacan")
    for by_key in (False, True):
        choose(visitor)
        before = visitor.version()
        if by_key:
            visitor.page.keyboard.press("u")
        else:
            visitor.page.locator("#undo").click()
        visitor.chosen(before)
        expect(visitor.page.locator("#log-list li[id]")).to_have_count(0)


def test_a_replay_steps_by_arrows_and_plays_by_itself(visitor: Visitor) -> None:
    sit_alone(visitor)
    for _ in range(4):
        choose(visitor)
        visitor.dismiss()
    address = visitor.page.url
    visitor.page.goto(f"{address}/replay?at=0")
    where = visitor.page.locator(".where b")
    expect(where).to_have_text("Move 0 of 4")
    visitor.page.keyboard.press("ArrowRight")
    expect(where).to_have_text("Move 1 of 4")
    visitor.page.keyboard.press("ArrowRight")
    expect(where).to_have_text("Move 2 of 4")
    visitor.page.keyboard.press("ArrowLeft")
    expect(where).to_have_text("Move 1 of 4")
    assert visitor.page.url.endswith("at=1"), "the address can be shared"
    visitor.page.keyboard.press("End")
    expect(where).to_have_text("Move 4 of 4")
    visitor.page.keyboard.press("Home")
    expect(where).to_have_text("Move 0 of 4")
    visitor.page.locator("#speed").select_option("4")
    visitor.page.locator("[data-play]").click()
    expect(where).to_have_text("Move 4 of 4", timeout=10_000)
    expect(visitor.page.locator("#speed")).to_have_value("4")


def test_talk_stays_while_the_page_moves_on(visitor: Visitor) -> None:
    sit_alone(visitor)
    visitor.page.locator("#tab-chat").click()
    visitor.page.locator("#say").fill("<b>Hello</b>")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".talk .msg p").first).to_have_text("<b>Hello</b>")
    visitor.page.locator("#say").fill("half a sen")
    choose(visitor)
    expect(visitor.page.locator("#say")).to_have_value("half a sen")
    expect(visitor.page.locator("#chat-list")).to_be_visible()


def test_switching_language_and_theme_keeps_the_place(visitor: Visitor) -> None:
    sit_alone(visitor)
    address = visitor.page.url
    visitor.page.locator("#pop-language summary").click()
    visitor.page.locator("#pop-language button[value=hu]").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "hu")
    visitor.page.locator("[data-theme-switch]").click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert visitor.page.url == address
    expect(visitor.page.locator("#prompt")).to_contain_text("Mindenki választ")


def test_a_small_screen_shows_the_part_where_one_can_choose(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.play_now("tzolkin")
    for _ in range(8):
        visitor.wait_for_turn()
        visitor.dismiss()
        places = visitor.page.locator("#board [data-tokens]")
        if places.count():
            box = visitor.page.locator("#viewport").bounding_box()
            assert box is not None
            boxes = [found for place in places.all() if (found := place.bounding_box())]
            middles = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes]
            assert any(0 <= x <= 390 and box["y"] <= y <= box["y"] + box["height"] for x, y in middles)
        visitor.click_option()
    assert visitor.complaints == []
    visitor.close()


CUT_OFF = """() => [...document.querySelectorAll('#prompt .opt')].filter((option) => option.offsetWidth &&
    [option, ...option.querySelectorAll('span:not(.sr)')].some((part) => part.scrollHeight > part.clientHeight + 1 &&
        getComputedStyle(part).overflowY === 'hidden')).map((option) => option.textContent)"""


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_on_a_phone_options_grow_with_their_text_and_the_bar_fits(caller: Visitor, language: str) -> None:
    caller.play_now("teotihuacan")
    caller.page.locator("#pop-settings summary").click()
    caller.page.locator(f"#pop-settings button[value={language}]").click()
    expect(caller.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(6):
        caller.wait_for_turn()
        caller.dismiss()
        assert caller.page.evaluate(CUT_OFF) == []
        assert caller.page.evaluate(SIDEWAYS) == 0
        box = caller.page.locator("#pop-settings summary").bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE[0]
        caller.click_option()


def test_on_a_phone_theme_log_and_talk_are_within_reach(caller: Visitor) -> None:
    caller.play_now("tzolkin")
    caller.wait_for_turn()
    caller.page.locator("#pop-settings summary").click()
    caller.page.locator("#pop-settings button[name=theme]").click()
    expect(caller.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(caller.page.locator("#panel-a")).to_be_in_viewport(ratio=0.99)
    caller.page.locator("a.peek", has_text="Chat").click()
    expect(caller.page.locator("#say")).to_be_in_viewport()
    caller.page.locator("#log a.shut").click()
    expect(caller.page.locator("#say")).to_be_hidden()
    caller.page.locator("a.peek", has_text="Log").click()
    expect(caller.page.locator("#log-list")).to_be_in_viewport()
    caller.page.locator("#log a.shut").click()
    caller.page.locator("#pop-settings summary").click()
    caller.page.locator("#pop-settings [data-sheet]").click()
    expect(caller.page.locator("#sheet")).to_be_visible()
    expect(caller.page.locator("#pop-settings[open]")).to_have_count(0)


@pytest.mark.parametrize("game", ["teotihuacan", "tzolkin", "theocracy"])
def test_on_a_phone_a_rulebook_keeps_to_the_screen(caller: Visitor, game: str) -> None:
    caller.open(f"/rules/{game}")
    assert caller.page.evaluate(SIDEWAYS) == 0
    expect(caller.page.locator(".toc a").first).to_be_hidden()
    caller.page.locator(".toc summary").click()
    expect(caller.page.locator(".toc a").first).to_be_visible()
