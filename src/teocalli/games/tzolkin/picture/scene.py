"""What every part of the picture needs: the view, the reader's words, and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from teocalli.engine.messages import Messages
from teocalli.face import drawing
from teocalli.games.tzolkin.figures import figures

FOLDER = Path(__file__).parent.parent / "words"


def say(language: str, message: str, **arguments: str | int) -> str:
    return _said(language, message, tuple(arguments.items()))


# A board names some two hundred things, most of them the same in every picture.
@lru_cache(maxsize=20_000)
def _said(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    return Messages(FOLDER, language, figures()).say(message, **dict(arguments))


def word_of(language: str, vocabulary: str, word: str) -> str:
    return say(language, f"{vocabulary}-{word.replace('_', '-')}")


def form_of(language: str, vocabulary: str, word: str, form: str) -> str:
    return Messages(FOLDER, language, figures()).attributes(f"{vocabulary}-{word.replace('_', '-')}")[form]


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def say(self, message: str, **arguments: str | int) -> str:
        return say(self.words.language, message, **arguments)

    def word(self, vocabulary: str, word: str) -> str:
        return word_of(self.words.language, vocabulary, word)

    def tile(self, vocabulary: str, word: str) -> str:
        """A tile in words: what it is, what it costs, what it gives."""
        return capital(self.word(vocabulary, word))

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def players(self) -> list[Any]:
        return list(self.view["players"])

    def with_players(self, *entries: str) -> Scene:
        """The scene with only so much of each player."""
        players = [{entry: player[entry] for entry in entries} for player in self.players]
        return replace(self, view={**self.view, "players": players})

    @property
    def day(self) -> int:
        return int(self.view["day"])

    def name(self, seat: int) -> str:
        return self.marks.name(seat)

    def is_target(self, element: str) -> bool:
        return element in self.marks.targets

    def is_active(self, element: str) -> bool:
        """Whether it may be chosen or was just touched."""
        return element in self.marks.targets or element in self.marks.touched
