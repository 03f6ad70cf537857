"""Teocalli: three heavy board games by Daniele Tascini, with exact rules, a table and a laboratory. Unofficial.

    from teocalli import Setting, game
    g = game("tzolkin")
    s = g.new(Setting(players=3), seed=7)

The reference is `docs/python.md`.
"""

from teocalli.engine.game import BadSetting, Game, IllegalAction, Setting
from teocalli.engine.line import Line
from teocalli.games import GAMES, UnknownGame, game

__version__ = "0.1.0"
__all__ = ["GAMES", "BadSetting", "Game", "IllegalAction", "Line", "Setting", "UnknownGame", "game"]
