"""Recorded games: whole games as text, which every later change must replay.

`python -m tests.recorded teotihuacan` plays what `tests/<game>/test_records.py` lists as GAMES and writes the files
that are missing: a name, a number of players and options. Delete a file to have it played again.

`python -m tests.recorded teotihuacan 7 greedy greedy` prints the record of a game of seed 7 between these bots.
"""

from __future__ import annotations

import importlib
import math
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from teocalli.bots.base import PATIENCE, Bot, situation
from teocalli.bots.registry import new_bot
from teocalli.engine import game_record
from teocalli.engine.game import Game, Setting
from teocalli.games import game as find_game

ROOT = Path(__file__).parent
#: Options looked at, guesses for each, decisions looked ahead, and how often a player does not look at all.
WIDE, LOOKS, FAR, WILD = 12, 4, 30, 0.1


def promise(game: Game, s: Any, action: int, chooser: random.Random) -> float:
    """What an action may lead to before another seat is to move: the better of a few guesses."""
    seat, best = game.mover(s), -math.inf
    for _ in range(LOOKS):
        after = game.guess(s, seat, chooser.randrange(2**30))
        game.rulebook.act(after, action)
        for _ in range(FAR):
            if after.over or game.mover(after) != seat:
                break
            game.rulebook.act(after, chooser.choice(game.legal(after)))
        best = max(best, game.worth(after, seat) if game.worth else game.score(after, seat))
    return best


def play(game: Game, setting: Setting, seed: int) -> game_record.GameRecord:
    """A game of passable players: each looks at a few options to the end of its turn, and now and then plays wildly."""
    chooser = random.Random(seed)
    s = game.new(setting, seed)
    played = game_record.new_record(game, setting, seed)
    while not s.over:
        options = game.legal(s)
        looked_at = chooser.sample(options, min(WIDE, len(options)))
        wild = len(options) == 1 or chooser.random() < WILD
        action = looked_at[0] if wild else max(looked_at, key=lambda option: promise(game, s, option, chooser))
        played.tokens.append(game.actions.token(action))
        game.rulebook.act(s, action)
    played.end = game_record.shown_scores(game, s)
    return played


def play_bots(
    game: Game, setting: Setting, seed: int, bots: Sequence[Bot], seconds: float = PATIENCE
) -> game_record.GameRecord:
    """A game between bots, one for each seat."""
    s = game.new(setting, seed)
    played = game_record.new_record(game, setting, seed)
    while not s.over:
        played.tokens.append(bots[game.mover(s)].choose(situation(game, s, seconds)))
        game.play(s, played.tokens[-1])
    played.end = game_record.shown_scores(game, s)
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


def main(key: str, seed: str = "", *names: str) -> None:
    if names:
        bots = [new_bot(name, int(seed) + seat) for seat, name in enumerate(names)]
        print(play_bots(find_game(key), Setting(len(bots)), int(seed), bots).write(), end="")
    else:
        for path in write_missing(key, importlib.import_module(f"tests.{key}.test_records").GAMES):
            print(path)


if __name__ == "__main__":
    main(*sys.argv[1:])
