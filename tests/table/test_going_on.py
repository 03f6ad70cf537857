"""Nothing hangs: whatever fails, bots move as soon as they can, and whoever asks meanwhile is told to come back."""

from __future__ import annotations

import asyncio
import math
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.engine.game import Game, Setting
from teocalli.table.app import SAFE
from teocalli.table.commands import Act, opening
from teocalli.table.database import Unavailable
from teocalli.table.entries import Entry, StoodUp
from teocalli.table.hand_over import HandOver, heartbeats, inboxes
from teocalli.table.listing import listing
from teocalli.table.match import BOT, PERSON, Seat
from teocalli.table.memo import Memo
from teocalli.table.people import newcomer
from teocalli.table.store import Listing
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.people import Visitor

ANNA = newcomer("Anna")


def against_a_bot(tables: Tables) -> Entry:
    """Anna begins, a bot answers."""
    seats = [Seat(PERSON, ANNA.id, "Anna"), Seat(BOT, name="B", strength="random")]
    return opening(ANNA, tables.games["tiny"], Setting(2), seats)


async def until(done: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


class Away:
    """A database that fails so many times, either when it writes or always; those who ask were not known before."""

    def __init__(self, tables: Tables, times: int, failing: tuple[str, ...] = ("read", "write")) -> None:
        self.times, self.met = times, 0
        tables.store._known.clear()
        for name in failing:
            self._replace(tables.store.database, name)

    def _replace(self, database: Any, name: str) -> None:
        really = getattr(database, name)

        def perhaps(*arguments: Any) -> Any:
            if self.met < self.times:
                self.met += 1
                raise Unavailable("the disk is full")
            return really(*arguments)

        setattr(database, name, perhaps)


def test_a_bot_moves_when_the_database_is_back(database: str) -> None:
    async def story() -> int:
        tables = new_tables(database)
        tables.automatic_play.bots.first_wait = 0.01
        table = (await tables.open(against_a_bot(tables))).id
        chosen, choose = asyncio.Event(), tables.bot_workers.choose

        async def slowly(game: Game, s: Any, strength: str) -> str:
            token = await choose(game, s, strength)
            await chosen.wait()
            return token

        tables.bot_workers.choose = slowly  # type: ignore[method-assign]
        await tables.do(table, ANNA, Act(0, "take 1", 0))
        away = Away(tables, 4, ("write",))
        chosen.set()
        await until(lambda: tables.kept[table].version >= 2)
        await tables.stop()
        return away.met

    assert asyncio.run(story()) == 4


def test_a_bot_moves_although_its_server_died(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one heard of the last move; nobody opens a page there."""
    monkeypatch.setattr("teocalli.table.automatic_play.OVERDUE", 0.05)

    async def story() -> None:
        dying, here = new_tables(database), new_tables(database)
        dying.automatic_play.wake = lambda match: None  # type: ignore[method-assign]
        table = (await dying.open(against_a_bot(dying))).id
        assert (await here.match(table)).number == 1
        await dying.do(table, ANNA, Act(0, "take 1", 0))
        await here.catching_up.with_others(table)
        await until(lambda: here.kept[table].version >= 2)
        for tables in (dying, here):
            await tables.stop()

    asyncio.run(story())


def test_a_bot_moves_although_nobody_heard_of_its_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games under way are looked through now and then."""
    monkeypatch.setattr("teocalli.table.automatic_play.OVERDUE", 0.05)

    async def story() -> None:
        dying, here = new_tables(database), new_tables(database)
        here.rounds = 0.05
        await here.start()
        await asyncio.sleep(0.1)
        dying.automatic_play.wake = lambda match: None  # type: ignore[method-assign]
        table = (await dying.open(against_a_bot(dying))).id
        await dying.do(table, ANNA, Act(0, "take 1", 0))
        await until(lambda: (found := here.loaded(table)) is not None and found.version >= 2)
        for tables in (dying, here):
            await tables.stop()

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="the system cannot pass connections on")
def test_of_several_processes_only_the_one_of_a_table_lets_its_bot_think(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes, and although both hear of the last move; when that process dies, the other one does."""
    monkeypatch.setattr("teocalli.table.automatic_play.OVERDUE", 0.02)
    monkeypatch.setattr("teocalli.table.hand_over.SILENCE", 0.02)
    ways, beats = inboxes(2), heartbeats(2)
    processes = [HandOver(place, ways, beats) for place in range(2)]
    thoughts, answer = Counter[int](), asyncio.Event()

    def process(place: int) -> Tables:
        tables = new_tables(database)
        tables.automatic_play.hand_over, tables.rounds = processes[place], 0.03
        choose = tables.bot_workers.choose

        async def slowly(game: Game, s: Any, strength: str) -> str:
            thoughts[place] += 1
            await answer.wait()
            return await choose(game, s, strength)

        tables.bot_workers.choose = slowly  # type: ignore[method-assign]
        return tables

    async def story() -> None:
        both = [process(place) for place in range(2)]
        beats[0] = beats[1] = math.inf
        table = (await both[0].open(against_a_bot(both[0]))).id
        own = next(place for place, one in enumerate(processes) if one.looks_after(table))
        served, other = both[own], both[1 - own]
        asyncio.get_running_loop().add_reader(ways[own][0], processes[own].take, print, served.look_after)
        for tables in both:
            await tables.start()
            await tables.match(table)
        await other.do(table, ANNA, Act(0, "take 1", 0))
        await served.catching_up.with_others(table)
        await until(lambda: thoughts[own] == 1)
        await asyncio.sleep(0.3)
        assert thoughts == {own: 1}
        await served.stop()
        assert thoughts == {own: 1}
        beats[own] = -math.inf
        await until(lambda: thoughts[1 - own] == 1)
        answer.set()
        await until(lambda: other.kept[table].version >= 2)
        await other.stop()

    asyncio.run(story())
    for end in (end for inbox in ways for end in inbox):
        end.close()


def test_of_processes_that_start_together_one_loads_a_table_that_waits(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though none of them has said yet that it serves."""
    monkeypatch.setattr("teocalli.table.hand_over.SILENCE", 0.2)
    monkeypatch.setattr("teocalli.table.automatic_play.OVERDUE", 0.0)
    beats, woken = heartbeats(2), Counter[int]()
    processes = [HandOver(place, [], beats) for place in range(2)]

    def process(place: int) -> Tables:
        tables = new_tables(database)
        tables.automatic_play.hand_over, tables.rounds = processes[place], 0.01
        tables.automatic_play.wake = lambda match: woken.update([place])  # type: ignore[method-assign]
        return tables

    async def story() -> None:
        before, *both = (process(place) for place in (0, 0, 1))
        table = (await before.open(against_a_bot(before))).id
        await before.do(table, ANNA, Act(0, "take 1", 0))
        woken.clear()
        for tables in both:
            await tables.start()
        await asyncio.sleep(0.1)
        beats[0] = beats[1] = math.inf
        own = next(place for place, one in enumerate(processes) if one.looks_after(table))
        await until(lambda: woken[own] >= 5)
        assert woken.keys() == {own}
        assert both[1 - own].loaded(table) is None
        for tables in (before, *both):
            await tables.stop()

    asyncio.run(story())


def test_a_refused_bot_is_not_asked_without_end(database: str) -> None:
    async def story() -> int:
        tables = new_tables(database)
        table = (await tables.open(against_a_bot(tables))).id
        asked = 0

        async def nonsense(game: Game, s: Any, strength: str) -> str:
            nonlocal asked
            asked += 1
            return "no such token"

        tables.bot_workers.choose = nonsense  # type: ignore[method-assign]
        await tables.do(table, ANNA, Act(0, "take 1", 0))
        await until(lambda: asked > 0)
        await asyncio.sleep(0.1)
        await tables.stop()
        return asked

    assert asyncio.run(story()) == 1


SPOILED = {
    "a body": "UPDATE entries SET body = 'no JSON' WHERE table_id = ? AND number = 1",
    "an opening": "UPDATE entries SET body = '{}' WHERE table_id = ? AND number = 1",
    "a kind": "UPDATE entries SET kind = 'unheard-of' WHERE table_id = ? AND number = 2",
    "a token": 'UPDATE entries SET body = \'{"seat": 0, "token": "take 9"}\' WHERE table_id = ? AND number = 2',
    "a summary": "UPDATE tables SET summary = '[]' WHERE id = ?",
}


@pytest.mark.parametrize("what", SPOILED)
def test_one_table_that_cannot_be_read_stops_no_other(database: str, app: Starlette, what: str) -> None:
    async def before() -> list[str]:
        tables = new_tables(database)
        tables.automatic_play.wake = lambda match: None  # type: ignore[method-assign]
        tables.store.save_person(ANNA)
        opened = [(await tables.open(against_a_bot(tables))).id for _ in range(3)]
        for table in opened:
            await tables.do(table, ANNA, Act(0, "take 1", 0))
        tables.store.database.write((SPOILED[what], (opened[0],)))
        await tables.stop()
        return opened

    spoiled, *others = asyncio.run(before())
    with TestClient(app) as client:
        stranger = Visitor(client)
        for table in others:
            stranger.until(f"/t/{table}", lambda t: t["mover"] == 0 or t["status"] == "over")
        assert stranger.get("/").status_code == 200
        if what != "a summary":
            assert stranger.get(f"/t/{spoiled}").status_code in (404, 410)


def test_news_that_cannot_be_read_leave_the_server_as_it_was(database: str) -> None:
    async def story() -> None:
        here, newer = new_tables(database), new_tables(database)
        here.automatic_play.wake = lambda match: None  # type: ignore[method-assign]
        match = await here.open(against_a_bot(here))
        newer.store.append(match.id, [Entry(ANNA.id, StoodUp(0), 2)], listing(match, Memo()), [])
        newer.store.database.write(("UPDATE entries SET kind = 'unheard-of' WHERE number = 2", ()))
        await here.catching_up.with_others(match.id)
        assert here.loaded(match.id) is None
        for tables in (here, newer):
            await tables.stop()

    asyncio.run(story())


@pytest.mark.parametrize(("language", "word"), [("en", "in a moment"), ("hu", "nem érhetők el"), ("ru", "недоступны")])
def test_without_a_database_people_are_asked_to_come_back(
    client: TestClient, tables: Tables, anna: Visitor, language: str, word: str
) -> None:
    path = anna.open(seat1="me")
    Away(tables, 10**9)
    for method, address in (("GET", path), ("POST", f"{path}/act"), ("GET", "/"), ("POST", "/new")):
        headers = {"accept-language": language, **anna._headers(json=False)}
        answer = client.request(method, address, headers=headers, data={"game": "tiny"} if method == "POST" else None)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert word in answer.text
        assert "<html" in answer.text
        assert {name: answer.headers[name] for name in SAFE} == SAFE


def test_a_table_in_memory_can_be_looked_at_without_a_database(tables: Tables, anna: Visitor) -> None:
    path = anna.open(seat1="me")
    anna.get(path)
    known = dict(tables.store._known)
    Away(tables, 10**9)
    tables.store._known = known
    assert anna.get(path).status_code == 200
    assert anna.post(f"{path}/act", seat=0, token="take 1", version=0).status_code == 503


def test_programs_get_json_when_the_database_is_away(tables: Tables, anna: Visitor) -> None:
    Away(tables, 10**9)
    answer = anna.get("/api/tables")
    assert answer.status_code == 503
    assert answer.json()["refused"] == "refused-unavailable"


def test_a_form_of_another_site_is_answered_in_words_also_without_a_database(
    app: Starlette, tables: Tables, anna: Visitor
) -> None:
    Away(tables, 10**9)
    outside = TestClient(app, raise_server_exceptions=False)
    answer = outside.post("/me", headers={"origin": "http://elsewhere.example"} | anna._headers(json=False))
    assert answer.status_code == 503
    assert {name: answer.headers[name] for name in SAFE} == SAFE


def test_a_mistake_of_ours_carries_all_headers(app: Starlette, tables: Tables, anna: Visitor) -> None:
    def broken(most: int = 50) -> list[Listing]:
        raise ZeroDivisionError

    tables.store.open_tables = broken  # type: ignore[method-assign]
    answer = TestClient(app, raise_server_exceptions=False).get("/")
    assert answer.status_code == 500
    assert {name: answer.headers[name] for name in SAFE} == SAFE
