"""Training: rounds of games, and a learner that follows them. What is learned survives a kill.

Everything lies in one folder: the newest network (`best.npz`), older selves to play against, the checkpoint, and a
table of progress. Starting again in the same folder goes on where the last run stopped.
"""

from __future__ import annotations

import io
import json
import logging
import time
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.desk import Net
from teocalli.bots.net import load, random_net, save
from teocalli.bots.searches import DECISIONS, searches_of
from teocalli.engine.game import Game
from teocalli.engine.whole import whole
from teocalli.lab import curve, lines
from teocalli.lab.measure import measure
from teocalli.lab.self_play import GAMES, Batch, Task, play_batch
from teocalli.lab.telling import LabRefused, kept_in
from teocalli.lab.workers import Crew, crew

log = logging.getLogger(__name__)

#: Seconds between two past selves, and between two measurements, which take some themselves.
PAST, MEASURED = 60.0, 600.0
#: How often each remembered position is learned from after a round, in how many steps, and what is left of the rate at
#: the end: players get weights that have come to rest, since a search finds whatever is wrong with restless ones.
PASSES, STEPS, REST = 4, 800, 0.05
#: The smallest and the largest number of positions in a step.
LEAST, MOST = 512, 32_768
#: Rounds that are remembered: older ones teach what is no longer true.
ROUNDS = 3
MOST_PAST = 24
#: How often an older self sits at a table, once some time has passed.
OLDER = 0.4
#: What was told during the training, line by line.
PROGRESS = "progress.jsonl"
#: Seats' games of one round, at least, and for each process that plays.
A_ROUND, EACH = 2400, 1200
#: What plays while a network learns: a search with it on the processor's cores; a policy, on a GPU where there is one.
BY = ("search", "policy")


@dataclass
class Plan:
    """How to train."""

    folder: Path
    minutes: float
    workers: int
    budget: int = 160
    rate: float = 1.0e-3
    noise: float = 0.2  # on the weights of some seats, by the spread of each layer: every batch has styles of its own
    others: float = 0.2  # how many seats have a style
    later: float = 0.9  # how far what a position teaches comes from the end of the game, not from the next turns
    games: int | None = None  # seats' games in one round, or games at once by a policy; None: as many as suit
    ahead: int = 0  # games played on before each turn in half of the batches: a slower, better teacher
    device: str = "auto"
    by: str = BY[0]  # what plays
    start: Path | None = None  # a network to begin with

    def __post_init__(self) -> None:
        if self.by not in BY:
            raise LabRefused("train-by", known=BY, by=self.by)


def device_of(wanted: str) -> str:
    """Where the learner computes; a sentence says what is missing."""
    try:
        import torch
    except ImportError:
        raise LabRefused("needs-torch") from None
    if wanted == "cuda" and not torch.cuda.is_available():
        raise LabRefused("no-gpu")
    return ("cuda" if torch.cuda.is_available() else "cpu") if wanted == "auto" else wanted


def train(game: Game[Any], plan: Plan) -> dict[str, Any]:
    """Train for some minutes; returns the card of the network that was written to `best.npz`."""
    with kept_in(plan.folder):
        plan.folder.mkdir(parents=True, exist_ok=True)
        lines.mend(plan.folder / PROGRESS)
    device = device_of(plan.device)
    return _by_policy(game, plan, device) if plan.by == "policy" else _by_search(game, plan, device)


def _by_search(game: Game[Any], plan: Plan, device: str) -> dict[str, Any]:
    course = Course(game, plan, device)
    course.resume()
    searches_of(game)  # compiled once here, or every player would compile the rules for itself
    with crew(plan.workers) as do:
        course.run(do, time.monotonic() + 60 * plan.minutes)
    return course.finish()


def _by_policy(game: Game[Any], plan: Plan, device: str) -> dict[str, Any]:
    from teocalli.lab.policy_train import PolicyCourse

    course = PolicyCourse(game, plan, device)
    course.resume()
    course.play(time.monotonic() + 60 * plan.minutes)
    return course.finish()


