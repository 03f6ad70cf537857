"""Where somebody wants to be told of what, and the links in letters that say yes and no."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from teocalli.table.commands import new_id
from teocalli.table.notices.channels import WHAT, Channel
from teocalli.table.notices.mail import CONFIRM, STOP, read
from teocalli.table.notices.post import Undelivered, check
from teocalli.table.notices.push import MOST_BROWSERS, subscribed
from teocalli.table.notices.settings import PUSH
from teocalli.table.operations.notices import HOME, Try, count, must_allow, notifier_of, tried
from teocalli.table.pages.rows import when
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.web import (
    known,
    page,
    reader_of,
    remember,
    sent_json,
    tables_of,
)

#: A letter that asks is answered within a week, or it is void.
LONGEST_ASKED = 7 * 24 * 3600


async def shown(request: Request, reader: Reader) -> dict[str, Any]:
    """What the page of a person tells of notices."""
    notifier, tables = notifier_of(request), tables_of(request)
    found = await tables.on_disk(notifier.channels.of, reader.id) if reader.id else []
    return {
        "channels": found, "ways": sorted(notifier.ways), "kinds": WHAT, "push_key": notifier.push.public_key,
        "added": {x.id: when(x.since, tables.clock(), reader.language) for x in found},
    }  # fmt: skip


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


async def try_out(request: Request) -> Response:
    """Send something at once, so that its person sees whether it arrives."""
    reader, arrived = await reader_of(request), (await tried(request, Try())).arrived
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
    if request.method == "POST" and channel is not None:
        channels = notifier.channels
        await tables.on_disk(*((channels.confirm, channel) if verb == CONFIRM else (channels.remove, id)))
    address = channel.address if channel is not None else ""
    is_done = request.method == "POST" or channel is None
    return page(request, reader, "notice_link.html", verb=verb, is_done=is_done, address=address)
