"""The live stream: a page hears of every change as server-sent events, with the regions to morph.

A page says which entry it has seen last; what it missed, be it by a lost network or a restart, comes first.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import AbstractContextManager, ExitStack, aclosing
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from teocalli.table.database import Unavailable
from teocalli.table.joined import build
from teocalli.table.live import Listener, message
from teocalli.table.match import GATHERING
from teocalli.table.pages.table import drawn_for, look, news, seen
from teocalli.table.patch import Region, Screen
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.tables import Tables
from teocalli.table.web import listens, reader_of, tables_of, whole

#: A sign of life, so that neither side takes silence for a lost connection.
HEARTBEAT = 20.0
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


async def live(request: Request) -> Response:
    tables, table = tables_of(request), request.path_params["table"]
    reader = await reader_of(request)
    sight = await look(request, table, reader=reader)  # whatever is wrong with the address is said before it begins
    tables.automatic_play.wake(sight.match)
    listening = tables.hub.listening(table, reader.id, request.query_params.get("hidden") == "1")
    return Stream(partial(events, request, tables, table, reader), listening, listens(request, reader))


async def events(
    request: Request, tables: Tables, table: str, reader: Reader, listener: Listener
) -> AsyncGenerator[bytes]:
    """What a page hears, from its first moment until it is closed or let go; at times that is nothing."""
    screen = Screen()
    since = request.headers.get("last-event-id") or request.query_params.get("since", "")
    yield await newest(request, tables, table, reader, screen, since)
    while not (tables.hub.closing or listener.is_dismissed):
        if not await listener.change(HEARTBEAT):
            if await is_let_go(request, reader):
                return
            yield b": still here\n\n"
        elif not listener.is_dismissed:
            yield await newest(request, tables, table, reader, screen)


async def newest(
    request: Request, tables: Tables, table: str, reader: Reader, screen: Screen, since: str | None = None
) -> bytes:
    """What a page must hear to show the table as it is now; nothing, where it does.

    At first it says what it has seen, and hears something in any case: what a page is made with now, for one. While it
    waits, nothing of this is held.
    """
    sight = seen(tables, await tables.match(table), reader, whole(request.query_params, "seat", -1))
    drawn, number = drawn_for(request, sight), sight.match.number
    if since == str(number):
        screen.show(settled(sight, drawn))
    changes = screen.changes(drawn)
    if not changes and since is None:
        return b""
    told = news(sight, changes, tables.clock())
    return message("news", told if since is None else told | {"build": build()}, number)


class Stream(Response):
    """Events for as long as somebody listens.

    Whoever leaves wakes the listener, and everything ends as if there were no more to tell. Were it broken off instead,
    the last page that was drawn would stay in memory until garbage is looked for.
    """

    media_type = "text/event-stream"

    def __init__(
        self,
        tell: Callable[[Listener], AsyncGenerator[bytes]],
        listening: AbstractContextManager[Listener],
        held: ExitStack,
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._tell, self._listening, self._held = tell, listening, held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._held, self._listening as listener:
            leaving = asyncio.create_task(_leave(receive, listener))
            try:
                await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
                async with aclosing(self._tell(listener)) as told:
                    async for event in told:
                        if event:
                            await send({"type": "http.response.body", "body": event, "more_body": True})
                        del event  # it can be large, and the next may come in an hour
                await send({"type": "http.response.body", "body": b""})
            finally:
                leaving.cancel()


async def _leave(receive: Receive, listener: Listener) -> None:
    """Wait until whoever listens has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.dismiss()


async def is_let_go(request: Request, reader: Reader) -> bool:
    """Whether another server has made the reader's pass void. Nobody is sent away while the database is away."""
    try:
        return (await reader_of(request)).id != reader.id
    except Unavailable:
        return False


def settled(sight: Perspective, drawn: Mapping[str, Region]) -> dict[str, Region]:
    """What a page shows that has seen the newest entry. Who is there may have changed since it was drawn."""
    passing = {"bar", "panels", "prompt"} | ({"board"} if sight.match.status == GATHERING else set())
    return {name: region for name, region in drawn.items() if name not in passing}
