"""PostgreSQL: the same store on a real server, and two table servers that share it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import Queue

import httpx
import pytest

from teocalli.table.database import BadDatabase, Conflict, Postgres, Unavailable, connect
from teocalli.table.notices.channels import TURN, Channels
from teocalli.table.results import Result, Results, keeping
from teocalli.table.store import Person, Store
from tests.postgres import Cluster
from tests.table.conftest import Served
from tests.table.test_live import Browser, wait
from tests.table.test_store import LISTING, entry


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


@pytest.fixture
def fresh(cluster: Cluster, request: pytest.FixtureRequest) -> str:
    """A new, empty database."""
    return cluster.create(f"t{abs(hash(request.node.name))}")


def test_the_store_keeps_what_it_was_given(fresh: str) -> None:
    store = Store(connect(fresh))
    store.append("t1", [entry(1), entry(2, "k")], LISTING, ["p"])
    with pytest.raises(Conflict):
        store.append("t1", [entry(3, "k")], LISTING, ["q"])
    store.save_person(Person("p", "Anna", "anna", None, {"language": "hu"}))
    secret = store.secret("cookie")
    store.database.close()
    again = Store(connect(fresh))
    assert [e.number for e in again.entries("t1")] == [1, 2]
    assert again.entries("t1", 1) == [entry(2, "k")]
    assert [x.id for x in again.open_tables()] == [x.id for x in again.tables_of("p")] == ["t1"]
    assert again.tables_of("q") == []
    assert again.person_by_login("anna") == Person("p", "Anna", "anna", None, {"language": "hu"})
    assert again.secret("cookie") == secret
    channels, key = Channels(again.database), ("p", "t1", TURN)
    assert [channels.claim(key, mark, 10, 20) for mark in (3, 3, 2, 4)] == [1, 0, 0, 1]
    assert (channels.late(20), channels.claim(key, 4, 20, 30)) == ([key], 2)
    channels.forget(0)
    channels.settle(key)
    assert channels.late(99) == []
    for _ in range(2):
        again.database.write(keeping(Result("t1", "tiny", 1.0, ["p"], [1], []), True))
    assert Results(again.database).of("p") == Results(again.database).rated("tiny") != []
    assert Results(again.database).rated("tiny", (1.0, "t1")) == []
    assert [x.id for x in again.changed_between(-1e9, 1e12)] == ["t1"]
    again.database.close()


def test_what_is_written_together_is_written_or_none_of_it_is(fresh: str) -> None:
    database, sql = connect(fresh), "INSERT INTO secrets VALUES (?, ?)"
    with pytest.raises(Conflict):
        database.write((sql, ("one", "1")), (sql, ("two", "2")), (sql, ("one", "3")))
    assert database.read("SELECT name FROM secrets WHERE name IN (?, ?)", "one", "two") == []
    change = "UPDATE secrets SET value = ? WHERE name LIKE ?"
    assert database.write((sql, ("one", "1")), (sql, ("two", "2")), (change, ("4", "t%o"))) == 1
    assert database.read("SELECT value FROM secrets WHERE name = ?", "two") == [("4",)]
    database.close()


@pytest.mark.parametrize("before", [0, 5])
def test_after_a_refused_write_the_next_goes_through(fresh: str, before: int) -> None:
    """Whatever has been written before, and however much is refused at once."""
    database = connect(fresh)
    add, change = "INSERT INTO secrets VALUES (?, ?)", "UPDATE secrets SET value = ? WHERE name = ?"
    database.write((add, ("there", "0")))
    for number in range(before):
        database.write((add, (f"{number}", "1")), (change, ("2", f"{number}")))
    with pytest.raises(Conflict):
        database.write((add, ("there", "1")), (change, ("1", "there")))
    with pytest.raises(Conflict):
        database.write(*((add, (name, "1")) for name in ("there", *"abcdefgh")))
    assert database.write((add, ("new", "1")), (change, ("2", "new"))) == 1
    assert database.read("SELECT value FROM secrets WHERE name IN (?, ?)", "there", "new") == [("0",), ("2",)]
    database.close()


def test_a_conflict_is_not_logged_even_if_it_is_told_while_more_is_being_sent(
    fresh: str, caplog: pytest.LogCaptureFixture
) -> None:
    database, add = connect(fresh), "INSERT INTO secrets VALUES (?, ?)"
    for _ in range(3):
        with pytest.raises(Conflict):
            database.write(*((add, (name, "1")) for name in ("one", "one", *map(str, range(500)))))
    assert not caplog.records
    assert database.write((add, ("one", "1"))) == 1
    database.close()


def test_a_lost_connection_is_opened_again(fresh: str) -> None:
    database = connect(fresh)
    assert isinstance(database, Postgres)
    database._connection.close()
    assert database.read("SELECT 1") == [(1,)]
    database.close()


def test_a_server_that_was_restarted_is_used_as_if_nothing_had_been(fresh: str, cluster: Cluster) -> None:
    database = connect(fresh)
    assert database.read("SELECT 1") == [(1,)]
    cluster.stop("fast")
    with pytest.raises(Unavailable):
        database.read("SELECT 1")
    cluster.start()
    assert database.read("SELECT 1") == [(1,)]
    cluster.stop("immediate")
    cluster.start()
    assert database.read("SELECT 1") == [(1,)], "not even one request is lost"
    database.close()


def test_a_server_that_listens_hears_again_whatever_broke_its_connection(fresh: str) -> None:
    database, heard, stopped = connect(fresh), Queue[str](), threading.Event()
    assert isinstance(database, Postgres)
    calls = 0

    def hears(table: str) -> None:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise database._psycopg.InterfaceError("the connection is closed")
        heard.put(table)

    ear = threading.Thread(target=database.listen, args=(hears, stopped))
    ear.start()
    try:
        assert heard.get(timeout=10) == "", "after a break nobody knows what was missed"
    finally:
        stopped.set()
        ear.join()
        database.close()


def test_a_server_hears_of_what_others_wrote_and_not_of_its_own(fresh: str) -> None:
    database, other, heard, stopped = connect(fresh), connect(fresh), Queue[str](), threading.Event()
    assert isinstance(database, Postgres)
    ear = threading.Thread(target=database.listen, args=(heard.put, stopped))
    ear.start()
    try:
        assert heard.get(timeout=10) == "", "it listens"
        Store(database).append("ours", [entry(1)], LISTING, [])
        Store(other).append("theirs", [entry(1)], LISTING, [])
        assert heard.get(timeout=10) == "theirs"
        database._connection.close()
        Store(database).append("again", [entry(1)], LISTING, [])
        Store(other).append("theirs", [entry(2)], LISTING, [])
        assert heard.get(timeout=10) == "theirs", "also over a new connection"
    finally:
        stopped.set()
        ear.join()
        database.close()
        other.close()


def test_settings_that_two_servers_change_at_once_are_both_kept(fresh: str) -> None:
    stores = [Store(connect(fresh)) for _ in range(2)]
    stores[0].save_person(Person("p", "Anna"))
    changes = [
        threading.Thread(target=store.change_settings, args=("p", {f"{i} {n}": n}))
        for n in range(10)
        for i, store in enumerate(stores)
    ]
    for change in changes:
        change.start()
    for change in changes:
        change.join()
    person = stores[0].person("p")
    assert person is not None
    assert len(person.settings) == 20
    for store in stores:
        store.database.close()


def test_a_server_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(BadDatabase, match="cannot be reached"):
        connect("postgresql://nobody@127.0.0.1:1/none")


def test_two_servers_share_one_table(fresh: str) -> None:
    first, second = Served(fresh), Served(fresh)
    try:
        anna, bela = Browser(first.base, "Anna"), Browser(second.base, "Béla")
        path = anna.open()
        with anna.listening(path) as at_anna:
            wait(at_anna, 1)
            assert bela.http.post(f"{path}/sit", data={"seat": 1}).json()["ok"]
            assert 'name="token"' in wait(at_anna, 2)["regions"]["prompt"], "heard of from the other server"
            with bela.listening(path) as at_bela:
                wait(at_bela, 2)
                assert anna.act(path, "take 1", 0, 0).json()["ok"]
                assert "takes one stone" in wait(at_bela, 3)["regions"]["log"]
                assert bela.act(path, "take 2", 1, 1).json()["ok"]
                assert wait(at_anna, 4)["version"] == 2
        seen = [httpx.get(f"{server.base}/api/tables/{path[3:]}").json() for server in (first, second)]
        assert seen[0] == seen[1]
    finally:
        first.stop()
        second.stop()


def test_who_is_there_is_seen_through_every_server(fresh: str) -> None:
    first, second = Served(fresh), Served(fresh)
    try:
        anna, bela = Browser(first.base, "Anna"), Browser(second.base, "Béla")
        path = anna.open()
        bela.http.post(f"{path}/sit", data={"seat": 1})
        with anna.listening(path) as at_anna:
            wait(at_anna, 2)
            with bela.listening(path) as at_bela:
                there = wait(at_bela, 2)
                while there["regions"].get("panels", "").count('class="here"') != 2:
                    there = at_bela.get(timeout=10)
                while wait(at_anna, 2)["regions"].get("panels", "").count('class="here"') != 2:
                    pass
            while wait(at_anna, 2)["regions"].get("panels", "").count('class="here"') != 1:
                pass
    finally:
        first.stop()
        second.stop()
