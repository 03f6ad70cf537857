"""A click means what it points at, is never aimed at what was not on the screen, and a slip is taken back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from teocalli.games import game
from tests.browser.conftest import Server
from tests.browser.played import at_decision, sit_at, until
from tests.browser.visitor import OPTION, PHONE, SPOT, Visitor, drag, spot

#: A position of each game where own pieces may go to places: the family of actions, and how many of them at least.
PIECES = {"teotihuacan": ("move", 6), "tzolkin": ("place", 3), "theocracy": ("place", 3)}
#: Own pieces that can be chosen, with the places that each may go to, by the options of the prompt.
REACHED = """() => {
    const found = {};
    for (const option of document.querySelectorAll("#prompt .opt[data-pieces]"))
        for (const id of option.dataset.pieces.split(" ")) (found[id] ??= []).push(option.dataset.place);
    return found;
}"""
#: Places that are ringed now.
RINGED = """() => [...document.querySelectorAll("#board .target:not(.off)")].map((place) => place.id)"""


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.address)
    yield visitor
    assert visitor.complaints == []
    visitor.close()


def sit_where_pieces_go(visitor: Visitor, game: str) -> dict[str, list[str]]:
    family, least = PIECES[game]
    record = at_decision(game, family, least)
    sit_at(visitor, record, len(record.tokens))
    reached: dict[str, list[str]] = visitor.page.evaluate(REACHED)
    assert reached
    return reached


def click(page: Page, element: str) -> None:
    page.mouse.click(*spot(page.locator(f"#{element}")))


@pytest.mark.parametrize("game", PIECES)
def test_an_own_piece_is_chosen_and_lights_up_where_it_may_go(visitor: Visitor, game: str) -> None:
    reached, before = sit_where_pieces_go(visitor, game), visitor.version()
    for piece, places in reached.items():
        click(visitor.page, piece)
        assert "picked" in (visitor.page.locator(f"#{piece}").get_attribute("class") or "")
        assert set(visitor.page.evaluate(RINGED)) == {place for place in places if place}
        assert visitor.page.locator(f"{OPTION}:not(.aside)").count() == len(places)
    assert visitor.version() == before, "choosing a piece plays nothing"
    visitor.page.keyboard.press("Escape")
    assert visitor.page.locator("#board .picked").count() == 0


@pytest.mark.parametrize("way", ["click", "drag"])
@pytest.mark.parametrize("game", PIECES)
def test_a_place_then_means_that_piece(visitor: Visitor, game: str, way: str) -> None:
    reached = sit_where_pieces_go(visitor, game)
    piece, places = next(iter(reached.items()))
    place = places[-1]
    option = visitor.page.locator(f'#prompt .opt[data-place="{place}"][data-pieces~="{piece}"]')
    assert option.count() == 1
    told, before = option.get_attribute("value"), visitor.version()
    with visitor.page.expect_request(lambda request: "/act" in request.url or "/preview" in request.url) as sent:
        if way == "click":
            click(visitor.page, piece)
            click(visitor.page, place)
        else:
            drag(visitor.page, piece, place)
    assert str(told).replace(" ", "+") in (sent.value.post_data or sent.value.url)
    visitor.chosen(before)


def test_a_piece_dropped_where_it_may_not_go_stays_chosen_and_plays_nothing(visitor: Visitor) -> None:
    reached, before = sit_where_pieces_go(visitor, "teotihuacan"), visitor.version()
    piece = next(iter(reached))
    page = visitor.page
    x, y = spot(page.locator(f"#{piece}"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 500, steps=3)
    page.mouse.up()
    assert "picked" in (page.locator(f"#{piece}").get_attribute("class") or "")
    page.wait_for_timeout(400)
    assert visitor.version() == before
    assert page.locator("#confirm").count() == 0


def test_an_own_worker_never_means_that_another_one_comes_there(visitor: Visitor) -> None:
    """Own workers stand on boards that others of them reach; none of these clicks moves anybody (finding S1)."""
    reached, page = sit_where_pieces_go(visitor, "teotihuacan"), visitor.page
    letter = "abcd"[int(page.locator("#table").get_attribute("data-seat") or 0)]
    before, own = visitor.version(), page.locator(f"#board .piece.die.seat-{letter}")
    assert own.count() > len(reached) or own.count() >= 3
    for die in own.all():
        box = die.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(120)
        page.keyboard.press("Escape")
    page.wait_for_timeout(400)
    assert visitor.version() == before
    assert page.locator("#confirm").count() == 0


def test_a_finger_drags_a_piece_too(server: Server, browser: Browser) -> None:
    caller = Visitor(browser, server.address, PHONE)
    reached = sit_where_pieces_go(caller, "teotihuacan")
    page, before = caller.page, caller.version()
    page.locator("[data-zoom=fit]").dispatch_event("click")
    piece, places = next((p, found) for p, found in reached.items() if page.locator(f"#{p}").evaluate(SPOT))
    (x, y), goal = spot(page.locator(f"#{piece}")), spot(page.locator(f"#{places[0]}"))
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": px, "y": py} for px, py in at]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", (x, y))
    for share in (0.3, 0.7, 1.0):
        finger("touchMove", (x + (goal[0] - x) * share, y + (goal[1] - y) * share))
    finger("touchEnd")
    caller.chosen(before)
    assert caller.complaints == []
    caller.close()


# ---------------------------------------------------------------- nothing that was not on the screen


def test_a_double_click_makes_one_choice(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, quick=False)
    family, least = PIECES["teotihuacan"]
    record = at_decision("teotihuacan", family, least)
    sit_at(visitor, record, len(record.tokens))
    page = visitor.page
    page.wait_for_timeout(400)
    before = int(visitor.version())
    option = page.locator('#prompt .opt[data-place^="board-"]').first
    option.dblclick()
    visitor.chosen(str(before))
    page.wait_for_timeout(800)
    assert int(visitor.version()) == before + 1, "the second click was not aimed at what came after the first"
    visitor.close()


def test_a_click_right_after_a_new_question_does_nothing(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, quick=False)
    family, least = PIECES["tzolkin"]
    record = at_decision("tzolkin", family, least)
    sit_at(visitor, record, len(record.tokens))
    page = visitor.page
    page.wait_for_timeout(400)
    before = visitor.version()
    box = page.locator(OPTION).first.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(*middle)
    page.wait_for_function("before => document.querySelector('#table').dataset.version !== before", arg=before)
    after = visitor.version()
    page.mouse.click(*middle)
    page.wait_for_timeout(700)
    assert visitor.version() == after
    page.locator(OPTION).first.click()
    visitor.chosen(after)
    visitor.close()


# ---------------------------------------------------------------- taking back


def play_until_the_turn_ends(visitor: Visitor) -> None:
    """Up to a choice that would end the turn; it is clicked, and what it leads to is shown."""
    page = visitor.page
    for _ in range(60):
        visitor.wait_for_turn()
        visitor.dismiss()
        ending = page.locator("#prompt .opt[data-ends]:visible")
        if ending.count():
            ending.first.click()
            expect(page.locator("#confirm")).to_be_visible()
            return
        before = visitor.version()
        page.locator(OPTION).first.click()
        visitor.chosen(before)
    raise AssertionError("No turn ended.")


@pytest.mark.parametrize("game", PIECES)
def test_the_end_of_a_turn_shows_its_effect_and_is_confirmed_then(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    play_until_the_turn_ends(visitor)
    page, before = visitor.page, visitor.version()
    expect(page.locator("#ask")).to_have_text(re.compile("Your turn is done. Keep it?|This cannot be undone. Go on?"))
    assert page.locator("#prompt .turn li").count() >= 1
    page.locator("[data-back]").click()
    expect(page.locator(OPTION).first).to_be_visible()
    assert visitor.version() == before, "nothing was played"
    page.locator("#prompt .opt[data-ends]:visible").first.click()
    expect(page.locator("#confirm")).to_be_visible()
    page.keyboard.press("Enter")
    visitor.chosen(before)


def collecting_ends_the_turn(s: Any) -> bool:
    chosen = game("teotihuacan")
    if "collect" not in chosen.tokens(s):
        return False
    after = chosen.copy(s)
    chosen.play(after, "collect")
    return chosen.mover(after) != chosen.mover(s)


def test_the_board_shows_what_the_turn_brings_before_it_is_confirmed(visitor: Visitor) -> None:
    record = until("teotihuacan", collecting_ends_the_turn)
    sit_at(visitor, record, len(record.tokens))
    page = visitor.page
    panel = page.locator(".panel.now .res").first
    collect = page.locator('#prompt .opt[value="collect"]')
    had, before = panel.inner_text(), visitor.version()
    collect.click()
    expect(page.locator("#confirm")).to_be_visible()
    assert panel.inner_text() != had, "the cocoa is there already"
    page.keyboard.press("u")
    expect(page.locator(OPTION).first).to_be_visible()
    assert panel.inner_text() == had
    assert visitor.version() == before


def test_whoever_does_not_want_to_be_asked_is_not(visitor: Visitor) -> None:
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    visitor.page.locator("#pop-settings summary").click()
    visitor.page.locator("button[name=confirm][value=never]").click()
    for _ in range(30):
        visitor.wait_for_turn()
        ending = visitor.page.locator("#prompt .opt[data-ends]:visible")
        before, is_ending = visitor.version(), ending.count() > 0
        (ending if is_ending else visitor.page.locator(OPTION)).first.click()
        visitor.page.wait_for_function(
            "before => document.querySelector('#table').dataset.version !== before", arg=before
        )
        if is_ending:
            return
    raise AssertionError("No turn ended.")


def test_a_turn_against_bots_is_taken_back_after_they_have_answered(visitor: Visitor) -> None:
    visitor.play_now("tzolkin")
    page = visitor.page
    for _ in range(12):
        play_until_the_turn_ends(visitor)
        before = visitor.version()
        page.locator("#confirm").click()
        page.wait_for_function("before => document.querySelector('#table').dataset.version !== before", arg=before)
        visitor.wait_for_turn()
        visitor.dismiss()
        if page.locator("#undo").get_attribute("aria-disabled") is None:
            break
    asked, after = page.locator("#ask").inner_text(), visitor.version()
    page.locator("#undo").click()
    visitor.chosen(after)
    expect(page.locator("#prompt .opt[data-ends]:visible").first).to_be_visible()
    assert asked
