"""How often players are asked: `python bench/clicks.py 100`.

So many games of two of each title, played by greedy bots, and by thrifty ones: at random, but keeping whatever could be
played at any moment. Counted are decisions and those that people are asked, for each own turn, the share of decisions
with one option, and of those that are carried out by themselves (`engine/forced.py`).
"""

import random
import sys
from collections.abc import Iterator

from teocalli.engine import game_record
from teocalli.engine.forced import forced
from teocalli.engine.game import Game, Setting
from teocalli.games import GAMES
from teocalli.games import game as game_of
from teocalli.lab.playing import QUICK, Plan, rows_of


def greedy(game: Game, number: int) -> Iterator[object]:
    """The states of a game before each decision, and the last one."""
    plan = Plan(game.meta.key, 2, (QUICK, QUICK), seed=1, records=True)
    record = game_record.read(rows_of(plan, number)[0]["record"])
    s = game.new(record.setting, record.seed)
    for token in record.tokens:
        yield s
        game.play(s, token)
    yield s


def thrifty(game: Game, number: int) -> Iterator[object]:
    """The same for a player who keeps everything."""
    chooser, s = random.Random(number), game.new(Setting(2), number)
    while not s.over:
        yield s
        options = game.legal(s)
        kept = [action for action in options if action < game.rulebook.first_anytime]
        game.rulebook.act(s, chooser.choice(kept or options))
    yield s


def counted(game: Game, states: Iterator[object]) -> tuple[int, int, int, int]:
    """Turns, decisions, those with one option and forced ones of a game."""
    decisions = single = by_itself = 0
    for s in states:
        if not s.over:
            decisions += 1
            single += len(game.legal(s)) == 1
            by_itself += forced(game, s) is not None
    return s.turn, decisions, single, by_itself


if __name__ == "__main__":
    games = int(sys.argv[1])
    for key in GAMES:
        for player in (greedy, thrifty):
            game = game_of(key)
            sums = zip(*(counted(game, player(game, number)) for number in range(games)), strict=True)
            turns, decisions, single, by_itself = map(sum, sums)
            print(
                f"{key:<12} {player.__name__:<8} {decisions / turns:.2f} decisions a turn, "
                f"{(decisions - by_itself) / turns:.2f} asked; {single / decisions:.1%} have one option, "
                f"{by_itself / decisions:.1%} are carried out by themselves",
                flush=True,
            )