class Course:
    """The learner's side of a training."""

    #: Parts that begin anew where a checkpoint is of a training without them.
    may_lack: Collection[str] = ()

    def __init__(self, game: Game[Any], plan: Plan, device: str) -> None:
        import torch

        from teocalli.lab.learner import Learner

        self.game, self.plan, self.device = game, plan, device
        net = random_net(game, 1) if plan.start is None else load(plan.start, game)[0]
        self.learner = Learner(net).to(device)
        self.optimizer = torch.optim.Adam(self.learner.parameters(), lr=plan.rate)
        self.parts: dict[str, Any] = {"weights": self.learner, "optimizer": self.optimizer}  # of a checkpoint
        self.foreign: dict[str, Any] = {}  # parts of the checkpoint that another kind of training goes on with
        self.rounds: deque[list[Batch]] = deque(maxlen=ROUNDS)
        self.chance = np.random.default_rng(time.time_ns())
        self.games = self.learned = self.seen = self.decisions = 0
        self.seconds = 0.0
        self.advised = False  # whether the last round was played by the game's advice
        self.losses: deque[float] = deque(maxlen=400)
        self.winners: dict[int, deque[float]] = {n: deque(maxlen=400) for n in (1, 2, 3, 4)}
        self.measured: dict[str, Any] = {}

    # ------------------------------------------------------------ the loop

    def run(self, do: Crew, end: float) -> None:
        """Rounds: games are played, then learned from."""
        began, before = time.monotonic(), self.seconds
        whole = before + end - began
        kept = measured = began
        while (now := time.monotonic()) < end:
            passed = (before + now - began) / whole
            if self.advised:
                self.rounds.clear()  # the network's own games are better
            self.advised = self.learned == 0 and self.plan.start is None
            self._take_in([batch for _, batch in do(play_batch, self._tasks(passed))])
            self._learn(self.plan.rate * (1.0 - 0.8 * passed))
            self.seconds = before + time.monotonic() - began
            if now - kept > PAST:
                self._keep_past()
                kept = now
            if now - measured > MEASURED:
                measuring = partial(measure, self.game.meta.key, self.learner.net())
                ((_, self.measured),) = do(measuring, [int(self.seconds)])
                measured = now
            self._tell()

    def _tasks(self, passed: float) -> list[Task]:
        """A round of games: the game's advice, then the network for points, which is learned quickly, later to win."""
        newest, plan = self.learner.net(), self.plan
        games = plan.games or max(A_ROUND, EACH * plan.workers)
        return [
            Task(
                self.game.meta.key,
                int(self.chance.integers(2**40)),
                newest,
                self._older_self() or newest,
                float(self.chance.choice([0.0, 0.5, 1.0])) * plan.noise * (1.0 - 0.6 * passed),
                plan.budget,
                max(0.0, passed - 0.4),
                self.advised,
                plan.later,
                plan.others,
                plan.ahead if place % 2 else 0,
            )
            for place in range(games // GAMES + 1)
        ]

    def _take_in(self, batches: list[Batch]) -> None:
        """Remember what a round taught."""
        self.rounds.append(batches)
        for batch in batches:
            self.seen += batch.scores.size
            self.games += len(batch.results)
            self.decisions += int(batch.results[:, DECISIONS].sum())
            self.winners[batch.players].extend(batch.results[:, : batch.players].max(1))

    def _learn(self, rate: float) -> None:
        """Some passes over what is remembered, at a rate that falls to nearly nothing."""
        from teocalli.lab.learner import remembered, value_loss

        tables = remembered([batch for batches in self.rounds for batch in batches], self.device)
        rows = np.array([table.scores.numel() for table in tables], float)
        size = int(np.clip(PASSES * rows.sum() / STEPS, LEAST, MOST))
        steps = int(PASSES * rows.sum() / size)
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = rate * (1.0 - (1.0 - REST) * step / steps)
            table = tables[int(self.chance.choice(len(tables), p=rows / rows.sum()))]
            loss = value_loss(self.learner, *table.sample(size))
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
            self.learned += size
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
        with kept_in(self.plan.folder):
            lines.add(self.plan.folder / PROGRESS, line)
        print(json.dumps(line), flush=True)

    def _older_self(self) -> Net | None:
        """One of them, now and then."""
        past = sorted(self.plan.folder.glob("past-*.npz"))
        if not past or self.chance.random() > OLDER:
            return None
        return load(past[int(self.chance.integers(len(past)))], self.game)[0]

    def _keep_past(self) -> None:
        with kept_in(self.plan.folder):
            self._save("best.npz")
            self._save(f"past-{int(self.seconds):06}.npz")
            for path in sorted(self.plan.folder.glob("past-*.npz"))[:-MOST_PAST]:
                path.unlink(missing_ok=True)
            self._save_checkpoint()

    def _save(self, name: str) -> None:
        save(self.plan.folder / name, self.game, self.learner.net(), {**self._card(), **self._origin()})

    def _origin(self) -> dict[str, Any]:
        return {"rules": self.game.meta.rules_version, "later": self.plan.later, "ahead": self.plan.ahead}

    def _save_checkpoint(self) -> None:
        import torch

        told = {
            **self.foreign,
            **{name: part.state_dict() for name, part in self.parts.items()},
            **{name: getattr(self, name) for name in COUNTED},
        }
        written = io.BytesIO()  # a full disk is told by an OSError then, and not by one of PyTorch's own
        torch.save(told, written)
        with whole(self.plan.folder / "checkpoint.pt") as draft:
            draft.write_bytes(written.getvalue())

    def resume(self) -> None:
        """Go on where the last training in this folder stopped."""
        import torch

        path = self.plan.folder / "checkpoint.pt"
        if path.exists():
            told: dict[str, Any] = torch.load(path, map_location=self.device)
            missing = [name for name in (*self.parts, *COUNTED) if name not in told]
            if not set(missing) <= set(self.may_lack):
                raise LabRefused("checkpoint-lacks", path=path, part=missing[0])
            if missing:
                log.warning("%s is of a training without these parts, which begin anew: %s.", path, ", ".join(missing))
            for name in COUNTED:
                setattr(self, name, told.pop(name))
            for name in [*self.parts.keys() & told.keys()]:
                self.parts[name].load_state_dict(told.pop(name))
            self.foreign = told

    def finish(self) -> dict[str, Any]:
        self.measured = measure(self.game.meta.key, self.learner.net(), int(self.seconds))
        with kept_in(self.plan.folder):
            self._save("best.npz")
            self._save_checkpoint()
            curve.draw(self.plan.folder / PROGRESS, self.plan.folder / "curve.svg")
        return self._card()


#: What a checkpoint keeps beside the weights.
COUNTED = ("games", "learned", "seen", "decisions", "seconds")
