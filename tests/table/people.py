"""People for tests: each one is a browser with its own cookie."""

from __future__ import annotations

import time
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import State
from starlette.testclient import TestClient

from teocalli.table.match import Match
from teocalli.table.tables import Tables


class Visitor:
    """Somebody with a browser."""

    def __init__(self, client: TestClient, name: str = "") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        if name:
            self.post("/me", name=name)

    def _headers(self, json: bool) -> dict[str, str]:
        cookie = "; ".join(f"{k}={v}" for k, v in self.cookies.items())
        return {"cookie": cookie} | ({"accept": "application/json"} if json else {})

    def get(self, path: str, json: bool = False) -> Any:
        self.client.cookies.clear()
        return self._kept(self.client.get(path, headers=self._headers(json)))

    def post(self, path: str, json: bool = False, **fields: Any) -> Any:
        self.client.cookies.clear()
        return self._kept(self.client.post(path, data=fields, headers=self._headers(json)))

    def upload(self, path: str, file: bytes, **fields: Any) -> Any:
        """Send a file along with a form."""
        self.client.cookies.clear()
        given = {"file": ("record.txt", file)}
        return self._kept(self.client.post(path, data=fields, files=given, headers=self._headers(False)))

    def _kept(self, answer: Any) -> Any:
        self.cookies.update(dict(answer.cookies))
        return answer

    # ------------------------------------------------------------ at a table

    def open(self, **fields: Any) -> str:
        """Open a table; the path of its page."""
        given: dict[str, Any] = {"game": "tiny", "players": 2, "seat0": "me", "seat1": "open"} | fields
        answer = self.post("/new", **given)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def table(self, path: str, seat: int | None = None) -> Any:
        wish = f"?seat={seat}" if seat is not None else ""
        return self.get(f"/api/tables/{path.removeprefix('/t/')}{wish}").json()

    def act(self, path: str, token: str, seat: int = 0, version: int | None = None) -> Any:
        given = self.table(path)["version"] if version is None else version
        return self.post(f"{path}/act", True, token=token, seat=seat, version=given)

    def until(self, path: str, done: Any) -> Any:
        """Look again until something is so; bots play meanwhile."""
        for _ in range(400):
            table = self.table(path)
            if done(table):
                return table
            time.sleep(0.02)
        raise AssertionError(f"It never came to that: {table['status']}, {table['mover']}")


def state_of(client: TestClient) -> State:
    """What the application behind a client has: tables, limits, notifier."""
    assert isinstance(client.app, Starlette)
    return client.app.state


def match_at(tables: Tables, path: str) -> Match:
    """The table behind the address of its page."""
    match = tables.loaded(path.removeprefix("/t/"))
    assert match is not None
    return match
