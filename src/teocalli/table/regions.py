"""The regions of a table page, drawn for one reader: bar, board, prompt, panels, log, and what lies over them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from markupsafe import Markup

from teocalli.engine.game import Game
from teocalli.engine.language import listed
from teocalli.engine.messages import capital
from teocalli.face.face import Marks, View
from teocalli.face.help import chapter
from teocalli.face.legend import legend
from teocalli.face.words import Words
from teocalli.table import plain_board, sheet
from teocalli.table.addresses import is_local, qr_code
from teocalli.table.advice import is_advised, may_hint
from teocalli.table.clock_face import fields_of, offered, told
from teocalli.table.commands.absence import PATIENCE, SHORT_PATIENCE
from teocalli.table.fragments import HOLE, SEAT, TABLE, addressed, frame, part
from teocalli.table.guided_game import lesson
from teocalli.table.log_region import log, missed
from teocalli.table.markup import chips
from teocalli.table.match import BOT, GATHERING, OPEN, PERSON, PLAYING
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS, bot_title
from teocalli.table.panels import mat, panels
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.preview import Preview
from teocalli.table.reader import Reader
from teocalli.table.result import advantages, ranking, result, series
from teocalli.table.speech import speech
from teocalli.table.step_by_step import is_alone, pace_of
from teocalli.table.web import render

#: Stands in the bar for the number of actions.
COUNT = "\1"
#: Stand where somebody waits for the times from which on a bot may take over: if all agree, and anyhow.
SOON, LATER = "\1", "\2"


def draw(sight: Perspective, here: str, link: str, invite: str = "") -> dict[str, Region]:
    """The whole page in regions."""
    now = time.time()
    return {
        "bar": bar(sight, here),
        "board": board(sight, link, invite),
        "prompt": prompt(sight, now),
        "panels": panels(sight),
        "mat": mat(sight),
        "log": log(sight),
        "over": over(sight),
        "guide": guide(sight),
    }


def draw_moment(sight: Perspective, here: str) -> dict[str, Region]:
    """The regions that a replay shows as the table does."""
    return {"bar": bar(sight, here), "board": board(sight), "panels": panels(sight), "log": log(sight)}


def draw_preview(shown: Preview) -> dict[str, Region]:
    """The end of a turn before it is confirmed: the question; and what it brings, where that is known."""
    asked = {"prompt": Region(whole_part("_confirm.html", shown, next_up=next_up(shown)))}
    return asked | {"board": board(shown), "panels": panels(shown), "mat": mat(shown)} if shown.is_certain else asked


def next_up(shown: Preview) -> int:
    """Who would choose next; -1: nobody, or nobody knows."""
    is_known = shown.is_certain and not shown.state.over and not shown.match.together
    return shown.match.game.mover(shown.state) if is_known else -1


def whole_part(template: str, sight: Perspective, **shown: Any) -> str:
    """A part that depends on too much to be shared."""
    return render(template, sight.reader, sight=sight, match=sight.match, **shown)


# ---------------------------------------------------------------- bar


def page_title(sight: Perspective) -> str:
    return (
        f"(1) {sight.reader.speech.say('your-turn')} · {sight.title}" if sight.my_turn else f"{sight.title} · Teocalli"
    )


def bar(sight: Perspective, here: str) -> Region:
    """Which game, how far, whose turn, and the tools; these are the reader's own, the rest is alike for many."""
    match, my_turn, told, pace = sight.match, sight.my_turn, progress(sight), pace_of(sight)
    watching, watchers = sight.seat < 0 and not match.is_over, sight.watchers if sight.is_here else 0

    def drawn() -> Sequence[str]:
        before, behind = frame(
            "_bar.html",
            sight.reader.language,
            game=match.game.meta.key,
            game_title=sight.words.title,
            title=page_title(sight),
            my_turn=my_turn,
            count=COUNT,
            pace=pace,
            watching=watching,
            replay=not sight.is_here,
            chips=told,
            movers=(sight.seat,) if my_turn else tuple(sight.movers),
            mover_names=asked_names(sight),
            watchers=watchers,
            tools=HOLE,
        )
        return before.replace(COUNT, str(len(sight.moves))), behind

    mover = sight.seat if my_turn else -1
    key = match.number, sight.count, sight.naming, mover, told, pace, watching, watchers
    before, behind = sight.memo.bars.get(key, drawn)
    return Region(before, *tools(sight, here), behind)


def progress(sight: Perspective) -> Markup:
    """How far the game is; whoever sees what spectators see is told the same."""
    match, words, told = sight.match, sight.words, sight.match.game.face.chips
    if told is None or match.status == GATHERING:
        return Markup("")
    if not sight.sees_openly:
        return chips(told(sight.view, words))
    return sight.memo.chips.get((match.number, sight.naming), lambda: chips(told(sight.open_view, words)))


