"""Nothing hangs: whatever fails, bots move as soon as they can, and whoever asks meanwhile is told to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.engine.game import Game, Setting
from teocalli.table import house as houses
from teocalli.table.app import SAFE
from teocalli.table.database import Unavailable
from teocalli.table.deeds import act, opening
from teocalli.table.house import House
from teocalli.table.people import newcomer
from teocalli.table.store import Entry, Listing
from tests.table.conftest import new_house
from tests.table.people import Visitor

ANNA = newcomer("Anna")


def against_a_bot(house: House) -> Entry:
    """Anna begins, a bot answers."""
    seats = [{"kind": "person", "person": ANNA.id, "name": "Anna"}, {"kind": "bot", "name": "B", "strength": "random"}]
    return opening(ANNA, house.games["tiny"], Setting(2), seats)


async def until(done: Callable[[], bool], seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


class Away:
    """A database that fails so many times, either when it writes or always."""

    def __init__(self, house: House, times: int, failing: tuple[str, ...] = ("read", "write")) -> None:
        self.times, self.met = times, 0
        for name in failing:
            self._replace(house.store.database, name)

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
        house = new_house(database)
        house.bots.first_wait = 0.01
        table = (await house.open(against_a_bot(house))).id
        chosen, choose = asyncio.Event(), house.thinker.choose

        async def slowly(game: Game, s: Any, strength: str) -> str:
            token = await choose(game, s, strength)
            await chosen.wait()
            return token

        house.thinker.choose = slowly  # type: ignore[method-assign]
        await house.do(table, act(ANNA, 0, "take 1", 0))
        away = Away(house, 4, ("write",))
        chosen.set()
        await until(lambda: house._matches[table].version >= 2)
        await house.stop()
        return away.met

    assert asyncio.run(story()) == 4


def test_a_bot_moves_although_its_server_died(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one heard of the last move; nobody opens a page there."""
    monkeypatch.setattr(houses, "OVERDUE", 0.05)

    async def story() -> None:
        dying, here = new_house(database), new_house(database)
        dying.wake_bots = lambda match: None  # type: ignore[method-assign]
        table = (await dying.open(against_a_bot(dying))).id
        assert (await here.match(table)).number == 1
        await dying.do(table, act(ANNA, 0, "take 1", 0))
        await here._catch_up(table)
        await until(lambda: here._matches[table].version >= 2)
        for house in (dying, here):
            await house.stop()

    asyncio.run(story())


def test_a_bot_moves_although_nobody_heard_of_its_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games under way are looked through now and then."""
    monkeypatch.setattr(houses, "OVERDUE", 0.05)

    async def story() -> None:
        dying, here = new_house(database), new_house(database)
        here.rounds = 0.05
        await here.start()
        await asyncio.sleep(0.1)
        dying.wake_bots = lambda match: None  # type: ignore[method-assign]
        table = (await dying.open(against_a_bot(dying))).id
        await dying.do(table, act(ANNA, 0, "take 1", 0))
        await until(lambda: (found := here.loaded(table)) is not None and found.version >= 2)
        for house in (dying, here):
            await house.stop()

    asyncio.run(story())


def test_a_refused_bot_is_not_asked_without_end(database: str) -> None:
    async def story() -> int:
        house = new_house(database)
        table = (await house.open(against_a_bot(house))).id
        asked = 0

        async def nonsense(game: Game, s: Any, strength: str) -> str:
            nonlocal asked
            asked += 1
            return "no such token"

        house.thinker.choose = nonsense  # type: ignore[method-assign]
        await house.do(table, act(ANNA, 0, "take 1", 0))
        await until(lambda: asked > 0)
        await asyncio.sleep(0.1)
        await house.stop()
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
        house = new_house(database)
        house.wake_bots = lambda match: None  # type: ignore[method-assign]
        house.store.save_person(ANNA)
        opened = [(await house.open(against_a_bot(house))).id for _ in range(3)]
        for table in opened:
            await house.do(table, act(ANNA, 0, "take 1", 0))
        house.store.database.write((SPOILED[what], (opened[0],)))
        await house.stop()
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
        here, newer = new_house(database), new_house(database)
        here.wake_bots = lambda match: None  # type: ignore[method-assign]
        match = await here.open(against_a_bot(here))
        entry = Entry(2, "unheard-of", ANNA.id, {})
        newer.store.append(match.id, [entry], match.listing(), [])
        await here._catch_up(match.id)
        assert here.loaded(match.id) is None
        for house in (here, newer):
            await house.stop()

    asyncio.run(story())


@pytest.mark.parametrize(("language", "word"), [("en", "in a moment"), ("hu", "nem érhetők el"), ("ru", "недоступны")])
def test_without_a_database_people_are_asked_to_come_back(
    client: TestClient, house: House, anna: Visitor, language: str, word: str
) -> None:
    path = anna.open(seat1="me")
    Away(house, 10**9)
    for method, address in (("GET", path), ("POST", f"{path}/act"), ("GET", "/"), ("POST", "/new")):
        headers = {"accept-language": language, **anna._headers(json=False)}
        answer = client.request(method, address, headers=headers, data={"game": "tiny"} if method == "POST" else None)
        assert answer.status_code == 503
        assert int(answer.headers["retry-after"]) > 0
        assert word in answer.text
        assert "<html" in answer.text
        assert {name: answer.headers[name] for name in SAFE} == SAFE


def test_programs_get_json_when_the_database_is_away(house: House, anna: Visitor) -> None:
    Away(house, 10**9)
    answer = anna.get("/api/tables")
    assert answer.status_code == 503
    assert answer.json()["refused"] == "refused-unavailable"


def test_a_form_of_another_site_is_answered_in_words_also_without_a_database(
    app: Starlette, house: House, anna: Visitor
) -> None:
    Away(house, 10**9)
    outside = TestClient(app, raise_server_exceptions=False)
    answer = outside.post("/me", headers={"origin": "http://elsewhere.example"} | anna._headers(json=False))
    assert answer.status_code == 503
    assert {name: answer.headers[name] for name in SAFE} == SAFE


def test_a_mistake_of_ours_carries_all_headers(app: Starlette, house: House, anna: Visitor) -> None:
    def broken(most: int = 50) -> list[Listing]:
        raise ZeroDivisionError

    house.store.open_tables = broken  # type: ignore[method-assign]
    answer = TestClient(app, raise_server_exceptions=False).get("/")
    assert answer.status_code == 500
    assert {name: answer.headers[name] for name in SAFE} == SAFE
