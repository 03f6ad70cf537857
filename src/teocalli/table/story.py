"""The story of a game: one paragraph a turn and seat, a sentence with its steps; what begins for all stands apart.

A sentence is made of what events tell of one seat: the name once, then what it did. What others do in the course of
somebody's action, Teotibot above all, is a paragraph of their own. Spent and gained are told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise, takewhile
from typing import Protocol, TypeVar

from teocalli.engine.events import REVEAL, Event
from teocalli.engine.language import listed
from teocalli.engine.messages import capital
from teocalli.face.consequence import gains
from teocalli.face.face import Figure
from teocalli.face.words import Words
from teocalli.table import log_lines
from teocalli.table.perspective import Perspective
from teocalli.table.sheet import cause_of


class OfSeat(Protocol):
    """Something that belongs to a seat, or (-1) to everybody."""

    @property
    def seat(self) -> int: ...


One = TypeVar("One", bound=OfSeat)


@dataclass
class Tale:
    """What one seat did in a turn (-1: what began for everybody), from one action to another."""

    seat: int
    turn: int
    first: int
    last: int
    events: list[Event] = field(default_factory=list)
    places: list[int] = field(default_factory=list)  # of the seat's own moves


@dataclass(frozen=True)
class Part:
    """A part of what a seat did without a move of its own, as the game's own opponent does."""

    text: str
    figures: Sequence[Figure]
    icons: Sequence[str] = ()


@dataclass(frozen=True, eq=False)
class Paragraph:
    """A tale in words."""

    seat: int
    name: str
    text: str
    is_label: bool  # the text is what was chosen, for no event tells what happened
    more: str  # sentences of their own
    figures: Sequence[Figure]
    steps: Sequence[log_lines.Line]  # its moves
    parts: Sequence[Part]  # or, without any, its parts
    results: Sequence[tuple[int, Sequence[Figure], Sequence[str]]]  # what it brought to each seat
    first: int  # actions played before it
    count: int  # and with it
    is_heading: bool
    scoring: bool

    @property
    def scored(self) -> Sequence[log_lines.Line]:
        """The last of its moves that has a sheet of its own."""
        return [line for line in self.steps if line.scoring and not line.headings][-1:]


def tales(sight: Perspective, first: int, end: int | None = None) -> list[Tale]:
    """What happened from one action to another, as it was played: cause before effect."""
    found: list[Tale] = []
    for place in range(first, len(sight.moves) if end is None else end):
        move = sight.moves[place]
        tale = _of(found, move.seat, move.turn, place)
        tale.places.append(place)
        for event in _told(sight, move.events):
            tale = _next(sight, found, tale, event, place)
    return [tale for tale in found if tale.events or any(_is_said(sight, place) for place in tale.places)]


def _is_said(sight: Perspective, place: int) -> bool:
    """Whether the words of a choice are worth telling where no event tells it."""
    game = sight.match.game
    return game.actions.family_of(sight.moves[place].action).name not in game.face.telling.silent


def _told(sight: Perspective, events: Sequence[Event]) -> Iterator[Event]:
    how = sight.match.game.face.telling
    return (e for e in sight.heard(events) if e.what != REVEAL and e.what not in how.untold)


def _of(found: list[Tale], seat: int, turn: int, place: int) -> Tale:
    """The tale of a seat in a turn, unless something began for everybody since."""
    for tale in reversed(found):
        if tale.seat < 0 or tale.turn != turn:
            break
        if tale.seat == seat:
            tale.last = place
            return tale
    found.append(Tale(seat, turn, place, place))
    return found[-1]


def _next(sight: Perspective, found: list[Tale], tale: Tale, event: Event, place: int) -> Tale:
    """The tale that an event belongs to."""
    how, move = sight.match.game.face.telling, sight.moves[place]
    if how.is_heading(event):
        tale = Tale(-1, move.turn, place, place)
        found.append(tale)
    elif event.cause not in how.apart or tale.seat >= 0:
        is_of_all = event.seat < 0 or (event.cause in how.apart and tale.seat == -1)
        if not is_of_all and event.seat != tale.seat:
            tale = _of(found, event.seat, move.turn, place)
    tale.events.append(event)
    return tale


# ---------------------------------------------------------------- in words


def paragraph(sight: Perspective, tale: Tale) -> Paragraph:
    """A tale in the reader's language."""
    game, words = sight.match.game, sight.words
    is_heading = tale.seat < 0
    own = [event for event in tale.events if event.seat == tale.seat]
    figures, _ = gains(game, own, words, netted=False) if game.face.gain is not None and not is_heading else ([], [])
    seats = sorted({e.seat for e in tale.events if e.seat >= 0}) if is_heading else []
    results = [(seat, *gains(game, (e for e in tale.events if e.seat == seat), words)) for seat in seats]
    text, is_label, more = (heading(words, tale.events[0]), False, "") if is_heading else _sentence(sight, tale, own)
    return Paragraph(
        seat=tale.seat,
        name=sight.names[tale.seat] if not is_heading else "",
        text=text,
        is_label=is_label,
        more=more,
        figures=figures,
        steps=[step for place in tale.places if (step := _remembered_step(sight, tale, place)) is not None],
        parts=_parts(sight, own) if not tale.places and not is_heading else (),
        results=results,
        first=tale.first,
        count=tale.last + 1,
        is_heading=is_heading,
        scoring=len(_scorers(sight, tale)) > 1,
    )


