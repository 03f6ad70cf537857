"""Bots think outside the server's event loop: in worker processes, or in threads where that is enough.

A bot that fails or is stuck is asked once more in a fresh worker; then chance chooses for it, so that the game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import cache, partial
from typing import Any

import numpy as np

from teocalli.bots.base import Bot, situation
from teocalli.bots.random_bot import RandomBot
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import pack, unpack
from teocalli.table.advice import Advisers
from teocalli.table.workers import Workers

log = logging.getLogger("teocalli.table")
Loader = Callable[[str], Game]
#: A bot that has not answered after so many seconds never will. Its worker may have had to load the game first.
STUCK = 60.0
#: After so many seconds another worker begins with the bots that wait.
LATE = 5.0
#: Compiling all rules of a game on a slow machine; and seconds before each attempt.
LONGEST_COMPILING, COMPILER_PAUSES = 900.0, (0.0, 10.0, 60.0)


class BadAnswer(ValueError):
    """A bot answered what is not possible."""


@cache
def _bot(strength: str, game: str, seed: int) -> Bot:
    """A bot keeps its scratch paper between decisions."""
    return new_bot(strength, seed, game)


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


class BotWorkers:
    """The workers in which bots think."""

    def __init__(
        self, load: Loader, workers: int = 1, processes: bool = True, seconds: float = 0.5, stuck: float = STUCK
    ) -> None:
        self.load, self.seconds = load, seconds
        self.workers = Workers(workers, processes, late=LATE, stuck=stuck)
        #: Compiling takes a minute: it has a worker of its own, and bots play in the plain form meanwhile.
        self.compiler = Workers(1, processes, late=LONGEST_COMPILING, stuck=LONGEST_COMPILING)
        self.advisers = Advisers(load, processes)
        self._ready: set[tuple[str, str]] = set()
        self._warming: set[tuple[str, str]] = set()

    def is_ready(self, key: str, strength: str) -> bool:
        """Whether this kind of bot has answered before: its first answer may wait for the compiler."""
        return (key, strength) in self._ready

    async def choose(self, game: Game, s: Any, strength: str) -> str:
        """What a bot of this strength would do at a state."""
        flat, key = pack(s).tobytes(), game.meta.key
        thinking = partial(choose, self.load, key, flat, strength, 0, self.seconds)
        for _ in range(2):
            [answer] = await asyncio.gather(self.workers.do(thinking), return_exceptions=True)
            if isinstance(answer, str):
                self._ready.add((key, strength))
                return answer
            log.error("The bot %s of %s does not answer.", strength, key, exc_info=answer)
        log.error("Chance chooses for the bot %s of %s.", strength, key)
        return await asyncio.to_thread(choose, self.load, key, flat, RandomBot.name, 0, self.seconds)

    async def warm_up(self, key: str, strength: str) -> None:
        """Let a kind of bot load and compile what it needs; where the compiler is killed, another one tries later."""
        if (key, strength) in self._ready | self._warming:
            return
        self._warming.add((key, strength))
        try:
            for pause in COMPILER_PAUSES:
                await asyncio.sleep(pause)
                try:
                    await self.compiler.do(partial(warm_up, self.load, key, strength))
                except (BrokenExecutor, TimeoutError) as error:
                    log.error("The compiler for %s was killed or is stuck: %r", key, error)
                else:
                    self._ready.add((key, strength))
                    return
        finally:
            self._warming.discard((key, strength))

    def close(self) -> None:
        self.workers.close()
        self.compiler.close()
        self.advisers.close()
