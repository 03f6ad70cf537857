"""Telling: what happened, as lines of the log. Events tell most of it; the rest is told by what was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from teocalli.engine.events import REVEAL, Event
from teocalli.face.consequence import gains
from teocalli.face.face import Figure
from teocalli.table.perspective import Perspective, is_silent


@dataclass(frozen=True, eq=False)
class Line:
    """A line of the log; the same one for all who hear the same."""

    seat: int
    name: str
    text: str
    figures: Sequence[Figure]
    notes: Sequence[str]
    others: Sequence[tuple[int, str]]  # what happened to other seats
    headings: Sequence[str]  # what began then for everybody
    apart: Sequence[tuple[int, Sequence[Figure], Sequence[str]]]  # and what it brought to each seat
    count: int  # actions played with this one
    first: bool  # of a run of moves of one seat
    named: bool  # the text says itself who it was
    scoring: bool  # several seats scored: there is a sheet for it
    events: Sequence[Event]  # all that the line tells of


def log(sight: Perspective) -> list[Line]:
    """The newest lines of the log, newest first."""
    return [line(sight, place) for place in sight.logged]


def line(sight: Perspective, place: int) -> Line:
    """The line for one move."""
    match, words = sight.match, sight.words
    move, gain, how = match.moves[place], match.game.face.gain, match.game.face.telling
    is_secret = sight.is_secret(move)
    events = [event for event in sight.heard(move.events) if event.what != REVEAL and event.what not in how.untold]
    direct = [event for event in events if event.cause not in how.apart]
    own = [event for event in direct if event.seat == move.seat]
    figures, notes = gains(match.game, own, words) if gain is not None else ([], [])
    others = [(event.seat, words.event(event)) for event in direct if event.seat not in (move.seat, -1)]
    headings = [words.event(event) for event in events if how.is_heading(event)]
    family = match.game.actions.family_of(move.action).name
    is_narrated = family in how.narrated and not is_secret
    narrator = next((e for e in own if is_narrated and gain is not None and gain(e, words) is None), None)
    is_named = narrator is not None and notes[0] != words.event(narrator._replace(seat=-1))
    if narrator is not None:
        text, *notes = notes
    elif family in how.silent and headings and not own:
        text, headings, is_named = " ".join(headings), [], True
    else:
        text = sight.reader.speech.say("log-secret") if is_secret else words.action(move.action)
    scorers = {e.seat for e in events if gain is not None and (f := gain(e, words)) is not None and f.icon == "vp"}
    return Line(
        seat=move.seat,
        name=sight.names[move.seat],
        text=text,
        figures=figures,
        notes=notes,
        others=others,
        headings=headings,
        apart=_apart(sight, [event for event in events if event.cause in how.apart]),
        count=place + 1,
        first=_seat_before(sight, place) != move.seat,
        named=is_named,
        scoring=len(scorers) > 1,
        events=events,
    )


def _apart(sight: Perspective, events: Sequence[Event]) -> list[tuple[int, Sequence[Figure], Sequence[str]]]:
    """What happened to each seat, whoever acted."""
    seats = sorted({event.seat for event in events if event.seat >= 0})
    told = ((seat, *gains(sight.match.game, (e for e in events if e.seat == seat), sight.words)) for seat in seats)
    return [one for one in told if one[1] or one[2]]


def _seat_before(sight: Perspective, place: int) -> int:
    """Who made the move that the log tells before this one; -1: there is none."""
    before = (sight.match.moves[i] for i in range(place - 1, -1, -1))
    return next((move.seat for move in before if not is_silent(sight.match.game, move)), -1)
