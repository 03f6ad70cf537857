"""The games as Gymnasium environments: one seat against bots. `gymnasium.make("teocalli/Tzolkin-v0", players=3)`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from teocalli.bots.base import situation
from teocalli.bots.registry import new_bot
from teocalli.engine.forced import ASK
from teocalli.engine.game import Setting
from teocalli.envs.board import Board, place_of
from teocalli.envs.spaces import VERSIONS, action_space, fresh_seed, observation_space
from teocalli.games import game as game_of

#: The opponent that costs nothing.
RANDOM = "random"


class SingleEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat is the agent; the reward comes at the end."""

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        key: str,
        players: int = 2,
        seat: int = 1,
        opponents: str = RANDOM,
        options: dict[str, str] | None = None,
        reward: str = "margin",
        ask: str = ASK[0],
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.board = Board(game_of(key), Setting(players, options or {}), reward, ask)
        self.seat, self.opponents, self.render_mode = place_of(seat, players), opponents, render_mode
        self.illegal_reward = illegal_reward
        self.observation_space = observation_space(self.board.game)
        self.action_space = action_space(self.board.game)
        self._bots: list[Any] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.board.begin(fresh_seed(self.np_random))
        key = self.board.game.meta.key
        self._bots = [new_bot(self.opponents, fresh_seed(self.np_random), key) for _ in range(self.board.seats)]
        self._others()
        return self._seen(), {}

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if action not in self.board.legal():  # as PettingZoo has it: the game is over for whoever does that
            return (
                self._seen(),
                self.illegal_reward,
                True,
                False,
                {"illegal": self.board.game.actions.token(int(action))},
            )
        self.board.act(int(action))
        self._others()
        over = self.board.is_over
        return self._seen(), self.board.rewards()[self.seat] if over else 0.0, over, False, {}

    def _others(self) -> None:
        """Let the bots play until it is the agent's turn to choose."""
        while not self.board.is_over and self.board.mover != self.seat:
            if self.opponents == RANDOM:
                self.board.act(int(self.np_random.choice(self.board.legal())))
            else:
                s = self.board.plain
                token = self._bots[self.board.mover].choose(situation(self.board.game, s))
                self.board.act(self.board.game.actions.action(token))

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.board.observe(self.seat), "action_mask": self.board.mask()}

    def render(self) -> Any:
        if self.render_mode == "svg":
            return self.board.game.svg(self.board.plain, self.seat)
        return self.board.game.summary(self.board.plain) if self.render_mode == "ansi" else None


def register() -> None:
    """Make the environments known to `gymnasium.make`."""
    for key, version in VERSIONS.items():
        name = f"teocalli/{key.capitalize()}-v{version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="teocalli.envs.single:SingleEnv",
                vector_entry_point="teocalli.envs.vector:vector_env",
                kwargs={"key": key},
            )
