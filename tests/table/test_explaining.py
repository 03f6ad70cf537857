"""What the table explains of itself: sums, ties, invitations, the opponent of a game for one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teocalli.engine.events import Event
from teocalli.face.consequence import gains
from teocalli.face.face import Figure
from teocalli.face.words import Words
from tests.engine.tiny import Reason, What
from tests.table.games import FACED
from tests.table.people import Visitor


def test_amounts_that_are_added_up_are_explained_one_by_one() -> None:
    def gain(event: Event, words: Words) -> Figure:
        return Figure(event.amount, "vp", words.event(event))

    summing = replace(FACED, face=replace(FACED.face, gain=gain))
    twice, once = Event(What.TOOK, 0, -1, 2, 0), Event(What.TOOK, 0, -1, 1, 0)
    figures, notes = gains(summing, [twice, once, twice], Words(summing, names=["Anna"]))
    assert notes == []
    assert [(figure.amount, figure.title) for figure in figures] == [
        (5, "Anna takes 2 stones; Anna takes one stone; Anna takes 2 stones.")
    ]
    plain, _ = gains(FACED, [twice, once, twice], Words(FACED))
    assert [(figure.amount, figure.title) for figure in plain] == [(5, "stones")]


def test_the_end_says_when_a_tie_break_decided(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path = anna.open(seat1="me")
    while (table := anna.table(path))["status"] != "over":
        anna.act(path, table["actions"][0]["token"], table["mover"])
    assert "tie-break" not in anna.get(path).text
    monkeypatch.setattr(FACED, "score", lambda s, seat: 5)
    monkeypatch.setattr(FACED, "rank", lambda s, seat: seat + 1)
    assert "Equal points: the tie-breaker of the rules decided." in anna.get(path).text
    monkeypatch.setattr(FACED, "rank", lambda s, seat: 1)
    assert "tie-break" not in anna.get(path).text


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost:8765", "games.example"])
def test_an_invitation_that_only_works_on_this_machine_says_so(anna: Visitor, host: str) -> None:
    path = anna.open()
    cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    text = anna.client.get(path, headers={"host": host, "cookie": cookie}).text
    assert f"http://{host}{path}" in text
    assert ("teocalli serve --host 0.0.0.0" in text) == (host != "games.example")


def test_a_game_for_one_says_who_sits_on_the_other_side(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "you play against" not in anna.get("/new?game=tiny").text
    monkeypatch.setattr(FACED, "meta", replace(FACED.meta, players=(1, 2)))
    monkeypatch.setattr(FACED, "face", replace(FACED.face, automatic="Automaton"))
    assert "With one player, you play against Automaton" in anna.get("/new?game=tiny").text


def test_what_is_seen_at_a_glance_is_not_listed_but_told_at_its_place(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = anna.open(seat1="me")
    while not (table := anna.table(path))["refused"]:
        anna.act(path, table["actions"][0]["token"], table["mover"])
    why = table["refused"][0]["why"]
    assert f"<span data-why>{why}</span>" in anna.get(path).text
    monkeypatch.setattr(FACED, "face", replace(FACED.face, obvious=frozenset({Reason.TOO_FEW, Reason.NO_CARD})))
    page = anna.get(path).text
    assert 'class="whynot"' not in page
    assert f"data-why hidden>{why}</p>" in page
    assert anna.table(path)["refused"] == []
