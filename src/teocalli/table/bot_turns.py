"""Bots' turns: a bot that must choose is asked until it has chosen, whatever fails on the way.

A lost database or a full disk passes: the turn is tried again after 1, 2, 4 … seconds. Only what is refused stays so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from teocalli.table.refusals import Refused

log = logging.getLogger("teocalli.table")
#: Seconds until a turn that failed is tried again: at first, and at most.
FIRST_WAIT, LONGEST_WAIT = 1.0, 16.0


class BotTurns:
    """The tables at which a bot is to move, with one task each."""

    def __init__(
        self, play: Callable[[str], Awaitable[None]], ended: Callable[[str], None], first_wait: float = FIRST_WAIT
    ) -> None:
        self._play, self._ended, self.first_wait = play, ended, first_wait
        self._tasks: dict[str, asyncio.Task[bool]] = {}

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, table: str) -> bool:
        return table in self._tasks

    def wake(self, table: str) -> None:
        """Let the bots of a table play, if they do not do so already."""
        if table not in self._tasks:
            self._tasks[table] = task = asyncio.create_task(self._persist(table))
            task.add_done_callback(lambda done: self._done(table, done))

    def _done(self, table: str, task: asyncio.Task[bool]) -> None:
        self._tasks.pop(table, None)
        if not task.cancelled() and task.result():
            self._ended(table)

    async def _persist(self, table: str) -> bool:
        """Let the bots play until a person must choose, however often it takes; False when they are refused."""
        loop, wait = asyncio.get_running_loop(), self.first_wait
        while True:
            began = loop.time()
            try:
                await self._play(table)
            except Refused as error:
                log.error("The bot at table %s is refused: %s", table, error.message)
                return False
            except Exception:
                log.warning("The bot at table %s could not move; it tries again.", table, exc_info=True)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT) if loop.time() - began < 2 * LONGEST_WAIT else self.first_wait
            else:
                return True

    def cancel(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
