"""The plate at the door: a small file beside the games that says where their table is served.

Two servers on one SQLite file would not hear of each other. Whoever starts reads the plate first and asks at the
address; a plate that a crash has left behind gets no answer, or that of somebody else who does not know its word.
"""

from __future__ import annotations

import json
import os
import secrets
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

#: Seconds that a running table may take to answer.
PATIENCE = 3
DOOR = "door"


@dataclass
class Plate:
    """The plate of one data folder."""

    folder: Path
    word: str = field(default_factory=secrets.token_urlsafe)

    @property
    def file(self) -> Path:
        return self.folder / "running.json"

    def running(self) -> str:
        """The address where the table of this folder is served already; empty where it is not."""
        try:
            noted = json.loads(self.file.read_text(encoding="utf-8"))
            address, word = str(noted["address"]), str(noted["word"])
            direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            with direct.open(f"{address}{DOOR}", timeout=PATIENCE) as answer:
                is_ours = answer.read(1000).decode() == word
        except (OSError, ValueError, KeyError, TypeError):
            return ""  # no plate, a broken one, or nobody there
        return address if is_ours else ""

    def hang(self, address: str) -> None:
        """Say where the table is, once it answers. A reader sees the whole plate or none."""
        draft = self.file.with_suffix(f".{os.getpid()}")
        draft.write_text(json.dumps({"address": address, "process": os.getpid(), "word": self.word}), encoding="utf-8")
        draft.replace(self.file)

    def answer_at(self, app: Starlette) -> None:
        """Let the table say that it is the one the plate speaks of."""

        async def door(request: Request) -> Response:
            return PlainTextResponse(self.word)

        app.router.routes.insert(0, Route(f"/{DOOR}", door))

    def take_down(self) -> None:
        self.file.unlink(missing_ok=True)
