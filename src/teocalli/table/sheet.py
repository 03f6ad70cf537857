"""The score sheet: what every seat's points are for, and when they came.

It is made from the events of the log; games that count points from the position tell what these are made of.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from teocalli.engine.events import Event
from teocalli.engine.messages import capital, message_id
from teocalli.engine.structs import words_of
from teocalli.face.words import Words
from teocalli.table.match import Move
from teocalli.table.perspective import Perspective

#: The icon of victory points.
POINTS = "vp"


@dataclass(frozen=True)
class Row:
    """One source with the points of every seat; some come about in a way worth telling, some do not count."""

    cause: str
    points: list[float]
    how: Sequence[str] = ()
    struck: frozenset[int] = frozenset()

    def counted(self, seat: int) -> float:
        return 0.0 if seat in self.struck else self.points[seat]


@dataclass(frozen=True)
class Part:
    """A part of the game with the points of every seat, and what each has had since the beginning."""

    name: str
    points: list[float]
    totals: list[float]
    is_scoring: bool  # an eclipse, a food day, the end; not the turns between


@dataclass(frozen=True)
class Sheet:
    """Points by source and by part of the game."""

    names: Sequence[str]
    rows: Sequence[Row]
    totals: Sequence[float]
    parts: Sequence[Part] = field(default_factory=tuple)

    def share(self, row: Row | Part, seat: int) -> int:
        """How long a bar is, in percent of the longest one of the sheet."""
        struck = row.struck if isinstance(row, Row) else frozenset()
        shown = self.rows if isinstance(row, Row) else self.parts
        longest = max((abs(points) for one in shown for points in one.points), default=0)
        return round(100 * abs(row.points[seat]) / longest) if longest and seat not in struck else 0


def whole(sight: Perspective) -> Sheet:
    """The game so far, with a row for what nothing explains, such as points from the start."""
    if sight.match.game.face.tally is not None:
        return Sheet(sight.names, _tallied(sight), sight.scores)
    found = _by_source(sight, sight.moves)
    found.sort(key=lambda row: -sum(row.points))
    rest = [score - sum(row.points[seat] for row in found) for seat, score in enumerate(sight.scores)]
    has_rest = bool(found) and any(abs(points) > 1e-9 for points in rest)
    if has_rest:
        found.append(Row(sight.reader.speech.say("sheet-rest"), rest))
    return Sheet(sight.names, found, sight.scores, _parts(sight, rest if has_rest else [0.0] * len(rest)))


def of_one(sight: Perspective, moves: Sequence[Move]) -> Sheet:
    """What a few moves brought."""
    rows = _by_source(sight, moves)
    totals = [sum(row.points[seat] for row in rows) for seat in range(len(sight.names))]
    return Sheet(sight.names, rows, totals)


def _by_source(sight: Perspective, moves: Sequence[Move]) -> list[Row]:
    """Points by what they are for, in the order in which they first came, as far as the reader may know."""
    found: dict[str, list[float]] = {}
    for move in moves:
        for event in sight.heard(move.events):
            if points := points_of(sight, event):
                found.setdefault(_source(sight, event), [0.0] * len(sight.names))[event.seat] += points
    return [Row(capital(name), points) for name, points in found.items()]


def _source(sight: Perspective, event: Event) -> str:
    face, words = sight.match.game.face, sight.words
    return (face.source(event, words) if face.source is not None else "") or cause_of(words, event)


def cause_of(words: Words, event: Event) -> str:
    cause = words_of(words.game.causes)[event.cause]
    return words.say(f"cause-{message_id(cause)}")


def points_of(sight: Perspective, event: Event) -> float:
    """The points that an event brings or costs its seat."""
    gain = sight.match.game.face.gain
    figure = gain(event, sight.words) if gain is not None and event.seat >= 0 else None
    return figure.amount if figure is not None and figure.icon == POINTS and not isinstance(figure.amount, str) else 0


def _tallied(sight: Perspective) -> list[Row]:
    tally = sight.match.game.face.tally
    assert tally is not None
    of_seats = [tally(sight.view, sight.words, seat) for seat in range(len(sight.names))]
    return [
        Row(
            capital(of_all[0].source),
            [one.points for one in of_all],
            [one.how for one in of_all],
            frozenset(seat for seat, one in enumerate(of_all) if not one.counts),
        )
        for of_all in zip(*of_seats, strict=True)
    ]


# ---------------------------------------------------------------- by part of the game


def _parts(sight: Perspective, before: Sequence[float]) -> list[Part]:
    """Turns, and what is scored at eclipses or food days; points from before count with the first turns."""
    how, turns = sight.match.game.face.telling, sight.reader.speech.say("sheet-turns")
    chapter, place = "", 0
    found: dict[tuple[int, bool], tuple[str, list[float]]] = {(0, False): (turns, [*before])}
    for event in (event for move in sight.moves for event in sight.heard(move.events)):
        if event.what in how.chapters:
            chapter, place = sight.words.event(event).rstrip("."), place + 1
            found[place, True] = chapter, [0.0] * len(sight.names)
        if points := points_of(sight, event):
            if event.cause in how.final:
                key, name = (place + 1, True), sight.reader.speech.say("sheet-final")
            else:
                is_scoring = event.cause in how.scoring
                key, name = (place, is_scoring), chapter if is_scoring else turns
            found.setdefault(key, (name, [0.0] * len(sight.names)))[1][event.seat] += points
    if not how.chapters or len(found) < 2:
        return []
    ordered = sorted(found.items(), key=lambda item: (item[0][0], not item[0][1]))
    running = accumulate(
        (points for _, (_, points) in ordered), lambda a, b: [x + y for x, y in zip(a, b, strict=True)]
    )
    return [
        Part(name, points, totals, is_scoring)
        for ((_, is_scoring), (name, points)), totals in zip(ordered, running, strict=True)
    ]
