"""The board of a table page; before the game begins, who is missing."""

from __future__ import annotations

from urllib.parse import urlsplit

from teocalli.face.face import Marks, Part, View
from teocalli.face.words import Words
from teocalli.table import plain_board
from teocalli.table.addresses import is_local, qr_code
from teocalli.table.clock_face import told
from teocalli.table.fragments import HOLE, frame, whole_part
from teocalli.table.match import GATHERING
from teocalli.table.offered_bots import DEFAULT, OFFERED_BOTS
from teocalli.table.patch import Inset, Region
from teocalli.table.perspective import Perspective
from teocalli.table.result import series


def board(sight: Perspective, link: str = "", invite: str = "") -> Region:
    """The board; before the game begins, who is missing.

    Whoever sees what a spectator sees gets the spectators' one, with the own hand: what may be chosen is told by the
    prompt, and lit up by the page. It is drawn from the spectators' view, never from a seat's that only compares equal,
    as 1 and True do.
    """
    match = sight.match
    if match.status == GATHERING:
        return gathering(sight, link, invite)
    if not sight.sees_openly:
        return drawn_board(sight, sight.view, sight.marks)
    marks, hand = Marks(-1, sight.marks.names, sight.marks.touched), match.game.face.hand
    key = match.number, sight.naming, marks.touched
    drawn = sight.memo.boards.get(key, lambda: open_board(sight, marks))
    if hand is None or sight.eye < 0 or not isinstance(drawn, Inset):
        return drawn
    return Inset(drawn.above, Region(hand(sight.view, sight.words, sight.marks)), drawn.below)


def open_board(sight: Perspective, marks: Marks) -> Region:
    """The board as spectators see it; in a game with hands, the hand is set into it."""
    drawn, hand = drawn_board(sight, sight.open_view, marks), sight.match.game.face.hand
    if hand is None:
        return drawn
    blocks, own = drawn.blocks, hand(sight.open_view, sight.words, marks)
    place = blocks.index(own)
    return Inset(Region(*blocks[:place]), Region(own), Region(*blocks[place + 1 :]))


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
    parts = tuple((of.frame, *part_names(sight.words, of, view)) for of in face.parts)
    around = {"ground": face.ground, "picture": HOLE, "plain": "", "parts": parts}
    before, behind = frame("_board.html", sight.reader.language, **around)
    return Region(before, *face.picture(view, sight.words, marks), behind)


def part_names(words: Words, part: Part, view: View) -> tuple[str, str]:
    """What stands on the button of a part of the board, and its name, where the button only has room for a sign."""
    shown = part.told(view)
    return words.say(part.message, **shown), words.attributes(part.message, **shown).get("title", "")
