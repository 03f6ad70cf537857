"""Who is looking at which table right now, and how they hear that something changed."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson

from teocalli.table.other_servers import OtherServers, Page

#: Seconds between two news of who is there, and how many may listen until it takes longer.
PRESENCE_PAUSE, CROWD = 1.0, 100


class Listener:
    """One open page. Changes that come faster than it can be drawn melt into one.

    One that nobody has looked at for a while hears everything, too.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.is_dismissed = False
        self.has_changed = False
        self._waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self.has_changed = True
        self._stop_waiting()

    def dismiss(self) -> None:
        """Nothing more is to be told."""
        self.is_dismissed = True
        self.wake()

    async def change(self, seconds: float) -> bool:
        """Wait for a change; False when none came in time."""
        if not self.has_changed:
            loop = asyncio.get_running_loop()
            self._waiting, timer = loop.create_future(), loop.call_later(seconds, self._stop_waiting)
            try:
                await self._waiting
            finally:
                timer.cancel()
        changed, self.has_changed = self.has_changed, False
        return changed

    def _stop_waiting(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Hub:
    """The listeners of all tables.

    Who came and went is told at most once a second, at a crowded table less often: all who listen draw their page then.
    """

    def __init__(self, pause: float = PRESENCE_PAUSE) -> None:
        self.pause = pause
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._told: dict[str, Counter[Page]] = {}  # what was open when it was last told
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._told_here: dict[str, list[Page]] = {}
        self.elsewhere = OtherServers()
        self.announce: Callable[[str], None] = lambda message: None  # to other servers
        self.closing = False

    @contextmanager
    def listening(self, table: str, person: str, is_hidden: bool = False) -> Iterator[Listener]:
        """Listen to a table; the others see who came and who went."""
        listener = Listener(Page(person, is_hidden))
        self._listeners[table].add(listener)
        self._come_or_gone(table, but=listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            self._come_or_gone(table)
            if not self._listeners[table]:
                del self._listeners[table]

    def _come_or_gone(self, table: str, but: Listener | None = None) -> None:
        """Tell who is there: at once, if that was not done lately, or a little later."""
        if table not in self._waiting:
            self._tell_presence(table, but)

    def _tell_presence(self, table: str, but: Listener | None = None) -> None:
        self._waiting.pop(table, None)
        there = Counter(self._pages(table))
        if self._told.get(table, Counter()) == there:
            return
        self.tell(table, but)
        if self._told_here.get(table, []) != (here := sorted(self._here(table))):
            self._told_here[table] = here
            self.announce(self.elsewhere.message(table, here))
        if not here:
            self._told_here.pop(table, None)
        if there:
            self._told[table] = there
        else:
            self._told.pop(table, None)
        pause = self.pause * max(1.0, there.total() / CROWD)
        self._waiting[table] = asyncio.get_running_loop().call_later(pause, self._tell_presence, table)

    def tell(self, table: str, but: Listener | None = None) -> None:
        """Something changed at a table."""
        for listener in self._listeners.get(table, ()):
            if listener is not but:
                listener.wake()

    def dismiss(self, person: str) -> None:
        """Let all pages of a person go, whose passes are void; those with a new one come back by themselves."""
        for listeners in self._listeners.values():
            for listener in listeners:
                if person and listener.page.person == person:
                    listener.dismiss()

    @property
    def pages(self) -> int:
        """How many listen, at all tables together."""
        return sum(map(len, self._listeners.values()))

    def present(self, table: str) -> list[str]:
        """The people who have the table open, in whichever tab; one entry for each page, empty for strangers."""
        return [page.person for page in self._pages(table)]

    def in_sight(self, table: str) -> set[str]:
        """The people who see the table, or did a moment ago: the others hear of their turn by a notice."""
        return {page.person for page in self._pages(table) if not page.is_hidden}

    def _pages(self, table: str) -> list[Page]:
        return self._here(table) + self.elsewhere.pages(table)

    def _here(self, table: str) -> list[Page]:
        return [listener.page for listener in self._listeners.get(table, ())]

    def announce_all(self) -> None:
        """Say again who is here, and forget servers that are silent."""
        for table in list(self._listeners):
            self.announce(self.elsewhere.message(table, self._here(table)))
        for table in self.elsewhere.forget_silent():
            self._come_or_gone(table)

    def hear(self, message: str) -> None:
        """Another server says who is there."""
        if (table := self.elsewhere.hear(message)) and table in self._listeners:
            self._come_or_gone(table)

    def close(self) -> None:
        """Let all pages go, so that the server can stop; they come back by themselves."""
        self.closing = True
        for table in list(self._listeners):
            self.tell(table)


def message(event: str, data: Any, number: int | None = None) -> bytes:
    """A server-sent event."""
    head = f"id: {number}\n" if number is not None else ""
    return b"%sevent: %s\ndata: %s\n\n" % (head.encode(), event.encode(), orjson.dumps(data))
