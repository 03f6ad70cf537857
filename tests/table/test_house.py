"""The house: two servers at one table, and two requests at one moment. Each sees all that was accepted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest

from teocalli.engine.game import Setting
from teocalli.table.deeds import act, opening
from teocalli.table.house import House
from teocalli.table.match import Match
from teocalli.table.people import newcomer
from teocalli.table.store import Entry
from tests.table.conftest import new_house

ANNA = newcomer("Anna")


def table_of(house: House) -> Entry:
    """Anna on both seats."""
    seat = {"kind": "person", "person": ANNA.id, "name": "Anna"}
    return opening(ANNA, house.games["tiny"], Setting(2), [seat, seat])


def test_news_that_come_while_a_table_is_loaded_are_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> tuple[int, int]:
        here, elsewhere = new_house(database), new_house(database)
        table = (await elsewhere.open(table_of(here))).id
        has_read, may_go_on, replayed = threading.Event(), threading.Event(), here._replayed

        def slowly(table: str, entries: Sequence[Entry]) -> Match:
            has_read.set()
            may_go_on.wait(10)
            return replayed(table, entries)

        monkeypatch.setattr(here, "_replayed", slowly)
        loading = asyncio.create_task(here.match(table))
        await asyncio.to_thread(has_read.wait, 10)
        written = await elsewhere.do(table, act(ANNA, 0, "take 1", 0))
        hearing = asyncio.create_task(here._catch_up(table))
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(loading, hearing)
        known = await here.match(table)
        for house in (here, elsewhere):
            await house.stop()
        return written.number, known.number

    assert asyncio.run(story()) == (2, 2)


def test_a_table_that_is_forgotten_meanwhile_has_no_news(database: str) -> None:
    async def story() -> None:
        house = new_house(database)
        table = (await house.open(table_of(house))).id
        async with house._lock(table):
            hearing = [asyncio.create_task(house._catch_up(which)) for which in (table, "")]
            await asyncio.sleep(0)
            del house._matches[table]
        await asyncio.gather(*hearing)
        assert (await house.match(table)).number == 1
        await house.stop()

    asyncio.run(story())


def test_whoever_opens_a_table_gets_it_as_it_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if somebody who sent the same form finds it on disk and plays before the opening is answered."""

    async def story() -> None:
        house = new_house(database)
        write, others = house.clerk.write, list[asyncio.Task[Match]]()

        async def again() -> Match:
            opened = await house.open(table_of(house), "form")
            return await house.do(opened.id, act(ANNA, 0, "take 1", 0))

        async def slowly(lines: Sequence[tuple[str, Sequence[object]]]) -> None:
            await write(lines)
            if not others:
                others.append(asyncio.create_task(again()))
                await asyncio.wait(others, timeout=0.5)

        monkeypatch.setattr(house.clerk, "write", slowly)
        opened = await house.open(table_of(house), "form")
        assert opened is house.loaded(opened.id)
        played = await others[0]
        assert (played.id, played.number) == (opened.id, 2)
        assert played is house.loaded(opened.id)
        await house.stop()

    asyncio.run(story())
