"""What every part of the picture needs: the view, the reader's words, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from teocalli.engine.messages import Messages
from teocalli.face import drawing
from teocalli.games.teotihuacan.figures import figures

FOLDER = Path(__file__).parent.parent / "words"


# A board names some three hundred things, most of them the same in every picture.
@lru_cache(maxsize=20_000)
def _said(language: str, message: str, arguments: tuple[tuple[str, Any], ...]) -> str:
    return Messages(FOLDER, language, figures()).say(message, **dict(arguments))


@cache
def _named(language: str, vocabulary: str, word: str) -> str:
    """The name of a thing, beginning with a capital."""
    return _capital(_said(language, f"{vocabulary}-{word.replace('_', '-').lower()}", ()))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


@cache
def _tile(language: str, vocabulary: str, word: str) -> str:
    """Name, effect and price of a tile."""
    messages, name = Messages(FOLDER, language, figures()), _named(language, vocabulary, word)
    told = messages.attributes(f"{vocabulary}-{word.replace('_', '-').lower()}")
    effect, price = _capital(told.get("effect", "")), told.get("price", "")
    if price:
        return messages.say("picture-tile-price", name=name, effect=effect, price=price)
    return messages.say("picture-tile", name=name, effect=effect) if effect else name


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def say(self, message: str, **arguments: str | int) -> str:
        return _said(self.words.language, message, tuple(arguments.items()))

    def named(self, vocabulary: str, word: str) -> str:
        return _named(self.words.language, vocabulary, word)

    def tile(self, vocabulary: str, word: str) -> str:
        return _tile(self.words.language, vocabulary, word)

    def tiles(self, vocabulary: str, words: Sequence[str]) -> str:
        return " ".join(self.tile(vocabulary, word) for word in words)

    def name(self, seat: int) -> str:
        return self.marks.name(seat)

    def with_seats(self, *entries: str) -> Scene:
        """The scene with only so much of each seat."""
        seats = [{entry: player[entry] for entry in entries} for player in self.view["seats"]]
        return replace(self, view={**self.view, "seats": seats})

    def is_active(self, *elements: str) -> bool:
        """Whether one of these may be chosen or was just touched."""
        return any(element in self.marks.targets or element in self.marks.touched for element in elements)

    def through(self, piece: str, *below: str) -> str:
        """The style that lets the pointer through a piece, where what lies below may be chosen and the piece not."""
        targets = self.marks.targets
        is_seen_through = piece not in targets and any(element in targets for element in below)
        return ";pointer-events:none" if is_seen_through else ""
