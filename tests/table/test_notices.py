"""Notices: whoever is away is told, once for each turn, in the ways that were chosen; and nothing else is ever sent."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.table import BadStart
from teocalli.table.app import application
from teocalli.table.notices import post
from teocalli.table.notices.channels import MOST_FAILURES, TURN, Channel
from teocalli.table.notices.finding import Notice, trial
from teocalli.table.notices.mail import Mail, is_address
from teocalli.table.notices.notifier import AGAIN, LONGEST, REMEMBERED
from teocalli.table.notices.settings import NoticeSettings, Relay, from_environment
from tests.table.conftest import new_tables
from tests.table.people import Visitor, state_of
from tests.table.post_office import Mailbox, Posted, Receiver, certificate, running
from tests.table.test_clock import Hours

SITE = "https://play.example.org"


class Club:
    """A table server with a mail server and a receiver of webhooks, whose clock stands still by itself."""

    def __init__(self, client: TestClient, mailbox: Mailbox, receiver: Receiver, hours: Hours) -> None:
        self.client, self.mailbox, self.receiver, self.hours = client, mailbox, receiver, hours
        self.state: Any = state_of(client)
        self.anna, self.bela = Visitor(client, "Anna"), Visitor(client, "Béla")

    def later(self, seconds: float = 100.0) -> None:
        """Let time pass, and the notifier look."""
        self.hours.now += seconds
        assert self.client.portal is not None
        self.client.portal.call(self.state.notifier.look)

    def id_of(self, visitor: Visitor) -> str:
        return visitor.cookies["teocalli"].split(".")[0]

    def channels(self, visitor: Visitor) -> list[Channel]:
        found: list[Channel] = self.state.notifier.channels.of(self.id_of(visitor))
        return found

    def hook(self, visitor: Visitor) -> Channel:
        visitor.post("/me/notices/webhook", url=f"{self.receiver.address}/hook?of=me")
        self.hours.now += 1
        return self.channels(visitor)[-1]

    def next(self) -> Posted:
        """What came, once the notifier has made a note of it: before, time that passes would make it due again."""
        found = self.receiver.posted.get(timeout=30)
        self.settle()
        return found

    def failed(self) -> None:
        """Something came that was answered badly."""
        self.next()

    def is_silent(self) -> bool:
        """Whether nothing was sent when the notifier looked."""
        self.settle()
        return self.receiver.posted.empty()

    def settle(self) -> None:
        """Wait until everything that is being sent has come."""

        async def told() -> None:
            tasks: set[asyncio.Task[Any]] = self.state.notifier._tasks
            await asyncio.gather(*(task for task in tasks if "_tell_all" in repr(task)))

        assert self.client.portal is not None
        self.client.portal.call(told)

    def table(self) -> str:
        path = self.anna.open(listed=1)
        self.bela.post(f"{path}/sit", seat=1)
        return path


@pytest.fixture
def club(database: str) -> Iterator[Club]:
    tables, hours = new_tables(database), Hours()
    tables.clock = hours
    mailbox, receiver = Mailbox(), Receiver()
    relay = Relay("smtp+plain", "127.0.0.1", mailbox.port, "", "", "Teocalli <table@example.org>")
    allowed = NoticeSettings(frozenset({"mail", "webhook", "push"}), True, SITE, relay)
    app = application(tables, notices_allowed=allowed)
    app.state.notifier.rounds, app.state.notifier.pauses = 1e6, ()
    with running(mailbox, receiver), TestClient(app, follow_redirects=False) as client:
        yield Club(client, mailbox, receiver, hours)


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


def test_another_address_takes_over_when_it_is_confirmed(club: Club) -> None:
    def confirm() -> None:
        letter = club.mailbox.letters.get(timeout=30).get_content()
        club.client.post(re.findall(rf"{SITE}(/notices/confirm/\S+)", letter)[0])

    def addresses() -> list[tuple[str, bool]]:
        return [(channel.address, channel.confirmed) for channel in club.channels(club.bela)]

    club.bela.post("/me/notices/mail", address="old@example.org")
    confirm()
    club.bela.post(f"/me/notices/{club.channels(club.bela)[0].id}/choose", over="on")
    club.hours.now += 1
    club.bela.post("/me/notices/mail", address="wrong@example.org")
    club.mailbox.letters.get(timeout=30)
    club.hours.now += 1
    club.bela.post("/me/notices/mail", address="new@example.org")
    assert addresses() == [("old@example.org", True), ("new@example.org", False)]
    confirm()
    assert addresses() == [("new@example.org", True)]
    assert club.channels(club.bela)[0].wanted == ("over",)


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


def test_nobody_changes_the_channels_of_others(club: Club) -> None:
    channel = club.hook(club.bela)
    for verb in ("choose", "remove", "try"):
        assert club.anna.post(f"/me/notices/{channel.id}/{verb}").status_code == 404
    club.bela.post(f"/me/notices/{channel.id}/remove")
    assert club.channels(club.bela) == []


def test_an_address_is_asked_first_and_every_letter_can_be_the_last(club: Club) -> None:
    path = club.table()
    assert club.bela.post("/me/notices/mail", address="bela@example.org").status_code == 303
    asked = club.mailbox.letters.get(timeout=30)
    assert (asked["To"], asked["From"]) == ("bela@example.org", "Teocalli <table@example.org>")
    confirm = re.findall(rf"{SITE}(/notices/confirm/\S+)", asked.get_content())[0]
    club.hours.now += 1
    club.anna.act(path, "take 1")
    club.later()
    assert club.mailbox.letters.empty(), "not before it is confirmed"
    assert "bela@example.org" in club.anna.get(confirm).text
    assert not club.channels(club.bela)[0].confirmed, "a mail program that opens links changes nothing"
    assert club.anna.get(confirm[:-1] + "x").status_code == 404
    club.client.post(confirm)
    club.bela.act(path, "take 1", 1)
    club.anna.act(path, "take 1")
    club.later()
    letter = club.mailbox.letters.get(timeout=30)
    assert letter["Subject"] == "It is your turn"
    assert f"Tiny. Players: Anna\n{SITE}{path}" in letter.get_content().replace("\r\n", "\n")
    stop = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    club.client.post(stop, data={"List-Unsubscribe": "One-Click"})
    assert club.channels(club.bela) == []
    assert "no more notices" in club.client.get(stop).text


def test_nobody_is_flooded_with_letters(club: Club) -> None:
    answers = [Visitor(club.client, "M").post("/me/notices/mail", True, address="x@example.org") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [303, 303, 303, 429]
    assert club.anna.post("/me/notices/mail", True, address="no address").json()["refused"] == "refused-mail"


@pytest.mark.parametrize(
    ("address", "is_public"),
    [
        ("127.0.0.1", False), ("10.1.2.3", False), ("172.16.0.1", False), ("192.168.1.1", False), ("0.0.0.0", False),
        ("169.254.169.254", False), ("100.64.0.1", False), ("224.0.0.1", False), ("::1", False), ("::", False),
        ("fe80::1%eth0", False), ("fc00::1", False), ("fec0::1", False), ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False), ("64:ff9b::7f00:1", False), ("64:ff9b:1::a00:1", False), ("93.184.215.14", True),
        ("2606:2800:21f:cb07::1", True), ("::ffff:93.184.215.14", True),
    ],
)  # fmt: skip
def test_inner_addresses_are_known(address: str, is_public: bool) -> None:
    assert post.is_public(address) == is_public


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://127.0.0.1/", "refused-webhook-private"), ("https://localhost:8765/", "refused-webhook-private"),
        ("https://[::1]/", "refused-webhook-private"), ("https://2130706433/", "refused-webhook-private"),
        ("https://0x7f.1/", "refused-webhook-private"), ("http://example.org/", "refused-webhook"),
        ("https://a@example.org/", "refused-webhook"), ("file:///etc/passwd", "refused-webhook"),
        ("https://example.org/\r\nX: y", "refused-webhook"), ("https://", "refused-webhook"),
        ("https://example.org:x/", "refused-webhook"), ("", "refused-webhook"),
    ],
)  # fmt: skip
def test_a_webhook_cannot_reach_into_the_servers_network(anna: Visitor, url: str, why: str) -> None:
    assert anna.post("/me/notices/webhook", True, url=url).json()["refused"] == why


def test_a_name_that_turns_inward_later_is_not_called(club: Club) -> None:
    """Every call looks the address up anew, checks it, and connects to just that one."""
    with pytest.raises(post.Forbidden):
        asyncio.run(post.post(club.receiver.address.replace("http:", "https:"), b"", {}))
    assert club.is_silent()


@pytest.fixture(scope="module")
def tls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ssl.SSLContext]:
    """A certificate that this machine believes in while the tests of this file run."""
    file: Path = certificate(tmp_path_factory.mktemp("tls"))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(file))
        post._tls.cache_clear()
        yield context
    post._tls.cache_clear()


def test_https_is_checked_against_the_name(tls: ssl.SSLContext) -> None:
    receiver = Receiver(tls)
    with running(receiver):
        url = receiver.address
        assert asyncio.run(post.post(f"{url}/x?y", b"hello", {"X": "z"}, private=True)) == 201
        posted = receiver.posted.get(timeout=30)
        assert (posted.path, posted.body, posted.headers["x"]) == ("/x?y", b"hello", "z")
        with pytest.raises(post.Undelivered):
            asyncio.run(post.post(url.replace("localhost", "127.0.0.1"), b"", {}, private=True))


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_and_passwords_travel_encrypted(tls: ssl.SSLContext, scheme: str) -> None:
    mailbox = Mailbox(tls, wrapped=scheme == "smtps")
    with running(mailbox), ThreadPoolExecutor(1) as threads:
        relay = Relay(scheme, "localhost", mailbox.port, "user", "secret", "table@example.org")
        mail = Mail(relay, SITE, b"key", threads)
        asyncio.run(mail.send(Channel("c", "p", "mail", "a@example.org", ""), trial("ru")))
        assert mailbox.letters.get(timeout=30)["Subject"] == "Проверка"
        auth = [line.split()[0] for line in mailbox.said]
        assert ("STARTTLS" in auth) == (scheme == "smtp")
        assert "AUTH" in auth


def test_a_password_is_never_sent_in_the_clear(club: Club) -> None:
    relay = Relay("smtp", "127.0.0.1", club.mailbox.port, "user", "secret", "table@example.org")
    with ThreadPoolExecutor(1) as threads, pytest.raises(post.Undelivered):
        asyncio.run(Mail(relay, SITE, b"", threads).send(Channel("c", "p", "mail", "a@b.org", ""), trial("en")))
    assert not any(line.startswith("AUTH") for line in club.mailbox.said)


def test_the_host_says_which_ways_there_are() -> None:
    mail = {"TEOCALLI_SMTP": "smtps://me%40x.org:p%2Fw@mail.example.org", "TEOCALLI_MAIL_FROM": "t@example.org"}
    assert from_environment({}) == NoticeSettings(frozenset({"push", "webhook"}))
    found = from_environment(mail | {"TEOCALLI_ADDRESS": f"{SITE}/"})
    relay = Relay("smtps", "mail.example.org", 465, "me@x.org", "p/w", "t@example.org")
    assert found == NoticeSettings(frozenset({"push", "webhook", "mail"}), False, SITE, relay)
    assert from_environment({"TEOCALLI_NOTICES": "none"}).ways == frozenset()
    assert from_environment({"TEOCALLI_NOTICES": "webhook, private"}) == NoticeSettings(frozenset({"webhook"}), True)
    for wrong, why in [
        ({"TEOCALLI_NOTICES": "pigeons"}, "pigeons"),
        (mail, "TEOCALLI_ADDRESS"),
        ({"TEOCALLI_ADDRESS": "play.example.org"}, "TEOCALLI_ADDRESS"),
        ({"TEOCALLI_SMTP": "mail.example.org"}, "TEOCALLI_SMTP"),
        ({"TEOCALLI_SMTP": "smtp://mail.example.org:x", "TEOCALLI_MAIL_FROM": "t@e.org"}, "TEOCALLI_SMTP"),
        ({"TEOCALLI_SMTP": "smtp://mail.example.org"}, "TEOCALLI_MAIL_FROM"),
    ]:
        with pytest.raises(BadStart, match=why):
            from_environment(wrong)


@pytest.mark.parametrize("text", ["", "a", "a@b", "a b@c.org", "a@c.org\r\nBcc: d@e.org", "a@c.org,d@e.org", "é@c.org"])
def test_what_is_no_address_is_not_written_to(text: str) -> None:
    assert not is_address(text)


def test_servers_on_one_database_tell_of_a_turn_once(club: Club) -> None:
    key, channels = ("p", "t", TURN), club.state.notifier.channels
    assert [channels.claim(key, mark, 10, 20) for mark in (3, 3, 2, 4)] == [1, 0, 0, 1]
    assert (channels.late(19), channels.claim(key, 4, 19, 30)) == ([], 0), "somebody is telling it"
    assert (channels.late(20), channels.claim(key, 4, 20, 30)) == ([key], 2), "whoever wanted to is gone"
    channels.settle(key)
    assert (channels.late(99), channels.claim(key, 4, 99, 100)) == ([], 0), "it was told"
