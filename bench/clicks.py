"""How often players are asked: `python bench/clicks.py 100`.

Greedy bots play so many games of two of each title. For each: decisions and how many of them people are asked, for each
own turn; how many decisions have one option; and how many of all are carried out by themselves (`engine/forced.py`).
"""

import sys

from teocalli.engine import ledger
from teocalli.engine.forced import forced
from teocalli.games import GAMES
from teocalli.games import game as game_of
from teocalli.lab.playing import QUICK, Plan, rows_of


def counted(key: str, number: int) -> tuple[int, int, int, int]:
    """Turns, decisions, those with one option and forced ones of a game."""
    game = game_of(key)
    record = ledger.read(rows_of(Plan(key, 2, (QUICK, QUICK), seed=1, records=True), number)[0]["record"])
    s = game.new(record.setting, record.seed)
    single = by_itself = 0
    for token in record.tokens:
        single += len(game.legal(s)) == 1
        by_itself += forced(game, s) is not None
        game.play(s, token)
    return s.turn, len(record.tokens), single, by_itself


if __name__ == "__main__":
    games = int(sys.argv[1])
    for key in GAMES:
        sums = zip(*(counted(key, number) for number in range(games)), strict=True)
        turns, decisions, single, by_itself = map(sum, sums)
        print(
            f"{key:<12} {decisions / turns:.2f} decisions a turn, {(decisions - by_itself) / turns:.2f} asked; "
            f"{single / decisions:.1%} have one option, {by_itself / decisions:.1%} are carried out by themselves",
            flush=True,
        )
