"""Self-play: one process that plays games with the newest network and leaves what it saw for the learner.

The learner and its players share a folder. `net.npz` is the newest network, `past-*.npz` are older ones; a player
leaves its games as `games-*.npz`, whole or not at all, and stops when the file `stop` appears.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import CHOSEN, NUMBER, SEAT, TURN, Net
from teocalli.bots.searches import COLUMNS, MOST_OPTIONS, TURNS, Log, Searches
from teocalli.bots.settings import AIMS, HOWS, NET, Aim, How
from teocalli.engine.game import Game, Setting
from teocalli.engine.observation import MOST_SEATS
from teocalli.games import game as game_of

#: Positions and choices of one file.
POSITIONS, CHOICES = 24_000, 3_000
#: Positions that are kept of one game: neighbours see much the same.
KEPT = 24
#: Every how many decisions one is kept to learn the policy from.
EVERY = 16
#: How often games have so many players, where the game can be played so.
COUNTS = {1: 2, 2: 5, 3: 3, 4: 4}


def read_net(path: Path) -> Net:
    """A network as the learner writes it for its players: whole weights, no card."""
    with np.load(path) as file:
        return Net(**{name: file[name].astype(np.float32) for name in Net._fields})


def write_net(path: Path, net: Net) -> None:
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(file, **net._asdict())
    draft.replace(path)


def noisy(net: Net, chance: np.random.Generator, share: float) -> Net:
    """A copy with noise on every weight, by the spread of its layer: it plays a style of its own, game after game."""
    arrays = {}
    for name, value in net._asdict().items():
        spread = share * float(value.std()) if name not in ("policy", "policy_bias", "actions", "actions_bias") else 0.0
        arrays[name] = (value + chance.normal(0, spread, value.shape)).astype(np.float32) if spread else value
    return Net(**arrays)


def settings(game: Game[Any], chance: np.random.Generator) -> Setting:
    """A number of players; alone, the automatic opponent plays as it is printed, or as hard as it can."""
    counts = [n for n in game.meta.players if n in COUNTS]
    weights = np.array([COUNTS[n] for n in counts], float)
    players = int(chance.choice(counts, p=weights / weights.sum()))
    hardest = {o.name: o.choices[-1] for o in game.meta.options if players == 1 and o.source == "solo rules"}
    return Setting(players, hardest if chance.random() < 0.5 else {})


def styles(players: int, budget: int, chance: np.random.Generator) -> tuple[Any, Any]:
    """How each seat plays: what it aims at differs, and some seats play another network."""
    hows, aims = np.zeros((players, HOWS), np.int64), np.zeros((players, AIMS))
    for seat in range(players):
        hows[seat, How.MODE] = NET
        hows[seat, How.BUDGET] = int(budget * chance.choice([0.5, 1.0, 2.0]))
        hows[seat, How.RANDOM] = int(chance.choice([0, 0, 5_000]))
        hows[seat, How.NET] = int(chance.random() < 0.25)
        lead = chance.choice([0.0, 0.3, 0.7])
        aims[seat, Aim.WIN] = chance.choice([0.0, 0.3, 1.0])
        aims[seat, Aim.LEAD], aims[seat, Aim.OWN] = lead, 1.0 - lead
        aims[seat, Aim.NOISE] = chance.choice([0.0, 0.0, 1.0])
    return hows, aims


def outcomes(numbers: Any, results: Any, places: int) -> Any:
    """For each logged position: points still to come and win share of each place from its seat on, turns to come."""
    found = np.zeros((len(numbers), 2 * MOST_SEATS + 1), np.float32)
    game, seat = numbers[:, NUMBER].astype(int), numbers[:, SEAT].astype(int)
    shift = results[game, COLUMNS - 1].astype(int) if places > 1 else 0
    players = places
    for place in range(places):
        who = (seat + place) % places
        player = (who + shift) % players
        found[:, place] = results[game, player] - numbers[:, place]
        found[:, MOST_SEATS + place] = results[game, MOST_SEATS + player]
    found[:, 2 * MOST_SEATS] = results[game, TURNS] - numbers[:, TURN]
    return found


def play_for_ever(key: str, folder: str, number: int, budget: int) -> None:
    """Play until told to stop."""
    os.nice(5)
    game, home = game_of(key), Path(folder)
    chance = np.random.default_rng([number, time.time_ns()])
    searches = Searches(game)
    batch = 0
    while not (home / "stop").exists():
        try:
            newest = read_net(home / "net.npz")
            past = sorted(home.glob("past-*.npz"))
            older = read_net(past[int(chance.integers(len(past)))]) if past and chance.random() < 0.4 else None
        except (OSError, ValueError):
            time.sleep(0.2)
            continue
        other = older if older is not None else noisy(newest, chance, float(chance.choice([0.05, 0.1, 0.2])))
        play_batch(searches, newest, other, chance, budget, home / f"games-{number}-{batch}")
        batch += 1


def play_batch(
    searches: Searches, newest: Net, other: Net, chance: np.random.Generator, budget: int, path: Path
) -> None:
    """Games of one setting, written into one file."""
    game = searches.game
    setting = settings(game, chance)
    hows, aims = styles(setting.players, budget, chance)
    positions, choices = Log(game, POSITIONS), Log(game, CHOICES, MOST_OPTIONS)
    games = max(4, 40 // setting.players)
    results = searches.play(
        games,
        game.setting(setting),
        int(chance.integers(2**40)),
        hows,
        aims,
        (newest, other),
        positions=positions,
        choices=choices,
        every=EVERY,
    )
    places = max(2, setting.players)
    rows, numbers, _ = positions.written()
    kept = chance.random(len(rows)) < KEPT * games / max(1, len(rows))
    seen, said, options = choices.written()
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        np.savez(
            file,
            rows=rows[kept],
            numbers=numbers[kept],
            outcomes=outcomes(numbers, results, places)[kept],
            choice_rows=seen,
            choice_numbers=said,
            options=options,
            chosen=said[:, CHOSEN].astype(np.int64),
            players=setting.players,
            results=results,
            clean=hows[:, How.NET] == 0,
            hard=len(setting.options),
        )
    draft.replace(path.with_suffix(".npz"))
