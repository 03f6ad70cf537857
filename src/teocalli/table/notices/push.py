"""Web Push: the browser's own service brings a notice, encrypted for that browser alone (RFC 8291), and signed with the
key of this installation (RFC 8292), which follows from a secret in the database: all servers on it have the same."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from teocalli.table.notices.channels import Channel
from teocalli.table.notices.finding import Notice
from teocalli.table.notices.post import Gone, Undelivered, post

CURVE = ec.SECP256R1()
#: Private keys are the whole numbers from 1 to below the order of the curve.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: Seconds for which a service keeps what a browser cannot get at once, and for which a signature is good.
KEPT, SIGNED = 24 * 3600, 12 * 3600
#: So many browsers of one person are told.
MOST_BROWSERS = 10


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscribed(given: Any) -> tuple[str, dict[str, str]]:
    """Address and keys of what a browser's `PushSubscription` says; `ValueError` where it says something else."""
    try:
        endpoint, keys = given["endpoint"], {name: given["keys"][name] for name in ("p256dh", "auth")}
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys["p256dh"]))
        if len(decoded(keys["auth"])) != 16 or not isinstance(endpoint, str):
            raise ValueError("no subscription")
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("no subscription") from error
    return endpoint, keys


@dataclass(frozen=True)
class Push:
    """Tells by the browser, also when no page of ours is open."""

    secret: bytes
    private: bool
    site: str

    @property
    def key(self) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(self.secret, "big") % (ORDER - 1) + 1, CURVE)

    @property
    def public_key(self) -> str:
        """What browsers know this installation by."""
        return encoded(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, channel: Channel, notice: Notice) -> None:
        headers, body = await asyncio.to_thread(self._sealed, channel, notice)
        status = await post(channel.address, body, headers, private=self.private)
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")

    def _sealed(self, channel: Channel, notice: Notice) -> tuple[dict[str, str], bytes]:
        keys = json.loads(channel.secret)
        said = {"title": notice.title, "text": notice.text, "path": notice.path, "table": notice.table}
        body: bytes = http_ece.encrypt(
            json.dumps(said, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(CURVE),
            dh=decoded(keys["p256dh"]),
            auth_secret=decoded(keys["auth"]),
            version="aes128gcm",
        )
        headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(KEPT)}
        if notice.table:
            headers["Topic"] = notice.table  # a newer notice of a table takes the place of an older one
        return headers | self._signed(channel.address, keys["site"]), body

    def _signed(self, endpoint: str, site: str) -> dict[str, str]:
        where, host = urlsplit(endpoint), self.site or site
        sender = host if host.startswith("https://") else "mailto:table@localhost.localdomain"
        claims = {"aud": f"{where.scheme}://{where.netloc}", "sub": sender, "exp": int(time.time()) + SIGNED}
        found: dict[str, str] = Vapid02(private_key=self.key).sign(claims)
        return found
