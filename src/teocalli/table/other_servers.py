"""Who looks at a table through another server: servers on one PostgreSQL database tell each other."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

#: A server says again what it said every so many seconds; one that is silent for longer than that is gone.
AGAIN, SILENCE = 30.0, 75.0
#: A message of PostgreSQL has 8000 bytes.
MOST_TOLD = 250


class Page(NamedTuple):
    """An open page of a table, a stranger's without a person. Nobody has looked for a while at one that is hidden."""

    person: str
    is_hidden: bool = False


class OtherServers:
    """What the other servers said last."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.me, self.clock = secrets.token_hex(4), clock
        self._said: dict[str, dict[str, tuple[float, list[Page]]]] = {}  # by table and server: when, and which pages

    def message(self, table: str, pages: Sequence[Page]) -> str:
        """What we say of a table: whose pages are in sight, and whose are hidden."""
        told = sorted(pages, key=lambda page: page.is_hidden)[:MOST_TOLD]
        people = [[page.person for page in told if page.is_hidden == is_hidden] for is_hidden in (False, True)]
        return json.dumps([self.me, table, *people], separators=(",", ":"))

    def hear(self, message: str) -> str:
        """Take in what a server said; the table where a page came, went or was hidden, empty if none did."""
        try:
            server, table, in_sight, hidden = json.loads(message)
        except (ValueError, TypeError, RecursionError):
            return ""
        if server == self.me or not _is_told(server, table, in_sight, hidden):
            return ""
        pages = [Page(person) for person in in_sight] + [Page(person, True) for person in hidden]
        said = self._said.setdefault(table, {})
        before = said.pop(server, (0.0, []))[1]
        if pages:
            said[server] = self.clock(), pages
        elif not said:
            del self._said[table]
        return table if sorted(pages) != sorted(before) else ""

    def pages(self, table: str) -> list[Page]:
        """The pages that are open there."""
        since = self.clock() - SILENCE
        return [page for at, pages in self._said.get(table, {}).values() if at > since for page in pages]

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


def _is_told(server: Any, table: Any, in_sight: Any, hidden: Any) -> bool:
    """Whether this is what a server says."""
    if not isinstance(in_sight, list) or not isinstance(hidden, list):
        return False
    return all(isinstance(text, str) for text in (server, table, *in_sight, *hidden))
