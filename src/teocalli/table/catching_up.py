"""Catching up: what other servers wrote at tables that are in memory here, or we ourselves without hearing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from teocalli.table.background import Background
from teocalli.table.database import Unavailable
from teocalli.table.entries import Entry
from teocalli.table.folding import folded
from teocalli.table.kept_matches import KeptMatches
from teocalli.table.match import Match
from teocalli.table.refusals import Refused
from teocalli.table.replaying import cannot_be_read

#: Seconds until a database that did not answer is asked again what it has written.
RETRY = 1.0


class CatchingUp:
    """Reads what is new in the logs; `changed` hears of every match that has moved on."""

    def __init__(
        self,
        kept: KeptMatches,
        entries: Callable[[str, int], Awaitable[Sequence[Entry]]],
        changed: Callable[[Match], None],
        background: Background,
    ) -> None:
        self._kept, self._entries, self._changed, self._background = kept, entries, changed, background
        self._behind: set[str] = set()  # tables whose last entry may be written or not

    async def with_others(self, table: str) -> None:
        """Read what other servers wrote at a table, or at all of them; one that is just being loaded has a lock."""
        for one in [table] if table else self._kept.in_use():
            if self._kept.is_in_use(one):
                async with self._kept.lock(one):
                    if one in self._kept:
                        with suppress(Refused):  # that has been logged; the other tables are read all the same
                            await self.read_news(one)

    def when_back(self, table: str) -> None:
        """The database may have written what it could not answer for any more: read it as soon as it answers again."""
        if table not in self._behind:
            self._behind.add(table)
            self._background.begin(self._read_when_back(table))

    async def _read_when_back(self, table: str) -> None:
        while table in self._behind:
            try:
                await self.with_others(table)
                self._behind.discard(table)
            except Unavailable:
                await asyncio.sleep(RETRY)

    async def read_news(self, table: str) -> bool:
        """Fold what was written elsewhere; False when there was nothing."""
        match = self._kept[table]
        try:
            news = await self._entries(table, match.number)
            for entry in news:
                match = folded(match, entry)
        except Unavailable:
            raise
        except Exception as error:
            self._kept.forget(table)
            raise cannot_be_read(table, error) from None
        if news:
            self._changed(match)
        return bool(news)
