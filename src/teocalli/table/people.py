"""Identity without hurdles: a signed cookie says who somebody is; a password is only for coming back from elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from teocalli.table.commands import new_id, same
from teocalli.table.store import Person

COOKIE = "teocalli"
#: A pass ends after a year; a browser that comes back within it is given a new one every month.
LONGEST, RENEWED = 366 * 24 * 3600, 30 * 24 * 3600
#: Work for checking a password: 19 MB, two passes (what OWASP asks of Argon2id); the figures are kept with each one.
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@dataclass(frozen=True)
class Pass:
    """Whose it is, of which generation, and when it was made."""

    person: str
    generation: int
    made: int

    def is_good(self, person: Person, now: float) -> bool:
        """Whether it lets a person in: until it is too old, or all passes of its generation were made void."""
        return self.person == person.id and self.generation == person.generation and now - self.made <= LONGEST

    def is_worn(self, now: float) -> bool:
        return now - self.made > RENEWED


def sign(secret: bytes, person: str, generation: int = 0, now: float | None = None) -> str:
    """A pass in a form that nobody else can make."""
    text = f"{person}.{generation}.{int(time.time() if now is None else now)}"
    return f"{text}.{_mac(secret, text)}"


def read(secret: bytes, signed: str) -> Pass | None:
    """The pass in a signed text, or nothing when the signature is not ours."""
    text, _, mac = signed.rpartition(".")
    if text.count(".") != 2 or not same(mac, _mac(secret, text)):
        return None
    person, generation, made = text.split(".")
    return Pass(person, int(generation), int(made))


def _mac(secret: bytes, text: str) -> str:
    return hmac.new(secret, text.encode(errors="replace"), hashlib.sha256).hexdigest()[:40]


def newcomer(name: str, **settings: Any) -> Person:
    return Person(new_id(12), name, settings=settings)


def hashed(password: str) -> str:
    """A password as it is kept, with what it takes to check it."""
    return HASHER.hash(normal(password))


def fits(password: str, kept: str | None) -> bool:
    """Whether a password is the one that was kept. Where none was, it takes as long."""
    if kept is not None and not kept.startswith("$"):
        return _fits_scrypt(password, kept)
    try:
        return HASHER.verify(kept or _nobodys(), normal(password)) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(kept: str) -> bool:
    """Whether a password was kept in a way that is too weak by now; it is kept anew when somebody signs in with it."""
    return not kept.startswith("$") or HASHER.check_needs_rehash(kept)


def normal(password: str) -> str:
    """A password as every keyboard writes it: one letter may be one sign or several."""
    return unicodedata.normalize("NFKC", password.encode(errors="replace").decode())


@cache
def _nobodys() -> str:
    return HASHER.hash(secrets.token_hex())


def _fits_scrypt(password: str, kept: str) -> bool:
    """The way of version 0.1: salt and key, parameters known to the program only."""
    salt, _, key = kept.partition("$")
    found = hashlib.scrypt(password.encode(errors="replace"), salt=bytes.fromhex(salt), n=2**14, r=8, p=1).hex()
    return hmac.compare_digest(found, key)
