"""Getting in: the address of the network with its QR code, and invitations by name."""

from __future__ import annotations

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from teocalli.engine.messages import LANGUAGES
from teocalli.table import serve
from teocalli.table.addresses import address_in_network, qr_code, qr_in_terminal
from teocalli.table.tables import Tables
from tests.table.people import Visitor, match_at

NETWORK = "http://192.168.1.24:8765/"


def test_only_a_table_that_listens_everywhere_is_found_in_the_network() -> None:
    assert address_in_network("127.0.0.1", 8765) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_says_where_others_find_the_table(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "address_in_network", lambda host, port: NETWORK)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    serve.tell_where("0.0.0.0", 8765, language)
    said = capsys.readouterr().out
    assert "http://127.0.0.1:8765/" in said
    assert NETWORK in said
    assert qr_in_terminal(NETWORK) in said
    assert "docs/hosting.md" in said


def test_a_qr_code_is_dark_on_light_in_every_theme() -> None:
    drawn = qr_code(NETWORK)
    assert drawn.startswith("<svg")
    assert 'stroke="#111"' in drawn
    assert "#fff" in drawn


def test_whoever_sits_at_the_server_is_shown_what_others_can_use(app: Starlette, anna: Visitor) -> None:
    path = anna.open()
    anna.client.base_url = "http://127.0.0.1:8765"
    page = anna.get(path).text
    assert "works on this computer only" in page
    assert 'class="qr"' not in page
    app.state.lan = NETWORK
    page = anna.get(path).text
    assert f'value="{NETWORK}t/{path[3:]}?invite=' in page
    assert 'class="qr"' in page
    anna.client.base_url = "http://games.example"
    assert 'value="http://games.example/t/' in anna.get(path).text, "another address is kept"


def test_people_i_have_played_with_are_invited_by_name(
    client: TestClient, tables: Tables, anna: Visitor, bela: Visitor
) -> None:
    stranger = Visitor(client, "Csaba")
    old = anna.open(listed=1)
    bela.post(f"{old}/sit", seat=1)
    seats = match_at(tables, old).seats
    guest = seats[1].person
    path = anna.open(name="Come over")
    page = anna.get(f"{path}/people").text
    assert "Béla" in page
    assert "1 game together" in page
    assert anna.post(f"{path}/invite", True, person="nobody").json()["refused"] == "refused-stranger"
    assert bela.post(f"{path}/invite", True, person=seats[0].person).json()["refused"] == "refused-not-host"
    assert anna.post(f"{path}/invite", person=guest).headers["location"] == f"{path}/people"
    assert "Invited" in anna.get(f"{path}/people").text
    assert anna.post(f"{path}/invite", True, person=guest).json()["refused"] == "refused-no-free-seat"
    lobby = bela.get("/").text
    assert "Come over" in lobby
    assert "Invitation" in lobby
    assert "Come over" not in stranger.get("/").text
    assert stranger.post(f"{path}/sit", True, seat=1).json()["refused"] == "refused-awaited"
    assert bela.post(f"{path}/sit", True, seat=1).status_code == 200
    assert anna.table(path)["status"] == "playing"
