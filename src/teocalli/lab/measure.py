"""The running strength of a training: the newest network against the game's advice, among its like, and alone."""

from __future__ import annotations

from typing import Any

from teocalli.bots.desk import Net
from teocalli.bots.searches import aims_of, rows_of, searches_of
from teocalli.bots.settings import ADVICE, NET
from teocalli.engine.game import Setting
from teocalli.engine.observation import MOST_SEATS
from teocalli.games import game as game_of
from teocalli.lab.self_play import TO_WIN

#: The greedy bot's search, and the network's own.
GREEDY, LEARNED = [ADVICE, 4000, 0, 0, 0, 0, 3], [NET, 300]
GAMES = 24


def measure(key: str, net: Net, seed: int) -> dict[str, Any]:
    """A few games of each kind: wins over greedy with points, winners' mean of four, wins alone."""
    searches, told = searches_of(game_of(key)), dict[str, Any]()
    game, aim = searches.game, list(TO_WIN)

    def play(players: int, options: dict[str, str], hows: list[list[int]], aims: list[list[float]]) -> Any:
        cells = game.setting(Setting(players, options))
        return searches.play(GAMES, cells, seed, rows_of(*hows), aims_of(*aims), (net, net), same=players)

    results = play(2, {}, [LEARNED, GREEDY], [aim, [0.0, 1.0, 0.0]])
    told["over_greedy"] = round(float(results[:, MOST_SEATS].mean()), 3)
    told["points"] = [round(float(results[:, p].mean()), 1) for p in range(2)]
    if 4 in game.meta.players:
        results = play(4, {}, [LEARNED] * 4, [aim] * 4)
        told["winners_4"] = round(float(results[:, :4].max(1).mean()), 1)
    if 1 in game.meta.players:
        hard = {o.name: o.choices[-1] for o in game.meta.options if o.source == "solo rules"}
        for name, options in (("solo", {}), ("solo_hardest", hard)):
            results = play(1, options, [LEARNED], [aim])
            told[name] = round(float(results[:, MOST_SEATS].mean()), 3)
    return told
