"""Limits: nobody wears the table out, each refusal says how long to wait, and playing is never limited."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.engine.messages import LANGUAGES
from teocalli.table import limits as limited
from teocalli.table.limits import Limit, Limits, neighbourhood
from teocalli.table.refusals import Refused
from teocalli.table.speech import speech
from teocalli.table.store import Person
from teocalli.table.tables import Tables
from tests.table.people import Visitor

THREE = Limit("refused-many-words", 3, 60)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(app: Starlette) -> Clock:
    """The clock by which the table counts."""
    clock = Clock()
    app.state.limits = Limits(clock)
    return clock


def test_so_many_at_once_and_as_many_again_over_the_time() -> None:
    clock = Clock()
    limits = Limits(clock)
    for _ in range(3):
        limits.count((THREE, "anna"))
    with pytest.raises(Refused) as refused:
        limits.count((THREE, "anna"))
    assert (refused.value.status, refused.value.arguments) == (429, {"seconds": 20, "minutes": 1})
    limits.count((THREE, "bela"))
    clock.now += 20
    limits.count((THREE, "anna"))
    with pytest.raises(Refused):
        limits.count((THREE, "anna"))
    clock.now += 60
    for _ in range(3):
        limits.count((THREE, "anna"))


def test_what_one_count_refuses_the_others_do_not_count() -> None:
    limits = Limits(Clock())
    for _ in range(3):
        limits.count((THREE, "address"))
    for _ in range(5):
        with pytest.raises(Refused):
            limits.count((THREE, "anna"), (THREE, "address"))
    for _ in range(3):
        limits.count((THREE, "anna"))


def test_what_is_forgiven_does_not_count() -> None:
    limits = Limits(Clock())
    for _ in range(50):
        limits.count((THREE, "anna"))
        limits.forgive((THREE, "anna"))


def test_the_memory_for_counts_is_bounded() -> None:
    limits = Limits(Clock(), most_kept=5)
    for i in range(50):
        limits.count((THREE, f"p{i}"))
    assert len(limits._counts) == 5


def test_ipv6_is_counted_by_the_network_that_one_household_has() -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1" != neighbourhood("192.0.2.2")
    assert neighbourhood("testclient") == "testclient"


def test_passwords_are_not_found_by_trying(client: TestClient, clock: Clock) -> None:
    anna, thief = Visitor(client, "Anna"), Visitor(client)
    anna.post("/me/password", login="anna", password="long enough")
    tries = [thief.post("/sign-in", True, login="anna", password=f"guess {i}") for i in range(12)]
    assert [answer.status_code for answer in tries] == [403] * 10 + [429] * 2
    assert tries[-1].json()["refused"] == "refused-many-sign-ins"
    assert int(tries[-1].headers["retry-after"]) == 60
    assert thief.post("/sign-in", True, login="anna", password="long enough").status_code == 429
    clock.now += 61
    assert anna.post("/sign-in", login="anna", password="long enough").status_code == 303


def test_whoever_guesses_elsewhere_does_not_lock_the_owner_out(client: TestClient, clock: Clock) -> None:
    anna = Visitor(client, "Anna")
    anna.post("/me/password", login="anna", password="long enough")

    def guess_from(address: str) -> list[int]:
        thief = Visitor(TestClient(client.app, follow_redirects=False, client=(address, 1)))
        return [thief.post("/sign-in", True, login="anna", password="a guess").status_code for _ in range(11)]

    assert guess_from("192.0.2.0") == [403] * 10 + [429]
    assert anna.post("/sign-in", login="anna", password="long enough").status_code == 303
    for i in range(1, 10):
        guess_from(f"192.0.2.{i}")
    assert guess_from("192.0.2.99") == [429] * 11, "but a name is not tried from everywhere without end"


def test_nor_by_trying_many_names(client: TestClient, clock: Clock) -> None:
    thief = Visitor(client)
    tries = [thief.post("/sign-in", True, login=f"n{i}", password="12345678").status_code for i in range(31)]
    assert tries == [403] * 30 + [429]


def test_whoever_signs_in_rightly_may_do_so_often(client: TestClient, clock: Clock) -> None:
    anna = Visitor(client, "Anna")
    anna.post("/me/password", login="anna", password="long enough")
    assert {anna.post("/sign-in", login="anna", password="long enough").status_code for _ in range(12)} == {303}


def test_one_address_does_not_fill_the_house_with_people(client: TestClient, clock: Clock) -> None:
    most = limited.PEOPLE_FROM_ADDRESS.most
    come_in = [client.post("/api/people", json={"name": "Robot"}).status_code for _ in range(most)]
    assert set(come_in) == {201}
    assert client.post("/api/people", json={"name": "Robot"}).json()["refused"] == "refused-many-people"
    answer = Visitor(client).post("/me", True, name="Anna")
    assert (answer.status_code, answer.json()["refused"]) == (429, "refused-many-people")


def test_nobody_opens_tables_without_end(client: TestClient, clock: Clock) -> None:
    anna, bela = Visitor(client, "Anna"), Visitor(client, "Béla")
    path = anna.open(seat1="me")
    for _ in range(limited.TABLES_OF_PERSON.most - 1):
        anna.open()
    for refused in (
        anna.post("/new", True, game="tiny", players=2), anna.post("/play", True, game="tiny"),
        anna.post("/records", True, text="x"), anna.post(f"{path}/continue", True), anna.post(f"{path}/rematch", True),
    ):  # fmt: skip
        assert (refused.status_code, refused.json()["refused"]) == (429, "refused-many-tables")
    assert anna.act(path, "take 1").status_code == 200, "but plays on"
    assert bela.open()


def test_one_address_does_not_open_tables_without_end(
    app: Starlette, anna: Visitor, bela: Visitor, clock: Clock
) -> None:
    for _ in range(limited.TABLES_FROM_ADDRESS.most - 1):
        app.state.limits.count((limited.TABLES_FROM_ADDRESS, "testclient"))
    fields = {"game": "tiny", "players": 2}
    answers = [visitor.post("/new", True, **fields) for visitor in (anna, bela)]
    assert [answer.status_code for answer in answers] == [303, 429]


def test_whoever_is_counted_is_read_once(tables: Tables, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    path, read, person = anna.open(seat1="me"), list[str](), tables.person

    def reading(id: str) -> Awaitable[Person | None]:
        read.append(id)
        return person(id)

    monkeypatch.setattr(tables, "person", reading)
    assert anna.post(f"{path}/say", True, text="Hello").status_code == 200
    assert len(read) == 1


def test_talk_has_a_measure(client: TestClient, clock: Clock) -> None:
    anna = Visitor(client, "Anna")
    path = anna.open(seat1="me")
    said = [anna.post(f"{path}/say", True, text=f"{i}") for i in range(21)]
    assert [answer.status_code for answer in said] == [200] * 20 + [429]
    assert said[-1].json()["sentence"] == "You have written a lot in a short time. Wait 3 seconds, then send it again."
    by_program = anna.client.post(f"/api{path.replace('/t/', '/tables/')}/say", json={"text": "x"},
                                  headers=anna._headers(True))  # fmt: skip
    assert by_program.json()["refused"] == "refused-many-words"
    clock.now += 3
    assert anna.post(f"{path}/say", True, text="again").status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 5, 21])
def test_every_refusal_says_how_long_to_wait(language: str, count: int) -> None:
    for message in ("refused-many-sign-ins", "refused-many-people", "refused-many-tables", "refused-many-words"):
        said = speech(language).say(message, seconds=count, minutes=count)
        assert count == 1 or str(count) in said
