"""People whom the reader has played with, and inviting them by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from teocalli.table import commands
from teocalli.table.match import GATHERING
from teocalli.table.pages.lobby import own_tables
from teocalli.table.pages.rows import when
from teocalli.table.perspective import Reader
from teocalli.table.refusals import Refused
from teocalli.table.speech import shown_name
from teocalli.table.store import Listing
from teocalli.table.web import done, page, reader_of, sent, tables_of


@dataclass(frozen=True)
class Acquaintance:
    """Somebody whom the reader has played with: how often, and when last."""

    person: str
    name: str
    games: int
    last: float


def acquaintances(listings: Iterable[Listing], reader: Reader) -> list[Acquaintance]:
    """Those who sat at the reader's tables, the latest first."""
    found: dict[str, Acquaintance] = {}
    for listing in sorted(listings, key=lambda x: x.updated):
        if listing.status == GATHERING:
            continue
        others = {seat["person"]: seat["name"] for seat in listing.summary["seats"] if seat["person"]}
        others.pop(reader.id, None)
        for person, name in others.items():
            games = found[person].games + 1 if person in found else 1
            found[person] = Acquaintance(person, name, games, listing.updated)
    return sorted(found.values(), key=lambda one: -one.last)


async def known_to(request: Request, reader: Reader) -> list[Acquaintance]:
    listings = [*await own_tables(request, reader), *await own_tables(request, reader, archived=True)]
    return acquaintances(listings, reader)


async def show(request: Request) -> Response:
    """Whom the host may invite by name."""
    reader, tables = await reader_of(request), tables_of(request)
    match = await tables.match(request.path_params["table"])
    asked = match.people()
    shown = [
        {
            "person": one.person,
            "name": shown_name(one.name, reader.language),
            "games": one.games,
            "when": when(one.last, tables.clock(), reader.language),
            "is_asked": one.person in asked,
        }
        for one in await known_to(request, reader)
    ]
    is_host = bool(reader.id) and match.host == reader.id
    may_invite = is_host and match.status == GATHERING and match.free_seat >= 0
    return page(request, reader, "people.html", people=shown, match=match, may_invite=may_invite)


async def invite(request: Request) -> Response:
    """Keep a free seat for somebody; whoever is not known to the reader cannot be asked."""
    reader, fields = await reader_of(request), await sent(request)
    if reader.person is None:
        raise Refused("refused-not-host", 403)
    wish = fields.get("person", "")
    guest = next((one for one in await known_to(request, reader) if one.person == wish), None)
    if guest is None:
        raise Refused("refused-stranger", 404)
    table = request.path_params["table"]
    match = await tables_of(request).do(table, commands.reserve(reader.person, guest.person, guest.name))
    return done(request, match, f"/t/{match.id}/people")
