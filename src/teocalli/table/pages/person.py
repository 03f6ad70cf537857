"""Me: the name, an optional password to come back from elsewhere, settings, and a pass for programs."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.forced import ASK
from teocalli.engine.messages import LANGUAGES
from teocalli.table import people
from teocalli.table.commands import MOST_NAME, clean
from teocalli.table.database import Conflict
from teocalli.table.limits import (
    PASSWORDS_FROM_ADDRESS,
    PASSWORDS_OF_PERSON,
    SIGN_INS_FROM_ADDRESS,
    SIGN_INS_OF_NAME,
    SIGN_INS_OF_NAME_FROM_ADDRESS,
)
from teocalli.table.pages import notices
from teocalli.table.perspective import CONFIRM
from teocalli.table.ratings import switched
from teocalli.table.refusals import Refused
from teocalli.table.step_by_step import PACES
from teocalli.table.store import Person
from teocalli.table.web import (
    address_of,
    known,
    limits_of,
    moved,
    page,
    pass_of,
    reader_of,
    sent,
    tables_of,
    welcome,
)

LEAST_PASSWORD, MOST_PASSWORD = 8, 200
THEMES = ("", "light", "dark")


async def show(request: Request) -> Response:
    reader = await reader_of(request)
    told = await notices.shown(request, reader)
    answer = page(request, reader, "me.html", bearer=pass_of(request, reader.person) if reader.person else "", **told)
    answer.headers["Cache-Control"] = "no-store"  # it holds the pass
    return answer


async def rename(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    name = clean(fields.get("name", ""), MOST_NAME)
    if not name:
        raise Refused("refused-name", 400)
    person = await known(request, reader, name)
    tables = tables_of(request)
    await tables.on_disk(tables.store.rename, person.id, name)
    return moved(request, "/me")


async def set_password(request: Request) -> Response:
    reader, fields = await reader_of(request), await sent(request)
    login, password = clean(fields.get("login", ""), MOST_NAME), fields.get("password", "")
    if not login or not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Refused("refused-password", 400, least=LEAST_PASSWORD)
    counts = [(PASSWORDS_FROM_ADDRESS, address_of(request))]
    limits_of(request).count(*counts, *([(PASSWORDS_OF_PERSON, reader.id)] if reader.id else []))
    if reader.person is not None and reader.person.password is not None:
        old = fields.get("old", "")[:MOST_PASSWORD]
        if not await asyncio.to_thread(people.fits, old, reader.person.password):
            raise Refused("refused-old-password", 403)
    tables = tables_of(request)
    if (other := await tables.on_disk(tables.store.person_by_login, login)) is not None and other.id != reader.id:
        raise Refused("refused-login-taken")
    person, kept = await known(request, reader, login), await asyncio.to_thread(people.hashed, password)
    try:
        await tables.on_disk(tables.store.set_password, person.id, login, kept)
    except Conflict:
        raise Refused("refused-login-taken") from None
    await _dismiss(request, person)
    return moved(request, "/me")


async def _dismiss(request: Request, person: Person) -> None:
    """Let go whoever looks with a pass that is void now; this browser is given a new one."""
    tables = tables_of(request)
    tables.hub.dismiss(person.id)
    if (kept := await tables.person(person.id)) is not None:
        welcome(request, kept)


async def sign_in(request: Request) -> Response:
    """Come back from elsewhere. Attempts are counted by name and by address, so that no password is found by trying."""
    fields = await sent(request)
    tables, limits = tables_of(request), limits_of(request)
    login = clean(fields.get("login", ""), MOST_NAME)
    address = address_of(request)
    counts = (
        (SIGN_INS_FROM_ADDRESS, address),
        (SIGN_INS_OF_NAME_FROM_ADDRESS, f"{address} {login}"),
        (SIGN_INS_OF_NAME, login),
    )
    limits.count(*counts)
    person = await tables.on_disk(tables.store.person_by_login, login)
    password = fields.get("password", "")[:MOST_PASSWORD]
    if not await asyncio.to_thread(people.fits, password, person.password if person else None) or person is None:
        raise Refused("refused-sign-in", 403)
    limits.forgive(*counts)
    if person.password is not None and people.is_outdated(person.password):
        renewed = await asyncio.to_thread(people.hashed, password)
        await tables.on_disk(tables.store.renew_password, person.id, person.password, renewed)
    welcome(request, person)
    return moved(request, "/")


async def sign_out(request: Request) -> Response:
    response = moved(request, "/")
    response.delete_cookie(people.COOKIE)
    return response


async def sign_out_elsewhere(request: Request) -> Response:
    """Everywhere but in this browser: somebody without a password could never come back."""
    reader = await reader_of(request)
    if reader.person is not None:
        tables = tables_of(request)
        await tables.on_disk(tables.store.void_passes, reader.person.id)
        await _dismiss(request, reader.person)
    return moved(request, "/me")


async def settings(request: Request) -> Response:
    """Language, theme and manners; the place is not lost."""
    reader, fields = await reader_of(request), await sent(request)
    person = await known(request, reader)
    tables, changes = tables_of(request), dict[str, Any]()
    if fields.get("language") in LANGUAGES:
        changes["language"] = fields["language"]
    if "theme" in fields and fields["theme"] in THEMES:
        changes["theme"] = fields["theme"]
    if fields.get("confirm") in CONFIRM:
        changes["confirm"] = fields["confirm"]
    if fields.get("ask") in ASK:
        changes["ask"] = fields["ask"]
    if fields.get("rated") in ("yes", "no"):
        changes["rated"] = switched(person.settings.get("rated", ()), fields["rated"] == "yes", tables.clock())
    for name in ("pace", "solo_pace"):
        if fields.get(name) in PACES:
            changes[name] = fields[name]
    await tables.on_disk(tables.store.change_settings, person.id, changes)
    return moved(request, fields.get("next", "/"))
