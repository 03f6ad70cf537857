"""What every part of the picture needs: the view, the reader's words, and what just changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from teocalli.face import drawing
from teocalli.face.face import LETTERS, View


def chosen_colours(view: View) -> list[str]:
    """The colour token of each seat: the one its player chose, grey before that."""
    return [f"p-{player['colour']}" if player["colour"] else "seat-n" for player in view["players"]]


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def whose(self, civ: str) -> str:
        """A civilization as the owner of something, in the case that the language has for it."""
        return self.told("civ", civ).get("gen") or self.word("civ", civ)

    def card(self, vocabulary: str, word: str) -> str:
        """A card in words: its name, its moment where it has one, and what it does."""
        told = self.told(vocabulary, word, **self.figures(vocabulary, word))
        moment = f" ({told['moment']})" if "moment" in told else ""
        return f"{self.named(vocabulary, word)}{moment}: {told['effect']}"

    def effect(self, vocabulary: str, word: str) -> str:
        return self.told(vocabulary, word, **self.figures(vocabulary, word))["effect"]

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

    @property
    def decision(self) -> str | None:
        """What somebody is asked, as far as everybody knows."""
        pending = self.view["pending"]
        return None if pending is None else pending["decision"]

    @property
    def is_choosing_colours(self) -> bool:
        return any(player["colour"] is None for player in self.players)

    def seat_colours(self) -> str:
        """Seats take the colours their players chose, here and everywhere on the page; grey before that."""
        return "".join(
            f".theo .seat-{LETTERS[seat]}{{--seat:var(--{name});--seat-ink:var(--{name}-ink)}}"
            for seat, name in enumerate(chosen_colours(self.view))
        )
