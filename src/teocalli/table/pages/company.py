"""People whom the reader has played with, to be invited by name."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from teocalli.table.match import GATHERING
from teocalli.table.operations.at_table import known_to
from teocalli.table.pages.rows import when
from teocalli.table.speech import shown_name
from teocalli.table.web import page, reader_of, tables_of


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
        for one in await known_to(request, reader.id)
    ]
    is_host = bool(reader.id) and match.host == reader.id
    may_invite = is_host and match.status == GATHERING and match.free_seat >= 0
    return page(request, reader, "people.html", people=shown, match=match, may_invite=may_invite)
