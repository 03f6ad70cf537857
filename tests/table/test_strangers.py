"""One stranger cannot hurt the rest: what comes in is limited, and what was opened and closed leaves nothing."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import os
import re
import socket
import stat
import time
import weakref
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.testclient import TestClient

from teocalli.engine.game import Setting
from teocalli.table import connection, people, web
from teocalli.table.app import application
from teocalli.table.commands import Act, ServerBot, opening
from teocalli.table.connection import Connection
from teocalli.table.limits import Limit
from teocalli.table.live import Hub
from teocalli.table.match import BOT, PERSON, Seat
from teocalli.table.notices.settings import MAIL, NoticeSettings, Relay
from teocalli.table.patch import Screen
from teocalli.table.people import newcomer
from teocalli.table.refusals import Refused
from teocalli.table.serve import free_port
from teocalli.table.store import Listing, Person, Store
from teocalli.table.tables import Tables
from tests.table.conftest import Served, new_tables
from tests.table.people import Visitor, match_at, state_of
from tests.table.test_live import Browser, wait
from tests.table.test_store import LISTING, entry

# ---------------------------------------------------------------- pages


def woken(comings: int, listeners: int, pause: float) -> int:
    """How often those who listen are woken while so many others come."""

    async def story() -> int:
        hub, count = Hub(pause), 0
        with_us = [hub.listening("t", "") for _ in range(listeners)]
        first = [listening.__enter__() for listening in with_us]
        await asyncio.sleep(8 * pause)
        for listener in first:
            listener.has_changed = False
        opened = []
        for _ in range(comings):
            opened.append(hub.listening("t", ""))
            opened[-1].__enter__()
            count += sum(listener.has_changed for listener in first)
            for listener in first:
                listener.has_changed = False
        for listening in [*opened, *with_us]:
            listening.__exit__(None, None, None)
        return count

    return asyncio.run(story())


def test_however_many_come_at_once_the_others_draw_once() -> None:
    assert woken(comings=200, listeners=1, pause=0.05) == 1
    assert woken(comings=200, listeners=50, pause=0.05) == 50


def test_who_came_in_between_is_told_a_little_later_and_then_there_is_silence() -> None:
    async def story() -> list[int]:
        hub, heard = Hub(0.05), list[int]()
        with hub.listening("t", "anna") as listener, hub.listening("t", "bela"), hub.listening("t", "cili"):
            while await listener.change(0.3):
                heard.append(len(hub.present("t")))
        await asyncio.sleep(0.2)
        assert not hub._listeners
        assert not hub._told
        assert not hub._waiting
        return heard

    assert asyncio.run(story())[-1] == 3


def test_a_page_more_of_somebody_who_is_there_is_told_but_nothing_is_told_twice() -> None:
    async def story() -> bool:
        hub = Hub(0.02)
        with hub.listening("t", "anna") as listener:
            for _ in range(5):
                with hub.listening("t", "bela"):
                    pass
            await asyncio.sleep(0.1)
            listener.has_changed = False
            await asyncio.sleep(0.1)
            return listener.has_changed

    assert asyncio.run(story()) is False


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two pages of a person, three from an address."""
    monkeypatch.setattr(web, "PAGES_OF_PERSON", Limit("refused-many-pages", 2, 10))
    monkeypatch.setattr(web, "PAGES_FROM_ADDRESS", Limit("refused-many-pages", 3, 10))


def streams(base: str, path: str, count: int) -> list[httpx.Response]:
    client = httpx.Client(base_url=base, timeout=20)
    return [client.send(client.build_request("GET", f"{path}/live"), stream=True) for _ in range(count)]


def test_pages_from_one_address_are_limited_and_closed_ones_do_not_count(served: Served, few: None) -> None:
    path = Browser(served.base, "Anna").open()
    opened = streams(served.base, path, 4)
    assert [answer.status_code for answer in opened] == [200, 200, 200, 429]
    opened[-1].read()
    assert opened[-1].headers["retry-after"] == "10"
    for answer in opened:
        answer.close()
    for _ in range(100):
        if not served.app.state.limits._held:
            break
        time.sleep(0.02)
    again = streams(served.base, path, 3)
    assert [answer.status_code for answer in again] == [200, 200, 200]
    for answer in again:
        answer.close()


def test_pages_of_one_person_are_limited(served: Served, few: None) -> None:
    anna = Browser(served.base, "Anna")
    path = anna.open()
    with anna.listening(path) as first, anna.listening(path) as second:
        wait(first, 1)
        wait(second, 1)
        assert anna.http.get(f"{path}/live").status_code == 429
        assert anna.http.get(f"/api/tables/{path[3:]}?wait=5&after=1").status_code == 429


