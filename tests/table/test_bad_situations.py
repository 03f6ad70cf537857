"""Bad situations: each gets a clear sentence and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.table.database import connect
from teocalli.table.store import Store
from tests.table.people import Visitor


@pytest.fixture
def path(anna: Visitor) -> str:
    return anna.open(seat1="me")


def test_a_stale_page_is_told_that_the_table_moved_on(anna: Visitor, path: str) -> None:
    anna.act(path, "take 1", version=0)
    late = anna.act(path, "take 2", version=0)
    assert late.status_code == 409
    assert late.json()["refused"] == "refused-stale"
    assert "not counted" in late.json()["sentence"]
    assert anna.table(path)["version"] == 1


def test_a_double_click_counts_once(anna: Visitor, path: str) -> None:
    answers = [anna.act(path, "take 1", version=0) for _ in range(3)]
    assert [a.status_code for a in answers] == [200, 200, 200]
    assert anna.table(path)["version"] == 1
    assert len(anna.table(path)["log"]) == 1


def test_a_repeated_request_of_a_program_counts_once(anna: Visitor, path: str) -> None:
    bearer = anna.get("/me").text.split('id="pass"')[1].split('value="')[1].split('"')[0]
    api = f"/api/tables/{path.removeprefix('/t/')}/act"
    for _ in range(2):
        answer = anna.client.post(
            api, json={"token": "take 1", "seat": 0, "version": 0, "key": "abc"},
            headers={"authorization": f"Bearer {bearer}"},
        )  # fmt: skip
        assert answer.json() == {"ok": True, "number": 2, "version": 1}


def test_an_undo_in_another_tab_makes_the_first_tab_stale(anna: Visitor, path: str) -> None:
    anna.act(path, "take 1", version=0)
    anna.post(f"{path}/undo", True, seat=0, version=1)
    assert anna.act(path, "take 1", seat=1, version=1).json()["refused"] == "refused-stale"
    assert anna.act(path, "take 2", version=0).json()["refused"] == "refused-stale"


@pytest.mark.parametrize("token", ["", "take 9", "fly", "take 1 2", "тест", "x" * 5000, "\x00"])
def test_an_unknown_token_is_refused(anna: Visitor, path: str, token: str) -> None:
    answer = anna.act(path, token)
    assert answer.status_code == 400
    assert answer.json()["refused"] == "refused-token"


def test_an_illegal_action_is_explained_by_the_game(anna: Visitor, path: str) -> None:
    anna.act(path, "play")
    answer = anna.act(path, "play")
    assert answer.json()["sentence"] == "Your card has been played."


@pytest.mark.parametrize(
    ("address", "status"), [("/t/nothing", 404), ("/t/nothing/replay", 404), ("/nowhere", 404), ("/rules/chess", 404)]
)
def test_unknown_addresses_get_a_page_with_a_sentence(anna: Visitor, address: str, status: int) -> None:
    answer = anna.get(address)
    assert answer.status_code == status
    assert "That was not possible" in answer.text


def test_a_body_of_ten_megabytes_is_refused(anna: Visitor, path: str) -> None:
    answer = anna.post(f"{path}/act", True, token="x" * 10_000_000, seat=0, version=0)
    assert answer.status_code == 413
    assert "at most 64 KB" in answer.json()["sentence"]
    assert anna.post("/records", True, text="x" * 10_000_000).status_code == 413


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"token": "take 1", "version": 0}, "“seat” is missing."),
        ({"token": "take 1", "seat": "x", "version": "1"}, "“seat” must be a whole number."),
        ({"token": "take 1", "seat": 0, "version": 0, "colour": "red"}, "There is no field “colour” here."),
    ],
)
def test_missing_strange_and_unknown_fields_are_named(
    anna: Visitor, path: str, fields: dict[str, Any], named: str
) -> None:
    bearer = {"authorization": f"Bearer {anna.cookies['teocalli']}"}
    by_program = anna.client.post(f"/api/tables/{path.removeprefix('/t/')}/act", json=fields, headers=bearer)
    for answer in (anna.post(f"{path}/act", True, **fields), by_program):
        assert answer.status_code == 400
        assert answer.json()["sentence"].startswith(named)
    assert anna.table(path)["version"] == 0


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(anna: Visitor, path: str, seat: int) -> None:
    assert anna.act(path, "take 1", seat=seat).status_code in (403, 404)


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"\xff\xfe", b'"x"', b"null"])
def test_broken_json_is_refused(anna: Visitor, path: str, body: bytes) -> None:
    bearer = anna.get("/me").text.split('id="pass"')[1].split('value="')[1].split('"')[0]
    answer = anna.client.post(
        f"/api/tables/{path.removeprefix('/t/')}/act", content=body, headers={"authorization": f"Bearer {bearer}"}
    )
    assert answer.status_code == 400
    assert answer.json()["sentence"]


def test_a_forged_cookie_is_nobody(anna: Visitor, path: str) -> None:
    mallory = Visitor(anna.client)
    person = anna.cookies["teocalli"].rpartition(".")[0]
    mallory.cookies = {"teocalli": f"{person}.{'0' * 40}"}
    assert mallory.table(path)["seat"] == -1
    assert mallory.act(path, "take 1").status_code == 403


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
def test_a_form_from_another_site_is_refused(anna: Visitor, path: str, origin: str) -> None:
    headers = {"origin": origin, "accept": "application/json"} | anna._headers(True)
    answer = anna.client.post(f"{path}/act", data={"token": "take 1", "seat": 0, "version": 0}, headers=headers)
    assert answer.status_code == 403
    assert anna.table(path)["version"] == 0


def test_old_and_broken_records_are_refused_with_the_line(anna: Visitor) -> None:
    head = "teocalli record 1\ngame: tiny\nrules: {rules}\nplayers: 2\nseed: 1\n\n{moves}end: unfinished\n"
    old = anna.post("/records", True, text=head.format(rules=7, moves=""))
    assert old.status_code == 400
    assert "rules version 7" in old.json()["sentence"]
    wrong = anna.post("/records", True, text=head.format(rules=1, moves="take 9\n"))
    assert "line 7" in wrong.json()["sentence"]
    assert anna.post("/records", True, text="hello").status_code == 400
    assert anna.post("/records", True, text="").status_code == 400


def test_a_stored_game_of_an_older_rules_version_says_so(anna: Visitor, database: str, client: TestClient) -> None:
    other = Store(connect(database))
    path = anna.open(seat1="me")
    ((body,),) = other.database.read("SELECT body FROM entries WHERE table_id = ?", path.removeprefix("/t/"))
    changed = json.dumps(json.loads(body) | {"rules": 0, "tokens": ["take 1"]})
    other.database.write(("INSERT INTO entries SELECT 'old', 1, kind, person, key, ?, at FROM entries", (changed,)))
    answer = anna.get("/t/old", True)
    assert answer.status_code == 410
    assert "rules version 0" in answer.json()["sentence"]


def test_impossible_settings_are_refused(anna: Visitor) -> None:
    for fields in (
        {"players": 7}, {"players": "x"}, {"game": "chess"}, {"seat0": "oracle"}, {"option-wild": "perhaps"},
        {"seat0": "random", "seat1": "random"},
    ):  # fmt: skip
        answer = anna.post("/new", True, **({"game": "tiny", "players": 2} | fields))
        assert answer.status_code in (400, 404), fields
        assert answer.json()["sentence"]


def test_passwords_bring_people_back_and_wrong_ones_do_not(anna: Visitor, path: str) -> None:
    assert anna.post("/me/password", True, login="anna", password="short").status_code == 400
    assert anna.post("/me/password", login="anna", password="correct horse").status_code == 303
    elsewhere = Visitor(anna.client)
    assert elsewhere.post("/sign-in", True, login="anna", password="wrong horse").status_code == 403
    assert elsewhere.post("/sign-in", True, login="nobody", password="wrong horse").status_code == 403
    assert elsewhere.post("/sign-in", login="anna", password="correct horse").status_code == 303
    assert elsewhere.table(path)["seat"] == 0
    other = Visitor(anna.client, "Other")
    assert other.post("/me/password", True, login="anna", password="long enough").json()["refused"] == (
        "refused-login-taken"
    )


@pytest.mark.parametrize(
    "body",
    [
        '{"seat": 1e999, "version": 0, "token": "x"}',
        '{"seat": NaN, "version": 0, "token": "x"}',
        '{"seat": %s, "version": 0, "token": "x"}' % ("9" * 4000),
        '{"seat": 0, "version": [0], "token": "x"}',
        "[" * 30_000,
    ],
    ids=["endless", "not a number", "long", "a list", "deep"],
)
def test_strange_numbers_and_deep_json_are_refused(anna: Visitor, path: str, body: str) -> None:
    bearer = anna.get("/me").text.split('id="pass"')[1].split('value="')[1].split('"')[0]
    answer = anna.client.post(
        f"/api/tables/{path.removeprefix('/t/')}/act", content=body, headers={"authorization": f"Bearer {bearer}"}
    )
    assert answer.status_code == 400
    assert answer.json()["refused"] in ("refused-number", "refused-json")


def test_letters_that_no_text_has_do_no_harm(anna: Visitor, path: str) -> None:
    bearer = anna.get("/me").text.split('id="pass"')[1].split('value="')[1].split('"')[0]
    answer = anna.client.post(
        f"/api/tables/{path.removeprefix('/t/')}/say",
        content=r'{"text": "a\ud800b\u0000c", "key": "\ud800\u0000"}',
        headers={"authorization": f"Bearer {bearer}"},
    )
    assert answer.json()["ok"]
    assert "a b c" in anna.get(path).text


@pytest.mark.parametrize("header", [{b"cookie": b"teocalli=a.\xe9"}, {b"authorization": b"Bearer a.\xe9"}])
def test_a_pass_in_strange_letters_is_nobody(anna: Visitor, header: dict[bytes, bytes]) -> None:
    anna.client.cookies.clear()
    assert anna.client.get("/", headers=header).status_code == 200


def test_an_invitation_in_strange_letters_is_refused(anna: Visitor) -> None:
    path = anna.open()
    answer = Visitor(anna.client, "Mallory").post(f"{path}/sit", True, seat=1, invite="é")
    assert answer.json()["refused"] == "refused-invitation"


@pytest.mark.parametrize("wish", ["--1", "²", "x", "9" * 30])
def test_a_strange_number_in_the_address_is_refused(anna: Visitor, path: str, wish: str) -> None:
    for address in (f"{path}?seat={wish}", f"{path}/replay?at={wish}", f"{path}/sheet?at={wish}"):
        assert anna.get(address, True).json()["refused"] == "refused-number"


def test_a_record_with_a_bottomless_head_is_refused(anna: Visitor) -> None:
    head = f"teocalli record 1\ngame: tiny\nrules: 1\nplayers: 2\nseed: 1\ncomponents: {'[' * 50_000}\n\n"
    assert anna.post("/records", True, text=f"{head}end: unfinished\n").json()["refused"] == "refused-record"
