"""Who keeps the others waiting: the time is out, or the others do not want to wait any longer. A bot plays on."""

from __future__ import annotations

from teocalli.table.clock import Terms, agreed
from teocalli.table.commands.base import Asked, Command, SeatNumber, Step, Strength, by_host, known_seat, under_way
from teocalli.table.commands.playing import forced_step
from teocalli.table.entries import Agreed, BotPlaced, ClockSet, Entry
from teocalli.table.match import Match
from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.refusals import Refused

#: Any of the others may let a bot step in for somebody who has not moved for so many seconds; all of them together may
#: do so sooner for somebody who is away.
PATIENCE, SHORT_PATIENCE = 24 * 3600, 180


class SetClock(Command, frozen=True):
    """Set another clock, or none; everybody has the full time then. It is for the host to choose."""

    terms: Terms | None = None

    def check(self, match: Match, asked: Asked) -> Step:
        if match.is_over:
            raise Refused("refused-over")
        by_host(match, asked.person)
        return Entry(asked.person.id, ClockSet(agreed(self.terms))), None


class RunOut(Command, frozen=True):
    """The time of a seat is out: the bot that was agreed on plays until the person is back. The server notices it."""

    seat: SeatNumber

    def check(self, match: Match, asked: Asked) -> Step:
        clock, running_out = match.clock, match.running_out
        is_out = clock is not None and running_out is not None and running_out[1] == self.seat
        if clock is None or not is_out or clock.left_at(self.seat, asked.now) > 0:
            raise _patience()
        return Entry("", BotPlaced(self.seat, clock.terms.bot, late=True)), None


class StepIn(Command, frozen=True):
    """Let a bot take over from somebody who keeps the table waiting for a day, so that the others are not stuck."""

    seat: SeatNumber
    strength: Strength = DEFAULT

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        under_way(match)
        if not match.seats_of(asked.person.id):
            raise Refused("refused-watching", 403)
        if self.seat not in match.waited_for or asked.now - match.updated < PATIENCE:
            raise _patience()
        return Entry(asked.person.id, BotPlaced(self.seat, known_strength(self.strength))), None


class Agree(Command, frozen=True):
    """Agree that a bot takes over from somebody who is away. When all others have agreed, it does."""

    seat: SeatNumber

    def check(self, match: Match, asked: Asked) -> Step:
        known_seat(match, self.seat)
        under_way(match)
        if asked.person.id not in match.people_beside(self.seat):
            raise Refused("refused-watching", 403)
        is_here = match.seats[self.seat].person in asked.here
        if self.seat not in match.waited_for or is_here or asked.now - match.updated < SHORT_PATIENCE:
            raise Refused("refused-agree", minutes=round(SHORT_PATIENCE / 60))
        return Entry(asked.person.id, Agreed(self.seat)), None

    def follow(self, match: Match, asked: Asked) -> Step | None:
        if self.seat not in match.waited_for or not match.people_beside(self.seat) <= match.agreed:
            return forced_step(match)
        return Entry(asked.person.id, BotPlaced(self.seat, bot_of(match))), None


def bot_of(match: Match) -> str:
    """The bot that takes over at a table."""
    return match.clock.terms.bot if match.clock is not None else DEFAULT


def _patience() -> Refused:
    return Refused("refused-patience", hours=round(PATIENCE / 3600))
