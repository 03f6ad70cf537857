"""The store: what was accepted is never lost, and folding the log again gives the same match."""

from __future__ import annotations

import asyncio
import json
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import FrozenInstanceError, replace
from pathlib import Path
from typing import Any

import pytest

from teocalli.table import database as database_module
from teocalli.table.clock import Terms
from teocalli.table.database import BadDatabase, Conflict, Row, connect, migrations
from teocalli.table.entries import KINDS, Entry, Opened, Said, read_body
from teocalli.table.group_commit import GroupCommit
from teocalli.table.manners import Manners
from teocalli.table.match import Seat
from teocalli.table.store import Listing, Person, Store, appending

SEATS = [{"kind": "person", "person": "p", "name": "Anna"}, {"kind": "bot", "person": "", "name": "Ixchel"}]
SUMMARY = {"name": "x", "host": "Anna", "moves": 0, "mover": -1, "movers": list[int](), "seats": SEATS}
LISTING = Listing("t1", "tiny", "gathering", True, 1.0, SUMMARY)


def entry(number: int, key: str | None = None) -> Entry:
    return Entry("p", Said("hé", "Anna", 0), number, 1.5, key)


@pytest.fixture
def store(database: str) -> Store:
    return Store(connect(database))


def test_entries_come_back_in_order_and_after_a_restart(store: Store, database: str) -> None:
    store.append("t1", [entry(1), entry(2, "k")], LISTING, ["p"])
    store.database.close()
    again = Store(connect(database))
    assert [e.number for e in again.entries("t1")] == [1, 2]
    assert again.entries("t1", 1) == [entry(2, "k")]
    assert [x.id for x in again.open_tables()] == ["t1"]
    assert [x.id for x in again.tables_of("p")] == ["t1"]


def test_the_same_number_or_key_is_written_only_once_and_nothing_of_the_second_stays(store: Store) -> None:
    store.append("t1", [entry(1, "k")], LISTING, [])
    for other in (entry(1), entry(2, "k")):
        with pytest.raises(Conflict):
            store.append("t1", [other], Listing("t1", "tiny", "over", True, 9.0, {}), ["q"])
    assert [e.number for e in store.entries("t1")] == [1]
    assert store.open_tables()[0].status == "gathering"
    assert store.tables_of("q") == []


def test_people_and_secrets_are_kept(store: Store) -> None:
    store.save_person(Person("p", "Anna", "anna", "x", {"language": "hu"}))
    assert store.person("p") == store.person_by_login("anna") == Person("p", "Anna", "anna", "x", {"language": "hu"})
    with pytest.raises(Conflict):
        store.save_person(Person("q", "Other", "anna", "y"))
    assert store.secret("cookie") == store.secret("cookie") != store.secret("other")


def test_a_person_whom_requests_share_cannot_be_changed(store: Store) -> None:
    store.save_person(Person("p", "Anna", settings={"language": "hu"}))
    store.person("p")
    anna: Any = store.known("p")
    with pytest.raises(FrozenInstanceError):
        anna.name = "Béla"
    with pytest.raises(TypeError):
        anna.settings["language"] = "en"
    store.change_settings("p", {"theme": "dark"})
    assert store.person("p") == Person("p", "Anna", settings={"language": "hu", "theme": "dark"})


def test_a_commit_is_synchronous_and_write_ahead(store: Store) -> None:
    assert store.database.read("PRAGMA journal_mode") == [("wal",)]
    assert store.database.read("PRAGMA synchronous") == [(2,)]


def test_a_bad_address_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="give a file"):
        connect("mysql://x")
    with pytest.raises(BadDatabase, match="cannot be opened"):
        connect(str(tmp_path))


def test_two_first_starts_at_once_make_one_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = threading.Barrier(2)

    def together(kind: str, done: int) -> list[tuple[int, str]]:
        with suppress(threading.BrokenBarrierError):  # rightly: the second waits outside until the first is done
            meeting.wait(0.5)
        return list(migrations(kind, done))

    monkeypatch.setattr(database_module, "migrations", together)
    with ThreadPoolExecutor(2) as starts:
        for opened in starts.map(connect, [str(tmp_path / "new.sqlite")] * 2):
            assert opened.read("SELECT generation FROM people") == []
            opened.close()


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "migrations", lambda kind, done: [(1, "CREATE TABLE x (y);\nNONSENSE;\n")])
    with pytest.raises(BadDatabase, match="cannot be opened"):
        connect(str(tmp_path / "new.sqlite"))
    monkeypatch.undo()
    assert connect(str(tmp_path / "new.sqlite")).read("SELECT name FROM sqlite_master WHERE name = 'x'") == []


def test_the_log_is_readable_text(store: Store) -> None:
    store.append("t1", [entry(1)], LISTING, [])
    ((body,),) = store.database.read("SELECT body FROM entries")
    assert json.loads(body) == {"text": "hé", "name": "Anna", "seat": 0}
    assert "hé" in body


