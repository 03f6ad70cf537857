"""Old games stay: after an update they go on where nothing changed for them, and can be read and put away otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.engine import game_record
from teocalli.engine.game import Game, Setting
from teocalli.table import replaying
from teocalli.table.app import application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.commands import Act, Resign, opening
from teocalli.table.database import BadDatabase, connect
from teocalli.table.entries import Played
from teocalli.table.match import PERSON, Seat
from teocalli.table.people import newcomer, sign
from teocalli.table.store import Store
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.games import FACED, GAMES, load
from tests.table.people import Visitor

ANNA = newcomer("Anna")


def updated(rules: int = 2) -> dict[str, Game]:
    """The games after an update of the rules."""
    return GAMES | {"tiny": replace(FACED, meta=replace(FACED.meta, rules_version=rules))}


def changed(rules: int = 2) -> dict[str, Game]:
    """An update by which points count otherwise."""

    def more(s: Any) -> list[float]:
        return [score + 1 for score in FACED.scores(s)]

    game = updated(rules)["tiny"]
    object.__setattr__(game, "scores", more)
    return GAMES | {"tiny": game}


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of this game are short: a check sum after every other action."""
    monkeypatch.setattr(replaying, "CHECKED_EVERY", 2)


def play(database: str, actions: int, end: Callable[[Tables, str], Any] | None = None) -> str:
    """A table at which Anna has both seats, after so many actions; all of them where there are fewer."""

    async def story() -> str:
        tables = new_tables(database)
        tables.store.save_person(ANNA)
        seat = Seat(PERSON, ANNA.id, "Anna")
        match = await tables.open(opening(ANNA, FACED, Setting(2), [seat, seat], seed=3))
        for version in range(actions):
            if match.status != "playing":
                break
            token = match.game.tokens(match.state)[0]
            match = await tables.do(match.id, ANNA, Act(match.mover, token, version))
        if end is not None:
            await end(tables, match.id)
        await tables.stop()
        return match.id

    return asyncio.run(story())


def visit(database: str, games: dict[str, Game]) -> tuple[TestClient, Visitor]:
    store = Store(connect(database))
    client = TestClient(
        application(Tables(store, games, BotWorkers(load, processes=False), pace=0)), follow_redirects=False
    )
    anna = Visitor(client)
    anna.cookies["teocalli"] = sign(store.secret("cookie"), ANNA.id)
    return client, anna


def test_the_log_keeps_check_sums_and_one_at_the_end(database: str) -> None:
    table = play(database, 100)
    entries = Store(connect(database)).entries(table)
    actions = len(entries) - 1
    kept = [count for count, entry in enumerate(entries[1:], 1) if isinstance(entry.body, Played) and entry.body.sum]
    assert kept == sorted({*range(2, actions + 1, 2), actions})


def test_a_change_of_the_rules_without_a_new_number_is_noticed(database: str, caplog: Any) -> None:
    table = play(database, 3)
    client, anna = visit(database, changed(rules=1))
    with client:
        answer = anna.get(f"/t/{table}", json=True)
        assert (answer.status_code, answer.json()["refused"]) == (410, "refused-replay")
    assert "not as it was" in caplog.text


def test_a_game_for_which_nothing_changed_goes_on_under_new_rules(database: str) -> None:
    table = play(database, 3)
    client, anna = visit(database, updated())
    with client:
        assert anna.table(f"/t/{table}")["version"] == 3
        seen = anna.table(f"/t/{table}")
        assert anna.act(f"/t/{table}", seen["actions"][0]["token"], seen["mover"]).status_code == 200


def test_a_game_that_would_go_on_wrongly_says_so_and_can_be_put_away(database: str) -> None:
    table = play(database, 3)
    client, anna = visit(database, changed())
    with client:
        page = anna.get(f"/t/{table}")
        assert page.status_code == 410
        assert "version 1" in page.text
        assert "version 2" in page.text
        assert "put-away" in page.text
        assert "take" not in page.text, "what was played stays closed: it may go on one day"
        assert anna.get(f"/t/{table}/record", json=True).json()["refused"] == "refused-record-early"
        assert "rules version 1" in anna.get("/").text
        stranger = Visitor(client, "Béla")
        assert stranger.post(f"/t/{table}/put-away", True).json()["refused"] == "refused-watching"
        assert "put-away" not in stranger.get(f"/t/{table}").text
        assert anna.post(f"/t/{table}/put-away").status_code == 303
        assert "put away" in anna.get("/").text
        assert "put away" in anna.get(f"/t/{table}").text
        assert anna.post(f"/t/{table}/put-away", True).json()["refused"] == "refused-over"
        assert "take" in anna.get(f"/t/{table}").text
        assert game_record.read(anna.get(f"/t/{table}/record").text).end == "unfinished"
    client, anna = visit(database, GAMES)
    with client:
        assert anna.table(f"/t/{table}")["status"] == "away", "also for a server that has its rules"


def test_a_game_that_can_go_on_is_not_put_away(database: str) -> None:
    table = play(database, 3)
    client, anna = visit(database, GAMES)
    with client:
        assert anna.post(f"/t/{table}/put-away", True).json()["refused"] == "refused-goes-on"


def test_a_finished_game_of_other_rules_is_listed_and_downloaded(database: str) -> None:
    table = play(database, 100)
    client, anna = visit(database, GAMES)
    with client:
        record = anna.get(f"/t/{table}/record").text
    client, anna = visit(database, changed())
    with client:
        page = anna.get(f"/t/{table}")
        assert page.status_code == 410
        for token in game_record.read(record).tokens:
            assert token in page.text
        assert anna.get(f"/t/{table}/record").text == record, "the very same"
        assert anna.get(f"/api/tables/{table}/record").json()["record"] == record
        assert f"/t/{table}" in anna.get("/").text


def test_a_game_that_was_resigned_has_an_unfinished_record(database: str) -> None:
    async def give_up(tables: Tables, table: str) -> None:
        await tables.do(table, ANNA, Resign(0, "random"))

    table = play(database, 3, give_up)
    client, anna = visit(database, changed())
    with client:
        assert game_record.read(anna.get(f"/t/{table}/record").text).end == "unfinished"


def test_what_was_taken_back_is_not_in_the_list(database: str) -> None:
    table = play(database, 3)
    store = Store(connect(database))
    with store.database._transaction() as connection:  # type: ignore[attr-defined]
        sql = "INSERT INTO entries (table_id, number, kind, person, body, at) VALUES (?, 5, 'undo', ?, ?, 0)"
        connection.execute(sql, (table, ANNA.id, '{"seat": 0, "to": 1}'))
        connection.execute("UPDATE tables SET status = 'away' WHERE id = ?", (table,))
    client, anna = visit(database, changed())
    with client:
        assert len(game_record.read(anna.get(f"/t/{table}/record").text).tokens) == 1


def test_a_log_that_is_spoiled_is_refused_in_a_sentence(database: str) -> None:
    table = play(database, 100)
    Store(connect(database)).database.write(
        ("UPDATE entries SET body = 'no JSON' WHERE table_id = ? AND number = 1", (table,))
    )
    client, anna = visit(database, changed())
    with client:
        assert anna.get(f"/t/{table}").status_code == 410
        assert anna.get(f"/t/{table}/record").status_code == 410


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "t.sqlite")
    database = connect(file)
    database._connection.execute("PRAGMA user_version = 99")  # type: ignore[attr-defined]
    database.close()
    with pytest.raises(BadDatabase, match="newer version of Teocalli"):
        connect(file)
