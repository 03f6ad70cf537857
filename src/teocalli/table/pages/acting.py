"""What the forms of a table page do: each becomes a command."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from teocalli.table import absence, commands
from teocalli.table.clock_face import terms_in
from teocalli.table.commands import Command
from teocalli.table.match import Match
from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.refusals import Refused
from teocalli.table.store import Person
from teocalli.table.web import Endpoint, done, moved, reader_of, sent, somebody, tables_of, welcome, whole

Fields = Mapping[str, str]


def form(make: Callable[[Person, Fields], Command], name: str = "") -> Endpoint:
    """An address that does what a form says; the field `name`, where there is one, names a newcomer."""

    async def endpoint(request: Request) -> Response:
        reader, fields = await reader_of(request), await sent(request)
        person, newcomer = somebody(request, reader, commands.clean(fields.get(name, ""), commands.MOST_NAME))
        command = replace(make(person, fields), newcomer=newcomer)
        match = await tables_of(request).do(request.path_params["table"], command)
        welcome(request, newcomer)
        return done(request, match)

    return endpoint


def strength_of(fields: Fields) -> str:
    return known_strength(fields.get("strength", DEFAULT))


act = form(lambda who, f: commands.act(who, whole(f, "seat"), f.get("token", ""), whole(f, "version")))
undo = form(lambda who, f: commands.undo(who, whole(f, "seat"), whole(f, "version"), bool(f.get("whole"))))
sit = form(lambda who, f: commands.sit(who, whole(f, "seat"), f.get("invite", ""), f.get("name", "")), name="name")
stand = form(lambda who, f: commands.stand(who, whole(f, "seat")))
bot = form(lambda who, f: commands.place_bot(who, whole(f, "seat"), strength_of(f)))
back = form(lambda who, f: commands.come_back(who, whole(f, "seat")))
clock = form(lambda who, f: absence.set_clock(who, terms_in(f)))
resign = form(lambda who, f: commands.resign(who, whole(f, "seat"), strength_of(f)))
say = form(lambda who, f: commands.say(who, f.get("text", ""), f.get("key", ""), f.get("phrase", "")))


async def step_in(request: Request) -> Response:
    """A bot for somebody who keeps the others waiting, by the clock of this server."""
    now = tables_of(request).clock()
    return await form(lambda who, f: absence.step_in(who, whole(f, "seat"), strength_of(f), now))(request)


async def agree(request: Request) -> Response:
    """Agree that a bot takes over from somebody who is away."""
    tables, table = tables_of(request), request.path_params["table"]
    match, now = await tables.match(table), tables.clock()
    present = tables.hub.present(table)
    return await form(lambda who, f: absence.agree(who, whole(f, "seat"), now, _is_here(match, f, present)))(request)


def _is_here(match: Match, fields: Fields, present: Sequence[str]) -> bool:
    seat = whole(fields, "seat")
    return 0 <= seat < len(match.seats) and match.seats[seat].person in present


async def rematch(request: Request) -> Response:
    """The same people and options once more."""
    reader = await reader_of(request)
    if reader.person is None:
        raise Refused("refused-watching", 403)
    again = await tables_of(request).rematch(request.path_params["table"], reader.person)
    return moved(request, f"/t/{again.id}")
