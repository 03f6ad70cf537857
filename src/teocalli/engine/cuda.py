"""The same rules for an NVIDIA GPU: kernels (`engine/kernel.py`) as PTX, a thread for each game.

The rules are translated as for the processor, linked into one module, and handed to LLVM's other back end. That needs
Numba and no GPU. A kernel learns from `thread()` (`engine/threads.py`) which game is its own. Its arguments on the
device are, for each array, the address and the lengths, and integers as they are; all have 64 bits.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm
from numba import njit
from numba.core import types

from teocalli.engine.compiled import folder_of, import_generated
from teocalli.engine.compiling import ORDINARY
from teocalli.engine.generated import BYTES, generate
from teocalli.engine.linking import PART
from teocalli.engine.refusals import BadUse

if TYPE_CHECKING:
    from teocalli.engine.game import Game
    from teocalli.engine.kernel import Kernel

#: Functions of which there is one copy for all kernels: the code of a game is larger than the memory for instructions.
SHARED = ("list_options", "act", "reset")
TRIPLE = "nvptx64-nvidia-cuda"
LAYOUT = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
#: PTX of this version is understood by drivers for CUDA 12 and later.
PTX_VERSION = "+ptx80"
#: LLVM's threshold for inlining. With its usual 225, writing and assembling take several times as long, for no gain.
INLINING = 30
#: A minimum or maximum of 16 bits in PTX.
SHORT = re.compile(r"(min|max)\.([su])16[ \t]+(%rs\d+), (%rs\d+|-?\d+), (%rs\d+|-?\d+);")

#: The generated rules, all of whose functions are parts of a kernel; and the kernels of a game.
MEMORY = BYTES.replace("entry = entry_point", "entry = rule")
KERNEL = """

from {module} import {name} as {name}_of_rules


def {name}({arguments}):
    {name}_of_rules(rules, {arguments})
"""


def ptx(game: Game, kernels: Sequence[Kernel], capability: tuple[int, int] = (9, 0), inlining: int = INLINING) -> str:
    """The kernels of a game, for devices of this compute capability and later ones. `inlining` is LLVM's threshold."""
    return _emitted(linked(game, kernels), [kernel.function.__name__ for kernel in kernels], capability, inlining)


def linked(game: Game, kernels: Sequence[Kernel]) -> Any:
    """The kernels of a game with all that they call, as one module of LLVM, not optimised."""
    if ORDINARY:
        raise BadUse(f"Rules cannot be compiled for a GPU with this version of Numba: {ORDINARY}.")
    generated = _generated(game, kernels)
    whole, *rest = (_translated(getattr(generated, kernel.function.__name__), kernel) for kernel in kernels)
    for module in rest:
        whole.link_in(module)
    return whole


def kept_ptx(game: Game, kernels: Sequence[Kernel], capability: tuple[int, int], inlining: int = INLINING) -> Path:
    """A file with the same, kept beside the compiled rules."""
    made_of = Path(__file__).read_text(encoding="utf-8") + "".join(kernel.digest for kernel in kernels)
    digest = hashlib.sha256(made_of.encode()).hexdigest()[:12]
    path = folder_of(game) / f"cuda_{digest}_{capability[0]}{capability[1]}_{inlining}.ptx"
    if not path.exists():
        text = ptx(game, kernels, capability, inlining)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    return path


def _generated(game: Game, kernels: Iterable[Kernel]) -> Any:
    name = f"teocalli_cuda_{game.meta.key}"
    text = generate(game, MEMORY) + f"\n\nimport {name} as rules\n"
    for kernel in kernels:
        function = kernel.function
        text += KERNEL.format(module=function.__module__, name=function.__name__, arguments=", ".join(kernel.arguments))
    with tempfile.TemporaryDirectory() as folder:
        return import_generated(Path(folder) / f"{name}.py", text)


def _translated(function: Any, kernel: Kernel) -> Any:
    """The module of one kernel, with an entry for the device."""
    compiled: Any = njit(**PART)(function)
    compiled.compile(kernel.types)
    result = next(iter(compiled.overloads.values()))
    name = result.fndesc.llvm_func_name
    text = str(result.library._get_module_for_linking()) + _entry(function.__name__, name, result.signature.args)
    return llvm.parse_assembly(text)


def _entry(name: str, inner: str, arguments: Sequence[Any]) -> str:
    """The kernel as the device launches it: arrays are made of their address and lengths."""
    given: list[str] = []
    lines: list[str] = []
    passed = ["ptr %result", "ptr %raised"]
    for number, kind in enumerate(arguments):
        if isinstance(kind, types.Array):
            given.append(f"ptr %a{number}")
            given += [f"i64 %a{number}_{d}" for d in range(kind.ndim)]
            passed += _array(number, kind, lines)
        else:
            given.append(f"i64 %a{number}")
            passed.append(f"i64 %a{number}")
    return f"""
define ptx_kernel void @{name}({", ".join(given)}) {{
  %result = alloca ptr
  %raised = alloca ptr
{"".join(lines)}  %status = call i32 @{inner}({", ".join(passed)})
  ret void
}}
"""


def _array(number: int, kind: Any, lines: list[str]) -> list[str]:
    """An array as translated functions take it: owner, parent, items, size of one, data, shape, strides."""
    size = kind.dtype.bitwidth // 8
    step = str(size)
    strides: list[str] = []
    for d in reversed(range(kind.ndim)):
        strides.insert(0, f"i64 {step}")
        lines.append(f"  %s{number}_{d} = mul i64 {step}, %a{number}_{d}\n")
        step = f"%s{number}_{d}"
    lines.append(f"  %n{number} = udiv exact i64 {step}, {size}\n")
    shape = [f"i64 %a{number}_{d}" for d in range(kind.ndim)]
    return ["ptr null", "ptr null", f"i64 %n{number}", f"i64 {size}", f"ptr %a{number}", *shape, *strides]


def _emitted(module: Any, kernels: Sequence[str], capability: tuple[int, int], inlining: int) -> str:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu=f"sm_{capability[0]}{capability[1]}", features=PTX_VERSION, opt=3, codemodel="default"
    )
    module.triple, module.data_layout = TRIPLE, LAYOUT
    for function in module.functions:
        if not function.is_declaration and function.name not in kernels:
            function.linkage = "internal"
            if any(f"{len(name)}{name}B" in function.name for name in SHARED):
                function.add_function_attribute("noinline")
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.verify()
    tuning = llvm.PipelineTuningOptions(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False  # a thread has no vectors
    tuning.inlining_threshold = inlining
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return SHORT.sub(_widened, str(machine.emit_assembly(module)))


def _widened(short: re.Match[str]) -> str:
    """The same minimum or maximum of 32 bits.

    NVIDIA's assembler (13.0) folds a comparison that follows one of 16 bits into it, and takes the answer from the
    wrong half of the register.
    """
    which, sign, result, *given = short.groups()
    take = [
        f"cvt.{sign}32.{sign}16 {wide}, {value};" if value.startswith("%") else f"mov.b32 {wide}, {value};"
        for wide, value in zip("ab", given, strict=True)
    ]
    return f"{{ .reg .b32 a, b; {' '.join(take)} {which}.{sign}32 a, a, b; cvt.u16.u32 {result}, a; }}"
