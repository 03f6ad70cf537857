"""Webhooks: a person's own program is told, in the form of standardwebhooks.com, so that it can check who says it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import time
from dataclasses import dataclass
from datetime import UTC, datetime

from teocalli.table.notices.channels import Channel
from teocalli.table.notices.finding import Notice
from teocalli.table.notices.post import Gone, Undelivered, post

PREFIX = "whsec_"


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def signature(secret: str, id: str, at: int, body: bytes) -> str:
    """What shows that a message is ours: nobody else knows the secret."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    mac = hmac.new(key, f"{id}.{at}.".encode() + body, hashlib.sha256).digest()
    return f"v1,{base64.b64encode(mac).decode()}"


@dataclass(frozen=True)
class Webhook:
    """Tells by a POST to an address that a person gave."""

    private: bool
    site: str

    async def send(self, channel: Channel, notice: Notice) -> None:
        at, id = int(time.time()), f"msg_{secrets.token_hex(12)}"
        told = {
            "table": notice.table, "game": notice.game, "title": notice.title, "text": notice.text,
            "path": notice.path, "url": self.site + notice.path if self.site else None,
        }  # fmt: skip
        said = {"type": notice.what, "timestamp": datetime.fromtimestamp(at, UTC).isoformat(), "data": told}
        body = json.dumps(said, ensure_ascii=False).encode()
        headers = {
            "Content-Type": "application/json",
            "webhook-id": id,
            "webhook-timestamp": str(at),
            "webhook-signature": signature(channel.secret, id, at, body),
        }
        status = await post(channel.address, body, headers, private=self.private)
        if status == 410:
            raise Gone
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}")
