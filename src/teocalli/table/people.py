"""Identity without hurdles: a signed cookie says who somebody is; a password is only for coming back from elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from teocalli.table.deeds import new_id, same
from teocalli.table.store import Person

COOKIE = "teocalli"
#: A year.
LONGEST = 366 * 24 * 3600
#: Work for checking a password: some 16 MB and 50 ms.
WORK = 2**14


def sign(secret: bytes, person: str) -> str:
    """The id of a person in a form that nobody else can make."""
    return f"{person}.{_mac(secret, person)}"


def read(secret: bytes, signed: str) -> str:
    """The id in a signed text, or nothing when the signature is not ours."""
    person, _, mac = signed.rpartition(".")
    return person if person and same(mac, _mac(secret, person)) else ""


def _mac(secret: bytes, person: str) -> str:
    return hmac.new(secret, person.encode(), hashlib.sha256).hexdigest()[:40]


def newcomer(name: str) -> Person:
    return Person(new_id(12), name)


def hashed(password: str) -> str:
    """A password as it is kept."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${hashlib.scrypt(password.encode(), salt=salt, n=WORK, r=8, p=1).hex()}"


def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept."""
    salt, _, key = (kept or "00$00").partition("$")
    found = hashlib.scrypt(password.encode(), salt=bytes.fromhex(salt), n=WORK, r=8, p=1).hex()
    return hmac.compare_digest(found, key)
