"""The JSON interface: described, and enough to play a whole game with."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from teocalli.table.api import ROUTES
from teocalli.table.app import ROUTES as PAGES
from teocalli.table.match import Match
from teocalli.table.openapi import document
from teocalli.table.operations import OPERATIONS
from tests.table.conftest import Served
from tests.table.people import Visitor

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_document_describes_every_address_and_nothing_else() -> None:
    described = {(path, verb.upper()) for path, verbs in document()["paths"].items() for verb in verbs}
    served = {
        (route.path, verb)
        for route in ROUTES
        if isinstance(route, Route)
        for verb in (route.methods or set()) - {"HEAD"}
    }
    assert described == served - {("/openapi.json", "GET")}


def test_the_example_of_the_documentation_plays_a_game(served: Served, tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    script = tmp_path / "robot.py"
    script.write_text(code)
    told = subprocess.run(
        [sys.executable, script, served.base, "tiny"], capture_output=True, text=True, timeout=60, check=True
    ).stdout
    assert re.search(r"points\. \[\d", told)


def test_a_line_of_the_log_tells_its_events_in_words(client: TestClient) -> None:
    me = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Robot'}).json()['pass']}"}
    table = client.post("/api/tables", json={"game": "tiny", "seats": ["me", "me"]}, headers=me).json()["id"]
    seen = client.get(f"/api/tables/{table}", headers=me).json()
    client.post(f"/api/tables/{table}/act", json={"seat": 0, "token": "take 1", "version": seen["version"]}, headers=me)
    line = client.get(f"/api/tables/{table}", headers=me).json()["log"][0]
    assert line["events"] == [{"what": "took", "seat": 0, "thing": None, "amount": 1, "cause": "turn"}]


def test_a_table_lists_what_a_program_needs(client: TestClient) -> None:
    me = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Robot'}).json()['pass']}"}
    games = client.get("/api/games").json()
    assert [game["key"] for game in games["games"]] == ["tiny", "bare"]
    table = client.post("/api/tables", json={"game": "bare", "seats": ["me", "open"]}, headers=me).json()
    seen = client.get(f"/api/tables/{table['id']}", headers=me).json()
    assert (seen["status"], seen["seat"], seen["actions"]) == ("gathering", 0, [])
    other = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Other'}).json()['pass']}"}
    sat = client.post(f"/api/tables/{table['id']}/sit", json={"seat": 1, "invite": table["invite"]}, headers=other)
    assert sat.json()["ok"]
    assert client.get("/api/tables", headers=other).json()["mine"][0]["id"] == table["id"]
    listed = set(client.get(f"/api/tables/{table['id']}", headers=me).json())
    assert listed == set(document()["components"]["schemas"]["Table"]["properties"])


def test_without_a_pass_nothing_is_done(client: TestClient) -> None:
    me = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Robot'}).json()['pass']}"}
    table = client.post("/api/tables", json={"game": "tiny", "seats": ["me", "me"]}, headers=me).json()["id"]
    client.cookies.clear()
    answer = client.post(f"/api/tables/{table}/act", json={"seat": 0, "token": "take 1", "version": 0})
    assert answer.status_code == 401
    assert "Authorization" in answer.json()["sentence"]


def test_waiting_ends_when_something_happens(client: TestClient) -> None:
    me = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Robot'}).json()['pass']}"}
    table = client.post("/api/tables", json={"game": "tiny", "seats": ["me", "random"]}, headers=me).json()["id"]
    client.post(f"/api/tables/{table}/act", json={"seat": 0, "token": "take 1", "version": 0}, headers=me)
    seen = client.get(f"/api/tables/{table}?after=2&wait=20", headers=me).json()
    assert seen["number"] > 2


def test_what_a_form_can_do_a_program_can_do() -> None:
    """A form that opens a table or shows a record has more to do on its page, so it has an address of its own."""
    browsers_only = {"/sign-out", "/me/notices/push", "/notices/{verb}/{word}"}
    forms = {route.path for route in PAGES if isinstance(route, Route) and "POST" in (route.methods or set())}
    offered = {one.form for one in OPERATIONS if one.form} | {"/new", "/records", "/me/notices/{channel}/try"}
    assert forms - offered == browsers_only


def test_a_program_puts_away_plays_on_and_looks_at_records(client: TestClient) -> None:
    me = {"authorization": f"Bearer {client.post('/api/people', json={'name': 'Robot'}).json()['pass']}"}

    def does(path: str, **fields: Any) -> Any:
        return client.post(f"/api{path}", json=fields, headers=me).json()

    table = does("/play", game="tiny", strength="random", key="k")["id"]
    assert does("/play", game="tiny", strength="random", key="k")["id"] == table
    assert does(f"/tables/{table}/resign", seat=0)["ok"]
    record = client.get(f"/api/tables/{table}/record", headers=me).json()["record"]
    assert does("/records", text=record)["id"] != table
    assert does("/records", text="Dear diary")["refused"] == "refused-record"
    assert does(f"/tables/{table}/continue", at=0)["id"]
    assert does(f"/tables/{table}/archive", archived=True) == {"ok": True}
    assert table not in [x["id"] for x in client.get("/api/tables", headers=me).json()["mine"]]
    assert does(f"/tables/{table}/invite", person="nobody")["refused"] == "refused-stranger"
    assert does("/settings", language="hu") == {"ok": True}
    assert does("/settings", colour="red")["sentence"].startswith("Itt nincs „colour” nevű mező.")
    assert does("/tables", game="tiny", clock={"each": 9, "hours": 3})["refused"] == "refused-unknown"


def test_a_pass_that_makes_others_void_is_told(client: TestClient) -> None:
    old = client.post("/api/people", json={"name": "Robot"}).json()["pass"]
    chosen = {"login": "robot", "password": "long enough"}
    new = client.post("/api/me/password", json=chosen, headers={"authorization": f"Bearer {old}"}).json()["pass"]
    client.cookies.clear()
    for bearer, status in ((old, 401), (new, 200), (client.post("/api/sign-in", json=chosen).json()["pass"], 200)):
        client.cookies.clear()
        answer = client.post("/api/me", json={"name": "R2"}, headers={"authorization": f"Bearer {bearer}"})
        assert answer.status_code == status


def test_the_result_says_when_the_tie_break_decided(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the page does."""
    anna = Visitor(client, "Anna")
    path = anna.open(seat1="me")
    while (table := anna.table(path))["status"] == "playing":
        anna.act(path, table["actions"][0]["token"], table["seat"])
    monkeypatch.setattr(Match, "tie_break_decided", False)
    won = anna.table(path)["result"]
    monkeypatch.setattr(Match, "tie_break_decided", True)
    assert anna.table(path)["result"] == f"{won} Equal points: the tie-breaker of the rules decided."
