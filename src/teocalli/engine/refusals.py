"""Refusals: why something cannot be, as a sentence in the language of whoever asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from teocalli.engine.words import Messages

FOLDER = Path(__file__).with_name("words")
#: Words from outside are shown up to this length: whoever sent a long line finds it by its beginning.
LONGEST = 60


class Refused(ValueError):
    """Something that is not done. `message` is the id of its sentence in the words of a folder, else in the engine's.

    Of the arguments, numbers choose plurals, texts are shown in short, several words are listed, and another refusal is
    said in the same language. A sentence that only the command line says is given as it is, instead of an id.
    """

    def __init__(self, message: str, folder: Path = FOLDER, **arguments: Any) -> None:
        super().__init__(message)
        self.message, self.folder, self.arguments = message, folder, arguments

    def __str__(self) -> str:
        return self.said("en")

    def said(self, language: str) -> str:
        """The sentence in a language."""
        told = {name: _told(value, language) for name, value in self.arguments.items()}
        return Messages(self.folder, language).say(self.message, **told)


def _told(value: Any, language: str) -> Any:
    if isinstance(value, Refused):
        return value.said(language)
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, str):
        plain = "".join(c if c.isprintable() else " " for c in value[: LONGEST + 1])
        return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
    return ", ".join(str(_told(one, language)) for one in value)
