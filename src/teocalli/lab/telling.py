"""What the lab says: refusals and tables of results, in the words of its folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from teocalli.engine.messages import Messages
from teocalli.engine.refusals import Refused

FOLDER = Path(__file__).with_name("words")


class LabRefused(Refused):
    """What the lab cannot do; `message` is the id of its sentence."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message, FOLDER, **arguments)


def unwritable(path: Path, error: OSError) -> LabRefused:
    return LabRefused("unwritable", path=path, why=error)


def unwritable_kept(path: Path, error: OSError) -> LabRefused:
    """The same, where finished games stand in a journal or a file."""
    return LabRefused("unwritable-kept", path=path, why=error)


@contextmanager
def kept_in(path: Path) -> Iterator[None]:
    """Where something finished is written: what cannot be is told, and what was written before is kept."""
    try:
        yield
    except OSError as error:
        raise unwritable_kept(path, error) from None


def words(language: str) -> Messages:
    return Messages(FOLDER, language)


def columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table: names to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    return [
        "  ".join(f"{cell:>{width}}" if place else f"{cell:<{width}}" for place, (cell, width) in enumerate(pairs))
        for pairs in (list(zip(row, widths, strict=True)) for row in (head, *rows))
    ]
