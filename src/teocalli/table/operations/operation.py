"""What people do by a form and programs by JSON is one operation: declared once, served at two addresses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from teocalli.table.answers import Done
from teocalli.table.fields import read
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.store import Person
from teocalli.table.web import (
    MOST_BODY,
    Endpoint,
    moved,
    reader_of,
    remember,
    sent,
    sent_json,
    somebody,
    wants_json,
)

Fields = dict[str, str]


def _as_it_is(fields: Fields) -> dict[str, Any]:
    return dict(fields)


def _unlimited(endpoint: Endpoint) -> Endpoint:
    return endpoint


@dataclass(frozen=True)
class Operation:
    """One thing that can be done: its address under `/api`, what it takes and gives, and how it is done."""

    path: str
    takes: type[Struct]
    gives: type[Struct]
    do: Callable[[Request, Any], Awaitable[Struct]]
    form: str = ""  # where forms are sent; none where a page has more to do, or nobody needs one
    onward: str = "/t/{table}"  # where a browser goes then, unless the form names the `next` page
    as_json: Callable[[Fields], dict[str, Any]] = _as_it_is  # what a form has, as a program would send it
    around: Callable[[Endpoint], Endpoint] = _unlimited  # how often it may be done
    status: int = 200
    most: int = MOST_BODY

    def api_route(self) -> Route:
        async def endpoint(request: Request) -> Response:
            wish = read(self.takes, await sent_json(request, self.most))
            return answer(request, await self.do(request, wish), self.status)

        return Route(self.path, self.around(endpoint), methods=["POST"])

    def page_route(self) -> Route:
        async def endpoint(request: Request) -> Response:
            fields = await sent(request)
            following = fields.pop("next", "")
            done = await self.do(request, read(self.takes, self.as_json(fields), form=True))
            if wants_json(request) and isinstance(done, Done):  # the script of a table's page
                return answer(request, done)
            known = request.path_params | msgspec.structs.asdict(done)
            return moved(request, following or self.onward.format_map(known))

        return Route(self.form, self.around(endpoint), methods=["POST"])


def answer(request: Request, given: Struct, status: int = 200) -> Response:
    """An answer for programs."""
    return remember(request, Response(msgspec.json.encode(given), status, media_type="application/json"))


async def asker(request: Request) -> Reader:
    """Who asks. In a browser that may be somebody new; a program says who it is."""
    reader = await reader_of(request)
    if reader.person is None and request.url.path.startswith("/api/"):
        raise Refused("refused-pass", 401)
    return reader


async def whoever(request: Request, name: str = "") -> tuple[Person, Person | None]:
    """Who asks, as a person; also as a newcomer, who is known once what was asked for is done."""
    return somebody(request, await asker(request), name)
