"""Timers: one for each table whose clock runs, set anew with every entry of its log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from teocalli.table.match import Match

#: A clock that ran while no server did runs out no sooner than so many seconds after the start.
GRACE = 60.0
#: Timers are not exact; one that rang too early rings again after so many seconds.
TICK = 0.05


class Timekeeper:
    """The tables whose time is going to be out, and what is done about it."""

    def __init__(self, ring: Callable[[str], None], clock: Callable[[], float]) -> None:
        self._ring, self._clock, self._began = ring, clock, clock()
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def watch(self, match: Match) -> None:
        """Set the timer of a table as its newest entry wants it."""
        if (old := self._timers.pop(match.id, None)) is not None:
            old.cancel()
        if match.clock is None or (running_out := match.running_out) is None:
            return
        due = running_out[0]
        if match.clock.since < self._began:
            due = max(due, self._began + GRACE)
        wait = max(TICK, due - self._clock())
        self._timers[match.id] = asyncio.get_running_loop().call_later(wait, self._rings, match.id)

    def _rings(self, table: str) -> None:
        self._timers.pop(table, None)
        self._ring(table)

    def cancel(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
