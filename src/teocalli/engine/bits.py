"""Sets of small numbers, each a bit of one integer: hexes in reach, values of dice that fit.

Those in a set are gone through from the smallest on:

    while places != 0:
        place = first_among(places)
        places = after_first(places)
        ...
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.replacing import compiled_as
from teocalli.engine.structs import rule


@rule
def is_among(bits: int, number: int) -> bool:
    return (bits >> number) & 1 == 1


def first_among(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@rule
def after_first(bits: int) -> int:
    """The set without its smallest number."""
    return bits & (bits - 1)


@compiled_as(first_among)
def _first_among(bits: Any) -> Any:
    from numba.extending import intrinsic

    @intrinsic
    def trailing_zeros(typing: Any, bits: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.cttz(values[0], context.get_constant(_boolean(), 1))

        return bits(bits), make

    return lambda bits: trailing_zeros(bits)  # type: ignore[call-arg]  # Numba gives an intrinsic's first argument


def _boolean() -> Any:
    from numba.core import types

    return types.boolean
