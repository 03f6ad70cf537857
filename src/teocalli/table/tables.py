"""The tables: all tables, each command in its turn. What is accepted is on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, TypeVar

from msgspec import structs

from teocalli.engine.actions import UnknownToken
from teocalli.engine.forced import ASK_ALL
from teocalli.engine.game import Game, IllegalAction
from teocalli.table import automatic_play
from teocalli.table.automatic_play import AutomaticPlay
from teocalli.table.background import Background
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.catching_up import CatchingUp
from teocalli.table.commands import Actor, Asked, Command, Step, known_by, new_id, once_more
from teocalli.table.commands.opening import Propose
from teocalli.table.commands.seats import Accept
from teocalli.table.database import Conflict, Postgres, Statement, Unavailable
from teocalli.table.entries import Entry, Played, Reserved, SatDown
from teocalli.table.folding import begin, folded
from teocalli.table.group_commit import GroupCommit
from teocalli.table.hand_over import HandOver
from teocalli.table.kept_matches import KeptMatches
from teocalli.table.listing import listing
from teocalli.table.live import Hub
from teocalli.table.match import BOT, OVER, Match
from teocalli.table.memo import MOST_REPLAYS, Memos
from teocalli.table.other_servers import AGAIN
from teocalli.table.ratings import Ladders, Rating, is_wanted
from teocalli.table.refusals import Refused
from teocalli.table.replaying import cannot_be_read, check_sum, replayed
from teocalli.table.results import Results, keeping, may_be_rated, result_of
from teocalli.table.store import Listing, Person, Store, appending, welcoming

log = logging.getLogger("teocalli.table")
Result = TypeVar("Result")
#: How often, in seconds, all games under way are looked through for bots that have not moved.
ROUNDS = 20.0


def _seated_by(entry: Entry) -> list[str]:
    """Who has a seat from now on."""
    if isinstance(entry.body, Reserved):
        return [entry.body.person]
    return [entry.person] if isinstance(entry.body, SatDown) else []


def _is_forced(entry: Entry) -> bool:
    return isinstance(entry.body, Played) and entry.body.forced


class Tables:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        bot_workers: BotWorkers,
        *,
        pace: float = 0.15,
        rounds: float = ROUNDS,
        clock: Callable[[], float] = time.time,
        hand_over: HandOver | None = None,
    ) -> None:
        self.store, self.games, self.bot_workers, self.clock = store, games, bot_workers, clock
        self.hub, self.rounds, self.results = Hub(), rounds, Results(store.database)
        self.memos, self.replay_memos = Memos(), Memos(MOST_REPLAYS)
        self.ladders = Ladders(self.results)
        self.kept = KeptMatches(lambda table: table in self.automatic_play.bots or bool(self.hub.present(table)))
        self._background = Background()
        self.catching_up = CatchingUp(self.kept, self._entries, self._written_elsewhere, self._background)
        self.automatic_play = AutomaticPlay(self, bot_workers, self._background, pace, clock, hand_over)
        self._disk = ThreadPoolExecutor(1, "disk")
        self._readers = ThreadPoolExecutor(2, "reader")
        self._rater = ThreadPoolExecutor(1, "rater")
        self.group_commit = GroupCommit(store.database, self._disk)
        self._stopped = threading.Event()
        self._ear: threading.Thread | None = None

    @property
    def tables_loaded(self) -> int:
        return len(self.kept)

    async def on_disk(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call the store outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._disk, function, *arguments)

    async def aside(self, function: Callable[..., Result], *arguments: Any) -> Result:
        """Call what takes long, as replaying a game does, outside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function, *arguments)

    async def rating(self, game: str, person: str) -> Rating | None:
        """Somebody's rating in a title; where it takes long, only those who ask for one wait."""
        return await asyncio.get_running_loop().run_in_executor(self._rater, self.ladders.of, game, person)

    # ------------------------------------------------------------ starting and stopping

    async def start(self) -> None:
        """Let the bots of all games under way think again; with PostgreSQL, hear of other servers' entries."""
        loop = asyncio.get_running_loop()
        if isinstance(database := self.store.database, Postgres):

            def heard(table: str) -> None:
                loop.call_soon_threadsafe(lambda: self._background.begin(self.catching_up.with_others(table)))

            def announced(message: str) -> None:
                loop.call_soon_threadsafe(self.hub.hear, message)

            self.hub.announce = lambda message: self._background.begin(self.on_disk(database.announce, message))
            self._ear = threading.Thread(target=database.listen, args=(heard, self._stopped, announced))
            self._ear.start()
            self._background.begin(self._say_who_is_here())
        self._background.begin(self._look_after_tables())

    async def _say_who_is_here(self) -> None:
        """Other servers may have been started since, or have died."""
        while True:
            await asyncio.sleep(AGAIN)
            self.hub.announce_all()

    async def _look_after_tables(self) -> None:
        """At the start and now and then: wake bots that have not moved, whoever's server should have let them think.

        And watch the clocks that run out before the next time. Other processes of ours look after their own tables,
        once they have had the time to say that they are there.
        """
        quiet = 0.0
        if self.automatic_play.hand_over is not None:
            await self.automatic_play.hand_over.hear_others()
        while True:
            try:
                for table in await self.on_disk(self.store.waiting_for_bots, self.clock(), quiet):
                    if table not in self.automatic_play.bots and self.automatic_play.looks_after(table):
                        await self.automatic_play.go_on(table)
                for table in await self.on_disk(self.store.running_out, self.clock() + self.rounds):
                    if self.automatic_play.looks_after(table):
                        await self.automatic_play.go_on(table)
            except Unavailable as error:
                log.warning("The database does not answer: %s", error)
            await asyncio.sleep(self.rounds)
            quiet = automatic_play.OVERDUE

    def look_after(self, table: str) -> None:
        """Another process has done something at a table that is looked after here: its bots may have to choose."""

        async def read_and_go_on() -> None:
            await self.catching_up.with_others(table)
            await self.automatic_play.go_on(table)

        self._background.begin(read_and_go_on())

    async def stop(self) -> None:
        self._stopped.set()
        self.hub.close()
        self.automatic_play.stop()
        await self._background.stop()
        self.bot_workers.close()
        if self._ear is not None:
            await asyncio.to_thread(self._ear.join)
        for threads in (self._readers, self._rater):
            threads.shutdown(wait=True, cancel_futures=True)
        self._disk.shutdown(wait=True)
        self.store.database.close()

    # ------------------------------------------------------------ finding

    async def match(self, table: str) -> Match:
        """A table by its id."""
        if not (table.isascii() and table.isalnum()):  # no id of ours, and perhaps nothing that a database can look for
            raise Refused("refused-table", 404)
        found = self.kept.get(table)
        if found is None:
            async with self.kept.lock(table):
                found = self.kept.get(table) or await self._load(table)
        self.kept.used(table)
        return found

    def loaded(self, table: str) -> Match | None:
        """A table that is in memory."""
        return self.kept.get(table)

    async def _load(self, table: str) -> Match:
        try:
            entries = await self._entries(table)
        except ValueError as error:
            raise cannot_be_read(table, error) from None
        if not entries:
            self.kept.unlock(table)
            raise Refused("refused-table", 404)
        match = await self.aside(self._replayed, table, entries)
        self._keep(match)
        self.kept.forget_unused()
        return match

    async def _entries(self, table: str, after: int = 0) -> Sequence[Entry]:
        return await self.on_disk(self.store.entries, table, after)

    def _replayed(self, table: str, entries: Sequence[Entry]) -> Match:
        return replayed(self.games, table, entries)

    def _keep(self, match: Match) -> None:
        """Keep the newest state of a table, and an eye on its clock."""
        self.kept.keep(match)
        self.automatic_play.timekeeper.watch(match)

    def _written_elsewhere(self, match: Match) -> None:
        self._keep(match)
        self.hub.tell(match.id)
        self.automatic_play.wake_later(match)

    # ------------------------------------------------------------ doing

    async def open(self, entry: Entry, key: str = "", newcomer: Person | None = None) -> Match:
        """Open a table; the same key again gives the same table, also from another server."""
        if key:
            entry = replace(entry, key=known_by(entry.person, "open", key))
        if (found := await self._opened(entry)) is not None:
            return found
        entry = replace(entry, number=1, at=self.clock())
        entry, match = await self.aside(self._begun, entry)
        people = sorted(match.people() | {entry.person})
        try:
            async with self.kept.lock(match.id):  # whoever hears of it from elsewhere waits until it is kept here
                await self.group_commit.write(
                    [*welcoming(newcomer), *appending(match.id, [entry], self._listing(match), people)]
                )
                self._keep(match)
                self.kept.forget_unused()
        except Conflict:
            self.kept.unlock(match.id)
            if (found := await self._opened(entry)) is None:
                raise
            return found
        self.automatic_play.wake(match)
        for strength in {seat.strength for seat in match.seats if seat.kind == BOT and seat.strength}:
            self._get_ready(match.game.meta.key, strength)
        return match

    async def _opened(self, entry: Entry) -> Match | None:
        """The table that was opened with the entry's key before."""
        table = await self.on_disk(self.store.opened, entry.key) if entry.key is not None else None
        return await self.match(table) if table is not None else None

    def _begun(self, entry: Entry) -> tuple[Entry, Match]:
        """The match of a new table; its entry with a check sum, if actions are there from the beginning."""
        try:
            match = begin(new_id(), self.games[entry.opened.game], entry)
        except (UnknownToken, IllegalAction) as error:
            raise Refused("refused-record", 400, why=error) from None
        if match.given:
            entry = replace(entry, body=structs.replace(entry.opened, sum=check_sum(match.game, match.state)))
        return entry, match

    async def rematch(self, table: str, person: Person) -> Match:
        """The table where the same people play once more: the first who asks opens it, the others sit down there."""
        match = await self.match(table)
        if not match.rematch:
            opened = await self.open(once_more(person, match))
            match = await self.do(table, person, Propose(opened.id))
        again = await self.match(match.rematch)
        for seat in again.kept_for(person.id):
            again = await self.do(again.id, person, Accept(seat))
        return again

    def _get_ready(self, key: str, strength: str) -> None:
        """Let a kind of bot load and compile what it needs while people still look at the board."""
        if not self.bot_workers.is_ready(key, strength):
            self._background.begin(self.bot_workers.warm_up(key, strength))

    async def do(self, table: str, actor: Actor, command: Command, newcomer: Person | None = None) -> Match:
        """Carry out a command. The same key again changes nothing and is answered like the first time.

        Whoever does it may be a newcomer, who is known only if it is done.
        """
        await self.match(table)
        done = None
        async with self.kept.lock(table):
            while done is None:
                match = self.kept.get(table) or await self._load(table)
                done = await self._try(match, actor, command, newcomer)
        self.hub.tell(table)
        self.automatic_play.wake(done)
        return done

    async def _try(self, match: Match, actor: Actor, command: Command, newcomer: Person | None) -> Match | None:
        """The match with the command done; None when another server wrote to this table first, which has been read."""
        key = command.known_as(actor)
        if key is not None and key in match.keys:
            return match
        asked = Asked(actor, self.clock(), self.hub.present(match.id))
        try:
            entry, outcome = command.check(match, asked)
        except Refused:  # perhaps only because this server is behind
            if await self.catching_up.read_news(match.id):
                return None
            raise
        entries = [replace(entry, number=match.number + 1, at=self.clock(), key=key)]
        after = folded(match, entries[0], outcome)
        while (more := await self._what_follows(command, after, asked)) is not None:
            entries.append(replace(more[0], number=after.number + 1, at=self.clock()))
            after = folded(after, entries[-1], more[1])
        people = _seated_by(entry)
        try:
            lines = appending(match.id, entries, self._listing(after), people)
            if after.status == OVER != match.status:
                lines += await self._result(after)
            await self.group_commit.write([*welcoming(newcomer), *lines])
        except BaseException as error:
            self.memos.forget(match.id)  # it knows of something that has not happened
            if isinstance(error, Conflict) and await self.catching_up.read_news(match.id):
                return None
            if isinstance(error, Unavailable):
                self.catching_up.when_back(match.id)
            raise
        self._keep(after)
        return after

    async def _result(self, match: Match) -> list[Statement]:
        """What is written of how a game ended. It is rated where everybody who played wanted that when it began."""
        is_rated = may_be_rated(match)
        for seat in match.seats if is_rated else ():
            person = await self.person(seat.person)
            is_rated &= person is not None and is_wanted(person.settings.get("rated", ()), match.moves[0].at)
        try:
            return [keeping(await self.aside(result_of, match), is_rated)]
        except Exception:  # a game can be ended though nobody can count its points
            log.exception("Table %s has no score sheet.", match.id)
            return []

    def _listing(self, match: Match) -> Listing:
        return listing(match, self.memos.of(match.id, match.number))

    async def _what_follows(self, command: Command, match: Match, asked: Asked) -> Step | None:
        """What happens by itself after a command; a forced step does not where that person wants to be asked."""
        more = command.follow(match, asked)
        if more is None or not _is_forced(more[0]):
            return more
        person = await self.person(match.seats[match.mover].person)
        return None if person is not None and person.settings.get("ask") == ASK_ALL else more

    # ------------------------------------------------------------ people

    async def person(self, id: str) -> Person | None:
        if not id:
            return None
        return self.store.known(id) or await self.on_disk(self.store.person, id)
