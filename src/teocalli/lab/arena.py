"""The arena: bots against each other, seats changing with every game.

Where all of them can, they play whole games inside compiled code. Otherwise they are asked option by option, and the
table tells how long they thought, too.
"""

from __future__ import annotations

import math
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from teocalli.bots.base import PATIENCE, situation
from teocalli.bots.registry import new_bot
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.state import scoring_seats
from teocalli.games import game as game_of
from teocalli.lab.playing import Plan, compile_for, compiled_game
from teocalli.lab.telling import LabRefused, columns, words
from teocalli.lab.workers import crew

#: The 95 % point of the normal distribution.
Z = 1.959964
#: The opponent of a game for one, in the table of results.
AUTOMATIC = "automatic"
#: Seconds between two lines of progress, on a screen and in a file.
ON_SCREEN, IN_FILE = 0.1, 5.0


@dataclass(frozen=True)
class Margin:
    """By how much somebody was ahead of the best other, over many games."""

    mean: float
    spread: float  # standard deviation
    error: float  # half of the 95 % interval of the mean

    def cells(self) -> list[str]:
        """With its interval."""
        low, high = self.mean - self.error, self.mean + self.error
        return [f"{self.mean:+.1f} ± {self.spread:.1f}", f"{low:+.1f} … {high:+.1f}" if self.error < math.inf else "–"]


def margin_of(margins: Sequence[float]) -> Margin:
    """One game alone says nothing of the spread."""
    if len(margins) < 2:
        return Margin(sum(margins), 0.0, math.inf)
    spread = statistics.stdev(margins)
    return Margin(statistics.fmean(margins), spread, Z * spread / math.sqrt(len(margins)))


