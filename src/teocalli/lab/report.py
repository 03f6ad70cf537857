"""What wins: a page about the rows of a simulation, by seat, bot, opening, set-up, and by what was done and built."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from teocalli.engine.game import Game
from teocalli.engine.messages import message_id, vocabulary_name
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import words_of
from teocalli.face.words import Words
from teocalli.games import game as game_of
from teocalli.lab.arena import Z, wilson
from teocalli.lab.pages import Figure, save
from teocalli.lab.playing import Row
from teocalli.lab.simulate import read
from teocalli.lab.telling import columns
from teocalli.lab.view_parts import Part, end_parts, setup_parts

#: A thing that fewer seats did, or did not do, says nothing.
LEAST = 0.02
#: Names in one plot, and how many of them are the least successful ones.
MOST, LAST = 14, 4

#: Wins and seats by whatever they are of.
Shares = dict[str, tuple[float, int]]


def report(file: Path, folder: Path) -> list[Path]:
    """Read a simulation and write its page."""
    plan, rows = read(file)
    game = game_of(plan["game"])
    title = f"{game.meta.title}, {plan['players']} players: what wins"
    games = len({row["game"] for row in rows})
    how = f"{games} games of {', '.join(plan['bots'])}; seed {plan['seed']}, rules version {plan['rules']}."
    figures = figures_of(game, rows, plan["players"])
    return save(folder, f"{file.stem}-report", title, [how, *tables(game, rows)], figures)


# ---------------------------------------------------------------- plots


def figures_of(game: Game, rows: Sequence[Row], players: int) -> list[Figure]:
    """Shares of wins by whatever may matter, and the points that set-ups lead to."""
    words = Words(game)
    named: dict[str, Shares] = {
        "Seats": shares(rows, lambda row: [f"seat {row['seat']}"]),
        "Bots": shares(rows, lambda row: [row["bot"]]),
        "First choices": telling(shares(rows, lambda row: _first_choice(game, words, row)), rows),
    }
    for part in end_parts(game):
        if part.words:
            named[part.name.capitalize()] = telling(shares(rows, _values_of(part, words)), rows)
    named["What winners did"] = telling(shares(rows, lambda row: _deeds(game, words, row)), rows)
    won = [
        _share_figure(title, found, 100 / scoring_seats(players)) for title, found in named.items() if len(found) > 1
    ]
    return won + [figure for part in setup_parts(game) if len((figure := _setup_figure(part, words, rows)).names) > 1]


def _first_choice(game: Game, words: Words, row: Row) -> list[str]:
    return [words.action(game.actions.action(token)) for token in row["opening"][:1]]


def _deeds(game: Game, words: Words, row: Row) -> list[str]:
    """What happened to a seat, with the thing by its name."""
    names = words_of(game.events)
    told = []
    for event in row["events"]:
        what, _, thing = event.partition(" ")
        if thing:
            id = message_id(f"{vocabulary_name(game.things[names.index(what)])}-{thing}")
            thing = f": {words.say(id) if words.has(id) else thing}"
        told.append(f"{what.replace('_', ' ')}{thing}")
    return told


def _values_of(part: Part, words: Words) -> Callable[[Row], set[str]]:
    return lambda row: {part.named(words, value) for value in row["end"].get(part.name, ())}


def shares(rows: Iterable[Row], keys: Callable[[Row], Iterable[str]]) -> Shares:
    """Wins and seats by key."""
    found: Shares = {}
    for row in rows:
        for key in keys(row):
            won, seats = found.get(key, (0.0, 0))
            found[key] = won + row["won"], seats + 1
    return found


def telling(found: Shares, rows: Sequence[Row]) -> Shares:
    """Those about which something can be said: the most and the least successful ones."""
    spoken = {key: pair for key, pair in found.items() if LEAST <= pair[1] / len(rows) <= 1 - LEAST}
    order = sorted(spoken, key=lambda key: spoken[key][0] / spoken[key][1], reverse=True)
    return {key: spoken[key] for key in _ends(order)}


def _ends(order: list[str]) -> list[str]:
    return order if len(order) <= MOST else order[: MOST - LAST] + order[-LAST:]


def _share_figure(title: str, found: Shares, par: float) -> Figure:
    names = [f"{key} ({seats})" for key, (_, seats) in found.items()]
    values = [100 * won / seats for won, seats in found.values()]
    bounds = [(100 * low, 100 * high) for low, high in (wilson(won, seats) for won, seats in found.values())]
    return Figure(title, names, values, bounds, "% of wins", par)


def _setup_figure(part: Part, words: Words, rows: Sequence[Row]) -> Figure:
    """Points of all seats in games whose set-up has a thing."""
    points: dict[str, list[float]] = {}
    for row in rows:
        for name, values in row["setup"].items():
            if name == part.name or name.startswith(f"{part.name} "):
                for value in values:
                    told = f"{name.removeprefix(part.name)} {part.named(words, value)}".strip()
                    points.setdefault(told, []).append(row["points"])
    means = {name: statistics.fmean(got) for name, got in points.items() if len(got) > 1}
    order = _ends(sorted(means, key=lambda name: -means[name]))
    errors = [Z * statistics.stdev(points[name]) / math.sqrt(len(points[name])) for name in order]
    return Figure(
        f"Set-up: {part.name}",
        order,
        [means[name] for name in order],
        [(means[name] - error, means[name] + error) for name, error in zip(order, errors, strict=True)],
        "points of a seat",
        statistics.fmean(row["points"] for row in rows),
        has_bars=False,
    )


# ---------------------------------------------------------------- tables


def tables(game: Game, rows: Sequence[Row]) -> list[str]:
    """Points, length, what winners and others have at the end, and where their points come from."""
    words = Words(game)
    winners, others = [row for row in rows if row["rank"] == 1], [row for row in rows if row["rank"] != 1]
    spreads = {
        "points": _spread(row["points"] for row in rows),
        "winners": _spread(row["points"] for row in winners),
        "decisions": _spread(row["length"] for row in rows),
        "turns": _spread(row["turns"] for row in rows),
    }
    causes = sorted({cause for row in rows for cause in row["causes"]}, key=lambda c: -mean_points(winners, c))
    by_cause = [
        [words.say(message_id(f"cause-{cause}")), *(f"{mean_points(seats, cause):.2f}" for seats in (winners, others))]
        for cause in causes
    ]
    ends = [(name, mean_end(winners, name), mean_end(others, name)) for name in numbered(game, rows)]
    told = [[name, f"{first:.2f}", f"{rest:.2f}"] for name, first, rest in ends if first != rest]  # not the table's own
    pairs = [("points by cause", by_cause), *([("at the end", told)] if told else [])]
    lines = [f"{name:<9} {spread}" for name, spread in spreads.items()]
    return ["\n".join(lines), *("\n".join(columns([head, "winners", "others"], cells)) for head, cells in pairs)]


def names_of(game: Game) -> set[str]:
    """Parts of the end whose values are names, though some are numbers, such as those of tiles."""
    return {part.name for part in end_parts(game) if part.words}


def numbered(game: Game, rows: Sequence[Row]) -> list[str]:
    """Parts of the end that are numbers, and count something."""
    names = dict.fromkeys(name for row in rows for name in row["end"] if name not in names_of(game))
    return [name for name in names if all(is_number(v) for row in rows for v in row["end"].get(name, ()))]


def is_number(value: str) -> bool:
    """Whether a value of a view is one that can be added up."""
    return value.lstrip("-").isdigit()


def mean_end(rows: Sequence[Row], name: str) -> float:
    """What the seats have of something at the end."""
    values = [float(value) for row in rows for value in row["end"].get(name, ())]
    return statistics.fmean(values) if values else 0.0


def mean_points(rows: Sequence[Row], cause: str) -> float:
    """Points that the seats have for a cause."""
    return float(sum(row["causes"].get(cause, 0.0) for row in rows)) / max(1, len(rows))


def _spread(values: Iterable[Any]) -> str:
    known = sorted(float(value) for value in values)
    middle = f"median {statistics.median(known):.1f}, from {known[0]:g} to {known[-1]:g}"
    return f"mean {statistics.fmean(known):.1f}, {middle}"
