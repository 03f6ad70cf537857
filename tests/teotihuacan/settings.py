"""Settings of Teotihuacan worth testing: all numbers of players and all variants; edition settings one by one."""

from teocalli.engine.game import Setting
from teocalli.games.teotihuacan.options import BOT_READINGS, DIFFICULTY, EDITION

SETTINGS = [
    *(Setting(players) for players in (1, 2, 3, 4)),
    Setting(1, {"start": "first_game"}),
    Setting(1, {"total_eclipse": "on"}),
    Setting(2, {"start": "draft"}),
    Setting(2, {"start": "first_game", "total_eclipse": "on"}),
    Setting(3, {"start": "draft", "total_eclipse": "on"}),
    Setting(3, {"start": "first_game"}),
    Setting(4, {"start": "draft"}),
    Setting(4, {"start": "first_game"}),
    Setting(4, {"total_eclipse": "on"}),
]
#: Every edition setting flipped once, for two players or, where it is Teotibot's, for one.
FLIPPED = [
    *(Setting(2, {o.name: choice}) for o in EDITION for choice in o.choices if choice != o.default),
    *(Setting(1, {o.name: choice}) for o in BOT_READINGS for choice in o.choices if choice != o.default),
    *(Setting(1, {o.name: o.choices[0]}) for o in DIFFICULTY),
    *(Setting(1, {o.name: o.choices[-1]}) for o in DIFFICULTY),
]
