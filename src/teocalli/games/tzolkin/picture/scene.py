"""What every part of the picture needs: the view, the reader's words, and what just changed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from teocalli.engine.messages import Messages, message_id
from teocalli.face import drawing
from teocalli.games.tzolkin.figures import figures

FOLDER = Path(__file__).parent.parent / "words"


def say(language: str, message: str, **arguments: str | int) -> str:
    return Messages(FOLDER, language, figures()).say(message, **arguments)


def word_of(language: str, vocabulary: str, word: str) -> str:
    return say(language, message_id(f"{vocabulary}-{word}"))


def form_of(language: str, vocabulary: str, word: str, form: str) -> str:
    return Messages(FOLDER, language, figures()).attributes(message_id(f"{vocabulary}-{word}"))[form]


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def tile(self, vocabulary: str, word: str) -> str:
        """A tile in words: what it is, what it costs, what it gives."""
        return self.named(vocabulary, word)

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def players(self) -> list[Any]:
        return list(self.view["players"])

    def with_players(self, *entries: str) -> Scene:
        """The scene with only so much of each player."""
        players = [{entry: player[entry] for entry in entries} for player in self.players]
        return self.seeing({**self.view, "players": players})

    @property
    def day(self) -> int:
        return int(self.view["day"])
