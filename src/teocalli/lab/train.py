"""Training: players in processes of their own, a learner that follows them, checkpoints that survive a kill.

Everything lies in one folder: the newest network, older ones to play against, the checkpoint, and a table of progress.
Starting again in the same folder goes on where the last run stopped.
"""

from __future__ import annotations

import csv
import json
import multiprocessing
import threading
import time
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.bots.net import random_net, save
from teocalli.bots.searches import DECISIONS, Searches
from teocalli.engine.game import Game
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.refusals import BadUse
from teocalli.lab.measure import measure_for_ever
from teocalli.lab.self_play import play_for_ever, read_net, write_net

#: How many seconds lie between two past selves, two lines of progress, two networks for the players.
PAST, PROGRESS, FRESH = 45.0, 10.0, 3.0
#: How often a position is learned from before it is thrown away, about.
REUSE = 16.0
MOST_PAST = 24


@dataclass
class Plan:
    """How to train."""

    folder: Path
    minutes: float
    workers: int
    budget: int = 120
    batch: int = 4096
    memory: int = 600_000
    rate: float = 1.0e-3
    device: str = "auto"
    start: Path | None = None  # a network to begin with, as the players get it


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
    device = device_of(plan.device)
    plan.folder.mkdir(parents=True, exist_ok=True)
    (plan.folder / "stop").unlink(missing_ok=True)
    course = Course(game, plan, device)
    write_net(plan.folder / "net.npz", course.learner.net())
    Searches(game)  # compiled once here, or every player would compile the rules for itself
    start = multiprocessing.get_context("spawn")
    arguments = (game.meta.key, str(plan.folder))
    players = [
        start.Process(target=play_for_ever, args=(*arguments, n, plan.budget), daemon=True) for n in range(plan.workers)
    ]
    players.append(start.Process(target=measure_for_ever, args=arguments, daemon=True))
    for player in players:
        player.start()
    try:
        course.run(time.monotonic() + 60 * plan.minutes)
    finally:
        (plan.folder / "stop").touch()
        for player in players:
            player.join(5)
            player.kill()
    return course.finish()


