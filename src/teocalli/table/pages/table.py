"""The table page, and what it hears from the server while it is open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from teocalli.face.help import places
from teocalli.table import sheet, step_by_step
from teocalli.table.addresses import is_local
from teocalli.table.bar_region import page_title
from teocalli.table.fragments import whole_part
from teocalli.table.links import legend_at
from teocalli.table.match import GATHERING, PLAYING, Match
from teocalli.table.memo import Memo
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.preview import Preview
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.regions import draw, draw_preview
from teocalli.table.standpoint import seat_for
from teocalli.table.step_by_step import STEPS, pace_of
from teocalli.table.tables import Tables
from teocalli.table.web import page, reader_of, render, tables_of, whole

#: Sentences that the page's script shows by itself.
PHRASES = (
    "your-turn", "stale-title", "refused-title", "copied", "copy-by-hand",
    "curtain-title", "curtain-text", "curtain-go", "notify-on", "notify-off", "notify-insecure",
    "offline", "found-again",
    "scored", "clock-day", "clock-hour", "tip-rule",
)  # fmt: skip


async def look(request: Request, table: str, count: int | None = None, reader: Reader | None = None) -> Perspective:
    """The table as the asking person sees it."""
    reader, tables = reader or await reader_of(request), tables_of(request)
    wish = whole(request.query_params, "seat", -1)
    return seen(tables, await tables.match(table), reader, wish, count)


def seen(tables: Tables, match: Match, reader: Reader, wish: int, count: int | None = None) -> Perspective:
    """A match as somebody sees it who wishes to look from a seat."""
    if match.is_closed_to(reader.id):
        raise Refused("refused-spectators", 403)
    seat = seat_for(match, reader, wish)
    strength = match.seats[match.mover].strength if match.mover >= 0 else ""
    warm = not strength or tables.bot_workers.is_ready(match.game.meta.key, strength)
    memo = tables.memos.of(match.id, match.number)
    return Perspective(match, reader, seat, count, tables.hub.present(match.id), warm, memo)


def link_of(request: Request, match: Match) -> str:
    """The address that invites others; for private tables it carries the key to the seats.

    Whoever sits at the server's own machine is shown the address that others in the network can use.
    """
    host, network = request.headers.get("host", "localhost"), request.app.state.lan
    door = network if network and is_local(host) else f"{request.scope['scheme']}://{host}/"
    base = f"{door}t/{match.id}"
    return base if match.listed else f"{base}?invite={match.invite}"


def invite_of(request: Request, match: Match) -> str:
    """The invitation in the address, where it is the right one."""
    given = request.query_params.get("invite", "")
    return given if given == match.invite else ""


async def show(request: Request) -> Response:
    sight = await look(request, request.path_params["table"])
    match, invite = sight.match, invite_of(request, sight.match)
    drawn = drawn_for(request, sight)
    drawn["banner"] = Region(render("_banner.html", sight.reader))
    return page(
        request, sight.reader, "table.html", sight=sight, match=match, regions=drawn, invite=invite, replay=False,
        secret=is_secret(sight), legend=legend_at(match.game, match.id, sight.reader.language),
        now=tables_of(request).clock(), title=page_title(sight), page_class=page_class(match),
        phrases=phrases(sight.reader), places=places(match.game.folder),
    )  # fmt: skip


def is_secret(sight: Perspective) -> bool:
    """Whether several people share this screen and the one whose seat is shown sees what the others may not."""
    return len(sight.mine) > 1 and sight.match.status == PLAYING and sight.view != sight.open_view


def page_class(match: Match) -> str:
    ground = match.game.face.ground
    return f"at-table g-{ground} {ground}" if ground else "at-table"


def phrases(reader: Reader) -> dict[str, str]:
    return {name: reader.speech.say(name) for name in PHRASES}


async def sheet_page(request: Request) -> Response:
    """The score sheet: of one action (`at`), or of the game until an action (`until`), or until now."""
    sight, asked = await look(request, request.path_params["table"]), request.query_params
    last = len(sight.match.moves)
    # a script asks for any form, a browser that opens the address for a page
    template = "sheet.html" if "text/html" in request.headers.get("accept", "") else "_sheet_dialog.html"
    count = max(0, min(whole(asked, "at"), last)) if "at" in asked else -1
    if "until" in asked:
        sight = replace(sight, count=max(0, min(whole(asked, "until"), last)), memo=Memo())
    moves = sight.match.moves[max(0, count - 1) : count]
    found = sheet.whole(sight) if count < 0 else sheet.of_one(sight, moves)
    return page(request, sight.reader, template, sight=sight, match=sight.match, sheet=found, count=count)


async def state(request: Request) -> Response:
    """All regions, for a page that fell behind."""
    sight = await look(request, request.path_params["table"])
    return JSONResponse(
        news(
            sight, {name: str(region) for name, region in drawn_for(request, sight).items()}, tables_of(request).clock()
        )
    )


async def show_others(request: Request) -> Response:
    """What others did since the reader's own last action, step by step; nothing where they did not.

    What the page has shown already (`since`) stands there from the beginning; without it, all is shown once more.
    """
    sight, asked = await look(request, request.path_params["table"]), request.query_params
    first = sight.missed[0] if sight.missed else sight.first_news
    since, pace = (whole(asked, "since"), pace_of(sight)) if "since" in asked else (first, STEPS)
    found = step_by_step.scenes(sight, max(0, since))
    regions = {"prompt": whole_part("_show.html", sight, scenes=found, pace=pace, since=since)} if found else {}
    return JSONResponse({"pace": pace, "count": len(sight.match.moves), "regions": regions})


async def preview(request: Request) -> Response:
    """What a choice that ends the turn would lead to, with the question whether to keep it."""
    reader = await reader_of(request)
    match = await tables_of(request).match(request.path_params["table"])
    seat = whole(request.query_params, "seat")
    if seat not in match.movers or seat not in match.seats_of(reader.id):
        raise Refused("refused-not-yours", 403)
    if not match.is_current(seat, whole(request.query_params, "version")):
        raise Refused("refused-stale")
    shown = Preview(
        match,
        reader,
        seat,
        present=tables_of(request).hub.present(match.id),
        token=request.query_params.get("token", ""),
    )
    regions = {name: str(region) for name, region in draw_preview(shown).items()}
    return JSONResponse({"version": shown.version, "regions": regions})


def drawn_for(request: Request, sight: Perspective) -> dict[str, Region]:
    """All regions for whoever asks."""
    match, invite = sight.match, invite_of(request, sight.match)
    link = link_of(request, match) if match.status == GATHERING else ""
    return draw(sight, f"/t/{match.id}{f'?invite={invite}' if invite else ''}", link, invite)


def news(sight: Perspective, regions: Mapping[str, Any], now: float) -> dict[str, Any]:
    """What a page hears, and the server's time."""
    match = sight.match
    return {
        "number": match.number, "version": sight.version, "seat": sight.seat, "own": sight.own, "you": sight.you,
        "secret": is_secret(sight), "now": now, "regions": regions,
    }  # fmt: skip
