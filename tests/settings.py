"""The settings that each game is tested with, listed in `tests/<game>/settings.py`. A game without that file fails."""

from __future__ import annotations

import importlib

from teocalli.engine.game import Setting
from teocalli.games import GAMES


def settings_of(key: str) -> list[Setting]:
    """The settings of one game."""
    return list(importlib.import_module(f"tests.{key}.settings").SETTINGS)


def name_of(setting: Setting) -> str:
    """Short enough for the name of a test."""
    options = [f"{name}={choice}" for name, choice in setting.options.items()]
    return " ".join([str(setting.players), *(options if len(options) < 3 else [f"{len(options)} options"])])


EVERY = [(key, setting) for key in GAMES for setting in settings_of(key)]
NAMES = [f"{key} {name_of(setting)}" for key, setting in EVERY]
