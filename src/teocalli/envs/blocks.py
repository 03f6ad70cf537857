"""Blocks of neighbouring cells, which the processor copies and compares at once.

Numba would go through a block cell by cell; so both are written as one operation on a vector, which LLVM makes of as
few instructions as a processor has for it. Whoever calls sees to it that a block lies within its array.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence, Sequence
from typing import Any

from teocalli.engine.replacing import compiled_as

#: Cells of 16 bits in a block: a line of the processor's cache.
BLOCK = 32


def copy_block(source: Sequence[int], start: int, target: MutableSequence[int], place: int) -> None:
    """Copy the block that begins at `start` to `place`."""
    target[place : place + BLOCK] = source[start : start + BLOCK]


def changed_in_block(one: Sequence[int], start: int, two: Sequence[int], place: int) -> int:
    """Where a block of one array differs from a block of another: a bit for each cell."""
    return sum(1 << i for i in range(BLOCK) if one[start + i] != two[place + i])


@compiled_as(copy_block)
def _copy_block(source: Any, start: Any, target: Any, place: Any) -> Any:
    from numba.core import types

    def make(builder: Any, here: Any, there: Any) -> None:
        builder.store(builder.load(here, align=2), there, align=2)

    copied = _on_blocks(types.none, make)
    return lambda source, start, target, place: copied(source, start, target, place)


@compiled_as(changed_in_block)
def _changed_in_block(one: Any, start: Any, two: Any, place: Any) -> Any:
    from llvmlite import ir
    from numba.core import types

    def make(builder: Any, here: Any, there: Any) -> Any:
        differ = builder.icmp_unsigned("!=", builder.load(here, align=2), builder.load(there, align=2))
        return builder.zext(builder.bitcast(differ, ir.IntType(BLOCK)), ir.IntType(64))

    compared = _on_blocks(types.int64, make)
    return lambda one, start, two, place: compared(one, start, two, place)


def _on_blocks(result: Any, make: Callable[[Any, Any, Any], Any]) -> Any:
    """A function of compiled code: `make` writes what is done with the addresses of two blocks."""
    from llvmlite import ir
    from numba.extending import intrinsic

    block = ir.VectorType(ir.IntType(16), BLOCK).as_pointer()

    @intrinsic
    def on_blocks(typing: Any, one: Any, start: Any, two: Any, place: Any) -> Any:
        def write(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            def address(array: int) -> Any:
                cells = context.make_array(signature.args[array])(context, builder, values[array])
                return builder.bitcast(builder.gep(cells.data, [values[array + 1]]), block)

            made = make(builder, address(0), address(2))
            return context.get_dummy_value() if made is None else made

        return result(one, start, two, place), write

    return on_blocks
