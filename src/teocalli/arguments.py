"""Arguments that several verbs share."""

from __future__ import annotations

import argparse
from pathlib import Path

from teocalli import games
from teocalli.usage import Say


def add_game(add: argparse.ArgumentParser, t: Say) -> None:
    add.add_argument("game", metavar="GAME", help=t("help-game", games=", ".join(games.GAMES)))


def add_games(add: argparse.ArgumentParser, t: Say) -> None:
    add.add_argument(
        "games", nargs="*", metavar="GAME", default=list(games.GAMES), help=t("help-all", games=", ".join(games.GAMES))
    )


def add_setting(add: argparse.ArgumentParser, t: Say, seed: int | None = None) -> None:
    """How a game is set up. Without a seed to begin with, one is drawn."""
    add.add_argument("--players", type=int, help=t("help-players"))
    add.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=t("help-option"))
    add.add_argument("--components", type=Path, metavar="FILE", help=t("help-components"))
    drawn_or_given = "help-seed" if seed is None else "help-seed-first"
    add.add_argument("--seed", type=int, default=seed, help=t(drawn_or_given))
