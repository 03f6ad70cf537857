"""The tiny game with a face, in four languages: what the table is tested with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from teocalli.engine.events import Event
from teocalli.engine.game import Game
from teocalli.face.drawing import at, piece, place, rect, seat_shape, text
from teocalli.face.face import Face, Figure, Marks, Part
from teocalli.face.words import Words
from tests.engine.tiny import TAKE, TINY, What


def picture(view: Mapping[str, Any], words: Words, marks: Marks) -> Sequence[str]:
    """The heap as a row of stones, three places to take from, a marker for each seat's points."""
    stones = "".join(
        piece(f"stone-{i}", "n", at(60 + 60 * i, 120), f"{i + 1}", seat_shape("n", 20)) for i in range(view["heap"])
    )
    spots = "".join(
        place(f"take-{n}", f"{n}", rect(60 + 160 * n, 260, 140, 90) + text(130 + 160 * n, 310, n, "num"), marks,
              rect(60 + 160 * n, 260, 140, 90, class_=""))
        for n in (1, 2, 3)
    )  # fmt: skip
    points = "".join(
        piece(f"points-{'ab'[i]}", "ab"[i], at(60 + 40 * p, 480 + 60 * i), marks.name(i), seat_shape("ab"[i], 14))
        for i, p in enumerate(view["points"])
    )
    frame = marks.frame or "0 0 1088 736"
    return f'<svg class="bd" viewBox="{frame}" role="group" aria-label="Tiny">', stones, spots, points, "</svg>"


def place_of(s: Any, action: int) -> str | None:
    return f"take-{action - TAKE + 1}" if action < TAKE + 3 else None


def panel(view: Mapping[str, Any], words: Words, seat: int) -> Sequence[Sequence[Figure]]:
    return [[Figure(view["points"][seat], "vp", words.say("points"))]]


def gain(event: Event, words: Words) -> Figure | None:
    return Figure(event.amount, "stone", words.say("stones")) if event.what == What.TOOK else None


FACE = Face(
    picture=picture,
    place_of=place_of,
    panel=panel,
    of_seats="points",
    chips=lambda view, words: [Figure(view["heap"], "stone", words.say("stones"))],
    gain=gain,
    parts=(Part("part-heap", "0 0 700 474"),),
)
FACED: Game = replace(TINY, folder=Path(__file__).parent, face=FACE)
BARE: Game = replace(TINY, folder=Path(__file__).parent, meta=replace(TINY.meta, key="bare", title="Bare"))
GAMES = {"tiny": FACED, "bare": BARE}


def load(key: str) -> Game:
    return GAMES[key]
