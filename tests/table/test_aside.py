"""What takes long runs outside the event loop: whoever plays elsewhere does not wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.engine import game_record
from teocalli.table import replaying
from teocalli.table import tables as tables_module
from teocalli.table.app import application
from teocalli.table.folding import begin, fold
from tests.table.conftest import new_tables
from tests.table.people import Visitor


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """In which threads tables are begun, folded and records replayed."""
    found: dict[str, set[str]] = {"begin": set(), "fold": set(), "replay": set()}

    def noting(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*arguments: Any) -> Any:
            found[name].add(threading.current_thread().name.split("_")[0])
            return function(*arguments)

        return noted

    for module in (tables_module, replaying):
        monkeypatch.setattr(module, "begin", noting("begin", begin))
    monkeypatch.setattr(game_record, "replay", noting("replay", game_record.replay))
    monkeypatch.setattr(replaying, "fold", noting("fold", fold))
    return found


def test_a_table_is_opened_and_read_again_aside(database: str, threads: dict[str, set[str]]) -> None:
    with TestClient(application(new_tables(database)), follow_redirects=False) as client:
        anna = Visitor(client, "Anna")
        path = anna.open(seat1="me")
        anna.act(path, "take 1")
        assert threads["begin"] == {"reader"}
    threads["begin"].clear()
    threads["fold"].clear()
    with TestClient(application(new_tables(database)), follow_redirects=False) as client:
        anna.client = client
        assert anna.table(path)["version"] == 1
        assert (threads["begin"], threads["fold"]) == ({"reader"}, {"reader"})


def test_a_record_is_read_aside(client: TestClient, threads: dict[str, set[str]]) -> None:
    anna = Visitor(client, "Anna")
    path = anna.open(seat1="me")
    while (table := anna.table(path))["status"] == "playing":
        anna.act(path, table["actions"][0]["token"], table["seat"])
    assert anna.post("/records", text=anna.get(f"{path}/record").text).status_code == 303
    assert anna.post(f"{path}/continue", at=2, seat=0).status_code == 303
    assert (threads["replay"], threads["begin"]) == ({"reader"}, {"reader"})


def test_what_cannot_be_read_aside_is_refused_as_ever(client: TestClient) -> None:
    anna = Visitor(client, "Anna")
    assert anna.post("/records", True, text="nothing").json()["refused"] == "refused-record"
    missing = "teocalli record 1\ngame: chess\nrules: 1\nplayers: 2\nseed: 1\nend: unfinished\n"
    assert anna.post("/records", True, text=missing).json()["refused"] == "refused-record"
    assert anna.get("/t/nowhere", True).json()["refused"] == "refused-table"
