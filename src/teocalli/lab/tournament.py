"""Tournaments: every bot meets every other, on common set-ups, at every seat; shares, margins and ratings.

Ratings are those of OpenSkill (Plackett and Luce), which know games of more than two and shared places.
"""

from __future__ import annotations

import hashlib
import json
import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from teocalli.engine.refusals import BadUse
from teocalli.lab.arena import Z, wilson
from teocalli.lab.pages import Figure, save
from teocalli.lab.playing import Plan, Row
from teocalli.lab.simulate import check, read, simulate


@dataclass(frozen=True)
class Standing:
    """What a bot has reached."""

    bot: str
    games: int
    share: float  # of wins; a shared first place is a share of a win
    interval: tuple[float, float]
    margin: float
    margin_error: float  # half of the 95 % interval
    points: float
    rating: float
    deviation: float

    def line(self) -> str:
        low, high = self.interval
        return (
            f"{self.bot:<20} {self.games:>6}  {100 * self.share:5.1f} % ({100 * low:4.1f} to {100 * high:4.1f})"
            f"  {self.margin:+7.1f} ± {self.margin_error:<5.1f} {self.points:7.1f}"
            f"  {self.rating:5.1f} ± {self.deviation:.1f}"
        )


HEAD = f"{'bot':<20} {'games':>6}  {'wins, 95 %':<24}  {'margin, 95 %':<15} {'points':>7}  rating"


def tables_of(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of so many bots; fewer bots than seats sit there more than once."""
    if len(bots) < 2 or players < 2:
        raise BadUse("A tournament needs at least two bots and two seats.")
    if len(set(bots)) != len(bots):
        raise BadUse("In a tournament every bot has a name of its own.")
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(bots[seat % len(bots)] for seat in range(players))]


def tournament(plan: Plan, rounds: int, folder: Path, jobs: int = 1) -> list[Row]:
    """All rows. In a round every table plays one set-up once for each seating. Each table has a file in the folder."""
    rows: list[Row] = []
    games = rounds * plan.players
    plans = [replace(plan, bots=table, rotate=True) for table in tables_of(plan.bots, plan.players)]
    for seated in plans:
        check(seated, games)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadUse(f"{str(folder)!r} cannot be written: {error.strerror}.") from None
    for seated in plans:
        digest = hashlib.sha256(json.dumps(seated.told(), sort_keys=True).encode()).hexdigest()[:8]
        played = read(simulate(seated, games, folder / f"tournament-{digest}.parquet", jobs))[1]
        rows += [{**row, "table": " – ".join(seated.bots)} for row in played if row["game"] < games]
    return rows


def standings(rows: Sequence[Row]) -> list[Standing]:
    """The bots, the best first."""
    ratings = _ratings(rows)
    found = []
    for bot in {row["bot"] for row in rows}:
        own = [row for row in rows if row["bot"] == bot]
        margins = [row["margin"] for row in own]
        won = sum(row["won"] for row in own)
        error = Z * statistics.stdev(margins) / math.sqrt(len(margins)) if len(margins) > 1 else math.inf
        points = statistics.fmean(row["points"] for row in own)
        rating = ratings[bot]
        found.append(
            Standing(bot, len(own), won / len(own), wilson(won, len(own)), statistics.fmean(margins), error, points,
                     rating.mu, rating.sigma)
        )  # fmt: skip
    return sorted(found, key=lambda one: (-one.rating, one.bot))


def _ratings(rows: Sequence[Row]) -> dict[str, Any]:
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in sorted({row["bot"] for row in rows})}
    games: dict[tuple[str, int], list[Row]] = {}
    for row in rows:
        games.setdefault((row["table"], row["game"]), []).append(row)
    for game in games.values():
        if len({row["bot"] for row in game}) == len(game):  # a bot cannot be rated against itself
            rated = model.rate([[ratings[row["bot"]]] for row in game], ranks=[row["rank"] for row in game])
            for row, (rating,) in zip(game, rated, strict=True):
                ratings[row["bot"]] = rating
    return ratings


def write(title: str, found: Sequence[Standing], folder: Path) -> list[Path]:
    """The table and its plot as HTML and PNG."""
    names = [one.bot for one in found]
    shares = Figure(
        "Share of wins", names, [100 * one.share for one in found],
        [(100 * one.interval[0], 100 * one.interval[1]) for one in found], "%",
    )  # fmt: skip
    margins = Figure(
        "Margin over the best opponent", names, [one.margin for one in found],
        [(one.margin - one.margin_error, one.margin + one.margin_error) for one in found], "points",
    )  # fmt: skip
    text = "\n".join([HEAD, *(one.line() for one in found)])
    return save(folder, "tournament", title, [text], [shares, margins])
