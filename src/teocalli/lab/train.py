"""Training: rounds of games, and a learner that follows them. What is learned survives a kill.

Everything lies in one folder: the newest network (`best.npz`), older selves to play against, the checkpoint, and a
table of progress. Starting again in the same folder goes on where the last run stopped.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections import deque
from dataclasses import dataclass
from multiprocessing.pool import Pool, ThreadPool
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import Net
from teocalli.bots.net import load, random_net, save
from teocalli.bots.searches import DECISIONS
from teocalli.engine.game import Game
from teocalli.engine.refusals import BadUse
from teocalli.engine.state import scoring_seats
from teocalli.lab import curve
from teocalli.lab.measure import measure
from teocalli.lab.self_play import Batch, Task, play_batch, searches_of

#: Seconds between two past selves, and between two measurements, which take some themselves.
PAST, MEASURED = 60.0, 600.0
#: How often each remembered position is learned from after a round, about, and what is left of the rate at the end:
#: players get weights that have come to rest, since a search finds whatever is wrong with restless ones.
PASSES, REST = 4, 0.05
MOST_PAST = 24
#: How often an older self sits at a table.
OLDER = 0.4
#: Positions that are learned from games of the advice, before the network plays itself.
ADVISED = 40_000
#: Batches of games in one round, at least, and for each process that plays.
BATCHES, EACH = 24, 4


@dataclass
class Plan:
    """How to train."""

    folder: Path
    minutes: float
    workers: int
    budget: int = 160
    batch: int = 2048
    memory: int = 300_000  # positions: some two thousand games; older ones teach what is no longer true
    rate: float = 1.0e-3
    ahead: int = 0  # games played on before each turn in half of the batches: a slower, better teacher
    device: str = "auto"
    start: Path | None = None  # a network to begin with


def device_of(wanted: str) -> str:
    """Where the learner computes; a sentence says what is missing."""
    try:
        import torch
    except ImportError:
        raise BadUse("Training needs PyTorch: pip install 'teocalli[train]'.") from None
    if wanted == "cuda" and not torch.cuda.is_available():
        raise BadUse("There is no NVIDIA GPU that PyTorch can use here; leave out --device to train on the CPU.")
    return ("cuda" if torch.cuda.is_available() else "cpu") if wanted == "auto" else wanted


def train(game: Game[Any], plan: Plan) -> dict[str, Any]:
    """Train for some minutes; returns the card of the network that was written to `best.npz`."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    course = Course(game, plan, device_of(plan.device))
    searches_of(game.meta.key)  # compiled once here, or every player would compile the rules for itself
    spawn = multiprocessing.get_context("spawn")
    with ThreadPool(1) if plan.workers <= 1 else spawn.Pool(plan.workers) as pool:
        course.run(pool, time.monotonic() + 60 * plan.minutes)
    return course.finish()


