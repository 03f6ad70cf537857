"""The games as PettingZoo environments (AEC): `teocalli.envs.tzolkin_v0.env(players=3)`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from teocalli.engine.forced import ASK
from teocalli.engine.game import Setting
from teocalli.envs.board import Board
from teocalli.envs.spaces import action_space, fresh_seed, observation_space
from teocalli.games import game as game_of


def env(key: str, version: int, **given: Any) -> AECEnv:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game."""
    whole: AECEnv = raw_env(key, version, **given)
    whole = wrappers.TerminateIllegalWrapper(whole, illegal_reward=-1)
    whole = wrappers.AssertOutOfBoundsWrapper(whole)
    return wrappers.OrderEnforcingWrapper(whole)


class raw_env(AECEnv):  # noqa: N801 PettingZoo calls it so
    """Agents are `seat_1`, `seat_2`, …; rewards come at the end of the game."""

    def __init__(
        self,
        key: str,
        version: int,
        players: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "margin",
        ask: str = ASK[0],
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"render_modes": ["ansi", "svg"], "name": f"{key}_v{version}", "is_parallelizable": False}
        self.render_mode = render_mode
        self.board = Board(game_of(key), Setting(players, options or {}), reward, ask)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self._observations = {agent: observation_space(self.board.game) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.board.game) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.board.begin(fresh_seed(self._random))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.board.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        size = self.board.game.actions.size
        mask = self.board.mask() if self.board.mover == seat else np.zeros(size, np.int8)
        return {"observation": self.board.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.board.act(int(action))
        self._clear_rewards()
        if self.board.is_over:
            self.rewards = dict(zip(self.agents, self.board.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.board.mover]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.board.game.svg(self.board.plain)
        return self.board.game.summary(self.board.plain) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
