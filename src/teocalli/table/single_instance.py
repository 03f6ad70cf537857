"""Only one server for a SQLite file: a small file beside it says where its table is served.

Two servers on one SQLite file would not hear of each other. Whoever serves it holds a lock on the file with the
address, which ends with the process, however that ends; whoever does not get the lock asks at the address in the file.
"""

from __future__ import annotations

import json
import secrets
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from teocalli.table import BadAddress
from teocalli.table.database import cannot_open, make_private

#: Seconds that a table may take to start, and that a running one may take to answer.
STARTING, ANSWERING = 30.0, 3.0
#: The path at which a table says that it is the one that a file speaks of.
ASKED_AT = "door"


class Taken(BadAddress):
    """Another table serves these games."""

    def __init__(self, address: str) -> None:
        super().__init__("refused-served", address=address)
        self.address = address


@dataclass
class AddressFile:
    """The file with the address of the table that serves a SQLite file; only that table writes it."""

    file: FileIO
    word: str = field(default_factory=secrets.token_urlsafe)

    def write(self, address: str) -> None:
        """Say where the table is, once it answers."""
        self.clear()
        self.file.write(json.dumps({"address": address, "word": self.word}).encode())

    def clear(self) -> None:
        self.file.truncate(0)

    def answer_at(self, app: Starlette) -> None:
        """Let the table say that it is the one that the file speaks of."""

        async def answer(request: Request) -> Response:
            return PlainTextResponse(self.word)

        app.router.routes.insert(0, Route(f"/{ASKED_AT}", answer))


def place_of(database: Path) -> Path:
    """Where the address file of a SQLite file stands."""
    real = database.resolve()
    return real.with_name(f"{real.name}.running")


@contextmanager
def only_table(database: Path) -> Iterator[AddressFile]:
    """Be the only table of a SQLite file. `Taken` says where the other one is; one that still starts is waited for."""
    place, end = place_of(database), time.monotonic() + STARTING
    try:
        make_private(place)
        opened = place.open("ab", buffering=0)
    except OSError as error:
        raise cannot_open(database, error) from None
    with opened as file:
        while not _lock(file):
            if address := running(place):
                raise Taken(address)
            if time.monotonic() > end:
                raise BadAddress("refused-served-silent")
            time.sleep(0.1)
        address_file = AddressFile(file)
        address_file.clear()  # of what the last table has left there
        yield address_file


def running(place: Path) -> str:
    """The address in an address file, where the table that wrote it answers; otherwise empty."""
    try:
        noted = json.loads(place.read_text(encoding="utf-8"))
        address, word = str(noted["address"]), str(noted["word"])
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(f"{address}{ASKED_AT}", timeout=ANSWERING) as answer:
            is_ours = answer.read(1000).decode() == word
    except (OSError, ValueError, KeyError, TypeError):
        return ""  # nothing in it yet, or nobody there
    return address if is_ours else ""


if sys.platform == "win32":
    import msvcrt

    def _lock(file: FileIO) -> bool:
        file.seek(2**30)  # nobody may read what is locked; so far behind there is nothing to read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: FileIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