def test_pages_are_not_opened_too_often(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "VISITS_FROM_ADDRESS", Limit("refused-many-pages", 3, 3600))
    path = Browser(served.base, "Anna").open()
    for expected in (200, 200, 200, 429):
        (answer,) = streams(served.base, path, 1)
        assert answer.status_code == expected
        answer.close()


def test_a_closed_page_leaves_nothing_even_before_garbage_is_looked_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[weakref.ref[Screen]] = []
    begin = Screen.__init__

    def noted(screen: Screen) -> None:
        begin(screen)
        drawn.append(weakref.ref(screen))

    monkeypatch.setattr(Screen, "__init__", noted)
    path = Browser(served.base, "Anna").open(seat1="me")
    gc.disable()
    try:
        for answer in streams(served.base, path, 5):
            next(answer.iter_bytes())
            answer.close()
        for _ in range(200):
            if not any(screen() for screen in drawn):
                break
            time.sleep(0.02)
        assert len(drawn) == 5
        assert not any(screen() for screen in drawn)
    finally:
        gc.enable()


def test_a_stream_from_no_seat_at_all_is_refused_before_it_begins(client: TestClient, anna: Visitor) -> None:
    path = anna.open(seat1="me")
    assert anna.get(f"{path}/live?seat=x").status_code == 400


# ---------------------------------------------------------------- connections


@contextmanager
def connected(served: Served) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", served.port), timeout=20)) as plug:
        yield plug


def heard(plug: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    found = b""
    try:
        while part := plug.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


def test_a_head_without_end_is_refused(served: Served) -> None:
    with connected(served) as plug:
        plug.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        for _ in range(400):
            try:
                plug.sendall(b"x" * 1024)
            except ConnectionError:
                break
        assert heard(plug)[:12] in (b"HTTP/1.1 431", b""), "refused, or the line is dead already"
    assert httpx.get(served.base).status_code == 200


def test_a_head_of_too_many_lines_is_refused(served: Served) -> None:
    with connected(served) as plug:
        plug.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 200 + b"\r\n")
        assert heard(plug).startswith(b"HTTP/1.1 400")


def test_an_ordinary_head_and_a_large_body_are_welcome(served: Served) -> None:
    headers = {f"x-{i}": "y" * 100 for i in range(80)}
    assert httpx.get(served.base, headers=headers).status_code == 200
    answer = httpx.post(f"{served.base}/records", files={"file": ("r.txt", b"x" * 900_000)})
    assert answer.status_code == 400
    assert "record" in answer.text


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(connection, "HEAD_PATIENCE", 0.1)
    with connected(served) as plug:
        plug.sendall(begun)
        assert heard(plug).startswith(b"HTTP/1.1 408")


