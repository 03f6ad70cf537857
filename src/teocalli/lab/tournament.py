"""Tournaments: every bot meets every other, on common set-ups, at every seat; shares, margins and ratings.

Ratings are those of OpenSkill (Plackett and Luce), which know games of more than two and shared places.
"""

from __future__ import annotations

import hashlib
import json
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from teocalli.face.words import Words
from teocalli.games import game as game_of
from teocalli.lab.arena import Margin, margin_of, wilson, winners_told
from teocalli.lab.pages import Figure, save
from teocalli.lab.playing import Plan, Row
from teocalli.lab.simulate import check, read, simulate
from teocalli.lab.telling import LabRefused, columns, unwritable, words


@dataclass(frozen=True)
class Standing:
    """What a bot has reached."""

    bot: str
    games: int
    share: float  # of wins; a shared first place is a share of a win
    interval: tuple[float, float]
    margin: Margin
    points: float
    rating: float
    deviation: float

    def cells(self) -> list[str]:
        low, high = self.interval
        return [
            self.bot,
            str(self.games),
            f"{100 * self.share:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %",
            f"{self.points:.1f}",
            *self.margin.cells(),
            f"{self.rating:.1f} ± {self.deviation:.1f}",
        ]


HEAD = ("head-bot", "head-games", "head-wins", "head-interval", "head-points", "head-margin", "head-interval",
        "head-rating")  # fmt: skip


def tables_of(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of so many bots; fewer bots than seats sit there more than once."""
    if len(bots) < 2 or players < 2:
        raise LabRefused("tournament-bots")
    if len(set(bots)) != len(bots):
        raise LabRefused("tournament-names")
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
        raise unwritable(folder, error) from None
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
        won = sum(row["won"] for row in own)
        margin = margin_of([row["margin"] for row in own])
        points = statistics.fmean(row["points"] for row in own)
        rating = ratings[bot]
        found.append(
            Standing(bot, len(own), won / len(own), wilson(won, len(own)), margin, points, rating.mu, rating.sigma)
        )
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


def winners_mean(rows: Sequence[Row]) -> float:
    """What winners make; of those who share a win, each by its share."""
    won = sum(row["won"] for row in rows)
    return float(sum(row["won"] * row["points"] for row in rows) / won)


def table(rows: Sequence[Row], language: str) -> list[str]:
    """The standings as lines, and what winners make."""
    lines = columns(list(map(words(language).say, HEAD)), [one.cells() for one in standings(rows)])
    return [*lines, winners_told(winners_mean(rows), language)]


def write(plan: Plan, rows: Sequence[Row], folder: Path, language: str) -> list[Path]:
    """The table and its plots as HTML and PNG."""
    t, found = words(language).say, standings(rows)
    names, margins = [one.bot for one in found], [one.margin for one in found]
    title = t("tournament-title", title=Words(game_of(plan.game), language).title, players=plan.players)
    shares = Figure(
        t("plot-shares"), names, [100 * one.share for one in found],
        [(100 * one.interval[0], 100 * one.interval[1]) for one in found], "%",
    )  # fmt: skip
    leads = Figure(
        t("plot-margins"), names, [margin.mean for margin in margins],
        [(margin.mean - margin.error, margin.mean + margin.error) for margin in margins], t("unit-points"),
    )  # fmt: skip
    return save(folder, "tournament", title, ["\n".join(table(rows, language))], [shares, leads], language)
