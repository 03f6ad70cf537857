"""My games in figures."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from teocalli.engine.language import written
from teocalli.table.history import COMPANY, counted, rivals, tallies
from teocalli.table.pages.rows import rows
from teocalli.table.speech import game_title, shown_name
from teocalli.table.web import page, reader_of, tables_of

#: So many games are counted, and so many are listed.
MOST_COUNTED, MOST_LISTED = 10_000, 50


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

    def figure(value: float | None) -> str:
        return written(round(value, 1), reader.language) if value is not None else "–"

    cards = [
        {
            "game": one.game, "title": game_title(tables.games[one.game], reader.language), "games": one.games,
            "won": round(100 * one.won / one.games), "mean": figure(one.mean), "best": figure(one.best),
        }
        for one in tallies(games, reader.id)
    ]  # fmt: skip
    people = [
        {"name": shown_name(one.name, reader.language), "games": one.games, "ahead": one.ahead, "behind": one.behind}
        for one in rivals(games, reader.id)
    ]
    return page(
        request, reader, "history.html", cards=cards, people=people, company=company, choices=COMPANY,
        played=[row | {"may_archive": False} for row in rows(games[:MOST_LISTED], reader, tables.games)],
    )  # fmt: skip
