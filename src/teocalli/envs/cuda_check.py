"""Whether kernels play the processor's games on the GPU at hand: `python -m teocalli.envs.cuda_check GAME CODE`.

NVIDIA's assembler has made wrong machine code of right kernels (see `docs/engine.md`), so nothing is trusted that was
not compared. That happens once for each file of kernels, in a process of its own, since a kernel that reads wrong
addresses takes its process along.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.engine.game import Game
from teocalli.engine.refusals import BadUse

#: Games that are compared for each number of players, and steps. In a few hundred games wrong kernels have been right.
GAMES, STEPS = 4096, 200


def compare(one: Any, two: Any, steps: int) -> str:
    """What first differs between environments that get the same seed and the same actions; empty if nothing does."""
    told = [(*env.reset(seed=5), 0, 0) for env in (one, two)]
    for step in range(steps):
        shown = [(seen["observation"], seen["action_mask"], env.states, *ends[1:3])
                 for env, (seen, *ends) in zip((one, two), told, strict=True)]  # fmt: skip
        for name, *both in zip(("observations", "masks", "states", "rewards", "ends"), *shown, strict=True):
            if (_here(both[0]) != _here(both[1])).any():
                return f"step {step}: {name} differ"
        actions = chosen(_here(shown[0][1]), step)
        told = [env.step(actions)[:4] for env in (one, two)]
    return ""


def _here(array: Any) -> Any:
    """An array in the processor's memory."""
    return array.get() if hasattr(array, "get") else np.asarray(array)


def chosen(masks: Any, step: int) -> Any:
    """A legal action of each game; now and then action 0, legal or not."""
    mixed = (step * 7919 + np.arange(len(masks)) * 104729) & 0xFFFF
    places = masks.cumsum(axis=1, dtype=np.int16)
    wanted = 1 + mixed % np.maximum(places[:, -1], 1)
    picks = ((places == wanted[:, None]) & (masks == 1)).argmax(axis=1)
    return np.where((places[:, -1] == 0) | (mixed % 997 == 0), 0, picks)


def checked(game: Game[Any], code: Path) -> Path:
    """The same file, when its kernels have played the processor's games here; else a sentence says so."""
    mark = code.with_suffix(".checked")
    if not mark.exists():
        command = [sys.executable, "-m", __name__, game.meta.key, str(code)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            last = (done.stderr.strip().splitlines() or ["?"])[-1]
            raise BadUse(
                f"On this GPU {game.meta.title} does not play the processor's games ({last}). Use device='cpu'."
            )
        mark.touch()
    return code


def main(key: str, code: Path) -> None:
    from teocalli.envs.cuda_vector import CudaVectorEnv
    from teocalli.envs.vector import VectorEnv

    for players in (2, 4):
        found = compare(VectorEnv(key, GAMES, players), CudaVectorEnv(key, GAMES, players, code=code), STEPS)
        if found:
            sys.exit(f"{players} players, {found}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