class Course:
    """The learner's side of a training."""

    def __init__(self, game: Game[Any], plan: Plan, device: str) -> None:
        import torch

        from teocalli.lab.learner import Learner, Memory

        self.game, self.plan, self.device = game, plan, device
        net = random_net(game, 1) if plan.start is None else load(plan.start, game)[0]
        self.learner = Learner(net).to(device)
        self.optimizer = torch.optim.Adam(self.learner.parameters(), lr=plan.rate)
        self.memories = {places: Memory(plan.memory // (3 * places), device) for places in (2, 3, 4)}
        self.chance = np.random.default_rng(time.time_ns())
        self.games = self.learned = self.seen = self.decisions = 0
        self.seconds = 0.0
        self.losses: deque[float] = deque(maxlen=400)
        self.winners: dict[int, deque[float]] = {n: deque(maxlen=400) for n in (1, 2, 3, 4)}
        self.measured: dict[str, Any] = {}
        self._resume()

    # ------------------------------------------------------------ the loop

    def run(self, pool: Pool, end: float) -> None:
        """Learn from the last round while the next one is played."""
        began, before = time.monotonic(), self.seconds
        kept = measured = began
        while (now := time.monotonic()) < end:
            passed = 1.0 - (end - now) / max(1.0, end - began)
            coming = pool.map_async(play_batch, self._tasks(passed), chunksize=1)
            self._learn(self.plan.rate * (1.0 - 0.8 * passed))
            for batch in coming.get():
                self._take_in(batch)
            self.seconds = before + time.monotonic() - began
            if now - kept > PAST:
                self._keep_past()
                kept = now
            if now - measured > MEASURED:
                self.measured = pool.apply(measure, (self.game.meta.key, self.learner.net(), int(self.seconds)))
                measured = now
            self._tell()

    def _tasks(self, passed: float) -> list[Task]:
        """A round of games: first for points, which is learned quickly, later to win; with less and less noise."""
        newest, plan = self.learner.net(), self.plan
        number = max(BATCHES, EACH * plan.workers)
        return [
            Task(
                self.game.meta.key,
                int(self.chance.integers(2**40)),
                newest,
                self._older_self() or newest,
                float(self.chance.choice([0.0, 0.1, 0.2])) * (1.0 - 0.6 * passed),
                plan.budget,
                max(0.0, passed - 0.4),
                self.seen < ADVISED and plan.start is None,
                plan.ahead if place % 2 else 0,
            )
            for place in range(number)
        ]

    def _take_in(self, batch: Batch) -> None:
        """Remember what a batch taught."""
        self.memories[scoring_seats(batch.players)].add(batch.insights, batch.scores, batch.finals, batch.wins)
        self.seen += batch.scores.size
        self.games += len(batch.results)
        self.decisions += int(batch.results[:, DECISIONS].sum())
        self.winners[batch.players].extend(batch.results[:, : batch.players].max(1))

    def _learn(self, rate: float) -> None:
        """Some passes over what is remembered, at a rate that falls to nearly nothing."""
        from teocalli.lab.learner import value_loss

        filled = {places: memory for places, memory in self.memories.items() if memory.count}
        rows = np.array([places * memory.count for places, memory in filled.items()], float)
        steps = int(PASSES * rows.sum() / self.plan.batch)
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = rate * (1.0 - (1.0 - REST) * step / steps)
            places = int(self.chance.choice(list(filled), p=rows / rows.sum()))
            loss = value_loss(self.learner, *filled[places].sample(self.plan.batch // places))
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.learned += self.plan.batch
            self.losses.append(loss.detach())

    # ------------------------------------------------------------ telling and keeping

    def _card(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "positions": self.seen,
            "learned": self.learned,
            "decisions": self.decisions,
            "hours": round(self.seconds / 3600, 3),
            "winners": {n: round(float(np.mean(v)), 1) for n, v in self.winners.items() if v},
            **self.measured,
        }

    def _tell(self) -> None:
        loss = float(sum(self.losses) / max(1, len(self.losses)))
        line = {"seconds": round(self.seconds), "loss": round(loss, 4), **self._card()}
        print(json.dumps(line), flush=True)
        with (self.plan.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _older_self(self) -> Net | None:
        """One of them, now and then."""
        past = sorted(self.plan.folder.glob("past-*.npz"))
        if not past or self.chance.random() > OLDER:
            return None
        return load(past[int(self.chance.integers(len(past)))], self.game)[0]

    def _keep_past(self) -> None:
        self._save("best.npz")
        self._save(f"past-{int(self.seconds):06}.npz")
        for path in sorted(self.plan.folder.glob("past-*.npz"))[:-MOST_PAST]:
            path.unlink(missing_ok=True)
        self._save_checkpoint()

    def _save(self, name: str) -> None:
        save(self.plan.folder / name, self.game, self.learner.net(), {**self._card(), **self._origin()})

    def _origin(self) -> dict[str, Any]:
        return {"rules": self.game.meta.rules_version, "ahead": self.plan.ahead}

    def _save_checkpoint(self) -> None:
        import torch

        told = {
            "weights": self.learner.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            **{name: getattr(self, name) for name in COUNTED},
        }
        draft = self.plan.folder / "checkpoint.draft"
        torch.save(told, draft)
        draft.replace(self.plan.folder / "checkpoint.pt")

    def _resume(self) -> None:
        import torch

        path = self.plan.folder / "checkpoint.pt"
        if path.exists():
            told = torch.load(path, map_location=self.device)
            self.learner.load_state_dict(told["weights"])
            self.optimizer.load_state_dict(told["optimizer"])
            for name in COUNTED:
                setattr(self, name, told[name])

    def finish(self) -> dict[str, Any]:
        self.measured = measure(self.game.meta.key, self.learner.net(), int(self.seconds))
        self._save("best.npz")
        self._save_checkpoint()
        curve.draw(self.plan.folder / "progress.jsonl", self.plan.folder / "curve.svg")
        return self._card()


#: What a checkpoint keeps beside the weights.
COUNTED = ("games", "learned", "seen", "decisions", "seconds")