def tools(sight: Perspective, here: str) -> list[str]:
    """Undo, what happened meanwhile, replay, rules and menus. They seldom change, but for the version of the table."""
    match, reader = sight.match, sight.reader
    rules, signs, sheet = rules_at(sight, TABLE), legend_at(match.game, TABLE, reader.language), sheet_at(sight)
    replay = f"/t/{TABLE}/replay?seat={SEAT}" if match.moves and sight.is_here else ""
    may_leave = sight.seat in sight.mine and match.status == PLAYING
    hosts = bool(reader.id) and reader.id == match.host and not match.is_over and sight.is_here
    record = TABLE if match.is_over else ""
    plays = sight.is_here and bool(sight.mine)
    blocks = frame(
        "_tools.html",
        reader.language,
        table=TABLE,
        plays=plays,
        version=HOLE,
        undo_seat=sight.undo_seat,
        undo_steps=sight.undo.steps,
        undo_note=sight.undo_note,
        hint=plays and sight.my_turn and may_hint(match, sight.seat),
        digest=bool(sight.missed),
        rules=rules,
        legend=signs,
        replay=replay,
        sheet=sheet,
        menus=HOLE,
    )
    shown = menus(
        reader.language, reader.theme, here.replace(match.id, TABLE), confirm=reader.confirm, ask=reader.ask,
        record=record, may_leave=may_leave, hosts=hosts, rules=rules, legend=signs, replay=replay, sheet=sheet,
        pace=pace_of(sight), opponent=sight.names[-1] if is_alone(sight) else "",
    )  # fmt: skip
    first, *between, last = [addressed(block, match.id, sight.seat) for block in (*blocks[:-1], shown, blocks[-1])]
    version = [f'<input type="hidden" name="version" value="{sight.version}">'] if plays else []
    return [first, *version, *between, last]


def rules_at(sight: Perspective, table: str) -> str:
    """The rulebook, with the way back to the table: at the chapter of what the reader is asked, or at its beginning."""
    game = sight.match.game
    about = chapter(game, sight.state) if sight.my_turn else ""
    return f"/rules/{game.meta.key}{f'/{about}' if about else ''}?table={table}"


def sheet_at(sight: Perspective) -> str:
    """Where the score sheet of what is shown is, at any table; of a game without points there is none."""
    match = sight.match
    if match.status == GATHERING or (match.game.face.gain is None and match.game.face.tally is None):
        return ""
    return f"/t/{TABLE}/sheet?seat={SEAT}" + ("" if sight.is_here else f"&until={sight.count}")


def legend_at(game: Game, table: str, language: str) -> str:
    """Where the signs of a table's game are explained; empty where they are not."""
    return f"/rules/{game.meta.key}/signs?table={table}" if legend(game, language) else ""


@lru_cache(500)
def menus(language: str, theme: str, here: str, **given: str | bool) -> Markup:
    """What hardly changes in the bar: language, theme and settings; and what a small screen keeps among them."""
    return Markup(render("_menus.html", Reader(None, language, theme, speech(language)), here, **given))


# ---------------------------------------------------------------- board


def board(sight: Perspective, link: str = "", invite: str = "") -> Region:
    """The board; before the game begins, who is missing.

    Whoever has nothing to choose and sees what a spectator sees gets the spectators' one, with the own hand. That one
    is drawn from the spectators' view, never from a seat's that only compares equal, as 1 and True do.
    """
    match = sight.match
    if match.status == GATHERING:
        return gathering(sight, link, invite)
    if sight.my_turn or not sight.sees_openly:
        return drawn_board(sight, sight.view, sight.marks)
    marks, hand = replace(sight.marks, seat=-1), match.game.face.hand
    key = match.number, sight.naming, marks.touched
    drawn = sight.memo.boards.get(key, lambda: drawn_board(sight, sight.open_view, marks))
    if hand is None or sight.eye < 0:
        return drawn
    theirs = hand(sight.open_view, sight.words, marks)
    own = hand(sight.view, sight.words, sight.marks)
    place = drawn.blocks.index(theirs)
    return Region(*drawn.blocks[:place], own, *drawn.blocks[place + 1 :])


def gathering(sight: Perspective, link: str, invite: str) -> Region:
    """Who sits at the table already, and how others come to it."""
    match, me = sight.match, sight.reader.id
    is_host = bool(me) and me == match.host
    may_sit = match.listed or bool(invite) or is_host or bool(match.kept_for(me))
    shown = whole_part(
        "_board.html", sight, ground=match.game.face.ground, picture="", plain="", parts=(), link=link, invite=invite,
        is_host=is_host, may_sit=may_sit, strengths=OFFERED_BOTS, usual=DEFAULT, terms=terms_told(sight),
        series=series(sight), qr=qr_code(link) if link else "", is_local=is_local(urlsplit(link).netloc),
    )  # fmt: skip
    return Region(shown)


def terms_told(sight: Perspective) -> str:
    """The clock of the table in words; empty where there is none."""
    clock, reader = sight.match.clock, sight.reader
    return told(clock.terms, reader.language, reader.speech.say) if clock is not None else ""


