"""Replay: step by step, from one's own seat while the game runs; records out, in, and played on."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from teocalli.table.tables import Tables
from tests.table.people import Visitor

MOVES = [("take 1", 0), ("play", 1), ("take 2", 1), ("take 3", 0)]


@pytest.fixture
def path(anna: Visitor) -> str:
    path = anna.open(seat1="me")
    for token, seat in MOVES:
        assert anna.act(path, token, seat).status_code == 200
    return path


def finish(anna: Visitor, path: str) -> str:
    """Play to the end; the record."""
    while (table := anna.table(path))["status"] == "playing":
        anna.act(path, table["actions"][0]["token"], table["seat"])
    return str(anna.get(f"{path}/record").text)


def test_every_moment_can_be_looked_at(anna: Visitor, path: str) -> None:
    for at in range(5):
        state = anna.get(f"{path}/replay/state?at={at}", True).json()
        assert state["at"] == at
        log = state["regions"]["log"]
        assert log.count('<li id="m') == at, "every step is told"
        told = re.findall(r'class="tale" id="e\d+-\d+" data-of="(\d)"', log)
        assert told[:1] == [str(seat) for _, seat in MOVES[:at]][-1:], "the newest turn comes first"
        assert f"Move {at} of 4" in state["regions"]["prompt"]
    assert anna.get(f"{path}/replay/state?at=99", True).json()["at"] == 4
    assert anna.get(f"{path}/replay?at=x").status_code == 400


def test_what_happened_meanwhile_is_replayed_from_the_own_last_action(client: TestClient, anna: Visitor) -> None:
    ben = Visitor(client, "Ben")
    path = anna.open(seat1="open", listed="1")
    assert ben.post(f"{path}/sit", True, seat=1).status_code == 200
    for who, token, seat in ((anna, "take 1", 0), (ben, "play", 1), (ben, "take 2", 1)):
        assert who.act(path, token, seat).status_code == 200
    assert f"{path}/replay?seat=0&amp;since=mine" in anna.get(path).text
    assert anna.get(f"{path}/replay/state?seat=0&since=mine", True).json()["at"] == 1
    assert ben.get(f"{path}/replay/state?seat=1&since=mine", True).json()["at"] == 3, "nothing happened since"


def test_what_is_remembered_of_a_replay_is_each_readers_own(anna: Visitor, path: str, tables: Tables) -> None:
    """Two who leaf through it at different moments do not make each other's parts be drawn anew."""
    ben = Visitor(anna.client, "Ben")
    finish(anna, path)
    for at in (1, 2):
        for reader, moment in ((anna, at), (ben, at + 2)):
            assert reader.get(f"{path}/replay/state?at={moment}", True).json()["at"] == moment
    moments = [memo.moment for memo in tables.replay_memos._memos.values()]
    assert sorted(map(str, moments)) == ["2", "4"]


def test_looking_back_offers_nothing_to_do(anna: Visitor, path: str) -> None:
    page = anna.get(f"{path}/replay?at=1").text
    assert 'name="token"' not in page


def test_a_record_goes_out_and_comes_in_again(anna: Visitor, path: str) -> None:
    record = finish(anna, path)
    assert record.startswith("teocalli record 1\ngame: tiny")
    shown = anna.post("/records", text=record)
    assert shown.status_code == 303
    assert shown.headers["location"].endswith("/replay")
    copy = shown.headers["location"].removesuffix("/replay")
    assert anna.get(f"{copy}/record").text == record
    assert anna.table(copy)["status"] == "exhibit"
    assert anna.act(copy, "take 1").json()["refused"] in ("refused-over", "refused-not-yours")


def test_a_record_tells_who_played_when_and_with_what_result(anna: Visitor, path: str) -> None:
    record = finish(anna, path)
    head = dict(line.split(": ", 1) for line in record.split("\n\n")[0].splitlines()[1:])
    assert (head["player 1"], head["player 2"]) == ("Anna", "Anna 2")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", head["date"])
    best, other = sorted(map(int, record.splitlines()[-1].removeprefix("end: ").split()), reverse=True)
    assert re.fullmatch(rf"Anna(?: 2)? {best}, Anna(?: 2)? {other}", head["result"])
    copy = anna.post("/records", text=record.replace("player 2: Anna 2", 'player 2: "B\\u0023 <i>"')).headers[
        "location"
    ]
    assert "as seen by B# &lt;i&gt;" in anna.get(copy).text


