"""What the forms of a table page do: each becomes a deed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from teocalli.table import deeds
from teocalli.table.refusals import Refused
from teocalli.table.strengths import STRENGTHS, known_strength
from teocalli.table.web import done, house_of, moved, reader_of, sent, somebody, whole


async def act(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    seat, version = whole(fields, "seat"), whole(fields, "version")
    deed = deeds.act(reader.id or "?", seat, fields.get("token", ""), version)
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def undo(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    person = await somebody(request, reader)
    deed = deeds.undo(person, whole(fields, "seat"), whole(fields, "version"), bool(fields.get("whole")))
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def sit(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    name = deeds.clean(fields.get("name", ""), deeds.MOST_NAME)
    person = await somebody(request, reader, name)
    deed = deeds.sit(person, whole(fields, "seat"), fields.get("invite", ""), name)
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def stand(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    deed = deeds.stand(await somebody(request, reader), whole(fields, "seat"))
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def bot(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    strength = known_strength(fields.get("strength", STRENGTHS[-1]))
    deed = deeds.place_bot(await somebody(request, reader), whole(fields, "seat"), strength)
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def back(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    deed = deeds.come_back(await somebody(request, reader), whole(fields, "seat"))
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def step_in(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    house = house_of(request)
    person = await somebody(request, reader)
    strength = known_strength(fields.get("strength", STRENGTHS[-1]))
    deed = deeds.step_in(person, whole(fields, "seat"), strength, house.clock())
    return done(request, await house.do(request.path_params["table"], deed))


async def resign(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    strength = known_strength(fields.get("strength", STRENGTHS[-1]))
    deed = deeds.resign(await somebody(request, reader), whole(fields, "seat"), strength)
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def say(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    deed = deeds.say(await somebody(request, reader), fields.get("text", ""), fields.get("key", ""))
    return done(request, await house_of(request).do(request.path_params["table"], deed))


async def rematch(request: Request) -> Response:
    """The same people and options once more."""
    reader = await reader_of(request)
    if reader.person is None:
        raise Refused("refused-watching", 403)
    again = await house_of(request).rematch(request.path_params["table"], reader.person)
    return moved(request, f"/t/{again.id}")
