"""Rules compiled as Numba does it by itself, by its public interface alone: slower, and slower to compile."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from numba import njit
from numba.extending import overload

OPTIONS: Any = {"error_model": "numpy"}


def compiled_as(function: Any) -> Callable[[Callable[..., Any]], None]:
    """Tell Numba what compiled code runs in the place of a function, by the types of its arguments."""

    def register(implementation: Callable[..., Any]) -> None:
        overload(function, OPTIONS, strict=False)(implementation)

    return register


def entry_point(function: Callable[..., Any]) -> Any:
    """A function that Python calls; it is kept on disk."""
    is_checked = True if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else None
    return njit(boundscheck=is_checked, cache=True, nogil=True, **OPTIONS)(function)


def share(entry: Any) -> None:
    """Numba compiles an entry point again for each of its callers."""
