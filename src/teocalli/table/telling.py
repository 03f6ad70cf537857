"""Telling: what happened, as lines of the log. Events tell most of it; the rest is told by what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from teocalli.engine.consequence import gains
from teocalli.engine.events import REVEAL, Event
from teocalli.engine.face import Figure
from teocalli.table.sight import Sight


@dataclass(frozen=True, eq=False)
class Line:
    """A line of the log; the same one for all who hear the same."""

    seat: int
    name: str
    text: str
    figures: Sequence[Figure]
    notes: Sequence[str]
    others: Sequence[tuple[int, str]]  # what happened to other seats
    count: int  # actions played with this one
    first: bool  # of a run of moves of one seat
    named: bool  # the text says itself who it was
    silent: bool  # not worth a line: nothing happened
    scoring: bool  # several seats scored: there is a sheet for it


def log(sight: Sight) -> list[Line]:
    """The newest lines of the log, newest first."""
    return [line(sight, place) for place in sight.logged]


def line(sight: Sight, place: int) -> Line:
    """The line for one move, which is written once for all who hear the same in one language."""
    move, told = sight.match.moves[place], told_of(sight, place)
    found: Line | None = told.get(sight.ear)
    if found is None:
        events, is_secret = tuple(sight.heard(move.events)), sight.is_secret(move)
        same = sight.reader.language, *sight.names, events, is_secret
        found = told.get(same) or told.setdefault(same, _new_line(sight, place, events, is_secret))
        told[sight.ear] = found
    return found


def told_of(sight: Sight, place: int) -> dict[Any, Any]:
    """How a move was told before; remembered as long as all pages show it."""
    return sight.match.moves[place].told if sight.is_here and place in sight.logged else {}


def _new_line(sight: Sight, place: int, events: Sequence[Event], is_secret: bool) -> Line:
    match, words = sight.match, sight.words
    move, face = match.moves[place], match.game.face
    events = [event for event in events if event.what not in face.untold]
    family = match.game.actions.family_of(move.action).name
    figures, notes = gains(match.game, (e for e in events if e.seat == move.seat), words)
    if face.gain is None:
        notes = []
    others = [(e.seat, words.event(e)) for e in events if e.seat not in (move.seat, -1) and e.what != REVEAL]
    is_narrated = family in face.narrated and bool(notes) and not is_secret
    if is_narrated:
        text, *notes = notes
    else:
        text = sight.reader.speech.say("log-secret") if is_secret else words.action(move.action)
    scorers = {e.seat for e in events if face.gain is not None and (f := face.gain(e, words)) and f.icon == "vp"}
    return Line(
        seat=move.seat,
        name=sight.names[move.seat],
        text=text,
        figures=figures,
        notes=notes,
        others=others,
        count=place + 1,
        first=place == 0 or match.moves[place - 1].seat != move.seat,
        named=is_narrated and sight.names[move.seat] in text,
        silent=family in face.silent and not (is_narrated or figures or notes or others),
        scoring=len(scorers) > 1,
    )
