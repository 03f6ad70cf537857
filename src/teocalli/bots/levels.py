"""Five levels of bots, weakest first. All search their whole turn; they differ in who judges, how far they look, and in
how often they slip.

The two lowest follow the game's advice, the others a network that learned the game (`bots/nets`); the top looks ahead
by games that a policy plays on, where there is one. Where there is no network for a game, or Numba is missing or not
done with compiling, greedy takes the move.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from teocalli.bots.base import Bot, Offer, Situation
from teocalli.bots.desk import Net, new_paper
from teocalli.bots.greedy import GreedyBot
from teocalli.bots.greedy import in_compiled_games as greedy_in_compiled_games
from teocalli.bots.net import NETS, BadNet, load
from teocalli.bots.policy import PolicyBot, file_of, policy_for_searches, policy_of
from teocalli.bots.settings import (
    ADVICE,
    FOR_THE_LEAD,
    MOSTLY_FOR_POINTS,
    MOSTLY_TO_WIN,
    NET,
    TO_WIN,
    How,
    Rows,
    how,
    rows,
)
from teocalli.bots.thinking import PLAN_TURN
from teocalli.engine.game import Game
from teocalli.engine.replacing import can_compile
from teocalli.engine.structs import copy_of, pack

log = logging.getLogger("teocalli.bots")
#: Plans of turns that are under way; a bot may sit at many tables.
MOST_PLANS = 256


@dataclass(frozen=True)
class Level:
    """One level: `How` and `Aim` as in `bots/settings.py`. Some games it plays otherwise."""

    name: str
    how: tuple[int, ...]
    aim: tuple[float, float, float]
    noise: float = 0.0  # points by which it misjudges the end of a turn, at most
    otherwise: Mapping[str, Level] = field(default_factory=dict, hash=False)

    def rows(self, game: Game[Any]) -> Rows:
        """How it plays a game, and what for, as compiled searches read it. Who lacks a policy plays as elsewhere."""
        level = self.otherwise.get(game.meta.key, self)
        if level.how[How.DRAWS] and policy_of(game) is None:
            level = self
        return rows(level.how, level.aim, level.noise)

    def but(self, key: str, **changes: Any) -> Level:
        """The same level, with changes in one game."""
        return replace(self, otherwise={**self.otherwise, key: replace(self, **changes)})


LEVELS = (
    Level("beginner", how(ADVICE, 20, guesses=1, random=350_000), FOR_THE_LEAD),
    Level("casual", how(ADVICE, 100, guesses=1, random=100_000), FOR_THE_LEAD),
    Level("skilled", how(NET, 120, random=15_000), TO_WIN, 2.8).but("tzolkin", noise=4.5),
    Level("expert", how(NET, 800), TO_WIN, 0.3).but("tzolkin", noise=3.5),
    Level("master", how(NET, 1500, tops=16, simulations=320, depth=2, quick=40), TO_WIN)
    .but("theocracy", how=how(NET, 1500, tops=16, simulations=640, depth=2, quick=40), aim=MOSTLY_TO_WIN)
    .but(
        "tzolkin",
        how=how(NET, 100, tops=2, simulations=512, depth=1, quick=40, draws=14, hopes=1),
        aim=MOSTLY_FOR_POINTS,  # of the search; games that are played on are judged by the policy
    ),
)


#: Networks by game, loaded when they are first needed; None where there is none.
_nets: dict[str, Net | None] = {}


def net_of(game: Game[Any]) -> Net | None:
    """The network that is shipped for a game; a sentence says when it cannot be used."""
    key = game.meta.key
    if key not in _nets:
        try:
            _nets[key] = load(NETS / f"{key}.npz", game)[0]
        except BadNet as error:
            log.warning("%s Greedy plays instead.", error)
            _nets[key] = None
    return _nets[key]


def files_of(names: Collection[str], game: Game[Any]) -> list[Path]:
    """The networks that bots of these names play a game by: with others they play other games."""
    key, rows = game.meta.key, [level.rows(game)[0] for level in LEVELS if level.name in names]
    judge = [NETS / f"{key}.npz"] if any(row[How.MODE] == NET for row in rows) else []
    policy = [file_of(key)] if PolicyBot.name in names or any(row[How.DRAWS] for row in rows) else []
    return [file for file in judge + policy if file.exists()]


class LearnedBot:
    """Plays one of the levels."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level, self.seed, self.name = level, seed, level.name
        self.stand_in: Bot = GreedyBot(seed)
        self._plans: dict[bytes, list[int]] = {}
        self._desk: Any = None

    def choose(self, situation: Situation) -> str:
        game = situation.game
        if len(situation.tokens) == 1:
            return situation.tokens[0]
        net = net_of(game) if can_compile() else None
        if net is None or (situation.hurry and not PLAN_TURN.is_ready(game)):
            return self.stand_in.choose(situation)
        known = situation.guess(0)
        here = _digest(known)
        plan = self._plans.pop(here, None) or self._planned(game, net, situation, here)
        token = game.actions.token(plan[0])
        if token not in situation.tokens:
            return self.stand_in.choose(situation)
        if len(plan) > 1:
            self._remember(game, known, situation.seat, plan)
        return token

    def _planned(self, game: Game[Any], net: Net, situation: Situation, here: bytes) -> list[int]:
        """The turn from here on. The same seed plans the same turn in the same situation."""
        if self._desk is None or self._desk[0] is not game:
            self._desk = game, new_paper(game, net, policy_for_searches(game))
        _, paper = self._desk
        seed = int.from_bytes(hashlib.sha256(here + self.seed.to_bytes(8, "big")).digest()[:5], "big")
        paper.states[0] = pack(situation.guess(seed & 0x7FFFFFFF))
        game.kernel(PLAN_TURN)(situation.seat, seed, *self._rows(game), net, paper)
        return [int(action) for action in paper.plan[1 : paper.plan[0] + 1]]

    def _rows(self, game: Game[Any]) -> tuple[Any, Any]:
        return self.level.rows(game)

    def _remember(self, game: Game[Any], known: Any, seat: int, plan: list[int]) -> None:
        """The rest of the plan, for the situation that it leads to unless chance has a say."""
        after = copy_of(known)
        game.rulebook.act(after, plan[0])
        if after.over or game.mover(after) != seat:
            return
        while len(self._plans) >= MOST_PLANS:
            self._plans.pop(next(iter(self._plans)))
        self._plans[_digest(game.guess(after, seat, 0))] = plan[1:]


def in_compiled_games(level: Level, game: Game[Any]) -> Rows:
    """Greedy plays there, too, where there is no network."""
    return greedy_in_compiled_games(game) if net_of(game) is None else level.rows(game)


OFFERS = tuple(
    Offer(
        level.name, partial(LearnedBot, level), level.name.capitalize(), kernels=(PLAN_TURN,),
        rows=partial(in_compiled_games, level),
    )
    for level in LEVELS
)  # fmt: skip


def _digest(s: Any) -> bytes:
    return hashlib.sha256(pack(s).tobytes()).digest()
