"""The face of a game: how it shows itself at the table. Every part is optional; without it the table draws plainly.

Everything here is made from a seat's view or from a guess that the seat could make itself, never from the true state.
The contract, with the classes and ids that a picture uses, is described in `docs/table.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from teocalli.engine.events import Event
from teocalli.engine.figures import Figures

if TYPE_CHECKING:
    from teocalli.face.words import Words

View = Mapping[str, Any]
#: Seats are shown as letters: seat 0 is `a`.
LETTERS = "abcd"


@dataclass(frozen=True)
class Marks:
    """What a picture shows besides the view: who looks, who sits where, what just changed.

    What may be chosen is no part of it: the page lights that up, so that all who look share one picture.
    """

    seat: int = -1  # -1 for a spectator
    names: Sequence[str] = ()
    touched: frozenset[str] = frozenset()  # element ids that the last moves were about
    frame: str = ""  # a viewBox that shows a part of the board; the whole board without it

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else LETTERS[seat].upper()


class Figure(NamedTuple):
    """An amount with its sign: in a panel, in the bar or as a consequence. `good` colours it, where it is a change."""

    amount: float | str
    icon: str
    title: str
    good: bool = True


class Signs(NamedTuple):
    """Small drawings (SVG) beside the words of an option: what it is about, how far that is, what its group shares."""

    about: str = ""
    way: str = ""
    group: str = ""


NO_SIGNS = Signs()


class Ahead(NamedTuple):
    """What acting where an option leads would cost, and what could be taken there instead; `cost` None: no such act."""

    cost: int | None
    gain: int
    icon: str
    title: str


@dataclass(frozen=True)
class Tally:
    """A part of a seat's points in a position: what it is for, how it came about, and whether it counts."""

    source: str
    points: float
    how: str = ""
    counts: bool = True


@dataclass(frozen=True)
class Part:
    """A part of the board that a small screen can jump to."""

    message: str  # its name in the game's words
    frame: str  # the viewBox that shows it
    told: Callable[[View], Mapping[str, Any]] = lambda view: {}  # what its name depends on


def everything(event: Event, viewer: int) -> Event | None:
    """Events are public unless a game says otherwise."""
    return event


def no_figures() -> Figures:
    """For a game whose words tell none."""
    return {}


@dataclass(frozen=True)
class Telling:
    """How a game wants its log told."""

    #: Families of actions that their event tells better than the words of the option.
    narrated: frozenset[str] = frozenset()
    #: Families of actions without a line where nothing else happened.
    silent: frozenset[str] = frozenset()
    #: Events that are left out, for the page shows them anyway: whose turn it is.
    untold: frozenset[int] = frozenset()
    #: Events that begin something new for everybody: a round, an eclipse.
    headings: frozenset[int] = frozenset()
    #: Events that do so only for one of their causes: the light disc moves at the end of a round, and for an ascension.
    rounds: frozenset[tuple[int, int]] = frozenset()
    #: Headings that divide the whole game: eclipses, food days. The score sheet and a replay count by them.
    chapters: frozenset[int] = frozenset()
    #: Causes of points that a chapter scores, and of those scored at the very end; all others belong to turns.
    scoring: frozenset[int] = frozenset()
    final: frozenset[int] = frozenset()
    #: Events that are gains and yet told in words: what was built, learned or claimed.
    achievements: frozenset[int] = frozenset()
    #: Causes of what happens whoever acted: it is told apart from the action, by seats.
    apart: frozenset[int] = frozenset()

    def is_heading(self, event: Event) -> bool:
        return event.what in self.headings or (event.what, event.cause) in self.rounds


@dataclass(frozen=True)
class Face:
    """How a game shows itself."""

    #: The whole board as one SVG, from what a seat sees: its parts, each on lines of its own.
    picture: Callable[[View, Words, Marks], Sequence[str]] | None = None
    #: The part of the picture with what only its seat knows. A game that has one shows no secrets elsewhere.
    hand: Callable[[View, Words, Marks], str] | None = None
    #: The element of the board that an action is about. The state is a guess from the seat's knowledge.
    place_of: Callable[[Any, int], str | None] | None = None
    #: The own pieces that would carry out an action elsewhere on the board, alike ones included: workers that may go
    #: to the action's place. Choosing such a piece shows where it may go; it never acts by itself.
    pieces_of: Callable[[Any, int], Sequence[str]] | None = None
    #: Where an action leads or what it is about, where its own words do not tell. The state is such a guess, too.
    aim: Callable[[Any, int, Words], str] | None = None
    #: What is chosen first, in words, where several actions share it: the worker that moves. The prompt groups by it.
    group: Callable[[Any, int, Words], str] | None = None
    #: Drawings beside the words of an action, so that what differs is seen first.
    signs: Callable[[Any, int], Signs] | None = None
    #: What is known to follow an action without being part of it: the price of acting where it leads.
    ahead: Callable[[Any, int, Words], Ahead | None] | None = None
    #: Rows of figures for the panel of a seat, and the names of these rows (message ids). They are made of what the
    #: view's entry `of_seats` has of that seat, and of nothing else.
    panel: Callable[[View, Words, int], Sequence[Sequence[Figure]]] | None = None
    of_seats: str = "players"
    rows: Sequence[str] = ()
    #: What the bar says of the game's progress: calendar, round, eclipse.
    chips: Callable[[View, Words], Sequence[Figure]] | None = None
    #: The event as gain (positive) or cost (negative) of the event's seat; None for events that are neither.
    gain: Callable[[Event, Words], Figure | None] | None = None
    #: Icons for what an event tells in words, where it is shown as a step of its own: dice that were rolled.
    illustrated: Callable[[Event], Sequence[str]] | None = None
    #: What the points of an event are for, where its cause says too little; empty: the cause.
    source: Callable[[Event, Words], str] | None = None
    #: What the points of a seat are made of, for games that count them from the position instead of event by event.
    tally: Callable[[View, Words, int], Sequence[Tally]] | None = None
    #: The event as another seat may hear of it; None: not at all. Seat -1 is a spectator.
    heard: Callable[[Event, int], Event | None] = everything
    #: Reasons that are no answer to anybody's question, for they are seen at a glance: what is not possible for one of
    #: them is not listed, and says so only where it is pointed at on the board.
    obvious: frozenset[int] = frozenset()
    #: Families of actions that only their seat may know before the game is over; or, where seats choose together
    #: (`Game.together`), before all have chosen.
    secret: frozenset[str] = frozenset()
    #: How the log tells what happened.
    telling: Telling = Telling()
    #: The numbers that words tell: those of the game's own components, where an owner can replace them.
    figures: Callable[[], Figures] = no_figures
    parts: Sequence[Part] = ()
    #: The message that names an opponent which plays by the game's own rules.
    automatic: str = ""
    #: The colour tokens of the seats (`--p-blue`: "p-blue"), where players choose theirs.
    colours: Callable[[View], Sequence[str]] | None = None
    #: The class of the game's own colours in the style sheets.
    ground: str = ""
