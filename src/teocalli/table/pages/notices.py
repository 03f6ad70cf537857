"""Where somebody wants to be told of what, and the links in letters that say yes and no."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from teocalli.table.commands import new_id
from teocalli.table.limits import LETTERS_FROM_ADDRESS, LETTERS_OF_PERSON, LETTERS_TO_ADDRESS
from teocalli.table.notices.channels import WHAT, Channel
from teocalli.table.notices.finding import trial
from teocalli.table.notices.mail import CONFIRM, STOP, is_address, read
from teocalli.table.notices.notifier import Notifier
from teocalli.table.notices.post import Forbidden, Undelivered, check
from teocalli.table.notices.push import MOST_BROWSERS, subscribed
from teocalli.table.notices.settings import MAIL, PUSH, WEBHOOK
from teocalli.table.notices.webhook import new_secret
from teocalli.table.pages.rows import when
from teocalli.table.perspective import Reader
from teocalli.table.refusals import Refused
from teocalli.table.web import (
    address_of,
    known,
    limits_of,
    moved,
    page,
    reader_of,
    remember,
    sent,
    sent_json,
    tables_of,
)

#: Where one comes back to.
HOME = "/me#notice-ways"
#: A letter that asks is answered within a week, or it is void.
LONGEST_ASKED = 7 * 24 * 3600


def notifier_of(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


async def shown(request: Request, reader: Reader) -> dict[str, Any]:
    """What the page of a person tells of notices."""
    notifier, tables = notifier_of(request), tables_of(request)
    found = await tables.on_disk(notifier.channels.of, reader.id) if reader.id else []
    return {
        "channels": found, "ways": sorted(notifier.ways), "kinds": WHAT, "push_key": notifier.push.public_key,
        "added": {x.id: when(x.since, tables.clock(), reader.language) for x in found},
    }  # fmt: skip


async def own_channel(request: Request) -> tuple[Reader, Channel]:
    """The channel that a request is about; nobody else's."""
    reader, tables = await reader_of(request), tables_of(request)
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


async def add_mail(request: Request) -> Response:
    """An address to write to; it is asked first."""
    must_allow(request, MAIL)
    reader, address = await reader_of(request), (await sent(request)).get("address", "").strip()
    notifier, tables = notifier_of(request), tables_of(request)
    if not is_address(address) or notifier.mail is None:
        raise Refused("refused-mail", 400)
    count(request, reader, address.lower())
    person = await known(request, reader)
    channel = Channel(new_id(15), person.id, MAIL, address, "", confirmed=False, since=tables.clock())
    try:
        await notifier.mail.ask(channel, reader.language)
    except Undelivered:
        raise Refused("refused-mail-failed", 502) from None
    await tables.on_disk(lambda: notifier.channels.add(channel, alone=True))
    return moved(request, HOME)


async def add_webhook(request: Request) -> Response:
    """An address of a person's own program."""
    must_allow(request, WEBHOOK)
    reader, url = await reader_of(request), (await sent(request)).get("url", "").strip()
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
    return moved(request, HOME)


async def add_push(request: Request) -> Response:
    """This browser; the one that was there first gives way when there are too many."""
    must_allow(request, PUSH)
    reader, given = await reader_of(request), await sent_json(request)
    notifier, tables = notifier_of(request), tables_of(request)
    count(request, reader)
    try:
        endpoint, keys = subscribed(given)
        await check(endpoint, notifier.settings.private)
    except (ValueError, Undelivered):
        raise Refused("refused-push", 400) from None
    person = await known(request, reader)
    keys["site"] = str(request.base_url).rstrip("/")
    channel = Channel(new_id(15), person.id, PUSH, endpoint, json.dumps(keys), since=tables.clock())
    await tables.on_disk(lambda: notifier.channels.add(channel, alone=False))
    browsers = [x for x in await tables.on_disk(notifier.channels.of, person.id) if x.kind == PUSH]
    for old in browsers[:-MOST_BROWSERS]:
        await tables.on_disk(notifier.channels.remove, old.id)
    return remember(request, JSONResponse({"ok": True}))


async def choose(request: Request) -> Response:
    """What is told by a channel."""
    _, channel = await own_channel(request)
    fields = await sent(request)
    wanted = [what for what in WHAT if what in fields]
    await tables_of(request).on_disk(notifier_of(request).channels.choose, channel.id, wanted)
    return moved(request, HOME)


async def remove(request: Request) -> Response:
    _, channel = await own_channel(request)
    await tables_of(request).on_disk(notifier_of(request).channels.remove, channel.id)
    return moved(request, HOME)


async def try_out(request: Request) -> Response:
    """Send something at once, so that its person sees whether it arrives."""
    reader, channel = await own_channel(request)
    if not channel.confirmed:
        raise Refused("refused-unconfirmed")
    count(request, reader)
    arrived = await notifier_of(request).tell_once(channel, trial(reader.language))
    t = reader.speech.say
    heading = t("notice-sent") if arrived else t("notice-failed")
    text = t("notice-sent-text") if arrived else t("notice-failed-text")
    return page(request, reader, "message.html", heading=heading, text=text, back=HOME)


async def link(request: Request) -> Response:
    """A link of a letter: what it means is said first, and done by a button, for mail programs open links too."""
    reader, notifier, tables = await reader_of(request), notifier_of(request), tables_of(request)
    verb, word = request.path_params["verb"], request.path_params["word"]
    id = read(notifier.secret, verb, word) if verb in (CONFIRM, STOP) else ""
    channel = await tables.on_disk(notifier.channels.get, id) if id else None
    is_late = channel is not None and verb == CONFIRM and tables.clock() - channel.since > LONGEST_ASKED
    if not id or is_late or (channel is None and verb == CONFIRM):
        raise Refused("refused-link", 404)
    if request.method == "POST":
        act = notifier.channels.confirm if verb == CONFIRM else notifier.channels.remove
        await tables.on_disk(act, id)
    address = channel.address if channel is not None else ""
    is_done = request.method == "POST" or channel is None
    return page(request, reader, "notice_link.html", verb=verb, is_done=is_done, address=address)
