"""Servers tell each other who is at a table."""

from __future__ import annotations

import pytest

from teocalli.table.other_servers import MOST_TOLD, SILENCE, OtherServers


def test_what_another_server_says_is_kept_until_it_says_otherwise() -> None:
    here, there = OtherServers(), OtherServers()
    assert here.hear(there.message("t", ["anna", ""])) == "t"
    assert here.present("t") == ["anna", ""]
    assert here.hear(there.message("t", ["", "anna"])) == "", "nobody came or went"
    assert here.hear(there.message("t", [])) == "t"
    assert here.present("t") == []
    assert not here._said


def test_a_server_does_not_listen_to_itself() -> None:
    here = OtherServers()
    assert here.hear(here.message("t", ["anna"])) == ""
    assert here.present("t") == []


def test_whoever_was_seen_through_a_server_that_died_is_gone() -> None:
    now = 0.0
    here, there = OtherServers(lambda: now), OtherServers()
    here.hear(there.message("t", ["anna"]))
    now = SILENCE - 1
    assert here.forget_silent() == []
    now = SILENCE + 1
    assert here.present("t") == []
    assert here.forget_silent() == ["t"]
    assert not here._said


@pytest.mark.parametrize(
    "nonsense", ["", "[]", "{}", "[1, 2, 3]", '["a", "t", [1]]', '["a", "t", ["x"], 4]', "[" * 5000]
)
def test_nonsense_is_not_heard(nonsense: str) -> None:
    assert OtherServers().hear(nonsense) == ""


def test_a_crowd_fits_into_a_message() -> None:
    assert len(OtherServers().message("t" * 12, ["p" * 16] * 10_000)) < 8000
    assert MOST_TOLD * 20 < 8000
