"""The ways of notices: letters and webhooks go where somebody agreed, encrypted, never into the server's network."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from teocalli.table import BadStart
from teocalli.table.notices import post
from teocalli.table.notices.channels import Channel
from teocalli.table.notices.finding import trial
from teocalli.table.notices.mail import Mail, is_address
from teocalli.table.notices.settings import NoticeSettings, Relay, from_environment
from tests.table.club import SITE, Club, club
from tests.table.people import Visitor
from tests.table.post_office import Mailbox, Receiver, certificate, running

__all__ = ["club"]


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
