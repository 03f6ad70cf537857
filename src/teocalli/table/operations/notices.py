"""Where somebody wants to be told of what: an e-mail address, a program of one's own."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request

from teocalli.table import answers
from teocalli.table.answers import Ok
from teocalli.table.commands import new_id
from teocalli.table.limits import LETTERS_FROM_ADDRESS, LETTERS_OF_PERSON, LETTERS_TO_ADDRESS
from teocalli.table.notices.channels import WHAT, Channel
from teocalli.table.notices.finding import trial
from teocalli.table.notices.mail import is_address
from teocalli.table.notices.notifier import Notifier
from teocalli.table.notices.post import Forbidden, Undelivered, check
from teocalli.table.notices.settings import MAIL, WEBHOOK
from teocalli.table.notices.webhook import new_secret
from teocalli.table.operations.operation import Fields, Operation, asker
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.web import address_of, keep, known, limits_of, somebody, tables_of

#: Where one comes back to.
HOME = "/me#notice-ways"


def notifier_of(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


async def own_channel(request: Request) -> tuple[Reader, Channel]:
    """The channel that a request is about; nobody else's."""
    reader, tables = await asker(request), tables_of(request)
    found = await tables.on_disk(notifier_of(request).channels.get, request.path_params["channel"])
    if found is None or found.person != reader.id or found.kind not in notifier_of(request).ways:
        raise Refused("refused-address", 404)
    return reader, found


def count(request: Request, reader: Reader, mail: str = "") -> None:
    """Nobody lets the server write or call without end, and nobody is written to without end."""
    own = [(LETTERS_OF_PERSON, reader.id)] if reader.id else []
    to = [(LETTERS_TO_ADDRESS, mail)] if mail else []
    limits_of(request).count((LETTERS_FROM_ADDRESS, address_of(request)), *own, *to)


def must_allow(request: Request, way: str) -> None:
    if way not in notifier_of(request).ways:
        raise Refused("refused-way", 404)


def told(channel: Channel) -> answers.Channel:
    """A channel as its person is told of it."""
    secret = channel.secret if channel.kind == WEBHOOK else ""
    return answers.Channel(channel.id, channel.kind, channel.address, secret, channel.confirmed, list(channel.wanted))


class Mail(Struct, frozen=True, forbid_unknown_fields=True):
    """Be told by e-mail; the address is asked first."""

    address: str


async def add_mail(request: Request, wish: Mail) -> answers.Channel:
    must_allow(request, MAIL)
    reader, address = await asker(request), wish.address.strip()
    notifier, tables = notifier_of(request), tables_of(request)
    if not is_address(address) or notifier.mail is None:
        raise Refused("refused-mail", 400)
    count(request, reader, address.lower())
    person, newcomer = somebody(request, reader)
    before = next((x for x in await tables.on_disk(notifier.channels.of, person.id) if x.kind == MAIL), None)
    wanted = before.wanted if before is not None else WHAT
    channel = Channel(new_id(15), person.id, MAIL, address, "", wanted, confirmed=False, since=tables.clock())
    try:
        await notifier.mail.ask(channel, reader.language)
    except Undelivered:
        raise Refused("refused-mail-failed", 502) from None
    await keep(request, newcomer)
    await tables.on_disk(lambda: notifier.channels.add(channel, alone=True))
    return told(channel)


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a program of your own be told."""

    url: str


async def add_webhook(request: Request, wish: Webhook) -> answers.Channel:
    must_allow(request, WEBHOOK)
    reader, url = await asker(request), wish.url.strip()
    notifier, tables = notifier_of(request), tables_of(request)
    count(request, reader)
    try:
        await check(url, notifier.settings.private)
    except Forbidden as error:
        raise Refused(error.message, 400) from None
    except Undelivered:
        raise Refused("refused-webhook", 400) from None
    person = await known(request, reader)
    channel = Channel(new_id(15), person.id, WEBHOOK, url, new_secret(), since=tables.clock())
    await tables.on_disk(lambda: notifier.channels.add(channel, alone=True))
    return told(channel)


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose what is told by a channel; what is left out is not."""

    turn: bool = False
    over: bool = False
    invited: bool = False


async def choose(request: Request, wish: Choose) -> Ok:
    _, channel = await own_channel(request)
    wanted = [what for what in WHAT if getattr(wish, what)]
    await tables_of(request).on_disk(notifier_of(request).channels.choose, channel.id, wanted)
    return Ok()


def ticked(fields: Fields) -> dict[str, object]:
    return dict.fromkeys(fields, True)


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Be told no more by a channel."""


async def remove(request: Request, _: Remove) -> Ok:
    _reader, channel = await own_channel(request)
    await tables_of(request).on_disk(notifier_of(request).channels.remove, channel.id)
    return Ok()


class Try(Struct, frozen=True, forbid_unknown_fields=True):
    """Send something at once, to see whether it arrives."""


async def tried(request: Request, _: Try) -> answers.Tried:
    reader, channel = await own_channel(request)
    if not channel.confirmed:
        raise Refused("refused-unconfirmed")
    count(request, reader)
    return answers.Tried(await notifier_of(request).tell_once(channel, trial(reader.language)))


WAYS, ONE = "/me/notices", "/me/notices/{channel}"
OPERATIONS = [
    Operation(f"{WAYS}/mail", Mail, answers.Channel, add_mail, f"{WAYS}/mail", HOME),
    Operation(f"{WAYS}/webhook", Webhook, answers.Channel, add_webhook, f"{WAYS}/webhook", HOME),
    Operation(f"{ONE}/choose", Choose, Ok, choose, f"{ONE}/choose", HOME, as_json=ticked),
    Operation(f"{ONE}/remove", Remove, Ok, remove, f"{ONE}/remove", HOME),
    Operation(f"{ONE}/try", Try, answers.Tried, tried),
]
