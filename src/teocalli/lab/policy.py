"""A policy: which option is chosen how often, and what many games played by it teach.

The policy also says what whoever chooses may expect. What came of a choice is what it expects at that seat's next
choices, and how the game ended; choices that turned out better than expected become more frequent (PPO). The network
that players use (`bots/net.py`) learns beside it where turns end: how the next turns were judged, and how the game
ended.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import torch
from torch import nn
from torch.nn import functional

from teocalli.bots.judging import POINTS, SLOPE
from teocalli.bots.policy import Layers, evenly, shown_size
from teocalli.bots.settings import A_WIN, RIVALRY
from teocalli.lab.learner import Learner
from teocalli.lab.many_games import ManyGames

WIDTH = 512
#: How far one step may change how often an option is chosen.
CLIP = 0.2
#: For options that are not offered.
NEVER = -1.0e9
#: How often an option is chosen blindly: a search will ask about such moments too.
SLIPS = 0.03


class Policy(nn.Module):
    """Three layers, from what is shown to a liking of every action, and to what whoever decides may expect."""

    def __init__(self, shown: int, actions: int) -> None:
        super().__init__()
        self.actions = actions
        last = nn.Linear(WIDTH, evenly(actions + 1))
        nn.init.normal_(last.weight, std=0.01)
        self.layers = nn.Sequential(nn.Linear(shown, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU(), last)

    def forward(self, shown: Any) -> tuple[Any, Any]:
        """The logarithms of how often each action is chosen, and the points; what is offered is shown first."""
        with torch.autocast("cuda", torch.bfloat16, enabled=shown.is_cuda):
            out = self.layers(shown)
        liked = out[:, : self.actions].float().masked_fill(shown[:, : self.actions] == 0, NEVER)
        return functional.log_softmax(liked, 1), POINTS * out[:, self.actions].float()

    def for_players(self) -> Layers:
        """What players get."""
        linear = [layer for layer in self.layers if isinstance(layer, nn.Linear)]
        return [tuple(part.detach().float().cpu().numpy() for part in (layer.weight, layer.bias)) for layer in linear]


class Moment(NamedTuple):
    """What some steps of many games taught. The first two dimensions are the step and the game."""

    shown: Any
    actions: Any
    likely: Any  # the logarithm of how often the action was chosen
    expected: Any  # by the policy, of what whoever decides plays for
    movers: Any
    turns: Any
    is_choice: Any
    begins: Any  # whether it is the first moment of a turn
    insights: Any
    scores: Any
    points: Any  # at the end, as they are judged now
    shares: Any  # of a win, likewise
    ended: Any
    final_points: Any
    final_shares: Any


class Watched:
    """Many games with their arrays as PyTorch's, on the same memory."""

    def __init__(self, games: ManyGames) -> None:
        tensor = torch.from_dlpack
        self.games, self.unit = games, games.game.meta.score_unit
        self.actions, self.masks, self.menus = tensor(games.actions), tensor(games.masks), tensor(games.menus)
        self.movers, self.turns, self.pending = tensor(games.movers), tensor(games.turns), tensor(games.pending)
        self.insights, self.scores = tensor(games.insights), tensor(games.scores)
        self.ended, self.finals = tensor(games.ended), tensor(games.finals)
        self.last_turns = self.turns.clone()
        self.size = shown_size(games.game)

    def shown(self) -> Any:
        """What the policy sees, for whoever decides: as `bots/policy.py` says."""
        kind = torch.bfloat16 if self.insights.is_cuda else torch.float32
        own = self.insights[torch.arange(len(self.movers), device=self.movers.device), self.movers]
        others = (self.insights.sum(1) - own) / (self.insights.shape[1] - 1)
        known = torch.cat([self.masks.to(kind), own.to(kind), others.to(kind)], 1)
        pending = torch.zeros(len(own), self.size - known.shape[1], dtype=kind, device=own.device)
        return torch.cat([known, pending.scatter_(1, self.pending, 1.0)], 1)

    def step(self, policy: Policy, learner: Learner) -> Moment:
        """One choice in every game."""
        shown, scores = self.shown(), self.scores / self.unit
        likely, expected = policy(shown)
        chances = (1 - SLIPS) * likely.exp() + SLIPS * self.masks / self.masks.sum(1, keepdim=True).clamp(min=1)
        picks = (chances / torch.empty_like(chances).exponential_()).argmax(1)
        chosen = shown, picks, chances.gather(1, picks[:, None])[:, 0].log(), expected
        begins, self.last_turns = self.turns != self.last_turns, self.turns.clone()
        now = self.movers.clone(), self.last_turns, self.menus[:, 0] > 1, begins, self.insights.half(), scores
        judged = foretold(learner, self.insights, scores)
        self.actions.copy_(picks)
        self.games.step()
        won = (self.finals[:, 1] == 1).float()
        ends = self.ended == 1, self.finals[:, 0] / self.unit, won / won.sum(1, keepdim=True).clamp(min=1)
        return Moment(*chosen, *now, *judged, *ends)

    def play(self, policy: Policy, learner: Learner, steps: int) -> Moment:
        """Some choices in every game."""
        with torch.no_grad():
            parts = [*zip(*(self.step(policy, learner) for _ in range(steps)), strict=True)]
            return Moment(*(torch.stack(parts.pop(0)) for _ in Moment._fields))  # each part's steps are let go then

    def judged(self, learner: Learner) -> tuple[Any, Any]:
        """How the present moment is judged."""
        with torch.no_grad():
            return foretold(learner, self.insights, self.scores / self.unit)

    def hoped(self, policy: Policy, learner: Learner) -> Any:
        """What every seat may expect of what it plays for: by the policy where it has a choice, which is all that the
        policy learns from; else as it is judged, roughly in the middle of a turn."""
        judged = wishes(*self.judged(learner))
        with torch.no_grad():
            expected = put(judged, self.movers, policy(self.shown())[1])
        return torch.where(self.menus[:, :1] > 1, expected, judged)


