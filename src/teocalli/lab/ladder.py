"""The ladder: each level of bots against the one below it, whole games inside compiled code, several processes.

Seats are rotated, and as many neighbouring games as there are seats share a set-up. The page that this makes,
`docs/strength.md`, is made anew by one command: `teocalli ladder`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import numpy as np

from teocalli.bots.levels import LEVELS, net_of
from teocalli.bots.net import NETS, empty_net, load, read
from teocalli.bots.policy import file_of
from teocalli.bots.registry import rows_of_bots
from teocalli.bots.searches import TURNS, searches_of
from teocalli.bots.settings import Rows
from teocalli.engine.game import Setting
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.state import scoring_seats
from teocalli.games import game as game_of
from teocalli.lab import lines
from teocalli.lab.arena import wilson
from teocalli.lab.playing import bots_as_they_are
from teocalli.lab.telling import unwritable, unwritable_kept
from teocalli.lab.workers import crew

#: Games of one call of the compiled code. Tables of the ladder have one, two or four seats: in a whole batch every seat
#: is had equally often. Few, since four tops at one table take long.
BATCH = 4
#: Set-ups are dealt by this seed and the following ones.
SEED = 7_000_000


@dataclass(frozen=True)
class Pairing:
    """Levels at one table: the first is measured."""

    names: tuple[str, ...]
    games: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def title(self) -> str:
        others = self.names[1:]
        if not others:
            return f"{self.names[0]} against {'Teotibot at its hardest' if self.options else 'standard Teotibot'}"
        if len(others) == 1:
            return f"{self.names[0]} over {others[0]}"
        return f"four {others[0]}" if others[0] == self.names[0] else f"{self.names[0]} among {len(others)} {others[0]}"


@dataclass
class Measured:
    """What came out of a pairing."""

    pairing: Pairing
    wins: float
    points: list[float]
    margin: float
    spread: float
    winners: float
    pace: float  # points of the first in a turn of its own

    def row(self) -> str:
        low, high = wilson(self.wins, self.pairing.games)
        points = " : ".join(f"{p:.1f}" for p in self.points)
        return (
            f"| {self.pairing.title} | {self.pairing.games} | {100 * self.wins / self.pairing.games:.1f} % "
            f"({100 * low:.1f}–{100 * high:.1f}) | {points} | {self.margin:+.1f} ± {self.spread:.0f} "
            f"| {self.winners:.1f} | {self.pace:.1f} |"
        )


HEAD = (
    "| pairing | games | wins (95 % interval) | mean points | margin ± spread | winners' mean | points a turn |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def pairings(players: Sequence[int], games: int, top: int, solo: Sequence[tuple[str, str]]) -> list[Pairing]:
    """Neighbours on the ladder at two, the top among greedies at four, and alone where the game has an opponent."""
    names = [found.name for found in LEVELS]
    found = [Pairing((better, worse), top if better == names[-1] else games) for worse, better in pairwise(names)]
    found += [Pairing((names[-2], "greedy"), games // 2), Pairing((names[-1], "greedy"), top // 2)]
    if 1 in players:
        alone = 5 * top // 3
        found += [Pairing((names[-1],), alone), Pairing((names[-1],), alone, tuple(solo))]
    if 4 in players:
        found += [Pairing((names[-1], *["greedy"] * 3), top // 3), Pairing((names[-1],) * 4, top // 6)]
    return found


def play_batch(key: str, pairing: Pairing, number: int) -> Any:
    """Some games of a pairing; runs in a process of its own."""
    game = game_of(key)
    net = net_of(game) or empty_net(game)
    players = len(pairing.names)
    hows, aims = cast(Rows, rows_of_bots(pairing.names, game))  # every bot of the ladder has them
    setting = game.setting(Setting(players, dict(pairing.options)))
    games = min(BATCH, pairing.games - number)
    return searches_of(game).play(games, setting, SEED + number, hows, aims, (net, net), same=players)


def measured(pairing: Pairing, results: Any) -> Measured:
    """The figures of a pairing's games."""
    places = scoring_seats(len(pairing.names))
    points = results[:, :places]
    margin = points[:, 0] - points[:, 1:].max(1)
    wins = float(results[:, MOST_SEATS].sum())
    return Measured(
        pairing, wins, [float(p) for p in points.mean(0)], float(margin.mean()), float(margin.std()),
        float(points.max(1).mean()), float(points[:, 0].sum() * places / results[:, TURNS].sum()),
    )  # fmt: skip


