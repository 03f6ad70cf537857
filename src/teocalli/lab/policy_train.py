"""Training by a policy: thousands of games at once, on an NVIDIA GPU or on the processor, without any search.

Every seat of every game is played by the same policy (`lab/policy.py`). What is written to `best.npz` is the network
that judges where its turns end, as players need it for their searches; `policy.npz` is the policy itself.
"""

from __future__ import annotations

import time
from typing import Any

import torch

from teocalli.bots.policy import save_policy
from teocalli.engine.game import Game
from teocalli.engine.gpu import NoCupy, NoGpu
from teocalli.engine.gpu_check import NotCompared, NotTheSame, checked_gpu
from teocalli.engine.replacing import can_compile
from teocalli.lab.learner import value_loss
from teocalli.lab.many_games import KERNELS, ManyGames
from teocalli.lab.policy import Moment, Policy, Watched, own_turns_later, policy_loss, some_turns_later
from teocalli.lab.telling import LabRefused
from teocalli.lab.train import PAST, Course, Plan

#: Games at once for each number of players, and choices of each between two times of learning: as many as several turns
#: of each seat have, since only turns that are seen teach what they lead to.
MANY = {"cuda": 1 << 15, "cpu": 256}
STEPS = 128
#: Choices in one step of the learner.
BATCH = 1 << 16
#: The policy's rate, and what variety counts, at the beginning and at the end.
RATE, VARIETY = 5.0e-4, (0.015, 0.002)
#: What each further turn of one's own counts of what came of a choice. `Plan.later` is for the network that judges.
LATER = 0.95
#: What is left of the rates at the end, and seconds between two lines of progress.
REST, TOLD = 0.05, 10.0


def gpu_of(game: Game[Any], device: str) -> Any:
    """The GPU with the game's kernels, compared with the processor; nothing for the processor. Else a sentence."""
    if not can_compile():
        raise LabRefused("policy-needs-numba")
    if device == "cpu":
        return None
    try:
        return checked_gpu(game, KERNELS, "teocalli.lab.many_check")
    except NoCupy:
        raise LabRefused("needs-cupy") from None
    except NoGpu as refused:
        raise LabRefused("cupy-no-gpu", why=refused.why) from None
    except NotTheSame as found:
        raise LabRefused("gpu-differs", title=game.meta.title, why=found) from None
    except NotCompared as why:
        raise LabRefused("gpu-not-compared", title=game.meta.title, why=why) from None


class PolicyCourse(Course):
    """The learner's side, and the games too."""

    may_lack = ("policy", "policy_optimizer")

    def __init__(self, game: Game[Any], plan: Plan, device: str, gpu: Any = None) -> None:
        super().__init__(game, plan, device)
        torch.set_float32_matmul_precision("high")
        gpu, many = gpu or gpu_of(game, device), plan.games or MANY[device]
        start = int(self.chance.integers(2**40))
        self.tables = [Watched(ManyGames(game, n, many, start + n * many, gpu)) for n in game.meta.players if n > 1]
        self.policy = Policy(self.tables[0].size, game.actions.size).to(device)
        self.policy_optimizer = torch.optim.Adam(self.policy.parameters(), lr=RATE, eps=1e-5, fused=device == "cuda")
        self.parts.update(policy=self.policy, policy_optimizer=self.policy_optimizer)

    def play(self, end: float) -> None:
        """Rounds of some choices in every game, for one number of players after the other."""
        began, before = time.monotonic(), self.seconds
        whole = before + end - began
        kept = told = began
        while (now := time.monotonic()) < end:
            for table in self.tables:
                played = table.play(self.policy, self.learner, STEPS)
                self._count(table, played)
                self._study(table, played, (before + time.monotonic() - began) / whole)
                del played  # much memory
            self.seconds = before + time.monotonic() - began
            if now - kept > PAST:
                self._keep_past()
                kept = now
            if now - told > TOLD:
                self._tell()
                told = now
        self._tell()

    def _count(self, table: Watched, played: Moment) -> None:
        choices, ends = int(played.is_choice.sum()), int(played.ended.sum())
        self.decisions += choices
        self.seen += choices * played.scores.shape[2]
        self.games += ends
        best = played.final_points[played.ended][: self.winners[table.games.players].maxlen].amax(1)
        self.winners[table.games.players].extend(best.tolist())

    def _study(self, table: Watched, played: Moment, passed: float) -> None:
        """Learn from some choices of every game."""
        points, shares = some_turns_later(played, table.judged(self.learner), table.turns, self.plan.later)
        came = own_turns_later(played, table.hoped(self.policy, self.learner), LATER)
        better = came - played.expected
        rows, ends = (which.flatten().nonzero()[:, 0] for which in (played.is_choice, played.is_choice & played.begins))
        if len(rows) < 2:  # no spread
            return
        spread, mean = torch.std_mean(better.flatten()[rows])
        chosen = _by_rows(played.shown, played.actions, played.likely, (better - mean) / (spread + 1e-6), came)
        judged = _by_rows(played.insights, played.scores, points, shares)
        rate = 1.0 - (1.0 - REST) * min(1.0, passed)
        variety = VARIETY[0] + (VARIETY[1] - VARIETY[0]) * min(1.0, passed)
        for optimizer, at_first in ((self.optimizer, self.plan.rate), (self.policy_optimizer, RATE)):
            for group in optimizer.param_groups:
                group["lr"] = at_first * rate
        batches = rows[torch.randperm(len(rows), device=rows.device)].split(BATCH)
        for some in batches:
            loss = policy_loss(self.policy, [part[some] for part in chosen], variety)
            if len(ends):  # in few games it happens that no turn ends
                moments = ends[torch.randint(len(ends), (len(ends) // len(batches) + 1,), device=rows.device)]
                judge = value_loss(self.learner, *(part[moments] for part in judged))
                self.losses.append(judge.detach())
                loss = loss + judge
            self._improve(loss)
            self.learned += len(some)

    def _save(self, name: str) -> None:
        super()._save(name)
        save_policy(self.plan.folder / "policy.npz", self.game, self.policy.for_players(), self._card())

    def _improve(self, loss: Any) -> None:
        for optimizer in (self.optimizer, self.policy_optimizer):
            optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
        for optimizer in (self.optimizer, self.policy_optimizer):
            optimizer.step()


def _by_rows(*parts: Any) -> list[Any]:
    """Steps and games as one dimension."""
    return [part.flatten(0, 1) for part in parts]
