"""Networks: what they are made of, how they are kept in a file, and how they fit an observation.

A network gives every row of an observation (`engine/observation.py`) a vector and adds these up; scalars (scores, the
lead, the turn) are added with weights of their own. From this first layer one hidden layer leads to the points still to
come and the win share of every place, another to the policy: a logit for every action.

A file names the cells it was trained with. If an observation has got other cells since, those of the same name and size
keep their vectors, and the rest count nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import OUTPUTS, SCALARS, Net
from teocalli.engine.game import Game

#: Sizes of the first layer and of the two hidden ones.
WIDTH, HIDDEN, POLICY = 128, 64, 64
FORMAT = 1


class BadNet(ValueError):
    """A network that cannot be used; the message says why."""


def empty_net(game: Game[Any], width: int = 8, hidden: int = 8, policy: int = 8) -> Net:
    """A network that knows nothing."""
    return _shaped(game, lambda *shape: np.zeros(shape, np.float32), width, hidden, policy)


def random_net(game: Game[Any], seed: int, width: int = WIDTH, hidden: int = HIDDEN, policy: int = POLICY) -> Net:
    """A network before it has learned anything."""
    chance = np.random.default_rng(seed)

    def drawn(*shape: int) -> Any:
        if len(shape) == 1:
            return np.zeros(shape, np.float32)
        inputs = game.observation.count if shape[0] == game.observation.rows else shape[0]
        return chance.normal(0, (1.0 / inputs) ** 0.5, shape).astype(np.float32)

    return _shaped(game, drawn, width, hidden, policy)


def _shaped(game: Game[Any], made: Any, width: int, hidden: int, policy: int) -> Net:
    rows, actions = game.observation.rows, game.actions.size
    return Net(
        made(rows, width),
        made(width),
        made(SCALARS, width),
        made(width, hidden),
        made(hidden),
        made(hidden, OUTPUTS),
        made(OUTPUTS),
        made(width, policy),
        made(policy),
        made(actions, policy),
        made(actions),
    )


def save(path: Path, game: Game[Any], net: Net, card: dict[str, Any]) -> None:
    """Write a network with its card; weights take 16 bits each."""
    cells = [[cell.name, cell.rows] for cell in game.observation.cells]
    told = {"format": FORMAT, "game": game.meta.key, "cells": cells, "actions": game.actions.tokens, "card": card}
    arrays = {name: value.astype(np.float16) for name, value in net._asdict().items()}
    with path.open("wb") as file:
        np.savez_compressed(file, told=np.array(json.dumps(told)), **arrays)


def load(path: Path, game: Game[Any]) -> tuple[Net, dict[str, Any]]:
    """Read a network and its card, and fit it to the game's observation."""
    try:
        with np.load(path) as file:
            told = json.loads(str(file["told"]))
            arrays = {name: file[name].astype(np.float32) for name in Net._fields}
    except (OSError, EOFError, ValueError, KeyError) as error:
        raise BadNet(f"The network {path.name} is missing or damaged ({error}).") from None
    if told.get("format") != FORMAT or told.get("game") != game.meta.key:
        raise BadNet(f"{path.name} is not a network of {game.meta.title}.")
    arrays["rows"] = _fitted_rows(game, told["cells"], arrays["rows"])
    arrays["actions"] = _fitted_actions(game, told["actions"], arrays["actions"])
    arrays["actions_bias"] = _fitted_actions(game, told["actions"], arrays["actions_bias"][:, None])[:, 0].copy()
    net = Net(**{name: np.ascontiguousarray(value) for name, value in arrays.items()})
    if not all(np.isfinite(value).all() for value in net):
        raise BadNet(f"The network {path.name} is damaged.")
    return net, told["card"]


def _fitted_rows(game: Game[Any], cells: list[Any], rows: Any) -> Any:
    """The vectors of the observation's rows, by the names of the cells."""
    known: dict[str, Any] = {}
    fitted: list[Any] = []
    start = 0
    for name, count in cells:
        known[name] = rows[start : start + count]
        start += count
    blank = np.zeros(rows.shape[1], np.float32)
    for cell in game.observation.cells:
        found = known.get(cell.name)
        fits = found is not None and len(found) == cell.rows
        fitted.append(found if fits else np.tile(blank, (cell.rows, 1)))
    return np.concatenate(fitted)


def _fitted_actions(game: Game[Any], tokens: list[str], weights: Any) -> Any:
    known = {token: place for place, token in enumerate(tokens)}
    fitted = np.zeros((game.actions.size, weights.shape[1]), np.float32)
    for action, token in enumerate(game.actions.tokens):
        if token in known:
            fitted[action] = weights[known[token]]
    return fitted
