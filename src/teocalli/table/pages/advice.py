"""Hints during a game, and the analysis of one that is over."""

from __future__ import annotations

from statistics import fmean
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from teocalli.bots.analysis import Turn, costliest
from teocalli.engine.language import signed, written
from teocalli.table import curve
from teocalli.table.advice import advised, is_prepared, may_hint
from teocalli.table.match import Match
from teocalli.table.pages.table import look
from teocalli.table.perspective import Perspective
from teocalli.table.refusals import Refused
from teocalli.table.result import result
from teocalli.table.web import page, reader_of, render, tables_of, whole

#: Options that a hint names.
NAMED = 3


async def hint(request: Request) -> Response:
    """The best few options of the asking seat, with what they are worth. Nothing is written."""
    reader, tables = await reader_of(request), tables_of(request)
    match = await tables.match(request.path_params["table"])
    seat, version = whole(request.query_params, "seat"), whole(request.query_params, "version")
    if seat not in match.movers or seat not in match.seats_of(reader.id):
        raise Refused("refused-not-yours", 403)
    if not match.is_current(seat, version):
        raise Refused("refused-stale")
    advised(match.game)
    if not may_hint(match, seat):
        raise Refused("refused-hint", 403)
    found = await tables.bot_workers.advisers.hint(match.game, match.seen_by(seat))
    middle = fmean(one.prospect.points for one in found)
    best = [
        {
            "token": one.token,
            "gain": signed(round(one.prospect.points - middle, 1), reader.language),
            "points": written(round(one.prospect.points), reader.language),
            "chance": round(100 * one.prospect.win),
        }
        for one in found[:NAMED]
    ]
    return JSONResponse({"version": version, "best": best, "box": render("_hint.html", reader, best=best)})


async def show(request: Request) -> Response:
    """The page of an analysis; it tells how far it is until it is done."""
    sight = await look(request, request.path_params["table"])
    if not sight.match.is_over:
        raise Refused("refused-analysis-early")
    told = await drawn(request, sight)
    title = f"{sight.reader.speech.say('analysis')}: {sight.title} · Teocalli"
    return page(request, sight.reader, "analysis.html", sight=sight, match=sight.match, title=title, **told)


async def state(request: Request) -> Response:
    """How far an analysis is, and what it says so far."""
    sight = await look(request, request.path_params["table"])
    if not sight.match.is_over:
        raise Refused("refused-analysis-early")
    told = await drawn(request, sight)
    html = render("_analysis.html", sight.reader, sight=sight, match=sight.match, **told)
    return JSONResponse(
        {"done": told["done"], "of": told["of"], "over": told["is_done"] or told["has_failed"], "html": html}
    )


async def drawn(request: Request, sight: Perspective) -> dict[str, Any]:
    found = tables_of(request).bot_workers.advisers.analysis(sight.match)
    turns, of = list(found.turns), found.count
    costly = costliest(turns)
    return {
        "done": len(turns),
        "of": of,
        "is_done": found.is_done,
        "is_preparing": not turns and not is_prepared(sight.match.game),
        "has_failed": found.has_failed,
        "result": result(sight),
        "colours": colours(sight),
        "curves": curve.curves(turns, of, victory(sight.match) if found.is_done else ()),
        "drawing": curve,
        "levels": [(share, curve.y_of(share / 100)) for share in (0, 25, 50, 75, 100)],
        "costly": [told_turn(sight, turns, turn, of) for turn in costly],
    }


def colours(sight: Perspective) -> list[str]:
    """The colour token of each seat where players choose theirs; empty for the colours of the page."""
    chosen, view = sight.match.game.face.colours, sight.view
    own = list(chosen(view)) if chosen is not None else []
    return own + [""] * (len(sight.names) - len(own))


def victory(match: Match) -> list[float]:
    """Each seat's share of it; nobody's where a game was given up before its end."""
    if not match.state.over:
        return []
    ranks = match.game.ranks(match.state)
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def told_turn(sight: Perspective, turns: list[Turn], turn: Turn, of: int) -> dict[str, Any]:
    """One of the costliest turns in words, and where it lies on the curve."""
    action, words = sight.match.game.actions.action, sight.words
    place = turns.index(turn)
    return {
        "seat": turn.seat,
        "first": turn.first,
        "played": [words.action(action(token)) for token in turn.tokens],
        "better": [words.action(action(token)) for token in turn.better],
        "had": round(100 * turn.played.win),
        "could": round(100 * turn.best.win),
        "x": curve.x_of(place + 1, of),
        "y": curve.y_of(turn.played.win),
        "top": curve.y_of(turn.best.win),
    }
