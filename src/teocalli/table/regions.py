"""The regions of a table page, drawn for one reader: bar, board, prompt, panels, log, and what lies over them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from teocalli.engine.drawing import letter
from teocalli.engine.face import Figure, Marks, View
from teocalli.engine.help import chapter
from teocalli.table import plain, sheet
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, PLAYING, Seat
from teocalli.table.patch import Region
from teocalli.table.sight import Reader, Sight
from teocalli.table.speech import game_title, marked, speech
from teocalli.table.strengths import STRENGTHS
from teocalli.table.undo import undo_of
from teocalli.table.web import points, render, template_of

REGIONS = ("bar", "board", "prompt", "panels", "log", "over")
#: Others may let a bot step in for somebody who has not moved for so many seconds.
PATIENCE = 24 * 3600
#: After so many seconds away, what happened meanwhile is shown without being asked for.
AWAY = 600


Rows = tuple[tuple[Figure, ...], ...]


@dataclass(frozen=True)
class Panel:
    """A player's panel."""

    seat: int
    letter: str
    name: str
    kind: str
    icon: str
    score: str
    promised: int | None  # at the end, by the game's advice
    rows: Rows
    now: bool
    you: bool
    here: bool
    thinking: bool
    first: bool


@lru_cache(5_000)
def panel_markup(language: str, panel: Panel) -> Markup:
    return Markup(template_of("_panel.html").render(t=marked(language), panel=panel))


def panel_rows(sight: Sight) -> list[Rows]:
    """The figures of all panels; readers who see no more than a spectator share them."""
    drawn, key = sight.match.drawn if sight.sees_openly else {}, ("rows", sight.reader.language)
    if key not in drawn:
        panel = sight.match.game.face.panel
        seats = range(len(sight.names))
        drawn[key] = [tuple(map(tuple, panel(sight.view, sight.words, seat))) if panel else () for seat in seats]
    found: list[Rows] = drawn[key]
    return found


def panels(sight: Sight) -> list[Markup]:
    match, t = sight.match, sight.reader.speech.say
    shown, rows = [], panel_rows(sight)
    for seat, name in enumerate(sight.names):
        chair = match.seats[seat] if seat < len(match.seats) else None
        is_bot = chair is None or chair.kind == BOT
        now = sight.mover == seat
        shown.append(
            Panel(
                seat,
                letter(seat),
                name,
                kind_of(chair, t),
                "ui-bot" if is_bot else "ui-person",
                points(sight.scores[seat]),
                sight.promised[seat],
                rows[seat],
                now,
                seat == sight.seat and seat in sight.mine,
                sight.is_present(seat),
                now and is_bot and match.status == PLAYING,
                match.is_over and match.ranks()[seat] == 1,
            )
        )
    return [panel_markup(sight.reader.language, panel) for panel in shown]


def kind_of(chair: Seat | None, t: Callable[[str], str]) -> str:
    """Who sits on a seat, in words."""
    if chair is None:
        return t("kind-automatic")
    if chair.resigned:
        return t("kind-resigned")
    if chair.kind == BOT:
        return t(f"strength-{chair.strength}") if chair.strength else t("kind-recorded")
    return t("kind-person") if chair.kind == PERSON else t("seat-open")


def result(sight: Sight) -> str:
    """Who won."""
    match, t = sight.match, sight.reader.speech.say
    if not match.is_over:
        return ""
    winners = [sight.names[seat] for seat, rank in enumerate(match.ranks()) if rank == 1]
    resigned = [sight.names[i] for i, seat in enumerate(match.seats) if seat.resigned]
    if not match.state.over:
        return t("result-resigned", name=", ".join(resigned)) if resigned else t("result-unfinished")
    best = points(max(match.scores()[seat] for seat, rank in enumerate(match.ranks()) if rank == 1))
    return t("result-won", names=", ".join(winners), count=len(winners), points=best)


