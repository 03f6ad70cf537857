"""The bot that follows a policy: a network that says how much it likes each option, without any search.

A training by policy writes such networks (`lab/policy_train.py`). Where none is shipped for a game, greedy plays.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.base import Bot, Offer, Situation
from teocalli.bots.greedy import GreedyBot
from teocalli.bots.net import BadNet
from teocalli.engine.game import Game
from teocalli.engine.observation import observe_stack
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import pack
from teocalli.engine.whole import whole

log = logging.getLogger(__name__)

NETS = Path(__file__).with_name("nets")
#: What a file holds, so that others are refused.
FORMAT = "policy 1"
#: Sizes of layers are multiples of this, which GPUs compute quickest.
EVEN = 64

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
    """How much each action is liked; the last numbers mean something else."""
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
    try:
        with np.load(path) as file:
            told = json.loads(str(file["told"]))
            count = sum(name.startswith("w") for name in file.files)
            layers = [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in range(count)]
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise BadNet(f"The policy {path.name} is missing or damaged ({error}).") from None
    if told.get("format") != FORMAT or told.get("game") != game.meta.key:
        raise BadNet(f"{path.name} is not a policy of {game.meta.title}.")
    if layers[0][0].shape[1] != shown_size(game) or len(layers[-1][1]) < game.actions.size:
        raise BadNet(f"{path.name} was trained with other insights or actions: train a new one.")
    return layers


#: Policies by game, loaded when they are first needed; None where there is none.
_policies: dict[str, Layers | None] = {}


def policy_of(game: Game[Any]) -> Layers | None:
    """The policy that is shipped for a game; a sentence says when it cannot be used."""
    key = game.meta.key
    if key not in _policies:
        path, _policies[key] = NETS / f"{key}-policy.npz", None
        if not path.exists():
            log.warning("No policy is shipped for %s. Greedy plays instead.", game.meta.title)
            return None
        try:
            _policies[key] = load_policy(path, game)
        except BadNet as error:
            log.warning("%s Greedy plays instead.", error)
    return _policies[key]


class PolicyBot:
    """Takes the option that it likes best."""

    name = "policy"

    def __init__(self, seed: int) -> None:
        self.stand_in: Bot = GreedyBot(seed)

    def choose(self, situation: Situation) -> str:
        game = situation.game
        if len(situation.tokens) == 1:
            return situation.tokens[0]
        layers = policy_of(game)
        if layers is None:
            return self.stand_in.choose(situation)
        offered = [game.actions.action(token) for token in situation.tokens]
        liked = likings(layers, shown(game, situation.guess(0), situation.seat, offered))
        return max(zip(situation.tokens, offered, strict=True), key=lambda option: float(liked[option[1]]))[0]


OFFERS = (Offer("policy", PolicyBot, "Policy bot", at_tables=False),)
