"""The notifier: looks now and then for what people should be told, and tells those who are away.

It stands beside the tables and only reads them: whatever fails here, no game waits for it. Several servers look at the
same tables; the database says who was told of what, so that it is told once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from teocalli.table.background import Background
from teocalli.table.database import Unavailable
from teocalli.table.notices.channels import TURN, Channel, Channels, Key
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
#: Seconds before what did not arrive is sent again at once, and before somebody takes it up again later.
PAUSES = (5.0, 60.0)
AGAIN = (600.0, 3600.0, 6 * 3600.0)
#: Seconds after which whoever wanted to tell something counts as gone.
LONGEST = 600.0
#: What was told of a game is remembered for so long after its end.
REMEMBERED = 30 * 24 * 3600.0
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
        self._forgot = 0.0
        self._few = asyncio.Semaphore(AT_ONCE)
        self._background = Background()

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
            self._background.begin(self._look_out())

    async def stop(self) -> None:
        await self._background.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)

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
            await self._consider(news)
        for key in await self.tables.on_disk(self.channels.late, self.tables.clock()):
            await self._take_up(key)
        await self._forget()
        self._seen = until

    async def _take_up(self, key: Key) -> None:
        """Try once more what did not arrive, if it still holds."""
        listing = await self.tables.on_disk(self.tables.store.listing, key[1])
        news = next((news for news in news_of(listing) if news.key == key), None) if listing is not None else None
        if news is None or not await self._consider(news):
            await self.tables.on_disk(self.channels.settle, key)

    async def _forget(self) -> None:
        """What was told of games that have long been over, once a day."""
        now = self.tables.clock()
        if now - self._forgot > FORGOTTEN:
            self._forgot = now
            await self.tables.on_disk(self.channels.forget, now - REMEMBERED)

    async def _consider(self, news: News) -> bool:
        """Tell somebody who wants to know, is not there, and was not told yet; False where there is nobody to tell."""
        try:
            wanted = await self._wanted(news)
            if not wanted or (mark := await self._mark(news)) is None:
                return False
            now = self.tables.clock()
            tries = await self.tables.on_disk(self.channels.claim, news.key, mark, now, now + LONGEST)
            if tries > len(AGAIN) + 1:  # nobody who tried it came as far as saying how it went
                await self.tables.on_disk(self.channels.settle, news.key)
            elif tries:
                self._background.begin(self._tell_all(news, wanted, tries))
        except Unavailable:
            raise
        except Exception:  # nobody else waits for what is wrong with one table
            log.exception("Nobody was told of table %s.", news.listing.id)
            return False
        return True

    async def _wanted(self, news: News) -> list[Channel]:
        """By which ways somebody is to be told; none for whoever sees the table."""
        if news.listing.game not in self.tables.games or news.person in self.tables.hub.in_sight(news.listing.id):
            return []
        found = await self.tables.on_disk(self.channels.of, news.person)
        return [x for x in found if x.wants(news.what) and x.kind in self.ways and x.since < news.listing.updated]

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

    async def _tell_all(self, news: News, channels: Sequence[Channel], tries: int) -> None:
        """Tell by all ways. What arrives by none is tried again later, by whichever server, but not for ever."""
        notice = await self._told(news)
        arrived = await asyncio.gather(*(self._tell(channel, notice) for channel in channels))
        is_due = False in arrived and True not in arrived and tries <= len(AGAIN)
        later = self.tables.clock() + AGAIN[tries - 1] if is_due else 0.0
        await self.tables.on_disk(self.channels.settle, news.key, later)
        for channel, is_there in zip(channels, arrived, strict=True):
            if is_there is not False or not is_due:  # what is tried again has not failed yet
                await self._note(channel, is_there)

    async def _tell(self, channel: Channel, notice: Notice) -> bool | None:
        """Whether it arrived, at once or a little later; None where nobody is there any more."""
        for pause in self.pauses:
            if (arrived := await self._arrives(channel, notice)) is not False:
                return arrived
            await asyncio.sleep(pause)
        return await self._arrives(channel, notice)

    async def tell_once(self, channel: Channel, notice: Notice) -> bool:
        """Tell, and count it where it does not arrive."""
        arrived = await self._arrives(channel, notice)
        await self._note(channel, arrived)
        return arrived is True

    async def _arrives(self, channel: Channel, notice: Notice) -> bool | None:
        """Whether it arrives; None where nobody is there any more. Whatever goes wrong, the other ways are tried."""
        try:
            async with self._few:
                await self.ways[channel.kind].send(channel, notice)
        except Gone:
            return None
        except Undelivered as error:
            log.info("A notice by %s did not arrive: %s", channel.kind, error)
            return False
        except Exception:
            log.exception("A notice by %s could not be sent.", channel.kind)
            return False
        return True

    async def _note(self, channel: Channel, arrived: bool | None) -> None:
        """Count what worked and what failed; forget a channel behind which nobody is any more."""
        outcomes = {True: self.channels.worked, False: self.channels.failed, None: self.channels.remove}
        await self.tables.on_disk(outcomes[arrived], channel.id)
