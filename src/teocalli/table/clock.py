"""The clock of a table: how much time there is, who uses it, and when it is out.

It follows from the times in the table's log and from nothing else. Undo gives no time back, and takes away what the
undone moves had added.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo

from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.refusals import Refused

DAY = 24 * 3600.0
#: The most time that a clock may give, and the longest night.
MOST, LONGEST_NIGHT = 60 * DAY, 16
#: Whoever comes back after the time was out has at least so many seconds.
AFTER_RETURN = 60.0


@dataclass(frozen=True)
class Terms:
    """How much time there is, in seconds: for each seat's whole game, or for each turn."""

    each: float = 0.0
    increment: float = 0.0  # what a turn adds to `each`
    turn: float = 0.0
    night: tuple[int, int] | None = None  # the hours between which the clock stands still
    zone: str = "UTC"
    bot: str = DEFAULT  # who takes over when the time is out

    @property
    def full(self) -> float:
        return self.turn or self.each

    def bonus(self, left: float) -> float:
        """What the end of a turn adds to the time that is left."""
        return self.turn - left if self.turn else self.increment

    def on_return(self, left: float) -> float:
        """The time of somebody who comes back."""
        return self.turn or max(left, self.increment, AFTER_RETURN)

    def written(self) -> dict[str, Any]:
        """As it stands in the log."""
        usual = asdict(Terms())
        return {name: value for name, value in asdict(self).items() if value != usual[name]}

    @staticmethod
    def read(written: Mapping[str, Any]) -> Terms | None:
        """The terms that stand in the log."""
        night = written.get("night")
        return Terms(**{**written, "night": tuple(night) if night else None}) if written else None

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

    def is_asleep(self, now: float) -> bool:
        """Whether it is night."""
        return bool(self.terms.nights(now, now + 1e-3))


def started(terms: Terms | None, seats: int, now: float) -> Clock | None:
    """A clock on which everybody has the full time."""
    return None if terms is None else Clock(terms, (terms.full,) * seats, now)


def terms_of(data: object) -> Terms | None:
    """The terms that somebody sent; nothing for a table without a clock. What cannot be is refused."""
    if not data:
        return None
    if not isinstance(data, Mapping):
        raise Refused("refused-clock", 400)
    each, increment, turn = (_seconds(data.get(name, 0)) for name in ("each", "increment", "turn"))
    if bool(each) == bool(turn) or (turn and increment):
        raise Refused("refused-clock", 400)
    zone = str(data.get("zone") or "UTC")
    if zone_of(zone) is UTC and zone != "UTC":
        raise Refused("refused-zone", 400, zone=zone[:40])
    bot = known_strength(str(data.get("bot") or DEFAULT))
    return Terms(each, increment, turn, _night(data.get("night")), zone, bot)


def _seconds(value: object) -> float:
    if (
        isinstance(value, bool)
        or not isinstance(value, int | float)
        or not math.isfinite(value)
        or not 0 <= value <= MOST
    ):
        raise Refused("refused-clock", 400)
    return float(value)


def _night(hours: object) -> tuple[int, int] | None:
    if not hours:
        return None
    if not isinstance(hours, list | tuple) or len(hours) != 2 or not all(h in range(24) for h in hours):
        raise Refused("refused-night", 400)
    first, last = map(int, hours)
    if not 1 <= (last - first) % 24 <= LONGEST_NIGHT:
        raise Refused("refused-night", 400)
    return first, last


@cache
def zone_of(name: str) -> tzinfo:
    """A time zone by its name; a machine that does not know it takes UTC."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return UTC


def _moment(day: date, hour: int, zone: tzinfo) -> float:
    return datetime.combine(day, time(hour), zone).timestamp()
