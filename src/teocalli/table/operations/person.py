"""What somebody does about oneself: coming in, the name, a password, passes, settings."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct, structs
from starlette.requests import Request

from teocalli.engine.forced import ASK
from teocalli.engine.messages import LANGUAGES
from teocalli.table import people
from teocalli.table.answers import Ok, Pass
from teocalli.table.commands import MOST_NAME, clean
from teocalli.table.database import Conflict
from teocalli.table.fields import one_of
from teocalli.table.limits import (
    PASSWORDS_FROM_ADDRESS,
    PASSWORDS_OF_PERSON,
    SIGN_INS_FROM_ADDRESS,
    SIGN_INS_OF_NAME,
    SIGN_INS_OF_NAME_FROM_ADDRESS,
)
from teocalli.table.operations.operation import Operation, asker
from teocalli.table.ratings import switched
from teocalli.table.reader import CONFIRM
from teocalli.table.refusals import Refused
from teocalli.table.step_by_step import PACES
from teocalli.table.store import Person
from teocalli.table.web import address_of, count_newcomer, known, limits_of, pass_of, somebody, tables_of, welcome

LEAST_PASSWORD, MOST_PASSWORD = 8, 200
THEMES = ("", "light", "dark")
RATED = ("yes", "no")


def passed(request: Request, person: Person) -> Pass:
    return Pass(person.id, person.name, pass_of(request, person))


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """A name for yourself."""

    name: str = ""

    def cleaned(self) -> str:
        name = clean(self.name, MOST_NAME)
        if not name:
            raise Refused("refused-name", 400)
        return name


async def come_in(request: Request, wish: Name) -> Pass:
    """A new person with a pass for the `Authorization` header."""
    person = people.newcomer(wish.cleaned())
    count_newcomer(request)
    tables = tables_of(request)
    await tables.on_disk(tables.store.save_person, person)
    return passed(request, person)


async def rename(request: Request, wish: Name) -> Ok:
    name = wish.cleaned()
    person, tables = await known(request, await asker(request), name), tables_of(request)
    await tables.on_disk(tables.store.rename, person.id, name)
    return Ok()


class Password(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a sign-in name and a password, to come back from elsewhere. All older passes are void then."""

    login: str = ""
    password: str = ""
    old: Annotated[str, Meta(description="the password that you have now")] = ""


async def set_password(request: Request, wish: Password) -> Pass:
    login, reader = clean(wish.login, MOST_NAME), await asker(request)
    if not login or not LEAST_PASSWORD <= len(wish.password) <= MOST_PASSWORD:
        raise Refused("refused-password", 400, least=LEAST_PASSWORD)
    counts = [(PASSWORDS_FROM_ADDRESS, address_of(request))]
    limits_of(request).count(*counts, *([(PASSWORDS_OF_PERSON, reader.id)] if reader.id else []))
    if reader.person is not None and reader.person.password is not None:
        if not await asyncio.to_thread(people.fits, wish.old[:MOST_PASSWORD], reader.person.password):
            raise Refused("refused-old-password", 403)
    tables = tables_of(request)
    if (other := await tables.on_disk(tables.store.person_by_login, login)) is not None and other.id != reader.id:
        raise Refused("refused-login-taken")
    kept, (person, newcomer) = await asyncio.to_thread(people.hashed, wish.password), somebody(request, reader, login)
    try:
        await tables.on_disk(tables.store.set_password, person.id, login, kept, newcomer)
    except Conflict:
        raise Refused("refused-login-taken") from None
    return await _renewed(request, person)


async def _renewed(request: Request, person: Person) -> Pass:
    """Let go whoever looks with a pass that is void now; whoever asks is given a new one."""
    tables = tables_of(request)
    tables.hub.dismiss(person.id)
    if (kept := await tables.person(person.id)) is not None:
        welcome(request, kept)
    return passed(request, kept or person)


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Come back from elsewhere."""

    login: str = ""
    password: str = ""


async def sign_in(request: Request, wish: SignIn) -> Pass:
    """Attempts are counted by name and by address, so that no password is found by trying."""
    tables, limits = tables_of(request), limits_of(request)
    login, password = clean(wish.login, MOST_NAME), wish.password[:MOST_PASSWORD]
    address = address_of(request)
    counts = (
        (SIGN_INS_FROM_ADDRESS, address),
        (SIGN_INS_OF_NAME_FROM_ADDRESS, f"{address} {login}"),
        (SIGN_INS_OF_NAME, login),
    )
    limits.count(*counts)
    person = await tables.on_disk(tables.store.person_by_login, login)
    if not await asyncio.to_thread(people.fits, password, person.password if person else None) or person is None:
        raise Refused("refused-sign-in", 403)
    limits.forgive(*counts)
    if person.password is not None and people.is_outdated(person.password):
        renewed = await asyncio.to_thread(people.hashed, password)
        await tables.on_disk(tables.store.renew_password, person.id, person.password, renewed)
    welcome(request, person)
    return passed(request, person)


class SignOutElsewhere(Struct, frozen=True, forbid_unknown_fields=True):
    """Make all your passes void but the one that this answer gives."""


async def sign_out_elsewhere(request: Request, _: SignOutElsewhere) -> Pass:
    """Everywhere but in this browser: somebody without a password could never come back."""
    person, tables = await known(request, await asker(request)), tables_of(request)
    await tables.on_disk(tables.store.void_passes, person.id)
    return await _renewed(request, person)


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Change your settings; what is left out stays as it is."""

    language: Annotated[str | None, one_of(*LANGUAGES, None)] = None
    theme: Annotated[str | None, one_of(*THEMES, None)] = None
    confirm: Annotated[str | None, one_of(*CONFIRM, None), Meta(description="show the end of a turn first?")] = None
    ask: Annotated[str | None, one_of(*ASK, None), Meta(description="ask also where there is one option?")] = None
    rated: Annotated[str | None, one_of(*RATED, None), Meta(description="do your games count for the ladder?")] = None
    pace: Annotated[str | None, one_of(*PACES, None), Meta(description="how others' moves are shown")] = None
    solo_pace: Annotated[str | None, one_of(*PACES, None), Meta(description="those of a game's own opponent")] = None


async def settings(request: Request, wish: Settings) -> Ok:
    changes = {name: value for name, value in structs.asdict(wish).items() if value is not None}
    person, tables = await known(request, await asker(request)), tables_of(request)
    if wish.rated is not None:
        changes["rated"] = switched(person.settings.get("rated", ()), wish.rated == "yes", tables.clock())
    await tables.on_disk(tables.store.change_settings, person.id, changes)
    return Ok()


OPERATIONS = [
    Operation("/people", Name, Pass, come_in, status=201),
    Operation("/me", Name, Ok, rename, "/me", "/me"),
    Operation("/me/password", Password, Pass, set_password, "/me/password", "/me"),
    Operation("/sign-in", SignIn, Pass, sign_in, "/sign-in", "/"),
    Operation("/sign-out-elsewhere", SignOutElsewhere, Pass, sign_out_elsewhere, "/sign-out-elsewhere", "/me"),
    Operation("/settings", Settings, Ok, settings, "/settings", "/"),
]
