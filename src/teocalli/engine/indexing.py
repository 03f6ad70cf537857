"""How compiled rules reach a cell of a record: one address, without asking whether the index counts from the end.

In Python `cells[-1]` is the last cell, and Numba tests every index for that. Rules never count from the end, so the
test is left out for the fields of records, in rules alone: other compiled code in the process keeps Python's meaning.
The bounds-checked twin of compiled rules (`NUMBA_BOUNDSCHECK=1`) refuses an index below zero.
"""

from __future__ import annotations

import operator
from typing import Any

from numba.core import cgutils, types
from numba.extending import lower_builtin
from numba.np import arrayobj as numba_arrays

arrayobj: Any = numba_arrays


def reach_cells_directly() -> None:
    """Tell Numba."""
    lower_builtin(operator.getitem, types.NestedArray, types.Integer)(get_cell)
    lower_builtin(operator.setitem, types.NestedArray, types.Integer, types.Integer)(set_cell)


def get_cell(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    cells, index = signature.args
    if not _is_rule(context) or cells.ndim > 1:
        return arrayobj.getitem_arraynd_intp(context, builder, signature, values)
    return arrayobj.load_item(context, builder, cells, _address(context, builder, cells, index, values))


def set_cell(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    cells, index, number = signature.args
    if not _is_rule(context) or cells.ndim > 1:
        return arrayobj.setitem_array(context, builder, signature, values)
    number = context.cast(builder, values[2], number, cells.dtype)
    arrayobj.store_item(context, builder, cells, number, _address(context, builder, cells, index, values))
    return context.get_dummy_value()


def _is_rule(context: Any) -> bool:
    """Rules, and nobody else's functions, are compiled without reference counts."""
    return not context.enable_nrt


def _address(context: Any, builder: Any, cells: Any, index: Any, values: Any) -> Any:
    array = arrayobj.make_array(cells)(context, builder, values[0])
    place = context.cast(builder, values[1], index, types.intp)
    if context.enable_boundscheck:
        size = context.get_constant(types.intp, cells.shape[0])
        cgutils.do_boundscheck(context, builder, place, size)
    return builder.gep(array.data, [place])
