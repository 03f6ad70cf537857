"""Operations: everything that can be done by a form or a program, each with what it takes and gives."""

from __future__ import annotations

from teocalli.table.operations import at_table, notices, opening, person
from teocalli.table.operations.operation import Operation

OPERATIONS: list[Operation] = [*at_table.OPERATIONS, *opening.OPERATIONS, *person.OPERATIONS, *notices.OPERATIONS]
