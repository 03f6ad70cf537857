"""The kernels for a GPU on the processor: the same module of LLVM, thread after thread, with NumPy's memory.

`python -m tests.cuda_form GAME` compiles them (a minute or two) and compares the GPU's vector environment with the
processor's; it ends with an error where they differ.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from teocalli.engine.cuda import linked
from teocalli.engine.game import Game
from teocalli.engine.gpu import flattened
from teocalli.engine.kernel import Kernel
from teocalli.games import game as find_game

#: What a GPU would say of its threads: one block of one thread, whose number is set by whoever calls.
SPECIAL = """
@thread_number = global i32 0
define i32 @thread_tid() {{
  %n = load i32, ptr @thread_number
  ret i32 %n
}}
define i32 @thread_ctaid() {{
  ret i32 0
}}
define i32 @thread_ntid() {{
  ret i32 1
}}
"""


class Processor:
    """The interface of `engine.gpu.Gpu`, without a GPU."""

    arrays = np

    def __init__(self, game: Game, kernels: Sequence[Kernel]) -> None:
        text = str(linked(game, kernels))
        for name in ("tid", "ctaid", "ntid"):
            lines = [line for line in text.split("\n") if not ("declare" in line and f"sreg.{name}.x" in line)]
            text = "\n".join(lines).replace(f"@llvm.nvvm.read.ptx.sreg.{name}.x", f"@thread_{name}")
        module = llvm.parse_assembly(text.replace("ptx_kernel ", "") + SPECIAL.format())
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
        builder = llvm.create_pass_builder(machine, llvm.PipelineTuningOptions(speed_level=1))
        builder.getModulePassManager().run(module, builder)
        self._engine = llvm.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()
        self._number = ctypes.c_int32.from_address(self._engine.get_global_value_address("thread_number"))

    def launcher(self, name: str, threads: int, *arguments: Any, block: int = 1) -> Callable[[], None]:
        flat = [ctypes.c_int64(a.ctypes.data if isinstance(a, np.ndarray) else int(a)) for a in flattened(arguments)]
        function = ctypes.CFUNCTYPE(None, *(ctypes.c_int64 for _ in flat))(self._engine.get_function_address(name))

        def launch() -> None:
            for number in range(threads):
                self._number.value = number
                function(*flat)

        self._kept = getattr(self, "_kept", []) + [arguments]
        return launch

    def wait(self) -> None:
        pass


def compare_environments(key: str, games: int, steps: int) -> list[str]:
    from teocalli.envs.cuda_check import compare
    from teocalli.envs.cuda_kernels import KERNELS
    from teocalli.envs.cuda_vector import CudaVectorEnv
    from teocalli.envs.vector import VectorEnv

    processor = Processor(find_game(key), KERNELS)
    for players, seat in ((2, 2), (max(find_game(key).meta.players), 1)):
        found = compare(
            VectorEnv(key, games, players, seat), CudaVectorEnv(key, games, players, seat, gpu=processor), steps
        )
        if found:
            return [f"{players} players, {found}"]
        print(f"{key}, {players} players: {games} games, {steps} steps: all the same", flush=True)
    return []


if __name__ == "__main__":
    sys.exit("\n".join(compare_environments(sys.argv[1], 12, 400)) or None)
