"""What kernels for a GPU may ask for besides the rules: which thread they are, and numbers in a queue.

Where a kernel runs as plain Python, somebody sets `Turn.thread` for each thread in turn.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.replacing import can_compile


class Turn:
    """Which thread it is where kernels run as they are."""

    thread = 0


def thread() -> int:
    """The number of this thread among all of the launch."""
    return Turn.thread


def take_number(counters: Any, place: int) -> int:
    """Count up a counter that threads share; its value as it was before."""
    counters[place] += 1
    return int(counters[place] - 1)


if can_compile():
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    from teocalli.engine.compiling import compiled_as

    @intrinsic
    def _thread(typing: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            def read(name: str) -> Any:
                full = f"llvm.nvvm.read.ptx.sreg.{name}.x"
                known = builder.module.globals.get(full)
                return builder.call(known or ir.Function(builder.module, ir.FunctionType(ir.IntType(32), []), full), [])

            number = builder.add(builder.mul(read("ctaid"), read("ntid")), read("tid"))
            return builder.zext(number, ir.IntType(64))

        return types.int64(), make

    @intrinsic
    def _take_number(typing: Any, counters: Any, place: Any) -> Any:
        def make(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, values[0])
            address = builder.gep(array.data, [context.cast(builder, values[1], signature.args[1], types.intp)])
            return builder.atomic_rmw("add", address, ir.Constant(ir.IntType(64), 1), "monotonic")

        return types.int64(counters, place), make

    # an intrinsic's first parameter is given by Numba
    compiled_as(thread)(lambda: lambda: _thread())  # type: ignore[call-arg]
    compiled_as(take_number)(
        lambda counters, place: lambda counters, place: _take_number(counters, place)  # type: ignore[call-arg]
    )
