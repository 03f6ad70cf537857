"""The running strength of a training: the newest network against the game's advice, and among its like."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

from teocalli.bots.searches import Searches, aims_of, rows_of
from teocalli.bots.settings import ADVICE, NET
from teocalli.engine.game import Setting
from teocalli.engine.observation import MOST_SEATS
from teocalli.games import game as game_of

#: The greedy bot's search, and the network's own.
GREEDY, LEARNED = [ADVICE, 4000, 0, 0, 0, 0, 3], [NET, 300]
TO_WIN = [0.3, 0.5, 0.5]
#: Seconds between two measurements; the cores are for the players.
PAUSE = 15


def measure_for_ever(key: str, folder: str) -> None:
    """Measure the newest network again and again; the newest figures lie in `measured.json`."""
    from teocalli.lab.self_play import read_net

    os.nice(2)
    home, game = Path(folder), game_of(key)
    searches = Searches(game)
    seed = 1_000_000
    while not (home / "stop").exists():
        try:
            net = read_net(home / "net.npz")
        except (OSError, ValueError):
            time.sleep(0.5)
            continue
        told: dict[str, Any] = {}
        aims = aims_of(TO_WIN, [0.0, 1.0, 0.0])
        results = searches.play(24, game.setting(Setting(2)), seed, rows_of(LEARNED, GREEDY), aims, (net, net), same=2)
        told["over_greedy"] = round(float(results[:, MOST_SEATS].mean()), 3)
        told["points"] = [round(float(results[:, p].mean()), 1) for p in range(2)]
        if 4 in game.meta.players:
            results = searches.play(
                24, game.setting(Setting(4)), seed, rows_of(*[LEARNED] * 4), aims_of(*[TO_WIN] * 4), (net, net)
            )
            told["winners_4"] = round(float(results[:, :4].max(1).mean()), 1)
        if 1 in game.meta.players:
            hard = {o.name: o.choices[-1] for o in game.meta.options if o.source == "solo rules"}
            for name, options in (("solo", {}), ("solo_hardest", hard)):
                results = searches.play(
                    24, game.setting(Setting(1, options)), seed, rows_of(LEARNED), aims_of(TO_WIN), (net, net)
                )
                told[name] = round(float(results[:, MOST_SEATS].mean()), 3)
        seed += 24
        time.sleep(PAUSE)
        (home / "measured.json").write_text(json.dumps(told), encoding="utf-8")
