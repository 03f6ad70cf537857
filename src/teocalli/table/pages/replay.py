"""Replay: any game step by step, from a seat's view while it runs, from everybody's afterwards; records in and out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from teocalli.engine.language import day
from teocalli.face.help import places
from teocalli.table.fragments import whole_part
from teocalli.table.landmarks import landmarks
from teocalli.table.links import legend_at
from teocalli.table.operations import opening
from teocalli.table.pages.lobby import own_tables
from teocalli.table.pages.rows import is_finished, is_under_way, rows
from teocalli.table.pages.table import look, page_class, phrases
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.refusals import Refused
from teocalli.table.regions import draw_moment
from teocalli.table.web import MOST_RECORD, UNREADABLE, moved, page, reader_of, sent, tables_of, wants_json, whole


async def moment(request: Request) -> Perspective:
    """The table after as many actions as the address says, or after the reader's own last one."""
    now = await look(request, request.path_params["table"])
    if now.match.is_over and whole(request.query_params, "seat", 0) < 0:
        now = replace(now, seat=-1)  # also whoever played may want to see what everybody saw
    last = len(now.match.moves)
    start = now.missed[0] if now.missed and "since" in request.query_params else last
    count = whole(request.query_params, "at", 0 if now.match.is_over else start)
    count = max(0, min(count, last))
    own = (now.match.id, now.reader.id)  # whoever else leafs through it is at another moment
    return replace(now, count=count, memo=tables_of(request).replay_memos.of(own, count))


def turns(sight: Perspective) -> tuple[int, int]:
    """Where the turn before and the turn behind this moment begin."""
    moves, at = sight.match.moves, sight.count or 0
    starts = [i for i in range(len(moves)) if i == 0 or moves[i].seat != moves[i - 1].seat] + [len(moves)]
    return max((i for i in starts if i < at), default=0), min((i for i in starts if i > at), default=len(moves))


def drawn(request: Request, sight: Perspective) -> dict[str, Region]:
    match, at, t = sight.match, sight.count or 0, sight.reader.speech.say
    last = len(match.moves)
    before, behind = turns(sight)
    host = f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
    found = draw_moment(sight, f"/t/{match.id}/replay?seat={sight.seat}&at={at}")
    turn = t("turn-of", name=sight.names[sight.mover]) if sight.mover >= 0 else t("game-over")
    bar = whole_part(
        "_replay.html", sight, count=at, state_over=bool(sight.state.over), marks=landmarks(sight),
        where=" · ".join(filter(None, (turn, day(match.played_on, sight.reader.language)))),
        share=f"{host}/t/{match.id}/replay?at={at}",
        steps=[
            ("turn-back", before, "ui-step-back", False), ("back", max(0, at - 1), "ui-next", True),
            ("on", min(last, at + 1), "ui-next", False), ("turn-on", behind, "ui-step", False),
        ],
    )  # fmt: skip
    found["prompt"] = Region(bar)
    return found


async def show(request: Request) -> Response:
    sight = await moment(request)
    found = drawn(request, sight) | {"banner": Markup(""), "over": Markup("")}
    return page(
        request, sight.reader, "table.html", sight=sight, match=sight.match, regions=found, invite="", replay=True,
        legend=legend_at(sight.match.game, sight.match.id, sight.reader.language),
        count=sight.count, title=f"{sight.title} · Teocalli",
        page_class=page_class(sight.match), phrases=phrases(sight.reader), places=places(sight.match.game.folder),
    )  # fmt: skip


async def state(request: Request) -> Response:
    """The regions of one moment."""
    sight = await moment(request)
    return JSONResponse(
        {
            "at": sight.count,
            "seat": sight.seat,
            "regions": {name: str(region) for name, region in drawn(request, sight).items()},
        }
    )


async def upload_page(request: Request) -> Response:
    return await records_page(request, await reader_of(request))


async def records_page(request: Request, reader: Reader, text: str = "", refused: Refused | None = None) -> Response:
    """What a record is, a place for one from elsewhere, and the reader's own."""
    found, archived = await own_tables(request, reader), await own_tables(request, reader, archived=True)
    shown = {
        "own": filter(is_finished, found),
        "uploaded": (x for x in found if not is_finished(x) and not is_under_way(x)),
        "archived": archived,
    }
    lists: dict[str, Any] = {name: rows(listings, reader, tables_of(request).games) for name, listings in shown.items()}
    status, refusal = (refused.status, refused.said(reader.language)) if refused is not None else (200, "")
    return page(request, reader, "records.html", status, "/records", text=text, refusal=refusal, **lists)


async def upload(request: Request) -> Response:
    """Look at a record from elsewhere. One that cannot be read comes back with its text and the reason."""
    text = ""
    try:
        fields = await sent(request, MOST_RECORD)
        file, text = fields.get("file", ""), fields.get("text", "")
        if UNREADABLE in file:
            raise Refused("refused-not-text", 400)
        text = file or text
        opened = await opening.upload(request, opening.Upload(text))
    except Refused as error:
        refused = error if error.message == "refused-record" else Refused("refused-record", error.status, why=error)
        if wants_json(request):
            raise refused from None
        return await records_page(request, await reader_of(request), text, refused)
    return moved(request, f"/t/{opened.id}/replay")
