"""What lies over a table page: news after an absence, the end, leaving, and the host's clock."""

from __future__ import annotations

from typing import Any

from teocalli.table import sheet
from teocalli.table.clock_face import fields_of, offered
from teocalli.table.fragments import part, whole_part
from teocalli.table.log_region import missed
from teocalli.table.match import PLAYING
from teocalli.table.offered_bots import DEFAULT
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.result import advantages, ranking, result, series
from teocalli.table.web import render


def over(sight: Perspective) -> Region:
    """What lies over the page: news after an absence, the end, and leaving."""
    match = sight.match
    shown = missed(sight) if sight.missed else []
    if match.is_over:
        shown.append(final(sight))
    if sight.seat in sight.mine and match.status == PLAYING:
        leave = {"table": match.id, "seat": sight.seat, "title": sight.title, "strength": DEFAULT}
        shown.append(part("_leave.html", sight.reader.language, **leave))
    if sight.reader.id and sight.reader.id == match.host and not match.is_over:
        shown.append(clock_dialog(sight))
    return Region('<div id="over">', *shown, "</div>")


def clock_dialog(sight: Perspective) -> str:
    """Where the host sets another clock."""
    clock, language = sight.match.clock, sight.reader.language
    terms = clock.terms if clock is not None else None

    def drawn() -> str:
        shown: dict[str, Any] = {"terms": fields_of(terms), "offered": offered(language)}
        return render("_set_clock.html", sight.reader, table=sight.match.id, **shown)

    return sight.memo.clock_dialogs.get((terms, language), drawn)


def final(sight: Perspective) -> str:
    """Result, ranking and sheet."""
    found = sheet.whole(sight)
    return whole_part(
        "_final.html", sight, result=result(sight), ranking=ranking(sight), sheet=found, lead=advantages(sight, found),
        series=series(sight),
    )  # fmt: skip
