"""Refusals: why something cannot be, as a sentence in the language of whoever asks."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

from teocalli.engine.language import listed
from teocalli.engine.messages import FOLDER, Messages

#: Words from outside are shown up to this length: whoever sent a long line finds it by its beginning.
LONGEST = 60
#: What a machine refuses, by the number of its error; others are told in the machine's own words.
MACHINE = {
    errno.ENOSPC: "machine-full",
    errno.EDQUOT: "machine-full",
    errno.EFBIG: "machine-large",
    errno.EACCES: "machine-forbidden",
    errno.EPERM: "machine-forbidden",
    errno.EROFS: "machine-forbidden",
    errno.ENOENT: "machine-nowhere",
    errno.ENOTDIR: "machine-nowhere",
    errno.EISDIR: "machine-folder",
    errno.EEXIST: "machine-exists",
    errno.ECONNREFUSED: "machine-silent",
    errno.ETIMEDOUT: "machine-silent",
    errno.EHOSTUNREACH: "machine-unreachable",
}


class BadUse(ValueError):
    """A command was asked for what it cannot do; an English sentence says what to do instead."""


class Refused(ValueError):
    """Something that is not done. `message` is the id of its sentence in the words of a folder, else in the engine's.

    Of the arguments, numbers choose plurals, paths and errors are shown whole, other texts in short, several words are
    listed as alternatives, and another refusal is said in the same language.
    """

    def __init__(self, message: str, folder: Path = FOLDER, **arguments: Any) -> None:
        super().__init__(message)
        self.message, self.folder, self.arguments = message, folder, arguments

    def __str__(self) -> str:
        return self.said("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """Refusals travel between processes as they are, whatever their own classes are made from."""
        return _again, (type(self), *self.args), self.__dict__

    def said(self, language: str) -> str:
        """The sentence in a language."""
        told = {name: _told(value, language) for name, value in self.arguments.items()}
        return Messages(self.folder, language).say(self.message, **told)


def _again(kind: type[Refused], *arguments: str) -> Refused:
    return kind.__new__(kind, *arguments)


def why_of(error: OSError, language: str) -> str:
    """Why the machine refused something, as a part of a sentence."""
    number = errno.ETIMEDOUT if isinstance(error, TimeoutError) else error.errno  # a socket's own has no number
    if number in MACHINE:
        return Messages(FOLDER, language).say(MACHINE[number])
    return str(error.strerror or error).rstrip(".")


def _told(value: Any, language: str) -> Any:
    if isinstance(value, Refused):
        return value.said(language)
    if isinstance(value, int):
        return value
    if isinstance(value, OSError):
        return why_of(value, language)
    if isinstance(value, Path | Exception):
        return str(value)
    if isinstance(value, list | tuple):
        return listed((_told(one, language) for one in value), language, "or")
    plain = "".join(c if c.isprintable() else " " for c in str(value)[: LONGEST + 1])
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"
