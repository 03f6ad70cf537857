"""What wins: a page about the rows of a simulation, by seat, bot, opening, and by what was done and built."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from teocalli.engine.state import scoring_seats
from teocalli.games import game as game_of
from teocalli.lab.arena import wilson
from teocalli.lab.pages import Figure, page, save
from teocalli.lab.playing import Row
from teocalli.lab.simulate import read

#: A thing that fewer seats did, or did not do, says nothing.
LEAST = 0.02
#: Names in one plot.
MOST = 14


def report(file: Path, folder: Path) -> list[Path]:
    """Read a simulation and write its page."""
    plan, rows = read(file)
    title = f"{game_of(plan['game']).meta.title}, {plan['players']} players: what wins"
    games = len({row["game"] for row in rows})
    how = f"{games} games of {', '.join(plan['bots'])}; seed {plan['seed']}, rules version {plan['rules']}."
    figures = figures_of(rows, plan["players"])
    return save(folder, f"{file.stem}-report", page(title, [how, *tables(rows)], figures), figures)


def figures_of(rows: Sequence[Row], players: int) -> list[Figure]:
    """Shares of wins by whatever may matter."""
    par = 100 / scoring_seats(players)
    by_seat = shares(rows, lambda row: [f"seat {row['seat']}"])
    by_bot = shares(rows, lambda row: [row["bot"]])
    by_opening = best(shares(rows, lambda row: row["opening"][:1]), rows)
    by_deed = best(shares(rows, lambda row: row["events"]), rows)
    named = {"Seats": by_seat, "Bots": by_bot, "First choices": by_opening, "What winners did": by_deed}
    return [_figure(title, found, par) for title, found in named.items() if len(found) > 1]


def shares(rows: Iterable[Row], keys: Callable[[Row], Iterable[str]]) -> dict[str, tuple[float, int]]:
    """Wins and seats by key."""
    found: dict[str, tuple[float, int]] = {}
    for row in rows:
        for key in keys(row):
            won, seats = found.get(key, (0.0, 0))
            found[key] = won + row["won"], seats + 1
    return found


def best(found: dict[str, tuple[float, int]], rows: Sequence[Row]) -> dict[str, tuple[float, int]]:
    """Those about which something can be said: the most and the least successful ones."""
    spoken = {key: pair for key, pair in found.items() if LEAST <= pair[1] / len(rows) <= 1 - LEAST}
    order = sorted(spoken, key=lambda key: spoken[key][0] / spoken[key][1], reverse=True)
    chosen = order if len(order) <= MOST else order[: MOST - 4] + order[-4:]
    return {key: spoken[key] for key in chosen}


def _figure(title: str, found: dict[str, tuple[float, int]], par: float) -> Figure:
    names = [f"{key.replace('_', ' ')} ({seats})" for key, (_, seats) in found.items()]
    values = [100 * won / seats for won, seats in found.values()]
    bounds = [(100 * low, 100 * high) for low, high in (wilson(won, seats) for won, seats in found.values())]
    return Figure(title, names, values, bounds, "% of wins", par)


def tables(rows: Sequence[Row]) -> list[str]:
    """Points, length, and where the points of winners and others come from."""
    winners, others = [row for row in rows if row["rank"] == 1], [row for row in rows if row["rank"] != 1]
    points, length = _spread(row["points"] for row in rows), _spread(row["length"] for row in rows)
    lines = [f"points    {points}", f"winners   {_spread(row['points'] for row in winners)}", f"decisions {length}"]
    causes = sorted({cause for row in rows for cause in row["causes"]}, key=lambda c: -_mean(winners, c))
    table = [f"{'points by cause':<28} winners  others"]
    table += [f"{c.replace('_', ' '):<28} {_mean(winners, c):7.2f} {_mean(others, c):7.2f}" for c in causes]
    return ["\n".join(lines), "\n".join(table)]


def _spread(values: Iterable[Any]) -> str:
    known = sorted(float(value) for value in values)
    middle = f"median {statistics.median(known):.1f}, from {known[0]:g} to {known[-1]:g}"
    return f"mean {statistics.fmean(known):.1f}, {middle}"


def _mean(rows: Sequence[Row], cause: str) -> float:
    return float(sum(row["causes"].get(cause, 0.0) for row in rows)) / max(1, len(rows))
