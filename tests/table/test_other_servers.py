"""Servers tell each other who is at a table."""

from __future__ import annotations

import asyncio

import pytest

from teocalli.table.live import Hub
from teocalli.table.other_servers import MOST_TOLD, SILENCE, OtherServers, Page

ANNA, HIDDEN, STRANGER = Page("anna"), Page("anna", is_hidden=True), Page("")


def test_what_another_server_says_is_kept_until_it_says_otherwise() -> None:
    here, there = OtherServers(), OtherServers()
    assert here.hear(there.message("t", [ANNA, STRANGER])) == "t"
    assert here.pages("t") == [ANNA, STRANGER]
    assert here.hear(there.message("t", [STRANGER, ANNA])) == "", "nobody came or went"
    assert here.hear(there.message("t", [HIDDEN, STRANGER])) == "t", "Anna has not looked for a while"
    assert here.pages("t") == [STRANGER, HIDDEN]
    assert here.hear(there.message("t", [])) == "t"
    assert here.pages("t") == []
    assert not here._said


def test_a_page_that_comes_back_into_sight_is_told_to_other_servers() -> None:
    async def story() -> None:
        here, there = Hub(0.01), Hub(0.01)
        here.announce = there.hear
        with here.listening("t", "anna", is_hidden=True):
            assert (there.present("t"), there.in_sight("t")) == (["anna"], set())
            await asyncio.sleep(0.05)
        with here.listening("t", "anna"):
            await asyncio.sleep(0.05)
            assert (there.present("t"), there.in_sight("t")) == (["anna"], {"anna"})

    asyncio.run(story())


def test_a_server_does_not_listen_to_itself() -> None:
    here = OtherServers()
    assert here.hear(here.message("t", [ANNA])) == ""
    assert here.pages("t") == []


def test_whoever_was_seen_through_a_server_that_died_is_gone() -> None:
    now = 0.0
    here, there = OtherServers(lambda: now), OtherServers()
    here.hear(there.message("t", [ANNA]))
    now = SILENCE - 1
    assert here.forget_silent() == []
    now = SILENCE + 1
    assert here.pages("t") == []
    assert here.forget_silent() == ["t"]
    assert not here._said


@pytest.mark.parametrize(
    "nonsense",
    [
        "",
        "[]",
        "{}",
        "[1, 2, 3]",
        '["a", "t", [1]]',
        '["a", "t", ["x"]]',
        '["a", "t", ["x"], 4]',
        '["a", "t", [], [1]]',
        "[" * 5000,
    ],
)
def test_nonsense_is_not_heard(nonsense: str) -> None:
    assert OtherServers().hear(nonsense) == ""


def test_a_crowd_fits_into_a_message() -> None:
    assert len(OtherServers().message("t" * 12, [Page("p" * 16)] * 10_000)) < 8000
    assert MOST_TOLD * 20 < 8000
