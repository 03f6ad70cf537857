"""The tables: two servers at one table, and two requests at one moment. Each sees all that was accepted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from teocalli.engine.game import Setting
from teocalli.table.commands import Act, opening
from teocalli.table.database import Statement, Unavailable
from teocalli.table.entries import Entry
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.people import newcomer
from teocalli.table.refusals import Refused
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables

ANNA = newcomer("Anna")


def table_of(tables: Tables) -> Entry:
    """Anna on both seats."""
    seat = Seat(PERSON, ANNA.id, "Anna")
    return opening(ANNA, tables.games["tiny"], Setting(2), [seat, seat])


def test_news_that_come_while_a_table_is_loaded_are_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> tuple[int, int]:
        here, elsewhere = new_tables(database), new_tables(database)
        table = (await elsewhere.open(table_of(here))).id
        has_read, may_go_on, replayed = threading.Event(), threading.Event(), here._replayed

        def slowly(table: str, entries: Sequence[Entry]) -> Match:
            has_read.set()
            may_go_on.wait(10)
            return replayed(table, entries)

        monkeypatch.setattr(here, "_replayed", slowly)
        loading = asyncio.create_task(here.match(table))
        await asyncio.to_thread(has_read.wait, 10)
        written = await elsewhere.do(table, ANNA, Act(0, "take 1", 0))
        hearing = asyncio.create_task(here.catching_up.with_others(table))
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(loading, hearing)
        known = await here.match(table)
        for tables in (here, elsewhere):
            await tables.stop()
        return written.number, known.number

    assert asyncio.run(story()) == (2, 2)


def test_what_was_written_though_the_answer_was_lost_is_shown_when_the_database_is_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teocalli.table.catching_up.RETRY", 0.0)

    async def story() -> None:
        tables = new_tables(database)
        table = (await tables.open(table_of(tables))).id
        write, entries = tables.store.database.write, tables.store.entries

        def away(*_: object) -> list[Entry]:
            monkeypatch.setattr(tables.store, "entries", entries)
            raise Unavailable("it is being started")

        def lost(*statements: Statement) -> int:
            write(*statements)
            monkeypatch.setattr(tables.store.database, "write", write)
            monkeypatch.setattr(tables.store, "entries", away)
            raise Unavailable("the connection is lost")

        with tables.hub.listening(table, ANNA.id) as listener:
            monkeypatch.setattr(tables.store.database, "write", lost)
            with pytest.raises(Unavailable):
                await tables.do(table, ANNA, Act(0, "take 1", 0))
            assert await listener.change(5), "whoever looks on hears of it"
            assert (await tables.match(table)).number == 2
        await tables.stop()

    asyncio.run(story())


def test_nobody_is_shown_what_another_server_was_quicker_than(database: str) -> None:
    async def story() -> None:
        here, elsewhere = new_tables(database), new_tables(database)
        match = await here.open(table_of(here))
        here.memos.of(match.id, match.number)
        await elsewhere.do(match.id, ANNA, Act(0, "take 1", 0))
        with pytest.raises(Refused):
            await here.do(match.id, ANNA, Act(0, "take 2", 0))
        match = await here.match(match.id)
        assert here.memos.of(match.id, match.number).open_view(match) == match.game.view(match.state, -1)
        for tables in (here, elsewhere):
            await tables.stop()

    asyncio.run(story())


def test_a_table_that_is_forgotten_meanwhile_has_no_news(database: str) -> None:
    async def story() -> None:
        tables = new_tables(database)
        table = (await tables.open(table_of(tables))).id
        async with tables.kept.lock(table):
            hearing = [asyncio.create_task(tables.catching_up.with_others(which)) for which in (table, "")]
            await asyncio.sleep(0)
            tables.kept.forget(table)
        await asyncio.gather(*hearing)
        assert (await tables.match(table)).number == 1
        await tables.stop()

    asyncio.run(story())


def test_a_table_that_only_hidden_pages_show_is_kept_in_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tables = new_tables(database)
        monkeypatch.setattr("teocalli.table.kept_matches.MOST_KEPT", 1)
        watched = (await tables.open(table_of(tables))).id
        with tables.hub.listening(watched, ANNA.id, is_hidden=True):
            await tables.open(table_of(tables))
            assert tables.loaded(watched) is not None
        await tables.open(table_of(tables))
        await tables.open(table_of(tables))
        assert tables.loaded(watched) is None, "nobody has it open any more"
        await tables.stop()

    asyncio.run(story())


def test_whoever_opens_a_table_gets_it_as_it_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if somebody who sent the same form finds it on disk and plays before the opening is answered."""

    async def story() -> None:
        tables = new_tables(database)
        write, others = tables.group_commit.write, list[asyncio.Task[Match]]()

        async def again() -> Match:
            opened = await tables.open(table_of(tables), "form")
            return await tables.do(opened.id, ANNA, Act(0, "take 1", 0))

        async def slowly(lines: Sequence[tuple[str, Sequence[object]]]) -> None:
            await write(lines)
            if not others:
                others.append(asyncio.create_task(again()))
                await asyncio.wait(others, timeout=0.5)

        monkeypatch.setattr(tables.group_commit, "write", slowly)
        opened = await tables.open(table_of(tables), "form")
        assert opened is tables.loaded(opened.id)
        played = await others[0]
        assert (played.id, played.number) == (opened.id, 2)
        assert played is tables.loaded(opened.id)
        await tables.stop()

    asyncio.run(story())
