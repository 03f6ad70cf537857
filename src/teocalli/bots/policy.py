"""Policies: networks that say how much they like each option; and the bot that follows one, without any search.

A training by policy writes them (`lab/policy_train.py`). The top level plays games on by the one that is shipped for a
game (`bots/following.py`). Where that is damaged, greedy plays for the bot.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.base import Bot, Offer, Situation
from teocalli.bots.desk import Policy
from teocalli.bots.greedy import GreedyBot
from teocalli.bots.greedy import in_compiled_games as greedy_in_compiled_games
from teocalli.bots.net import NETS, BadNet, read
from teocalli.bots.settings import POLICY, Rows, how, rows
from teocalli.engine.game import Game
from teocalli.engine.observation import observe_stack
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import pack
from teocalli.engine.whole import whole

log = logging.getLogger(__name__)

#: How the names of its files end.
ENDING = "-policy.npz"
#: What a file holds, so that others are refused.
FORMAT = "policy 1"
#: Sizes of layers are multiples of this, which GPUs compute quickest.
EVEN = 64
LAYERS = 3

Layers = list[tuple[Any, Any]]


def evenly(size: int) -> int:
    return -size // EVEN * -EVEN


def pending_rows(game: Game[Any]) -> Any:
    """Where the rows of each cell begin that tells what is being decided; the last number is how many there are."""
    seen = game.observation
    start = len(seen.table)
    return seen.first[start:] - seen.first[start]


def shown_size(game: Game[Any]) -> int:
    return evenly(game.actions.size + 2 * game.insight.count + int(pending_rows(game)[-1]))


def shown(game: Game[Any], s: Any, seat: int, offered: Sequence[int]) -> Any:
    """What a policy sees: what is offered, the own insights, the others' mean, and what is being decided."""
    seen, first, places = game.observation, pending_rows(game), scoring_seats(s.seats)
    insights = np.zeros((places, game.insight.count), np.float32)
    for place in range(places):
        game.insight.look(s, place, insights[place])
    pending = np.zeros(len(first) - 1, np.int64)
    observe_stack(pack(s).view(np.int16), seat, places, 0, seen.stack, first, seen.layout, pending)
    row = np.zeros(shown_size(game), np.float32)
    own, others, rest = np.cumsum([game.actions.size, game.insight.count, game.insight.count])
    row[list(offered)] = 1.0
    row[own:others] = insights[seat]
    row[others:rest] = (insights.sum(0) - insights[seat]) / (places - 1)
    row[rest + pending] = 1.0
    return row


def likings(layers: Layers, row: Any) -> Any:
    """How much each action is liked. The number behind them is what whoever decides may expect, in units of `POINTS`;
    the rest means nothing."""
    for weights, bias in layers[:-1]:
        row = np.maximum(weights @ row + bias, 0.0)
    weights, bias = layers[-1]
    return weights @ row + bias


def save_policy(path: Path, game: Game[Any], layers: Layers, card: dict[str, Any]) -> None:
    """Write a policy with its card, at once or not at all; weights take 16 bits each."""
    told = {"format": FORMAT, "game": game.meta.key, "card": card}
    arrays = {
        f"{name}{i}": a.astype(np.float16)
        for i, layer in enumerate(layers)
        for name, a in zip("wb", layer, strict=True)
    }
    with whole(path) as draft, draft.open("wb") as file:
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)


def load_policy(path: Path, game: Game[Any]) -> Layers:
    """Read a policy, and fit it to the game."""
    told, arrays = read(path)
    if told.get("format") != FORMAT or told.get("game") != game.meta.key:
        raise BadNet(f"{path.name} is not a policy of {game.meta.title}.")
    if set(arrays) != {f"{name}{i}" for i in range(LAYERS) for name in "wb"}:
        raise BadNet(f"The network {path.name} is damaged.")
    layers = [(arrays[f"w{i}"], arrays[f"b{i}"]) for i in range(LAYERS)]
    sizes = [layers[0][0].size // max(1, layers[0][1].size), *(bias.size for _, bias in layers)]
    if any(w.shape != (sizes[i + 1], sizes[i]) or b.ndim != 1 for i, (w, b) in enumerate(layers)):
        raise BadNet(f"The network {path.name} is damaged.")
    if sizes[0] != shown_size(game) or sizes[-1] <= game.actions.size:
        raise BadNet(f"{path.name} was trained with other insights or actions: train a new one.")
    return layers


def file_of(key: str) -> Path:
    """Where the policy of a game lies, if one is shipped."""
    return NETS / f"{key}{ENDING}"


#: Policies by game, loaded when they are first needed; None where there is none.
_policies: dict[str, Layers | None] = {}


def policy_of(game: Game[Any]) -> Layers | None:
    """The policy that is shipped for a game; a sentence says when it cannot be used."""
    key = game.meta.key
    if key not in _policies:
        try:
            _policies[key] = load_policy(file_of(key), game) if file_of(key).exists() else None
        except BadNet as error:
            log.warning("%s Bots play without it.", error)
            _policies[key] = None
    return _policies[key]


def policy_for_searches(game: Game[Any]) -> Policy | None:
    """The same as compiled searches read it: the first layer by what is shown, a row for each number."""
    if (layers := policy_of(game)) is None:
        return None
    (shown, bias), (hidden, hidden_bias), (out, out_bias) = layers
    parts = np.split(shown.T, np.cumsum([game.actions.size, game.insight.count, game.insight.count]))
    offered, own, others, pending, deeper = map(np.ascontiguousarray, (*parts, hidden.T))
    seen = game.observation
    weights = offered, own, others, pending, bias, deeper, hidden_bias, np.ascontiguousarray(out), out_bias
    return Policy(*weights, seen.stack, pending_rows(game), seen.layout)


class PolicyBot:
    """Takes the option that it likes best."""

    name = "policy"

    def __init__(self, seed: int) -> None:
        self.stand_in: Bot = GreedyBot(seed)

    def choose(self, situation: Situation) -> str:
        game = situation.game
        if len(situation.tokens) == 1:
            return situation.tokens[0]
        if (layers := policy_of(game)) is None:
            return self.stand_in.choose(situation)
        offered = [game.actions.action(token) for token in situation.tokens]
        liked = likings(layers, shown(game, situation.guess(0), situation.seat, offered))
        return max(zip(situation.tokens, offered, strict=True), key=lambda option: float(liked[option[1]]))[0]


#: The games that have one.
GAMES = tuple(path.name.removesuffix(ENDING) for path in sorted(NETS.glob(f"*{ENDING}")))


def in_compiled_games(game: Game[Any]) -> Rows:
    """Greedy plays there, too, where the policy is damaged."""
    return greedy_in_compiled_games(game) if policy_of(game) is None else rows(how(POLICY, 0, draws=1))


OFFERS = (Offer("policy", PolicyBot, "Policy bot", at_tables=False, games=GAMES, rows=in_compiled_games),)
