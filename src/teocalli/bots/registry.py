"""The bots by name: every module of this room that has `OFFERS` takes part."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from teocalli import bots
from teocalli.bots.base import Bot, Offer
from teocalli.bots.command import PREFIX, CommandBot
from teocalli.engine.refusals import Refused


def _offers() -> dict[str, Offer]:
    modules = [import_module(f"{bots.__name__}.{found.name}") for found in iter_modules(bots.__path__)]
    offers = [offer for module in modules for offer in getattr(module, "OFFERS", ())]
    return {offer.name: offer for offer in sorted(offers, key=lambda offer: offer.at_tables)}


#: The yardsticks, then those that people choose from.
BOTS = _offers()


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
