"""Bots think outside the server's event loop: in worker processes, or in threads where that is enough."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import Any

import numpy as np

from teocalli.bots.base import Bot, situation
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.engine.records import pack, unpack

Loader = Callable[[str], Game]


@cache
def _bot(strength: str, game: str, seed: int) -> Bot:
    """A bot keeps its scratch paper between decisions."""
    return new_bot(strength, seed)


def choose(load: Loader, key: str, flat: bytes, strength: str, seed: int, seconds: float, hurry: bool = True) -> str:
    """The answer of a bot to the pending decision of a packed state. Runs in a worker."""
    game = load(key)
    s = unpack(game.state, np.frombuffer(flat, np.uint8).copy())
    return _bot(strength, key, seed).choose(situation(game, s, seconds, hurry))


def warm_up(load: Loader, key: str, strength: str) -> None:
    """Let a bot of a game answer once, so that everything it needs is loaded and compiled. Runs in a worker."""
    game = load(key)
    s = game.new(Setting(max(game.meta.players)), 1)
    choose(load, key, pack(s).tobytes(), strength, 0, 0.01, hurry=False)


class Thinker:
    """The workers in which bots think."""

    def __init__(self, load: Loader, workers: int = 1, processes: bool = True, seconds: float = 0.5) -> None:
        self.load, self.seconds = load, seconds
        self._make: Callable[[], Executor] = (
            partial(ProcessPoolExecutor, workers, multiprocessing.get_context("spawn"))
            if processes
            else partial(ThreadPoolExecutor, workers)
        )
        self._workers: Executor = self._make()
        #: Compiling takes a minute: it has a worker of its own, and bots play in the plain form meanwhile.
        self._compiler: Executor = (
            ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) if processes else ThreadPoolExecutor(1)
        )
        self._ready: set[tuple[str, str]] = set()

    def is_ready(self, key: str, strength: str) -> bool:
        """Whether this kind of bot has answered before: its first answer may wait for the compiler."""
        return (key, strength) in self._ready

    async def choose(self, game: Game, s: Any, strength: str) -> str:
        """What a bot of this strength would do at a state."""
        flat, key = pack(s).tobytes(), game.meta.key
        token: str = await self._run(choose, key, flat, strength, 0, self.seconds)
        self._ready.add((key, strength))
        return token

    async def warm_up(self, key: str, strength: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._compiler, warm_up, self.load, key, strength)
        self._ready.add((key, strength))

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._workers, partial(function, self.load, *arguments))
        except BrokenProcessPool:  # a worker was killed, perhaps for memory: begin afresh, once
            self._workers = self._make()
            return await loop.run_in_executor(self._workers, partial(function, self.load, *arguments))

    def close(self) -> None:
        for executor in (self._workers, self._compiler):
            executor.shutdown(wait=False, cancel_futures=True)
