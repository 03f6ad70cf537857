"""What a command is: fields that somebody sent, checked against a table, written as an entry of its log."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta, Struct

from teocalli.table.entries import Entry
from teocalli.table.match import BOT, GATHERING, PLAYING, Match, Outcome
from teocalli.table.refusals import Refused
from teocalli.table.store import Person

MOST_NAME, MOST_KEY, MOST_SENT_KEY = 40, 250, 80
#: No seat, version or count is as large as this.
MOST_NUMBER = 10**9

Number = Annotated[int, Meta(ge=-MOST_NUMBER, le=MOST_NUMBER)]
SeatNumber = Annotated[Number, Meta(description="counted from 0")]
Version = Annotated[Number, Meta(description="of the table, at which this was chosen")]
Key = Annotated[str, Meta(description="the same key again changes nothing")]
Strength = Annotated[str, Meta(description="of a bot; GET /games lists them")]

#: The entry that a command becomes, which still lacks its number and time, with the outcome where an action was played.
Step = tuple[Entry, Outcome | None]


@dataclass(frozen=True)
class ServerBot:
    """A bot that this server lets think. It plays at any seat that is a bot's, and at no other."""


#: Who may do something at a table.
Actor = Person | ServerBot


@dataclass(frozen=True)
class Asked:
    """Who asks for a command and when, and whose pages of the table are open then."""

    by: Actor
    now: float = 0.0
    here: Collection[str] = ()

    @property
    def person(self) -> Person:
        """Whoever asks; bots do nothing but play."""
        if isinstance(self.by, ServerBot):
            raise Refused("refused-not-yours", 403)
        return self.by


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to do at a table. The fields are what a form or a program sends."""

    def check(self, match: Match, asked: Asked) -> Step:
        """The entry, or a refusal."""
        raise NotImplementedError

    def known_as(self, actor: Actor) -> str | None:
        """The key of a command that is done once, however often it is asked for."""
        return None

    def follow(self, match: Match, asked: Asked) -> Step | None:
        """What follows by itself, once the command is done; it is asked for again until there is nothing more."""
        return None


def clean(text: str, most: int) -> str:
    """A text from outside on one line: printable, trimmed, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:most]


def known_by(person: str, *what: object) -> str:
    """The key of a command. It begins with the person: nobody finds out by repeating it what somebody else chose."""
    return clean(" ".join(map(str, (person, *what))), MOST_KEY)


def same(given: str, secret: str) -> bool:
    """Whether a text from outside is a secret one, in a time that does not tell how much of it."""
    return secrets.compare_digest(given.encode(errors="replace"), secret.encode())


def new_id(size: int = 9) -> str:
    """A name that nobody guesses."""
    return secrets.token_urlsafe(size).replace("_", "x").replace("-", "y")


# ---------------------------------------------------------------- checks


def known_seat(match: Match, seat: int) -> None:
    if not 0 <= seat < len(match.seats):
        raise Refused("refused-no-seat", 404, seat=seat + 1)


def own_seat(match: Match, person: Person, seat: int) -> None:
    known_seat(match, seat)
    if seat not in match.seats_of(person.id):
        raise Refused("refused-not-yours", 403)


def bots_seat(match: Match, seat: int) -> None:
    known_seat(match, seat)
    if match.seats[seat].kind != BOT:
        raise Refused("refused-not-yours", 403)


def gathering(match: Match) -> None:
    if match.status != GATHERING:
        raise Refused("refused-started")


def under_way(match: Match) -> None:
    if match.status == GATHERING:
        raise Refused("refused-not-started")
    if match.status != PLAYING:
        raise Refused("refused-over")


def by_host(match: Match, person: Person) -> None:
    if match.host != person.id:
        raise Refused("refused-not-host", 403)
