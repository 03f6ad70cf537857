"""How rules are compiled: in parts that are put together once (`linking.py`), or else as Numba does it by itself
(`ordinary.py`).

Putting parts together, and reaching cells by one address (`indexing.py`), change what is internal to Numba. Where its
internals differ from what we expect, rules are compiled the ordinary way: that takes longer, and they are slower, but
they play the same games. The environment variable TEOCALLI_ORDINARY=1 asks for that.
"""

from __future__ import annotations

import gc
import inspect
import os
import warnings
from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from typing import Any

import numpy as np
from numba import types
from numba.extending import typeof_impl

from teocalli.engine.replacing import tell_compiler
from teocalli.engine.structs import Table

#: What is overridden or called inside Numba, by module, with the parameters that are counted on.
EXPECTED = (
    ("numba.core.codegen", "JITCodeLibrary.finalize", "self"),
    ("numba.core.codegen", "JITCodeLibrary.get_pointer_to_function", "self name"),
    ("numba.core.codegen", "JITCodeLibrary._get_module_for_linking", "self"),
    ("numba.core.codegen", "JITCodeLibrary._optimize_functions", "self ll_module"),
    ("numba.core.codegen", "JITCodeLibrary._optimize_final_module", "self"),
    ("numba.core.codegen", "JITCPUCodegen._module_pass_manager", "self"),
    ("numba.core.compiler", "DefaultPassBuilder.define_nopython_pipeline", "state"),
    ("numba.core.compiler_machinery", "PassManager.add_pass_after", "self pass_cls location"),
    ("numba.core.caching", "FunctionCache._load_overload", "self sig target_context"),
    ("numba.core.caching", "FunctionCache._guard_against_spurious_io_errors", "self"),
    ("numba.core.typing.templates", "make_overload_template", "func overload_func jit_options strict inline"),
    ("numba.np.arrayobj", "getitem_arraynd_intp", "context builder sig args"),
    ("numba.np.arrayobj", "setitem_array", "context builder sig args"),
    ("numba.np.arrayobj", "make_array", "array_type"),
    ("numba.np.arrayobj", "load_item", "context builder arrayty ptr"),
    ("numba.np.arrayobj", "store_item", "context builder arrayty val ptr"),
    ("numba.core.cgutils", "do_boundscheck", "context builder ind dimlen"),
)


def unexpected() -> Iterator[str]:
    """What is not in Numba as it is expected there."""
    for module, name, parameters in EXPECTED:
        try:
            function = attrgetter(name)(import_module(module))
        except (ImportError, AttributeError):
            yield f"{module}.{name} is missing"
            continue
        found = list(inspect.signature(function).parameters)
        if found[: len(parameters.split())] != parameters.split():
            yield f"{module}.{name} takes other parameters"


def _why_not() -> str:
    """Why parts cannot be put together here; empty where they can."""
    if os.environ.get("TEOCALLI_ORDINARY", "0") == "1":
        return "TEOCALLI_ORDINARY asks for it"
    try:
        import_module("teocalli.engine.linking")
        import_module("teocalli.engine.indexing")
    except (ImportError, AttributeError) as error:
        return str(error)
    return "; ".join(unexpected())


#: Why rules are compiled the ordinary way; empty where they are put together of parts.
ORDINARY = _why_not()

if ORDINARY:
    from teocalli.engine.ordinary import compiled_as, entry_point, share

    warnings.warn(f"Rules are compiled slowly, as Numba does it by itself: {ORDINARY}.", RuntimeWarning, stacklevel=2)
else:
    from teocalli.engine.indexing import reach_cells_directly
    from teocalli.engine.linking import compiled_as, entry_point, share

    reach_cells_directly()

tell_compiler(compiled_as)


@typeof_impl.register(Table)
def _typeof_table(value: Table, context: Any) -> Any:
    return types.Array(types.int64, np.array(value).ndim, "C", readonly=True)


def compile_entry(entry: Any, signature: Any) -> None:
    """Compile an entry point, or load it. The compiler's objects are needed until it is done: to look for garbage among
    them meanwhile, as Python does, takes a tenth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        entry.compile(signature)
    finally:
        if collects:
            gc.enable()


__all__ = ["ORDINARY", "compile_entry", "compiled_as", "entry_point", "share"]
