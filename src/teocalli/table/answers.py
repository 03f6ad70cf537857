"""What programs are told, declared once: the answers are made of these, and so is their description."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from teocalli.table.clock import Terms
from teocalli.table.fields import one_of
from teocalli.table.match import BOT, EXHIBIT, GATHERING, OPEN, OVER, PERSON, PLAYING


class Ok(Struct, frozen=True):
    ok: bool = True


class Done(Struct, frozen=True):
    """The newest entry of the table's log, and the version of its game."""

    number: int
    version: int
    ok: bool = True


class Refusal(Struct, frozen=True):
    """Nothing was done. The sentence says why, in the language of `Accept-Language` or of your settings."""

    refused: Annotated[str, Meta(description="the kind of refusal, the same in all languages")]
    title: str
    sentence: str
    ok: bool = False


class Opened(Struct, frozen=True):
    id: str
    invite: Annotated[str, Meta(description="lets others sit down")]


class Pass(Struct, frozen=True, rename={"signed": "pass"}):
    """Who you are; send the pass as `Authorization: Bearer <pass>`."""

    id: str
    name: str
    signed: str


class Channel(Struct, frozen=True):
    """A way by which you are told of turns, ends of games and invitations."""

    id: str
    kind: str
    address: str
    secret: Annotated[str, Meta(description="signs what your program is sent; empty for other ways")]
    confirmed: bool
    wanted: Annotated[list[str], Meta(description="what is told: turn, over, invited")]


class Channels(Struct, frozen=True):
    channels: list[Channel]


class Tried(Struct, frozen=True):
    arrived: bool


class Option(Struct, frozen=True):
    name: str
    choices: list[str]
    default: str
    about: str


class GameOffered(Struct, frozen=True):
    key: str
    title: str
    players: list[int]
    options: list[Option]
    rules: Annotated[int, Meta(description="the version of the rules")]


class Games(Struct, frozen=True):
    games: list[GameOffered]
    bots: Annotated[list[str], Meta(description="strengths of bots, the weakest first")]


Kind = Annotated[str, one_of(PERSON, BOT, OPEN)]


class SeatListed(Struct, frozen=True):
    kind: Kind
    name: str
    mine: bool


class TableListed(Struct, frozen=True):
    id: str
    game: str
    status: str
    name: str
    mover: int
    movers: list[int]
    seats: list[SeatListed]


class TablesListed(Struct, frozen=True):
    open: list[TableListed]
    mine: list[TableListed]


class Record(Struct, frozen=True):
    record: str


class Seat(Struct, frozen=True):
    kind: Kind
    name: str
    strength: str
    mine: bool
    resigned: bool


class Gain(Struct, frozen=True):
    amount: float | str
    of: str
    name: str


class Action(Struct, frozen=True):
    token: str
    label: str
    aim: str
    gains: list[Gain]
    others: Annotated[list[str], Meta(description="what other seats gain or lose by it, in sentences")]
    ends_turn: bool
    uncertain: bool
    place: str | None


class NotOffered(Struct, frozen=True):
    label: str
    why: str


class Event(Struct, frozen=True):
    what: Annotated[str, Meta(description="a word of the game's events")]
    seat: Annotated[int | None, Meta(description="whose it is; null for nobody's")]
    thing: Annotated[str | None, Meta(description="a tile, a good, a place, …, by name")]
    amount: int
    cause: Annotated[str, Meta(description="a word of the game's causes")]


class Line(Struct, frozen=True):
    seat: int
    text: Annotated[str, Meta(description="what was chosen or what happened, as the log tells it")]
    gains: list[Gain]
    notes: list[str]
    events: list[Event]
    count: Annotated[int, Meta(description="of the action; those that led to nothing have no line")]


class Clock(Struct, frozen=True):
    terms: Terms
    left: Annotated[list[float], Meta(description="what each seat had left at `since`")]
    since: Annotated[float, Meta(description="in seconds since 1970")]
    running: Annotated[list[int], Meta(description="the seats that use up their time")]


class Table(Struct, frozen=True):
    """A table as the seat sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    status: Annotated[str, one_of(GATHERING, PLAYING, OVER, EXHIBIT)]
    number: Annotated[int, Meta(description="of the last entry in the log; give it as `after` to wait for news")]
    version: Annotated[int, Meta(description="of the game for this seat; an action names the one it was chosen at")]
    seat: Annotated[int, Meta(description="whose view this is; -1 for a spectator")]
    mover: Annotated[int, Meta(description="the first who must choose; -1 for nobody")]
    movers: Annotated[list[int], Meta(description="all who must choose: several where they choose together")]
    seats: list[Seat]
    scores: list[float]
    ranks: list[int] | None
    result: str
    rematch: Annotated[str | None, Meta(description="the table where the same people play once more")]
    clock: Clock | None
    ask: str | None
    actions: list[Action]
    refused: list[NotOffered]
    undo: int
    view: Annotated[dict[str, Any], Meta(description="what the seat sees; its fields are the game's")]
    log: list[Line]
