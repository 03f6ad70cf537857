"""How compiled rules are put together: each rule is a part, and an entry point optimises all its parts once.

Numba would optimise every inner function together with all that it calls, make machine code of it, and do so again for
each caller: of a game's rules, two thirds of that work are thrown away. A part is only translated. The entry point
links its parts, each once, and optimises the whole. An entry point that others call too is shared: they find its code
by name when they are loaded, and do not compile it again. Rules make and keep nothing on the heap, so they are compiled
without reference counts; that alone makes them half as quick again.

`pipeline_class` is Numba's documented way to change its compiler; what the classes here override is internal to it, and
`tests/engine/test_compiled.py` holds on to what they promise.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from llvmlite.binding import Linkage
from numba import njit
from numba.core import types
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, PassManager, register_pass
from numba.core.typed_passes import (
    AnnotateTypes,
    DumpParforDiagnostics,
    NopythonRewrites,
    NoPythonSupportedFeatureValidation,
)
from numba.core.typing.templates import infer, infer_global, make_overload_template
from numba.core.untyped_passes import (
    DeadBranchPrune,
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    RewriteDynamicRaises,
    RewriteSemanticConstants,
    WithLifting,
)

#: What Numba would look for in each of hundreds of functions, and rules have not: closures, contexts, exceptions,
#: arguments that are None, generators, unrolled tuples, expressions of whole arrays.
NEEDLESS = {
    DeadBranchPrune,
    DumpParforDiagnostics,
    FindLiterallyCalls,
    InlineClosureLikes,
    InlineInlinables,
    LiteralPropagationSubPipelinePass,
    LiteralUnroll,
    MakeFunctionToJitFunction,
    NoPythonSupportedFeatureValidation,
    NopythonRewrites,
    RewriteDynamicRaises,
    RewriteSemanticConstants,
    WithLifting,
}


class _NoEnvironment:
    """A part has no environment: rules raise nothing and know no Python objects."""

    def set_env(self, name: str, environment: object) -> None:
        pass


class Part(JITCodeLibrary):
    """The code of an inner function: translated, but neither optimised nor made executable."""

    codegen = _NoEnvironment()

    def finalize(self) -> None:
        self._finalized = True

    def _optimize_functions(self, module: Any) -> None:
        """Left to the entry point, which optimises everything."""
        module.data_layout = self._codegen._data_layout

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nobody calls it from Python

    def alone(self) -> Any:
        """The module of this function, without what it calls."""
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """For callers that know nothing of parts: a module with everything inside."""
        module = self.alone().clone()
        for library in _in_order(self._linking_libraries):
            module.link_in(_module_of(library), preserve=True)
        return module


class Whole(JITCodeLibrary):
    """The code of an entry point, with all its parts but those that are shared."""

    def finalize(self) -> None:
        libraries = list(_in_order(self._linking_libraries))
        for library in libraries:
            if not getattr(library, "is_shared", False):
                self._final_module.link_in(_module_of(library), preserve=True)
        _close(self._final_module)
        self._linking_libraries = []
        super().finalize()
        self._linking_libraries = libraries  # kept alive, as long as their code may run

    def _optimize_final_module(self) -> None:
        """Once: Numba's first, cheap round serves reference counts only."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def share(entry: Any) -> None:
    """Let callers that are compiled from now on find the code of this entry point by name. Where they are loaded from
    disk, it must have been loaded before."""
    for overload in entry.overloads.values():
        overload.library.is_shared = True


def _close(module: Any) -> None:
    """Nobody else calls the parts of this module, so that the optimiser may change what they take and return.

    They have names of their own: the loader would also find an internal function by its name, and give it to callers
    that do not know what has become of it.
    """
    for function in module.functions:
        if function.linkage == Linkage.linkonce_odr and not function.is_declaration:
            function.linkage = "internal"
            function.name = f"{function.name}.inner"


def _module_of(library: Any) -> Any:
    return library.alone() if isinstance(library, Part) else library._get_module_for_linking()


def _in_order(libraries: list[Any]) -> Iterator[Any]:
    """Each library once, after all of its callers: the linker leaves out what nobody has asked for yet."""
    seen: set[int] = set()
    finished: list[Any] = []

    def visit(library: Any) -> None:
        if id(library) not in seen:
            seen.add(id(library))
            if isinstance(library, Part):
                for called in reversed(library._linking_libraries):
                    visit(called)
            finished.append(library)

    for library in reversed(libraries):
        visit(library)
    yield from reversed(finished)


def _pipeline(library: type[JITCodeLibrary]) -> type[CompilerBase]:
    """Numba's own pipeline, without what rules do not need, and with this kind of library."""

    @register_pass(mutates_CFG=False, analysis_only=True)
    class ChooseLibrary(LoweringPass):
        _name = f"choose_{library.__name__.lower()}"

        def __init__(self) -> None:
            LoweringPass.__init__(self)

        def run_pass(self, state: Any) -> bool:
            if state.library is None:
                if library is Whole:
                    state.func_id.unique_id = _version(state.func_id.filename)
                state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
                state.library.enable_object_caching()
            return False

    class Compiler(CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes: Any = PassManager("rules")
            usual = DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.passes = [step for step in usual.passes if step[0] not in NEEDLESS]
            passes.add_pass_after(ChooseLibrary, AnnotateTypes)
            passes.finalize()
            return [passes]

    return Compiler


def _version(file: str) -> str:
    """What is put into the names of entry points: the same in every process, another one for other rules."""
    path = Path(file)
    return hashlib.sha256(f"{path.parent.name}/{path.name}".encode()).hexdigest()[:12]


def compiled_as(function: Any) -> Callable[[Callable[..., Any]], None]:
    """Tell Numba what compiled code runs in the place of a function: by the types of its arguments, a Python function.

    Integers are handed over with 64 bits, whatever the cell was that they come from: a rule is compiled once, and not
    once for each combination of widths.
    """

    def register(implementation: Callable[..., Any]) -> None:
        template = make_overload_template(function, implementation, PART, strict=False, inline="never")

        class Wide(template):  # type: ignore[misc, valid-type]  # a class that Numba has just made
            def generic(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
                return super().generic(tuple(map(_wide, arguments)), named)

        infer(Wide)
        infer_global(function, types.Function(Wide))

    return register


def _wide(argument: Any) -> Any:
    plain = types.unliteral(argument)
    return types.int64 if isinstance(plain, types.Integer) else argument


class Kept(FunctionCache):
    """Numba's cache on disk, read without waking up the compiler: what is compiled already needs nothing of it.

    Numba would first load all that it knows of types and libraries, which takes longer than everything else at a start.
    Where a function is not in the cache, compiling it does that anyway.
    """

    def load_overload(self, signature: Any, target: Any) -> Any:
        with self._guard_against_spurious_io_errors():
            return self._load_overload(signature, target)


def entry_point(function: Callable[..., Any]) -> Any:
    """A function that Python calls: it is compiled with all its parts and kept on disk."""
    is_checked = True if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else None
    entry: Any = njit(boundscheck=is_checked, **WHOLE)(function)
    entry._cache = Kept(function)
    return entry


_COMMON: dict[str, Any] = {"_nrt": False, "error_model": "numpy"}
#: Options of Numba for an inner function, and for an entry point.
PART: Any = {**_COMMON, "no_cfunc_wrapper": True, "no_cpython_wrapper": True, "pipeline_class": _pipeline(Part)}
WHOLE: Any = {**_COMMON, "no_cfunc_wrapper": True, "pipeline_class": _pipeline(Whole), "cache": True, "nogil": True}
