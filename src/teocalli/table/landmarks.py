"""Landmarks of a replay: where chapters and rounds begin, the reader's own turns, and the turns that changed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from teocalli.engine.language import signed
from teocalli.table.match import Match
from teocalli.table.perspective import Perspective
from teocalli.table.story import heading

CHAPTER, ROUND, OWN, SWING = "chapter", "round", "own", "swing"
#: So many turning points are marked.
MOST_SWINGS = 6


@dataclass(frozen=True)
class Landmark:
    """A moment worth going to."""

    kind: str
    at: int  # actions played
    name: str = ""


def landmarks(sight: Perspective) -> list[Landmark]:
    """All moments worth marking, as far as the reader may know of them, in the order of play."""
    found = [*_headings(sight), *_own_turns(sight), *_swings(sight)]
    return sorted(found, key=lambda mark: mark.at)


def _headings(sight: Perspective) -> Iterator[Landmark]:
    how = sight.match.game.face.telling
    for at, move in enumerate(sight.match.moves, 1):
        for event in sight.heard(move.events):
            if how.is_heading(event):
                kind = CHAPTER if event.what in how.chapters else ROUND
                yield Landmark(kind, at, heading(sight.words, event))


def _own_turns(sight: Perspective) -> Iterator[Landmark]:
    """Where the turns of the seat begin that is looked from."""
    before = None
    for at, move in enumerate(sight.match.moves):
        if move.seat == sight.seat and before != (move.turn, move.seat):
            yield Landmark(OWN, at)
        before = move.turn, move.seat


def _swings(sight: Perspective) -> list[Landmark]:
    """The turns in which points moved furthest apart. Before the end nobody knows all points."""
    if not sight.knows_all:
        return []
    language, found = sight.reader.language, sight.memo.swings.get(sight.match.number, lambda: swings(sight.match))
    return [Landmark(SWING, at, f"{sight.names[seat]} {signed(points, language)}") for at, seat, points in found]


def swings(match: Match) -> Sequence[tuple[int, int, float]]:
    """After how many actions, for whom, how many points: the largest differences that a turn made."""
    game, s = match.game, match.state_at(0)
    before, at = game.scores(s), 0
    found: list[tuple[float, tuple[int, int, float]]] = []
    for _, turn in groupby(match.moves, lambda move: (move.turn, move.seat)):
        for move in turn:
            game.rulebook.act(s, move.action)
            at += 1
        now = game.scores(s)
        changed = [after - earlier for earlier, after in zip(before, now, strict=True)]
        seat = max(range(len(changed)), key=lambda one: abs(changed[one]))
        if max(changed) > min(changed):
            found.append((max(changed) - min(changed), (at, seat, changed[seat])))
        before = now
    return [point for _, point in sorted(found, reverse=True)[:MOST_SWINGS]]