class Played:
    """Games of the bots as they are now, by game and pairing, kept in a file: a stopped ladder goes on where it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.open("a").close()  # what cannot be kept is not played
            lines.mend(path)
        except OSError as error:
            raise unwritable(path, error) from None
        self.batches: dict[tuple[str, Pairing], dict[int, Any]] = {}
        for told in lines.read(path):
            names, options = tuple(told["names"]), tuple((name, value) for name, value in told["options"])
            if told["bots"] == bots_as_they_are(told["game"], names):
                self._put(told["game"], Pairing(names, told["games"], options), told["number"], told["results"])

    def _put(self, key: str, pairing: Pairing, number: int, results: Any) -> None:
        self.batches.setdefault((key, pairing), {})[number] = np.array(results)

    def add(self, key: str, pairing: Pairing, number: int, results: Any) -> None:
        self._put(key, pairing, number, results)
        told = {
            "game": key,
            "bots": bots_as_they_are(key, pairing.names),
            **asdict(pairing),
            "number": number,
            "results": results.round(3).tolist(),
        }
        try:
            lines.add(self.path, told)
        except OSError as error:
            raise unwritable_kept(self.path, error) from None

    def missing(self, key: str, pairing: Pairing) -> list[int]:
        """Numbers of the batches that are not played yet; those of an older file may be larger."""
        batches = self.batches.get((key, pairing), {})
        have = {number + game for number, results in batches.items() for game in range(len(results))}
        return [n for n in range(0, pairing.games, BATCH) if n not in have]

    def measured(self, key: str, pairing: Pairing) -> Measured | None:
        """What came out so far."""
        batches = self.batches.get((key, pairing))
        if not batches:
            return None
        results = np.concatenate(list(batches.values()))
        return measured(replace(pairing, games=len(results)), results)


def all_pairings(keys: Sequence[str], games: int, top: int) -> list[tuple[str, Pairing]]:
    """The pairings of some games."""
    found = []
    for key in keys:
        meta = game_of(key).meta
        solo = [(o.name, o.choices[-1]) for o in meta.options if o.source == "solo rules"]
        found += [(key, pairing) for pairing in pairings(meta.players, games, top, solo)]
    return found


def play_part(asked: tuple[str, Pairing, int]) -> Any:
    return play_batch(*asked)


def climb(wanted: Sequence[tuple[str, Pairing]], played: Played, jobs: int, tell: Any = print) -> None:
    """Play what is missing; a pairing is told when its games are played."""
    for key in dict.fromkeys(key for key, _ in wanted):
        searches_of(game_of(key))  # compiled once here, or every process would compile it for itself
    asked = [(key, pairing, number) for key, pairing in wanted for number in played.missing(key, pairing)]
    with crew(jobs) as do:
        for (key, pairing, number), results in do(play_part, asked):
            played.add(key, pairing, number, results)
            if not played.missing(key, pairing):
                found = played.measured(key, pairing)
                tell(f"| {key}, {found.row()[2:]}" if found else "")


INTRODUCTION = """# How strong the bots are

Made by `teocalli ladder --number {games} --top {top}`; whole games inside compiled code, seats rotated, every set-up
played once by each seat, but for the last one where the seats do not divide the number of games; set-ups come from the
seeds {seed} and following. Wins of a shared first place count by their share. Points a turn are those of the first, in
its own turns. A level of the ladder is meant to beat the one below it in three games of four. Each row tells how many
games were played: a run that was stopped has fewer, and goes on from its file of results.
"""


def page(wanted: Sequence[tuple[str, Pairing]], played: Played, games: int, top: int) -> str:
    """The figures of all games as Markdown."""
    parts = [INTRODUCTION.format(games=games, top=top, seed=SEED)]
    for key in dict.fromkeys(key for key, _ in wanted):
        rows = [found for k, p in wanted if k == key and (found := played.measured(key, p)) is not None]
        net = NETS / f"{key}.npz"
        card = load(net, game_of(key))[1] if net.exists() else {}
        parts.append(f"## {game_of(key).meta.title}\n\n{HEAD}\n" + "\n".join(row.row() for row in rows) + "\n")
        if card:
            parts.append(
                f"The network learned from {card['games']} games of self-play ({card['positions']} positions, "
                f"{card['hours']} hours).\n"
            )
        if file_of(key).exists():
            learned = read(file_of(key))[0]["card"]
            parts.append(
                f"The top level follows a policy besides, which learned from {learned['games']} games "
                f"({learned['hours']} hours).\n"
            )
    return "\n".join(parts)
