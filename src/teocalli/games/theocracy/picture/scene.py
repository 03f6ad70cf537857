"""What every part of the picture needs: the view, the reader's words, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Self

from teocalli.engine.messages import Messages
from teocalli.face import drawing
from teocalli.face.face import LETTERS, View

FOLDER = Path(__file__).parent.parent / "words"


# A board names some two hundred things, most of them the same in every picture.
@lru_cache(maxsize=20_000)
def _said(language: str, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
    return Messages(FOLDER, language).say(message, **dict(arguments))


@lru_cache(maxsize=2_000)
def _attributes(language: str, message: str, arguments: tuple[tuple[str, int], ...]) -> dict[str, str]:
    return Messages(FOLDER, language).attributes(message, **dict(arguments))


def hyphened(word: str) -> str:
    """A word as it stands in ids of elements and messages."""
    return word.replace("_", "-")


def chosen_colours(view: View) -> list[str]:
    """The colour token of each seat: the one its player chose, grey before that."""
    return [f"p-{player['colour']}" if player["colour"] else "seat-n" for player in view["players"]]


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def say(self, message: str, **arguments: str | int) -> str:
        return _said(self.words.language, message, tuple(arguments.items()))

    def word(self, vocabulary: str, word: str) -> str:
        return self.say(f"{vocabulary}-{hyphened(word)}")

    def whose(self, civ: str) -> str:
        """A civilization as the owner of something, in the case that the language has for it."""
        return _attributes(self.words.language, f"civ-{civ}", ()).get("gen") or self.word("civ", civ)

    def named(self, vocabulary: str, word: str) -> str:
        """The name of a thing, beginning with a capital."""
        name = self.word(vocabulary, word)
        return name[:1].upper() + name[1:]

    def card(self, vocabulary: str, word: str) -> str:
        """A card in words: its name, its moment where it has one, and what it does."""
        told = self._told(vocabulary, word)
        moment = f" ({told['moment']})" if "moment" in told else ""
        return f"{self.named(vocabulary, word)}{moment}: {told['effect']}"

    def effect(self, vocabulary: str, word: str) -> str:
        return self._told(vocabulary, word)["effect"]

    def _told(self, vocabulary: str, word: str) -> dict[str, str]:
        arguments = tuple(self.figures(vocabulary, word).items())
        return _attributes(self.words.language, f"{vocabulary}-{hyphened(word)}", arguments)

    def figures(self, vocabulary: str, word: str) -> Mapping[str, int]:
        """The figures that the words about something tell; a part that says them names the entry `figures`."""
        found: Mapping[str, int] = self.view["figures"][vocabulary].get(word, {})
        return found

    @property
    def players(self) -> list[Any]:
        return list(self.view["players"])

    def civ(self, name: str) -> Any:
        return self.view["civilizations"][name]

    def of_civs(self, entry: str) -> Self:
        """A scene with only one entry of each civilization to see, and the figures."""
        each = {name: civ[entry] for name, civ in self.view["civilizations"].items()}
        return self.seeing({entry: each, "figures": self.view["figures"]})

    def name(self, seat: int) -> str:
        return self.marks.name(seat)

    @property
    def decision(self) -> str | None:
        """What the reader is asked, where it is the reader."""
        pending = self.view["pending"]
        mine = pending is not None and pending["seat"] - 1 == self.marks.seat
        return str(pending["decision"]) if mine else None

    @property
    def is_choosing_colours(self) -> bool:
        return any(player["colour"] is None for player in self.players)

    def seat_colours(self) -> str:
        """Seats take the colours their players chose, here and everywhere on the page; grey before that."""
        return "".join(
            f".theo .seat-{LETTERS[seat]}{{--seat:var(--{name});--seat-ink:var(--{name}-ink)}}"
            for seat, name in enumerate(chosen_colours(self.view))
        )
