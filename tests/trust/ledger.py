"""Who has written what: every change of the database is put down to the request that made it.

Bots and clocks go on while somebody asks, so it is not enough to compare the database before and after. A request has
a number, which goes wherever its work goes: into its tasks and the threads that it waits for, but not into the turns of
bots and the clocks that it sets going.
"""

from __future__ import annotations

import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextvars import Context, ContextVar, copy_context
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from teocalli.table.database import Sqlite, Statement
from teocalli.table.tables import Tables

#: The number of the request whose work this is.
REQUEST: ContextVar[int] = ContextVar("request", default=0)
HEADER = b"x-request"


class Following(ThreadPoolExecutor):
    """Threads that know whose work they do."""

    def submit(self, work: Any, /, *arguments: Any, **named: Any) -> Any:
        return super().submit(copy_context().run, work, *arguments, **named)


class Ledger:
    """Counts the changed rows of each request to one server."""

    def __init__(self, server: Tables, database: Sqlite) -> None:
        self.changes: Counter[int] = Counter()
        self._database, self._write, self._lock = database, database.write, threading.Lock()
        database.write = self._noted  # type: ignore[method-assign]
        commit = server.group_commit.write

        async def committed(lines: Any) -> None:
            await commit(lines)
            self.changes[REQUEST.get()] += len(lines)

        server.group_commit.write = committed  # type: ignore[method-assign]
        server._disk, server._readers = Following(1), Following(2)  # commits of several keep the disk they have
        server._rater = Following(1)
        play, ring = server.automatic_play.bots._play, server.automatic_play.timekeeper._ring

        async def play_for_nobody(table: str) -> None:
            REQUEST.set(0)
            await play(table)

        server.automatic_play.bots._play = play_for_nobody
        server.automatic_play.timekeeper._ring = lambda table: Context().run(ring, table)

    def _noted(self, *statements: Statement) -> int:
        with self._lock:
            before = self._database._connection.total_changes
            try:
                return self._write(*statements)
            finally:
                self.changes[REQUEST.get()] += self._database._connection.total_changes - before

    def around(self, app: ASGIApp) -> ASGIApp:
        """An application that reads the number of each request in its head."""

        async def numbered(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "http":
                REQUEST.set(int(dict(scope["headers"]).get(HEADER, b"0")))
            await app(scope, receive, send)

        return numbered
