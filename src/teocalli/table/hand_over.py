"""Of several server processes each table has one, to which connections that ask for it are handed over.

Any process can answer any request. But whichever shows a table has to read and to draw all that happens there, so it is
done once where all who are at a table are served by one process; that one lets the table's bots think, too. Whenever a
connection cannot be handed over, or the other process has not said for a second that it serves, it is answered where it
is.
"""

from __future__ import annotations

import asyncio
import ctypes
import math
import re
import socket
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.sharedctypes import RawArray

#: The id of a table, and the beginning of a request that concerns one.
ID = re.compile(rb"[0-9A-Za-z]+")
AT_TABLE = re.compile(rb"[A-Z]+ /(?:t|api/tables)/(%b)[/? ]" % ID.pattern)
#: The most that is handed over with a connection: what was read of its request.
MOST_READ = 64 * 1024
#: After so many seconds without a heartbeat a process is given nothing more.
SILENCE = 1.0

#: A process hears here, and the others speak there.
Inbox = tuple[socket.socket, socket.socket]
#: When each process said last that it serves, by the clock that all of them share.
Heartbeats = ctypes.Array[ctypes.c_double]


def inboxes(processes: int) -> list[Inbox]:
    """An inbox for each process; none where the system cannot pass connections on."""
    if not hasattr(socket, "send_fds"):
        return []
    made = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(processes)]
    for inbox in made:
        for end in inbox:
            end.setblocking(False)
    return made


def heartbeats(processes: int) -> Heartbeats:
    """Those of processes that do not serve yet, in memory that they share."""
    return RawArray(ctypes.c_double, [-math.inf] * processes)


class HandOver:
    """One process among the others."""

    def __init__(self, place: int, inboxes: Sequence[Inbox], heartbeats: Heartbeats) -> None:
        self.place, self._inboxes, self._heartbeats = place, inboxes, heartbeats

    def beat(self) -> None:
        """Say that this process serves, and takes what is handed over."""
        self._heartbeats[self.place] = time.monotonic()

    def leave(self) -> None:
        """Say that this process takes nothing more."""
        self._heartbeats[self.place] = -math.inf

    async def hear_others(self) -> None:
        """Wait until every process that serves has said so."""
        await asyncio.sleep(SILENCE)

    def is_elsewhere(self, request: bytes) -> bool:
        """Whether another process should answer a request, of which this is the beginning, and is there to do so."""
        place = self._place_of(request)
        return place != self.place and len(request) <= MOST_READ and self._serves(place)

    def looks_after(self, table: str) -> bool:
        """Whether this process lets a table's bots think: it is the one that serves it, or that one is not there."""
        place = self._place_of_table(table.encode())
        return place == self.place or not self._serves(place)

    def pass_on(self, table: str) -> bool:
        """Let the process that serves a table look after it; False where that is this one, or it cannot be told."""
        if not self._inboxes or self.looks_after(table):
            return False
        try:
            self._inboxes[self._place_of_table(table.encode())][1].send(table.encode())
        except OSError:
            return False
        return True

    def _serves(self, place: int) -> bool:
        return time.monotonic() - self._heartbeats[place] < SILENCE

    def give(self, connection: int, read: bytes) -> None:
        """Hand a connection over, with what was read of its request.

        `BlockingIOError` while the other process has not taken the last ones; `OSError` when it cannot be done.
        """
        socket.send_fds(self._inboxes[self._place_of(read)][1], [read], [connection])

    def _place_of(self, request: bytes) -> int:
        found = AT_TABLE.match(request) if self._inboxes else None
        return self._place_of_table(found[1]) if found is not None else self.place

    def _place_of_table(self, table: bytes) -> int:
        return zlib.crc32(table) % len(self._heartbeats)

    @property
    def inbox(self) -> socket.socket | None:
        """What is readable when there is something to take."""
        return self._inboxes[self.place][0] if self._inboxes else None

    def take(self, serve: Callable[[socket.socket, bytes], None], look_after: Callable[[str], None]) -> None:
        """Serve all connections that the others have handed over, and look after the tables that they passed on.

        Where this process has too many files open, a request comes without its connection: nobody can answer it.
        """
        if self.inbox is None:
            return
        with suppress(BlockingIOError):
            while True:
                read, connections, flags, _ = socket.recv_fds(self.inbox, MOST_READ, 1)
                for connection in connections:
                    serve(socket.socket(fileno=connection), read)
                if not connections and not flags & socket.MSG_CTRUNC and ID.fullmatch(read):
                    look_after(read.decode())
