"""What rules do with several cells at once, in the plain form as quickly as Python can."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from teocalli.engine.replacing import compiled_as
from teocalli.engine.structs import rule


@rule
def fill(values: MutableSequence[int], value: int) -> None:
    """Set every cell."""
    for i in range(len(values)):
        values[i] = value


def may_hold(values: Sequence[int], value: int) -> bool:
    """Whether a closer look at the cells is worth while: some cell has this value. Compiled, a closer look is always
    taken, since what it finds cannot be foretold, and a wrong guess of the processor costs more."""
    return value in values


@compiled_as(may_hold)
def _may_hold(values: Any, value: Any) -> Any:
    def compiled(values: Any, value: Any) -> bool:
        return True

    return compiled


def total(values: Sequence[int]) -> int:
    """All cells added up."""
    return sum(values)


@compiled_as(total)
def _total(values: Any) -> Any:
    def compiled(values: Any) -> int:
        added = 0
        for i in range(len(values)):
            added += values[i]
        return added

    return compiled


def largest(values: Sequence[int]) -> int:
    """The largest number in the cells."""
    return max(values)


@compiled_as(largest)
def _largest(values: Any) -> Any:
    def compiled(values: Any) -> int:
        most: int = values[0]
        for i in range(1, len(values)):
            most = max(most, values[i])
        return most

    return compiled
