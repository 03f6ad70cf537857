"""Refusals: what was asked for is not done, nothing has changed, and a sentence says why."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that is not carried out. `message` is the id of the sentence in the table's words."""

    def __init__(self, message: str, status: int = 409, **arguments: Any) -> None:
        self.message, self.status, self.arguments = message, status, arguments
        super().__init__(message)
