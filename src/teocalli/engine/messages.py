"""Messages: texts in a reader's language, found by id, written in Fluent (`<language>.ftl` in a folder).

The figures that they tell come from declarations (`figures.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message

from teocalli.engine.figures import Figures, Phrase

#: The engine's own messages. Their files are the list of languages, English first: a language is its text files.
FOLDER = Path(__file__).with_name("words")
LANGUAGES = ("en", *sorted({file.stem for file in FOLDER.glob("*.ftl")} - {"en"}))
NO_FIGURES: Figures = {}
#: A table says the same few thousand sentences again and again, and Fluent takes its time over each.
REMEMBERED = 60_000
Arguments = tuple[tuple[str, Any], ...]


class Messages:
    """The messages of one folder in one language, with the figures that they tell."""

    def __init__(self, folder: Path, language: str, figures: Figures = NO_FIGURES) -> None:
        self.language, self.figures = language, figures
        self._file = f"{folder}/{language}.ftl"
        self.bundle = _bundle(self._file, language)
        self._plain: dict[str, str] = {}  # said without arguments

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(self.phrased(message, {})[0]))

    def ids(self, beginning: str) -> list[str]:
        """Ids that begin so, as the components are declared or in the order of the file."""
        shared = (id for id, said in self.figures.items() if said.message != id)
        return [id for id in (*shared, *_ids(self._file)) if id.startswith(beginning)]

    def say(self, message: str, **arguments: Any) -> str:
        """A message by id. A missing one shows its id, which a test refuses."""
        if arguments:
            return _said(self._file, self.language, *self.phrased(message, arguments))
        if (found := self._plain.get(message)) is None:
            found = self._plain[message] = _said(self._file, self.language, *self.phrased(message, arguments))
        return found

    def attributes(self, message: str, **arguments: Any) -> dict[str, str]:
        """The attributes of a message by name: forms of a word, or `effect`, what a tile does."""
        return dict(_attributes(self._file, self.language, *self.phrased(message, arguments)))

    def phrased(self, message: str, arguments: Mapping[str, Any]) -> tuple[str, Arguments]:
        """The message that says another one, and what it is told: figures in words, and the arguments."""
        said = self.figures.get(message)
        if said is None:
            return message, tuple(arguments.items())
        told = {name: self._listed(value) if isinstance(value, tuple) else value for name, value in said.told}
        return said.message, tuple((told | dict(arguments)).items())

    def _listed(self, phrases: Iterable[Phrase]) -> str:
        return ", ".join(self.say(one.message, **dict(one.told)) for one in phrases)


@lru_cache(REMEMBERED)
def message_id(name: str) -> str:
    """A name of the rules as it stands in the ids of messages."""
    return name.replace("_", "-").replace(" ", "-").lower()


def capital(text: str) -> str:
    """A text as it begins a sentence."""
    return text[:1].upper() + text[1:]


def vocabulary_name(vocabulary: Any) -> str:
    """What a vocabulary is called in the ids of messages; numbers, which need no message, have no name."""
    return message_id(str(getattr(vocabulary, "name", None) or getattr(vocabulary, "__name__", "number")))


@cache
def _ids(path: str) -> list[str]:
    entries = FluentResource(Path(path).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


@lru_cache(REMEMBERED)
def _said(path: str, language: str, message: str, arguments: Arguments) -> str:
    bundle = _bundle(path, language)
    if not bundle.has_message(message):
        return message
    return _formatted(bundle, bundle.get_message(message).value, arguments)


@lru_cache(REMEMBERED)
def _attributes(path: str, language: str, message: str, arguments: Arguments) -> tuple[tuple[str, str], ...]:
    bundle = _bundle(path, language)
    if not bundle.has_message(message):
        return ()
    found = bundle.get_message(message).attributes
    return tuple((name, _formatted(bundle, pattern, arguments)) for name, pattern in found.items())


def _formatted(bundle: Any, pattern: Any, arguments: Arguments) -> str:
    """Numbers choose plurals and are written with the language's decimal sign, ungrouped and with a true minus."""
    numbers = {name: value for name, value in arguments if isinstance(value, int | float)}
    plain = {name: fluent_number(value, useGrouping=False) for name, value in numbers.items()}
    text = str(bundle.format_pattern(pattern, dict(arguments) | plain)[0])
    if any(value < 0 for value in numbers.values()):  # Fluent writes its numbers itself, with a hyphen
        text = re.sub(r"(?<!\w)-(?=\d)", "−", text)
    return text


@cache
def _bundle(path: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(Path(path).read_text(encoding="utf-8")))
    return bundle