#: A line of each kind, as it was written before bodies had classes.
OLD_LINES = {
    "open": (
        '{"game": "tiny", "rules": 1, "players": 2, "options": {}, "seed": 7, "name": "x", "listed": false,'
        ' "evaluation": false, "invite": "i", "seats": [{"kind": "person", "person": "p", "name": "Anna"},'
        ' {"kind": "open"}], "tokens": [], "exhibit": false, "clock": {"each": 900, "night": [23, 7]}}'
    ),
    "sit": '{"seat": 1, "name": "Béla"}',
    "stand": '{"seat": 1}',
    "reserve": '{"seat": 1, "person": "q", "name": "Bela"}',
    "bot": '{"seat": 1, "strength": "greedy", "late": true}',
    "back": '{"seat": 1}',
    "resign": '{"seat": 1, "strength": "greedy"}',
    "act": '{"seat": 0, "token": "take 1", "forced": true, "sum": "00"}',
    "choose": '{"seat": 0, "token": "take 1"}',
    "unchoose": '{"seat": 0, "to": 0}',
    "undo": '{"seat": 0, "to": 3}',
    "chat": '{"text": "", "name": "Anna", "seat": -1, "phrase": "hello"}',
    "clock": '{"terms": {}}',
    "agree": '{"seat": 1}',
    "away": "{}",
    "rematch": '{"table": "t2"}',
}
#: As the first version of all opened a table.
OLDEST_OPENING = (
    '{"game": "tiny", "rules": 1, "players": 2, "options": {}, "seed": 7, "name": "", "listed": true, "invite": "i",'
    ' "seats": [{"kind": "person", "person": "p", "name": "Anna"}, {"kind": "bot", "strength": "greedy"}],'
    ' "tokens": ["take 1"], "exhibit": false}'
)


def test_there_is_an_old_line_of_each_kind() -> None:
    assert set(OLD_LINES) == set(KINDS)


@pytest.mark.parametrize("kind", OLD_LINES)
def test_a_log_is_read_as_it_was_written_when_bodies_had_no_classes(kind: str) -> None:
    body, told = read_body(kind, OLD_LINES[kind]), json.loads(OLD_LINES[kind])
    assert read_body(kind, Entry("p", body).text) == body
    if isinstance(body, Opened):
        assert (body.seats[1], body.clock) == (Seat(), Terms(each=900, night=(23, 7)))
    elif kind != "clock":  # one without terms is none
        assert {name: getattr(body, name) for name in told} == told


def test_the_oldest_opening_is_read() -> None:
    opened = read_body("open", OLDEST_OPENING)
    assert isinstance(opened, Opened)
    assert (opened.seats[1], opened.tokens) == (Seat("bot", strength="greedy"), ("take 1",))
    assert (opened.listed, opened.evaluation, opened.clock, opened.manners) == (True, False, None, Manners())


@pytest.mark.parametrize(("kind", "text"), [("unheard-of", "{}"), ("act", '{"seat": "x"}'), ("act", "no JSON")])
def test_what_is_no_entry_is_a_value_error(kind: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"kind|int|malformed"):
        read_body(kind, text)


def test_only_games_in_which_a_bot_must_choose_are_woken(store: Store) -> None:
    for mover in (0, 1):
        listing = Listing(f"t{mover}", "tiny", "playing", True, 100.0, SUMMARY | {"mover": mover, "movers": [mover]})
        store.append(f"t{mover}", [entry(1)], listing, [])
    assert store.waiting_for_bots(now=100.0) == []
    assert store.waiting_for_bots(now=103.0) == ["t1"]
    assert store.waiting_for_bots(now=103.0, quiet=5.0) == [], "it may still be thinking"
    assert store.waiting_for_bots(now=0.0, quiet=5.0) == ["t1"], "the clock was put back"


def test_the_server_does_not_look_through_games_that_need_nothing_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be a hundred thousand, left by their people in the middle."""
    summaries: dict[str, dict[str, object]] = {
        "people": {"movers": [0]},
        "clock": {"movers": [0], "due": 50.0},
        "bot": {"movers": [1]},
    }
    for name, told in summaries.items():
        store.append(name, [entry(1)], Listing(name, "tiny", "playing", True, 100.0, SUMMARY | told), [])
    store.append("over", [entry(1)], replace(LISTING, id="over", status="over"), [])
    assert store.database.read("SELECT id FROM tables WHERE watched = 1 ORDER BY id") == [("bot",), ("clock",)]
    assert (store.waiting_for_bots(103.0), store.running_out(60.0)) == (["bot"], ["clock"])
    store.append("bot", [entry(2)], Listing("bot", "tiny", "playing", True, 100.0, SUMMARY | {"movers": [0]}), [])
    assert store.waiting_for_bots(103.0) == []
    read, plans = store.database.read, list[str]()

    def explained(sql: str, *values: object) -> list[Row]:
        plans.append(read(f"EXPLAIN QUERY PLAN {sql}", *values)[0][-1])
        return read(sql, *values)

    monkeypatch.setattr(store.database, "read", explained)
    store.waiting_for_bots(103.0)
    store.running_out(60.0)
    assert all("tables_watched" in plan for plan in plans), plans


@pytest.mark.parametrize("summary", ["no JSON", "[]", "{}", '{"seats": [{}]}'])
def test_a_table_whose_summary_cannot_be_read_hides_no_other(store: Store, summary: str) -> None:
    store.append("t1", [entry(1)], LISTING, ["p"])
    store.append("t2", [entry(1)], replace(LISTING, id="t2"), ["p"])
    store.database.write(("UPDATE tables SET summary = ? WHERE id = 't2'", (summary,)))
    assert [x.id for x in store.open_tables()] == [x.id for x in store.tables_of("p")] == ["t1"]


def test_what_cannot_be_written_spoils_nothing_else(store: Store) -> None:
    """Tables that wait for the disk at the same moment share a commit, not their mistakes."""

    async def all_at_once() -> list[object]:
        with ThreadPoolExecutor(1) as disk:
            commit = GroupCommit(store.database, disk)
            writes = [commit.write(appending(t, [entry(1)], LISTING, [])) for t in ("t0", "t1", "\ud800", "t0", "t2")]
            return list(await asyncio.gather(*writes, return_exceptions=True))

    outcomes = asyncio.run(all_at_once())
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), UnicodeEncodeError, Conflict, type(None)]
    assert [len(store.entries(t)) for t in ("t0", "t1", "t2")] == [1, 1, 1]
