"""The balance report of a game: who wins, by how much, and what is used, from thousands of games of quick greedy bots.

`balance("theocracy", 10_000)` writes `docs/theocracy-balance.md`. It is made from scores, from the events of some
of the games, and from the final views; a game's `balance.yaml` names the parts of the view that are of interest.
"""

from __future__ import annotations

import multiprocessing
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import yaml

from teocalli.engine.compiled import Compiled
from teocalli.engine.game import Game, Setting
from teocalli.engine.refusals import BadUse
from teocalli.engine.structs import words_of
from teocalli.games import game as game_of
from teocalli.lab.arena import wilson
from teocalli.lab.quick_greedy import PLAY_GAME

#: Random ends of the own turn looked at for each option.
SAMPLES = 6
#: Games whose events are told; replaying them is plain work.
TOLD = 400
#: Vocabularies up to this size are broken down by word.
MOST_WORDS = 12
#: Games that one process plays at a time.
BATCH = 100
QUANTILES = (5, 25, 50, 75, 95)


#: Counts, and shares of wins, by whatever they are of.
Tally = Counter[Any]


@dataclass
class Findings:
    """What the games of one number of players showed."""

    players: int
    games: int = 0
    scores: list[float] = field(default_factory=list)
    winning: list[float] = field(default_factory=list)
    by_turn: Tally = field(default_factory=Counter)  # wins by place in the order of the first decisions
    sat: Tally = field(default_factory=Counter)  # (field, word) of players in the final view
    won: Tally = field(default_factory=Counter)
    seen: dict[str, list[Any]] = field(default_factory=dict)  # values by path of the final view
    told: int = 0
    events: Tally = field(default_factory=Counter)  # (event, word or nothing)
    causes: Tally = field(default_factory=Counter)  # amounts by (event, cause)

    def add(self, more: Findings) -> None:
        """Further games of the same kind."""
        self.games += more.games
        self.told += more.told
        self.scores += more.scores
        self.winning += more.winning
        for name in ("by_turn", "sat", "won", "events", "causes"):
            getattr(self, name).update(getattr(more, name))
        for where, values in more.seen.items():
            self.seen.setdefault(where, []).extend(values)


def balance(
    game_key: str,
    games: int,
    folder: Path = Path("docs"),
    samples: int = SAMPLES,
    components: Mapping[str, Any] | None = None,
) -> Path:
    """Play the games for every number of players, on all cores, and write the report."""
    game = game_of(game_key)
    if games < 1:
        raise BadUse("A report needs at least one game.")
    tools(game)  # compiled once, before others need it
    began = time.monotonic()
    found = []
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        for players in (count for count in game.meta.players if count > 1):
            setting = Setting(players, {}, components)
            parts = [
                pool.submit(gather, game_key, setting, first, min(first + BATCH, games), samples)
                for first in range(0, games, BATCH)
            ]
            whole = Findings(players)
            for done, part in enumerate(parts, 1):
                whole.add(part.result())
                _tell(f"{game.meta.title}, {players} players: {done} of {len(parts)} batches")
            found.append(whole)
    path = folder / f"{game_key}-balance.md"
    path.write_text(report(game, found, samples), encoding="utf-8")
    _tell(f"{path} is written, {time.monotonic() - began:.0f} s.")
    return path


# ---------------------------------------------------------------- playing


def tools(game: Game) -> tuple[Compiled, Callable[..., int]]:
    """The compiled rules and the kernel that plays by them."""
    return game.compiled, game.kernel(PLAY_GAME)


def gather(game_key: str, setting: Setting, first_seed: int, end: int, samples: int) -> Findings:
    """Play the games of some seeds and count."""
    game = game_of(game_key)
    fast, play_game = tools(game)
    states = np.zeros((2, fast.size), np.uint8)
    menus = np.zeros((2, game.actions.size + 1), np.int64)
    trace = np.zeros(game.meta.longest, np.int64)
    paths = interesting(game)
    found = Findings(setting.players)
    for seed in range(first_seed, end):
        states[0] = fast.new(setting, seed)
        first = game.mover(fast.plain(states[0]))
        decisions = play_game(states, seed, samples, game.meta.longest, menus, trace)
        final = fast.plain(states[0])
        if seed < TOLD:
            tell(game, setting, seed, [int(action) for action in trace[:decisions]], found)
        count(game, final, first, paths, found)
    return found


def interesting(game: Game) -> list[str]:
    """Paths of the view that the game's own list names."""
    path = game.folder / "balance.yaml"
    listed: list[str] = yaml.safe_load(path.read_text(encoding="utf-8"))["paths"] if path.exists() else []
    return listed


def count(game: Game, s: Any, first: int, paths: list[str], found: Findings) -> None:
    """Add one final state."""
    scores, ranks = game.scores(s), game.ranks(s)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    share: Any = 1 / len(winners)
    found.games += 1
    found.scores += scores
    found.winning.append(max(scores))
    for seat in winners:
        found.by_turn[(seat - first) % found.players] += share
    view = game.view(s, -1)
    players = view.get("players")
    for seat, player in enumerate(players if isinstance(players, list) else []):
        for name, word in player.items():
            if isinstance(word, str):
                found.sat[name, word] += 1
                if seat in winners:
                    found.won[name, word] += share
    for path in paths:
        for where, value in values_at(view, path.split(".")):
            found.seen.setdefault(where, []).append(value)


