"""What opens a table: a new game, one click, a guided game, a rematch, playing on, a record from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct, field
from starlette.requests import Request

from teocalli.engine import game_record
from teocalli.engine.game import BadSetting, Game, Setting
from teocalli.engine.game_record import GameRecord
from teocalli.face.guide import guide_of
from teocalli.table.answers import Opened
from teocalli.table.clock import Terms, agreed
from teocalli.table.commands import MOST_NAME, clean, exhibit, opening
from teocalli.table.commands.base import Key, Number, SeatNumber, Strength
from teocalli.table.entries import Entry
from teocalli.table.manners import Manners
from teocalli.table.match import BOT, OPEN, PERSON, Seat
from teocalli.table.offered_bots import BOT_NAMES, DEFAULT, OFFERED_BOTS, known_strength
from teocalli.table.operations.operation import Operation, whoever
from teocalli.table.refusals import Refused
from teocalli.table.store import Person
from teocalli.table.web import MOST_RECORD, game_of, name_guest, opens, reader_of, somebody, tables_of, welcome

OBJECT = Meta(extra_json_schema={"type": ["object", "null"]})  # what is in it, the game checks


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table."""

    game: str
    seats: Annotated[list[str], Meta(description="for each seat: me, open, or the strength of a bot")] = field(
        default_factory=lambda: ["me", DEFAULT]
    )
    names: Annotated[list[str], Meta(description="of those who sit there; usual ones where empty or left out")] = []
    options: dict[str, str | int] = {}
    name: Annotated[str, Meta(description="of the table")] = ""
    listed: Annotated[bool, Meta(description="whether everybody sees it in the lobby")] = False
    evaluation: Annotated[bool, Meta(description="whether an estimate stands beside the names")] = False
    clock: Annotated[Terms | None, Meta(extra={"refusal": "refused-clock"})] = None
    manners: Annotated[Manners, Meta(extra={"refusal": "refused-manners"})] = Manners()
    components: Annotated[Any, OBJECT, Meta(description="component values that replace the game's own")] = None
    key: Key = ""


def human(person: Person, name: str = "") -> Seat:
    return Seat(PERSON, person.id, name or person.name)


def bot(place: int, strength: str, name: str = "") -> Seat:
    return Seat(BOT, name=name or BOT_NAMES[place % len(BOT_NAMES)], strength=known_strength(strength))


def seats_of(wishes: Sequence[str], names: Sequence[str], person: Person) -> list[Seat]:
    """Who was put on each seat: me (also several times), an open seat, or a bot of a strength."""
    seats: list[Seat] = []
    for place, wish in enumerate(wishes):
        name = clean(names[place], MOST_NAME) if place < len(names) else ""
        if wish == "me":
            again = sum(seat.kind == PERSON for seat in seats)
            seats.append(human(person, name or (f"{person.name} {again + 1}" if again else "")))
        else:
            seats.append(Seat(OPEN) if wish == OPEN else bot(place, wish, name))
    return seats


def described(game: Game, wish: NewTable, person: Person) -> Entry:
    """The entry that opens the table."""
    options = {name: str(choice) for name, choice in wish.options.items()}
    try:
        return opening(
            person, game, Setting(len(wish.seats), options, wish.components),
            seats_of(wish.seats, wish.names, person), name=wish.name, listed=wish.listed, evaluation=wish.evaluation,
            clock=agreed(wish.clock), manners=wish.manners,
        )  # fmt: skip
    except BadSetting as error:
        raise Refused("refused-setting", 400, why=error) from None


async def opened(request: Request, entry: Entry, newcomer: Person | None, key: str = "") -> Opened:
    match = await tables_of(request).open(entry, key, newcomer)
    welcome(request, newcomer)
    return Opened(match.id, match.invite)


async def open_table(request: Request, wish: NewTable) -> Opened:
    game, name = game_of(request, wish.game), own_name(wish)
    person, newcomer = somebody(request, await reader_of(request), name)
    done = await opened(request, await asyncio.to_thread(described, game, wish, person), newcomer, wish.key)
    await name_guest(request, person, name)
    return done


