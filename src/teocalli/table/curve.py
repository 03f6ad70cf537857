"""The curve of an analysis: every seat's chance of winning, turn by turn, as points of a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.bots.analysis import Turn, chances

#: The drawing, and the room around the curves.
WIDTH, HEIGHT = 720, 240
LEFT, RIGHT, TOP, BOTTOM = 46, 96, 12, 26
#: Names at the end of the curves do not cover each other.
LINE_HEIGHT = 18


@dataclass(frozen=True)
class Curve:
    """One seat."""

    seat: int
    points: str  # of a polyline
    end: float  # height of its last point
    label: float  # height of its name


def x_of(number: int, count: int) -> float:
    """Where the position after so many turns stands; the end of the game stands after the last one."""
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / (count + 1), 1)


def y_of(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def curves(turns: Sequence[Turn], count: int, won: Sequence[float] = ()) -> list[Curve]:
    """All seats; `count` is how many turns there will be, `won` each seat's share of the victory once all are there."""
    if not turns:
        return []
    shares = chances(turns) + [tuple(won)] * bool(won)
    ends = {seat: y_of(share) for seat, share in enumerate(shares[-1])}
    labels = _labels(ends)
    return [
        Curve(seat, " ".join(f"{x_of(i, count)},{y_of(row[seat])}" for i, row in enumerate(shares)), end, labels[seat])
        for seat, end in ends.items()
    ]


def _labels(ends: dict[int, float]) -> dict[int, float]:
    """Heights of the names: beside the ends of the curves, pushed apart upwards from the lowest."""
    labels, room = {}, float(HEIGHT - BOTTOM)
    for seat in sorted(ends, key=lambda seat: (-ends[seat], seat)):
        labels[seat] = min(ends[seat], room)
        room = labels[seat] - LINE_HEIGHT
    return labels
