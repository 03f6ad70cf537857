"""The list of games. A game is imported only when somebody asks for it."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from teocalli.engine.game import Game

GAMES = ("teotihuacan", "tzolkin", "theocracy")


class UnknownGame(ValueError):
    """A name that is no game's."""


@cache
def game(key: str) -> Game:
    """A game by its key."""
    if key not in GAMES:
        raise UnknownGame(f"There is no game {key!r}. There are: {', '.join(GAMES)}.")
    found: Game = import_module(f"teocalli.games.{key}").GAME
    return found
