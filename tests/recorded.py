"""Recorded games: whole games as text, which every later change must replay.

`python -m tests.recorded teotihuacan` plays what `tests/<game>/test_records.py` lists as GAMES and writes the files
that are missing: a name, a number of players and options. Delete a file to have it played again.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Mapping
from pathlib import Path

from teocalli.engine import ledger
from teocalli.engine.game import Game, Setting
from teocalli.games import game as find_game

ROOT = Path(__file__).parent


def play(game: Game, setting: Setting, seed: int, wits: int = 3) -> ledger.Ledger:
    """A game in which every seat looks a few random options ahead and takes the one worth most to it."""
    chooser = random.Random(seed)
    s = game.new(setting, seed)
    played = ledger.new_ledger(game, setting, seed)
    while not s.over:
        options, seat = game.legal(s), game.mover(s)
        looked_at = chooser.sample(options, min(wits, len(options)))

        def worth(action: int, seat: int = seat) -> float:
            after = game.guess(s, seat, len(played.tokens))
            game.rulebook.act(after, action)
            return game.worth(after, seat) if game.worth else game.score(after, seat)

        action = max(looked_at, key=worth)
        played.tokens.append(game.actions.token(action))
        game.rulebook.act(s, action)
    played.end = ledger.shown_scores(game, s)
    return played


def write_missing(key: str, games: Mapping[str, Setting]) -> list[Path]:
    """Play and write the listed games that have no file yet."""
    folder = ROOT / key / "games"
    folder.mkdir(exist_ok=True)
    written = []
    for number, (name, setting) in enumerate(games.items(), 1):
        path = folder / f"{name}.txt"
        if not path.exists():
            path.write_text(play(find_game(key), setting, number).write(), encoding="utf-8")
            written.append(path)
    return written


if __name__ == "__main__":
    for key in sys.argv[1:]:
        for path in write_missing(key, importlib.import_module(f"tests.{key}.test_records").GAMES):
            print(path)
