"""What rules do with several cells at once, in the plain form as quickly as Python can.

Python's own functions are given names here by `partial`: compiled code has something else in their place, and a
function of ours around them would take longer than they do.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from typing import Any

from teocalli.engine.replacing import compiled_as
from teocalli.engine.structs import rule


@rule
def fill(values: MutableSequence[int], value: int) -> None:
    """Set every cell."""
    for i in range(len(values)):
        values[i] = value


def copy_cells(source: Sequence[int], start: int, values: MutableSequence[int]) -> None:
    """Set every cell to what a longer row holds from `start` on."""
    values[:] = source[start : start + len(values)]


@compiled_as(copy_cells)
def _copy_cells(source: Any, start: Any, values: Any) -> Any:
    def compiled(source: Any, start: Any, values: Any) -> None:
        for i in range(len(values)):
            values[i] = source[start + i]

    return compiled


def may_hold(values: Sequence[int], value: int) -> bool:
    """Whether a closer look at the cells is worth while: some cell has this value. Compiled, a closer look is always
    taken, since what it finds cannot be foretold, and a wrong guess of the processor costs more."""
    return value in values


@compiled_as(may_hold)
def _may_hold(values: Any, value: Any) -> Any:
    def compiled(values: Any, value: Any) -> bool:
        return True

    return compiled


#: All cells added up.
total: Callable[[Sequence[int]], int] = partial(sum)


@compiled_as(total)
def _total(values: Any) -> Any:
    def compiled(values: Any) -> int:
        added = 0
        for i in range(len(values)):
            added += values[i]
        return added

    return compiled


#: The largest number in the cells.
largest: Callable[[Sequence[int]], int] = partial(max)


@compiled_as(largest)
def _largest(values: Any) -> Any:
    def compiled(values: Any) -> int:
        most: int = values[0]
        for i in range(1, len(values)):
            most = max(most, values[i])
        return most

    return compiled
