"""The players' panels: who sits where, what they have, and how they stand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from markupsafe import Markup

from teocalli.engine.language import exact, written
from teocalli.face.drawing import letter
from teocalli.table.clock_face import clock_of
from teocalli.table.fragments import part
from teocalli.table.markup import amounts, figures, rows_of
from teocalli.table.match import BOT, GATHERING, OVER, PERSON, PLAYING, Seat
from teocalli.table.offered_bots import bot_title
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.speech import speech


def panels(sight: Perspective) -> Region:
    """All panels, from the first seat to the last."""
    shown = [seat_panel(sight, seat, score) for seat, score in enumerate(sight.scores)]
    label = sight.reader.speech.say("players")
    return Region(f'<div class="panels" id="panels" role="group" tabindex="0" aria-label="{label}">', *shown, "</div>")


def seat_panel(sight: Perspective, seat: int, score: float) -> Markup:
    """The panel of a seat; where readers see it alike, they share it."""
    you, here = seat == sight.seat and seat in sight.mine, sight.is_present(seat)
    is_open = sight.is_here and (seat != sight.seat or sight.sees_openly)
    own = you or is_kept(sight, seat)

    def drawn() -> Markup:
        return panel(sight, seat, rows_of(rows(sight, seat, is_open)), score, you, here, own)

    key = sight.match.number, seat, sight.naming, score, you, here, own
    return sight.memo.panels.get(key, drawn) if is_open else drawn()


def is_kept(sight: Perspective, seat: int) -> bool:
    """Whether a bot plays the seat of the reader, for a while or after resigning."""
    chair = sight.match.seats[seat] if seat < len(sight.match.seats) else None
    return chair is not None and chair.kind == BOT and bool(sight.reader.id) and chair.person == sight.reader.id


def mat(sight: Perspective) -> Region:
    """What the reader has, in large figures, and what the turn under way has brought; empty for spectators."""
    match, seat = sight.match, sight.seat
    if seat not in sight.mine or match.status == GATHERING or match.game.face.panel is None:
        return Region('<section class="mat" id="mat" hidden></section>')
    names = [sight.words.say(name) for name in match.game.face.rows]
    cells = tuple(zip_longest(names, rows(sight, seat, sight.sees_openly)))
    frame = part(
        "_mat.html",
        sight.reader.language,
        seat=seat,
        letter=letter(seat),
        name=sight.names[seat],
        score=written(sight.scores[seat], sight.reader.language),
        points=exact(sight.scores[seat]),
        clock=seat_clock(sight, seat),
        cells=cells,
        now=seat in sight.movers,
        turn=figures(sight.this_turn, sight.reader.language),
        undo_steps=sight.undo.steps if sight.is_here else 1,
    )
    return Region(frame)


def rows(sight: Perspective, seat: int, is_open: bool) -> Sequence[Markup]:
    """What a seat has, in rows. Of others everybody sees the same, so readers share them."""
    shown = sight.match.game.face.panel
    if shown is None:
        return ()
    if not is_open:
        return [amounts(row) for row in shown(sight.view, sight.words, seat)]
    key = sight.match.number, seat, sight.reader.language
    return sight.memo.rows.get(key, lambda: [amounts(row) for row in shown(sight.open_view, sight.words, seat)])


def panel(sight: Perspective, seat: int, rows: Markup, score: float, you: bool, here: bool, own: bool) -> Markup:
    """The panel of one seat. It stays one's own (`own`) when a bot plays it, also after resigning."""
    match = sight.match
    chair = match.seats[seat] if seat < len(match.seats) else None
    is_bot = chair is None or chair.kind == BOT
    now = seat in sight.movers
    return part(
        "_panel.html",
        sight.reader.language,
        seat=seat,
        letter=letter(seat),
        name=sight.names[seat],
        own=own,
        kind=kind_of(chair, sight.reader.language),
        icon="ui-close" if chair is not None and chair.resigned else "ui-bot" if is_bot else "ui-person",
        score=written(score, sight.reader.language),
        points=exact(score),
        promised="" if (hoped := sight.promised[seat]) is None else written(hoped, sight.reader.language),
        clock=seat_clock(sight, seat),
        rows=rows,
        now=now,
        you=you,
        here=here,
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