def values_at(part: Any, path: list[str], where: str = "") -> Iterator[tuple[str, Any]]:
    """All values of a view under a path; `*` stands for every key, `#` for every place without keeping them apart."""
    if not path:
        yield where.lstrip("."), part
        return
    step, rest = path[0], path[1:]
    if step in ("*", "#"):
        pairs = part.items() if isinstance(part, Mapping) else enumerate(part, 1)
        for key, item in pairs:
            yield from values_at(item, rest, f"{where}.{key}" if step == "*" else where)
    elif step in part:
        yield from values_at(part[step], rest, f"{where}.{step}")


def tell(game: Game, setting: Setting, seed: int, actions: list[int], found: Findings) -> None:
    """Replay a game in the plain form and count its events."""
    names, causes = words_of(game.events), words_of(game.causes)
    s = game.new(setting, seed)
    found.told += 1
    for action in actions:
        for event in game.apply(s, action):
            name = names[event.what]
            found.events[name, ""] += 1
            found.causes[name, causes[event.cause]] += event.amount
            words = words_of(game.things[event.what]) if event.what in game.things else ()
            if 0 <= event.thing < len(words) <= MOST_WORDS:
                found.events[name, words[event.thing]] += 1


# ---------------------------------------------------------------- telling


def report(game: Game, found: list[Findings], samples: int) -> str:
    """The page of the documentation."""
    how = f"quick greedy bots ({samples} samples an option)" if samples else "random play"
    lines = [
        f"# {game.meta.title}: balance",
        "",
        f"{found[0].games} games for each number of players, {how}; rules version {game.meta.rules_version}.",
        f"Events are from the first {found[0].told} games of each. Written by `teocalli balance {game.meta.key}`.",
        "Shares of wins are given with their 95 % interval (Wilson); a shared victory is shared out.",
    ]
    for one in found:
        lines += ["", f"## {one.players} players", "", *_scores(one), "", *_shares(one)]
    lines += ["", "## At the end of the game", "", *_views(found)]
    lines += ["", "## How often it happens in a game", "", *_events(found)]
    return "\n".join([*lines, ""])


def _scores(one: Findings) -> list[str]:
    head = " | ".join(f"{q} %" for q in QUANTILES)
    lines = [f"| points | mean | deviation | {head} |", f"| --- | --- | --- |{' --- |' * len(QUANTILES)}"]
    for name, values in (("all players", one.scores), ("winners", one.winning)):
        marks = " | ".join(f"{np.percentile(values, q):.0f}" for q in QUANTILES)
        lines.append(f"| {name} | {statistics.fmean(values):.1f} | {statistics.pstdev(values):.1f} | {marks} |")
    return lines


def _shares(one: Findings) -> list[str]:
    lines = ["| who | wins | 95 % interval | par |", "| --- | --- | --- | --- |"]
    par = 100 / one.players
    for turn in range(one.players):
        lines.append(_share(f"player {turn + 1} in turn order", one.by_turn[turn], one.games, par))
    for key in sorted(one.sat):
        lines.append(_share(f"{key[0]} {key[1]}", one.won[key], one.sat[key], par))
    return lines


def _share(name: str, wins: float, games: int, par: float) -> str:
    low, high = wilson(wins, games)
    return f"| {name} | {100 * wins / max(1, games):.1f} % | {100 * low:.1f} to {100 * high:.1f} % | {par:.1f} % |"


def _views(found: list[Findings]) -> list[str]:
    lines = [f"| what |{''.join(f' {one.players} players |' for one in found)}", f"| --- |{' --- |' * len(found)}"]
    for where in sorted({where for one in found for where in one.seen}):
        cells = [_summary(one.seen.get(where, [])) for one in found]
        lines.append(f"| {where.replace('.', ' ').replace('_', ' ')} | {' | '.join(cells)} |")
    return lines


def _summary(values: list[Any]) -> str:
    """Shares of words or of a few numbers, or the mean of many."""
    counted = Counter(values)
    if not values:
        return ""
    if len(counted) <= 8:
        pairs = sorted(counted.items(), key=lambda pair: str(pair[0]))
        return ", ".join(f"{word}: {100 * n / len(values):.0f} %" for word, n in pairs)
    return f"{statistics.fmean(values):.2f}"


def _events(found: list[Findings]) -> list[str]:
    lines = [f"| what |{''.join(f' {one.players} players |' for one in found)}", f"| --- |{' --- |' * len(found)}"]
    for name, word in sorted({key for one in found for key in one.events}):
        cells = " | ".join(f"{one.events[name, word] / max(1, one.told):.2f}" for one in found)
        lines.append(f"| {name.replace('_', ' ')} {word.replace('_', ' ')} | {cells} |")
    lines += ["", "Amounts by cause:", ""]
    lines += [f"| what |{''.join(f' {one.players} players |' for one in found)}", f"| --- |{' --- |' * len(found)}"]
    for name, cause in sorted({key for one in found for key in one.causes}):
        cells = " | ".join(f"{one.causes[name, cause] / max(1, one.told):.2f}" for one in found)
        lines.append(f"| {name.replace('_', ' ')}: {cause.replace('_', ' ')} | {cells} |")
    return lines


def _tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
