"""A box on a board: where a part of it stands, and the frame that shows it alone."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def foot(self) -> float:
        return self.y + self.h

    @property
    def right(self) -> float:
        return self.x + self.w

    def frame(self, around: float = 4) -> str:
        """A viewBox that shows it, with so much around it."""
        return f"{self.x - around:g} {self.y - around:g} {self.w + 2 * around:g} {self.h + 2 * around:g}"
