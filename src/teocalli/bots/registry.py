"""The bots by name: every module of this room that has `OFFERS` takes part."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import numpy as np

from teocalli import bots
from teocalli.bots.base import Bot, Offer
from teocalli.bots.command import PREFIX, CommandBot
from teocalli.bots.settings import Rows
from teocalli.engine.game import Game
from teocalli.engine.refusals import Refused


def _offers() -> dict[str, Offer]:
    modules = [import_module(f"{bots.__name__}.{found.name}") for found in iter_modules(bots.__path__)]
    offers = [offer for module in modules for offer in getattr(module, "OFFERS", ())]
    return {offer.name: offer for offer in sorted(offers, key=lambda offer: offer.at_tables)}


#: The yardsticks, then those that people choose from.
BOTS = _offers()


def rows_of_bots(names: Sequence[str], game: Game[Any]) -> Rows | None:
    """How bots play games inside compiled code, a row of `How` and of `Aim` for each; None: one can only be asked."""
    found = [BOTS[name].rows for name in names if name in BOTS]
    rows = [of(game) for of in found if of is not None]
    if not rows or len(rows) < len(names):
        return None
    hows, aims = zip(*rows, strict=True)
    return np.stack(hows), np.stack(aims)


class UnknownBot(Refused):
    """A name that is no bot's, or that of one who cannot play the game."""


def new_bot(name: str, seed: int, game: str | None = None) -> Bot:
    """A bot by name, or `cmd:` and the command of a program. If the game is named, it must be one that it plays."""
    if name.startswith(PREFIX):
        return CommandBot(name.removeprefix(PREFIX), seed)
    if name not in BOTS:
        raise UnknownBot("setting-bot", name=name, known=list(BOTS))
    games = BOTS[name].games
    if game is not None and games is not None and game not in games:
        raise UnknownBot("setting-bot-game", name=name, game=game, known=list(games))
    return BOTS[name].make(seed)
