"""What happens at a table though nobody clicks: bots that must choose, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from teocalli.table.background import Background
from teocalli.table.bot_turns import BotTurns
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.commands import Act, Actor, Command, ServerBot
from teocalli.table.commands.absence import RunOut
from teocalli.table.guided_game import scripted
from teocalli.table.hand_over import HandOver
from teocalli.table.match import BOT, Match
from teocalli.table.refusals import Refused
from teocalli.table.timers import Timekeeper

log = logging.getLogger("teocalli.table")
#: A bot that has not moved after so many seconds is woken here, whoever's server should have let it think.
OVERDUE = 5.0


class Host(Protocol):
    """The tables, as far as this needs them."""

    def loaded(self, table: str) -> Match | None: ...

    async def match(self, table: str) -> Match: ...

    async def do(self, table: str, actor: Actor, command: Command) -> Match: ...


def bots_asked(match: Match) -> list[int]:
    """The bots that must choose."""
    return [seat for seat in match.movers if match.seats[seat].kind == BOT]


class AutomaticPlay:
    """The bots and clocks of one server's tables."""

    def __init__(
        self,
        tables: Host,
        workers: BotWorkers,
        background: Background,
        pace: float,
        clock: Callable[[], float],
        hand_over: HandOver | None = None,
    ) -> None:
        self._tables, self._workers, self.pace = tables, workers, pace
        self.hand_over = hand_over  # where there are several processes, the way to the others
        self.bots = BotTurns(self._play, self._ended)
        self.timekeeper = Timekeeper(lambda table: background.begin(self.run_out(table)), clock)
        self._unreadable: set[str] = set()
        self._stopped = False

    def stop(self) -> None:
        self._stopped = True
        self.bots.cancel()
        self.timekeeper.cancel()

    # ------------------------------------------------------------ bots

    def wake(self, match: Match) -> None:
        """Let a bot think, if one must choose and none is thinking yet: in the process that looks after the table."""
        if bots_asked(match) and (self.hand_over is None or not self.hand_over.pass_on(match.id)):
            self.bots.wake(match.id)

    def wake_later(self, match: Match) -> None:
        """Let a bot think if nobody else does: where the entry was written somebody should, unless that server died."""
        if bots_asked(match):
            asyncio.get_running_loop().call_later(OVERDUE, self._wake_if_unmoved, match.id, match.number)

    def _wake_if_unmoved(self, table: str, number: int) -> None:
        match = self._tables.loaded(table)
        if match is not None and match.number == number and not self._stopped:
            self.wake(match)

    def looks_after(self, table: str) -> bool:
        """Whether this process lets a table's bots think and watches its clock."""
        return self.hand_over is None or self.hand_over.looks_after(table)

    async def go_on(self, table: str) -> None:
        """Wake the bots of a table and watch its clock; one that cannot be read is left alone, and the others go on."""
        if table in self._unreadable:
            return
        try:
            match = await self._tables.match(table)
            self.wake(match)
            self.timekeeper.watch(match)
        except Refused as error:
            self._unreadable.add(table)
            log.warning("Table %s does not go on: %s", table, error.message)

    def _ended(self, table: str) -> None:
        match = self._tables.loaded(table)
        if match is not None and not self._stopped:  # a person may have moved meanwhile
            self.wake(match)

    async def _play(self, table: str) -> None:
        """Let bots play until a person must choose. What a bot thought about an old version is thrown away."""
        while seats := bots_asked(match := await self._tables.match(table)):
            seat, version = seats[0], match.version
            token = scripted(match, seat)
            if token is None:
                token = await self._workers.choose(match.game, match.seen_by(seat), match.seats[seat].strength)
            await asyncio.sleep(self.pace)
            try:
                await self._tables.do(table, ServerBot(), Act(seat, token, version))
            except Refused as error:
                if error.message not in ("refused-stale", "refused-over", "refused-turn", "refused-not-yours"):
                    raise

    # ------------------------------------------------------------ clocks

    async def run_out(self, table: str) -> None:
        """Somebody's time is out. Another server may have noticed it first, or the person has moved just now."""
        match = await self._tables.match(table)
        if (running_out := match.running_out) is not None:
            try:
                await self._tables.do(table, ServerBot(), RunOut(running_out[1]))
            except Refused:
                self.timekeeper.watch(await self._tables.match(table))
