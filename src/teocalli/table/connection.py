"""Connections: what may come in over one before anybody has read it, and for how long.

A request's head is small and comes quickly; whoever sends one without end, or only half of one, is let go.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from teocalli.table.limits import neighbourhood

#: The most bytes and lines in the head of a request.
MOST_HEAD, MOST_LINES = 32 * 1024, 100
#: Seconds for a head, and for a body.
HEAD_PATIENCE, BODY_PATIENCE = 10.0, 60.0
#: Connections from one address.
MOST_CONNECTIONS = 1000
SENTENCES = {
    408: "The request took too long.",
    431: "The head of the request is too large.",
}


class TooManyLines(ValueError):
    """The head of a request does not end."""


class Connection(HttpToolsProtocol):
    """A connection that is closed when a head is too large, or a request takes too long to arrive."""

    #: How many there are from each address.
    there: Counter[str] = Counter()
    most: float = MOST_CONNECTIONS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._head, self._in_head = 0, True
        self._address = neighbourhood(self.client[0] if self.client is not None else "")
        Connection.there[self._address] += 1
        if Connection.there[self._address] > self.most:
            transport.abort()
            return
        self._expect(HEAD_PATIENCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        Connection.there[self._address] -= 1
        if Connection.there[self._address] <= 0:
            del Connection.there[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(431)

    # ------------------------------------------------------------ what the parser has found

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        if self._deadline is None:
            self._expect(HEAD_PATIENCE)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_LINES or len(name) + len(value) > MOST_HEAD:
            raise TooManyLines

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        self._expect(BODY_PATIENCE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    # ------------------------------------------------------------ patience

    def _expect(self, seconds: float | None) -> None:
        """Wait so long for what is to come next; None: nothing is to come."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._too_slow) if seconds is not None else None

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            return
        if self._in_head:
            self._refuse(408)
        else:
            self.transport.abort()  # somebody is reading the body already, and hears that there is no more

    def _refuse(self, status: int) -> None:
        sentence = SENTENCES[status].encode()
        head = b"HTTP/1.1 %d \r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n" % status
        self.transport.write(head + b"Content-Length: %d\r\n\r\n%s" % (len(sentence), sentence))
        self.transport.close()


class FromProxy(Connection):
    """A connection from a proxy, on which everybody may come."""

    most = math.inf
