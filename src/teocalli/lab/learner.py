"""The learner: a network in PyTorch, trained on what self-play saw, on a GPU where there is one."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from teocalli.bots.desk import Net
from teocalli.bots.judging import POINTS, SLOPE
from teocalli.lab.self_play import Batch

#: What the chance to win counts in the loss, beside the points: more, and it would outweigh them.
WIN = 0.01


class Learner(nn.Module):
    """The same network as `bots/net.py` says, with gradients."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.weights = nn.ParameterDict(
            {name: nn.Parameter(torch.from_numpy(np.array(value))) for name, value in net._asdict().items()}
        )

    def outputs(self, insights: Any) -> Any:
        w = self.weights
        first = functional.relu(insights @ w["insights"] + w["bias"])
        hidden = functional.relu(first @ w["hidden"] + w["hidden_bias"])
        return hidden @ w["out"] + w["out_bias"]

    def net(self) -> Net:
        """What players get."""
        return Net(**{name: self.weights[name].detach().float().cpu().numpy().copy() for name in Net._fields})


def value_loss(learner: Learner, insights: Any, scores: Any, finals: Any, wins: Any) -> Any:
    """Points to come of every seat, and who wins; seats of one moment lie side by side."""
    out = learner.outputs(insights.float())
    points = functional.huber_loss(out[..., 0], (finals - scores) / POINTS)
    foretold = (scores + POINTS * out[..., 0]).detach()
    return points + WIN * functional.cross_entropy(out[..., 1] + SLOPE * foretold, wins)


class Table(NamedTuple):
    """What games with one number of seats taught, moment by moment, on the learner's device."""

    insights: Any
    scores: Any
    finals: Any
    wins: Any

    def sample(self, size: int) -> list[Any]:
        """Moments at random, of so many positions together."""
        count, places = self.scores.shape
        moments = torch.randint(count, (max(1, size // places),), device=self.scores.device)
        return [part[moments] for part in self]


def remembered(batches: list[Batch], device: str) -> list[Table]:
    """What some batches taught, by the number of seats."""
    by_places: dict[int, list[Batch]] = {}
    for batch in batches:
        by_places.setdefault(batch.scores.shape[1], []).append(batch)

    def part(alike: list[Batch], name: str) -> Any:
        return torch.from_numpy(np.concatenate([getattr(batch, name) for batch in alike])).to(device)

    return [Table(*(part(alike, name) for name in Table._fields)) for alike in by_places.values()]
