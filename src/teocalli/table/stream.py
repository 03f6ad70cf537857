"""The live stream: a page hears of every change as server-sent events, with the regions to morph.

A page says which entry it has seen last; what it missed, be it by a lost network or a restart, comes first.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from teocalli.table.database import Unavailable
from teocalli.table.live import message
from teocalli.table.match import GATHERING
from teocalli.table.pages.table import drawn_for, look, news
from teocalli.table.patch import Region, Screen
from teocalli.table.sight import Reader, Sight
from teocalli.table.web import house_of, listens, reader_of

#: A sign of life, so that neither side takes silence for a lost connection.
HEARTBEAT = 20.0
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


async def live(request: Request) -> Response:
    house, table = house_of(request), request.path_params["table"]
    reader = await reader_of(request)
    sight = await look(request, table, reader=reader)  # whatever is wrong with the address is said before the answer
    house.wake_bots(sight.match)
    since = request.headers.get("last-event-id") or request.query_params.get("since", "")

    async def events() -> AsyncIterator[bytes]:
        screen = Screen()
        try:
            with house.hub.listening(table, reader.id) as listener:
                sight = await look(request, table, reader=reader)
                drawn = drawn_for(request, sight)
                if since == str(sight.match.number):
                    screen.show(settled(sight, drawn))
                yield message("news", news(sight, screen.changes(drawn)), sight.match.number)
                while not (house.hub.closing or listener.is_dismissed):
                    if await listener.change(HEARTBEAT):
                        sight = await look(request, table, reader=reader)
                        drawn = drawn_for(request, sight)
                        if changes := screen.changes(drawn):
                            yield message("news", news(sight, changes), sight.match.number)
                    elif await is_let_go(request, reader):
                        return
                    else:
                        yield b": still here\n\n"
        finally:
            screen.clear()  # a stream that was broken off is garbage for a while; the pages it drew are not
            sight = drawn = changes = None  # type: ignore[assignment]

    return Stream(events(), listens(request, reader))


class Stream(StreamingResponse):
    """Events as long as somebody listens."""

    def __init__(self, events: AsyncIterator[bytes], held: ExitStack) -> None:
        super().__init__(events, media_type="text/event-stream", headers=HEADERS)
        self._held = held

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._held:
            await super().__call__(scope, receive, send)


async def is_let_go(request: Request, reader: Reader) -> bool:
    """Whether another server has made the reader's pass void. Nobody is sent away while the database is away."""
    try:
        return (await reader_of(request)).id != reader.id
    except Unavailable:
        return False


def settled(sight: Sight, drawn: Mapping[str, Region]) -> dict[str, Region]:
    """What a page shows that has seen the newest entry. Who is there may have changed since it was drawn."""
    passing = {"bar", "panels", "prompt"} | ({"board"} if sight.match.status == GATHERING else set())
    return {name: region for name, region in drawn.items() if name not in passing}
