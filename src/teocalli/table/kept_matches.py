"""The matches in memory: the newest state of each table looked at lately, and a lock for each that is in use."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from teocalli.table.match import Match

#: Matches kept in memory; others are read from the log again when somebody looks at them.
MOST_KEPT = 300


class KeptMatches:
    """Matches by table, those used last at the end."""

    def __init__(self, is_needed: Callable[[str], bool]) -> None:
        self._is_needed = is_needed
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._matches)

    def __contains__(self, table: str) -> bool:
        return table in self._matches

    def __getitem__(self, table: str) -> Match:
        return self._matches[table]

    def get(self, table: str) -> Match | None:
        return self._matches.get(table)

    def lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    def in_use(self) -> list[str]:
        """The tables in memory, and those that are just being read."""
        return [*self._matches, *(self._locks.keys() - self._matches.keys())]

    def is_in_use(self, table: str) -> bool:
        return table in self._matches or table in self._locks

    def used(self, table: str) -> None:
        self._matches.move_to_end(table)

    def keep(self, match: Match) -> None:
        """Keep the newest state of a table."""
        self._matches[match.id] = match

    def forget_unused(self) -> None:
        """Forget what was not used for longest, where there are too many; the first that is needed ends it."""
        while len(self._matches) > MOST_KEPT:
            oldest = next(iter(self._matches))
            if self._is_needed(oldest) or self.lock(oldest).locked():
                self._matches.move_to_end(oldest)
                break
            self.forget(oldest)
            self.unlock(oldest)

    def forget(self, table: str) -> None:
        del self._matches[table]

    def unlock(self, table: str) -> None:
        """There is no such table, or nobody needs its lock any more."""
        self._locks.pop(table, None)
