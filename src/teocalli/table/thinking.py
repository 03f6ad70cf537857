"""Bots think outside the server's event loop: in worker processes, or in threads where that is enough.

A bot that fails or is stuck is asked once more in a fresh worker; then chance chooses for it, so that the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache, partial
from typing import Any

import numpy as np

from teocalli.bots.base import Bot, situation
from teocalli.bots.random_bot import RandomBot
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.engine.records import pack, unpack

log = logging.getLogger("teocalli.table")
Loader = Callable[[str], Game]
#: A bot that has not answered after so many seconds never will. Its worker may have had to load the game first.
STUCK = 60.0


class BadAnswer(ValueError):
    """A bot answered what is not possible."""


@cache
def _bot(strength: str, game: str, seed: int) -> Bot:
    """A bot keeps its scratch paper between decisions."""
    return new_bot(strength, seed)


def choose(load: Loader, key: str, flat: bytes, strength: str, seed: int, seconds: float, hurry: bool = True) -> str:
    """The answer of a bot to the pending decision of a packed state. Runs in a worker."""
    game = load(key)
    s = unpack(game.state, np.frombuffer(flat, np.uint8).copy())
    given = situation(game, s, seconds, hurry)
    token = _bot(strength, key, seed).choose(given)
    if token not in given.tokens:
        raise BadAnswer(f"{strength} answers {token!r}, which is not among {', '.join(given.tokens)}.")
    return token


def warm_up(load: Loader, key: str, strength: str) -> None:
    """Let a bot of a game answer once, so that everything it needs is loaded and compiled. Runs in a worker."""
    game = load(key)
    s = game.new(Setting(max(game.meta.players)), 1)
    choose(load, key, pack(s).tobytes(), strength, 0, 0.01, hurry=False)


def own_processes(count: int) -> Executor:
    """Worker processes that end with the server, even where it is killed."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Wait beside the work of this process for the end of the one that started it."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinker:
    """The workers in which bots think."""

    def __init__(
        self, load: Loader, workers: int = 1, processes: bool = True, seconds: float = 0.5, stuck: float = STUCK
    ) -> None:
        self.load, self.seconds, self.stuck = load, seconds, stuck
        self._free = asyncio.Semaphore(workers)  # whoever is asked begins to think at once, so its time can be taken
        pool: Callable[[int], Executor] = own_processes if processes else ThreadPoolExecutor
        self._make: Callable[[], Executor] = partial(pool, workers)
        self._workers: Executor = self._make()
        #: Compiling takes a minute: it has a worker of its own, and bots play in the plain form meanwhile.
        self._compiler: Executor = pool(1)
        self._ready: set[tuple[str, str]] = set()

    def is_ready(self, key: str, strength: str) -> bool:
        """Whether this kind of bot has answered before: its first answer may wait for the compiler."""
        return (key, strength) in self._ready

    async def choose(self, game: Game, s: Any, strength: str) -> str:
        """What a bot of this strength would do at a state."""
        flat, key = pack(s).tobytes(), game.meta.key
        for _ in range(2):
            if (token := await self._answer(key, flat, strength)) is not None:
                self._ready.add((key, strength))
                return token
        log.error("Chance chooses for the bot %s of %s.", strength, key)
        return await asyncio.to_thread(choose, self.load, key, flat, RandomBot.name, 0, self.seconds)

    async def _answer(self, key: str, flat: bytes, strength: str) -> str | None:
        """A bot's answer; none when it failed or is stuck, and then there are fresh workers for the next one."""
        async with self._free:
            workers = self._workers
            [answer] = await asyncio.gather(self._ask(workers, key, flat, strength), return_exceptions=True)
        if isinstance(answer, str):
            return answer
        log.error("The bot %s of %s does not answer.", strength, key, exc_info=answer)
        if self._workers is workers:
            self._workers = self._make()
            dismiss(workers, at_once=isinstance(answer, TimeoutError))
        return None

    async def _ask(self, workers: Executor, key: str, flat: bytes, strength: str) -> str:
        thinking = partial(choose, self.load, key, flat, strength, 0, self.seconds)
        async with asyncio.timeout(self.stuck):
            return await asyncio.get_running_loop().run_in_executor(workers, thinking)

    async def warm_up(self, key: str, strength: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._compiler, warm_up, self.load, key, strength)
        self._ready.add((key, strength))

    def close(self) -> None:
        for executor in (self._workers, self._compiler):
            executor.shutdown(wait=False, cancel_futures=True)


def dismiss(workers: Executor, at_once: bool) -> None:
    """Let workers go when they have answered what they were asked; those that are stuck, at once."""
    stuck = list(workers._processes.values()) if at_once and isinstance(workers, ProcessPoolExecutor) else []
    workers.shutdown(wait=False)
    for process in stuck:
        process.kill()
