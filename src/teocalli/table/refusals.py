"""Refusals: what was asked for is not done, nothing has changed, and a sentence says why."""

from __future__ import annotations

from typing import Any

from teocalli.engine import refusals
from teocalli.table.speech import FOLDER


class Refused(refusals.Refused):
    """A request that is not carried out. `message` is the id of the sentence in the table's words."""

    def __init__(self, message: str, status: int = 409, **arguments: Any) -> None:
        super().__init__(message, FOLDER, **arguments)
        self.status = status
