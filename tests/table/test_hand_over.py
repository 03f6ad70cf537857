"""Several server processes: a connection goes on in the one that serves its table, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
import gc
import math
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from teocalli.table import connection
from teocalli.table.hand_over import SILENCE, HandOver, Heartbeats, Inbox, heartbeats, inboxes
from teocalli.table.processes import listening
from teocalli.table.serve import Server, config_of, free_port

pytestmark = pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="the system cannot pass connections on")
LOOPS = [asyncio.new_event_loop]
try:
    import uvloop

    LOOPS.append(uvloop.new_event_loop)
except ImportError:  # there is none for Windows
    pass


def app(place: int) -> Starlette:
    """Answers with its place, and how much it was sent."""

    async def answer(request: Request) -> Response:
        body = await request.body()
        return PlainTextResponse(f"{place} {len(body)} {request.client.port if request.client else ''}")

    return Starlette(routes=[Route("/{path:path}", answer, methods=["GET", "POST"])])


class Ways:
    """What two processes share."""

    def __init__(self) -> None:
        self.inboxes: list[Inbox] = inboxes(2)
        self.heartbeats: Heartbeats = heartbeats(2)

    def close(self) -> None:
        for end in (end for inbox in self.inboxes for end in inbox):
            end.close()


@asynccontextmanager
async def serving(place: int, ways: Ways, plug: socket.socket | None, keep_alive: float = 5) -> AsyncIterator[Server]:
    hand_over = HandOver(place, ways.inboxes, ways.heartbeats)
    config = config_of("127.0.0.1", 0, hand_over=hand_over)
    config.app, config.timeout_keep_alive = app(place), keep_alive  # type: ignore[assignment]
    config.load()
    hub: Any = SimpleNamespace(hub=SimpleNamespace(close=lambda: None))
    server = Server(config, hub, hand_over=hand_over)
    server.lifespan = config.lifespan_class(config)
    await server.startup([plug] if plug is not None else [])
    ticking = asyncio.create_task(server.main_loop())
    await asyncio.sleep(0)
    yield server
    server.should_exit = True
    await ticking
    for one in list(server.server_state.connections):
        one.transport.abort()
    await server.shutdown()


def table_of(place: int) -> str:
    """A table that is served by the process at a place."""
    no_inboxes: Any = [None, None]
    other = HandOver(1 - place, no_inboxes, always := heartbeats(2))
    always[place] = math.inf
    return next(name for name in map(str, range(100)) if other.is_elsewhere(f"GET /t/{name} HTTP/1.1".encode()))


class Visitor:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.port = writer.get_extra_info("sockname")[1]

    def send(self, path: str, body: bytes = b"", whole: bool = True) -> None:
        head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        self.writer.write(head + (body if whole else b""))

    async def answer(self) -> list[str]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        return (await self.reader.readexactly(length)).decode().split()

    async def ask(self, path: str, body: bytes = b"") -> list[str]:
        self.send(path, body)
        return await self.answer()


Story = Callable[[Visitor, Ways], Coroutine[Any, Any, None]]


async def two_processes(story: Story) -> None:
    """Two servers, of which only the first accepts."""

    async def both(visitor: Visitor, ways: Ways) -> None:
        async with serving(1, ways, None):
            await story(visitor, ways)

    await first_process(both)


async def first_process(story: Story, keep_alive: float = 5) -> None:
    """The first of two, alone."""
    with closing(Ways()) as ways, listening("127.0.0.1", port := free_port("127.0.0.1", 0)) as plug:
        async with serving(0, ways, plug, keep_alive):
            visitor = Visitor(*await asyncio.open_connection("127.0.0.1", port))
            await asyncio.wait_for(story(visitor, ways), 20)
            visitor.writer.close()


@pytest.mark.parametrize("loop", LOOPS)
def test_a_connection_goes_to_the_process_of_its_table_and_back(loop: Any) -> None:
    async def story(visitor: Visitor, ways: Ways) -> None:
        here, there, me = table_of(0), table_of(1), str(visitor.port)
        assert await visitor.ask("/") == ["0", "0", me]
        assert await visitor.ask(f"/t/{here}/act", b"abc") == ["0", "3", me]
        assert await visitor.ask(f"/t/{there}/act", b"abcd") == ["1", "4", me], "still known by its address"
        assert await visitor.ask(f"/api/tables/{there}?wait=1") == ["1", "0", me]
        assert await visitor.ask("/rules") == ["1", "0", me], "what concerns no table is answered where it is"
        assert await visitor.ask(f"/api/tables/{here}/act", b"x" * 200_000) == ["0", "200000", me]

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(two_processes(story))


@pytest.mark.parametrize("loop", LOOPS)
def test_what_comes_in_pieces_or_all_at_once_is_answered_in_order(loop: Any) -> None:
    async def story(visitor: Visitor, ways: Ways) -> None:
        here, there = table_of(0), table_of(1)
        visitor.send(f"/t/{there}/act", b"abcde", whole=False)
        visitor.writer.write(b"ab")
        await asyncio.sleep(0.02)
        visitor.writer.write(b"cde")
        assert (await visitor.answer())[:2] == ["1", "5"]
        assert (await visitor.ask(f"/t/{here}"))[0] == "0"
        visitor.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Said: ")
        await asyncio.sleep(0.02)
        visitor.writer.write(f"GET /t/{there} HTTP/1.1\r\n\r\n".encode())
        assert (await visitor.answer())[0] == "0", "this begins no request"
        for size, table in enumerate((here, there, here)):
            visitor.send(f"/t/{table}", b"x" * size)
        sizes = [(await visitor.answer())[1] for _ in range(3)]
        assert sizes == ["0", "1", "2"]

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(two_processes(story))


def test_a_connection_that_nobody_takes_is_answered_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other process serves, but its inbox stays full; meanwhile nobody is told to hurry."""
    monkeypatch.setattr(connection, "OFFER_AGAIN", 0.005)
    monkeypatch.setattr(connection, "HEAD_PATIENCE", 0.2)

    async def story(visitor: Visitor, ways: Ways) -> None:
        ways.heartbeats[1] = math.inf
        with suppress(BlockingIOError):
            while True:
                ways.inboxes[1][1].send(b"x")
        for _ in range(2):
            assert (await visitor.ask(f"/t/{table_of(1)}/act", b"abc"))[:2] == ["0", "3"]
        assert (await visitor.ask(f"/t/{table_of(0)}"))[:2] == ["0", "0"]

    asyncio.run(first_process(story, keep_alive=0.2))


