"""The curve of an analysis: every seat's chance to win, turn by turn, as points of a drawing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.bots.analysis import Turn

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
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, count - 1), 1)


def y_of(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def curves(turns: Sequence[Turn], count: int) -> list[Curve]:
    """All seats; `count` is how many turns there will be."""
    if not turns:
        return []
    seats = range(len(turns[0].before))
    ends = {seat: y_of(turns[-1].before[seat].win) for seat in seats}
    labels = _labels(ends)
    return [
        Curve(
            seat,
            " ".join(f"{x_of(i, count)},{y_of(turn.before[seat].win)}" for i, turn in enumerate(turns)),
            ends[seat],
            labels[seat],
        )
        for seat in seats
    ]


def _labels(ends: dict[int, float]) -> dict[int, float]:
    """Heights of the names: beside the ends of the curves, pushed apart upwards from the lowest."""
    labels, room = {}, float(HEIGHT - BOTTOM)
    for seat in sorted(ends, key=lambda seat: (-ends[seat], seat)):
        labels[seat] = min(ends[seat], room)
        room = labels[seat] - LINE_HEIGHT
    return labels