def _remembered_step(sight: Perspective, tale: Tale, place: int) -> log_lines.Line | None:
    """A move of the tale: a turn under way is told again after each action, and its moves stay as they were."""
    move = sight.moves[place]
    key = place, move.number, tale.seat, sight.is_secret(move), sight.ear(sight.is_whispered(move))
    return sight.memo.steps.get(key, lambda: _step(sight, tale, place))


def _step(sight: Perspective, tale: Tale, place: int) -> log_lines.Line | None:
    """A move of the tale by what came of it; by what was chosen where nothing can be told, if that is worth it."""
    is_heading = sight.match.game.face.telling.is_heading
    before = takewhile(lambda event: not is_heading(event), _told(sight, sight.moves[place].events))
    own = [event for event in before if event.seat == tale.seat]
    if not own:
        return _quiet_step(sight, place) if _is_said(sight, place) else None
    text, _, more = _sentence(sight, Tale(tale.seat, tale.turn, place, place, own, [place]), own)
    told = [f"{capital(text)}.", more] if text else [more]
    return replace(log_lines.line(sight, place), text=told[0], notes=list(filter(None, told[1:])))


def _quiet_step(sight: Perspective, place: int) -> log_lines.Line:
    """A move that nothing came of, by what was chosen."""
    line, deed = log_lines.line(sight, place), sight.words.deed(sight.moves[place].action)
    is_open = deed and not sight.is_secret(sight.moves[place])
    return replace(line, text=f"{capital(deed)}.") if is_open else line


def _scorers(sight: Perspective, tale: Tale) -> set[int]:
    gain, words = sight.match.game.face.gain, sight.words
    return {e.seat for e in tale.events if gain is not None and (f := gain(e, words)) is not None and f.icon == "vp"}


def heading(words: Words, event: Event) -> str:
    """What begins, without the cause."""
    return words.event(event).rstrip(".").removesuffix(f" ({cause_of(words, event)})")


def _sentence(sight: Perspective, tale: Tale, events: Sequence[Event]) -> tuple[str, bool, str]:
    """The seat's actions in one sentence, without its name; without any, what it gained and paid.

    Where no event tells anything, what was chosen (True where only buttons' words tell it). Sentences that do not begin
    with the name come after it.
    """
    if any(sight.is_secret(sight.moves[place]) for place in tale.places):
        return sight.reader.speech.say("log-secret"), False, ""
    told = dict.fromkeys(_clause(sight, event) for event in events if _is_told(sight, event))
    clauses = [clause for clause, is_own in told if is_own]
    more = " ".join(f"{sentence}." for sentence, is_own in told if not is_own)
    if clauses or more:
        return listed(clauses, sight.reader.language), False, more
    if events:
        return *_gained(sight, events), ""
    said = [sight.moves[place].action for place in tale.places if _is_said(sight, place)]
    deeds = [sight.words.deed(action) for action in said]
    chosen = [deed or sight.words.action(action) for deed, action in zip(deeds, said, strict=True)]
    return listed(dict.fromkeys(chosen), sight.reader.language), not any(deeds), ""


def _is_told(sight: Perspective, event: Event) -> bool:
    """Whether an event is told in words: it is no gain or cost, or more than that."""
    face = sight.match.game.face
    return face.gain is None or face.gain(event, sight.words) is None or event.what in face.telling.achievements


def _clause(sight: Perspective, event: Event) -> tuple[str, bool]:
    """What an event tells of its seat, without the cause, and without the name where it begins with that (True)."""
    whole = sight.words.event(event).rstrip(".").removesuffix(f" ({cause_of(sight.words, event)})")
    clause = whole.removeprefix(f"{sight.names[event.seat]} ")
    return clause, clause != whole


def _gained(sight: Perspective, events: Sequence[Event]) -> tuple[str, bool]:
    """What was gained and paid, in words, with the cause; True where the sentence does not go on from the name."""
    name, told = sight.names[events[0].seat], [sight.words.event(event).rstrip(".") for event in events]
    shared = f" ({cause_of(sight.words, events[0])})" if len({event.cause for event in events}) == 1 else ""
    if shared and all(text.endswith(shared) for text in told):
        told = [text.removesuffix(shared) for text in told]
    else:
        shared = ""
    short = dict.fromkeys(text.removeprefix(f"{name}: ").removeprefix(f"{name} ") for text in told)
    return listed(short, sight.reader.language) + shared, not all(text.startswith(f"{name} ") for text in told)


def _parts(sight: Perspective, events: Sequence[Event]) -> list[Part]:
    """What was done one after the other, with what it brought; what is paid first belongs to what it is paid for."""
    game, words = sight.match.game, sight.words
    parts: list[tuple[str, list[Event]]] = []
    paid: list[Event] = []
    for event in events:
        figure = game.face.gain(event, words) if game.face.gain is not None else None
        if _is_told(sight, event):
            parts.append((capital(_clause(sight, event)[0]), [*paid, event]))
            paid = []
        elif figure is not None and not isinstance(figure.amount, str) and figure.amount < 0:
            paid.append(event)
        elif parts:
            parts[-1][1].extend([*paid, event])
            paid = []
    illustrated = game.face.illustrated or (lambda event: ())
    return [
        Part(text, gains(game, what, words, netted=False)[0], [icon for event in what for icon in illustrated(event)])
        for text, what in parts
    ]


def sections(told: Sequence[One]) -> list[Sequence[One]]:
    """Tales by what began: each section has its heading first, but for what came before the first heading."""
    starts = [0, *(place for place, tale in enumerate(told) if tale.seat < 0 and place), len(told)]
    return [told[a:b] for a, b in pairwise(starts) if a < b]
