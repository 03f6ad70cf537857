"""Passes: signed, for a year, and void as soon as their person says so."""

from __future__ import annotations

import hashlib
import hmac
import sqlite3
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from teocalli.table import people
from teocalli.table.database import MIGRATIONS, connect
from teocalli.table.house import House
from teocalli.table.store import Person, Store
from tests.table.people import Visitor

SECRET = b"secret"


@pytest.fixture
def house(client: TestClient) -> House:
    found: House = client.app.state.house  # type: ignore[attr-defined]
    return found


def elsewhere(visitor: Visitor) -> Visitor:
    """The same person in another browser."""
    other = Visitor(visitor.client)
    other.cookies = dict(visitor.cookies)
    return other


def is_known(visitor: Visitor, name: str) -> bool:
    return f'value="{name}"' in visitor.get("/me").text


def test_a_pass_says_whose_it_is_of_which_generation_and_from_when() -> None:
    signed = people.sign(SECRET, "anna", 3, 1000.7)
    assert people.read(SECRET, signed) == people.Pass("anna", 3, 1000)
    for bad in (signed[:-1], signed.replace("anna", "bela"), signed.replace(".3.", ".4."), "", ".", "…", "anna.0.0."):
        assert people.read(SECRET, bad) is None
    assert people.read(b"other", signed) is None


def test_passes_from_before_there_were_generations_are_good_until_they_are_made_void() -> None:
    old = f"anna.{hmac.new(SECRET, b'anna', hashlib.sha256).hexdigest()[:40]}"
    found = people.read(SECRET, old)
    assert found is not None
    assert found.is_good(Person("anna", "Anna"), 10.0**9)
    assert not found.is_good(Person("anna", "Anna", generation=1), 10.0**9)
    assert not found.is_good(Person("bela", "Béla"), 10.0**9)


def test_a_pass_ends_after_a_year() -> None:
    anna = Person("anna", "Anna")
    found = people.read(SECRET, people.sign(SECRET, "anna", 0, 1000))
    assert found is not None
    assert found.is_good(anna, 1000 + people.LONGEST)
    assert not found.is_good(anna, 1001 + people.LONGEST)


def test_a_browser_that_comes_back_in_time_is_given_a_new_pass(client: TestClient, house: House) -> None:
    anna = Visitor(client, "Anna")
    first, now = dict(anna.cookies), house.clock()
    house.clock = lambda: now + people.RENEWED - 100
    assert not anna.get("/").cookies
    house.clock = lambda: now + people.RENEWED + 100
    anna.get("/")
    assert anna.cookies != first
    house.clock = lambda: now + people.LONGEST + 100
    assert is_known(anna, "Anna")
    late = Visitor(client)
    late.cookies = first
    assert not is_known(late, "Anna")


def test_a_new_password_throws_all_others_out(client: TestClient) -> None:
    anna = Visitor(client, "Anna")
    other = elsewhere(anna)
    program = anna.get("/me").text.split('id="pass"')[1].split('value="')[1].split('"')[0]
    assert is_known(other, "Anna")
    anna.post("/me/password", login="anna", password="long enough")
    assert is_known(anna, "Anna"), "whoever chose the password stays"
    assert not is_known(other, "Anna")
    table = anna.open(seat1="me").removeprefix("/t/")
    client.cookies.clear()
    call = {"seat": 0, "token": "take 1", "version": 0}
    answer = client.post(f"/api/tables/{table}/act", json=call, headers={"authorization": f"Bearer {program}"})
    assert answer.json()["refused"] == "refused-pass"
    other.post("/sign-in", login="anna", password="long enough")
    assert is_known(other, "Anna"), "and comes in again with it"


def test_one_can_sign_out_everywhere_else(client: TestClient) -> None:
    anna, bela = Visitor(client, "Anna"), Visitor(client, "Béla")
    other = elsewhere(anna)
    assert anna.post("/sign-out-elsewhere").status_code == 303
    assert is_known(anna, "Anna")
    assert not is_known(other, "Anna")
    assert is_known(bela, "Béla")
    assert Visitor(client).post("/sign-out-elsewhere").status_code == 303


def test_a_late_request_does_not_make_old_passes_good_again(database: str) -> None:
    store = Store(connect(database))
    store.save_person(Person("p", "Anna"))
    stale = store.person("p")
    assert stale is not None
    store.save_person(stale, void_passes=True)
    store.save_person(stale)
    kept = store.person("p")
    assert kept is not None
    assert kept.generation == 1


def test_people_of_an_older_database_keep_their_passes(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((MIGRATIONS / "sqlite" / "0001_log.sql").read_text(encoding="utf-8"))
        connection.execute("INSERT INTO people VALUES ('p', 'Anna', NULL, NULL, '{}', 1.0)")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    assert Store(connect(str(file))).person("p") == Person("p", "Anna")