def ranking(sight: Sight) -> list[dict[str, Any]]:
    match, t = sight.match, sight.reader.speech.say
    if not match.is_over:
        return []
    ranks, scores = match.ranks(), match.scores()
    return [
        {
            "rank": ranks[seat], "seat": seat, "name": sight.names[seat], "score": points(scores[seat]),
            "note": t("kind-resigned") if seat < len(match.seats) and match.seats[seat].resigned else "",
        }
        for seat in sorted(range(len(ranks)), key=lambda i: ranks[i])
    ]  # fmt: skip


def title_of(sight: Sight) -> str:
    name = sight.match.name or game_title(sight.match.game, sight.reader.language)
    return f"(1) {sight.reader.speech.say('your-turn')} · {name}" if sight.my_turn else f"{name} · Teocalli"


def context(sight: Sight, here: str, invite: str = "", now: float = 0.0) -> dict[str, Any]:
    """Everything that the regions of a page show."""
    match, reader, game = sight.match, sight.reader, sight.match.game
    chips = game.face.chips(sight.view, sight.words) if game.face.chips and match.status != GATHERING else ()
    return {
        "sight": sight,
        "match": match,
        "here": here,
        "invite": invite,
        "replay": False,
        "count": len(match.moves),
        "title": title_of(sight),
        "ground": game.face.ground,
        "chips": chips,
        "strengths": STRENGTHS,
        "menus": menus(
            reader.language,
            reader.theme,
            reader.confirms,
            here,
            match.id if match.is_over else "",
            sight.seat in sight.mine and match.status == PLAYING,
            f"/rules/{game.meta.key}",
            f"/t/{match.id}/replay?seat={sight.seat}" if match.moves and sight.is_here else "",
        ),
        "panels": panels(sight),
        "is_host": bool(reader.id) and reader.id == match.host,
        "may_sit": match.listed or bool(invite) or (bool(reader.id) and reader.id == match.host),
        "missing": sum(seat.kind == OPEN for seat in match.seats),
        **undoing(sight),
        **waiting(sight, now),
        **ending(sight),
        "lines": told(sight, "_line.html", sight.logged),
        **news_of(sight, now),
    }


@lru_cache(5_000)
def menus(
    language: str, theme: str, confirms: bool, here: str, record: str, may_leave: bool, rules: str, replay: str
) -> Markup:
    """What hardly changes in the bar: language, theme and settings; and what a small screen keeps among them."""
    given = {"confirms": confirms, "record": record, "may_leave": may_leave, "rules": rules, "replay": replay}
    return Markup(render("_menus.html", Reader(None, language, theme, speech(language)), here, **given))


def undoing(sight: Sight) -> dict[str, Any]:
    """What may be taken back, and what is asked."""
    match, t = sight.match, sight.reader.speech.say
    seat = match.moves[-1].seat if match.moves and match.moves[-1].seat in sight.mine else sight.seat
    undo = undo_of(match, seat)
    said = t("undo-steps", count=undo.steps) if undo.steps else t(undo.stop)
    ask = sight.words.decision(match.state) if sight.my_turn else ""
    return {
        "undo": undo, "undo_seat": seat, "undo_title": said, "ask": ask, "chapter": chapter(match.game, match.state),
    }  # fmt: skip


def waiting(sight: Sight, now: float) -> dict[str, Any]:
    """Who is waited for, and what can be done about it."""
    match, me = sight.match, sight.reader.id
    kept = [i for i, s in enumerate(match.seats) if s.kind == BOT and me and s.person == me and not s.resigned]
    is_late = now - match.updated > PATIENCE and match.mover not in sight.mine
    return {
        "wait_note": wait_note(sight),
        "can_return": kept[0] if kept and match.status == PLAYING else -1,
        "can_step_in": is_late and bool(sight.mine) and match.mover >= 0 and match.seats[match.mover].kind == PERSON,
    }


def ending(sight: Sight) -> dict[str, Any]:
    """Result, ranking and sheet."""
    return {
        "result": result(sight),
        "ranking": ranking(sight),
        "sheet": sheet.whole(sight) if sight.match.is_over else [],
        "sheet_names": sheet_names(sight),
        "sheet_total": sight.scores,
    }


