"""What compiled code runs in the place of a function.

Numba is told of it when something is compiled first (`compiling.py`): it is large, and a server whose bots think in
processes of their own never needs it.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeVar

#: By the types of the arguments, a Python function to compile.
Implementation = TypeVar("Implementation", bound=Callable[..., Any])
#: Whether Numba is installed. Whether it works here is known only when it is imported: see `can_compile`.
HAVE_NUMBA = find_spec("numba") is not None


@cache
def can_compile() -> bool:
    """Whether rules can be compiled here; where they cannot, everything works in the plain form.

    This imports the compiler. One that is installed and does not work, as a Numba beside too new a NumPy or one whose
    libraries cannot be loaded, is told once.
    """
    if not HAVE_NUMBA:
        return False
    try:
        import_module("teocalli.engine.compiling")
    except (ImportError, OSError) as error:
        warnings.warn(f"Nothing is compiled, since Numba does not work here: {error}", RuntimeWarning, stacklevel=2)
        return False
    return True


class _Replacements:
    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
        self.tell: Callable[[Any], Callable[[Any], None]] | None = None


_replacements = _Replacements()


def compiled_as(function: Callable[..., Any]) -> Callable[[Implementation], Implementation]:
    """Say what compiled code runs in the place of a function."""

    def register(implementation: Implementation) -> Implementation:
        if _replacements.tell is None:
            _replacements.waiting.append((function, implementation))
        else:
            _replacements.tell(function)(implementation)
        return implementation

    return register


def tell_compiler(tell: Callable[[Any], Callable[[Any], None]]) -> None:
    """From now on the compiler is told of all replacements, first of those that were waiting for it."""
    _replacements.tell = tell
    for function, implementation in _replacements.waiting:
        tell(function)(implementation)
    _replacements.waiting.clear()
