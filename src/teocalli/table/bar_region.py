"""The bar of a table page: which game, how far, whose turn, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from teocalli.table.advice import may_hint
from teocalli.table.fragments import HOLE, SEAT, TABLE, addressed, frame
from teocalli.table.links import legend_at, rules_at, sheet_at
from teocalli.table.markup import chips
from teocalli.table.match import GATHERING, PLAYING
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.step_by_step import is_alone, pace_of
from teocalli.table.web import render

#: Stands in the bar for the number of actions.
COUNT = "\1"


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
            mover_names=sight.asked_names,
            watchers=watchers,
            tools=HOLE,
        )
        return before.replace(COUNT, str(len(sight.moves))), behind

    mover = sight.seat if my_turn else -1
    key = match.number, sight.count, sight.naming, mover, told, pace, watching, watchers
    before, behind = sight.memo.bars.get(key, drawn)
    return Region(before, *tools(sight, here, pace), behind)


def progress(sight: Perspective) -> Markup:
    """How far the game is; whoever sees what spectators see is told the same."""
    match, words, told = sight.match, sight.words, sight.match.game.face.chips
    if told is None or match.status == GATHERING:
        return Markup("")
    if not sight.sees_openly:
        return chips(told(sight.view, words))
    return sight.memo.chips.get((match.number, sight.naming), lambda: chips(told(sight.open_view, words)))


def tools(sight: Perspective, here: str, pace: str) -> list[str]:
    """Undo, what happened meanwhile, replay, rules and menus. They seldom change, but for the version of the table."""
    match, reader, undo = sight.match, sight.reader, sight.undo
    plays = sight.is_here and bool(sight.mine)
    hint = plays and sight.my_turn and may_hint(match, sight.seat)
    may_leave = sight.seat in sight.mine and match.status == PLAYING
    hosts = bool(reader.id) and reader.id == match.host and not match.is_over and sight.is_here
    key = (
        here, sight.naming, reader.theme, reader.confirm, reader.ask, pace, sight.seat, sight.undo_seat, undo.steps,
        undo.stop, plays, hint, may_leave, hosts, bool(sight.missed), rules_at(sight, TABLE), bool(match.moves),
        match.status, sight.count,
    )  # fmt: skip
    first, *others = sight.memo.tools.get(key, lambda: drawn_tools(sight, here, pace, plays, hint, may_leave, hosts))
    version = [f'<input type="hidden" name="version" value="{sight.version}">'] if plays else []
    return [first, *version, *others]


def drawn_tools(
    sight: Perspective, here: str, pace: str, plays: bool, hint: bool, may_leave: bool, hosts: bool
) -> list[str]:
    """The tools, with a block before the version and others behind it."""
    match, reader = sight.match, sight.reader
    rules, signs, sheet = rules_at(sight, TABLE), legend_at(match.game, TABLE, reader.language), sheet_at(sight)
    replay = f"/t/{TABLE}/replay?seat={SEAT}" if match.moves and sight.is_here else ""
    blocks = frame(
        "_tools.html",
        reader.language,
        table=TABLE,
        plays=plays,
        version=HOLE,
        undo_seat=sight.undo_seat,
        undo_steps=sight.undo.steps,
        undo_note=sight.undo_note,
        hint=hint,
        digest=bool(sight.missed),
        rules=rules,
        legend=signs,
        replay=replay,
        sheet=sheet,
        menus=HOLE,
    )
    shown = menus(
        reader.language, reader.theme, here.replace(match.id, TABLE), confirm=reader.confirm, ask=reader.ask,
        record=TABLE if match.is_over else "", may_leave=may_leave, hosts=hosts, rules=rules, legend=signs,
        replay=replay, sheet=sheet, pace=pace, opponent=sight.names[-1] if is_alone(sight) else "",
    )  # fmt: skip
    return [addressed(block, match.id, sight.seat) for block in (*blocks[:-1], shown, blocks[-1])]


@lru_cache(500)
def menus(language: str, theme: str, here: str, **given: str | bool) -> Markup:
    """What hardly changes in the bar: language, theme and settings; and what a small screen keeps among them."""
    return Markup(render("_menus.html", Reader(None, language, theme, speech(language)), here, **given))
