"""Play on a GPU what `cuda_compile.py` has written: `python bench/cuda_run.py FOLDER [GAME …]`. Needs CuPy and PyTorch.

For each game: whole random games and games of the vector environment are compared with those of the processor, which
the folder has; then the speed of the variants in the folder is measured. Each variant plays each part in a process of
its own with a time limit, so that no failure hides the others.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.engine.game import Setting
from teocalli.engine.gpu import Gpu
from teocalli.engine.sorting import GROUPS, KEYS
from teocalli.games import GAMES, game

#: The thresholds for inlining that environments use (`engine/cuda.py`, which needs Numba; a game's `inlining`).
USED = (30, 0)

LIMIT = 100.0
PLAYERS = 4
#: Games that are compared with the processor's, and steps of an environment.
COMPARED, ENV_GAMES, ENV_STEPS = 512, 256, 300
#: Options of the assembler: with fewer registers more threads run at a time; with little optimising, differences that
#: vanish are the assembler's.
ASSEMBLY = {
    "255": ("--maxrregcount=255",),
    "64": ("--maxrregcount=64",),
    "64-O1": ("--maxrregcount=64", "--opt-level=1"),
}
#: How many games are measured, and threads of a block: whole games, and games a decision at a time.
WHOLE = ((1 << 14, 32), (1 << 17, 64))
PASSES = ((1 << 16, 64), (1 << 17, 64), (1 << 18, 128))
#: Games of an environment, and how many choices are played sorted.
STEPS = ((1 << 16, (0, 2, 4)), (1 << 17, (4,)))


def say(*words: Any) -> None:
    print(*words, flush=True)


class Random:
    """Random games of one variant of the kernels."""

    def __init__(self, gpu: Gpu, key: str, games: int, block: int, seed: int = 1) -> None:
        self.gpu, self.games, played, xp = gpu, games, game(key), gpu.arrays
        size, actions = played.state.dtype.itemsize, played.actions.size
        self.states, self.menus = xp.zeros((games, size), np.uint8), xp.zeros((games, actions + 1), np.int64)
        self.decisions, self.scores = xp.zeros(games, np.int64), xp.zeros((games, PLAYERS), np.int64)
        setting = xp.asarray(np.array(played.setting(Setting(PLAYERS)), np.int64))
        self.over = self.states.view(np.int16)[:, played.state.dtype.fields["over"][1] // 2]
        self.chances, self.seeds = xp.zeros(games, np.int64), -(seed + xp.arange(games))
        order, places, ranks = xp.arange(games), xp.zeros(games, np.int64), xp.zeros(games, np.int64)
        counts, starts = xp.zeros(KEYS * GROUPS, np.int64), xp.zeros(KEYS * GROUPS, np.int64)
        common = self.states, self.menus

        def launcher(name: str, threads: int, *arguments: Any) -> Callable[[], None]:
            return gpu.launcher(name, threads, *arguments, block=block)

        self.whole = launcher("whole_games", games, *common, self.decisions, self.scores, setting, seed, 1)
        rest = self.chances, self.decisions, self.scores, setting, self.seeds, order, places, ranks, counts
        self.kept = order, places, ranks, counts, starts, setting
        self.once = launcher("decide", games, *common, *rest, 0)
        self.on = launcher("decide", games, *common, *rest, 1)
        self.sort = [
            launcher("add_up", len(counts), counts, starts),
            launcher("line_up", max(games, len(counts)), places, ranks, starts, counts, order),
        ]

    def passes(self, launch: Callable[[], None], count: int, is_sorted: bool = True) -> None:
        for _ in range(count):
            launch()
            if is_sorted:
                for step in self.sort:
                    step()

    def told(self) -> tuple[Any, Any, Any]:
        states = self.states.get()
        crcs = np.array([zlib.crc32(state.tobytes()) for state in states], np.int64)
        return self.decisions.get(), self.scores.get(), crcs


def same(name: str, told: Any, expected: Any) -> None:
    wrong = [int((np.asarray(a).reshape(len(a), -1) != np.asarray(b).reshape(len(b), -1)).any(axis=1).sum())
             for a, b in zip(told, expected, strict=True)]  # fmt: skip
    verdict = (
        "all the same as on the processor" if not any(wrong) else f"DIFFERENT (decisions, scores, states): {wrong}"
    )
    say(f"  {name}: {len(told[0])} games, {verdict}")


def timed(gpu: Gpu, work: Callable[[], None]) -> float:
    gpu.wait()
    began = time.perf_counter()
    work()
    gpu.wait()
    return time.perf_counter() - began


def variants(folder: Path, key: str) -> Iterator[Path]:
    """PTX, which the driver assembles as it does for users (half a minute), then machine code that is assembled."""
    for inlining in USED:
        yield from (folder / "code").glob(f"{key}.{inlining}.ptx")
    yield from sorted((folder / "code").glob(f"{key}.*.cubin"))


def assemble(folder: Path, games: list[str]) -> dict[str, list[subprocess.Popen[bytes]]]:
    """Machine code of the PTX in the folder, if it is not there yet, all at the same time."""
    started: dict[str, list[subprocess.Popen[bytes]]] = {key: [] for key in games}
    assembler = shutil.which("ptxas") or shutil.which("/usr/local/cuda/bin/ptxas")
    if assembler is None:
        say("There is no ptxas here.")
        return started
    for key in games:
        for source in sorted((folder / "code").glob(f"{key}.*.ptx")):
            for name, options in ASSEMBLY.items():
                target = source.with_suffix(f".{name}.cubin")
                if not target.exists():
                    command = [assembler, "-arch=sm_90", *options, str(source), "-o", str(target)]
                    started[key].append(subprocess.Popen(command))
    return started


def wait_for(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        Path(process.args[-1]).unlink(missing_ok=True)  # type: ignore[index, arg-type]  # always a list of texts here
        say(f"  cut off: {process.args}")


def random_part(folder: Path, key: str, path: Path) -> None:
    expected = np.load(folder / "expected" / f"{key}.npz")
    expected = expected["decisions"], expected["scores"], expected["crcs"]
    gpu = Gpu(path)
    small = Random(gpu, key, COMPARED, 64)
    small.whole()
    same(f"{path.name}, whole games", small.told(), expected)
    small = Random(gpu, key, COMPARED, 64)
    for _ in range(100):
        small.passes(small.once, 100)
        if bool(small.over.all()):
            break
    same(f"{path.name}, decide", small.told(), expected)
    for games, block in WHOLE:
        many = Random(gpu, key, games, block)
        many.whole()
        seconds = min(timed(gpu, many.whole) for _ in range(2))
        say(f"  {path.name}, whole games, {games} by {block}: {int(many.decisions.sum()) / seconds / 1e6:.0f} M/s")
    for games, block in PASSES:
        for is_sorted in (True, False) if (games, block) == PASSES[1] else (True,):
            say(f"  {path.name}, decide, {'sorted' if is_sorted else 'as they lie'}, {games} by {block}: "
                + rate_of_passes(gpu, key, games, block, is_sorted))  # fmt: skip


def rate_of_passes(gpu: Gpu, key: str, games: int, block: int, is_sorted: bool) -> str:
    many = Random(gpu, key, games, block)
    for _ in range(6):  # until the games have run apart
        many.passes(many.on, 100, is_sorted)
    before = int(many.decisions.sum())
    seconds = timed(gpu, lambda: many.passes(many.on, 100, is_sorted))
    made = int(many.decisions.sum()) - before
    sorting = timed(gpu, lambda: many.passes(many.sort[0], 100)) / 100 if is_sorted else 0.0
    return f"{made / seconds / 1e6:.0f} M/s ({seconds * 1e4:.0f} us a pass, of it sorting {sorting * 1e6:.0f})"


# ---------------------------------------------------------------- environments


def actions_of(torch: Any, masks: Any, step: int) -> Any:
    """The same choice of actions as `gpu_check.chosen` makes."""
    rows = torch.arange(len(masks), device=masks.device)
    mixed = (step * 7919 + rows * 104729) & 0xFFFF
    places = masks.cumsum(1, dtype=torch.int64)
    wanted = 1 + mixed % places[:, -1].clamp(min=1)
    picks = ((places == wanted[:, None]) & (masks == 1)).int().argmax(1)
    return torch.where((places[:, -1] == 0) | (mixed % 997 == 0), 0, picks)


def env_part(folder: Path, key: str, path: Path) -> None:
    import torch

    from teocalli.envs.cuda_vector import CudaVectorEnv

    compare_steps(torch, key, path, np.load(folder / "expected" / f"{key}.env.npy"))
    for games, several in STEPS:
        for rounds in several:
            say(f"  {path.name}, environment, {games} games, {rounds} sorted rounds: "
                + rate_of_steps(torch, CudaVectorEnv(key, games, rounds=rounds, code=path)))  # fmt: skip


def compare_steps(torch: Any, key: str, path: Path, wanted: Any) -> None:
    from teocalli.envs.cuda_vector import CudaVectorEnv

    env: Any = CudaVectorEnv(key, ENV_GAMES, 2, 2, code=path)
    seen, _ = env.reset(seed=5)
    for step in range(ENV_STEPS):
        masks = torch.from_dlpack(seen["action_mask"])
        seen, rewards, over, _, _ = env.step(actions_of(torch, masks, step))
        told = [torch.from_dlpack(a).cpu().numpy() for a in (seen["observation"], seen["action_mask"], rewards)]
        got = [zlib.crc32(np.ascontiguousarray(a).tobytes()) for a in (*told, over.get())]
        if got != wanted[step].tolist():
            is_same = dict(zip(("observation", "mask", "reward", "over"), np.array(got) == wanted[step], strict=True))
            say(f"  {path.name}, environment: step {step} DIFFERS; the same: {is_same}")
            return
    say(f"  {path.name}, environment through DLPack: {ENV_GAMES} games, {ENV_STEPS} steps, all the same")


def rate_of_steps(torch: Any, env: Any, steps: int = 60, warm: int = 60) -> str:
    seen, _ = env.reset(seed=1)
    seconds = 0.0
    for step in range(warm + steps):
        masks = torch.from_dlpack(seen["action_mask"])
        actions = (torch.rand(masks.shape, device=masks.device) * masks).argmax(1)
        torch.cuda.synchronize()
        began = time.perf_counter()
        seen, *_ = env.step(actions)
        torch.cuda.synchronize()
        seconds += time.perf_counter() - began if step >= warm else 0.0
    parts = []
    names = ("answer", *("sort",) * 2, *(("once", "sort", "sort") * env._rounds), "finish", "sort", "sort", "see")
    for name, launch in zip(names, env._steps, strict=True):
        parts.append((name, timed(env.gpu, launch) * 1e6))
    split = {name: round(sum(t for n, t in parts if n == name)) for name in dict.fromkeys(names)}
    return f"{steps * env.num_envs / seconds / 1e6:.1f} M steps/s; one more step by parts, us: {split}"


def torture_part(folder: Path, key: str, path: Path) -> None:
    """Actions of all kinds, most of them nonsense: a game may end, and nothing else may happen."""
    import torch

    from teocalli.envs.cuda_vector import CudaVectorEnv

    env: Any = CudaVectorEnv(key, 1 << 14, PLAYERS, code=path)
    seen, _ = env.reset(seed=3)
    ends = 0
    for step in range(600):
        masks = torch.from_dlpack(seen["action_mask"])
        actions = (torch.rand(masks.shape, device=masks.device) * masks).argmax(1)
        wild = torch.randint(-(1 << 62), 1 << 62, actions.shape, device=masks.device)
        actions = torch.where(torch.rand(actions.shape, device=masks.device) < 0.02, wild, actions)
        seen, _, over, _, _ = env.step(actions)
        ends += int(over.sum()) if step % 50 == 0 else 0
    env.gpu.wait()
    say(f"  {path.name}: 600 steps of 16384 games of four with 2 % wild actions, no error; {ends} ends in 12 steps")
    import os

    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    import jax

    taken = jax.dlpack.from_dlpack(seen["action_mask"])
    is_same = int(taken.sum()) == int(seen["action_mask"].sum())
    say(f"  JAX takes the masks by DLPack: {taken.shape}, the same sum: {is_same}")


PARTS = {"random": random_part, "env": env_part, "torture": torture_part}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--part", choices=PARTS)
    parser.add_argument("--code", type=Path, help="one variant only")
    given = parser.parse_args()
    if given.part and given.code:
        PARTS[given.part](given.folder, given.games[0], given.code)
        return
    began = time.perf_counter()
    assembling = assemble(given.folder, given.games)
    for key in given.games:
        for process in assembling[key]:
            wait_for(process)
        for part in [given.part] if given.part else PARTS:
            say(f"{key}, {part} ({time.perf_counter() - began:.0f} s)")
            for path in variants(given.folder, key):
                run_part(given.folder, key, part, path)
    say(f"all parts: {time.perf_counter() - began:.0f} s")


def run_part(folder: Path, key: str, part: str, path: Path) -> None:
    """A process of its own."""
    command = [sys.executable, __file__, str(folder), key, "--part", part, "--code", str(path)]
    try:
        done = subprocess.run(command, timeout=LIMIT, check=False, stderr=subprocess.PIPE, text=True)
    except subprocess.TimeoutExpired:
        say(f"  {path.name} cut off after {LIMIT:.0f} s")
        return
    if done.returncode:
        last = [line for line in done.stderr.splitlines() if "Error" in line]
        say(f"  {path.name} ended with status {done.returncode}: {last[0] if last else done.stderr[-300:]}")


if __name__ == "__main__":
    main()
