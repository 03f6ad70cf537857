"""Whether environments on the GPU at hand are the processor's: `python -m teocalli.envs.cuda_check GAME CODE`."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from teocalli.engine.gpu_check import GAMES, PLAYERS, STEPS, Play, difference, end


def compare(one: Any, two: Any, steps: int) -> str:
    """What first differs between environments that get the same seed and the same actions; empty if nothing does."""
    return difference(_told_by(one), _told_by(two), steps)


def _told_by(env: Any) -> Play:
    def told(actions: Any) -> Mapping[str, Any]:
        seen, rewards, ends = (env.reset(seed=5)[0], 0, 0) if actions is None else env.step(actions)[:3]
        shown = {"observations": seen["observation"], "masks": seen["action_mask"], "states": env.states}
        return {**shown, "rewards": rewards, "ends": ends}

    return told


def main(key: str, code: Path) -> None:
    from teocalli.envs.cuda_vector import CudaVectorEnv
    from teocalli.envs.vector import VectorEnv

    for players in PLAYERS:
        found = compare(VectorEnv(key, GAMES, players), CudaVectorEnv(key, GAMES, players, code=code), STEPS)
        if found:
            end(f"{players} players, {found}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
