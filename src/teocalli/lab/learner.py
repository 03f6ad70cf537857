"""The learner: a network in PyTorch, trained on what self-play saw, on a GPU where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from teocalli.bots.desk import Net
from teocalli.bots.judging import POINTS, SLOPE

#: What the chance to win counts in the loss, beside the points: a single game says little about it.
WIN = 0.1


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


class Memory:
    """The newest rows of several arrays that belong together, on the learner's device."""

    def __init__(self, capacity: int, device: str) -> None:
        self.capacity, self.device = capacity, device
        self.arrays: list[Any] = []
        self.count = self.next = 0

    def add(self, *arrays: Any) -> None:
        given = [torch.from_numpy(np.ascontiguousarray(a[-self.capacity :])).to(self.device) for a in arrays]
        if not self.arrays:
            self.arrays = [torch.zeros((self.capacity, *a.shape[1:]), dtype=a.dtype, device=self.device) for a in given]
        size = len(given[0])
        places = (torch.arange(size, device=self.device) + self.next) % self.capacity
        for kept, new in zip(self.arrays, given, strict=True):
            kept[places] = new
        self.next = (self.next + size) % self.capacity
        self.count = min(self.capacity, self.count + size)

    def sample(self, size: int) -> list[Any]:
        places = torch.randint(self.count, (size,), device=self.device)
        return [kept[places] for kept in self.arrays]
