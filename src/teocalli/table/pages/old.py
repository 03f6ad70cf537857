"""Games whose rules are not here any more: why they do not go on, what was played, the record."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from teocalli.table import old_games
from teocalli.table.match import AWAY
from teocalli.table.offered_bots import BOT_NAMES
from teocalli.table.old_games import TOO_OLD, OldGame
from teocalli.table.pages import table
from teocalli.table.refusals import Refused
from teocalli.table.speech import game_title, shown_name
from teocalli.table.web import game_of, page, reader_of, tables_of, wants_json


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


async def record_of(request: Request) -> tuple[str, str]:
    """The name and the text of a record, once the game is over: before, it would tell what is still hidden.

    It needs no rules.
    """
    table = request.path_params["table"]
    try:
        match = await tables_of(request).match(table)
        if not match.is_over:
            raise Refused("refused-record-early")
        return f"{match.game.meta.key}-{match.id}", match.record().write()
    except Refused as refused:
        if refused.message not in TOO_OLD:
            raise
        old = await old_game(request, refused)
        if old.is_under_way:  # it may go on one day, with its rules
            raise Refused("refused-record-early") from None
        return table, old.record.write()


async def record(request: Request) -> Response:
    """The record of play as a file."""
    name, text = await record_of(request)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}.txt"'})
