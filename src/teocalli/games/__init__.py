"""The list of games. A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from teocalli.engine.game import Game
from teocalli.engine.refusals import Refused

if TYPE_CHECKING:
    from teocalli.games.teotihuacan.state import State as Teotihuacan
    from teocalli.games.theocracy.state import State as Theocracy
    from teocalli.games.tzolkin.state import State as Tzolkin

GAMES = ("teotihuacan", "tzolkin", "theocracy")


class UnknownGame(Refused):
    """A name that is no game's."""


@overload
def game(key: Literal["teotihuacan"]) -> Game[Teotihuacan]: ...
@overload
def game(key: Literal["tzolkin"]) -> Game[Tzolkin]: ...
@overload
def game(key: Literal["theocracy"]) -> Game[Theocracy]: ...
@overload
def game(key: str) -> Game[Any]: ...
def game(key: str) -> Game[Any]:
    """A game by its key."""
    if key not in GAMES:
        raise UnknownGame("setting-game", name=key, known=GAMES)
    found: Game[Any] = import_module(f"teocalli.games.{key}").GAME
    return found
