"""The same rules for a GPU: whole random games as one CUDA kernel, a thread for each game.

`ptx(game)` needs the package `numba-cuda` but no GPU; the text can be launched anywhere (`bench/cuda_run.py`).
States lie as an array of records, cleared by the host.
"""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np

from teocalli.engine.compiled import generate, import_generated
from teocalli.engine.structs import Table

if TYPE_CHECKING:
    from teocalli.engine.game import Game

#: A state in memory on a GPU: a record of an array, cleared by the host.
RECORDS = """
entry = rule


@rule
def record_of(state):
    return state


@rule
def clear(state):
    pass

"""

#: A whole random game: with the generator that the host has keyed, or else by a seed.
GAME = """

@rule
def whole_game(state, menu, cells, seed):
    if state.keyed:
        prepare(state, cells)
    else:
        reset(state, cells, seed)
    return playout(state, seed, menu)
"""

KERNEL = """

from numba import cuda


def kernel(states, menus, decisions, scores, cells, seed):
    i = cuda.grid(1)
    if i < decisions.size:
        decisions[i] = whole_game(states[i], menus[i], cells, seed + i)
        for seat in range(scores.shape[1]):
            scores[i, seat] = score(states[i], seat)
"""


def ptx(game: Game, capability: tuple[int, int] = (9, 0)) -> str:
    """The kernel `kernel(states, menus, decisions, scores, cells, seed)` for devices of this compute capability."""
    numba: Any = import_module("numba")
    cuda: Any = import_module("numba.cuda")
    types = numba.types
    _know_tables()
    _need_no_device(cuda, capability)
    states = numba.from_dtype(game.state.dtype)[::1]
    rows, row = types.int64[:, ::1], types.int64[::1]
    signature = types.void(states, rows, row, rows, row, types.int64)
    with tempfile.TemporaryDirectory() as folder:
        whole = generate(game, RECORDS) + GAME + KERNEL
        module = import_generated(Path(folder) / f"teocalli_cuda_{game.meta.key}.py", whole)
        text, _ = cuda.compile(module.kernel, signature, cc=capability, device=False, output="ptx", abi="numba")
    return text if isinstance(text, str) else str(text, "utf-8")


def _know_tables() -> None:
    """Tables are frozen arrays on a GPU too."""
    types: Any = import_module("numba.cuda.types")

    def typeof_table(value: Table, context: Any) -> Any:
        return types.Array(types.int64, np.array(value).ndim, "C", readonly=True)

    import_module("numba.cuda.extending").typeof_impl.register(Table, typeof_table)


def _need_no_device(cuda: Any, capability: tuple[int, int]) -> None:
    """Compiling asks for the current device only to learn its capability."""
    device = SimpleNamespace(compute_capability=capability)
    for name in ("numba.cuda.dispatcher", "numba.cuda.api", "numba.cuda"):
        module = sys.modules.get(name, cuda)
        if hasattr(module, "get_current_device"):
            module.get_current_device = lambda: device
