"""Health and metrics, for whoever looks after a server."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from teocalli import __version__
from teocalli.table.database import Unavailable
from teocalli.table.refusals import Refused
from teocalli.table.web import tables_of

#: Seconds that the database may take to answer.
PATIENCE = 3.0
#: Answers by class of status, counted by `Surroundings`.
ANSWERS: Counter[int] = Counter()
STARTED = time.time()


async def health(request: Request) -> Response:
    """200 while tables can be played: the database answers. Otherwise 503."""
    tables = tables_of(request)
    try:
        async with asyncio.timeout(PATIENCE):
            await tables.on_disk(tables.store.database.read, "SELECT 1")
    except (Unavailable, TimeoutError):
        return JSONResponse({"ok": False, "database": "does not answer", "version": __version__}, 503)
    return JSONResponse({"ok": True, "database": "answers", "version": __version__})


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, told to this machine alone."""
    if not _is_from_here(request):
        raise Refused("refused-address", 404)
    lines = [line for name, kind, about, value in _figures(request) for line in _told(name, kind, about, value)]
    lines.append("# TYPE teocalli_answers_total counter")
    lines += [f'teocalli_answers_total{{status="{status}xx"}} {count}' for status, count in sorted(ANSWERS.items())]
    return PlainTextResponse("\n".join([*lines, ""]), media_type="text/plain; version=0.0.4")


def _is_from_here(request: Request) -> bool:
    """Whether this machine itself asks, and not a proxy for somebody else."""
    if request.client is None or any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via")):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _told(name: str, kind: str, about: str, value: float) -> Iterator[str]:
    yield f"# HELP teocalli_{name} {about}"
    yield f"# TYPE teocalli_{name} {kind}"
    yield f"teocalli_{name} {value:g}"


def _figures(request: Request) -> Iterator[tuple[str, str, str, float]]:
    tables = tables_of(request)
    yield "up_seconds", "gauge", "since this process started", time.time() - STARTED
    yield "tables_loaded", "gauge", "tables in memory", tables.tables_loaded
    yield "pages_open", "gauge", "pages that listen to a table", tables.hub.pages
    yield "bots_to_move", "gauge", "tables at which a bot is to move", len(tables.automatic_play.bots)
    yield "commits_total", "counter", "durable commits", tables.group_commit.commits
    yield "entries_total", "counter", "writes that were asked for", tables.group_commit.writes
    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text().split()[1])
        yield "memory_bytes", "gauge", "resident memory", pages * os.sysconf("SC_PAGE_SIZE")
        yield "files_open", "gauge", "open files and connections", len(os.listdir("/proc/self/fd"))
