"""What is wrong with a components file, in a sentence that names the entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from teocalli.engine.game import BadSetting
from teocalli.engine.refusals import Refused

WORDS = Path(__file__).with_name("words")
#: Where a value may come from: the summary, a public page, our own design, the box.
SOURCES = ("seed", "public", "house", "box")
#: What every entry may say besides its values.
ASIDE = ("source", "note")


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


def only(given: Mapping[Any, Any], parts: Sequence[str], where: str) -> None:
    """Refuse what is no part of an entry, by name."""
    for name in given:
        if name not in (*parts, *ASIDE):
            raise wrong(where, "components-entry", name=str(name), known=[*parts, *ASIDE])
    source = given.get("source", SOURCES[0])
    if source not in SOURCES:
        raise wrong(where, "components-source", known=SOURCES, found=repr(source))
    if not isinstance(given.get("note", ""), str):
        raise wrong(where, "components-note", found=repr(given["note"]))
