"""Thousands of games on an NVIDIA GPU, with the conventions of `vector.py` and the same games from the same seeds.

Observations, masks, rewards and ends are CuPy arrays on the device: `torch.from_dlpack(array)` and
`jax.dlpack.from_dlpack(array)` take them without a copy, and actions may be anything that speaks DLPack. An action that
the mask does not have ends its game, whatever it is: nothing is played unchecked.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from teocalli.engine.chance import seeded
from teocalli.engine.forced import ASK
from teocalli.engine.game import Game, Setting
from teocalli.engine.gpu import Gpu
from teocalli.engine.gpu_check import NotCompared, NotTheSame, checked_gpu
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.refusals import BadUse
from teocalli.engine.replacing import can_compile
from teocalli.engine.sorting import GROUPS, KEYS
from teocalli.envs.board import fewest_options, place_of
from teocalli.envs.cuda_kernels import KERNELS
from teocalli.envs.spaces import action_space, fresh_seed, observation_space
from teocalli.envs.step import ILLEGAL, OVER, RUNS
from teocalli.games import game as game_of

#: Choices of others that are played with the games sorted, before the rest is played as it comes.
ROUNDS = 0
#: DLPack's number for memory of an NVIDIA GPU.
CUDA = 2


def device_with(game: Game, code: Path | None) -> Gpu:
    """A GPU with the kernels of a game: those of a file, or else compiled and checked here, which needs Numba."""
    if code is not None:
        return Gpu(code)
    if not can_compile():
        raise BadUse("Compiling the games for a GPU needs Numba: pip install numba.")
    told = f"On this GPU {game.meta.title}"
    try:
        return checked_gpu(game, KERNELS, "teocalli.envs.cuda_check")
    except NotTheSame as found:
        raise BadUse(f"{told} plays differently from the processor ({found}). Use device='cpu'.") from None
    except NotCompared as why:
        raise BadUse(f"{told} could not be compared with the processor ({why}). Use device='cpu'.") from None


class CudaVectorEnv(GymnasiumVectorEnv[dict[str, Any], Any, Any]):
    """Many games on the device; observations and masks are written over with every step: copy what is to be kept."""

    def __init__(
        self,
        key: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 1,
        options: dict[str, str] | None = None,
        ask: str = ASK[0],
        illegal_reward: float = -1.0,
        rounds: int = ROUNDS,
        code: Path | None = None,
        gpu: Any = None,
    ) -> None:
        self.game, setting = game_of(key), Setting(players, options or {})
        self.seat, self.num_envs, self.fewest = place_of(seat, players), num_envs, fewest_options(ask)
        self._setting = self.game.setting(setting)
        self.gpu = gpu or device_with(self.game, code)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space, self.single_action_space = observation_space(self.game), action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.illegal_reward, self._unit, self._rounds = illegal_reward, self.game.meta.score_unit, rounds
        self._make_memory()
        self._steps = self._plan()

    def _make_memory(self) -> None:
        xp, n, tables = self.gpu.arrays, self.num_envs, self.game.observation
        self.states = xp.zeros((n, self.game.state.dtype.itemsize), np.uint8)
        self.over = xp.full(n, OVER, np.int64)
        self._actions, self._chances, self._rewards = (xp.zeros(n, np.int64) for _ in range(3))
        self._menus = xp.zeros((n, self.game.actions.size + 1), np.int64)
        self._masks = xp.zeros((n, self.game.actions.size), np.int8)
        self._seen = xp.zeros((n, tables.count), np.int16)
        self._turns = xp.zeros((n, 2 * MOST_SEATS), np.int64)
        self._order, self._places, self._ranks = xp.arange(n), xp.zeros(n, np.int64), xp.zeros(n, np.int64)
        self._counts, self._starts = xp.zeros(KEYS * GROUPS, np.int64), xp.zeros(KEYS * GROUPS, np.int64)
        self._cells = xp.asarray(np.array(self._setting, np.int64))
        self._tables = [xp.asarray(table) for table in (tables.table, tables.stack, tables.first, tables.layout)]

    def _plan(self) -> list[Callable[[], None]]:
        """The launches of one step."""
        n, seat, fewest, gpu = self.num_envs, self.seat, self.fewest, self.gpu
        cells, layout = self.states.view(np.int16), self._tables[3]
        order = self._order, self._places, self._ranks, self._counts
        sort = [
            gpu.launcher("add_up", len(self._counts), self._counts, self._starts),
            gpu.launcher(
                "line_up",
                max(n, len(self._counts)),
                *(self._places, self._ranks, self._starts, self._counts, self._order),
            ),
        ]
        played = self._chances, self._menus
        answer = gpu.launcher(
            "answer_games",
            n,
            *(self.states, self._cells, seat, self._actions, *played, self.over, self._masks, *order),
        )
        once = gpu.launcher("play_once", n, self.states, seat, fewest, *played, *order)
        finish = gpu.launcher(
            "finish_games",
            n,
            *(self.states, cells, seat, fewest, *played, self.over, self._rewards, self._masks, layout),
            *(self._turns, *order),
        )
        see = gpu.launcher("see_games", self._seen.size, cells, seat, *self._tables, self._turns, self._seen, block=256)
        return [answer, *sort, *(self._rounds * [once, *sort]), finish, *sort, see]

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        start = fresh_seed(self.np_random)
        self._chances[:] = self.gpu.arrays.asarray(np.array([seeded(start + i) for i in range(self.num_envs)]))
        self.over[:] = OVER
        self._step()
        return self._shown(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        xp = self.gpu.arrays
        self._actions[:] = xp.from_dlpack(actions) if _is_on_device(actions) else xp.asarray(np.asarray(actions))
        self._step()
        rewards = xp.where(self.over == ILLEGAL, self.illegal_reward, self._rewards / self._unit)
        return self._shown(), rewards, self.over != RUNS, xp.zeros(self.num_envs, bool), {}

    def _step(self) -> None:
        for launch in self._steps:
            launch()

    def _shown(self) -> dict[str, Any]:
        return {"observation": self._seen, "action_mask": self._masks}


def _is_on_device(array: Any) -> bool:
    return hasattr(array, "__dlpack_device__") and int(array.__dlpack_device__()[0]) == CUDA
