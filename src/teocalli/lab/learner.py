"""The learner: a network in PyTorch, trained on what self-play saw, on a GPU where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from teocalli.bots.desk import Net
from teocalli.engine.observation import MOST_SEATS

#: Points of one unit of the outputs, and how much of a point a win share follows (`turn_search.foretell`).
UNIT, SLOPE = 40.0, 0.05


class Learner(nn.Module):
    """The same network as `bots/net.py` says, with gradients."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.weights = nn.ParameterDict(
            {name: nn.Parameter(torch.from_numpy(np.array(value))) for name, value in net._asdict().items()}
        )

    def first(self, rows: Any, numbers: Any) -> Any:
        """The first layer of many observations."""
        w = self.weights
        if rows.is_cuda:  # one large product is quicker there than gathering, and by far than scattering gradients
            chosen = torch.zeros(len(rows), len(w["rows"]), device=rows.device).scatter_(1, rows.long(), 1.0)
            added = chosen @ w["rows"]
        else:
            added = functional.embedding_bag(rows, w["rows"], mode="sum")
        return functional.relu(added + w["bias"] + scalars(numbers) @ w["scalars"])

    def outputs(self, rows: Any, numbers: Any) -> Any:
        w = self.weights
        hidden = functional.relu(self.first(rows, numbers) @ w["hidden"] + w["hidden_bias"])
        return hidden @ w["out"] + w["out_bias"]

    def logits(self, rows: Any, numbers: Any, options: Any) -> Any:
        """The policy's logits of listed options; -1 lists nothing."""
        w = self.weights
        hidden = functional.relu(self.first(rows, numbers) @ w["policy"] + w["policy_bias"])
        listed = options.clamp(min=0)
        logits = (w["actions"][listed] * hidden[:, None, :]).sum(2) + w["actions_bias"][listed]
        return logits.masked_fill(options < 0, -1e9)

    def net(self) -> Net:
        return Net(**{name: self.weights[name].detach().float().cpu().numpy().copy() for name in Net._fields})


def scalars(numbers: Any) -> Any:
    """What `turn_search.first_layer` adds: scores of the places, the lead, the turn. Missing places have no points."""
    scores = numbers[:, :MOST_SEATS]
    others = torch.where(numbers[:, MOST_SEATS + 4 :] > 0, scores, torch.full_like(scores, -1e9))[:, 1:]
    lead = scores[:, 0] - others.max(1).values
    return torch.cat([scores / UNIT, (lead / 20.0)[:, None], numbers[:, MOST_SEATS + 2 : MOST_SEATS + 3] / 64.0], 1)


def value_loss(learner: Learner, rows: Any, numbers: Any, outcomes: Any) -> Any:
    """Points, win shares and turns to come."""
    out = learner.outputs(rows, numbers)
    there = numbers[:, MOST_SEATS + 4 :]
    points = functional.huber_loss(out[:, :MOST_SEATS], outcomes[:, :MOST_SEATS] / UNIT, reduction="none")
    finals = (numbers[:, :MOST_SEATS] + UNIT * out[:, :MOST_SEATS]).detach()
    shares = (out[:, MOST_SEATS : 2 * MOST_SEATS] + SLOPE * finals).masked_fill(there == 0, -1e9)
    win = -(outcomes[:, MOST_SEATS : 2 * MOST_SEATS] * functional.log_softmax(shares, 1) * there).sum(1)
    turns = functional.huber_loss(out[:, -1], outcomes[:, -1] / 64.0, reduction="none")
    return (points * there).sum(1).mean() + 0.3 * win.mean() + 0.1 * turns.mean()


def policy_loss(learner: Learner, rows: Any, numbers: Any, options: Any, chosen: Any) -> Any:
    return functional.cross_entropy(learner.logits(rows, numbers, options), chosen)


class Memory:
    """The newest rows of several arrays that belong together, on the learner's device."""

    def __init__(self, capacity: int, device: str) -> None:
        self.capacity, self.device = capacity, device
        self.arrays: list[Any] = []
        self.count = self.next = 0

    def add(self, *arrays: Any) -> None:
        given = [_moved(a, self.device) for a in arrays]
        if not self.arrays:
            self.arrays = [torch.zeros((self.capacity, *a.shape[1:]), dtype=a.dtype, device=self.device) for a in given]
        size = min(len(given[0]), self.capacity)
        places = (torch.arange(size, device=self.device) + self.next) % self.capacity
        for kept, new in zip(self.arrays, given, strict=True):
            kept[places] = new[:size]
        self.next = (self.next + size) % self.capacity
        self.count = min(self.capacity, self.count + size)

    def sample(self, size: int) -> list[Any]:
        places = torch.randint(self.count, (size,), device=self.device)
        return [kept[places] for kept in self.arrays]


def _moved(array: Any, device: str) -> Any:
    """An array on the learner's device. Rows of observations travel as they were logged, in 16 bits."""
    if array.dtype == np.uint16:
        return torch.from_numpy(np.ascontiguousarray(array).view(np.int16)).to(device).to(torch.int32) & 0xFFFF
    return torch.from_numpy(np.ascontiguousarray(array)).to(device)
