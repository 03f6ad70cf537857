"""PostgreSQL: the same store on a real server, and two table servers that share it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg
import pytest

from teocalli.table.database import BadDatabase, Conflict, Postgres, connect
from teocalli.table.serve import free_port
from teocalli.table.store import Person, Store
from tests.table.conftest import Served
from tests.table.test_live import Browser, wait
from tests.table.test_store import LISTING, entry


def program(name: str) -> str:
    """A program of PostgreSQL; Debian keeps them out of the way."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(debian[-1]) if debian else shutil.which(name)
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of our own in a temporary folder; it does not run as root, so root steps down."""
    folder = tmp_path_factory.mktemp("postgres")
    port = free_port("127.0.0.1", 0)
    user = "nobody" if os.geteuid() == 0 else None
    if user is not None:
        shutil.chown(folder, user)
        for parent in folder.parents[:3]:
            parent.chmod(0o755)

    def run(*command: str) -> None:
        subprocess.run(command, check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    run(program("initdb"), "-D", f"{folder}/data", "-U", "teocalli", "-A", "trust", "-E", "UTF8", "--locale=C")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run(program("pg_ctl"), "-D", f"{folder}/data", "-w", "-o", options, "-l", f"{folder}/log", "start")
    yield f"postgresql://teocalli@127.0.0.1:{port}"
    run(program("pg_ctl"), "-D", f"{folder}/data", "-m", "immediate", "stop")


@pytest.fixture
def fresh(server: str, request: pytest.FixtureRequest) -> str:
    """A new, empty database."""
    name = f"t{abs(hash(request.node.name))}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return f"{server}/{name}"


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
    again.database.close()


def test_a_lost_connection_is_opened_again(fresh: str) -> None:
    database = connect(fresh)
    assert isinstance(database, Postgres)
    database._connection.close()
    assert database.read("SELECT 1") == [(1,)]
    database.close()


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
                assert "Take one stone" in wait(at_bela, 3)["regions"]["log"]
                assert bela.act(path, "take 2", 1, 1).json()["ok"]
                assert wait(at_anna, 4)["version"] == 2
        seen = [httpx.get(f"{server.base}/api/tables/{path[3:]}").json() for server in (first, second)]
        assert seen[0] == seen[1]
    finally:
        first.stop()
        second.stop()
