"""Web Push: a push service gets what only the browser can read, signed with the key that the browser was given."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from teocalli.table.notices.push import MOST_BROWSERS, Push, decoded, encoded
from teocalli.table.store import Store
from tests.table.club import SITE, Club, club
from tests.table.conftest import new_tables
from tests.table.people import Visitor
from tests.table.post_office import Posted

__all__ = ["club"]
CURVE = ec.SECP256R1()


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """A browser that has registered with a push service, and reads what comes from there as RFC 8291 says."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.auth, self.endpoint = ec.generate_private_key(CURVE), os.urandom(16), endpoint

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": encoded(raw(self.key.public_key())), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def subscribe(self, visitor: Visitor, **changes: Any) -> Any:
        cookie = "; ".join(f"{k}={v}" for k, v in visitor.cookies.items())
        given = self.subscription() | changes
        return visitor.client.post("/me/notices/push", json=given, headers={"cookie": cookie})

    def read(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + raw(self.key.public_key()) + sender
        secret = derived(shared, self.auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.rstrip(b"\0").endswith(b"\2"), "the last record"
        return json.loads(padded.rstrip(b"\0")[:-1])


def claims(told: Posted, public: str) -> Any:
    """What the sender claims, if it was signed with a key."""
    scheme, _, rest = told.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", public)
    head, body, signature = given["t"].split(".")
    r, s = (int.from_bytes(half, "big") for half in (decoded(signature)[:32], decoded(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(public))
    key.verify(encode_dss_signature(r, s), f"{head}.{body}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(head))["alg"] == "ES256"
    return json.loads(decoded(body))


def test_a_browser_is_told_what_only_it_can_read(club: Club) -> None:
    path = club.table()
    browser = Browser(f"{club.receiver.address}/push/1")
    assert browser.subscribe(club.bela).status_code == 200
    club.hours.now += 1
    club.anna.act(path, "take 1")
    club.later()
    told = club.next()
    assert told.path == "/push/1"
    assert b"turn" not in told.body
    said = {"title": "It is your turn", "text": "Tiny. Players: Anna", "path": path, "table": path[3:]}
    assert browser.read(told.body) == said
    headers = {name: told.headers.get(name) for name in ("content-encoding", "ttl", "topic")}
    assert headers == {"content-encoding": "aes128gcm", "ttl": "86400", "topic": path[3:]}
    claimed = claims(told, club.state.notifier.push.public_key)
    assert (claimed["aud"], claimed["sub"]) == (club.receiver.address, SITE)
    assert time.time() < claimed["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(club: Club, status: int) -> None:
    Browser(f"{club.receiver.address}/1").subscribe(club.bela)
    channel = club.channels(club.bela)[0]
    club.receiver.answers = [503, status]
    club.bela.post(f"/me/notices/{channel.id}/try")
    assert club.channels(club.bela)[0].failures == 1, "it may come back"
    assert "did not arrive" in club.bela.post(f"/me/notices/{channel.id}/try").text
    assert club.channels(club.bela) == []


def test_a_browser_belongs_to_whoever_registered_it_last(club: Club) -> None:
    browser = Browser(f"{club.receiver.address}/1")
    browser.subscribe(club.anna)
    browser.subscribe(club.bela)
    assert (len(club.channels(club.anna)), len(club.channels(club.bela))) == (0, 1)


def test_the_oldest_of_too_many_browsers_gives_way(club: Club) -> None:
    for number in range(MOST_BROWSERS):
        club.hours.now += 3600
        Browser(f"{club.receiver.address}/{number}").subscribe(club.bela)
    club.state.limits.clock = lambda: 1e9  # long after those were counted
    club.hours.now += 3600
    Browser(f"{club.receiver.address}/new").subscribe(club.bela)
    found = [channel.address.rpartition("/")[2] for channel in club.channels(club.bela)]
    assert found == [*map(str, range(1, MOST_BROWSERS)), "new"]


@pytest.mark.parametrize(
    "changes",
    [
        {"endpoint": "https://127.0.0.1/x"}, {"endpoint": "http://example.org/x"}, {"endpoint": 5}, {"keys": None},
        {"keys": {"p256dh": "AAAA", "auth": encoded(bytes(16))}}, {"keys": {"p256dh": 1, "auth": 2}},
    ],
)  # fmt: skip
def test_what_is_no_registration_is_refused(anna: Visitor, changes: dict[str, Any]) -> None:
    answer = Browser("https://example.org/").subscribe(anna, **changes)
    assert answer.status_code == 400


def test_the_key_is_made_once_and_shared_by_all_servers(database: str) -> None:
    first, second = (Store(new_tables(database).store.database) for _ in range(2))
    keys = {Push(store.secret("vapid"), False, "").public_key for store in (first, second)}
    assert len(keys) == 1
    key = keys.pop()
    assert len(base64.urlsafe_b64decode(key + "=")) == 65
