"""What people do around a game, by clicking only: records, sharing, going on, talking, leaving, watching."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import played, sit_at
from tests.browser.test_living_table import act, mover, sit_together
from tests.browser.visitor import OPTION, Visitor


def test_a_record_is_looked_at_shared_downloaded_and_played_on(
    server: Server, browser: Browser, tmp_path: Path
) -> None:
    record, file = played("tzolkin", 2), tmp_path / "game.txt"
    file.write_text(record.write())
    visitor, stranger = Visitor(browser, server.address), Visitor(browser, server.address)
    page, where = visitor.page, visitor.page.locator(".where b")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.open()
    page.locator(".bar a[href='/records']").click()
    page.locator("#file").set_input_files(file)
    page.locator("form[action='/records'] button").click()

    visitor.settle()
    expect(where).to_contain_text(f"Move 0 of {len(record.tokens)}")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2)):
        page.keyboard.press(key)
        expect(where).to_contain_text(f"Move {at} of")
    page.locator("[data-play]").click()
    expect(where).to_contain_text("Move 4 of")
    page.locator("[data-play]").click()
    page.locator("[data-step=back]").click()
    expect(where).to_contain_text("Move 3 of")

    food_day = page.locator("#jump option", has_text="Food day 2")
    there = food_day.get_attribute("value") or ""
    page.locator("#jump").select_option(there)
    expect(where).to_contain_text(f"Move {there} of")
    expect(page.locator("#slider")).to_have_attribute("aria-valuetext", f"Move {there} of {len(record.tokens)}")
    page.locator(".mark.swing").first.click(force=True)
    expect(where).not_to_contain_text(f"Move {there} of")
    page.goto(f"{page.url.partition('at=')[0]}at=3")

    page.locator("[data-copy-text]").click()
    expect(page.locator(".toast")).to_be_visible()
    stranger.page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.page.locator(".where b")).to_contain_text("Move 3 of")

    with page.expect_download() as download:
        page.locator("#prompt a[download]").click()
    assert download.value.path().read_text() == file.read_text()

    page.locator("form[action$='/continue'] button").click()
    visitor.wait_for_turn()
    expect(page.locator("#m3")).to_be_attached()  # what was played before is still there
    version = page.locator("[name=version]").first.input_value()
    act(visitor)
    expect(page.locator("[name=version]").first).not_to_have_value(version)
    assert visitor.complaints == stranger.complaints == []


def test_talk_a_bot_for_a_while_and_giving_up(server: Server, browser: Browser) -> None:
    ann, ben = sit_together(server, browser)
    ann.page.locator("#tab-chat").click()
    ann.page.locator("#say").fill("Good luck!")
    ann.page.locator("#chat-form button").click()
    expect(ben.page.locator("#tab-chat .bnum").filter(visible=True)).to_have_text("1")
    ben.page.locator("#tab-chat").click()
    expect(ben.page.locator(".talk .msg p")).to_have_text("Good luck!")
    expect(ben.page.locator("#tab-chat .bnum")).to_be_hidden()

    while mover(ann, ben) is ann:
        act(ann)
    seat = ann.page.locator("#table").get_attribute("data-seat")
    panel = f"#panel-{'ab'[int(seat or 0)]}"
    leave(ann)
    ann.page.locator("#leave form[action$='/bot'] button").click()
    for person in (ann, ben):
        expect(person.page.locator(f"{panel} .who[title='Casual player']")).to_be_visible()
    ann.page.locator("form[action$='/back'] button").click()
    for person in (ann, ben):
        expect(person.page.locator(f"{panel} .who[title='Person']")).to_have_count(1)

    winner = ben.page.locator(f"{panel} .name").get_attribute("data-name") or ""
    leave(ben)
    ben.page.locator("#leave form[action$='/resign'] button").click()
    for person in (ann, ben):
        expect(person.page.locator("#final .first")).to_contain_text(winner)
        assert person.complaints == []


def leave(visitor: Visitor) -> None:
    visitor.page.locator("#pop-settings summary").click()
    visitor.page.locator("[data-open=leave]").click()


def test_a_spectator_sees_the_board_but_no_hand(server: Server, browser: Browser) -> None:
    player, spectator = Visitor(browser, server.address), Visitor(browser, server.address)
    sit_at(player, played("theocracy"), 0)
    expect(player.page.locator("#hand [id^=card-]").first).to_be_visible()
    spectator.page.goto(player.page.url)
    expect(spectator.page.locator("#bar .badge-w")).to_be_visible()
    expect(spectator.page.locator("#hand")).to_be_visible()
    expect(spectator.page.locator("#hand [id^=card-]")).to_have_count(0)
    expect(spectator.page.locator(OPTION)).to_have_count(0)
    act(player)
    expect(spectator.page.locator("#table")).to_have_attribute("data-version", player.version())
    expect(spectator.page.locator("#hand [id^=card-]")).to_have_count(0)
    assert player.complaints == spectator.complaints == []
