"""What the prompt offers is a button on the board too, for whoever listens or types; and nothing else is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Server
from tests.browser.played import at_decision, sit_at
from tests.browser.visitor import Visitor

#: Places that options name, though the board has no button there that is called as they are.
UNNAMED = """() => [...document.querySelectorAll("#prompt .opt[name=token][data-place]")].filter((option) => {
    const place = document.querySelector(`#board [id="${option.dataset.place}"][role=button][tabindex="0"]`);
    return !place?.getAttribute("aria-label").split("; ").includes(option.dataset.label);
}).map((option) => option.dataset.place)"""
#: What is lit on the board without an option that says so.
STALE = """() => {
    const named = [...document.querySelectorAll("#prompt .opt[name=token]")].flatMap(({ dataset }) =>
        [dataset.place, ...(dataset.pieces ?? "").split(" ")]);
    const isNamed = (id) => named.some((name) => name && (id.endsWith("-") ? name.startsWith(id) : name === id));
    const lying = ({ dataset }) => `${dataset.over ?? ""} ${dataset.overOthers ?? ""}`.split(" ").filter(Boolean);
    const allowed = {
        "[data-tokens], [role=button][id], .target, .can": (element) => isNamed(element.id),
        ".halo": (element) => isNamed(element.parentElement.id),
        ".through": (element) => lying(element).some(isNamed),
        ".shown": (element) => isNamed(element.dataset.while),
    };
    return Object.entries(allowed).flatMap(([kind, may]) =>
        [...document.querySelectorAll(`#board svg :is(${kind})`)].filter((element) => !may(element)))
        .map((element) => element.outerHTML.slice(0, 120));
}"""
#: The prompt comes without options, and the board not at all, since it has not changed.
NOTHING_OFFERED = """() => {
    const prompt = document.querySelector("#prompt").cloneNode(true);
    for (const option of prompt.querySelectorAll(".opt")) option.remove();
    $modules.drawing.take({ regions: { prompt: prompt.outerHTML } });
}"""
LIT = "() => [...document.querySelectorAll('#board [data-tokens]')].map((element) => element.id).sort()"


def check_lights(page: Page) -> list[str]:
    """What is lit, which is what the prompt names."""
    assert page.evaluate(UNNAMED) == []
    assert page.evaluate(STALE) == []
    lit: list[str] = page.evaluate(LIT)
    return lit


@pytest.mark.parametrize(
    ("game", "family", "least"), [("teotihuacan", "move", 4), ("tzolkin", "place", 4), ("theocracy", "place", 2)]
)
def test_each_place_of_an_option_is_a_button_with_its_name_until_something_is_chosen(
    server: Server, browser: Browser, game: str, family: str, least: int
) -> None:
    visitor = Visitor(browser, server.address)
    sit_at(visitor, record := at_decision(game, family, least), len(record.tokens))
    first = check_lights(visitor.page)
    assert len(first) >= least
    before = visitor.version()
    visitor.page.locator("#prompt .opt[name=token][data-place]:visible").first.click()
    visitor.chosen(before)
    assert check_lights(visitor.page) != first
    visitor.page.evaluate(NOTHING_OFFERED)
    assert check_lights(visitor.page) == []
    assert visitor.complaints == []
    visitor.close()
