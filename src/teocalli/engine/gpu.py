"""An NVIDIA GPU with the kernels of one game (`engine/cuda.py`), through CuPy."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from teocalli.engine.refusals import BadUse

#: Threads of a block.
BLOCK = 64
NO_CUPY = "Games on a GPU need CuPy: pip install cupy-cuda13x. On the processor they run without it."
NO_GPU = "There is no NVIDIA GPU that CuPy can use here ({error}). On the processor the games run without one."


class NoCupy(BadUse):
    """CuPy is not installed."""

    def __init__(self) -> None:
        super().__init__(NO_CUPY)


class NoGpu(BadUse):
    """CuPy finds no GPU that it can use; `why` is what it said."""

    def __init__(self, why: Exception) -> None:
        super().__init__(NO_GPU.format(error=why))
        self.why = why


class Gpu:
    """Memory of the device and launches. `code` is a file of PTX or of machine code."""

    def __init__(self, code: Path) -> None:
        self.arrays = cupy()
        self._module = self.arrays.RawModule(path=str(code))

    def launcher(self, name: str, threads: int, *arguments: Any, block: int = BLOCK) -> Callable[[], None]:
        """A kernel with its arguments, ready to be launched again and again on the same memory."""
        function = self._module.get_function(name)
        flat = tuple(flattened(arguments))
        blocks = (threads + block - 1) // block
        return lambda: function((blocks,), (block,), flat)

    def wait(self) -> None:
        self.arrays.cuda.Device().synchronize()


def flattened(arguments: Any) -> Any:
    """Arguments as kernels take them: arrays by their address and lengths."""
    for argument in arguments:
        if isinstance(argument, (int, np.integer)):
            yield np.int64(argument)
        else:
            yield argument
            yield from map(np.int64, argument.shape)


def cupy() -> Any:
    """CuPy, where there is one and a GPU with it."""
    try:
        found = import_module("cupy")
    except ImportError as missing:
        raise NoCupy from missing
    try:
        count = found.cuda.runtime.getDeviceCount()
    except Exception as error:  # CuPy has an exception of its own for each library
        raise NoGpu(error) from error
    if not count:
        raise NoGpu(LookupError("no device"))
    return found


def capability(arrays: Any) -> tuple[int, int]:
    """The compute capability of the current device."""
    digits = str(arrays.cuda.Device().compute_capability)
    return int(digits[:-1]), int(digits[-1])
