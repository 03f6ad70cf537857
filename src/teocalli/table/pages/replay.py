"""Replay: any game step by step, from a seat's view while it runs, from everybody's afterwards; records in and out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from teocalli.engine import game_record
from teocalli.engine.game import Game
from teocalli.engine.game_record import GameRecord
from teocalli.engine.language import day
from teocalli.table import commands
from teocalli.table.landmarks import landmarks
from teocalli.table.match import BOT, PERSON
from teocalli.table.offered_bots import DEFAULT, known_strength
from teocalli.table.pages.lobby import own_tables
from teocalli.table.pages.rows import is_finished, is_under_way, rows
from teocalli.table.pages.table import look, page_class, phrases
from teocalli.table.patch import Region
from teocalli.table.perspective import BOT_NAMES, Perspective, Reader
from teocalli.table.refusals import Refused
from teocalli.table.regions import draw_moment, legend_at, whole_part
from teocalli.table.web import (
    MOST_RECORD,
    UNREADABLE,
    game_of,
    moved,
    page,
    reader_of,
    sent,
    somebody,
    tables_of,
    wants_json,
    welcome,
    whole,
)


async def moment(request: Request) -> Perspective:
    """The table after as many actions as the address says, or after the reader's own last one."""
    now = await look(request, request.path_params["table"])
    if now.match.is_over and whole(request.query_params, "seat", 0) < 0:
        now = replace(now, seat=-1)  # also whoever played may want to see what everybody saw
    last = len(now.match.moves)
    start = now.missed[0] if now.missed and "since" in request.query_params else last
    count = whole(request.query_params, "at", 0 if now.match.is_over else start)
    count = max(0, min(count, last))
    return replace(now, count=count, memo=tables_of(request).memos.of((now.match.id, "replay"), count))


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
        legend=legend_at(sight.match, sight.reader.language),
        count=sight.count, title=f"{sight.title} · Teocalli",
        page_class=page_class(sight.match), phrases=phrases(sight.reader),
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


async def record(request: Request) -> Response:
    """The record of play, once it is over: before, it would tell what is still hidden."""
    match = await tables_of(request).match(request.path_params["table"])
    if not match.is_over:
        raise Refused("refused-record-early")
    name = f"{match.game.meta.key}-{match.id}.txt"
    return PlainTextResponse(match.record().write(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def go_on(request: Request) -> Response:
    """Play on from a moment of a finished game as a new table, against bots."""
    reader, fields = await reader_of(request), await sent(request)
    tables = tables_of(request)
    match = await tables.match(request.path_params["table"])
    if not match.is_over:
        raise Refused("refused-continue-early")
    at, seat = whole(fields, "at"), whole(fields, "seat", 0)
    if not 0 <= at <= len(match.moves) or match.state_at(at).over:
        raise Refused("refused-continue-end")
    strength = known_strength(fields.get("strength") or DEFAULT)
    person, newcomer = somebody(request, reader)
    seats: list[dict[str, Any]] = [
        {"kind": PERSON, "person": person.id, "name": person.name}
        if i == seat
        else {"kind": BOT, "name": BOT_NAMES[i % 4], "strength": strength}
        for i in range(len(match.seats))
    ]
    tokens = match.record().tokens[:at]
    entry = commands.opening(person, match.game, match.setting, seats, name=match.name, seed=match.seed, tokens=tokens)
    opened = await tables.open(entry, newcomer=newcomer)
    welcome(request, newcomer)
    return moved(request, f"/t/{opened.id}")


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
    lists = {name: rows(listings, reader, tables_of(request).games) for name, listings in shown.items()}
    status, refusal = (refused.status, refused.said(reader.language)) if refused is not None else (200, "")
    return page(request, reader, "records.html", status, "/records", text=text, refusal=refusal, **lists)


def read_record(request: Request, text: str) -> tuple[Game, GameRecord]:
    """A record and its game; replayed, so that what is wrong with it is known."""
    read = game_record.read(text)
    game = game_of(request, read.game)
    game_record.replay(game, read)
    return game, read


async def upload(request: Request) -> Response:
    """Look at a record from elsewhere. One that cannot be read comes back with its text and the reason."""
    reader, text = await reader_of(request), ""
    try:
        fields = await sent(request, MOST_RECORD)
        file, text = fields.get("file", ""), fields.get("text", "")
        if UNREADABLE in file:
            raise Refused("refused-not-text", 400)
        text = file or text
        game, read = await tables_of(request).aside(read_record, request, text)
    except (game_record.BadRecord, Refused) as error:
        refused = Refused("refused-record", error.status if isinstance(error, Refused) else 400, why=error)
        if wants_json(request):
            raise refused from None
        return await records_page(request, reader, text, refused)
    person, newcomer = somebody(request, reader)
    match = await tables_of(request).open(commands.exhibit(person, game, read), newcomer=newcomer)
    welcome(request, newcomer)
    return moved(request, f"/t/{match.id}/replay")
