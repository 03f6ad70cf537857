"""The top level with a budget of time: it thinks as long as it may, on every core, and holds up no other thread.

A few games are played on to find the turns that the top level would compare. These are weighed on more and more fresh
guesses, the worse half is dropped again and again, and the time is shared out evenly among these rounds. How far it
comes depends on the machine, and so do its answers; the levels have a budget of games played on, and always
give the same.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any

import numpy as np

from teocalli.bots.base import Offer, Situation
from teocalli.bots.desk import Net, Paper, new_paper
from teocalli.bots.judging import LOW
from teocalli.bots.levels import LEVELS, LearnedBot
from teocalli.bots.policy import policy_for_searches
from teocalli.bots.settings import How
from teocalli.bots.thinking import PLAN_TURN
from teocalli.bots.weighing import WEIGH, WEIGHTS, Weight
from teocalli.engine.game import Game
from teocalli.engine.structs import pack

#: Guesses on which a thread weighs turns before it looks at the clock.
GUESSES = 4


class PatientBot(LearnedBot):
    """Plays like the top level, and longer."""

    def __init__(self, seed: int, threads: int | None = None) -> None:
        super().__init__(LEVELS[-1], seed)
        self.name, self.threads = "patient", threads or os.cpu_count() or 1
        self._papers: tuple[Game[Any] | None, list[Paper]] = None, []

    def _rows(self, game: Game[Any]) -> tuple[Any, Any]:
        """As the top level plays, with no more games played on than it takes to find its turns."""
        row, aims = super()._rows(game)
        row[How.SIMULATIONS] = 1
        return row, aims

    def _planned(self, game: Game[Any], net: Net, situation: Situation, here: bytes) -> list[int]:
        began = monotonic()
        plan = super()._planned(game, net, situation, here)
        row, _ = self._rows(game)
        _, paper = self._desk
        most = row[How.TOPS] + row[How.DRAWS]
        turns = paper.tops[:most][paper.top_values[:most] > LOW]
        best = self._weighed(game, net, situation, turns, began, here) if len(turns) > 1 else None
        return plan if best is None else [int(action) for action in best[1 : best[0] + 1]]

    def _weighed(self, game: Game[Any], net: Net, situation: Situation, turns: Any, began: float, here: bytes) -> Any:
        """The turn that is best when time is out; None if none could be weighed."""
        game.kernel(WEIGH)  # compiled before several threads ask for it
        if self._papers[0] is not game:
            policy = policy_for_searches(game)
            self._papers = game, [new_paper(game, net, policy) for _ in range(self.threads)]
        row, aims = self._rows(game)
        row[How.SIMULATIONS] = GUESSES
        seed = int.from_bytes(here[:5], "big") ^ self.seed
        rounds = int(np.ceil(np.log2(len(turns))))
        sums, counts, alive, number = np.zeros(len(turns)), np.zeros(len(turns)), np.arange(len(turns)), 0
        with ThreadPoolExecutor(self.threads) as pool:
            for ended in range(1, rounds + 1):
                until = began + situation.seconds * ended / rounds
                while monotonic() < until:
                    work = partial(self._weigh, game, net, situation, row, aims, seed, turns[alive])
                    for found in pool.map(work, range(number, number + self.threads)):
                        sums[alive] += found[1:, Weight.VALUE]
                        counts[alive] += found[1:, Weight.GUESSES]
                    number += self.threads
                if number:
                    order = np.argsort(-sums[alive] / counts[alive], kind="stable")
                    alive = alive[order[: (len(alive) + 1) // 2]]
        return turns[alive[0]] if number else None

    def _weigh(
        self, game: Game[Any], net: Net, situation: Situation, row: Any, aims: Any, seed: int, turns: Any, number: int
    ) -> Any:
        """What turns come to on some guesses; those of each number are others."""
        paper, found = self._papers[1][number % self.threads], np.zeros((1 + len(turns), WEIGHTS))
        paper.states[0] = pack(situation.guess(0))
        game.kernel(WEIGH)(situation.seat, seed + (number << 40), row, aims, turns, net, paper, found)
        return found


OFFERS = (Offer("patient", PatientBot, "Patient bot", at_tables=False, kernels=(PLAN_TURN, WEIGH)),)
