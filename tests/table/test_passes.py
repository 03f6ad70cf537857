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
from teocalli.table.store import Person, Store
from teocalli.table.tables import Tables
from tests.table.people import Visitor

SECRET = b"secret"


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


def test_a_pass_without_a_date_is_none() -> None:
    """It would never end."""
    undated = f"anna.{hmac.new(SECRET, b'anna', hashlib.sha256).hexdigest()[:40]}"
    assert people.read(SECRET, undated) is None


def test_a_pass_ends_after_a_year() -> None:
    anna = Person("anna", "Anna")
    found = people.read(SECRET, people.sign(SECRET, "anna", 0, 1000))
    assert found is not None
    assert found.is_good(anna, 1000 + people.LONGEST)
    assert not found.is_good(anna, 1001 + people.LONGEST)


def test_a_browser_that_comes_back_in_time_is_given_a_new_pass(client: TestClient, tables: Tables) -> None:
    anna = Visitor(client, "Anna")
    first, now = dict(anna.cookies), tables.clock()
    tables.clock = lambda: now + people.RENEWED - 100
    assert not anna.get("/").cookies
    tables.clock = lambda: now + people.RENEWED + 100
    anna.get("/")
    assert anna.cookies != first
    tables.clock = lambda: now + people.LONGEST + 100
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


def test_a_late_request_brings_nothing_old_back(
    client: TestClient, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was read before a new password was chosen, only what somebody changes is written."""
    anna = Visitor(client, "Anna")
    anna.post("/me/password", login="anna", password="the old one")
    other, person, first = elsewhere(anna), tables.person, [True]

    async def read_long_before(id: str) -> Person | None:
        found = await person(id)
        if first:
            first.clear()
            await tables.on_disk(tables.store.set_password, id, "anna", people.hashed("the new one"))
            await tables.on_disk(tables.store.rename, id, "Anna B.")
            await tables.on_disk(tables.store.change_settings, id, {"confirm": True})
        return found

    monkeypatch.setattr(tables, "person", read_long_before)
    assert other.post("/settings", theme="dark", language="hu").status_code == 303
    new = Visitor(client)
    assert new.post("/sign-in", login="anna", password="the old one").status_code == 403
    assert new.post("/sign-in", login="anna", password="the new one").status_code == 303
    assert is_known(new, "Anna B.")
    kept = tables.store.person_by_login("anna")
    assert kept is not None
    assert kept.settings == {"language": "hu", "confirm": True, "theme": "dark"}
    assert kept.generation == 2


def test_people_of_an_older_database_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    with sqlite3.connect(file) as connection:
        connection.executescript((MIGRATIONS / "sqlite" / "0001_log.sql").read_text(encoding="utf-8"))
        connection.execute("INSERT INTO people VALUES ('p', 'Anna', NULL, NULL, '{}', 1.0)")
        connection.execute("PRAGMA user_version = 1")
    connection.close()
    assert Store(connect(str(file))).person("p") == Person("p", "Anna")
