"""Tables for tests: the tiny game, a database in a temporary folder, bots in a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.table.app import application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.database import connect
from teocalli.table.serve import Server, config_of, free_port
from teocalli.table.store import Store
from teocalli.table.tables import Tables
from tests.table.games import GAMES, load
from tests.table.people import Visitor


def new_tables(database: str) -> Tables:
    return Tables(Store(connect(database)), GAMES, BotWorkers(load, processes=False), pace=0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def tables(database: str) -> Tables:
    return new_tables(database)


@pytest.fixture
def app(tables: Tables) -> Starlette:
    return application(tables)


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app, follow_redirects=False) as client:
        yield client


@pytest.fixture
def anna(client: TestClient) -> Visitor:
    return Visitor(client, "Anna")


@pytest.fixture
def bela(client: TestClient) -> Visitor:
    return Visitor(client, "Béla")


class Served:
    """A real server in a thread: what streams, waits and stops cannot be tested without one."""

    def __init__(self, database: str, port: int = 0, proxies: str = "") -> None:
        self.app = app = application(new_tables(database))
        config = config_of("127.0.0.1", port or free_port("127.0.0.1", 0), proxies)
        config.app = app
        self.tables: Tables = app.state.tables
        self.server = Server(config, self.tables)
        self.port, self.base = config.port, f"http://127.0.0.1:{config.port}"
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        self.tables.hub.closing = True
        self.server.should_exit = True
        self._thread.join(20)


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    server = Served(database)
    yield server
    server.stop()
