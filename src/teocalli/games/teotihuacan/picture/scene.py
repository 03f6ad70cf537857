"""What every part of the picture needs: the view, the reader's words, and what just changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.engine.messages import capital
from teocalli.face import drawing


@dataclass(frozen=True)
class Scene(drawing.Scene):
    def tile(self, vocabulary: str, word: str) -> str:
        """Name, effect and price of a tile."""
        name, told = self.named(vocabulary, word), self.told(vocabulary, word)
        effect, price = capital(told.get("effect", "")), told.get("price", "")
        if price:
            return self.say("picture-tile-price", name=name, effect=effect, price=price)
        return self.say("picture-tile", name=name, effect=effect) if effect else name

    def tiles(self, vocabulary: str, words: Sequence[str]) -> str:
        return " ".join(self.tile(vocabulary, word) for word in words)

    def with_seats(self, *entries: str) -> Scene:
        """The scene with only so much of each seat."""
        seats = [{entry: player[entry] for entry in entries} for player in self.view["seats"]]
        return self.seeing({**self.view, "seats": seats})
