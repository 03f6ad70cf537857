"""The players' panels: who sits where, what they have, and how they stand."""

from __future__ import annotations

import marshal
from collections.abc import Callable

from markupsafe import Markup

from teocalli.engine.language import exact, written
from teocalli.face.drawing import letter
from teocalli.table.clock_face import clock_of
from teocalli.table.fragments import part
from teocalli.table.markup import amounts, cells_of, figures, rows_of
from teocalli.table.match import BOT, GATHERING, OVER, PERSON, PLAYING, Seat
from teocalli.table.memo import Owned, Slot
from teocalli.table.offered_bots import bot_title
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.speech import speech


def panels(sight: Perspective) -> Region:
    """All panels, from the first seat to the last; one drawing for all who see what spectators see."""
    if not (sight.is_here and sight.sees_openly):
        return all_panels(sight)
    here = tuple(sight.is_present(seat) for seat in range(len(sight.match.seats)))
    key = sight.match.number, sight.naming, tuple(sight.scores), here
    return sight.memo.panels.get(key, lambda: all_panels(sight))


def all_panels(sight: Perspective) -> Region:
    awaited = zip(sight.scores, sight.promised, strict=True)
    shown = [panel(sight, seat, score, hoped) for seat, (score, hoped) in enumerate(awaited)]
    label = sight.reader.speech.say("players")
    return Region(f'<div class="panels" id="panels" role="group" tabindex="0" aria-label="{label}">', *shown, "</div>")


def mat(sight: Perspective) -> Region:
    """What the reader has, in large figures, and what the turn under way has brought; empty for spectators."""
    match, seat = sight.match, sight.seat
    if seat not in sight.mine or match.status == GATHERING or match.game.face.panel is None:
        return Region('<section class="mat" id="mat" hidden></section>')
    frame = part(
        "_mat.html",
        sight.reader.language,
        seat=seat,
        letter=letter(seat),
        name=sight.names[seat],
        score=written(sight.scores[seat], sight.reader.language),
        points=exact(sight.scores[seat]),
        clock=seat_clock(sight, seat),
        cells=cells(sight, seat),
        now=seat in sight.movers,
        turn=figures(sight.this_turn, sight.reader.language),
        undo_steps=sight.undo.steps if sight.is_here else 1,
    )
    return Region(frame)


def cells(sight: Perspective, seat: int) -> Markup:
    """What a seat has, as its mat shows it: in cells, with the names of the rows."""
    say, names = sight.words.say, sight.match.game.face.rows
    return _owned(sight, seat, sight.sees_openly, sight.memo.cells, lambda rows: cells_of(map(say, names), rows))


def rows(sight: Perspective, seat: int, is_open: bool) -> Markup:
    """What a seat has, as its panel shows it."""
    return _owned(sight, seat, is_open, sight.memo.rows, rows_of)


def _owned(
    sight: Perspective, seat: int, is_open: bool, known: Slot[Owned, Markup], form: Callable[[list[Markup]], Markup]
) -> Markup:
    """What a seat has, in some form. It is made of what is seen of that seat and nothing else, and seldom changes."""
    face, words = sight.match.game.face, sight.words
    if (shown := face.panel) is None:
        return Markup("")
    own = (sight.open_view if is_open else sight.view)[face.of_seats][seat]
    key = seat, sight.naming, marshal.dumps(own, 2)
    return known.get(key, lambda: form([amounts(row) for row in shown({face.of_seats: {seat: own}}, words, seat)]))


def panel(sight: Perspective, seat: int, score: float, hoped: int | None) -> Markup:
    """The panel of one seat. Whose own it is says the page, not the panel: that is the same for all (`table.html`)."""
    match = sight.match
    is_open = sight.is_here and (seat != sight.seat or sight.sees_openly)
    chair = match.seats[seat] if seat < len(match.seats) else None
    is_bot = chair is None or chair.kind == BOT
    now = seat in sight.movers
    return part(
        "_panel.html",
        sight.reader.language,
        seat=seat,
        letter=letter(seat),
        name=sight.names[seat],
        has_person=chair is not None and bool(chair.person),
        kind=kind_of(chair, sight.reader.language),
        icon="ui-close" if chair is not None and chair.resigned else "ui-bot" if is_bot else "ui-person",
        score=written(score, sight.reader.language),
        points=exact(score),
        promised="" if hoped is None else written(hoped, sight.reader.language),
        clock=seat_clock(sight, seat),
        rows=rows(sight, seat, is_open),
        now=now,
        here=sight.is_present(seat),
        thinking=now and is_bot and match.status == PLAYING,
        first=has_ended(sight) and match.ranks()[seat] == 1,
    )


def seat_clock(sight: Perspective, seat: int) -> Markup:
    """The clock of a seat; a replay has none. It runs on while a turn waits for its confirmation."""
    reader = sight.reader
    return clock_of(sight.match, seat, reader.language, reader.speech.say) if sight.count is None else Markup("")


def has_ended(sight: Perspective) -> bool:
    """Whether what is shown is the end: a replay does not tell it before, and a record may stop short of it."""
    match = sight.match
    is_decided = match.status == OVER or bool(match.is_over and match.state.over)
    return is_decided and (sight.is_here or sight.count == len(match.moves))


def kind_of(chair: Seat | None, language: str) -> str:
    """Who sits on a seat, in words."""
    t = speech(language).say
    if chair is None:
        return t("kind-automatic")
    if chair.resigned:
        return t("kind-resigned")
    if chair.kind == BOT:
        return bot_title(chair.strength, language) if chair.strength else t("kind-recorded")
    return t("kind-person") if chair.kind == PERSON else t("seat-open")
