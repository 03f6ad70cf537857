"""What a table agrees on: undo, hints, spectators; and phrases that everybody reads in their own language."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import to_builtins
from starlette.testclient import TestClient

from teocalli.table import advice
from teocalli.table.advice import may_hint
from teocalli.table.fields import read
from teocalli.table.manners import Manners
from teocalli.table.operations.opening import NewTable
from teocalli.table.refusals import Refused
from teocalli.table.tables import Tables
from teocalli.table.undo import undo_of
from tests.table.people import Visitor, match_at


def test_undo_is_as_generous_as_the_table_agreed(tables: Tables, anna: Visitor) -> None:
    for agreed, after, within in (("free", 1, 1), ("turn", 0, 1), ("none", 0, 0)):
        path = anna.open(seat1="me", undo=agreed)
        anna.act(path, "take 1")
        match = match_at(tables, path)
        assert undo_of(match, 0).steps == after, agreed
        same_turn = replace(match, moves=[replace(match.moves[0], turn=match.state.turn)])
        assert undo_of(same_turn, 0).steps == within, agreed
    assert anna.post(f"{path}/undo", True, seat=0, version=1).json()["refused"] == "undo-agreed"


def test_hints_are_given_as_the_table_agreed(tables: Tables, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "is_advised", lambda game: True)
    for others, agreed, given in (("me", "bots", False), ("me", "all", True), ("random", "none", False)):
        path = anna.open(seat1=others, hints=agreed)
        match = match_at(tables, path)
        assert may_hint(match, 0) is given


def test_a_table_without_spectators_is_seen_by_those_who_play(client: TestClient, anna: Visitor, bela: Visitor) -> None:
    path = anna.open(listed=1, spectators="none", name="Among us")
    assert bela.get(path).status_code == 200, "as long as there is a seat to take"
    csaba = Visitor(client, "Csaba")
    bela.post(f"{path}/sit", seat=1)
    assert bela.get(path).status_code == 200
    for address in (path, f"{path}/state", f"{path}/live", f"/api/tables/{path[3:]}", f"{path}/replay"):
        assert csaba.get(address).status_code == 403, address
    assert csaba.post(f"{path}/say", True, text="Hello").json()["refused"] == "refused-spectators"
    assert "Among us" not in csaba.get("/watch").text + csaba.get("/").text


def test_what_is_agreed_stays_for_a_rematch(tables: Tables, anna: Visitor) -> None:
    path = anna.open(seat1="me", undo="none")
    anna.post(f"{path}/resign", True, seat=1)
    again = anna.post(f"{path}/rematch").headers["location"]
    assert match_at(tables, again).manners == Manners(undo="none")


@pytest.mark.parametrize("sent", [7, {"undo": "sometimes"}, {"spectators": "friends"}])
def test_other_manners_are_refused(sent: object) -> None:
    with pytest.raises(Refused) as refused:
        read(NewTable, {"game": "tiny", "manners": sent})
    assert refused.value.message == "refused-manners"


def test_a_ready_phrase_is_read_in_ones_own_language(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(listed=1)
    bela.post(f"{path}/sit", seat=1)
    bela.post("/settings", language="hu", next="/")
    anna.post(f"{path}/say", True, phrase="nice")
    assert "<p>Nice move!</p>" in anna.get(path).text
    assert "<p>Szép lépés!</p>" in bela.get(path).text
    assert anna.post(f"{path}/say", True, phrase="no such phrase").json()["refused"] == "refused-field"


def test_manners_are_written_only_where_they_are_unusual() -> None:
    assert to_builtins(Manners()) == {}
    assert read(Manners, to_builtins(Manners(hints="all"))) == Manners(hints="all")
