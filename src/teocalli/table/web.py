"""What all pages need: who is asking, in which language, what was sent, and how an answer looks."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack
from functools import cache, wraps
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template, pass_context
from jinja2.runtime import Context
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from teocalli.engine.game import Game
from teocalli.engine.language import written
from teocalli.table import markup, people
from teocalli.table.joined import build, first_script, packed_for, script, style
from teocalli.table.limits import (
    PAGES_FROM_ADDRESS,
    PAGES_OF_PERSON,
    PEOPLE_FROM_ADDRESS,
    TABLES_FROM_ADDRESS,
    TABLES_OF_PERSON,
    VISITS_FROM_ADDRESS,
    Limit,
    Limits,
    neighbourhood,
)
from teocalli.table.offered_bots import bot_title
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.speech import NAMES, game_title, is_chosen, marked, preferred, speech
from teocalli.table.store import Person
from teocalli.table.tables import Tables
from teocalli.table.template_lines import GoingOn

Endpoint = Callable[[Request], Awaitable[Response]]

TEMPLATES = Path(__file__).with_name("templates")
#: The largest form or message, and the largest record somebody may upload.
MOST_BODY, MOST_RECORD = 64 * 1024, 1024 * 1024
#: The most fields of a form.
MOST_FIELDS = 100
#: Stands in a text where something was not text.
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
#: No seat, version or count is as large as this.
MOST_NUMBER = 10**9


@pass_context
def points(context: Context, value: float) -> str:
    """Points in the language of a template."""
    return written(value, context["language"])


class PlainContext(Context):
    """Calls what a template calls as it stands there. No function of ours asks for the context, for which Jinja would
    look at each of them."""

    def call(
        self, function: Callable[..., Any], *given: Any, _loop_vars: object = None, _block_vars: object = None,
        **named: Any,
    ) -> Any:  # fmt: skip
        return function(*given, **named)


@cache
def templates() -> Environment:
    env = Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True, auto_reload=False, extensions=[GoingOn],
    )  # fmt: skip
    env.context_class = PlainContext
    env.filters["points"], env.filters["drawn"] = points, Markup
    env.globals.update(
        ic=markup.ic, badge=markup.badge, seat_style=markup.seat_style, figures=markup.figures,
        amounts=markup.amounts, emblem=markup.emblem, small_emblem=markup.small_emblem, open_seat=markup.open_seat,
        sprite=markup.sprite(), languages=NAMES, style=style(), script=script(), first_script=Markup(first_script()),
        build=build(), game_title=game_title, bot_title=bot_title,
    )  # fmt: skip
    return env


@cache
def template_of(name: str) -> Template:
    """A template, with what all share in a plain dictionary: Jinja copies that each time it draws something."""
    found = templates().get_template(name)
    found.globals = dict(found.globals)
    return found


def render(template: str, reader: Reader, here: str = "/", **context: Any) -> str:
    """A page or a part of one in the reader's language."""
    return template_of(template).render(
        reader=reader, language=reader.language, t=marked(reader.language), here=here, **context
    )


# ---------------------------------------------------------------- who is asking


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def reader_of(request: Request) -> Reader:
    """The person behind the cookie or the bearer's pass, with language and theme."""
    known: Reader | None = getattr(request.state, "reader", None)  # whoever was counted
    if known is not None:
        return known
    tables = tables_of(request)
    secret: bytes = request.app.state.secret
    signed = request.cookies.get(people.COOKIE, "")
    scheme, _, bearer = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        signed = bearer.strip()
    shown = people.read(secret, signed)
    person = await tables.person(shown.person) if shown is not None else None
    if shown is not None and person is not None:
        now = tables.clock()
        if not shown.is_good(person, now):
            person = None
        elif scheme.lower() != "bearer" and shown.is_worn(now):
            welcome(request, person)
    settings: Mapping[str, Any] = person.settings if person is not None else {}
    language = settings.get("language") or preferred(request.headers.get("accept-language", ""))
    return Reader(person, language, settings.get("theme", ""), speech(language))


def somebody(request: Request, reader: Reader, name: str = "") -> tuple[Person, Person | None]:
    """The reader as a person, made up on the spot where there was none yet; then also as a newcomer.

    A newcomer is known, and welcomed, only when what was asked for is done.
    """
    if reader.person is not None:
        return reader.person, None
    count_newcomer(request)
    person = people.newcomer(name or reader.speech.say("newcomer"), language=reader.language)
    return person, person


async def known(request: Request, reader: Reader, name: str = "") -> Person:
    """The reader as a person who is known from now on."""
    person, newcomer = somebody(request, reader, name)
    await keep(request, newcomer)
    return person


async def keep(request: Request, newcomer: Person | None) -> None:
    """Know a newcomer from now on."""
    if newcomer is not None:
        tables = tables_of(request)
        await tables.on_disk(tables.store.save_person, newcomer)
        welcome(request, newcomer)


async def name_guest(request: Request, person: Person, name: str) -> None:
    """Who has no name yet keeps the one that a seat was taken by, at other tables and in the lobby."""
    if name and not is_chosen(person.name):
        tables = tables_of(request)
        await tables.on_disk(tables.store.rename, person.id, name)


def welcome(request: Request, person: Person | None) -> None:
    """Let the answer carry a new cookie for a person."""
    if person is not None:
        request.state.welcomed = person


