"""Hints and analyses for people at the table, by a worker of their own: nobody waits for them but who asked."""

from __future__ import annotations

import asyncio
import errno
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

import numpy as np

from teocalli.bots.analysis import Advice, Adviser, Turn, turns_of
from teocalli.bots.levels import net_of
from teocalli.bots.thinking import PLAN_TURN
from teocalli.bots.weighing import WEIGH
from teocalli.engine.game import Game, Setting
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.engine.structs import pack, unpack
from teocalli.table.match import PLAYING, Match
from teocalli.table.refusals import Refused
from teocalli.table.undo import against_bots
from teocalli.table.workers import Workers

log = logging.getLogger("teocalli.table")
Loader = Callable[[str], Game]
#: Seconds for one answer; the first may have to wait for the compiler.
LONGEST = 900.0
#: Analyses that are remembered, and those that may run at once.
MOST_KEPT, MOST_RUNNING = 64, 4
#: Room that is short for a while, on the disk or in memory.
SHORT = {errno.ENOSPC, errno.EDQUOT, errno.ENOMEM, errno.EAGAIN}
#: What fails so often in a row does not pass by itself.
MOST_FAILURES = 3
#: Games on which nobody here can advise: what that takes could not be compiled. It is not tried again.
_unable: set[str] = set()


@cache
def _adviser(load: Loader, key: str) -> Adviser:
    return Adviser(load(key))


def _state(load: Loader, key: str, flat: bytes) -> Any:
    return unpack(load(key).state, np.frombuffer(flat, np.uint8).copy())


def weigh(load: Loader, key: str, flat: bytes) -> list[Advice]:
    """What each option of a packed state is worth, best first. Runs in a worker."""
    return _adviser(load, key).hint(_state(load, key, flat))


def judge(load: Loader, key: str, flat: bytes, first: int, played: Sequence[int]) -> Turn:
    """A turn that was played from a packed state. Runs in a worker."""
    return _adviser(load, key).judge(_state(load, key, flat), first, played)


def prepare(load: Loader, key: str) -> None:
    """Compile what advice needs. Runs in a worker."""
    game = load(key)
    s = game.new(Setting(max(game.meta.players)), 1)
    _adviser(load, key).judge(s, 0, game.legal(s)[:1])


def is_advised(game: Game) -> bool:
    """Whether there is somebody to ask about a game."""
    return HAVE_NUMBA and game.meta.key not in _unable and net_of(game) is not None


def advised(game: Game) -> None:
    """Refuse where there is nobody to ask."""
    if not is_advised(game):
        raise Refused("refused-no-adviser", 501)


def is_prepared(game: Game) -> bool:
    """Whether what advice needs has been compiled."""
    return WEIGH.is_ready(game) and PLAN_TURN.is_ready(game)


def passes(error: Exception) -> bool:
    """Whether what failed may work later: the worker was killed or stuck, or room was short."""
    if isinstance(error, BrokenExecutor | MemoryError | TimeoutError):
        return True
    return isinstance(error, OSError) and error.errno in SHORT


def may_hint(match: Match, seat: int) -> bool:
    """Whether a seat may ask what to do: against bots alone, unless the table agreed on something else."""
    agreed = match.manners.hints
    is_agreed = agreed == "all" or (agreed == "bots" and against_bots(match, seat))
    return match.status == PLAYING and is_agreed and is_advised(match.game)


@dataclass
class Analysis:
    """How far the analysis of a game has come."""

    turns: list[Turn] = field(default_factory=list)
    count: int = 0  # turns in all; 0 as long as they have not been counted
    is_done: bool = False
    has_failed: bool = False  # it is not tried again until the server starts anew


class Advisers:
    """The worker that advises, and the analyses that were asked for."""

    def __init__(self, load: Loader, processes: bool) -> None:
        self.load = load
        self.workers = Workers(1, processes, late=LONGEST, stuck=LONGEST)
        self.analyses: dict[str, Analysis] = {}
        self._preparing: dict[str, asyncio.Task[bool]] = {}
        self._failures: Counter[str] = Counter()  # of preparing, in a row
        self._running: set[asyncio.Task[None]] = set()

    async def hint(self, game: Game, s: Any) -> list[Advice]:
        """What the options of whoever must choose are worth, best first."""
        key = game.meta.key
        if not is_prepared(game):
            self._prepared(key)
            raise Refused("refused-hint-early", 202)
        return await self.workers.do(partial(weigh, self.load, key, pack(s).tobytes()))

    def _prepared(self, key: str) -> asyncio.Task[bool]:
        """The work of compiling what advice needs, which is under way from now on; whether it could be done."""
        if key not in self._preparing or self._preparing[key].done():
            self._preparing[key] = asyncio.create_task(self._prepare(key))
        return self._preparing[key]

    async def _prepare(self, key: str) -> bool:
        try:
            await self.workers.do(partial(prepare, self.load, key))
        except Exception as error:
            self._failures[key] += 1
            if passes(error) and self._failures[key] < MOST_FAILURES:
                log.error("Advice on %s could not be compiled now; it is tried again for who asks next: %r", key, error)
            else:
                log.exception("Advice on %s cannot be compiled, so there is none until the server starts anew.", key)
                _unable.add(key)
            return False
        del self._failures[key]
        return True

    def analysis(self, match: Match) -> Analysis:
        """The analysis of a finished game; it begins when somebody first asks for it and there is an adviser."""
        found = self.analyses.get(match.id)
        if found is None:
            advised(match.game)
            if len(self._running) >= MOST_RUNNING:
                raise Refused("refused-busy", 503)
            while len(self.analyses) >= MOST_KEPT:
                self.analyses.pop(next(iter(self.analyses)))
            found = self.analyses[match.id] = Analysis()
            task = asyncio.create_task(self._analyse(match, found))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return found

    async def _analyse(self, match: Match, found: Analysis) -> None:
        try:
            if not is_prepared(match.game) and not await self._prepared(match.game.meta.key):
                advised(match.game)
                self.analyses.pop(match.id, None)  # what failed may pass: who looks next begins anew
                return
            turns = await asyncio.to_thread(packed_turns, match)
            found.count = len(turns)
            for first, flat, played in turns:
                work = partial(judge, self.load, match.game.meta.key, flat, first, played)
                found.turns.append(await self.workers.do(work))
            found.is_done = True
        except Refused:  # why there is no adviser has been logged
            found.has_failed = True
        except Exception:
            log.exception("The game of table %s cannot be analysed.", match.id)
            found.has_failed = True

    def close(self) -> None:
        for task in [*self._running, *self._preparing.values()]:
            task.cancel()
        self.workers.close()


def packed_turns(match: Match) -> list[tuple[int, bytes, list[int]]]:
    """The turns of a game in which there was a choice: actions before, packed state, actions."""
    game = match.game
    turns = turns_of(game, match.state_at(0), [move.action for move in match.moves])
    return [
        (first, pack(start).tobytes(), played)
        for first, start, played in turns
        if len(played) > 1 or len(game.legal(start)) > 1
    ]
