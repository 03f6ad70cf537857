"""The group_commit writes for all tables: what waits while the disk is busy goes into one commit.

Each writer goes on only when its own lines are on disk, so nothing is seen before it is safe; but a hundred tables do
not wait for a hundred syncs of the disk one after another.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor

from teocalli.table.database import Database, Statement, Unavailable

Lines = Sequence[Statement]


class GroupCommit:
    """Writes to one database, from one event loop."""

    def __init__(self, database: Database, disk: Executor) -> None:
        self.database, self._disk = database, disk
        self._waiting: list[tuple[Lines, asyncio.Future[None]]] = []
        self._work: asyncio.Task[None] | None = None
        self.commits = self.writes = 0

    async def write(self, lines: Lines) -> None:
        """Write all lines or none; returns when they are on disk. `Conflict` when a row is there already."""
        self.writes += 1
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((lines, written))
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            outcomes = await self._commit([lines for lines, _ in batch])
            for (_, written), outcome in zip(batch, outcomes, strict=True):
                if written.cancelled():
                    continue
                if outcome is None:
                    written.set_result(None)
                else:
                    written.set_exception(outcome)
        self._work = None

    async def _commit(self, batch: Sequence[Lines]) -> list[BaseException | None]:
        """One commit for all; where one of them cannot be written, each for itself, so that it spoils only its own.

        Without a database none of them can.
        """
        self.commits += 1
        lines = [line for lines in batch for line in lines]
        try:
            await asyncio.get_running_loop().run_in_executor(self._disk, self.database.write, *lines)
        except Exception as failure:
            if len(batch) == 1 or isinstance(failure, Unavailable):
                return [failure] * len(batch)
            return [(await self._commit([lines]))[0] for lines in batch]
        return [None] * len(batch)
