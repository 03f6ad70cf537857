"""For hosts: several processes on PostgreSQL, health and metrics, backups that are checked."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.cli import main
from teocalli.table import BadAddress
from teocalli.table.backup import backup, check, restore
from teocalli.table.database import BadDatabase, connect
from teocalli.table.notices.channels import Channel, Channels
from teocalli.table.results import Result, Results, keeping
from teocalli.table.serve import free_port, serve
from teocalli.table.single_instance import only_table
from teocalli.table.store import Person, Store
from teocalli.table.tables import Tables
from tests.postgres import Cluster
from tests.table.conftest import Served
from tests.table.test_going_on import Away
from tests.table.test_live import Browser
from tests.table.test_store import LISTING, entry


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.close()


# ---------------------------------------------------------------- health and metrics


def test_health_says_whether_tables_can_be_played(client: TestClient, tables: Tables) -> None:
    assert client.get("/health").json()["ok"] is True
    Away(tables, 1)
    assert (answer := client.get("/health")).status_code == 503
    assert answer.json()["ok"] is False
    assert client.get("/health").status_code == 200


def test_metrics_are_for_this_machine_alone(served: Served) -> None:
    Browser(served.base, "Anna").open()
    assert httpx.get(f"{served.base}/health").status_code == 200
    told = httpx.get(f"{served.base}/metrics").text
    figures = dict(re.findall(r"^(teocalli_\w+) ([0-9.e+]+)$", told, re.M))
    assert float(figures["teocalli_tables_loaded"]) == 1
    assert float(figures["teocalli_commits_total"]) >= 1
    assert 'teocalli_answers_total{status="2xx"}' in told
    proxied = {"x-forwarded-for": "127.0.0.1"}
    assert httpx.get(f"{served.base}/metrics", headers=proxied).status_code == 404, "a proxy asks for somebody else"


def test_metrics_are_not_for_other_machines(app: Starlette, client: TestClient) -> None:
    elsewhere = TestClient(app, client=("192.0.2.1", 5000))
    assert elsewhere.get("/metrics").status_code == 404


# ---------------------------------------------------------------- backups


def filled(url: str) -> Store:
    store = Store(connect(url))
    store.save_person(Person("p", "Anna", "anna", "$x$", {"language": "hu"}))
    for n in range(3):
        store.append(f"t{n}", [entry(1), entry(2, f"k{n}")], LISTING, ["p"])
    store.secret("cookie")
    Channels(store.database).add(Channel("c", "p", "webhook", "https://example.org/", "whsec_"), alone=True)
    store.database.write(keeping(Result("t0", "tiny", 1.0, ["p"], [1], []), True))
    return store


def content(store: Store) -> dict[str, Any]:
    found: dict[str, Any] = {name: store.entries(name) for name in ("t0", "t1", "t2")}
    found |= {"channels": Channels(store.database).of("p"), "results": Results(store.database).of("p")}
    return found | {"people": store.person("p"), "mine": store.tables_of("p"), "secret": store.secret("cookie")}


@pytest.mark.parametrize("source", ["sqlite", "postgres"])
@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_what_was_kept_comes_back_from_and_into_either_database(
    tmp_path: Path, cluster: Cluster, source: str, target: str
) -> None:
    def url(kind: str, name: str) -> str:
        return str(tmp_path / name) if kind == "sqlite" else cluster.create(f"{name}_{source}_{target}")

    first, second = url(source, "first"), url(target, "second")
    store = filled(first)
    found = backup(first, tmp_path / "backup")
    assert (found.tables, found.entries, found.people) == (3, 6, 1)
    assert restore(tmp_path / "backup", second) == found
    other = Store(connect(second))
    assert content(other) == content(store)
    for database in (store.database, other.database):
        database.close()


def test_a_backup_of_an_older_version_is_restored_too(tmp_path: Path, cluster: Cluster) -> None:
    filled(str(tmp_path / "first")).database.close()
    backup(str(tmp_path / "first"), tmp_path / "backup")
    for later in ("channels", "noticed", "results", "ladders"):
        damaged(tmp_path / "backup", f"DROP TABLE {later}")
    damaged(tmp_path / "backup", "DROP INDEX tables_watched")
    damaged(tmp_path / "backup", "ALTER TABLE tables DROP COLUMN watched")
    damaged(tmp_path / "backup", "PRAGMA user_version = 4")
    for url in (str(tmp_path / "second"), cluster.create("older")):
        assert restore(tmp_path / "backup", url).people == 1
        store = Store(connect(url))
        assert Channels(store.database).of("p") == []
        store.database.close()


def test_a_backup_is_one_moment_of_a_table_that_is_played(served: Served, database: str, tmp_path: Path) -> None:
    anna = Browser(served.base, "Anna")
    path = anna.open(seat1="me")
    anna.act(path, "take 1", 0, 0)
    assert backup(database, tmp_path / "backup").entries == 2
    anna.act(path, "take 1", 1, 1)
    assert check(tmp_path / "backup").entries == 2
    assert [file.name for file in tmp_path.glob("backup*")] == ["backup"], "one file, nothing beside it"


def test_a_backup_after_a_crash_has_everything(tmp_path: Path) -> None:
    """What stands only in the write-ahead log is there too; a copied file would lack it."""
    file = tmp_path / "tables.sqlite"
    script = (
        "import os, sys; from teocalli.table.store import Store; from tests.table.test_hosting import filled;"
        "filled(sys.argv[1]); os._exit(9)"
    )
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", script, str(file)], env=env).returncode == 9
    assert backup(str(file), tmp_path / "backup").entries == 6


def damaged(file: Path, sql: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute(sql)
        database.commit()


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("DELETE FROM entries WHERE table_id = 't1' AND number = 1", "t1 are missing"),
        ("UPDATE entries SET body = '{' WHERE table_id = 't2' AND number = 2", "cannot be read"),
        ("DROP TABLE people", "no backup"),
    ],
)
def test_a_backup_that_is_not_whole_is_not_restored(tmp_path: Path, sql: str, why: str) -> None:
    filled(str(tmp_path / "first")).database.close()
    backup(str(tmp_path / "first"), tmp_path / "backup")
    damaged(tmp_path / "backup", sql)
    with pytest.raises(BadDatabase, match=why):
        restore(tmp_path / "backup", str(tmp_path / "second"))
    assert not (tmp_path / "second").exists()


def test_a_file_that_is_cut_off_is_no_backup(tmp_path: Path) -> None:
    filled(str(tmp_path / "first")).database.close()
    backup(str(tmp_path / "first"), tmp_path / "backup")
    (tmp_path / "backup").write_bytes((tmp_path / "backup").read_bytes()[:8000])
    with pytest.raises(BadDatabase):
        restore(tmp_path / "backup", str(tmp_path / "second"))


def test_nothing_is_written_over(tmp_path: Path, cluster: Cluster) -> None:
    first, used = str(tmp_path / "first"), cluster.create("used")
    filled(first).database.close()
    filled(used).database.close()
    backup(first, tmp_path / "backup")
    with pytest.raises(BadDatabase, match="exists already"):
        backup(first, tmp_path / "backup")
    with pytest.raises(BadDatabase, match="There is no file"):
        backup(str(tmp_path / "none"), tmp_path / "other")
    for url in (first, used):
        with pytest.raises(BadDatabase, match="games in"):
            restore(tmp_path / "backup", url)


def test_a_database_that_is_served_is_not_restored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(str(tmp_path / "first")).database.close()
    backup(str(tmp_path / "first"), tmp_path / "backup")
    monkeypatch.setattr("teocalli.table.single_instance.STARTING", 0.2)
    with only_table(tmp_path / "second"), pytest.raises(BadAddress, match="served already"):
        restore(tmp_path / "backup", str(tmp_path / "second"))


def test_the_command_says_what_was_kept(tmp_path: Path, capsys: Any) -> None:
    first, second, file = (str(tmp_path / name) for name in ("first", "second", "backup"))
    filled(first).database.close()
    assert main(["backup", file, "--database", first, "--language", "en"]) == 0
    assert "tables: 3, entries: 6, people: 1" in capsys.readouterr().out
    assert main(["restore", file, "--database", second, "--language", "en"]) == 0
    assert "entries: 6" in capsys.readouterr().out
    assert main(["restore", file, "--database", second]) == 2


# ---------------------------------------------------------------- several processes


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="need PostgreSQL"):
        serve(database=str(tmp_path / "t.sqlite"), workers=2)


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def servers_of(parent: int) -> list[int]:
    """The server processes, without Python's helper that tracks resources."""
    found = []
    for child in children_of(parent):
        if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes():
            found.append(child)
    return found


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the system does not tell whose children are whose")
def test_workers_share_the_tables_are_replaced_and_end_together(cluster: Cluster) -> None:
    port, url = free_port("127.0.0.1", 0), cluster.create("shared")
    command = [sys.executable, "-m", "teocalli", "serve", "--port", str(port), "--database", url, "--workers", "2"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as table:
        try:
            assert table.stdout is not None
            assert "is served at" in table.stdout.readline()
            base = f"http://127.0.0.1:{port}"
            anna = httpx.Client(base_url=base, timeout=20)
            anna.post("/me", data={"name": "Anna"})
            seats = {"game": "tzolkin", "players": "2", "seat0": "me", "seat1": "me"}
            path = anna.post("/new", data=seats).headers["location"]
            before = servers_of(table.pid)
            assert len(before) == 2
            os.kill(before[0], signal.SIGKILL)
            for _ in range(300):
                if len(now := servers_of(table.pid)) == 2 and now != before:
                    break
                time.sleep(0.1)
            assert len(now) == 2
            assert before[1] in now
            for _ in range(20):
                with httpx.Client(base_url=base, timeout=20, cookies=anna.cookies) as again:
                    assert again.get(f"/api/tables/{path[3:]}").json()["seats"][0]["mine"]
        finally:
            table.send_signal(signal.SIGTERM)
            assert table.wait(30) is not None
    for child in now:
        assert not Path(f"/proc/{child}").exists() or "Z" in Path(f"/proc/{child}/stat").read_text()


def test_workers_of_postgres_are_checked_before_they_start() -> None:
    with pytest.raises(BadDatabase, match="cannot be reached"):
        serve(port=free_port("127.0.0.1", 0), database="postgresql://nobody@127.0.0.1:1/none", workers=2)
