"""The web application: addresses, and what surrounds every answer."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from teocalli.table import api, joined, stream
from teocalli.table.database import Unavailable
from teocalli.table.health import ANSWERS, health, metrics
from teocalli.table.limits import Limits
from teocalli.table.markup import STATIC
from teocalli.table.notices.notifier import Notifier
from teocalli.table.notices.settings import NoticeSettings
from teocalli.table.operations import OPERATIONS
from teocalli.table.pages import (
    advice,
    company,
    history,
    installed,
    lobby,
    new,
    notices,
    old,
    person,
    replay,
    rules,
    table,
)
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.speech import preferred, speech
from teocalli.table.tables import Tables
from teocalli.table.web import is_foreign, opens, page, reader_of, wants_json

log = logging.getLogger("teocalli.table")
#: Seconds after which a page or a program should try again when the database is away.
AWAY = 5
SAFE = {
    "Content-Security-Policy": f"default-src 'self'; script-src 'self' {joined.allowed_script()};"
    " style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none';"
    " form-action 'self'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}

#: They are tried in this order: what is done at tables comes first, for it is asked most often.
ROUTES = [
    *(one.page_route() for one in OPERATIONS if one.form),
    Route("/", lobby.lobby),
    Route("/watch", lobby.watch),
    Route("/history", history.show),
    Route("/new", new.show),
    Route("/new", opens(new.create), methods=["POST"]),
    Route("/me", person.show),
    Route("/me/notices/push", notices.add_push, methods=["POST"]),
    Route("/me/notices/{channel}/try", notices.try_out, methods=["POST"]),
    Route("/notices/{verb}/{word}", notices.link, methods=["GET", "POST"]),
    Route("/sign-out", person.sign_out, methods=["POST"]),
    Route("/rules", rules.index),
    Route("/rules/{game}", rules.show),
    Route("/rules/{game}/{chapter}", rules.show),
    Route("/rules/{game}/picture/{picture}", rules.drawn),
    Route("/signs/{game}", rules.signs_drawer),
    Route("/records", replay.upload_page),
    Route("/records", opens(replay.upload), methods=["POST"]),
    Route("/t/{table}", old.show),
    Route("/t/{table}/live", stream.live),
    Route("/t/{table}/state", table.state),
    Route("/t/{table}/sheet", table.sheet_page),
    Route("/t/{table}/show", table.show_others),
    Route("/t/{table}/preview", table.preview),
    Route("/t/{table}/hint", advice.hint),
    Route("/t/{table}/analysis", advice.show),
    Route("/t/{table}/analysis/state", advice.state),
    Route("/t/{table}/replay", replay.show),
    Route("/t/{table}/replay/state", replay.state),
    Route("/t/{table}/record", old.record),
    Route("/t/{table}/people", company.show),
    Route("/manifest.webmanifest", installed.manifest),
    Route("/service-worker.js", installed.worker),
    Route("/offline", installed.offline),
    Route("/health", health),
    Route("/metrics", metrics),
    Mount("/api", routes=api.ROUTES),
    Route("/joined/{name}", joined.serve),
    Mount("/static", StaticFiles(directory=STATIC)),
]

#: Above sentences that tell of no mistake.
TITLES = {"refused-stale": "stale-title", "refused-hint-early": "hint-soon"}


async def refuse(request: Request, error: Exception) -> Response:
    """Whatever is refused gets a sentence in the reader's language."""
    reader = await reader_of(request)
    if not isinstance(error, Refused):
        status = error.status_code if isinstance(error, HTTPException) else 500
        error = Refused("refused-address" if status in (404, 405) else "refused-form", status)
    match = request.app.state.tables.loaded(request.path_params.get("table", ""))
    text = error.said(reader.language)
    title = reader.speech.say(TITLES.get(error.message, "refused-title"))
    back = f"/t/{match.id}" if match is not None else "/me" if request.url.path.startswith(("/me", "/sign-in")) else ""
    answer: Response
    if wants_json(request):
        told = {"ok": False, "refused": error.message, "title": title, "sentence": text}
        answer = JSONResponse(told, error.status)
    else:
        answer = page(request, reader, "message.html", error.status, heading=title, text=text, back=back)
    if error.status == 429:
        answer.headers["Retry-After"] = str(error.arguments["seconds"])
    return answer


async def failed(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it, the reader gets a sentence."""
    if isinstance(error, Unavailable):
        return await unavailable(request, error)
    return sorry(request, "failed", 500)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has left before everything was said: nobody hears the answer."""
    return Response(status_code=400)


async def unavailable(request: Request, error: Exception) -> Response:
    """The database is away: whoever asks comes back in a moment."""
    log.warning("The database does not answer: %s", error)
    answer = sorry(request, "refused-unavailable", 503)
    answer.headers["Retry-After"] = str(AWAY)
    return answer


def sorry(request: Request, message: str, status: int) -> Response:
    """A sentence that needs nobody's help, not even the database's: its language is the browser's."""
    language = preferred(request.headers.get("accept-language", ""))
    reader = Reader(None, language, "", speech(language))
    title, text = reader.speech.say("refused-title"), reader.speech.say(message)
    answer: Response
    if wants_json(request):
        answer = JSONResponse({"ok": False, "refused": message, "title": title, "sentence": text}, status)
    else:
        answer = page(request, reader, "message.html", status, heading=title, text=text, back="")
    answer.headers.update(SAFE)  # also where nothing surrounds this answer
    return answer


class Surroundings:
    """Safe headers for every answer; forms that come from pages of other sites are refused."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                ANSWERS[message["status"] // 100] += 1
                headers = MutableHeaders(scope=message)
                headers.update(SAFE)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("Cache-Control", "private, no-cache")  # made for whoever asked, at this moment
            await send(message)

        request = Request(scope, receive)
        if request.method not in ("GET", "HEAD") and is_foreign(request):
            await (await refuse(request, Refused("refused-foreign", 403)))(scope, receive, send_safely)
        else:
            await self.app(scope, receive, send_safely)


def application(
    tables: Tables, limits: Limits | None = None, notices_allowed: NoticeSettings | None = None
) -> Starlette:
    """The web application of the tables of one server."""
    notifier = Notifier(tables, notices_allowed)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.secret = tables.store.secret("cookie")
        await tables.start()
        notifier.start()
        yield
        await notifier.stop()
        await tables.stop()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[Middleware(Surroundings)],
        exception_handlers={
            Refused: refuse,
            HTTPException: refuse,
            Unavailable: unavailable,
            ClientDisconnect: gone,
            Exception: failed,
        },
    )
    app.state.tables, app.state.limits, app.state.notifier = tables, limits or Limits(), notifier
    app.state.lan = ""  # where other machines of the network find it
    return app
