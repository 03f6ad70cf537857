"""Who looks at a table through another server: servers on one PostgreSQL database tell each other."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

#: A server says again what it said every so many seconds; one that is silent for longer than that is gone.
AGAIN, SILENCE = 30.0, 75.0
#: A message of PostgreSQL has 8000 bytes.
MOST_TOLD = 250


class OtherServers:
    """What the other servers said last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.me, self.clock = secrets.token_hex(4), clock
        self._said: dict[str, dict[str, tuple[float, list[str]]]] = {}  # by table and server: when, and who is there

    def message(self, table: str, people: Sequence[str]) -> str:
        """What we say of a table."""
        return json.dumps([self.me, table, list(people)[:MOST_TOLD]], separators=(",", ":"))

    def hear(self, message: str) -> str:
        """Take in what a server said; the table where somebody came or went, empty if none did."""
        try:
            server, table, people = json.loads(message)
        except (ValueError, TypeError, RecursionError):
            return ""
        if server == self.me or not _is_told(server, table, people):
            return ""
        said = self._said.setdefault(table, {})
        before = said.pop(server, (0.0, []))[1]
        if people:
            said[server] = self.clock(), people
        elif not said:
            del self._said[table]
        return table if sorted(people) != sorted(before) else ""

    def present(self, table: str) -> list[str]:
        """Who is there; one entry for each page, empty for strangers."""
        since = self.clock() - SILENCE
        return [person for at, people in self._said.get(table, {}).values() if at > since for person in people]

    def forget_silent(self) -> list[str]:
        """The tables of servers that have not been heard of for long."""
        since = self.clock() - SILENCE
        silent = [
            (table, server) for table, said in self._said.items() for server, (at, _) in said.items() if at <= since
        ]
        for table, server in silent:
            del self._said[table][server]
            if not self._said[table]:
                del self._said[table]
        return [table for table, _ in silent]


def _is_told(server: Any, table: Any, people: Any) -> bool:
    """Whether this is what a server says."""
    return isinstance(people, list) and all(isinstance(text, str) for text in (server, table, *people))
