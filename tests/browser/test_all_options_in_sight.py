"""Every option of a decision stands whole in its column: measured over whole games, in four languages, by the page."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.games import game
from teocalli.table import commands
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.panels import mat, panels
from teocalli.table.perspective import Perspective
from teocalli.table.prompt_region import prompt
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.store import Person
from tests.browser.conftest import Server
from tests.browser.played import MIDDLE, at_decision, longest_prompt, played, sit_at
from tests.browser.visitor import OPTION, PHONE, Visitor

SIZES = [(1280, 800), (1440, 900), (1920, 1080)]
PLAYERS, EVERY, LEAST = 4, 6, 0.95
#: What of the question and its options is cut off, or not in view without scrolling.
CUT = """() => {
    const box = document.querySelector("#options").getBoundingClientRect();
    const isClipped = (part) => {
        const hides = getComputedStyle(part).overflow !== "visible" && part.tagName !== "svg";
        return hides && (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1);
    };
    const isOut = (part) => {
        const own = part.getBoundingClientRect();
        return own.top < box.top - 1 || own.bottom > box.bottom + 1 ||
            own.left < box.left - 1 || own.right > box.right + 1;
    };
    const whole = (part) => [part, ...part.querySelectorAll("span:not(.sr), small")];
    const options = [...document.querySelectorAll("#prompt .opt[name=token]")];
    const cut = options.filter((option) => isOut(option) || whole(option).some((part) => isClipped(part) ||
        part.getBoundingClientRect().right > option.getBoundingClientRect().right + 1));
    const ask = document.querySelector("#ask"), held = ask.parentElement;
    if (isClipped(ask) || held.scrollHeight > held.clientHeight + 1) cut.push(ask);
    return cut.map((part) => part.innerText);
}"""
#: Shows one after another on an open page, as news of the server would; what is cut off of each. Nothing is painted.
CUT_OF_EACH = f"""([shown, version]) => shown.map((regions, index) => {{
    $modules.drawing.take({{ regions, version: version + index }});
    return ({CUT})();
}})"""


def decisions(key: str) -> Iterator[Match]:
    """A whole game of four people who choose by chance, looked at after every few decisions."""
    chosen, chooser = game(key), random.Random(7)
    host = Person("p0", "Annamária")
    names = ("Annamária", "Bartolomeu", "Екатерина", "Dorothea")
    seats = [Seat(PERSON, f"p{i}", names[i]) for i in range(PLAYERS)]
    match = begin("t", chosen, commands.opening(host, chosen, Setting(PLAYERS), seats, seed=7))
    while not match.is_over:
        if len(match.moves) % EVERY == 0:
            yield match
        token = chooser.choice(chosen.tokens(match.state))
        match = folded(match, Entry("", Played(match.mover, token), match.number + 1))


def drawn(match: Match, language: str) -> dict[str, str]:
    reader = Reader(Person(f"p{match.mover}", ""), language, "light", speech(language))
    sight = Perspective(match, reader, match.mover)
    regions = {"prompt": prompt(sight, 0.0), "panels": panels(sight), "mat": mat(sight)}
    return {name: str(region) for name, region in regions.items()}


@pytest.mark.parametrize("key", MIDDLE)
def test_nearly_all_decisions_show_every_option_uncut(server: Server, browser: Browser, key: str) -> None:
    visitors = {size: Visitor(browser, server.address, size, touch=False) for size in SIZES}
    for visitor in visitors.values():
        sit_at(visitor, played(key, PLAYERS), 0)
    shown, cut = dict.fromkeys(SIZES, 0), dict[tuple[int, int], list[str]]()
    for match in decisions(key):
        regions = [drawn(match, language) for language in LANGUAGES]
        for size, visitor in visitors.items():
            found = visitor.page.evaluate(CUT_OF_EACH, [regions, 1001 + shown[size]])
            count = visitor.page.locator("#prompt .opt[name=token]").count()
            for language, missing in zip(LANGUAGES, found, strict=True):
                shown[size] += 1
                if missing:
                    cut.setdefault(size, []).append(f"{language} {len(missing)}/{count}: {missing[-1]}")
    for size, visitor in visitors.items():
        share = 1 - len(cut.get(size, [])) / shown[size]
        print(key, size, shown[size], f"{share:.3f}")
        assert share >= LEAST, f"{size}: {share:.3f}\n" + "\n".join(cut[size][:40])
        visitor.close()


def test_options_beyond_nine_have_keys_and_a_list_of_keys_is_shown(server: Server, browser: Browser) -> None:
    visitor = Visitor(browser, server.address)
    record = longest_prompt("tzolkin", range(3, 5))
    sit_at(visitor, record, len(record.tokens))
    keys = [key.inner_text() for key in visitor.page.locator(f"{OPTION} .key").all()]
    assert keys[:10] == [*"123456789A"]
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("#keys")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    before = visitor.version()
    tenth = visitor.page.locator(OPTION).nth(9).get_attribute("value") or ""
    with visitor.page.expect_request(lambda request: "/act" in request.url or "/preview" in request.url) as sent:
        visitor.page.keyboard.press("a")
    assert tenth.replace(" ", "+") in (sent.value.post_data or sent.value.url)
    visitor.chosen(before)
    visitor.close()


def test_starting_tiles_are_whole_on_a_phone_and_fold_on_the_desk(server: Server, browser: Browser) -> None:
    caller = Visitor(browser, server.address, PHONE)
    record = at_decision("teotihuacan", "keep", 4)
    sit_at(caller, record, len(record.tokens))
    window = caller.page.locator("#viewport").bounding_box()
    assert window is not None
    for tile in caller.page.locator("#tray [id^=start-]").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert window["y"] <= box["y"] <= box["y"] + box["height"] <= window["y"] + window["height"]
    caller.close()
    visitor = Visitor(browser, server.address)
    sit_at(visitor, record, len(record.tokens))
    tiles = visitor.page.locator("#tray [id^=start-]").first
    expect(tiles).to_be_visible()
    visitor.page.locator(".desk-tray [data-fold]").click()
    expect(tiles).to_be_hidden()
    visitor.page.locator(".desk-tray [data-fold]").press("Enter")
    expect(tiles).to_be_visible()
    assert visitor.complaints == []
    visitor.close()
