"""Write a game's kernels for a GPU, and what the processor plays: `python bench/cuda_compile.py FOLDER [GAME …]`.

Needs Numba and no GPU. `cuda_run.py` plays the same on a GPU and compares. The PTX of each game comes in variants: with
much, little and no inlining.
"""

from __future__ import annotations

import argparse
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from cuda_kernels import KERNELS
from cuda_run import COMPARED, ENV_GAMES, ENV_STEPS, PLAYERS

from teocalli.engine.cuda import ptx
from teocalli.engine.game import Setting
from teocalli.engine.gpu_check import chosen
from teocalli.envs.cuda_kernels import KERNELS as ENV_KERNELS
from teocalli.envs.vector import VectorEnv
from teocalli.games import GAMES, game

#: LLVM's thresholds for inlining.
INLINING = (225, 30, 0)


def compile_kernels(folder: Path, key: str) -> None:
    kernels = list({kernel.function.__name__: kernel for kernel in (*KERNELS, *ENV_KERNELS)}.values())
    for inlining in INLINING:
        began = time.perf_counter()
        text = ptx(game(key), kernels, inlining=inlining)
        (folder / f"{key}.{inlining}.ptx").write_text(text, encoding="utf-8")
        print(f"{key}: {len(text)} bytes of PTX in {time.perf_counter() - began:.0f} s", flush=True)


def play_games(folder: Path, key: str) -> None:
    """Random games from consecutive seeds: decisions, scores and the states at the end."""
    fast = game(key).compiled
    decisions, scores, crcs = [], [], []
    for seed in range(1, COMPARED + 1):
        state = fast.new(Setting(PLAYERS), seed)
        decisions.append(fast.playout(state, seed))
        scores.append(fast.standing(state)[0])
        crcs.append(zlib.crc32(state.tobytes()))
    np.savez(folder / f"{key}.npz", decisions=decisions, scores=scores, crcs=crcs)


def step_environments(folder: Path, key: str) -> None:
    """What the vector environment tells, step by step."""
    env: Any = VectorEnv(key, ENV_GAMES, 2, 2)
    seen, _ = env.reset(seed=5)
    told = []
    for step in range(ENV_STEPS):
        seen, rewards, over, _, _ = env.step(chosen(seen["action_mask"], step))
        told.append([zlib.crc32(a.tobytes()) for a in (seen["observation"], seen["action_mask"], rewards, over)])
    np.save(folder / f"{key}.env.npy", np.array(told, np.int64))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--only-play", action="store_true", help="leave the kernels as they are")
    given = parser.parse_args()
    for name in ("code", "expected"):
        (given.folder / name).mkdir(parents=True, exist_ok=True)
    for key in given.games:
        play_games(given.folder / "expected", key)
        step_environments(given.folder / "expected", key)
        if not given.only_play:
            compile_kernels(given.folder / "code", key)


if __name__ == "__main__":
    main()