def own_name(wish: NewTable) -> str:
    """The name at the first seat that whoever opens the table takes."""
    mine = (name for seat, name in zip(wish.seats, wish.names, strict=False) if seat == "me")
    return clean(next(mine, ""), MOST_NAME)


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table against one bot, or the game's own solo opponent."""

    game: str
    strength: Strength = DEFAULT
    key: Key = ""


async def play(request: Request, wish: Play) -> Opened:
    game = game_of(request, wish.game)
    count = 2 if 2 in game.meta.players else min(game.meta.players)
    return await open_table(request, NewTable(wish.game, ["me", *[wish.strength] * (count - 1)], key=wish.key))


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a guided first game against the weakest bot."""

    game: str
    key: Key = ""


async def learn(request: Request, wish: Learn) -> Opened:
    game = game_of(request, wish.game)
    guide = guide_of(game)
    if guide is None:
        raise Refused("refused-game", 404, game=game.meta.key)
    person, newcomer = somebody(request, await reader_of(request))
    seats = [human(person), *(bot(place, OFFERED_BOTS[0]) for place in range(1, guide.setting.players))]
    entry = opening(person, game, guide.setting, seats, seed=guide.seed, guided=True)
    return await opened(request, entry, newcomer, wish.key)


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play once more with the same people: whoever asks sits down at the table that is opened for it."""


async def rematch(request: Request, _: Rematch) -> Opened:
    person, _newcomer = await whoever(request)
    again = await tables_of(request).rematch(request.path_params["table"], person)
    return Opened(again.id, again.invite)


class GoOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, as a new table against bots."""

    at: Annotated[Number, Meta(description="after so many actions")]
    seat: SeatNumber = 0
    strength: Strength = DEFAULT


async def go_on(request: Request, wish: GoOn) -> Opened:
    match = await tables_of(request).match(request.path_params["table"])
    if not match.is_over:
        raise Refused("refused-continue-early")
    if not 0 <= wish.at <= len(match.moves) or match.state_at(wish.at).over:
        raise Refused("refused-continue-end")
    person, newcomer = await whoever(request)
    seats = [human(person) if place == wish.seat else bot(place, wish.strength) for place in range(len(match.seats))]
    tokens = match.record().tokens[: wish.at]
    entry = opening(person, match.game, match.setting, seats, name=match.name, seed=match.seed, tokens=tokens)
    return await opened(request, entry, newcomer)


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """Look at a game record from elsewhere: it becomes a table that only shows it."""

    text: str


def read_record(request: Request, text: str) -> tuple[Game, GameRecord]:
    """A record and its game; replayed, so that what is wrong with it is known."""
    record = game_record.read(text)
    game = game_of(request, record.game)
    game_record.replay(game, record)
    return game, record


async def upload(request: Request, wish: Upload) -> Opened:
    try:
        game, record = await tables_of(request).aside(read_record, request, wish.text)
    except (game_record.BadRecord, Refused) as error:
        raise Refused("refused-record", error.status if isinstance(error, Refused) else 400, why=error) from None
    person, newcomer = await whoever(request)
    return await opened(request, exhibit(person, game, record), newcomer)


OPERATIONS = [
    Operation("/tables", NewTable, Opened, open_table, status=201, around=opens),
    Operation("/play", Play, Opened, play, "/play", "/t/{id}", status=201, around=opens),
    Operation("/learn", Learn, Opened, learn, "/learn", "/t/{id}", status=201, around=opens),
    Operation("/records", Upload, Opened, upload, status=201, around=opens, most=MOST_RECORD),
    Operation("/tables/{table}/rematch", Rematch, Opened, rematch, "/t/{table}/rematch", "/t/{id}", around=opens),
    Operation(
        "/tables/{table}/continue", GoOn, Opened, go_on, "/t/{table}/continue", "/t/{id}", status=201, around=opens
    ),
]
