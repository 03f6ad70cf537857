"""The notifier: looks now and then for what people should be told, and tells those who are away.

It stands beside the tables and only reads them: whatever fails here, no game waits for it. Several servers look at the
same tables; the database says who was told of what, so that it is told once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol

from teocalli.table.database import Unavailable
from teocalli.table.notices.channels import TURN, Channel, Channels
from teocalli.table.notices.finding import News, Notice, news_of, told, waits_since
from teocalli.table.notices.mail import Mail
from teocalli.table.notices.post import Gone, Undelivered
from teocalli.table.notices.push import Push
from teocalli.table.notices.settings import MAIL, PUSH, WEBHOOK, NoticeSettings
from teocalli.table.notices.webhook import Webhook
from teocalli.table.refusals import Refused
from teocalli.table.tables import Tables

log = logging.getLogger("teocalli.table")
#: Whoever does nothing for so many seconds is told, where nothing else has happened; how often that is looked for.
DELAY, ROUNDS = 60.0, 10.0
#: What happened longer ago, while no server ran, is not told any more.
FORGOTTEN = 24 * 3600.0
#: Seconds before what did not arrive is sent again.
PAUSES = (5.0, 60.0)
#: So many are told at the same time.
AT_ONCE = 8


class Way(Protocol):
    """One way of telling somebody."""

    async def send(self, channel: Channel, notice: Notice) -> None:
        """Tell; `Undelivered` when it did not arrive, `Gone` when nothing ever will."""


class Notifier:
    """Tells people what they should know, in the ways that they and the host allow."""

    def __init__(
        self,
        tables: Tables,
        settings: NoticeSettings | None = None,
        *,
        delay: float = DELAY,
        rounds: float = ROUNDS,
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        self.tables, self.settings = tables, settings or NoticeSettings()
        self.channels, self.delay, self.rounds, self.pauses = Channels(tables.store.database), delay, rounds, pauses
        self.secret = tables.store.secret("notices")
        self._threads = ThreadPoolExecutor(4, "letters")
        self.mail = self._mail()
        self.push = Push(tables.store.secret("vapid"), self.settings.private, self.settings.site)
        self.ways = self._ways()
        self._seen = tables.clock() - FORGOTTEN  # what happened before has been looked at
        self._few = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[Any]] = set()

    def _mail(self) -> Mail | None:
        if MAIL not in self.settings.ways or self.settings.relay is None:
            return None
        return Mail(self.settings.relay, self.settings.site, self.secret, self._threads)

    def _ways(self) -> Mapping[str, Way]:
        found: dict[str, Way] = {MAIL: self.mail} if self.mail is not None else {}
        if PUSH in self.settings.ways:
            found[PUSH] = self.push
        if WEBHOOK in self.settings.ways:
            found[WEBHOOK] = Webhook(self.settings.private, self.settings.site)
        return found

    def _language_of(self, person: str) -> str:
        found = self.tables.store.person(person)
        return found.settings.get("language", "en") if found is not None else "en"

    # ------------------------------------------------------------ starting and stopping

    def start(self) -> None:
        if self.ways:
            self._in_background(self._look_out())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _in_background(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("A notice failed.", exc_info=error)

    async def _look_out(self) -> None:
        while True:
            await asyncio.sleep(self.rounds)
            try:
                await self.look()
            except Unavailable as error:
                log.warning("The database does not answer: %s", error)
            except Exception:
                log.exception("Looking for notices failed.")

    # ------------------------------------------------------------ looking

    async def look(self) -> None:
        """Tell of all tables where nothing has happened for a while; those looked at before are left out."""
        until = self.tables.clock() - self.delay
        quiet = await self.tables.on_disk(self.tables.store.changed_between, self._seen, until)
        for news in [news for listing in quiet for news in news_of(listing)]:
            try:
                await self._consider(news)
            except Unavailable:
                raise
            except Exception:  # nobody else waits for what is wrong with one table
                log.exception("Nobody was told of table %s.", news.listing.id)
        self._seen = until

    async def _consider(self, news: News) -> None:
        """Tell somebody who wants to know, is not there, and was not told yet."""
        table = news.listing.id
        if news.listing.game not in self.tables.games or news.person in self.tables.hub.present(table):
            return
        found = await self.tables.on_disk(self.channels.of, news.person)
        wanted = [x for x in found if x.wants(news.what) and x.kind in self.ways and x.since < news.listing.updated]
        if not wanted or (mark := await self._mark(news)) is None:
            return
        if await self.tables.on_disk(self.channels.claim, news.person, table, news.what, mark):
            notice = await self._told(news)
            for channel in wanted:
                self._in_background(self._tell(channel, notice))

    async def _mark(self, news: News) -> int | None:
        """Tells one notice from the next of its kind; None where it would be out of date, or cannot be known."""
        if news.what != TURN:
            return 0
        try:
            match = await self.tables.match(news.listing.id)
        except Refused:
            return None
        is_asked = any(place in match.movers for place in match.seats_of(news.person))
        return waits_since(match, news.person) if is_asked else None

    async def _told(self, news: News) -> Notice:
        language = await self.tables.on_disk(self._language_of, news.person)
        return told(news, self.tables.games[news.listing.game], language)

    # ------------------------------------------------------------ telling

    async def _tell(self, channel: Channel, notice: Notice) -> None:
        with suppress(Gone):
            for pause in self.pauses:
                if await self._arrives(channel, notice):
                    await self.tables.on_disk(self.channels.worked, channel.id)
                    return
                await asyncio.sleep(pause)
            await self.tell_once(channel, notice)

    async def tell_once(self, channel: Channel, notice: Notice) -> bool:
        """Tell, and count it where it does not arrive."""
        try:
            arrived = await self._arrives(channel, notice)
        except Gone:
            return False
        counted = self.channels.worked if arrived else self.channels.failed
        await self.tables.on_disk(counted, channel.id)
        return arrived

    async def _arrives(self, channel: Channel, notice: Notice) -> bool:
        """Whether it arrives; a channel behind which nobody is any more (`Gone`) is forgotten."""
        try:
            async with self._few:
                await self.ways[channel.kind].send(channel, notice)
        except Gone:
            await self.tables.on_disk(self.channels.remove, channel.id)
            raise
        except Undelivered as error:
            log.info("A notice by %s did not arrive: %s", channel.kind, error)
            return False
        return True
