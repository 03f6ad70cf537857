"""Me: the name, an optional password to come back from elsewhere, settings, and a pass for programs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from teocalli.table import people
from teocalli.table.pages import notices
from teocalli.table.web import moved, page, pass_of, reader_of


async def show(request: Request) -> Response:
    reader = await reader_of(request)
    told = await notices.shown(request, reader)
    bearer = pass_of(request, reader.person) if reader.person else ""
    answer = page(request, reader, "me.html", holds_secret=True, bearer=bearer, **told)
    answer.headers["Cache-Control"] = "no-store"  # it holds the pass
    return answer


async def sign_out(request: Request) -> Response:
    response = moved(request, "/")
    response.delete_cookie(people.COOKIE)
    return response
