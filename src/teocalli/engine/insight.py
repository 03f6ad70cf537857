"""Insights: numbers about one seat's position that an experienced player would look at, for a judge to learn from.

A game writes them in `insight.py`, as a rule: `look(s, seat, numbers)` fills a row of fractions, most of them between 0
and 1, from what the seat may know. A small network learns from them in minutes what it would take hours to learn from
the bare record (`engine/observation.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from teocalli.engine.structs import rule


@rule
def see_nothing(s: Any, seat: int, numbers: Any) -> None:
    pass


@dataclass(frozen=True)
class Insight:
    """How many numbers there are, and the rule that writes them: (rule) look(s, seat, numbers)."""

    count: int = 1
    look: Callable[..., None] = see_nothing


@rule
def steps(numbers: Any, at: int, value: int, most: int) -> int:
    """A count as so many ones in `most` places, so that every further one can be worth something else."""
    for k in range(min(value, most)):
        numbers[at + k] = 1.0
    return at + most
