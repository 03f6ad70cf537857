"""Self-play: games with the newest network, with noisy copies and older selves, and what they teach."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from teocalli.bots.desk import NUMBER, Net
from teocalli.bots.judging import POINTS, SLOPE
from teocalli.bots.searches import SHIFT, Log, searches_of
from teocalli.bots.settings import ADVICE, AIMS, HOWS, NET, Aim, How
from teocalli.engine.game import Game, Setting
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.state import scoring_seats
from teocalli.games import game as game_of

#: Seats' games of one batch, and rows of its log.
GAMES, ROWS = 48, 16_000
#: Moments that are kept of one game: neighbours see much the same.
KEPT = 64
#: How often games have so many players, where the game can be played so.
COUNTS = {1: 2, 2: 5, 3: 3, 4: 4}
#: What seats play for: own points alone, which is learned first, or to win.
FOR_POINTS, TO_WIN, TO_BE_AHEAD = (0.0, 0.0, 1.0), (0.3, 0.5, 0.5), (1.0, 0.7, 0.3)


@dataclass(frozen=True)
class Task:
    """A batch of games of one setting."""

    key: str
    seed: int
    newest: Net
    other: Net  # an older self; noise makes it another style
    noise: float
    budget: int
    rivalry: float  # how many of the tables play to win
    advised: bool = False  # the game's advice plays, before the network knows anything
    later: float = 1.0  # how far what a position teaches comes from the end of the game, not from the next turns
    others: float = 0.2  # how many seats play the other network
    ahead: int = 0  # games that each seat plays on before its turn: a slower, better teacher


@dataclass(frozen=True)
class Batch:
    """What a batch of games taught: for each moment the insights of all seats, scores, final points, win shares."""

    players: int
    insights: Any
    scores: Any
    finals: Any
    wins: Any
    results: Any


def noisy(net: Net, chance: np.random.Generator, share: float) -> Net:
    """A copy with noise on every weight, by the spread of its layer: it plays a style of its own, game after game."""
    spread = [share * float(w.std()) if w.size else 0.0 for w in net]
    return Net(*((w + chance.normal(0, s, w.shape)).astype(np.float32) for w, s in zip(net, spread, strict=True)))


def settings(game: Game[Any], chance: np.random.Generator) -> Setting:
    """A number of players; alone, the automatic opponent plays as it is printed, or as hard as it can."""
    counts = [n for n in game.meta.players if n in COUNTS]
    weights = np.array([COUNTS[n] for n in counts], float)
    players = int(chance.choice(counts, p=weights / weights.sum()))
    hardest = {o.name: o.choices[-1] for o in game.meta.options if players == 1 and o.source == "solo rules"}
    return Setting(players, hardest if chance.random() < 0.5 else {})


def styles(players: int, task: Task, chance: np.random.Generator) -> tuple[Any, Any]:
    """How each seat plays: some play another network, some slip now and then; a table plays for points or to win."""
    hows, aims = np.zeros((players, HOWS), np.int64), np.zeros((players, AIMS))
    fights = chance.random() < task.rivalry
    for seat in range(players):
        hows[seat, How.MODE] = ADVICE if task.advised else NET
        hows[seat, How.BUDGET] = int(task.budget * chance.choice([0.7, 1.0, 1.5]))
        hows[seat, How.RANDOM] = int(chance.choice([20_000, 40_000]))
        hows[seat, How.NET] = int(chance.random() < task.others)
        aims[seat, : Aim.OWN + 1] = (TO_WIN, TO_BE_AHEAD)[int(chance.integers(2))] if fights else FOR_POINTS
    if task.ahead > 0:
        hows[:, [How.TOPS, How.SIMULATIONS, How.DEPTH, How.QUICK]] = 8, task.ahead, 2, 12
    return hows, aims


def play_batch(task: Task) -> Batch:
    """Games of one setting, and what they taught."""
    searches, chance = searches_of(game_of(task.key)), np.random.default_rng(task.seed)
    game = searches.game
    setting = settings(game, chance)
    hows, aims = styles(setting.players, task, chance)
    log = Log(game, ROWS)
    games = max(4, GAMES // (setting.players * (4 if task.ahead else 1)))
    nets = task.newest, noisy(task.other, chance, task.noise)
    results = searches.play(games, game.setting(setting), task.seed, hows, aims, nets, log=log)
    return taught(*log.written(), results, setting.players, chance, task.newest, 1.0 if task.advised else task.later)


def taught(
    insights: Any,
    numbers: Any,
    results: Any,
    players: int,
    chance: np.random.Generator,
    net: Net | None = None,
    later: float = 1.0,
) -> Batch:
    """The log by moments, with how the games ended for each seat, or how they were judged some turns later."""
    places = scoring_seats(players)
    insights = insights.reshape(-1, places, insights.shape[1])
    numbers = numbers.reshape(-1, places, numbers.shape[1])
    number = numbers[:, 0, NUMBER].astype(int)
    scores = numbers[:, 0, :places]
    shift = results[number, SHIFT].astype(int)[:, None] if players > 1 else 0
    player = (np.arange(places)[None] + shift) % places + np.zeros((len(number), 1), int)
    ended = results[number[:, None], player].astype(np.float32)
    won = results[number[:, None], MOST_SEATS + player].astype(np.float32)
    if net is not None and later < 1.0:
        points, shares = foretold(net, insights, scores)
        ended, won = some_turns_later(ended, points, number, later), some_turns_later(won, shares, number, later)
    kept = chance.random(len(insights)) < KEPT * len(results) / max(1, len(insights))
    return Batch(players, insights[kept].astype(np.float16), scores[kept], ended[kept], won[kept], results)


def foretold(net: Net, insights: Any, scores: Any) -> tuple[Any, Any]:
    """What a network says of many moments: final points and chances to win of all seats."""
    first = np.maximum(insights @ net.insights + net.bias, 0.0)
    second = np.maximum(first @ net.hidden + net.hidden_bias, 0.0)
    out = second @ net.out + net.out_bias
    points = scores + POINTS * out[..., 0]
    weights = np.exp(np.clip(out[..., 1] + SLOPE * points, -30.0, 30.0))
    return points, weights / weights.sum(1, keepdims=True)


def some_turns_later(ends: Any, judged: Any, number: Any, later: float) -> Any:
    """What each moment is judged by: the next moment's judgement, its next one's, and so on to the end of the game,
    each further one counting less (a lambda return). Much of how a game ends is chance that the moment could not know.
    """
    found = ends.copy()
    for at in range(len(ends) - 2, -1, -1):
        if number[at] == number[at + 1]:
            found[at] = (1.0 - later) * judged[at + 1] + later * found[at + 1]
    return found
