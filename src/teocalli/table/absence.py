"""Who keeps the others waiting: the time is out, or the others do not want to wait any longer. A bot plays on."""

from __future__ import annotations

from typing import Any

from teocalli.table.clock import Terms
from teocalli.table.commands import Command, known_seat, under_way
from teocalli.table.match import Match
from teocalli.table.offered_bots import DEFAULT
from teocalli.table.refusals import Refused
from teocalli.table.store import Entry, Person

#: Any of the others may let a bot step in for somebody who has not moved for so many seconds; all of them together may
#: do so sooner for somebody who is away.
PATIENCE, SHORT_PATIENCE = 24 * 3600, 180


def set_clock(person: Person, terms: Terms | None) -> Command:
    """Another clock, or none; everybody has the full time then. It is for the host to choose."""

    def check(match: Match) -> tuple[Entry, None]:
        if match.is_over:
            raise Refused("refused-over")
        if match.host != person.id:
            raise Refused("refused-not-host", 403)
        return Entry(0, "clock", person.id, {"terms": terms.written() if terms is not None else {}}), None

    return Command(check)


def run_out(seat: int, now: float) -> Command:
    """The time of a seat is out: the bot that was agreed on plays until the person is back."""

    def check(match: Match) -> tuple[Entry, None]:
        running_out = match.running_out
        if match.clock is None or running_out is None or running_out[1] != seat or match.clock.left_at(seat, now) > 0:
            raise Refused("refused-patience", hours=round(PATIENCE / 3600))
        return Entry(0, "bot", "", {"seat": seat, "strength": match.clock.terms.bot, "late": True}), None

    return Command(check)


def step_in(person: Person, seat: int, strength: str, now: float) -> Command:
    """A bot takes over from somebody who keeps the table waiting, so that the others are not stuck."""

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        under_way(match)
        if not match.seats_of(person.id):
            raise Refused("refused-watching", 403)
        if seat not in match.waited_for or now - match.updated < PATIENCE:
            raise Refused("refused-patience", hours=round(PATIENCE / 3600))
        return Entry(0, "bot", person.id, {"seat": seat, "strength": strength}), None

    return Command(check)


def agree(person: Person, seat: int, now: float, is_here: bool) -> Command:
    """Agree that a bot takes over from somebody who is away. When all others have agreed, it does."""

    def check(match: Match) -> tuple[Entry, None]:
        known_seat(match, seat)
        under_way(match)
        if person.id not in match.people_beside(seat):
            raise Refused("refused-watching", 403)
        if seat not in match.waited_for or is_here or now - match.updated < SHORT_PATIENCE:
            raise Refused("refused-agree", minutes=round(SHORT_PATIENCE / 60))
        return Entry(0, "agree", person.id, {"seat": seat}), None

    def follow(match: Match) -> tuple[Entry, None] | None:
        if seat not in match.waited_for or not match.people_beside(seat) <= match.agreed:
            return None
        body: dict[str, Any] = {"seat": seat, "strength": bot_of(match)}
        return Entry(0, "bot", person.id, body), None

    return Command(check, follow=follow)


def bot_of(match: Match) -> str:
    """The bot that takes over at a table."""
    return match.clock.terms.bot if match.clock is not None else DEFAULT
