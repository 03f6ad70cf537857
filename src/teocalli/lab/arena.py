"""The arena: bots against each other, seats changing with every game."""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from teocalli.bots.base import PATIENCE, situation
from teocalli.bots.registry import new_bot
from teocalli.engine.game import Game, Setting
from teocalli.lab.telling import LabRefused, columns, words

#: The 95 % point of the normal distribution.
Z = 1.959964
#: The opponent of a game for one, in the table of results.
AUTOMATIC = "automatic"


@dataclass
class Tally:
    """What one bot has done so far. A shared first place is a share of a win."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    decisions: int = 0
    thought: float = 0.0
    longest: float = 0.0

    def cells(self) -> list[str]:
        low, high = wilson(self.wins, self.games)
        return [
            self.name,
            f"{self.wins:g}/{self.games}",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{self.points / max(1, self.games):.1f}",
            f"{1000 * self.thought / max(1, self.decisions):.2f}",
            f"{1000 * self.longest:.1f}",
        ]


HEAD = ("head-bot", "head-wins", "head-interval", "head-points", "head-mean", "head-most")


def table(tallies: Sequence[Tally], language: str = "en") -> list[str]:
    """The tallies as lines."""
    return columns(list(map(words(language).say, HEAD)), [tally.cells() for tally in tallies])


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays sensible at 0 and at 100 of 100."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def contest(
    game: Game, names: Sequence[str], games: int, setting: Setting, seed: int, seconds: float = PATIENCE
) -> Iterator[list[Tally]]:
    """A tally for each bot, after every game. Two neighbouring games share a seed, with the seats moved on.

    Alone, each bot plays against the game's automatic opponent, which has a tally of its own.
    """
    if setting.players > 1 and len(names) < 2:
        raise LabRefused("arena-bots")
    if games < 1:
        raise LabRefused("no-games")
    bots = [new_bot(name, seed + number, game.meta.key) for number, name in enumerate(names)]
    tallies = [Tally(name) for name in names]
    automatic = Tally(AUTOMATIC)
    for number in range(games):
        s = game.new(setting, seed + number // len(names))
        _tell(f"{number + 1}/{games}: " + ", ".join(f"{t.name} {t.wins:g}" for t in tallies))
        seated = [(seat + number) % len(names) for seat in range(setting.players)]
        while not s.over:
            who = seated[game.mover(s)]
            asked = situation(game, s, seconds)
            began = time.perf_counter()
            token = bots[who].choose(asked)
            took = time.perf_counter() - began
            tallies[who].decisions += 1
            tallies[who].thought += took
            if tallies[who].decisions > 1:  # the first thought may wait for the compiler
                tallies[who].longest = max(tallies[who].longest, took)
            game.play(s, token)
        at_table = [tallies[who] for who in seated]
        _count(at_table if setting.players > 1 else [*at_table, automatic], game.ranks(s), game.scores(s))
        yield tallies if setting.players > 1 else [*tallies, automatic]
    _tell("")


def _count(at_table: Sequence[Tally], ranks: Sequence[int], scores: Sequence[float]) -> None:
    first = ranks.count(1)
    for tally, rank, score in zip(at_table, ranks, scores, strict=True):
        tally.games += 1
        tally.points += score
        tally.wins += 1 / first if rank == 1 else 0


def _tell(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text}\033[K", end="", file=sys.stderr, flush=True)
    elif text:
        print(text, file=sys.stderr, flush=True)
