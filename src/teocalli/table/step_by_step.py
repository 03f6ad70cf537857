"""Showing what others did, one step after the other: the game's own opponent, bots, people.

The server only lists the steps, each with the moment that a replay would draw for it; the pace is the browser's matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.face.face import Figure
from teocalli.table.perspective import Perspective
from teocalli.table.story import Paragraph, paragraph, tales

#: How others' moves are shown: at once, by themselves at a pace, or step by step.
PACES = ONCE, PACED, STEPS = "once", "paced", "steps"


@dataclass(frozen=True)
class Step:
    """Something that was done, and after how many actions the board shows it."""

    at: int
    text: str
    figures: Sequence[Figure] = ()
    notes: Sequence[str] = ()
    icons: Sequence[str] = ()


@dataclass(frozen=True)
class Scene:
    """What one seat did in a turn, or what began for everybody (-1)."""

    seat: int
    title: str
    steps: Sequence[Step]
    results: Sequence[tuple[int, Sequence[Figure], Sequence[str]]] = ()


def is_alone(sight: Perspective) -> bool:
    """Whether the game itself plays the opponent."""
    return sight.match.game.places(sight.match.state) > len(sight.match.seats)


def pace_of(sight: Perspective) -> str:
    """How the reader wants to see what others do. The game's own opponent is shown unless the reader has had enough."""
    settings = sight.reader.person.settings if sight.reader.person is not None else {}
    chosen = settings.get("solo_pace" if is_alone(sight) else "pace")
    return chosen if chosen in PACES else PACED if is_alone(sight) else ONCE


def scenes(sight: Perspective, since: int) -> list[Scene]:
    """What others did since the reader's own last action; nothing where they did nothing from an action on."""
    told = [tale for tale in tales(sight, min(since, sight.first_news)) if tale.seat not in sight.mine]
    if not any(tale.seat >= 0 and tale.last >= since for tale in told):
        return []
    return [scene for tale in told if (scene := _scene(sight, paragraph(sight, tale))).steps]


def _scene(sight: Perspective, told: Paragraph) -> Scene:
    if told.is_heading:
        return Scene(-1, told.text, [Step(told.count, told.text)], told.results)
    title = sight.reader.speech.say("show-turn", name=told.name)
    if told.parts:
        parts = [Step(told.count, part.text, part.figures, icons=part.icons) for part in told.parts]
        return Scene(told.seat, title, parts)
    return Scene(told.seat, title, [Step(line.count, line.text, line.figures, line.notes) for line in told.steps])
