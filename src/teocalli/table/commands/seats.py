"""Who sits where: claiming, leaving, keeping and handing over seats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from teocalli.table import entries
from teocalli.table.commands.base import (
    MOST_NAME,
    Actor,
    Asked,
    Command,
    SeatNumber,
    ServerBot,
    Step,
    Strength,
    by_host,
    clean,
    gathering,
    known_by,
    known_seat,
    own_seat,
    same,
    under_way,
)
from teocalli.table.entries import Entry
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, Match
from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.refusals import Refused


class Sit(Command, frozen=True):
    """Claim an open seat: by the invitation, or at a listed table; there a stranger gets only one.

    Whoever opened the table or has the invitation may take several, for friends at the same screen. A seat that waits
    for somebody is for that person, unless whoever opened the table takes it.
    """

    seat: SeatNumber
    invite: Annotated[str, Meta(description="what stands behind `invite=` in the link to the table")] = ""
    name: Annotated[str, Meta(description="who sits there; your own name if left out")] = ""

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        gathering(match)
        person, seat = asked.person, match.seats[self.seat]
        if seat.kind != OPEN:
            raise Refused("refused-taken", name=seat.name)
        if seat.person and person.id not in (seat.person, match.host):
            raise Refused("refused-awaited", 403, name=seat.name)
        if not seat.person and person.id != match.host and not same(self.invite, match.invite):
            if not match.listed:
                raise Refused("refused-invitation", 403)
            if match.seats_of(person.id):
                raise Refused("refused-one-seat", 403)
        usual = seat.name if seat.person == person.id else person.name
        return Entry(person.id, entries.SatDown(self.seat, clean(self.name, MOST_NAME) or usual)), None


class Accept(Sit, frozen=True):
    """Sit down where a seat waits, once."""

    def known_as(self, actor: Actor) -> str | None:
        return None if isinstance(actor, ServerBot) else known_by(actor.id, "accept", self.seat)


class Stand(Command, frozen=True):
    """Leave a seat before the game begins; the host may clear any seat."""

    seat: SeatNumber

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        gathering(match)
        if match.seats[self.seat].person != asked.person.id:
            by_host(match, asked.person)
        return Entry(asked.person.id, entries.StoodUp(self.seat)), None


class Reserve(Command, frozen=True):
    """Keep a free seat for somebody, before the game begins; the host does."""

    guest: str
    name: str

    def check(self, match: Match, asked: Asked) -> Step:
        gathering(match)
        by_host(match, asked.person)
        if match.free_seat < 0 or self.guest in match.people():
            raise Refused("refused-no-free-seat")
        return Entry(asked.person.id, entries.Reserved(match.free_seat, self.guest, self.name)), None


class PlaceBot(Command, frozen=True):
    """Put a bot on an open seat, as the host before the game; later a person hands over the own seat."""

    seat: SeatNumber
    strength: Strength = DEFAULT

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        if match.status == GATHERING:
            self._check_before(match, asked)
        else:
            own_seat(match, asked.person, self.seat)
            under_way(match)
        return Entry(asked.person.id, entries.BotPlaced(self.seat, known_strength(self.strength))), None

    def _check_before(self, match: Match, asked: Asked) -> None:
        by_host(match, asked.person)
        seat = match.seats[self.seat]
        if seat.kind == PERSON and seat.person != asked.person.id:
            raise Refused("refused-taken", name=seat.name)
        if not any(other.kind in (PERSON, OPEN) for place, other in enumerate(match.seats) if place != self.seat):
            raise Refused("refused-nobody", 400)


class ComeBack(Command, frozen=True):
    """Take the own seat back from the bot that was keeping it."""

    seat: SeatNumber

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        under_way(match)
        kept = match.seats[self.seat]
        if kept.kind != BOT or kept.person != asked.person.id or kept.resigned:
            raise Refused("refused-not-yours", 403)
        return Entry(asked.person.id, entries.CameBack(self.seat)), None


class Resign(Command, frozen=True):
    """Give the game up: placed last. With two players the game ends at once, otherwise a bot plays on."""

    seat: SeatNumber
    strength: Strength = DEFAULT

    def check(self, match: Match, asked: Asked) -> Step:
        own_seat(match, asked.person, self.seat)
        under_way(match)
        return Entry(asked.person.id, entries.Resigned(self.seat, known_strength(self.strength))), None