def test_nothing_is_handed_to_a_process_that_does_not_serve() -> None:
    """Its inbox has room, but nobody reads it."""

    async def story(visitor: Visitor, ways: Ways) -> None:
        there = f"/t/{table_of(1)}"
        assert (await visitor.ask(there))[0] == "0", "it is not there yet"
        async with serving(1, ways, None):
            assert (await visitor.ask(there))[0] == "1"
            assert (await visitor.ask(f"/t/{table_of(0)}"))[0] == "0"
        assert not asyncio.get_running_loop().remove_reader(ways.inboxes[1][0])
        assert (await visitor.ask(there))[0] == "0", "it has stopped"
        ways.heartbeats[1] = time.monotonic() - SILENCE
        assert (await visitor.ask(there))[0] == "0", "it is stuck"

    asyncio.run(first_process(story))


def test_a_process_takes_what_was_handed_over_to_the_one_before_it() -> None:
    async def story(visitor: Visitor, ways: Ways) -> None:
        ways.heartbeats[1] = math.inf
        visitor.send(f"/t/{table_of(1)}", b"abc")
        await asyncio.sleep(0.05)
        async with serving(1, ways, None):
            assert (await visitor.answer())[:2] == ["1", "3"]

    asyncio.run(first_process(story))


def test_a_request_that_comes_without_its_connection_is_no_table() -> None:
    """So the system delivers it where a process may open no more files; the request carries somebody's cookie."""
    import resource  # not everywhere

    served, told = list[bytes](), list[str]()
    with closing(Ways()) as ways, socket.socket() as plug:
        giving, taking = (HandOver(place, ways.inboxes, ways.heartbeats) for place in range(2))
        ways.heartbeats[1] = math.inf
        giving.give(plug.fileno(), f"GET /t/{table_of(1)} HTTP/1.1\r\nCookie: teocalli=secret\r\n\r\n".encode())
        assert giving.pass_on(table_of(1))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
        try:
            taking.take(lambda _, read: served.append(read), told.append)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert not served
    assert told == [table_of(1)]


def test_a_connection_that_cannot_be_taken_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(visitor: Visitor, ways: Ways) -> None:
        async def fail(kind: object, plug: socket.socket) -> None:
            raise OSError

        failed: list[object] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: failed.append(context))
        monkeypatch.setattr(loop, "connect_accepted_socket", fail)
        visitor.send(f"/t/{table_of(1)}")
        assert await visitor.reader.read() == b""
        gc.collect()
        assert not failed

    asyncio.run(two_processes(story))