def foretold(learner: Learner, insights: Any, scores: Any) -> tuple[Any, Any]:
    """What the network says of many moments: final points and chances to win of all seats."""
    out = learner.outputs(insights)
    points = scores + POINTS * out[..., 0]
    return points, functional.softmax(out[..., 1] + SLOPE * points, -1)


def some_turns_later(played: Moment, after: tuple[Any, Any], turns: Any, later: float) -> tuple[Any, Any]:
    """How each moment was judged later on: at the end of the turn, and of the next ones, each further one counting
    less, or by how the game ended. `after` and `turns` tell of the moment that follows the last one."""
    found = after
    judged = [*zip(played.points, played.shares, strict=True), after]
    numbers = [*played.turns, turns]
    kept = []
    for t in reversed(range(len(played.turns))):
        counts = torch.where(numbers[t] == numbers[t + 1], 1.0, later)[:, None]
        ends, ended = (played.final_points[t], played.final_shares[t]), played.ended[t][:, None]
        mixed = (counts * f + (1 - counts) * j for f, j in zip(found, judged[t + 1], strict=True))
        found_points, found_shares = (torch.where(ended, e, m) for e, m in zip(ends, mixed, strict=True))
        found = found_points, found_shares
        kept.append(found)
    points, shares = zip(*reversed(kept), strict=True)
    return torch.stack(points), torch.stack(shares)


def wishes(points: Any, shares: Any) -> Any:
    """What every seat plays for."""
    others = (points.sum(-1, keepdim=True) - points) / (points.shape[-1] - 1)
    return points - RIVALRY * others + A_WIN * shares


def put(values: Any, seats: Any, new: Any) -> Any:
    """The values of all seats, with a new one for one seat of each game."""
    return values.scatter(-1, seats[..., None], new[..., None].to(values.dtype))


def taken(values: Any, seats: Any) -> Any:
    """The values of one seat of each game."""
    return values.gather(-1, seats[..., None])[..., 0]


def own_turns_later(played: Moment, after: Any, later: float) -> Any:
    """What came of each choice for whoever made it: what the policy expected at that seat's next choices, those of
    each further turn of its own counting less, or how the game ended. `after` is what every seat may expect of the
    moment that follows the last one."""
    found = expected = after
    turns = torch.full_like(after, -1, dtype=played.turns.dtype)  # of each seat's next choice; no turn has this number
    kept = []
    for t in reversed(range(len(played.turns))):
        ended, final = played.ended[t][:, None], wishes(played.final_points[t], played.final_shares[t])
        found, expected = torch.where(ended, final, found), torch.where(ended, final, expected)
        movers, turn, chooses = played.movers[t], played.turns[t], played.is_choice[t][:, None]
        counts = torch.where(taken(turns, movers) == turn, 1.0, later)
        came = counts * taken(found, movers) + (1.0 - counts) * taken(expected, movers)
        kept.append(came)
        found = torch.where(chooses, put(found, movers, came), found)
        expected = torch.where(chooses, put(expected, movers, played.expected[t]), expected)
        turns = torch.where(chooses, put(turns, movers, turn), turns)
    return torch.stack(kept[::-1])


def policy_loss(policy: Policy, chosen: list[Any], variety: float) -> Any:
    """Choices that turned out better become more frequent, and none becomes certain too soon."""
    shown, actions, likely, better, came = chosen
    now, expected = policy(shown)
    ratio = (now.gather(1, actions[:, None])[:, 0] - likely).exp()
    gained = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
    ordered = (now.exp() * now.clamp(min=-50.0)).sum(1).mean()
    return functional.huber_loss(expected / POINTS, came / POINTS) - gained + variety * ordered
