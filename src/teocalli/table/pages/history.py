"""My games in figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.language import written
from teocalli.table.history import COMPANY, Sources, counted, rivals, shortened, sources, tallies
from teocalli.table.pages.rows import rows
from teocalli.table.ratings import Rating, is_wanted
from teocalli.table.reader import Reader
from teocalli.table.speech import game_title, shown_name
from teocalli.table.store import Listing
from teocalli.table.web import page, reader_of, tables_of

#: So many games are counted, and so many are listed.
MOST_COUNTED, MOST_LISTED = 10_000, 50
#: Sources of points that are told one by one; the smaller ones are told together.
MOST_SOURCES = 10
#: The drawing of a rating's course.
WIDTH, HEIGHT = 300, 56


async def show(request: Request) -> Response:
    reader, tables = await reader_of(request), tables_of(request)
    company = request.query_params.get("with", "")
    company = company if company in COMPANY else COMPANY[0]
    found = []
    for archived in (False, True):
        if reader.id:
            found += await tables.on_disk(tables.store.tables_of, reader.id, archived, MOST_COUNTED)
    games = [x for x in counted(found, reader.id, company) if x.game in tables.games]
    games.sort(key=lambda x: -x.updated)
    switches = reader.person.settings.get("rated", ()) if reader.person is not None else ()
    is_rated = is_wanted(switches, tables.clock())
    own = [{"name": shown_name(one.name, reader.language), "one": one} for one in rivals(games, reader.id)]
    return page(
        request, reader, "history.html", company=company, choices=COMPANY, is_rated=is_rated, people=own,
        cards=await cards(request, reader, games, is_rated),
        sources=await by_cause(request, reader, games),
        played=[row | {"may_archive": False} for row in rows(games[:MOST_LISTED], reader, tables.games)],
    )  # fmt: skip


def figure(value: float | None, reader: Reader) -> str:
    return written(round(value, 1), reader.language) if value is not None else "–"


async def cards(request: Request, reader: Reader, games: Sequence[Listing], is_rated: bool) -> list[dict[str, Any]]:
    """One for each title: games, won, points, and the rating of whoever wants one."""
    tables, found = tables_of(request), []
    for one in tallies(games, reader.id):
        rating = await tables.rating(one.game, reader.id) if is_rated else None
        found.append(
            {
                "game": one.game, "title": game_title(tables.games[one.game], reader.language), "games": one.games,
                "won": round(100 * one.won / one.games), "mean": figure(one.mean, reader),
                "best": figure(one.best, reader), "rating": rating, "course": course(rating) if rating else "",
            }
        )  # fmt: skip
    return found


def course(rating: Rating) -> str:
    """A rating after each game as points of a polyline; empty where there is no line to draw yet."""
    low, high = min(rating.course), max(rating.course)
    if rating.games < 2:
        return ""
    step, span = WIDTH / (rating.games - 1), max(1, high - low)
    drawn = ((step * i, HEIGHT - 4 - (HEIGHT - 8) * (value - low) / span) for i, value in enumerate(rating.course))
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in drawn)


async def by_cause(request: Request, reader: Reader, games: Sequence[Listing]) -> list[dict[str, Any]]:
    """Where the points come from, by title, with bars."""
    tables = tables_of(request)
    results = await tables.aside(tables.results.of, reader.id) if reader.id else []
    return [
        {"title": game_title(tables.games[one.game], reader.language), "one": one, "rows": bars(one, reader)}
        for one in sources(games, results, reader.id, reader.language)
    ]


def bars(one: Sources, reader: Reader) -> list[dict[str, Any]]:
    """Rows of a title; lengths in percent of the longest."""
    shown = shortened(one.rows, MOST_SOURCES, reader.speech.say("history-other"))
    longest = max((abs(x) for row in shown for x in (row.points, row.winners)), default=0) or 1
    return [
        {
            "name": row.name, "points": figure(row.points, reader), "winners": figure(row.winners, reader),
            "is_loss": row.points < 0, "share": round(100 * abs(row.points) / longest),
            "mark": round(100 * abs(row.winners) / longest) if row.points * row.winners >= 0 else 0,
        }
        for row in shown
    ]  # fmt: skip