def news_of(sight: Sight, now: float) -> dict[str, Any]:
    """What the others did meanwhile; shown by itself after a longer absence."""
    missed = range(0) if sight.match.is_over else sight.missed
    is_long_ago = len(missed) > 0 and now - sight.match.moves[missed[0]].at > AWAY
    lines = told(sight, "_news.html", missed)
    return {"digest": missed, "digest_lines": lines, "digest_open": is_long_ago and sight.my_turn}


def sheet_names(sight: Sight) -> list[dict[str, Any]]:
    return [{"seat": seat, "name": name} for seat, name in enumerate(sight.names)]


def wait_note(sight: Sight) -> str:
    """What is said below the name of whoever must choose."""
    match, t = sight.match, sight.reader.speech.say
    if match.status != PLAYING:
        return ""
    chair = match.seats[match.mover]
    if chair.kind == BOT:
        return t(f"strength-{chair.strength}") if sight.warm else t("thinking-first")
    return t("seat-here") if sight.is_present(match.mover) else t("seat-away")


def board(sight: Sight, given: dict[str, Any]) -> Region:
    """The board. Whoever has nothing to choose and sees what a spectator sees gets the spectators' one.

    That one is drawn from the spectators' view, never from a seat's that only compares equal, as 1 and True do.
    """
    match = sight.match
    is_open = match.status != GATHERING and not sight.my_turn and sight.sees_openly
    if not is_open:
        return drawn_board(sight, given, sight.view, sight.marks)
    key = sight.reader.language, tuple(sight.names), sight.marks.touched
    if key not in match.drawn:
        match.drawn[key] = drawn_board(sight, given, sight.open_view, replace(sight.marks, seat=-1))
    drawn: Region = match.drawn[key]
    return drawn


def drawn_board(sight: Sight, given: dict[str, Any], view: View, marks: Marks) -> Region:
    """The board as the game draws it, or plainly; before that, who is missing."""
    face = sight.match.game.face
    if sight.match.status == GATHERING or face.picture is None:
        shown = "" if sight.match.status == GATHERING else plain.shown(view)
        return region("board", given | {"picture": "", "plain": shown, "parts": ()})
    parts = tuple((part.frame, sight.words.say(part.message)) for part in face.parts)
    before, behind = around_picture(sight.reader.language, face.ground, parts)
    return Region(before + face.picture(view, sight.words, marks) + behind)


@lru_cache(1_000)
def around_picture(language: str, ground: str, parts: tuple[tuple[str, str], ...]) -> tuple[str, str]:
    """What stands before a picture and behind it."""
    given = {"t": marked(language), "ground": ground, "parts": parts, "picture": "\0", "plain": ""}
    before, _, behind = str.partition(region("board", given), "\0")
    return before, behind


def told(sight: Sight, template: str, places: Iterable[int]) -> list[Markup]:
    """Moves as lines of the log or of the digest, marked up once for readers who may hear the same."""
    found, ear = [], sight.ear
    for place in places:
        kept, key = sight.match.moves[place].told, (template, ear, sight.is_fresh(place))
        if key not in kept:
            line = sight.line(place)
            link = sight.seat if line.scoring else None  # the sheet is shown as the seat may see it
            words = line.name, line.text, tuple(line.figures), tuple(line.notes), line.first, line.scoring
            same = template, sight.reader.language, words, line.fresh, link
            if same not in kept:
                kept[same] = Markup(render(template, sight.reader, sight=sight, match=sight.match, line=line))
            kept[key] = kept[same]
        found.append(kept[key])
    return found


def region(name: str, given: Mapping[str, Any]) -> Region:
    return Region(template_of(f"_{name}.html").render(given))


def regions(sight: Sight, given: Mapping[str, Any], names: tuple[str, ...] = REGIONS) -> dict[str, Region]:
    """The markup of each region, by its id."""
    values = dict(given, reader=sight.reader, t=marked(sight.reader.language))
    return {name: board(sight, values) if name == "board" else region(name, values) for name in names}


def draw(sight: Sight, here: str, link: str, invite: str = "") -> dict[str, Region]:
    """The whole page in regions."""
    return regions(sight, context(sight, here, invite, time.time()) | {"link": link})
