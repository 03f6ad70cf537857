"""Thousands of games in one compiled call, with Gymnasium's conventions for vectors: one seat against random opponents.

A game that is over begins anew with the next step (`AutoresetMode.NEXT_STEP`), whose action is then ignored. An illegal
action ends its game, as in the single environment. `threads` share the games out: what is played does not depend on
them. It needs Numba.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from teocalli.engine.chance import seeded
from teocalli.engine.forced import ASK
from teocalli.engine.game import Setting
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.refusals import BadUse
from teocalli.engine.structs import rule
from teocalli.envs.board import Board, place_of
from teocalli.envs.changes import TABLES, UNSEEN, observe_step, put_aside, scratch_for, tables_of
from teocalli.envs.spaces import action_space, fresh_seed, observation_space
from teocalli.envs.step import ILLEGAL, OVER, RUNS, answer, go_on, show_options
from teocalli.games import game as game_of


@rule
def step_many(
    rules: Rules, games: Any, tables: Any, setting: Any, seat: int, fewest: int, actions: Any, before: Any
) -> None:
    """One step of every game."""
    states, cells, chances, menus, over, rewards, colours, turns, seen, masks = games
    for i in range(len(actions)):
        put_aside(cells[i], tables[-1], before)
        show_options(menus[i], masks[i], 0)
        answer(rules, states[i], i, setting, actions[i], chances, menus[i], over)
        rewards[i] = go_on(rules, states[i], i, seat, fewest, chances, menus[i], over)
        show_options(menus[i], masks[i], 1)
        colours[i] = observe_step(cells[i], before, seat, tables, colours[i], turns[i], seen[i])


GAMES = (
    "Tuple((uint8[:,::1], int16[:,::1], i8[::1], i8[:,::1], i8[::1], i8[::1], i8[::1], i8[:,::1], int16[:,::1],"
    " int8[:,::1]))"
)
STEP_MANY = Kernel(step_many, f"({GAMES}, {TABLES}, i8[::1], i8, i8, i8[::1], int16[::1])")


class VectorEnv(GymnasiumVectorEnv[dict[str, Any], Any, Any]):
    """Many games; observations and masks are written over with every step: copy what is to be kept."""

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 1,
        options: dict[str, str] | None = None,
        ask: str = ASK[0],
        illegal_reward: float = -1.0,
        threads: int = 1,
    ) -> None:
        board = Board(game_of(key), Setting(players, options or {}), ask=ask)
        self.game, self.seat, self.num_envs, self.fewest = board.game, place_of(seat, players), num_envs, board.fewest
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = (
            observation_space(board.game),
            action_space(board.game),
        )
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.illegal_reward, self._unit = illegal_reward, self.game.meta.score_unit
        tables, fast = self.game.observation, self.game.compiled
        self.states = np.zeros((num_envs, fast.size), np.uint8)
        self.over = np.full(num_envs, OVER, np.int64)
        self._chances = np.zeros(num_envs, np.int64)
        self._rewards = np.zeros(num_envs, np.int64)
        self._menus = np.zeros((num_envs, self.game.actions.size + 1), np.int64)
        self._seen = np.zeros((num_envs, tables.count), np.int16)
        self._masks = np.zeros((num_envs, self.game.actions.size), np.int8)
        self._setting = np.array(self.game.setting(board.setting), np.int64)
        self._colours = np.full(num_envs, UNSEEN, np.int64)
        self._turns = np.zeros((num_envs, 2 * MOST_SEATS), np.int64)
        self._tables = tables_of(tables, self.seat, players, fast.size // 2)
        self._step_many = self.game.kernel(STEP_MANY)
        bounds = np.linspace(0, num_envs, max(1, min(threads, num_envs)) + 1).astype(int)
        self._parts = [self._part(slice(low, high)) for low, high in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _part(self, games: slice) -> Callable[[Any], None]:
        """One step of some of the games, with scratch of its own; other threads run meanwhile."""
        kept = self._chances, self._menus, self.over, self._rewards, self._colours, self._turns, self._seen, self._masks
        memory = self.states[games], self.states[games].view(np.int16), *(array[games] for array in kept)
        fixed, before = (memory, self._tables, self._setting, self.seat, self.fewest), scratch_for(self._tables[-1])
        return lambda actions: self._step_many(*fixed, actions[games], before)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        start = fresh_seed(self.np_random)
        self._chances[:] = [seeded(start + i) for i in range(self.num_envs)]
        self.over[:] = OVER
        self._step(np.zeros(self.num_envs, np.int64))
        return self._shown(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self._step(np.ascontiguousarray(actions, np.int64))
        rewards = np.where(self.over == ILLEGAL, self.illegal_reward, self._rewards / self._unit)
        return self._shown(), rewards, self.over != RUNS, np.zeros(self.num_envs, bool), {}

    def _step(self, actions: Any) -> None:
        if self._pool is None:
            self._parts[0](actions)
        else:
            list(self._pool.map(lambda part: part(actions), self._parts))

    def close_extras(self, **kwargs: Any) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def _shown(self) -> dict[str, Any]:
        return {"observation": self._seen, "action_mask": self._masks}


def vector_env(
    key: str, num_envs: int = 1, device: str = "cpu", **parameters: Any
) -> GymnasiumVectorEnv[Any, Any, Any]:
    """Many games on the processor or on an NVIDIA GPU (`cuda`): what `gymnasium.make_vec` calls."""
    if device == "cpu":
        return VectorEnv(key, num_envs, **parameters)
    if device != "cuda":
        raise BadUse(f"There is no device {device!r}. There are: cpu, cuda.")
    from teocalli.envs.cuda_vector import CudaVectorEnv

    return CudaVectorEnv(key, num_envs, **parameters)
