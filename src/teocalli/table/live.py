"""Who is looking at which table right now, and how they hear that something changed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import orjson


class Listener:
    """One open page. Changes that come faster than it can be drawn melt into one."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.is_dismissed = False
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def change(self, seconds: float) -> bool:
        """Wait for a change; False when none came in time."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True


class Hub:
    """The listeners of all tables."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self.closing = False

    @contextmanager
    def listening(self, table: str, person: str) -> Iterator[Listener]:
        """Listen to a table; the others see who came and who went."""
        listener = Listener(person)
        self._listeners[table].add(listener)
        self.tell(table, but=listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if self._listeners[table]:
                self.tell(table)
            else:
                del self._listeners[table]

    def tell(self, table: str, but: Listener | None = None) -> None:
        """Something changed at a table."""
        for listener in self._listeners.get(table, ()):
            if listener is not but:
                listener.wake()

    def dismiss(self, person: str) -> None:
        """Let all pages of a person go, whose passes are void; those with a new one come back by themselves."""
        for listeners in self._listeners.values():
            for listener in listeners:
                if person and listener.person == person:
                    listener.is_dismissed = True
                    listener.wake()

    def present(self, table: str) -> list[str]:
        """The people whose page is open; one entry for each page, empty for strangers."""
        return [listener.person for listener in self._listeners.get(table, ())]

    def close(self) -> None:
        """Let all pages go, so that the server can stop; they come back by themselves."""
        self.closing = True
        for table in list(self._listeners):
            self.tell(table)


def message(event: str, data: Any, number: int | None = None) -> bytes:
    """A server-sent event."""
    head = f"id: {number}\n" if number is not None else ""
    return b"%sevent: %s\ndata: %s\n\n" % (head.encode(), event.encode(), orjson.dumps(data))
