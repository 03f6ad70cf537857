"""The list of bots, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from teocalli.bots.base import Bot
from teocalli.bots.command import PREFIX, CommandBot
from teocalli.bots.greedy import GreedyBot
from teocalli.bots.levels import LEVELS, LearnedBot
from teocalli.bots.random_bot import RandomBot
from teocalli.engine.refusals import Refused

#: The yardsticks, then the levels for people, weakest first.
BOTS: dict[str, Callable[[int], Bot]] = {
    **{bot.name: bot for bot in (RandomBot, GreedyBot)},
    **{level.name: partial(LearnedBot, level) for level in LEVELS},
}


class UnknownBot(Refused):
    """A name that is no bot's."""


def new_bot(name: str, seed: int) -> Bot:
    """A bot by name, or `cmd:` and the command of a program; the seed decides where it has no preference."""
    if name.startswith(PREFIX):
        return CommandBot(name.removeprefix(PREFIX), seed)
    if name not in BOTS:
        raise UnknownBot("setting-bot", name=name, known=list(BOTS))
    return BOTS[name](seed)
