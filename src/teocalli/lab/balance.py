"""The balance of a game: simulations of one bot for every number of players, told as a page of the documentation."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from teocalli.engine.game import Game
from teocalli.engine.whole import whole
from teocalli.face.words import Words
from teocalli.games import game as game_of
from teocalli.lab.arena import wilson
from teocalli.lab.playing import QUICK, SAMPLES, Plan, Row
from teocalli.lab.report import is_number, mean_points, names_of, shares
from teocalli.lab.simulate import check, read, simulate
from teocalli.lab.telling import unwritable, unwritable_kept
from teocalli.lab.view_parts import end_parts

QUANTILES = (5, 25, 50, 75, 95)
#: A part of the end that has more values is told by its mean.
FEW = 8

#: The rows by the number of players.
Found = dict[int, Sequence[Row]]


def balance(game_key: str, games: int, folder: Path, rows_folder: Path, jobs: int = 1, bot: str = QUICK) -> Path:
    """Play the games for every number of players and write the page; the rows stay in a folder of their own."""
    game, found = game_of(game_key), Found()
    plans = [Plan(game_key, players, (bot,), 0) for players in game.meta.players if players > 1]
    check(plans[0], games)
    try:
        rows_folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(rows_folder, error) from None
    for plan in plans:
        file = rows_folder / f"{game_key}-{plan.players}.parquet"
        found[plan.players] = read(simulate(plan, games, file, jobs))[1]
    path = folder / f"{game_key}-balance.md"
    try:
        with whole(path) as draft:
            draft.write_text(page(game, found, bot), encoding="utf-8")
    except OSError as error:
        raise unwritable_kept(path, error) from None
    return path


def page(game: Game, found: Found, bot: str) -> str:
    """The page of the documentation."""
    games = ", ".join(str(len({row["game"] for row in rows})) for rows in found.values())
    bots = f"quick greedy bots ({SAMPLES} samples an option)" if bot == QUICK else f"the bot {bot}"
    by = "" if bot == QUICK else f" --bots {bot}"
    lines = [
        f"# {game.meta.title}: balance",
        "",
        f"Games of {bots}, rules version {game.meta.rules_version}: {games}",
        f"with {', '.join(map(str, found))} players. Written by `teocalli balance {game.meta.key}{by}`.",
        "Shares of wins are given with their 95 % interval (Wilson); a shared victory is shared out.",
    ]
    for players, rows in found.items():
        lines += ["", f"## {players} players", "", *_points(rows), "", *_shares(game, rows, players)]
    ends = sorted({name for rows in found.values() for row in rows for name in row["end"]})
    causes = sorted({cause for rows in found.values() for row in rows for cause in row["causes"]})
    events = sorted({event for rows in found.values() for row in rows for event in row["events"]})
    lines += ["", "## At the end of the game", "", *_table(found, ends, partial(_summary, names_of(game)))]
    lines += ["", "## Points of a seat by cause", "", *_table(found, causes, lambda r, c: f"{mean_points(r, c):.2f}")]
    lines += ["", "## How often it happens to a seat", "", *_table(found, events, _times)]
    return "\n".join([*lines, ""])


def _points(rows: Sequence[Row]) -> list[str]:
    head = " | ".join(f"{q} %" for q in QUANTILES)
    lines = [f"| points | mean | deviation | {head} |", f"| --- | --- | --- |{' --- |' * len(QUANTILES)}"]
    for name, chosen in (("all players", rows), ("winners", [row for row in rows if row["rank"] == 1])):
        values = [row["points"] for row in chosen]
        marks = " | ".join(f"{np.percentile(values, q):.0f}" for q in QUANTILES)
        lines.append(f"| {name} | {statistics.fmean(values):.1f} | {statistics.pstdev(values):.1f} | {marks} |")
    return lines


def _shares(game: Game, rows: Sequence[Row], players: int) -> list[str]:
    words, found = Words(game), shares(sorted(rows, key=lambda row: row["order"]), _in_order)
    for part in end_parts(game):
        if part.words:
            told = shares(rows, partial(_values_at_end, part.name))
            found |= {f"{part.name}: {part.named(words, value)}": told[value] for value in sorted(told)}
    lines = ["| who | seats | wins | 95 % interval | par |", "| --- | --- | --- | --- | --- |"]
    for name, (won, seats) in found.items():
        low, high = wilson(won, seats)
        interval = f"{100 * low:.1f} to {100 * high:.1f} %"
        lines.append(f"| {name} | {seats} | {100 * won / seats:.1f} % | {interval} | {100 / players:.1f} % |")
    return lines


def _values_at_end(part: str, row: Row) -> set[str]:
    return set(row["end"].get(part, ()))


def _in_order(row: Row) -> list[str]:
    return [f"player {row['order']} in turn order"]


def _table(found: Found, names: Sequence[str], tell: Callable[[Sequence[Row], str], str]) -> list[str]:
    lines = [f"| what |{''.join(f' {players} players |' for players in found)}", f"| --- |{' --- |' * len(found)}"]
    for name in names:
        cells = " | ".join(tell(rows, name) for rows in found.values())
        lines.append(f"| {name.replace('_', ' ')} | {cells} |")
    return lines


def _summary(named: Collection[str], rows: Sequence[Row], name: str) -> str:
    """Shares of words or of a few numbers, or the mean of many. The number of a tile is its name, and has no mean."""
    values = [value for row in rows for value in row["end"].get(name, ())]
    counted = Counter(values)
    if len(counted) <= FEW:
        return ", ".join(f"{word}: {100 * n / len(values):.0f} %" for word, n in sorted(counted.items()))
    if name not in named and all(map(is_number, counted)):
        return f"{statistics.fmean(map(float, values)):.2f}"
    return f"{len(counted)} different ones"


def _times(rows: Sequence[Row], event: str) -> str:
    return f"{sum(row['events'].get(event, 0) for row in rows) / len(rows):.2f}"
