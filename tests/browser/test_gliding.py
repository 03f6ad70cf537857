"""Pieces glide from their old place to the new one; for people who want less motion they do not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.played import MIDDLE, look_at, played
from tests.browser.test_living_table import act, mover, same_version, sit_together
from tests.browser.visitor import Visitor

#: Whatever begins to move on the board: who, how long, and where it is at the beginning, half way and at the end.
WATCH = """() => {
    window.glides = [];
    document.addEventListener("transitionrun", (event) => {
        if (event.propertyName !== "transform" || !event.target.closest("#board svg")) return;
        const moved = event.target.getAnimations().find((found) => found.transitionProperty === "transform");
        if (!moved) return;
        const length = moved.effect.getComputedTiming().duration;
        const places = [0, 0.5, 1].map((part) => {
            moved.currentTime = part * length * 0.999;
            return getComputedStyle(event.target).transform;
        });
        window.glides.push({ id: event.target.id, length, places });
    });
}"""


#: What has moved, once the page was drawn.
GLIDES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.glides))))"
#: Whatever takes longer than a thousandth of a second to move or to change; the banner has three dots that breathe.
SLOW = """() => {
    document.getElementById("banner").hidden = false;
    const lasting = (times) => Math.max(...times.split(",").map(parseFloat)) > 0.001;
    return [...document.querySelectorAll("body *")].filter((element) => {
        const style = getComputedStyle(element);
        const breathes = style.animationName !== "none" && lasting(style.animationDuration);
        return breathes || lasting(style.transitionDuration);
    }).map((element) => element.outerHTML.slice(0, 80));
}"""
#: Pieces of each game, as their ids begin, that are sure to move within a few turns.
MOVING = {
    "teotihuacan": {"w-", "disc-light"},
    "tzolkin": {
        "w-",
        "calendar",
        "tooth-",
        "gear-palenque",
        "gear-yaxchilan",
        "gear-tikal",
        "gear-uxmal",
        "gear-chichen",
    },
    "theocracy": {"row-", "priest-"},
}


def glides(visitor: Visitor, key: str) -> list[dict[str, Any]]:
    """What moves while a replay is stepped on from the middle of a game, until everything of MOVING has moved."""
    look_at(visitor, played(key), MIDDLE[key])
    visitor.page.evaluate(WATCH)
    found: list[dict[str, Any]] = []
    for at in range(MIDDLE[key] + 1, MIDDLE[key] + 60):
        visitor.page.keyboard.press("ArrowRight")
        expect(visitor.page.locator(".slider")).to_have_attribute("value", str(at))
        found = visitor.page.evaluate(GLIDES)
        if all(any(glide["id"].startswith(start) for glide in found) for start in MOVING[key]):
            return found
    raise AssertionError(f"Not everything moved: {sorted({glide['id'] for glide in found})}")


@pytest.mark.parametrize("game", MOVING)
def test_pieces_glide_from_place_to_place(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address, motion="no-preference")
    for glide in glides(visitor, game):
        assert glide["length"] >= 400, glide
        assert len(set(glide["places"])) == 3, f"there is a place half way: {glide}"
    visitor.close()


def test_pieces_glide_at_the_others_screens(server: Server, browser: Browser) -> None:
    pair = sit_together(server, browser)
    for person in pair:
        person.page.emulate_media(reduced_motion="no-preference")
        person.page.evaluate(WATCH)
    seen = False
    for _ in range(20):
        acting = mover(*pair)
        watching = pair[acting is pair[0]]
        before = len(watching.page.evaluate("window.glides"))
        act(acting)
        same_version(*pair)
        seen = seen or len(watching.page.evaluate(GLIDES)) > before
        if seen:
            break
    assert seen


@pytest.mark.parametrize("game", MOVING)
def test_nothing_moves_slowly_for_those_who_want_less_motion(server: Server, browser: Browser, game: str) -> None:
    visitor = Visitor(browser, server.address)
    visitor.play_now(game)
    assert visitor.page.evaluate(SLOW) == []
    visitor.close()