def drawn_board(sight: Perspective, view: View, marks: Marks) -> Region:
    """The board as the game draws it, or plainly."""
    face = sight.match.game.face
    if face.picture is None:
        shown = plain_board.shown(view)
        return Region(whole_part("_board.html", sight, ground=face.ground, picture="", plain=shown, parts=()))
    parts = tuple((of.frame, sight.words.say(of.message), part_title(sight.words, of.message)) for of in face.parts)
    around = {"ground": face.ground, "picture": HOLE, "plain": "", "parts": parts}
    before, behind = frame("_board.html", sight.reader.language, **around)
    return Region(before, *face.picture(view, sight.words, marks), behind)


def part_title(words: Words, message: str) -> str:
    """The name of a part of the board, where its button only has room for a sign."""
    return words.attributes(message).get("title", "")


# ---------------------------------------------------------------- prompt


def prompt(sight: Perspective, now: float) -> Region:
    """What is asked; or who is waited for, who is missing, how it ended."""
    match, language = sight.match, sight.reader.language
    if sight.my_turn:
        ask = sight.words.decision(sight.state)
        taught = lesson(sight)
        guided = taught.token if taught is not None else ""
        hint = may_hint(match, sight.seat)
        rules = rules_at(sight, match.id)
        return Region(whole_part("_prompt.html", sight, ask=ask, rules=rules, guided=guided, hint=hint))
    if match.status == PLAYING:
        return Region(waiting(sight, now))
    if match.status == GATHERING:
        missing = sum(seat.kind == OPEN for seat in match.seats)
        return Region(part("_missing.html", language, missing=missing))
    played, again = sight.reader.id in match.people(), bool(match.rematch)
    told = {"result": result(sight), "plays": played, "again": again, "advised": is_advised(match.game)}
    return Region(part("_done.html", language, table=match.id, **told))


def waiting(sight: Perspective, now: float) -> Markup:
    """Who is waited for, and what can be done about it."""
    match, me = sight.match, sight.reader.id
    awaited = min(match.movers, key=lambda seat: (match.seats[seat].kind == BOT, sight.is_present(seat)))
    chair = match.seats[awaited]
    kept = [i for i, s in enumerate(match.seats) if s.kind == BOT and me and s.person == me and not s.resigned]
    is_waiting = chair.kind == PERSON and me in match.people_beside(awaited)
    is_away = is_waiting and not sight.is_present(awaited)
    shown = part(
        "_waiting.html",
        sight.reader.language,
        table=match.id,
        mover=awaited,
        name=sight.names[awaited],
        names=asked_names(sight),
        thinking=chair.kind == BOT and len(match.movers) == 1,
        note=wait_note(sight, awaited),
        can_return=kept[0] if kept else -1,
        step_in_from=LATER if is_waiting else "",
        is_late=now - match.updated > PATIENCE,
        agree_from=SOON if is_away else "",
        may_agree=now - match.updated > SHORT_PATIENCE,
        votes=votes(sight, awaited) if is_away else (),
        agreed=me in match.agreed,
        chosen=sight.has_chosen,
        may_change=(sight.undo_seat, sight.version) if sight.has_chosen and sight.undo.steps else None,
    )
    soon, later = round(match.updated + SHORT_PATIENCE), round(match.updated + PATIENCE)
    return shown.replace(SOON, str(soon)).replace(LATER, str(later))


def votes(sight: Perspective, awaited: int) -> tuple[tuple[int, str, bool], ...]:
    """Who is asked whether a bot takes over, and who has agreed."""
    match = sight.match
    asked = match.people_beside(awaited)
    return tuple(
        (i, sight.names[i], seat.person in match.agreed)
        for i, seat in enumerate(match.seats)
        if seat.kind == PERSON and seat.person in asked
    )


def asked_names(sight: Perspective) -> str:
    return listed((sight.names[seat] for seat in sight.movers), sight.reader.language)


def wait_note(sight: Perspective, seat: int) -> str:
    """What is said below the names of those who must choose."""
    t, chair = sight.reader.speech.say, sight.match.seats[seat]
    if sight.has_chosen:
        return t("chosen-note") if sight.undo.steps else t("chosen-for-good")
    if chair.kind == BOT:
        return bot_title(chair.strength, sight.reader.language) if sight.warm else t("thinking-first")
    presence = capital(t("seat-here") if sight.is_present(seat) else t("seat-away"))
    if sight.match.running_out is None or sight.match.clock is None:
        return presence
    bot = bot_title(sight.match.clock.terms.bot, sight.reader.language)
    return f"{presence}. {t('clock-then', bot=bot)}"


# ---------------------------------------------------------------- guide


def guide(sight: Perspective) -> Region:
    """The card of a guided first game."""
    return Region(part("_guide.html", sight.reader.language, lesson=lesson(sight)))


# ---------------------------------------------------------------- over


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
