"""The log of a table page, and what somebody missed: the story in markup, and what was said.

A turn is marked up once for all who hear the same of it, and so is the log. What is news for a reader is known by the
page (`static/story.css`), and from which seat its links look (`static/table/log.js`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markupsafe import Markup, escape

from teocalli.table.commands import PHRASES
from teocalli.table.fragments import HOLE, frame, part
from teocalli.table.match import Chat
from teocalli.table.patch import Region
from teocalli.table.perspective import Perspective
from teocalli.table.speech import shown_name
from teocalli.table.story import paragraph, sections, tales
from teocalli.table.told import Told
from teocalli.table.web import render

#: So many seconds after the first move that somebody missed, coming to the page shows them without being asked for.
AWAY = 600
#: Talk that a page shows.
MOST_TALK = 80
#: The heading of what happened before the first round was told of.
START = Markup('<li class="head" id="h0"><b>{}</b></li>')


def log(sight: Perspective) -> Region:
    """What happened and what was said; one drawing for all who hear the same."""
    moment, first = (sight.match.number, sight.count), sight.first_told
    is_whispered = sight.are_whispered and any(map(sight.is_whispered, sight.moves[first:]))
    return sight.memo.logs.get((*moment, *sight.ear(is_whispered)), lambda: drawn_log(sight, story(sight, first)))


def drawn_log(sight: Perspective, told: Sequence[Told]) -> Region:
    match, language = sight.match, sight.reader.language
    around = frame(
        "_log.html",
        language,
        table=match.id,
        replay=not sight.is_here,
        lines=HOLE,
        players=tuple(enumerate(sight.names)),
        is_empty=not any(True for _ in sight.logged),
        talk=HOLE,
        talks=len(match.chats),
        ready=PHRASES,
    )
    lines = [line for section in reversed(sections(told)) for line in section_lines(sight, section)]
    if not sight.is_here:
        before, behind = around
        return Region(before, *lines, behind)
    before, between, behind = around
    return Region(before, *lines, between, *(said(chat, language) for chat in match.chats[-MOST_TALK:]), behind)


def said(chat: Chat, language: str) -> Markup:
    """Something that was said, or what became of a seat."""
    name = shown_name(chat.name, language)
    told = {"text": chat.text, "message": chat.message, "phrase": chat.phrase}
    return part("_said.html", language, seat=chat.seat, name=name, at=int(chat.at), **told)


def section_lines(sight: Perspective, section: Sequence[Told]) -> list[str]:
    """A section of the story: its heading, then what happened, newest first. The first of a game has no heading of its
    own, and would seem to belong to the one above it."""
    headed = 1 if section[0].seat < 0 else 0
    lines = [told.markup for told in (*section[:headed], *reversed(section[headed:]))]
    is_start = not headed and section[0].first == 0
    return [START.format(sight.reader.speech.say("log-start")), *lines] if is_start else lines


def missed(sight: Perspective) -> list[str]:
    """What the others did meanwhile. It says from when on it opens by itself for somebody who comes to the page."""
    match, first, last = sight.match, sight.missed[0], sight.missed[-1]
    told = [one for one in story(sight, first) if one.first <= last]
    due = str(int(match.moves[first].at + AWAY)) if sight.my_turn else ""
    replay = f"/t/{match.id}/replay?seat={sight.seat}&since=mine"
    before, onward, between, behind = frame(
        "_digest.html", sight.reader.language, due=HOLE, replay=replay, lead=HOLE, lines=HOLE
    )
    lead = sight.reader.speech.say("since-lead", count=len(told))
    return [before, due, onward, escape(lead), between, *(one.again for one in told), behind]


# ---------------------------------------------------------------- the story in markup


def story(sight: Perspective, first: int) -> list[Told]:
    """What happened from an action on."""
    return [told for turn in turns(sight, first) for told in turn_told(sight, turn)]


def turns(sight: Perspective, first: int) -> Iterator[range]:
    """The turns from an action on, each as the places of its moves; no tale belongs to two of them."""
    moves, count = sight.moves, len(sight.moves)
    begun = first
    for place in range(first, count):
        if moves[place].turn != moves[begun].turn:
            yield range(begun, place)
            begun = place
    if begun < count:
        yield range(begun, count)


def turn_told(sight: Perspective, turn: range) -> Sequence[Told]:
    """A turn for whoever hears of it as this reader does."""
    moves = sight.match.moves
    whispered = moves[turn.start : turn.stop] if sight.are_whispered else ()
    is_whispered = any(map(sight.is_whispered, whispered))
    secrets = tuple(map(sight.is_secret, whispered)) if is_whispered else ()
    key = turn.start, turn.stop, moves[turn.stop - 1].number, secrets, sight.ear(is_whispered)
    return sight.memo.turns.get(key, lambda: marked_up(sight, turn))


def marked_up(sight: Perspective, turn: range) -> list[Told]:
    shown: dict[str, Any] = {"names": sight.names, "table": sight.match.id}
    found = []
    for tale in tales(sight, turn.start, turn.stop):
        markup = render("_paragraph.html", sight.reader, told=paragraph(sight, tale), **shown)
        found.append(Told(tale.seat, tale.first, tale.last, markup))
    return found
