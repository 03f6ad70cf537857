"""The legend of signs beside the board: found by key, searched, pointed at, closed again."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.visitor import PHONE, Visitor


def test_the_legend_opens_beside_the_board_finds_signs_and_knows_the_one_pointed_at(
    server: Server, browser: Browser
) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now("tzolkin")
    visitor.wait_for_turn()
    page, legend = visitor.page, visitor.page.locator("#legend")
    page.keyboard.press("?")
    page.locator("#keys [data-legend]").click()
    expect(legend).to_be_visible()
    page.locator("#market-wood").hover()
    expect(legend.locator(".sought")).to_have_count(3)  # the market, wood and corn
    page.locator("[data-find-sign]").fill("skull")
    expect(legend.locator("[data-sign=skull]")).to_be_visible()
    expect(legend.locator("[data-sign=market]")).to_be_hidden()
    page.locator("[data-find-sign]").fill("zebra")
    expect(legend.locator(".empty")).to_be_visible()
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    assert visitor.complaints == []


def test_on_a_phone_the_legend_is_in_the_menu_and_a_page_of_the_rules(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address, PHONE)
    visitor.play_now("theocracy")
    visitor.wait_for_turn()
    visitor.page.locator("#pop-settings summary").tap()
    visitor.page.locator("#pop-settings [data-legend]").tap()
    expect(visitor.page.locator("#legend [data-sign=cosmo]")).to_be_visible()
    visitor.page.locator("#legend header form button").tap()
    expect(visitor.page.locator("#legend")).to_be_hidden()
    visitor.open("/rules/theocracy/signs")
    visitor.page.locator("[data-find-sign]").fill("priest")
    expect(visitor.page.locator("[data-sign=priest]")).to_be_visible()
    expect(visitor.page.locator("[data-sign=cosmo]")).to_be_hidden()
    assert visitor.complaints == []
