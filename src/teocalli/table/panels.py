"""The players' panels: who sits where, what they have, and how they stand."""

from __future__ import annotations

from collections.abc import Callable

from markupsafe import Markup

from teocalli.engine.drawing import letter
from teocalli.table.markup import rows_of
from teocalli.table.match import BOT, PERSON, PLAYING, Seat
from teocalli.table.parts import part
from teocalli.table.patch import Region
from teocalli.table.sight import Sight
from teocalli.table.web import points


def panels(sight: Sight) -> Region:
    """All panels, from the first seat to the last."""
    rows = shown_rows(sight)
    shown = (panel(sight, seat, rows[seat]) for seat in range(len(sight.names)))
    return Region(f'<div class="panels" id="panels">{"".join(shown)}</div>\n')


def panel(sight: Sight, seat: int, rows: Markup) -> Markup:
    """The panel of one seat."""
    match = sight.match
    chair = match.seats[seat] if seat < len(match.seats) else None
    is_bot = chair is None or chair.kind == BOT
    now = sight.mover == seat
    return part(
        "_panel.html",
        sight.reader.language,
        seat=seat,
        letter=letter(seat),
        name=sight.names[seat],
        kind=kind_of(chair, sight.reader.speech.say),
        icon="ui-bot" if is_bot else "ui-person",
        score=points(sight.scores[seat]),
        promised=sight.promised[seat],
        rows=rows,
        now=now,
        you=seat == sight.seat and seat in sight.mine,
        here=sight.is_present(seat),
        thinking=now and is_bot and match.status == PLAYING,
        first=match.is_over and match.ranks()[seat] == 1,
    )


def shown_rows(sight: Sight) -> list[Markup]:
    """The figures of all panels; readers who see no more than a spectator share them."""
    drawn, key = sight.match.drawn if sight.sees_openly else {}, ("rows", sight.reader.language)
    if key not in drawn:
        figures = sight.match.game.face.panel
        seats = range(len(sight.names))
        drawn[key] = [rows_of(figures(sight.view, sight.words, seat) if figures else ()) for seat in seats]
    found: list[Markup] = drawn[key]
    return found


def kind_of(chair: Seat | None, t: Callable[[str], str]) -> str:
    """Who sits on a seat, in words."""
    if chair is None:
        return t("kind-automatic")
    if chair.resigned:
        return t("kind-resigned")
    if chair.kind == BOT:
        return t(f"strength-{chair.strength}") if chair.strength else t("kind-recorded")
    return t("kind-person") if chair.kind == PERSON else t("seat-open")
