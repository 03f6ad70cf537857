"""The clock of a table: how much time there is, who uses it, and when it is out.

It follows from the times in the table's log and from nothing else. Undo gives no time back, and takes away what the
undone moves had added.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated
from zoneinfo import ZoneInfo

from msgspec import Meta, Struct, structs

from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.refusals import Refused

DAY = 24 * 3600.0
#: The most time that a clock may give, and the longest night.
MOST, LONGEST_NIGHT = 60 * DAY, 16
#: Whoever comes back after the time was out has at least so many seconds.
AFTER_RETURN = 60.0


_CLOCK, _NIGHT = Meta(extra={"refusal": "refused-clock"}), Meta(extra={"refusal": "refused-night"})


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much time there is, in seconds: for each seat's whole game, or for each turn."""

    each: Annotated[float, _CLOCK, Meta(description="seconds for each seat's whole game; or `turn`")] = 0.0
    increment: Annotated[float, _CLOCK, Meta(description="seconds that a turn adds to `each`")] = 0.0
    turn: Annotated[float, _CLOCK, Meta(description="seconds for each turn; or `each`")] = 0.0
    night: Annotated[
        tuple[int, int] | None, _NIGHT, Meta(description="two hours between which the clock stands still")
    ] = None
    zone: Annotated[str, Meta(description="the time zone of the night, as Europe/Lisbon")] = "UTC"
    bot: Annotated[str, Meta(description="the bot that takes over when the time is out")] = DEFAULT

    @property
    def full(self) -> float:
        return self.turn or self.each

    def bonus(self, left: float) -> float:
        """What the end of a turn adds to the time that is left."""
        return self.turn - left if self.turn else self.increment

    def on_return(self, left: float) -> float:
        """The time of somebody who comes back."""
        return self.turn or max(left, self.increment, AFTER_RETURN)

    # ------------------------------------------------------------ nights

    def _nights(self, start: float) -> Iterator[tuple[float, float]]:
        """Beginning and end of every night that is not over at `start`."""
        if self.night is None:
            return
        first, last = self.night
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(start, zone).date() - timedelta(days=1)
        while True:
            begins, ends = _moment(day, first, zone), _moment(day + timedelta(days=first > last), last, zone)
            if ends > start:
                yield max(begins, start), ends
            day += timedelta(days=1)

    def nights(self, start: float, end: float) -> list[tuple[float, float]]:
        """The parts of nights between two moments."""
        found = []
        for begins, ends in self._nights(start):
            if begins >= end:
                break
            found.append((begins, min(ends, end)))
        return found

    def between(self, start: float, end: float) -> float:
        """The seconds between two moments, nights left out."""
        return max(0.0, end - start) - sum(ends - begins for begins, ends in self.nights(start, end))

    def after(self, start: float, seconds: float) -> float:
        """The moment when so many seconds have passed, nights left out."""
        moment = start + seconds
        for begins, ends in self._nights(start):
            if begins >= moment:
                break
            moment += ends - begins
        return moment


@dataclass(frozen=True)
class Clock:
    """The time that each seat had left at a certain moment, and whose time runs since then."""

    terms: Terms
    left: tuple[float, ...]
    since: float
    running: frozenset[int] = frozenset()

    def left_at(self, seat: int, now: float) -> float:
        used = self.terms.between(self.since, now) if seat in self.running else 0.0
        return max(0.0, self.left[seat] - used)

    def at(self, now: float) -> Clock:
        """The same clock, read at a later moment."""
        left = tuple(self.left_at(seat, now) for seat in range(len(self.left)))
        return replace(self, left=left, since=max(now, self.since))

    def given(self, seat: int, left: float) -> Clock:
        """With another time for a seat."""
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def due(self, seat: int) -> float:
        """The moment when the time of a running seat is out."""
        return self.terms.after(self.since, self.left[seat])


def started(terms: Terms | None, seats: int, now: float) -> Clock | None:
    """A clock on which everybody has the full time."""
    return None if terms is None or terms == Terms() else Clock(terms, (terms.full,) * seats, now)


def agreed(sent: Terms | None) -> Terms | None:
    """Terms that somebody sent, as they count; nothing for a table without a clock. What cannot be is refused."""
    if sent is None or sent == Terms():
        return None
    if not all(0 <= seconds <= MOST for seconds in (sent.each, sent.increment, sent.turn)):
        raise Refused("refused-clock", 400)
    if bool(sent.each) == bool(sent.turn) or (sent.turn and sent.increment):
        raise Refused("refused-clock", 400)
    if zone_of(sent.zone or "UTC") is UTC and sent.zone not in ("", "UTC"):
        raise Refused("refused-zone", 400, zone=sent.zone[:40])
    if sent.night is not None and not _is_night(*sent.night):
        raise Refused("refused-night", 400)
    return structs.replace(sent, zone=sent.zone or "UTC", bot=known_strength(sent.bot or DEFAULT))


def _is_night(first: int, last: int) -> bool:
    return {first, last} <= set(range(24)) and 1 <= (last - first) % 24 <= LONGEST_NIGHT


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; a machine that does not know it takes UTC."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def _moment(day: date, hour: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(hour), zone).timestamp()
