"""The table: the three games in a browser. It knows a game only by its interface and holds no rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from teocalli.engine.refusals import Refused


class BadStart(Refused):
    """A table that cannot be served; `message` is the id of a sentence in the table's words that says what to do."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, Path(__file__).with_name("words"), **arguments)


class BadAddress(BadStart):
    """An address that cannot be listened on."""