def test_half_a_body_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BODY_PATIENCE", 0.1)
    with connected(served) as plug:
        plug.sendall(b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nname=")
        assert heard(plug) == b""


def test_a_second_request_on_a_connection_has_its_own_time(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with connected(served) as plug:
        request = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
        for _ in range(2):
            plug.sendall(request)
            while not plug.recv(65536).endswith(b"}"):
                pass
        monkeypatch.setattr(connection, "HEAD_PATIENCE", 0.1)
        plug.sendall(request[:10])
        assert heard(plug).startswith(b"HTTP/1.1 408")


def test_connections_from_one_address_are_limited(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(100):
        if not Connection.there:
            break
        time.sleep(0.02)
    monkeypatch.setattr(Connection, "most", 3)
    with connected(served), connected(served), connected(served), connected(served) as fourth:
        assert heard(fourth) == b""
    for _ in range(100):
        if not Connection.there:
            break
        time.sleep(0.02)
    assert httpx.get(served.base).status_code == 200


# ---------------------------------------------------------------- addresses


def guess_passwords(base: str, count: int) -> list[int]:
    """Sign in wrongly, each time with another forged address."""
    return [
        httpx.post(
            f"{base}/sign-in",
            data={"login": "anna", "password": "wrong"},
            headers={"X-Forwarded-For": f"10.0.0.{i}"},
        ).status_code
        for i in range(count)
    ]


def test_a_forged_address_is_not_believed(served: Served) -> None:
    assert guess_passwords(served.base, 12)[-2:] == [429, 429]


def test_a_proxy_is_believed_where_we_were_told_so(database: str) -> None:
    server = Served(database, proxies="127.0.0.1")
    try:
        assert 429 not in guess_passwords(server.base, 12)
    finally:
        server.stop()


@pytest.mark.parametrize("origin", ["http://[", "null", "http://elsewhere.example"])
def test_a_strange_origin_is_another_site(client: TestClient, origin: str) -> None:
    assert client.post("/me", data={"name": "x"}, headers={"origin": origin}).status_code == 403


@pytest.mark.parametrize("table", ["%00", "a%00b", "%FF", "x" * 5000])
def test_what_is_no_id_is_no_table(client: TestClient, table: str) -> None:
    assert client.get(f"/t/{table}").status_code == 404
    assert client.get(f"/api/tables/{table}").status_code == 404


@pytest.mark.parametrize("length", ["-1", "x", "9" * 5000])
def test_a_strange_length_is_no_mistake_of_ours(client: TestClient, length: str) -> None:
    answer = client.post("/me", content=b"", headers={"content-length": length})
    assert answer.status_code in (400, 413)


# ---------------------------------------------------------------- people and passwords


def people_of(tables: Tables) -> int:
    return int(tables.store.database.read("SELECT count(*) FROM people")[0][0])


REFUSED: dict[str, dict[str, Any]] = {
    "act": {"seat": 0, "version": 0, "token": "take 1"},
    "undo": {"seat": 0, "version": 0},
    "sit": {"seat": 7},
    "stand": {"seat": 0},
    "bot": {"seat": 0},
    "back": {"seat": 0},
    "step-in": {"seat": 0},
    "resign": {"seat": 0},
    "say": {"text": ""},
    "rematch": {},
    "continue": {"at": 0},
}


def test_a_refused_form_makes_nobody(client: TestClient, tables: Tables, anna: Visitor) -> None:
    path, before = anna.open(), people_of(tables)
    for name, fields in REFUSED.items():
        answer = Visitor(client).post(f"{path}/{name}", True, **fields)
        assert answer.status_code >= 400, name
        assert "set-cookie" not in answer.headers, name
    for address, given in (
        ("/play", {"game": "none"}),
        ("/new", {"game": "tiny", "players": 9}),
        ("/new", {"game": "tiny", "players": 2, "seat1": "nobody's strength"}),
        ("/records", {"text": "no record"}),
        ("/me", {"name": " "}),
        ("/me/password", {"login": "x", "password": "short"}),
    ):
        answer = Visitor(client).post(address, True, **given)
        assert answer.status_code >= 400, address
        assert "set-cookie" not in answer.headers, address
    assert people_of(tables) == before


def test_nobody_is_made_where_a_letter_cannot_be_sent_or_a_login_is_taken_meanwhile(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = Relay("smtp+plain", "127.0.0.1", free_port("127.0.0.1", 0), "", "", "table@x.example")
    settings = NoticeSettings(frozenset({MAIL}), site="https://x.example", relay=nobody)
    monkeypatch.setattr(tables.store, "person_by_login", lambda login: None)
    with TestClient(application(tables, notices_allowed=settings)) as client:
        tables.store.save_person(replace(newcomer("Anna"), login="anna"))
        before = people_of(tables)
        assert Visitor(client).post("/me/notices/mail", True, address="anna@mail.example").status_code == 502
        assert Visitor(client).post("/me/password", True, login="anna", password="long enough").status_code == 409
        assert people_of(tables) == before


def test_somebody_new_is_known_when_it_is_done(client: TestClient, tables: Tables, anna: Visitor) -> None:
    path, before = anna.open(listed="1"), people_of(tables)
    bela = Visitor(client)
    assert bela.post(f"{path}/sit", True, seat=1, name="Béla").status_code == 200
    assert people_of(tables) == before + 1
    assert bela.table(path)["seats"][1]["mine"]
    assert Visitor(client).post(f"{path}/say", True, text="hello").status_code == 200
    assert people_of(tables) == before + 2


def test_a_new_password_needs_the_old_one(client: TestClient, anna: Visitor) -> None:
    assert anna.post("/me/password", True, login="anna", password="the first one").status_code == 303
    assert 'name="old"' in anna.get("/me").text
    for old in ({}, {"old": "wrong"}):
        answer = anna.post("/me/password", True, login="anna", password="the second one", **old)
        assert (answer.status_code, answer.json()["refused"]) == (403, "refused-old-password")
    assert anna.post("/me/password", True, login="anna", password="the second one", old="the first one").is_redirect
    assert Visitor(client).post("/sign-in", login="anna", password="the second one").status_code == 303


def test_passwords_are_not_chosen_without_end(client: TestClient, anna: Visitor) -> None:
    codes = [anna.post("/me/password", True, login="anna", password="x" * 8, old="no").status_code for _ in range(12)]
    assert codes[-1] == 429


def test_old_passwords_still_fit_and_are_kept_anew(client: TestClient, tables: Tables) -> None:
    """One of version 0.1: scrypt, without its parameters."""
    old = "00ff$" + hashlib.scrypt(b"long ago", salt=b"\x00\xff", n=2**14, r=8, p=1).hex()
    tables.store.save_person(Person("p", "Anna", "anna", old))
    assert people.is_outdated(old)
    assert Visitor(client).post("/sign-in", login="anna", password="wrong").status_code == 403
    assert Visitor(client).post("/sign-in", login="anna", password="long ago").status_code == 303
    kept = tables.store.person("p")
    assert kept is not None
    assert kept.password is not None
    assert re.match(r"\$argon2id\$v=19\$m=19456,t=2,p=1\$", kept.password)
    assert not people.is_outdated(kept.password)
    assert Visitor(client).post("/sign-in", login="anna", password="long ago").status_code == 303


def test_a_wrong_password_never_fits() -> None:
    for kept in (None, "$argon2id$nonsense", people.hashed("right")):
        assert not people.fits("wrong", kept)
    assert people.fits("e\u0301le\u0301phant", people.hashed("éléphant")), "however the keyboard writes it"


# ---------------------------------------------------------------- who acts


def test_a_bot_of_the_server_plays_only_where_a_bot_sits(database: str) -> None:
    async def story() -> None:
        anna, tables = newcomer("Anna"), new_tables(database)
        tables.automatic_play.wake = lambda match: None  # type: ignore[method-assign]
        seats = [Seat(PERSON, anna.id, "Anna"), Seat(BOT, strength="random")]
        table = (await tables.open(opening(anna, tables.games["tiny"], Setting(2), seats))).id
        with pytest.raises(Refused, match="not your seat"):
            await tables.do(table, ServerBot(), Act(0, "take 1", 0))
        await tables.do(table, anna, Act(0, "take 1", 0))
        await tables.do(table, ServerBot(), Act(1, "take 1", 1))
        with pytest.raises(Refused, match="not your seat"):
            await tables.do(table, Person("", ""), Act(0, "take 1", 2))
        await tables.stop()

    asyncio.run(story())


# ---------------------------------------------------------------- what is kept, and shown


@pytest.mark.skipif(os.name != "posix", reason="files have no owner's rights here")
def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    os.umask(os.umask(0o022))
    file = tmp_path / "new" / "tables.sqlite"
    new_tables(str(file)).store.database.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    file.chmod(0o644)
    new_tables(str(file)).store.database.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600, "also one of an older version"


def test_a_game_under_way_is_listed_however_many_were_finished_since(tmp_path: Path) -> None:
    store = Store(new_tables(str(tmp_path / "t.sqlite")).store.database)
    store.append("running", [entry(1)], Listing("running", "tiny", "playing", True, 1.0, LISTING.summary), ["p"])
    ended = LISTING.summary | {"scores": [1, 2], "ranks": [2, 1]}
    for i in range(5):
        store.append(f"t{i}", [entry(1)], Listing(f"t{i}", "tiny", "over", True, 10.0 + i, ended), ["p"])
    assert [x.id for x in store.tables_of("p", most=3)] == ["running", "t4", "t3"]


def test_pages_made_for_somebody_are_kept_by_nobody_else(client: TestClient, anna: Visitor) -> None:
    path = anna.open(seat1="me")
    for address in ("/", path, "/api/tables", f"{path}/state"):
        assert anna.get(address).headers["cache-control"] == "private, no-cache"
    assert anna.get("/me").headers["cache-control"] == "no-store"
    assert "private" not in client.get("/static/table.css").headers.get("cache-control", "")


def test_a_name_told_at_a_seat_is_kept_by_whoever_had_none(client: TestClient) -> None:
    host, friend = Visitor(client), Visitor(client)
    path = host.open(seat0="me", name0="Ada", seat1="open")
    assert "Ada" in host.get("/").text  # also in the lobby, and at the next table
    friend.open(seat0="me", seat1="random")  # plays alone first, and is nobody yet
    invite = match_at(state_of(client).tables, path).invite
    assert 'name="name" maxlength="40"' in friend.get(f"{path}?invite={invite}").text
    friend.post(f"{path}/sit", seat=1, invite=invite, name="Feri")
    assert "Feri" in friend.get("/new").text


def test_a_friend_at_the_same_screen_gives_the_host_no_name(client: TestClient) -> None:
    host = Visitor(client)
    path = host.open(seat0="me", seat1="open")
    host.post(f"{path}/sit", seat=1, name="Feri")
    assert "Feri" not in host.get("/new").text
