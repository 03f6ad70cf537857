"""Two people choose in secret at the same time: each is asked at once, in whatever order they answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server
from tests.browser.test_living_table import act, same_version, sit_together
from tests.browser.visitor import OPTION, Visitor

CHOICES = {"teotihuacan": 2, "tzolkin": 1}


def choose(person: Visitor, game: str) -> None:
    for _ in range(CHOICES[game]):
        act(person)


def options(person: Visitor) -> list[str]:
    found: list[str] = person.page.locator(OPTION).evaluate_all("all => all.map((option) => option.value)")
    return found


@pytest.mark.parametrize(("game", "first"), [("teotihuacan", 1), ("tzolkin", 0)])
def test_whoever_chooses_first_waits_and_may_choose_again(
    server: Server, browser: Browser, game: str, first: int
) -> None:
    people = sit_together(server, browser, game=game)
    early, late = people[first], people[1 - first]
    asked = late.version(), options(late)
    choose(early, game)
    expect(early.page.locator("#prompt.wait h2")).to_contain_text("You have chosen")
    early.page.locator("#choose-again").click()
    expect(early.page.locator(OPTION).first).to_be_visible()
    now = late.version(), options(late)
    assert now == asked, "nothing happens to whoever is still choosing"
    for _ in range(CHOICES[game] - 1):
        act(late)
    late.dismiss()
    before = late.version()
    late.page.locator(OPTION).first.click()
    expect(late.page.locator("#confirm")).to_be_visible()
    choose(early, game)
    expect(early.page.locator("#prompt.wait h2")).to_contain_text("You have chosen")
    newest = early.page.locator("#table").get_attribute("data-number")
    expect(late.page.locator("#table")).to_have_attribute("data-number", str(newest))
    assert late.page.locator("#confirm").is_visible(), "what is looked at before it is confirmed stays, too"
    late.chosen(before)
    same_version(early, late)
    expect(early.page.locator("#prompt h2")).not_to_contain_text("You have chosen")
    assert [person.complaints for person in people] == [[], []]
    for person in people:
        person.close()