def test_one_can_play_on_from_any_moment_of_a_finished_game(anna: Visitor, path: str) -> None:
    early = anna.post(f"{path}/continue", True, at=2, seat=0)
    assert early.json()["refused"] == "refused-continue-early"
    record = finish(anna, path)
    new = anna.post(f"{path}/continue", at=3, seat=0, strength="random").headers["location"]
    table = anna.table(new)
    assert (table["status"], table["mover"], len(table["log"])) == ("playing", 0, 3)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert anna.post(f"{new}/undo", True, seat=0, version=0).json()["refused"] == "undo-start"
    last = record.count("\n") - 9
    assert anna.post(f"{path}/continue", True, at=last + 50, seat=0).json()["refused"] == "refused-continue-end"


def test_after_the_end_everybody_may_look_from_every_seat(anna: Visitor, path: str, client: TestClient) -> None:
    finish(anna, path)
    stranger = Visitor(client)
    views = [stranger.table(path, seat)["view"]["cards"] for seat in (0, 1)]
    assert stranger.table(path, 1)["seat"] == 1
    assert views[0][0] is not True


def test_a_scoring_sheet_can_be_asked_for(anna: Visitor, path: str) -> None:
    assert "<dialog" in anna.get(f"{path}/sheet?at=1").text


def sides(page: str) -> list[tuple[str, str, str]]:
    """From where one can look: the seat, whether it is chosen, and what it is called."""
    return re.findall(r'<option value="(-?\d+)"( selected)?>([^<]*)</option>', page.partition('id="side"')[2])


def side(page: str) -> str:
    """The seat that is chosen."""
    (found,) = [seat for seat, chosen, _ in sides(page) if chosen]
    return found


def test_a_replay_says_from_where_it_is_seen(anna: Visitor, path: str, client: TestClient) -> None:
    exhibit = anna.post("/records", text=finish(anna, path)).headers["location"]
    assert sides(anna.get(exhibit).text) == [
        ("-1", " selected", "as seen by a spectator"), ("0", "", "as seen by Anna"), ("1", "", "as seen by Anna 2"),
    ]  # fmt: skip
    stranger = Visitor(client)
    for seat in ("0", "1", "-1"):
        shown = stranger.get(f"{exhibit}?seat={seat}&at=1").text
        assert f'data-seat="{seat}"' in shown
        assert side(shown) == seat
    assert side(anna.get(f"{path}/replay").text) == "0", "whoever played sees the own side first"
    assert side(anna.get(f"{path}/replay?seat=-1").text) == "-1", "but may also see what everybody saw"
    assert side(stranger.get(f"{path}/replay").text) == "-1"


def test_a_running_game_is_replayed_from_the_own_seat_only(client: TestClient, anna: Visitor) -> None:
    path = anna.open(seat1="greedy")
    anna.act(path, "take 1")
    assert 'data-seat="0"' in anna.get(f"{path}/replay?seat=-1").text
    assert 'id="side"' not in anna.get(f"{path}/replay").text


def test_a_replay_crowns_nobody_before_the_end(anna: Visitor, path: str) -> None:
    record = finish(anna, path)
    crown = 'title="Winner"'
    for replayed in (f"{path}/replay", anna.post("/records", text=record).headers["location"]):
        last = len(anna.table(replayed.removesuffix("/replay"))["log"])
        crowns = [
            anna.get(f"{replayed}/state?at={at}", True).json()["regions"]["panels"].count(crown)
            for at in (0, last - 1, last)
        ]
        assert crowns == [0, 0, 1]
    assert anna.get(path).text.count(crown) == 1


def test_a_record_that_stops_short_of_the_end_has_no_winner(anna: Visitor, path: str) -> None:
    lines = finish(anna, path).splitlines()
    unfinished = "\n".join([*lines[:-2], "end: unfinished"])
    shown = anna.post("/records", text=unfinished).headers["location"]
    assert 'title="Winner"' not in anna.get(f"{shown}?at=999").text