@dataclass
class Tally:
    """What one bot has done so far. A shared first place is a share of a win."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    won_with: float = 0.0  # points of the games that it won, shared ones by their share
    margins: list[float] = field(default_factory=list)
    decisions: int = 0  # for which it was asked
    thought: float = 0.0
    longest: float = 0.0

    def cells(self, is_timed: bool) -> list[str]:
        low, high = wilson(self.wins, self.games)
        found = [
            self.name,
            f"{self.wins:g}/{self.games}",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{self.points / max(1, self.games):.1f}",
            *margin_of(self.margins).cells(),
        ]
        if is_timed:
            found += [f"{1000 * self.thought / max(1, self.decisions):.2f}", f"{1000 * self.longest:.1f}"]
        return found


HEAD = ("head-bot", "head-wins", "head-interval", "head-points", "head-margin", "head-interval")
TIMES = ("head-mean", "head-most")


def table(tallies: Sequence[Tally], language: str = "en") -> list[str]:
    """The tallies as lines, and below them what winners make."""
    t, is_timed = words(language).say, any(tally.decisions for tally in tallies)
    head = HEAD + TIMES if is_timed else HEAD
    lines = columns(list(map(t, head)), [tally.cells(is_timed) for tally in tallies])
    games = sum(tally.wins for tally in tallies)  # shares of one game are one win
    return [*lines, winners_told(sum(tally.won_with for tally in tallies) / max(1.0, games), language)]


def winners_told(points: float, language: str) -> str:
    """What winners make on average."""
    return words(language).say("winners-mean", points=f"{points:.1f}")


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share: it stays sensible at 0 and at 100 of 100."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))  # rounding leaves the share inside


def contest(plan: Plan, games: int, jobs: int = 1, seconds: float | None = None) -> Iterator[list[Tally]]:
    """A tally for each bot, after every game. So many neighbouring games as there are bots share a seed, with the seats
    moved on. Alone, each bot plays against the game's automatic opponent, which has a tally of its own.

    Whoever limits the `seconds` of a decision has the bots asked, since compiled code looks at no clock.
    """
    if plan.players > 1 and len(plan.bots) < 2:
        raise LabRefused("arena-bots")
    if games < 1:
        raise LabRefused("no-games")
    for name in plan.bots:
        new_bot(name, plan.seed, plan.game)  # refused here, if it must be
    game_of(plan.game).new(plan.setting(), plan.seed)
    if seconds is None and plan.compiled(plan.bots) is not None:
        return _compiled(plan, games, jobs)
    return _asked(plan, games, PATIENCE if seconds is None else seconds)


def _new_tallies(plan: Plan) -> list[Tally]:
    """One for each bot, and one for whoever plays by itself."""
    return [Tally(name) for name in (*plan.bots, *([AUTOMATIC] if plan.players == 1 else []))]


def _at_table(plan: Plan, tallies: Sequence[Tally], number: int) -> list[Tally]:
    """The tallies by seat."""
    seated = [tallies[(seat + number) % len(plan.bots)] for seat in range(plan.players)]
    return seated if plan.players > 1 else [*seated, tallies[-1]]


def _compiled(plan: Plan, games: int, jobs: int) -> Iterator[list[Tally]]:
    """Whole games in compiled calls; the same games for any number of jobs."""
    tallies, telling, done = _new_tallies(plan), _Telling(), 0
    compile_for(plan)  # once here, or every process would compile it for itself
    with crew(jobs) as do:
        for number, (points, shares) in do(partial(result_of, plan), range(games)):
            _count(_at_table(plan, tallies, number), points, shares)
            done += 1
            telling.tell(tallies, done, games)
            yield tallies
    telling.end()


def result_of(plan: Plan, number: int) -> tuple[list[float], list[float]]:
    """Points and win shares by seat of one game inside compiled code."""
    result, places = compiled_game(plan, number), scoring_seats(plan.players)
    return result[:places].tolist(), result[MOST_SEATS : MOST_SEATS + places].tolist()


def _asked(plan: Plan, games: int, seconds: float) -> Iterator[list[Tally]]:
    """Option by option, with the time that it took."""
    game, tallies, telling = game_of(plan.game), _new_tallies(plan), _Telling()
    bots = [new_bot(name, plan.seed + number, plan.game) for number, name in enumerate(plan.bots)]
    for number in range(games):
        s = game.new(plan.setting(), plan.seed_of(number))
        while not s.over:
            who = (game.mover(s) + number) % len(bots)
            asked, tally = situation(game, s, seconds), tallies[who]
            began = time.perf_counter()
            token = bots[who].choose(asked)
            took = time.perf_counter() - began
            tally.decisions += 1
            tally.thought += took
            if tally.decisions > 1:  # the first thought may wait for the compiler
                tally.longest = max(tally.longest, took)
            game.play(s, token)
        _count(_at_table(plan, tallies, number), list(map(float, game.scores(s))), shares_of(game.ranks(s)))
        telling.tell(tallies, number + 1, games)
        yield tallies
    telling.end()


def shares_of(ranks: Sequence[int]) -> list[float]:
    """A shared first place is a share of a win."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _count(at_table: Sequence[Tally], points: Sequence[float], shares: Sequence[float]) -> None:
    for seat, (tally, own, share) in enumerate(zip(at_table, points, shares, strict=True)):
        tally.games += 1
        tally.points += own
        tally.wins += share
        tally.won_with += share * own
        tally.margins.append(own - max(other for place, other in enumerate(points) if place != seat))


class _Telling:
    """A line of progress on the error stream, not more often than it can be read."""

    def __init__(self) -> None:
        self.is_screen, self.at = sys.stderr.isatty(), -math.inf

    def tell(self, tallies: Sequence[Tally], done: int, games: int) -> None:
        now = time.monotonic()
        if done < games and now - self.at < (ON_SCREEN if self.is_screen else IN_FILE):
            return
        self.at = now
        text = f"{done}/{games}: " + ", ".join(f"{tally.name} {tally.wins:g}" for tally in tallies)
        print(f"\r{text}\033[K" if self.is_screen else text, end="" if self.is_screen else "\n",
              file=sys.stderr, flush=True)  # fmt: skip

    def end(self) -> None:
        if self.is_screen:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
