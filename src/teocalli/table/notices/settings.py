"""What the host allows: which ways of telling there are, and by which mail server."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

from teocalli.table import BadStart

#: Ways of telling somebody.
PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
#: A word of TEOCALLI_NOTICES that allows addresses of the host's own network to be called.
PRIVATE = "private"
#: How connections to a mail server are protected, and their usual ports.
PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}


@dataclass(frozen=True)
class Relay:
    """A mail server that takes our letters: encrypted from the start (`smtps`), after STARTTLS (`smtp`), or never."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


@dataclass(frozen=True)
class NoticeSettings:
    """Which ways there are. `site` is the address of the table on the internet, for links in letters."""

    ways: frozenset[str] = frozenset({PUSH, WEBHOOK})
    private: bool = False
    site: str = ""
    relay: Relay | None = None


def from_environment(given: Mapping[str, str] = os.environ) -> NoticeSettings:
    """The settings of the host; `BadStart` says what is wrong with them."""
    words = {word.strip() for word in given.get("TEOCALLI_NOTICES", "push,webhook,mail").split(",")} - {""}
    if unknown := words - {PUSH, WEBHOOK, MAIL, PRIVATE, "none"}:
        raise BadStart("refused-notices", words=", ".join(sorted(unknown)))
    site, relay = _site(given.get("TEOCALLI_ADDRESS", "")), _relay(given)
    if relay is not None and not site:
        raise BadStart("refused-notices-address")
    ways = words & ({PUSH, WEBHOOK, MAIL} if relay is not None else {PUSH, WEBHOOK})
    return NoticeSettings(frozenset(ways), PRIVATE in words, site, relay)


def _site(address: str) -> str:
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise BadStart("refused-notices-address")
    return address.rstrip("/")


def _relay(given: Mapping[str, str]) -> Relay | None:
    if not (address := given.get("TEOCALLI_SMTP", "")):
        return None
    sender = given.get("TEOCALLI_MAIL_FROM", "")
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadStart("refused-smtp") from None
    if not parts.hostname or "@" not in sender:
        raise BadStart("refused-smtp")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Relay(parts.scheme, parts.hostname, port, user, password, sender)
