"""Networks: what they are made of, and how they are kept in a file.

A network is shown a game's insights about one seat (`engine/insight.py`). Two hidden layers lead from there to the
points that the seat will still make, and to its chance to win against the others, who are judged in the same way. Each
seat is judged by itself, so a game of four teaches four times as much, and one network serves all numbers of players.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import OUTPUTS, Net
from teocalli.engine.game import Game

#: Sizes of the two hidden layers.
FIRST, HIDDEN = 128, 32
FORMAT = 2


class BadNet(ValueError):
    """A network that cannot be used; the message says why."""


def empty_net(game: Game[Any], first: int = 1, hidden: int = 1) -> Net:
    """A network that knows nothing."""
    return _shaped(game, lambda *shape: np.zeros(shape, np.float32), first, hidden)


def random_net(game: Game[Any], seed: int, first: int = FIRST, hidden: int = HIDDEN) -> Net:
    """A network before it has learned anything; what it says is near nothing."""
    chance = np.random.default_rng(seed)

    def drawn(*shape: int) -> Any:
        if len(shape) == 1:
            return np.zeros(shape, np.float32)
        spread = 0.01 if shape[1] == OUTPUTS else (2.0 / min(64, shape[0])) ** 0.5
        return chance.normal(0, spread, shape).astype(np.float32)

    return _shaped(game, drawn, first, hidden)


def _shaped(game: Game[Any], made: Any, first: int, hidden: int) -> Net:
    count = game.insight.count
    return Net(made(count, first), made(first), made(first, hidden), made(hidden), made(hidden, OUTPUTS), made(OUTPUTS))


def save(path: Path, game: Game[Any], net: Net, card: dict[str, Any]) -> None:
    """Write a network with its card; weights take 16 bits each."""
    told = {"format": FORMAT, "game": game.meta.key, "card": card}
    arrays = {name: value.astype(np.float16) for name, value in net._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)


def load(path: Path, game: Game[Any]) -> tuple[Net, dict[str, Any]]:
    """Read a network and its card."""
    try:
        with np.load(path) as file:
            told = json.loads(str(file["told"]))
            arrays = {name: file[name].astype(np.float32) for name in Net._fields}
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise BadNet(f"The network {path.name} is missing or damaged ({error}).") from None
    if told.get("format") != FORMAT or told.get("game") != game.meta.key:
        raise BadNet(f"{path.name} is not a network of {game.meta.title}.")
    net = Net(**{name: np.ascontiguousarray(value) for name, value in arrays.items()})
    if not all(np.isfinite(value).all() for value in net):
        raise BadNet(f"The network {path.name} is damaged.")
    if len(net.first) != game.insight.count:
        raise BadNet(f"{path.name} was trained with other insights: train a new one.")
    return net, told["card"]
