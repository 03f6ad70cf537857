"""The live stream: a page hears of every change as server-sent events, with the regions to morph.

A page says which entry it has seen last; what it missed, be it by a lost network or a restart, comes first.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from teocalli.table.live import message
from teocalli.table.pages.table import drawn_for, look, news
from teocalli.table.patch import Screen
from teocalli.table.web import house_of, reader_of

#: A sign of life, so that neither side takes silence for a lost connection.
HEARTBEAT = 20.0
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


async def live(request: Request) -> Response:
    house, table = house_of(request), request.path_params["table"]
    reader = await reader_of(request)
    house.wake_bots(await house.match(table))
    since = request.headers.get("last-event-id") or request.query_params.get("since", "")

    async def events() -> AsyncIterator[bytes]:
        with house.hub.listening(table, reader.id) as listener:
            screen = Screen()
            sight = await look(request, table, reader=reader)
            drawn, number = drawn_for(request, sight), sight.match.number
            if since == str(number):
                screen.show(drawn)
                yield message("hello", {"number": number})
            else:
                yield message("news", news(sight, screen.changes(drawn)), number)
            while not house.hub.closing:
                if await listener.change(HEARTBEAT):
                    sight = await look(request, table, reader=reader)
                    if changes := screen.changes(drawn_for(request, sight)):
                        yield message("news", news(sight, changes), sight.match.number)
                else:
                    yield b": still here\n\n"

    return StreamingResponse(events(), media_type="text/event-stream", headers=HEADERS)
