"""The scoring sheet: where each point came from, by cause and seat, made from events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.engine.records import words_of
from teocalli.table.match import Move
from teocalli.table.sight import Sight

#: The icon of victory points.
POINTS = "vp"


@dataclass(frozen=True)
class Row:
    """One cause with the points of every seat."""

    cause: str
    points: list[float]


def rows(sight: Sight, moves: Sequence[Move]) -> list[Row]:
    """Points by cause in the order in which they first came, as far as the reader may know."""
    game, words = sight.match.game, sight.words
    if game.face.gain is None:
        return []
    places = game.places(sight.state)
    causes = words_of(game.causes)
    found: dict[str, list[float]] = {}
    for move in moves:
        for event in sight.heard(move.events):
            figure = game.face.gain(event, words)
            if figure is not None and figure.icon == POINTS and event.seat >= 0 and not isinstance(figure.amount, str):
                name = causes[event.cause].replace("_", "-")
                found.setdefault(name, [0.0] * places)[event.seat] += figure.amount
    return [Row(capital(words.say(f"cause-{cause}")), points) for cause, points in found.items()]


def capital(text: str) -> str:
    """Causes are words inside a sentence elsewhere; in the sheet they begin a row."""
    return text[:1].upper() + text[1:]


def whole(sight: Sight) -> list[Row]:
    """The whole game so far, with a row for what no event explains, such as points from the start."""
    found = rows(sight, sight.match.moves if sight.count is None else sight.match.moves[: sight.count])
    rest = [score - sum(row.points[seat] for row in found) for seat, score in enumerate(sight.scores)]
    if found and any(abs(points) > 1e-9 for points in rest):
        found.append(Row(sight.reader.speech.say("sheet-rest"), rest))
    return found