def pass_of(request: Request, person: Person) -> str:
    """A new pass for a person."""
    return people.sign(request.app.state.secret, person.id, person.generation, tables_of(request).clock())


def remember(request: Request, response: Response) -> Response:
    """Give the browser its cookie, where somebody was welcomed."""
    person: Person | None = getattr(request.state, "welcomed", None)
    if person is not None:
        response.set_cookie(
            people.COOKIE,
            pass_of(request, person),
            max_age=people.LONGEST,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response


# ---------------------------------------------------------------- how often


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def address_of(request: Request) -> str:
    """Where a request came from. Behind a proxy this is what the server was told to believe, never a header as such."""
    return neighbourhood(request.client.host if request.client is not None else "")


def count_newcomer(request: Request) -> None:
    limits_of(request).count((PEOPLE_FROM_ADDRESS, address_of(request)))


def limited(endpoint: Endpoint, of_person: Limit, from_address: Limit | None = None) -> Endpoint:
    """An address that one person, or all who come from one place, cannot use without end."""

    @wraps(endpoint)
    async def counted(request: Request) -> Response:
        request.state.reader = reader = await reader_of(request)
        counts = [(of_person, reader.id)] if reader.id else []
        if from_address is not None:
            counts.append((from_address, address_of(request)))
        limits_of(request).count(*counts)
        return await endpoint(request)

    return counted


def listens(request: Request, reader: Reader) -> ExitStack:
    """Let somebody listen to a table, as long as the answer is open; not to too many at once, nor too often."""
    limits, address = limits_of(request), address_of(request)
    limits.count((VISITS_FROM_ADDRESS, address))
    return limits.hold((PAGES_FROM_ADDRESS, address), *([(PAGES_OF_PERSON, reader.id)] if reader.id else []))


def opens(endpoint: Endpoint) -> Endpoint:
    """An address that opens tables."""
    return limited(endpoint, TABLES_OF_PERSON, TABLES_FROM_ADDRESS)


# ---------------------------------------------------------------- what was sent


async def body_of(request: Request, most: int = MOST_BODY) -> bytes:
    """The body, refused as soon as it is too large."""
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:20]) > most:
        raise Refused("refused-size", 413, limit=most // 1024)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise Refused("refused-size", 413, limit=most // 1024)
    return bytes(body)


async def sent(request: Request, most: int = MOST_BODY) -> dict[str, str]:
    """The fields of a form. In a file that is not text, UNREADABLE stands for what cannot be read.

    Only files may be large: a form that is all one text takes long to read.
    """
    kind = request.headers.get("content-type", "")
    body = await body_of(request, most if kind.startswith("multipart/") else MOST_BODY)
    if kind.partition(";")[0].strip().lower() == "application/x-www-form-urlencoded":
        return _fields_in(body)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    fields: dict[str, str] = {}
    try:
        parts = Request(request.scope, receive)
        async with parts.form(max_files=1, max_fields=MOST_FIELDS, max_part_size=most) as form:
            for name, value in form.multi_items():
                fields[name] = value if isinstance(value, str) else (await value.read()).decode("utf-8-sig", "replace")
    except HTTPException:
        raise Refused("refused-form", 400) from None
    return fields


def _fields_in(body: bytes) -> dict[str, str]:
    """The fields of a form without files, as nearly all are."""
    try:
        return dict(parse_qsl(body.decode("latin-1"), keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise Refused("refused-form", 400) from None


async def sent_json(request: Request, most: int = MOST_BODY) -> dict[str, Any]:
    """The object that a program sent."""
    body = await body_of(request, most)
    try:
        data = json.loads(body or b"{}")
    except (ValueError, RecursionError):
        raise Refused("refused-json", 400) from None
    if not isinstance(data, dict):
        raise Refused("refused-json", 400)
    return data


def whole(fields: Mapping[str, Any], name: str, default: int | None = None) -> int:
    """A whole number among the fields."""
    value = fields.get(name, default)
    try:
        if value is None or isinstance(value, bool) or abs(number := int(value)) > MOST_NUMBER:
            raise ValueError
        return number
    except (TypeError, ValueError, OverflowError):
        raise Refused("refused-number", 400, name=name) from None


def game_of(request: Request, key: str) -> Game:
    game = tables_of(request).games.get(key)
    if game is None:
        raise Refused("refused-game", 404, game=key[:40])
    return game


# ---------------------------------------------------------------- answers


def is_foreign(request: Request) -> bool:
    """Whether a form was sent from a page of another site."""
    origin = request.headers.get("origin")
    try:
        return bool(origin and urlsplit(origin).netloc != request.headers.get("host"))
    except ValueError:  # no address at all
        return True


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "") or request.url.path.startswith("/api/")


def page(
    request: Request,
    reader: Reader,
    template: str,
    status: int = 200,
    here: str = "",
    holds_secret: bool = False,
    **context: Any,
) -> Response:
    """A whole page. `here` is the address where it is seen again, if it answers what was sent.

    What holds a secret is not compressed: with the address, which others can choose, its length would tell about it.
    """
    if request.method == "GET":
        here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = render(template, reader, here or "/", **context)
    body, headers = (html.encode(), {}) if holds_secret else packed_for(request, html)
    return remember(request, HTMLResponse(body, status, headers))


def moved(request: Request, path: str) -> Response:
    """On to another page of this site."""
    safe = path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"
    return remember(request, RedirectResponse(safe, 303))
