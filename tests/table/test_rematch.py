"""Once more: one new table for each game that is over, with the same people; they sit down when they ask for it."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.testclient import TestClient

from teocalli.engine.game import Setting
from teocalli.table.commands import Resign, Sit, opening
from teocalli.table.match import PERSON, Seat
from teocalli.table.people import newcomer
from teocalli.table.tables import Tables
from tests.table.conftest import Served, new_tables
from tests.table.people import Visitor
from tests.table.test_live import Browser, wait


@pytest.fixture
def path(anna: Visitor, bela: Visitor) -> str:
    """A private table of two whose game is over."""
    path = anna.open(name="Friends")
    invite = anna.get(path).text.split("invite=")[1].split('"')[0]
    assert bela.post(f"{path}/sit", True, seat=1, invite=invite).status_code == 200
    assert bela.post(f"{path}/resign", True, seat=1).status_code == 200
    return path


def kinds(visitor: Visitor, path: str) -> list[str]:
    return [seat["kind"] for seat in visitor.table(path)["seats"]]


def test_the_same_person_on_both_seats_plays_at_once(anna: Visitor) -> None:
    path = anna.open(seat1="me")
    anna.post(f"{path}/resign", True, seat=1)
    again = anna.post(f"{path}/rematch").headers["location"]
    assert again != path
    assert anna.post(f"{path}/rematch").headers["location"] == again
    assert anna.table(again)["status"] == "playing"


def test_bots_come_along(anna: Visitor) -> None:
    path = anna.open(seat1="me")
    anna.post(f"{path}/resign", True, seat=1)
    other = anna.open(seat1="random")
    anna.post(f"{other}/resign", True, seat=0)
    again = anna.post(f"{other}/rematch").headers["location"]
    assert kinds(anna, again) == ["bot", "person"], "everybody moves up one seat"


def test_the_first_who_asks_opens_it_and_the_others_sit_down_there(anna: Visitor, bela: Visitor, path: str) -> None:
    again = bela.post(f"{path}/rematch").headers["location"]
    table = bela.table(again)
    assert (table["status"], kinds(bela, again)) == ("gathering", ["person", "open"]), "also who resigned may ask"
    assert anna.table(path)["rematch"] == again.removeprefix("/t/")
    assert again in anna.get("/").text, "it stands among her games"
    assert "Rematch: the table is open" in anna.get(path).text
    assert anna.post(f"{path}/rematch").headers["location"] == again
    table = anna.table(again)
    assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("playing", ["Béla", "Anna"])
    assert anna.post(f"{path}/rematch").headers["location"] == again, "asking again changes nothing"


def test_a_seat_waits_for_exactly_one_person(client: TestClient, anna: Visitor, bela: Visitor, path: str) -> None:
    again = bela.post(f"{path}/rematch").headers["location"]
    invite = bela.get(again).text.split("invite=")[1].split('"')[0]
    stranger = Visitor(client, "Zoë")
    refused = stranger.post(f"{again}/sit", True, seat=1, invite=invite).json()
    assert (refused["refused"], refused["sentence"]) == (
        "refused-awaited",
        "This seat is reserved for Anna. Choose another seat.",
    )
    assert anna.post(f"{again}/sit", True, seat=1).status_code == 200, "no invitation is needed"


def test_who_opened_it_may_seat_somebody_else(client: TestClient, bela: Visitor, path: str) -> None:
    again = bela.post(f"{path}/rematch").headers["location"]
    assert bela.post(f"{again}/bot", True, seat=1, strength="random").status_code == 200
    table = bela.table(again)
    assert (table["status"], table["seats"][1]["kind"]) == ("playing", "bot")
    assert table["seats"][1]["name"] != "Anna"


def test_while_a_game_runs_there_is_no_rematch(anna: Visitor) -> None:
    path = anna.open(seat1="me")
    assert anna.post(f"{path}/rematch", True).json()["refused"] == "refused-rematch-early"
    assert anna.table(path)["rematch"] is None


def test_strangers_open_no_rematch(client: TestClient, path: str) -> None:
    for stranger in (Visitor(client, "Zoë"), Visitor(client)):
        assert stranger.post(f"{path}/rematch", True).json()["refused"] == "refused-watching"


def test_a_record_is_not_played_once_more(anna: Visitor) -> None:
    path = anna.open(seat1="me")
    while (table := anna.table(path))["status"] == "playing":
        anna.act(path, table["actions"][0]["token"], table["seat"])
    shown = anna.post("/records", text=anna.get(f"{path}/record").text).headers["location"].removesuffix("/replay")
    assert anna.post(f"{shown}/rematch", True).json()["refused"] == "refused-rematch-early"


def test_programs_ask_too(client: TestClient, anna: Visitor, bela: Visitor, path: str) -> None:
    table = path.removeprefix("/t/")
    found = []
    for visitor in (anna, bela):
        client.cookies.clear()
        found.append(client.post(f"/api/tables/{table}/rematch", headers=visitor._headers(True)).json()["id"])
    assert len(set(found)) == 1
    assert anna.table(f"/t/{found[0]}")["status"] == "playing"


def test_everybody_at_the_old_table_sees_it_at_once(served: Served) -> None:
    anna, bela = Browser(served.base, "Anna"), Browser(served.base, "Béla")
    path = anna.open()
    bela.http.post(f"{path}/sit", data={"seat": 1})
    anna.http.post(f"{path}/resign", data={"seat": 0})
    with bela.listening(path) as at_bela:
        assert "the table is open" not in wait(at_bela, 3)["regions"]["over"]
        anna.http.post(f"{path}/rematch")
        assert "the table is open" in wait(at_bela, 4)["regions"]["over"]


def test_two_servers_open_one_table(database: str) -> None:
    first, second = Served(database), Served(database)
    try:
        anna = Browser(first.base, "Anna")
        path = anna.open(seat1="me")
        elsewhere = Browser(second.base, "")
        elsewhere.http.cookies = anna.http.cookies
        anna.http.post(f"{path}/resign", data={"seat": 1})
        elsewhere.http.get(f"{path}/state")
        found = {one.http.post(f"{path}/rematch").headers["location"] for one in (anna, elsewhere, anna)}
        assert len(found) == 1
        fields = {"game": "tiny", "players": 2, "seat0": "me", "seat1": "me", "key": "k"}
        opened = {one.http.post("/new", data=fields).headers["location"] for one in (anna, elsewhere)}
        assert len(opened) == 1, "a form sent twice opens one table, whichever server gets it"
    finally:
        first.stop()
        second.stop()


def test_the_key_of_a_form_survives_a_restart(database: str) -> None:
    found: set[str] = set()
    cookies = httpx.Cookies()
    for _ in range(2):
        server = Served(database)
        try:
            browser = Browser(server.base, "") if found else Browser(server.base, "Anna")
            browser.http.cookies.update(cookies)
            answer = browser.http.post("/play", data={"game": "tiny", "strength": "random", "key": "k"})
            found.add(answer.headers["location"])
            cookies.update(browser.http.cookies)
        finally:
            server.stop()
    assert len(found) == 1


def test_two_at_the_same_moment_open_one_table(database: str) -> None:
    async def both(tables: Tables) -> set[str]:
        await tables.start()
        anna, bela = newcomer("Anna"), newcomer("Béla")

        game = tables.games["tiny"]
        seats = [Seat(PERSON, anna.id, "Anna"), Seat()]
        match = await tables.open(opening(anna, game, Setting(2), seats, listed=True))
        await tables.do(match.id, bela, Sit(1, ""))
        await tables.do(match.id, bela, Resign(1, "random"))
        found = await asyncio.gather(*(tables.rematch(match.id, person) for person in (anna, bela, anna, bela)))
        await tables.stop()
        return {again.id for again in found}

    assert len(asyncio.run(both(new_tables(database)))) == 1
