"""Identity without hurdles: a signed cookie says who somebody is; a password is only for coming back from elsewhere."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import dataclass

from teocalli.table.deeds import new_id, same
from teocalli.table.store import Person

COOKIE = "teocalli"
#: A pass ends after a year; a browser that comes back within it is given a new one every month.
LONGEST, RENEWED = 366 * 24 * 3600, 30 * 24 * 3600
#: Work for checking a password: some 16 MB and 50 ms.
WORK = 2**14


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
