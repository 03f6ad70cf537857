"""Networks: what they are made of, and how they are kept in a file.

A network is shown what a player would look at, for one seat (`engine/insight.py`). Two layers lead from there to the
points that the seat will still make, and to its weight among those who may win; the others are judged in the same way.
Each seat is judged by itself, so a game of four teaches four times as much, and one network serves all numbers of
players.
"""

from __future__ import annotations

import json
import zipfile
import zlib
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import OF_A_SEAT, Net
from teocalli.engine.game import Game
from teocalli.engine.whole import whole

#: Where the networks lie that are shipped.
NETS = Path(__file__).with_name("nets")
#: Sizes of the first layer and of the hidden one.
WIDTH, HIDDEN = 128, 32
#: What a file holds, so that others are refused.
FORMAT = 2


#: What reading a damaged file may end with.
UNREADABLE = OSError, EOFError, ValueError, KeyError, TypeError, RuntimeError


class BadNet(ValueError):
    """A network that cannot be used; the message says why."""


def empty_net(game: Game[Any], width: int = WIDTH, hidden: int = HIDDEN) -> Net:
    """A network that knows nothing."""
    return _shaped(game, lambda *shape: np.zeros(shape, np.float32), width, hidden)


def random_net(game: Game[Any], seed: int, width: int = WIDTH, hidden: int = HIDDEN) -> Net:
    """A network before it has learned anything; what it says is near nothing."""
    chance = np.random.default_rng(seed)

    def drawn(*shape: int) -> Any:
        if len(shape) == 1:
            return np.zeros(shape, np.float32)
        spread = 0.01 if shape[1] == OF_A_SEAT else (2.0 / max(1, min(64, shape[0]))) ** 0.5
        return chance.normal(0, spread, shape).astype(np.float32)

    return _shaped(game, drawn, width, hidden)


def _shaped(game: Game[Any], made: Any, width: int, hidden: int) -> Net:
    return Net(
        made(game.insight.count, width),
        made(width),
        made(width, hidden),
        made(hidden),
        made(hidden, OF_A_SEAT),
        made(OF_A_SEAT),
    )


def save(path: Path, game: Game[Any], net: Net, card: dict[str, Any]) -> None:
    """Write a network with its card, at once or not at all; weights take 16 bits each."""
    told = {"format": FORMAT, "game": game.meta.key, "card": card}
    arrays = {name: value.astype(np.float16) for name, value in net._asdict().items()}
    with whole(path) as draft, draft.open("wb") as file:
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)


def read(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a file tells of itself, and its weights."""
    try:
        with np.load(path) as file:
            arrays = {name: file[name] for name in file.files}
        told = json.loads(str(arrays.pop("told")))
        weights = {name: array.astype(np.float32) for name, array in arrays.items()}
    except (*UNREADABLE, zipfile.BadZipFile, zlib.error) as error:
        raise BadNet(f"The network {path.name} is missing or damaged ({error}).") from None
    if not isinstance(told, dict) or not all(np.isfinite(array).all() for array in weights.values()):
        raise BadNet(f"The network {path.name} is damaged.")
    return told, weights


def load(path: Path, game: Game[Any]) -> tuple[Net, dict[str, Any]]:
    """Read a network and its card, and fit it to the game."""
    told, arrays = read(path)
    if told.get("format") != FORMAT or told.get("game") != game.meta.key:
        raise BadNet(f"{path.name} is not a network of {game.meta.title}.")
    if set(arrays) != set(Net._fields) or "card" not in told:
        raise BadNet(f"The network {path.name} is damaged.")
    net = Net(**{name: np.ascontiguousarray(value) for name, value in arrays.items()})
    if len(net.insights) != game.insight.count:
        raise BadNet(f"{path.name} was trained with other insights: train a new one.")
    shapes = [array.shape for array in net]
    if shapes != [array.shape for array in empty_net(game, net.bias.size, net.hidden_bias.size)]:
        raise BadNet(f"The network {path.name} is damaged.")
    return net, told["card"]
