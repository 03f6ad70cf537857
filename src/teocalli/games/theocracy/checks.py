"""What is wrong with a components file, in a sentence that names the entry."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from teocalli.engine.game import BadSetting
from teocalli.engine.refusals import Refused

WORDS = Path(__file__).with_name("words")


def wrong(where: str, message: str, **arguments: Any) -> BadSetting:
    """The refusal of an entry: the message says what is wrong there."""
    return BadSetting("components-at", WORDS, where=where, why=Refused(message, WORDS, **arguments))


def whole(value: Any, where: str, least: int, most: int) -> int:
    """A whole number within its limits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(where, "components-whole", found=repr(value))
    if not least <= value <= most:
        raise wrong(where, "components-range", found=str(value), least=least, most=most)
    return value


def word(value: Any, words: Sequence[str], where: str) -> int:
    """The number of a word that is one of several."""
    if value not in words:
        raise wrong(where, "components-word", found=repr(value), known=words)
    return words.index(value)
