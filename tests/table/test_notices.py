"""Notices: whoever is away is told, once for each turn, in the ways that were chosen; and nothing else is ever sent."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
from typing import Any

import pytest

from teocalli.table.notices import post
from teocalli.table.notices.channels import MOST_FAILURES, TURN, Channel
from teocalli.table.notices.finding import Notice
from teocalli.table.notices.notifier import AGAIN, LONGEST, REMEMBERED
from tests.table.club import SITE, Club, club

__all__ = ["club"]


def test_whoever_is_away_is_told_once_a_turn_and_by_a_signed_message(club: Club) -> None:
    path = club.table()
    channel = club.hook(club.bela)
    club.anna.act(path, "take 1")
    club.later()
    told = club.next()
    assert told.path == "/hook?of=me"
    said = json.loads(told.body)
    assert said["type"] == "turn"
    assert said["data"] == {
        "table": path[3:], "game": "tiny", "title": "It is your turn", "text": "Tiny. Players: Anna",
        "path": path, "url": SITE + path,
    }  # fmt: skip
    head = f"{told.headers['webhook-id']}.{told.headers['webhook-timestamp']}.".encode()
    key = base64.b64decode(channel.secret.removeprefix("whsec_"))
    mac = base64.b64encode(hmac.new(key, head + told.body, hashlib.sha256).digest()).decode()
    assert told.headers["webhook-signature"] == f"v1,{mac}"
    club.anna.post(f"{path}/say", text="Are you there?")
    club.later()
    assert club.is_silent(), "once for each turn"
    club.bela.act(path, "take 1", 1)
    club.anna.act(path, "take 1")
    club.later()
    assert json.loads(club.next().body)["type"] == "turn", "the next turn is told again"


def test_a_quick_answer_an_open_page_and_a_game_with_bots_are_not_told(club: Club) -> None:
    path = club.table()
    club.hook(club.bela)
    club.anna.act(path, "take 1")
    club.later(30)
    assert club.is_silent(), "not yet"
    looks = club.state.tables.hub.listening(path[3:], club.id_of(club.bela))
    assert club.client.portal is not None
    club.client.portal.call(looks.__enter__)
    club.later()
    assert club.is_silent(), "the page is open"
    club.client.portal.call(looks.__exit__, None, None, None)
    club.bela.open(seat1="random")
    club.later()
    assert club.is_silent(), "nobody waits for somebody who plays with bots"


def test_the_end_and_an_invitation_are_told_and_only_what_was_chosen(club: Club) -> None:
    path = club.table()
    channel = club.hook(club.bela)
    club.bela.post(f"/me/notices/{channel.id}/choose", over="on", invited="on")
    club.anna.act(path, "take 1")
    club.later()
    assert club.is_silent(), "turns are not wanted"
    club.anna.post(f"{path}/resign", True, seat=0)
    club.later()
    assert json.loads(club.next().body)["type"] == "over"
    again = club.anna.open()
    club.anna.post(f"{again}/invite", person=club.id_of(club.bela))
    club.later()
    assert json.loads(club.next().body)["data"]["title"] == "A seat is waiting for you"


def test_a_program_asks_to_be_told_and_no_more(club: Club) -> None:
    bearer = {"authorization": f"Bearer {club.bela.cookies['teocalli']}"}
    club.client.cookies.clear()

    def does(path: str, **fields: Any) -> Any:
        return club.client.post(f"/api/me/notices/{path}", json=fields, headers=bearer).json()

    added = does("webhook", url=f"{club.receiver.address}/hook")
    assert does(f"{added['id']}/choose", over=True) == {"ok": True}
    (kept,) = club.client.get("/api/me/notices", headers=bearer).json()["channels"]
    assert (kept["secret"], kept["wanted"]) == (club.channels(club.bela)[0].secret, ["over"])
    assert does(f"{added['id']}/try") == {"arrived": True}
    assert does(f"{added['id']}/remove") == {"ok": True}
    assert club.client.get("/api/me/notices", headers=bearer).json() == {"channels": []}


def test_what_happened_before_a_channel_was_there_is_not_told_by_it(club: Club) -> None:
    path = club.table()
    club.anna.act(path, "take 1")
    club.hours.now += 1
    club.hook(club.bela)
    club.later()
    assert club.is_silent()


def test_a_program_that_never_answers_well_is_given_up(club: Club) -> None:
    path = club.table()
    channel = club.hook(club.bela)
    club.receiver.answers = [500] * MOST_FAILURES
    for _ in range(MOST_FAILURES):
        assert "did not arrive" in club.bela.post(f"/me/notices/{channel.id}/try").text
        club.next()
    club.anna.act(path, "take 1")
    club.later()
    assert club.is_silent()
    assert "several times in a row" in club.bela.get("/me").text
    club.bela.post(f"/me/notices/{channel.id}/choose", turn="on")
    assert "was sent" in club.bela.post(f"/me/notices/{channel.id}/try").text


def test_what_does_not_arrive_is_told_later_as_long_as_it_holds(club: Club) -> None:
    path = club.table()
    club.hook(club.bela)
    club.receiver.answers = [500, 500]
    club.anna.act(path, "take 1")
    club.later()
    club.failed()
    club.later(AGAIN[0] - 1)
    assert club.is_silent(), "not at once"
    club.later(1)
    club.failed()
    assert club.channels(club.bela)[0].failures == 0, "it is not given up yet"
    club.later(AGAIN[1])
    assert json.loads(club.next().body)["type"] == "turn", "the third time it arrives"
    club.later(AGAIN[2])
    assert club.is_silent()
    club.bela.act(path, "take 1", 1)
    club.receiver.answers = [500]
    club.anna.act(path, "take 1")
    club.later()
    club.failed()
    club.bela.act(path, "take 1", 1)
    club.later(AGAIN[0])
    assert club.is_silent(), "it is not their turn any more"


class Broken:
    """A way by which nothing arrives."""

    def __init__(self, error: Exception) -> None:
        self.error, self.tried = error, 0

    async def send(self, channel: Channel, notice: Notice) -> None:
        self.tried += 1
        raise self.error


def broken_ways(club: Club, **errors: Exception) -> list[Broken]:
    """Béla is told by these ways, all of which fail."""
    for kind in errors:
        club.state.notifier.channels.add(Channel(kind, club.id_of(club.bela), kind, kind, ""), alone=False)
    club.hours.now += 1
    club.state.notifier.ways = {kind: Broken(error) for kind, error in errors.items()}
    return list(club.state.notifier.ways.values())


def test_what_one_way_fails_to_tell_is_told_later_though_nobody_is_behind_another(club: Club) -> None:
    path = club.table()
    push, mail = broken_ways(club, push=post.Gone(), mail=post.Undelivered("500"))
    club.anna.act(path, "take 1")
    club.later()
    club.settle()
    assert [channel.kind for channel in club.channels(club.bela)] == ["mail"]
    for pause in AGAIN:
        club.later(pause)
        club.settle()
    assert (push.tried, mail.tried) == (1, 1 + len(AGAIN))
    assert club.channels(club.bela)[0].failures == 1, "counted once it is given up"
    club.later(AGAIN[-1])
    club.settle()
    assert mail.tried == 1 + len(AGAIN)


def test_an_unforeseen_error_of_one_way_neither_stops_the_others_nor_repeats_them(club: Club) -> None:
    path = club.table()
    club.hook(club.bela)
    webhook = club.state.notifier.ways["webhook"]
    (mail,) = broken_ways(club, mail=ZeroDivisionError())
    club.state.notifier.ways["webhook"] = webhook
    club.anna.act(path, "take 1")
    club.later()
    assert json.loads(club.next().body)["type"] == "turn"
    club.settle()
    club.later(AGAIN[-1])
    assert club.is_silent(), "it arrived"
    assert mail.tried == 1
    assert {channel.kind: channel.failures for channel in club.channels(club.bela)} == {"webhook": 0, "mail": 1}


def test_a_notice_that_breaks_whoever_tells_it_is_not_tried_for_ever(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = list[int]()

    async def breaks(news: object, channels: object, tries: int) -> None:
        tried.append(tries)

    path = club.table()
    club.hook(club.bela)
    monkeypatch.setattr(club.state.notifier, "_tell_all", breaks)
    club.anna.act(path, "take 1")
    for _ in range(len(AGAIN) + 4):
        club.later(LONGEST)
    assert tried == [1, 2, 3, 4]


def test_whoever_has_not_seen_an_open_page_for_a_while_is_told(club: Club) -> None:
    path = club.table()
    club.hook(club.bela)
    club.anna.act(path, "take 1")
    looks = club.state.tables.hub.listening(path[3:], club.id_of(club.bela), is_hidden=True)
    assert club.client.portal is not None
    club.client.portal.call(looks.__enter__)
    club.later()
    assert json.loads(club.next().body)["type"] == "turn"
    club.client.portal.call(looks.__exit__, None, None, None)


def test_what_was_told_of_games_long_over_is_forgotten(club: Club) -> None:
    def told() -> list[str]:
        return [row[0] for row in club.state.tables.store.database.read("SELECT table_id FROM noticed")]

    over, still_played = club.table(), club.table()
    club.hook(club.bela)
    for path in (over, still_played):
        club.anna.act(path, "take 1")
    club.later()
    club.anna.post(f"{over}/resign", True, seat=0)
    club.later()
    for _ in range(3):
        club.next()
    assert sorted(told()) == sorted([over[3:], over[3:], still_played[3:]])
    club.later(REMEMBERED + 200)
    assert told() == [still_played[3:]]


def test_servers_on_one_database_tell_of_a_turn_once(club: Club) -> None:
    key, channels = ("p", "t", TURN), club.state.notifier.channels
    assert [channels.claim(key, mark, 10, 20) for mark in (3, 3, 2, 4)] == [1, 0, 0, 1]
    assert (channels.late(19), channels.claim(key, 4, 19, 30)) == ([], 0), "somebody is telling it"
    assert (channels.late(20), channels.claim(key, 4, 20, 30)) == ([key], 2), "whoever wanted to is gone"
    channels.settle(key)
    assert (channels.late(99), channels.claim(key, 4, 99, 100)) == ([], 0), "it was told"
