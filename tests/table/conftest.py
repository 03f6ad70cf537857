"""Tables for tests: the tiny game, a database in a temporary folder, bots in a thread."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from teocalli.table.app import application
from teocalli.table.database import connect
from teocalli.table.house import House
from teocalli.table.store import Store
from teocalli.table.thinking import Thinker
from tests.table.games import GAMES, load


def new_house(database: str) -> House:
    return House(Store(connect(database)), GAMES, Thinker(load, processes=False), pace=0)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


@pytest.fixture
def client(database: str) -> Iterator[TestClient]:
    with TestClient(application(new_house(database)), follow_redirects=False) as client:
        yield client
