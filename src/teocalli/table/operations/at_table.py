"""What is done at a table that exists: commands, invitations, putting it out of sight."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct
from starlette.requests import Request

from teocalli.table import old_games
from teocalli.table.answers import Done, Ok
from teocalli.table.clock_face import sent_terms
from teocalli.table.commands import AT_TABLE, MOST_NAME, Command, clean
from teocalli.table.commands.base import by_host
from teocalli.table.commands.seats import Reserve, Sit
from teocalli.table.limits import TALK_OF_PERSON
from teocalli.table.match import GATHERING
from teocalli.table.operations.operation import Fields, Operation, whoever
from teocalli.table.refusals import Refused
from teocalli.table.store import Listing
from teocalli.table.web import Endpoint, limited, name_guest, tables_of, welcome


async def do(request: Request, command: Command) -> Done:
    """Carry out a command. Whoever sits down may be a newcomer with a name."""
    name = clean(command.name, MOST_NAME) if isinstance(command, Sit) else ""
    person, newcomer = await whoever(request, name)
    match = await tables_of(request).do(request.path_params["table"], person, command, newcomer)
    welcome(request, newcomer)
    if len(match.seats_of(person.id)) == 1:  # further seats are for friends at the same screen
        await name_guest(request, person, name)
    return Done(match.number, match.version)


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a free seat for somebody you have played with; the host does."""

    person: str


@dataclass(frozen=True)
class Acquaintance:
    """Somebody whom the reader has played with: how often, and when last."""

    person: str
    name: str
    games: int
    last: float


def acquaintances(listings: Iterable[Listing], reader: str) -> list[Acquaintance]:
    """Those who sat at the reader's tables, the latest first."""
    found: dict[str, Acquaintance] = {}
    for listing in sorted(listings, key=lambda x: x.updated):
        if listing.status == GATHERING:
            continue
        others = {seat["person"]: seat["name"] for seat in listing.summary["seats"] if seat["person"]}
        others.pop(reader, None)
        for person, name in others.items():
            games = found[person].games + 1 if person in found else 1
            found[person] = Acquaintance(person, name, games, listing.updated)
    return sorted(found.values(), key=lambda one: -one.last)


async def known_to(request: Request, reader: str) -> list[Acquaintance]:
    tables = tables_of(request)
    listings = []
    for archived in (False, True):
        listings += await tables.on_disk(tables.store.tables_of, reader, archived)
    return acquaintances(listings, reader)


async def invite(request: Request, wish: Invite) -> Done:
    person, _ = await whoever(request)
    by_host(await tables_of(request).match(request.path_params["table"]), person)
    guest = next((one for one in await known_to(request, person.id) if one.person == wish.person), None)
    if guest is None:
        raise Refused("refused-stranger", 404)
    return await do(request, Reserve(guest.person, guest.name))


class Archive(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a table out of your sight, or back; others see it as before."""

    archived: bool = False


async def archive(request: Request, wish: Archive) -> Ok:
    person, _ = await whoever(request)
    tables = tables_of(request)
    await tables.on_disk(tables.store.archive, person.id, request.path_params["table"], wish.archived)
    return Ok()


class PutAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a game whose rules are not here any more from the list of those under way."""


async def put_away(request: Request, _: PutAway) -> Ok:
    person, _newcomer = await whoever(request)
    await old_games.put_away(tables_of(request), request.path_params["table"], person.id)
    return Ok()


def clock_as_json(fields: Fields) -> dict[str, object]:
    return {"terms": sent_terms(fields)}


def talking(endpoint: Endpoint) -> Endpoint:
    return limited(endpoint, TALK_OF_PERSON)


OPERATIONS = [
    *(
        Operation(f"/tables/{{table}}/{name}", kind, Done, do, f"/t/{{table}}/{name}")
        for name, kind in AT_TABLE.items()
        if name not in ("clock", "say")
    ),
    Operation("/tables/{table}/clock", AT_TABLE["clock"], Done, do, "/t/{table}/clock", as_json=clock_as_json),
    Operation("/tables/{table}/say", AT_TABLE["say"], Done, do, "/t/{table}/say", around=talking),
    Operation("/tables/{table}/invite", Invite, Done, invite, "/t/{table}/invite", "/t/{table}/people"),
    Operation("/tables/{table}/archive", Archive, Ok, archive, "/t/{table}/archive", "/"),
    Operation("/tables/{table}/put-away", PutAway, Ok, put_away, "/t/{table}/put-away", "/"),
]