class Course:
    """The learner's side of a training."""

    def __init__(self, game: Game[Any], plan: Plan, device: str) -> None:
        import torch

        from teocalli.lab.learner import Learner, Memory

        self.game, self.plan, self.device = game, plan, device
        net = read_net(plan.start) if plan.start is not None else random_net(game, 1)
        self.learner = Learner(net).to(device)
        torch.set_float32_matmul_precision("high")
        self.optimizer = torch.optim.Adam(self.learner.parameters(), lr=plan.rate, betas=(0.9, 0.99))
        self.positions, self.choices = Memory(plan.memory, device), Memory(plan.memory // 2, device)
        self.games = self.learned = self.seen = self.decisions = 0
        self.seconds = 0.0
        self.losses: deque[float] = deque(maxlen=200)
        self.winners: dict[int, deque[float]] = {n: deque(maxlen=400) for n in (1, 2, 3, 4)}
        self.arrived: deque[dict[str, Any]] = deque()
        self._resume()

    # ------------------------------------------------------------ the loop

    def run(self, end: float) -> None:
        threading.Thread(target=self._read_files, daemon=True).start()
        began = time.monotonic()
        before = self.seconds
        last = {"past": began, "progress": began, "fresh": began}
        while (now := time.monotonic()) < end:
            self._take_in()
            if self.positions.count > 8 * self.plan.batch and self.learned < REUSE * self.seen:
                left = (end - now) / max(1.0, end - began)
                for _ in range(8):
                    self._learn(self.plan.rate * (0.08 + 0.92 * left))
            else:
                time.sleep(0.05)
            self.seconds = before + time.monotonic() - began
            if now - last["fresh"] > FRESH:
                write_net(self.plan.folder / "net.npz", self.learner.net())
                last["fresh"] = now
            if now - last["past"] > PAST:
                self._keep_past()
                self.save_checkpoint()
                last["past"] = now
            if now - last["progress"] > PROGRESS:
                self._tell()
                last["progress"] = now

    def _take_in(self) -> None:
        """What the players have left since the last look."""
        while self.arrived:
            told = self.arrived.popleft()
            players, results = int(told["players"]), told["results"]
            there = max(2, players)
            self.positions.add(told["rows"], _with_places(told["numbers"], there), told["outcomes"])
            if len(told["choice_rows"]):
                said = _with_places(told["choice_numbers"], there)
                self.choices.add(told["choice_rows"], said, told["options"].astype(np.int64), told["chosen"])
            self.seen += len(told["rows"])
            self.games += len(results)
            self.decisions += int(results[:, DECISIONS].sum())
            self.winners[players].extend(results[:, :players].max(1))

    def _read_files(self) -> None:
        """Read what players leave, beside the learning."""
        while not (self.plan.folder / "stop").exists():
            found = sorted(self.plan.folder.glob("games-*.npz"))
            for path in found:
                try:
                    with np.load(path) as file:
                        self.arrived.append({name: file[name] for name in file.files})
                except (OSError, ValueError):
                    continue
                finally:
                    path.unlink(missing_ok=True)
            if not found:
                time.sleep(0.05)

    def _learn(self, rate: float) -> None:
        from teocalli.lab.learner import policy_loss, value_loss

        for group in self.optimizer.param_groups:
            group["lr"] = rate
        loss = value_loss(self.learner, *self.positions.sample(self.plan.batch))
        if self.choices.count > self.plan.batch // 4:
            loss = loss + 0.15 * policy_loss(self.learner, *self.choices.sample(self.plan.batch // 4))
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.learned += self.plan.batch
        self.losses.append(loss.detach())

    # ------------------------------------------------------------ telling and keeping

    def _tell(self) -> None:
        means = {n: round(float(np.mean(v)), 1) for n, v in self.winners.items() if v}
        loss = float(sum(self.losses) / max(1, len(self.losses)))
        measured = _measured(self.plan.folder)
        line = {
            "seconds": round(self.seconds),
            "games": self.games,
            "positions": self.seen,
            "learned": self.learned,
            "decisions": self.decisions,
            "loss": round(loss, 4),
            "winners": means,
            **measured,
        }
        print(json.dumps(line), flush=True)
        with (self.plan.folder / "progress.csv").open("a", newline="") as file:
            told = {**line, "winners": json.dumps(means)}
            csv.writer(file).writerow(list(told.values()))

    def _keep_past(self) -> None:
        number = int(self.seconds)
        write_net(self.plan.folder / f"past-{number:06}.npz", self.learner.net())
        kept = sorted(self.plan.folder.glob("past-*.npz"))
        for path in kept[:-MOST_PAST]:
            path.unlink(missing_ok=True)

    def save_checkpoint(self) -> None:
        import torch

        told = {
            "weights": self.learner.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "games": self.games,
            "learned": self.learned,
            "seen": self.seen,
            "seconds": self.seconds,
            "decisions": self.decisions,
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
            for name in ("games", "learned", "seen", "seconds", "decisions"):
                setattr(self, name, told[name])

    def finish(self) -> dict[str, Any]:
        self.save_checkpoint()
        net = self.learner.net()
        write_net(self.plan.folder / "net.npz", net)
        card = {
            "games": self.games,
            "positions": self.seen,
            "learned": self.learned,
            "hours": round(self.seconds / 3600, 3),
            "winners": {n: round(float(np.mean(v)), 1) for n, v in self.winners.items() if v},
            "rules": self.game.meta.rules_version,
            **_measured(self.plan.folder),
        }
        save(self.plan.folder / "best.npz", self.game, net, card)
        return card


def _with_places(numbers: Any, places: int) -> Any:
    """The numbers of positions, and behind them 1 for each place that is there."""
    there = np.zeros((len(numbers), MOST_SEATS), np.float32)
    there[:, :places] = 1
    return np.concatenate([numbers, there], 1)


def _measured(folder: Path) -> dict[str, Any]:
    try:
        told: dict[str, Any] = json.loads((folder / "measured.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return told
