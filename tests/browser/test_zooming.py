"""Moving around the board in a real browser: buttons, keys, wheel and fingers zoom, dragging moves the picture."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Server
from tests.browser.visitor import CHOSEN_OR_NARROWED, OPTION, PHONE, Visitor

BOARD = "#viewport > svg"
ZOOMED = re.compile(r"\bzoomed\b")


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    visitor = Visitor(browser, server.address)
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    yield visitor
    assert visitor.complaints == []
    visitor.close()


def frame(visitor: Visitor) -> tuple[float, ...]:
    """Left, top, width and height of what is shown, in units of the board."""
    return tuple(map(float, (visitor.page.locator(BOARD).get_attribute("viewBox") or "").split()))


def middle(box: tuple[float, ...]) -> tuple[float, float]:
    left, top, width, height = box
    return left + width / 2, top + height / 2


def on_screen(board: Locator) -> tuple[float, float]:
    """The middle of the board on the screen."""
    box = board.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("by_key", [False, True], ids=["buttons", "keys"])
def test_buttons_and_keys_zoom_around_the_middle_and_never_out_of_the_board(visitor: Visitor, by_key: bool) -> None:
    def zoom(way: str) -> tuple[float, ...]:
        is_zoomed = "zoomed" in (visitor.page.locator("#board").get_attribute("class") or "")
        if by_key or not is_zoomed:  # with a mouse the buttons come when there is something to zoom out of
            visitor.page.keyboard.press({"in": "+", "out": "-"}[way])
        else:
            visitor.page.locator(f"[data-zoom={way}]").click()
        return frame(visitor)

    whole = frame(visitor)
    nearer = zoom("in")
    assert nearer[2] == pytest.approx(whole[2] / 1.4, abs=0.1)
    assert middle(nearer) == pytest.approx(middle(whole), abs=0.1)
    for _ in range(9):
        nearest = zoom("in")
    assert nearest[2] == pytest.approx(whole[2] / 6, abs=0.1), "not even nearer"
    assert zoom("out")[2] > nearest[2]
    for _ in range(9):
        zoom("out")
    assert frame(visitor) == whole


def test_one_button_shows_the_whole_board_again(visitor: Visitor) -> None:
    whole = frame(visitor)
    visitor.page.keyboard.press("+")
    expect(visitor.page.locator("#board")).to_have_class(ZOOMED)
    visitor.page.locator("[data-zoom=fit]").click()
    expect(visitor.page.locator("#board")).not_to_have_class(ZOOMED)
    assert frame(visitor) == whole


def test_the_whole_board_is_remembered_when_the_page_is_drawn_anew(visitor: Visitor) -> None:
    whole = frame(visitor)
    visitor.page.keyboard.press("+")
    nearer = frame(visitor)
    visitor.click_option()
    assert frame(visitor) == nearer
    visitor.page.locator("[data-zoom=fit]").click()
    assert frame(visitor) == whole


def test_the_wheel_zooms_where_the_pointer_is(visitor: Visitor) -> None:
    x, y = on_screen(visitor.page.locator(BOARD))
    whole = frame(visitor)
    visitor.page.mouse.move(x - 200, y - 150)
    visitor.page.mouse.wheel(0, -100)
    visitor.page.keyboard.down("Control")
    visitor.page.mouse.wheel(0, -100)
    visitor.page.keyboard.up("Control")
    expect(visitor.page.locator("#board")).to_have_class(ZOOMED)
    shown = frame(visitor)
    assert shown[2] == pytest.approx(whole[2] / 1.2, abs=0.1), "without Control it scrolls the page"
    assert middle(shown)[0] < middle(whole)[0], "to the left"
    assert middle(shown)[1] < middle(whole)[1], "and up"


def test_dragging_moves_the_picture_with_the_pointer_and_chooses_nothing(visitor: Visitor) -> None:
    version, whole = visitor.version(), frame(visitor)
    place = visitor.page.locator(BOARD).locator("[data-tokens]").first

    def drag(dx: float, dy: float) -> tuple[float, float]:
        """Drag a place that can be chosen; where it should be then."""
        x, y = on_screen(place)
        visitor.page.mouse.move(x, y)
        visitor.page.mouse.down()
        visitor.page.mouse.move(x + dx, y + dy, steps=4)
        visitor.page.mouse.up()
        return x + dx, y + dy

    drag(40, 30)
    assert frame(visitor) == whole, "the whole board stays where it is"
    visitor.page.keyboard.press("+")
    near = frame(visitor)
    assert drag(40, 30) == pytest.approx(on_screen(place), abs=2)
    assert frame(visitor)[2:] == near[2:]
    assert visitor.version() == version
    visitor.page.mouse.click(*on_screen(place))
    visitor.page.wait_for_function(CHOSEN_OR_NARROWED, arg=version)


def test_what_is_shown_stays_when_the_board_changes(visitor: Visitor) -> None:
    visitor.page.keyboard.press("+")
    shown = frame(visitor)
    before = visitor.version()
    visitor.page.locator(OPTION).first.click()
    visitor.chosen(before)
    visitor.wait_for_turn()
    assert frame(visitor) == shown


def test_two_fingers_zoom_and_one_moves_the_picture(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    visitor.page.locator("[data-zoom=fit]").click()
    x, y = on_screen(visitor.page.locator("#viewport"))
    hand = visitor.context.new_cdp_session(visitor.page)

    def fingers(kind: str, *spots: tuple[float, float]) -> None:
        points = [{"x": x + dx, "y": y + dy, "id": finger} for finger, (dx, dy) in enumerate(spots)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    whole = frame(visitor)
    fingers("touchStart", (-40, 0), (40, 0))
    for apart in (50, 60, 70, 80):
        fingers("touchMove", (-apart, 0), (apart, 0))
    fingers("touchEnd")
    near = frame(visitor)
    assert near[2] < whole[2] / 1.3
    fingers("touchStart", (0, 0))
    for moved in (20, 40):
        fingers("touchMove", (moved, 0))
    fingers("touchEnd")
    assert frame(visitor)[0] < near[0]
    assert frame(visitor)[2:] == near[2:]
    assert visitor.complaints == []
    visitor.close()
