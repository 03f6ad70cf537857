"""Whether kernels play the processor's games on the GPU at hand.

NVIDIA's assembler has made wrong machine code of right kernels (see `docs/engine.md`), so nothing is trusted that was
not compared. That happens once for each file of kernels, GPU and driver, in a process of its own, since a kernel that
reads wrong addresses takes its process along.
"""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from teocalli.engine.gpu import Gpu, capability, cupy

if TYPE_CHECKING:
    from teocalli.engine.game import Game
    from teocalli.engine.kernel import Kernel

log = logging.getLogger(__name__)

#: Games that are compared for each number of players, and steps. In a few hundred games wrong kernels have been right.
GAMES, STEPS = 4096, 200
PLAYERS = (2, 4)
#: Seconds that a comparison may take; the rules may have to be compiled for the processor first.
LIMIT = 1200
#: How a comparison ends that has found a difference; a process that fails for any other reason ends otherwise.
DIFFERS = 3
#: Numbers with a fraction may be rounded in another order.
NEAR = 1e-5
#: Where the driver tells its own version; CuPy knows only that of CUDA.
DRIVER = Path("/proc/driver/nvidia/version")

#: Many games that take their actions, or begin (None), and tell arrays by name; `masks` are among them.
Play = Callable[[Any], Mapping[str, Any]]


class NotTheSame(Exception):
    """Kernels that play differently from the processor; the text says what was found."""


class NotCompared(Exception):
    """Kernels that could not be compared with the processor; the text says why."""


def difference(one: Play, two: Play, steps: int) -> str:
    """What first differs between games that get the same actions; empty if nothing does."""
    actions = None
    for step in range(steps):
        told, again = one(actions), two(actions)
        for name in told:
            if not _same(_here(told[name]), _here(again[name])):
                return f"step {step}: {name} differ"
        actions = chosen(_here(told["masks"]), step)
    return ""


def _here(array: Any) -> Any:
    """An array in the processor's memory."""
    return array.get() if hasattr(array, "get") else np.asarray(array)


def _same(one: Any, two: Any) -> bool:
    if np.array_equal(one, two):
        return True
    return one.dtype.kind == "f" and one.shape == two.shape and np.allclose(one, two, NEAR, NEAR)


def chosen(masks: Any, step: int) -> Any:
    """A legal action of each game; now and then action 0, legal or not."""
    mixed = (step * 7919 + np.arange(len(masks)) * 104729) & 0xFFFF
    places = masks.cumsum(axis=1, dtype=np.int16)
    wanted = 1 + mixed % np.maximum(places[:, -1], 1)
    picks = ((places == wanted[:, None]) & (masks == 1)).argmax(axis=1)
    return np.where((places[:, -1] == 0) | (mixed % 997 == 0), 0, picks)


def checked_gpu(game: Game, kernels: Sequence[Kernel], module: str) -> Gpu:
    """The GPU with kernels that are compiled here, or were before, and play the processor's games."""
    from teocalli.engine.cuda import INLINING, kept_ptx

    arrays = cupy()
    inlining = INLINING if game.inlining is None else game.inlining
    return Gpu(checked(game, kept_ptx(game, kernels, capability(arrays), inlining), arrays, module))


def end(found: str) -> NoReturn:
    """End a process that compares, with a difference that it has found."""
    print(found, file=sys.stderr)
    sys.exit(DIFFERS)


def checked(game: Game, code: Path, arrays: Any, module: str) -> Path:
    """The same file, once `python -m module GAME CODE` has ended well with this GPU and driver."""
    mark = mark_of(code, arrays)
    if not mark.exists():
        log.warning("Comparing %s on this GPU with the processor, once: about a minute.", game.meta.title)
        _compare([sys.executable, "-m", module, game.meta.key, str(code)])
        mark.touch()
    return code


def mark_of(code: Path, arrays: Any) -> Path:
    """The file that vouches for kernels on a GPU and with a driver, which assembles them."""
    runtime = arrays.cuda.runtime
    name = runtime.getDeviceProperties(arrays.cuda.Device().id)["name"].decode()
    own = re.search(r"\d+\.[\d.]+", DRIVER.read_text(encoding="utf-8")) if DRIVER.exists() else None
    told = f"{name} {runtime.driverGetVersion()} {own.group() if own else ''}".strip()
    return code.with_suffix("." + re.sub(r"\W+", "-", told) + ".checked")


def _compare(command: Sequence[str]) -> None:
    """Let a process compare; its last words tell why it did not end well."""
    try:
        done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        raise NotCompared(f"no answer within {LIMIT} seconds") from None
    except OSError as error:
        raise NotCompared(str(error)) from None
    if done.returncode:
        said = done.stderr.strip().splitlines() or [f"status {done.returncode}"]
        raise (NotTheSame if done.returncode == DIFFERS else NotCompared)(said[-1])
