"""An owner's file of component values: given when a table is opened, it travels with the game."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.engine import game_record
from teocalli.games import game
from teocalli.table.components import read_components
from teocalli.table.refusals import Refused
from teocalli.table.tables import Tables
from tests.table.conftest import new_tables
from tests.table.people import Visitor

FIGURES = {"setup": {"cosmo_two": {"value": [7, 8], "source": "box"}}}
TEXT = "setup:\n  cosmo_two: {value: [7, 8], source: box}\n"
UNKNOWN = "setup:\n  cosmo_too: {value: [7, 8]}\n"
TABLE: dict[str, Any] = {"game": "theocracy", "players": 2, "seat0": "me", "seat1": "me"}


@pytest.fixture
def tables(database: str) -> Tables:
    tables = new_tables(database)
    tables.games = {**tables.games, "theocracy": game("theocracy")}
    return tables


def by_text(anna: Visitor) -> str:
    return anna.open(**TABLE, components=TEXT)


def by_file(anna: Visitor) -> str:
    anna.client.cookies.clear()
    given = {"components-file": ("box.yaml", TEXT.encode())}
    answer = anna.client.post("/new", data={**TABLE, "components": ""}, files=given, headers=anna._headers(False))
    return str(answer.headers["location"])


def by_api(anna: Visitor) -> str:
    answer = api(anna, FIGURES)
    assert answer.status_code == 201, answer.text
    return f"/t/{answer.json()['id']}"


def api(anna: Visitor, components: Any, key: str = "theocracy") -> Any:
    given = {"game": key, "seats": ["me", "me"], "components": components}
    anna.client.cookies.clear()
    return anna.client.post("/api/tables", json=given, headers=anna._headers(True))


def cosmo_shown(anna: Visitor, path: str) -> list[int]:
    """What the seats have, whoever of them is first."""
    return sorted(seat["cosmo"] for seat in anna.table(path)["view"]["players"])


def cosmo_kept(tables: Tables, path: str) -> list[int]:
    match = asyncio.run(tables.match(path.removeprefix("/t/")))
    return sorted(player.cosmo for player in match.state.players[:2])


@pytest.mark.parametrize("opened", [by_text, by_file, by_api])
def test_a_file_given_at_the_opening_stays_with_the_game(anna: Visitor, opened: Any, database: str) -> None:
    path = opened(anna)
    assert cosmo_shown(anna, path) == [7, 8]
    other = new_tables(database)
    other.games = {"theocracy": game("theocracy")}
    assert cosmo_kept(other, path) == [7, 8]
    anna.post(f"{path}/resign", seat=0)
    record = game_record.read(anna.get(f"/api/tables/{path.removeprefix('/t/')}/record").json()["record"])
    assert record.setting.components == FIGURES
    again = anna.post(f"{path}/rematch").headers["location"]
    assert cosmo_shown(anna, again) == [7, 8]


def test_an_unknown_key_is_refused_by_name_and_the_text_comes_back(anna: Visitor) -> None:
    answer = anna.post("/new", **TABLE, components=UNKNOWN)
    assert answer.status_code == 400
    assert "there is no entry “cosmo_too”; use cosmo_two" in answer.text
    assert "cosmo_too: {value: [7, 8]}\n</textarea>" in answer.text
    answer = api(anna, {"setup": {"cosmo_too": {"value": [7, 8]}}})
    assert answer.status_code == 400
    assert "there is no entry “cosmo_too”" in answer.json()["sentence"]
    assert "A components file is a mapping" in api(anna, [1]).json()["sentence"]


def test_only_a_game_whose_components_can_be_replaced_takes_a_file(anna: Visitor, client: TestClient) -> None:
    assert 'name="components"' in anna.get("/new?game=theocracy").text
    assert 'name="components"' not in anna.get("/new?game=tiny").text
    assert api(anna, FIGURES, "tiny").status_code == 400
    assert api(anna, None, "tiny").status_code == 201


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("setup: {", "refused-components"),
        ("a: &a [1]\nb: *a", "refused-components-plain"),
        ("[" * 30_000, "refused-components-plain"),
        ("a: 2026-13-45", "refused-components-plain"),
    ],
)
def test_what_is_not_plain_yaml_is_refused(text: str, message: str) -> None:
    with pytest.raises(Refused) as error:
        read_components(text)
    assert error.value.message == message


def test_an_empty_field_is_no_file() -> None:
    assert read_components(" \n") is None
    assert read_components("# nothing differs\n") == {}
