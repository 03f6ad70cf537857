"""Games whose rules are not here any more: why they do not go on, what was played, the record."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from teocalli.table import api, old_games
from teocalli.table.match import AWAY
from teocalli.table.old_games import TOO_OLD, OldGame
from teocalli.table.pages import replay, table
from teocalli.table.perspective import BOT_NAMES
from teocalli.table.refusals import Refused
from teocalli.table.speech import game_title, shown_name
from teocalli.table.web import game_of, moved, page, reader_of, tables_of, wants_json


async def show(request: Request) -> Response:
    """A table; one of other rules as a list."""
    try:
        return await table.show(request)
    except Refused as refused:
        if refused.message not in TOO_OLD or wants_json(request):
            raise
        return await listed(request, refused)


async def listed(request: Request, refused: Refused) -> Response:
    reader, old = await reader_of(request), await old_game(request, refused)
    names = [
        shown_name(seat["name"], reader.language) or BOT_NAMES[place % len(BOT_NAMES)]
        for place, seat in enumerate(old.listing.summary["seats"])
    ]
    return page(
        request, reader, "old.html", 410, old=old, names=names, why=refused.said(reader.language),
        title=old.listing.summary["name"] or game_title(game_of(request, old.listing.game), reader.language),
        may_put_away=old.is_under_way and reader.id in old.people(), is_away=old.listing.status == AWAY,
    )  # fmt: skip


async def old_game(request: Request, refused: Refused) -> OldGame:
    """What can be read without the rules; where not even that, the refusal stands."""
    found = await old_games.find(tables_of(request), request.path_params["table"])
    if found is None:
        raise refused
    return found


async def record(request: Request) -> Response:
    """The record of play; it needs no rules."""
    try:
        return await replay.record(request)
    except Refused as refused:
        text = await old_record(request, refused)
    name = f"{request.path_params['table']}.txt"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def api_record(request: Request) -> Response:
    try:
        return await api.record(request)
    except Refused as refused:
        return JSONResponse({"record": await old_record(request, refused)})


async def old_record(request: Request, refused: Refused) -> str:
    if refused.message not in TOO_OLD:
        raise refused
    old = await old_game(request, refused)
    if old.is_under_way:  # it may go on one day, with its rules
        raise Refused("refused-record-early")
    return old.record.write()


async def put_away(request: Request) -> Response:
    """Take a game that cannot go on from the list of those under way."""
    reader = await reader_of(request)
    await old_games.put_away(tables_of(request), request.path_params["table"], reader.id)
    return moved(request, "/")
