"""An accepted action is on disk before anybody sees it; one that cannot be written was never there."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import Queue
from typing import Any

import httpx
import pytest

from teocalli.table.database import Database, Row, Statement, Unavailable
from tests.table.conftest import Served
from tests.table.test_live import Browser, wait


class Disk:
    """A database that begins to write and waits until it may go on; then it writes, or finds that there is no room."""

    is_shared = False

    def __init__(self, database: Database) -> None:
        self.database, self.has_room = database, True
        self.is_writing, self.may_go_on = threading.Event(), threading.Event()

    def read(self, sql: str, *values: Any) -> list[Row]:
        return self.database.read(sql, *values)

    def write(self, *statements: Statement) -> int:
        self.is_writing.set()
        assert self.may_go_on.wait(20)
        if not self.has_room:
            raise Unavailable("database or disk is full")
        return self.database.write(*statements)

    def close(self) -> None:
        self.database.close()


@pytest.fixture
def anna(served: Served) -> Browser:
    return Browser(served.base, "Anna")


@pytest.fixture
def path(anna: Browser) -> str:
    """Her table; she has both seats."""
    return anna.open(seat1="me")


@pytest.fixture
def disk(served: Served, path: str) -> Iterator[Disk]:
    """What is played from now on waits for this disk."""
    served.tables.group_commit.database = disk = Disk(served.tables.store.database)
    yield disk
    disk.may_go_on.set()


@pytest.fixture
def stranger(served: Served) -> Browser:
    """Somebody without a pass, who is not looked up in the database."""
    stranger = Browser(served.base, "")
    stranger.http.cookies.clear()
    return stranger


class Act(threading.Thread):
    """Somebody acts and waits for the answer."""

    def __init__(self, person: Browser, path: str) -> None:
        super().__init__()
        self.person, self.path, self.answers = person, path, Queue[httpx.Response]()
        self.start()

    def run(self) -> None:
        self.answers.put(self.person.act(self.path, "take 1", 0, 0))


def seen(person: Browser, path: str) -> tuple[int, int, int]:
    """Entries, version and lines of the log, as somebody sees them."""
    table = person.http.get(f"/api/tables/{path.removeprefix('/t/')}").json()
    return table["number"], table["version"], len(table["log"])


def test_nobody_hears_of_an_action_before_it_is_written(
    anna: Browser, stranger: Browser, path: str, disk: Disk
) -> None:
    with anna.listening(path) as at_anna:
        wait(at_anna, 1)
        act = Act(anna, path)
        assert disk.is_writing.wait(20)
        with stranger.listening(path) as at_stranger:
            for heard in (at_stranger, at_anna):  # she hears that somebody came
                assert wait(heard, 1)["version"] == 0
            assert seen(stranger, path) == (1, 0, 0)
            assert act.answers.empty()
            disk.may_go_on.set()
            for heard in (at_stranger, at_anna):
                assert wait(heard, 2)["version"] == 1
        assert act.answers.get(timeout=20).json() == {"ok": True, "number": 2, "version": 1}


def test_an_action_that_cannot_be_written_was_never_there(
    served: Served, anna: Browser, stranger: Browser, path: str, disk: Disk
) -> None:
    disk.has_room = False
    with anna.listening(path) as at_anna:
        wait(at_anna, 1)
        disk.may_go_on.set()
        answer = Act(anna, path).answers.get(timeout=20)
        assert answer.status_code == 503
        assert answer.json()["refused"] == "refused-unavailable"
        with stranger.listening(path):
            assert wait(at_anna, 1)["version"] == 0, "the first that she hears is that somebody came"
        assert seen(anna, path) == (1, 0, 0)
        assert len(served.tables.store.entries(path.removeprefix("/t/"))) == 1
        disk.has_room = True
        assert Act(anna, path).answers.get(timeout=20).json() == {"ok": True, "number": 2, "version": 1}
        assert wait(at_anna, 2)["version"] == 1
