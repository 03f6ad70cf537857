"""Connections: what may come in over one before anybody has read it, and for how long.

A request's head is small and comes quickly; whoever sends one without end, or only half of one, is let go.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from teocalli.table.hand_over import HandOver
from teocalli.table.limits import neighbourhood

#: The most bytes and lines in the head of a request.
MOST_HEAD, MOST_LINES = 32 * 1024, 100
#: Seconds for a head, and for a body.
HEAD_PATIENCE, BODY_PATIENCE = 10.0, 60.0
#: Connections from one address.
MOST_CONNECTIONS = 1000
#: How often, and after how many seconds each time, a connection is offered to a process that has no time to take it.
OFFERS, OFFER_AGAIN = 100, 0.01
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
    #: Where there are several processes, the way to the others.
    hand_over: HandOver | None = None
    #: What another process has read of it already.
    read_before = b""

    # uvicorn narrows asyncio's type in the same way
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline: asyncio.TimerHandle | None = None
        self._head, self._in_head, self._is_idle = 0, True, True
        self._address = neighbourhood(self.client[0] if self.client is not None else "")
        Connection.there[self._address] += 1
        if Connection.there[self._address] > self.most:
            transport.abort()
            return
        self._expect(HEAD_PATIENCE)
        if self.read_before:
            self._read(self.read_before)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        Connection.there[self._address] -= 1
        if Connection.there[self._address] <= 0:
            del Connection.there[self._address]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.hand_over is not None and self._is_free and self.hand_over.is_elsewhere(data):
            self._unset_keepalive_if_required()
            self._expect(None)
            self._offer(self.hand_over, data)
        else:
            self._read(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(431)

    # ------------------------------------------------------------ other processes

    @property
    def _is_free(self) -> bool:
        """Whether nothing was read but whole requests, and everything is said: so another process can go on."""
        is_answered = self.cycle is None or self.cycle.response_complete
        return self._is_idle and is_answered and not self.transport.get_write_buffer_size()

    def _offer(self, hand_over: HandOver, data: bytes, times: int = OFFERS) -> None:
        """Let another process go on with this connection; where it does not take it, answer here."""
        if self.transport.is_closing():
            return
        try:
            hand_over.give(self.transport.get_extra_info("socket").fileno(), data)
        except OSError as error:
            if times and isinstance(error, BlockingIOError) and hand_over.is_elsewhere(data):
                self.flow.pause_reading()
                self.loop.call_later(OFFER_AGAIN, self._offer, hand_over, data, times - 1)
            else:
                self.flow.resume_reading()
                self._read(data)
        else:
            self.transport.abort()  # our end of it; the other process has its own

    # ------------------------------------------------------------ what the parser has found

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._is_idle = True, False
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
        self._is_idle = True
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
