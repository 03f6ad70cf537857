"""A guided first game: at its table, what the learner is told, and what the opponent plays meanwhile."""

from __future__ import annotations

import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from teocalli.engine.messages import Messages
from teocalli.face.guide import Guide, Step, guide_of
from teocalli.table.markup import ic
from teocalli.table.match import Match
from teocalli.table.perspective import Perspective

#: So many actions after the line was left or ended, the last word of the guide is gone.
AFTER = 8
ICON = re.compile(r"\[([a-z0-9-]+)\]")


@dataclass(frozen=True)
class Lesson:
    """What the guide says now. Without a token it is a last word: the line was left, or is over."""

    heading: str
    text: Markup
    why: Markup | str = ""
    token: str = ""
    at: str = ""
    number: int = 0
    of: int = 0


def guide_at(match: Match) -> Guide | None:
    return guide_of(match.game) if match.guided else None


def step_of(match: Match, seat: int) -> Step | None:
    """What a seat does next by the line; the learner has the first seat."""
    guide = guide_at(match)
    if guide is None or len(match.moves) >= len(guide.line):
        return None
    return guide.step(played(match), seat != 0, len(match.choices.get(seat, ())))


def played(match: Match) -> list[str]:
    return [match.game.actions.token(move.action) for move in match.moves]


def scripted(match: Match, seat: int) -> str | None:
    """What a bot plays by the script; None where it has to think."""
    step = step_of(match, seat)
    return step.token if step is not None else None


def lesson(sight: Perspective) -> Lesson | None:
    """What the learner is told at this moment."""
    guide = guide_at(sight.match)
    if guide is None or not sight.my_turn or len(sight.match.moves) > len(guide.line) + AFTER:
        return None
    step = step_of(sight.match, sight.seat)
    told = Messages(sight.match.game.folder / "guide", sight.reader.language)
    if step is None:
        return last_word(told, "end" if guide.is_followed(played(sight.match)) else "left")
    if not step.say:
        return None
    more, number = told.attributes(f"step-{step.say}"), guide.told.index(step.say) + 1
    return Lesson(
        told.say(f"step-{step.say}"), with_icons(more["text"]), with_icons(more["why"]), step.token,
        step.at or place_of(sight, step.token), number, len(guide.told),
    )  # fmt: skip


def place_of(sight: Perspective, token: str) -> str:
    """The element of the board that an option is about."""
    return next((option.place or "" for option in sight.options if option.token == token), "")


def last_word(told: Messages, name: str) -> Lesson:
    return Lesson(told.say(f"guide-{name}"), with_icons(told.attributes(f"guide-{name}")["text"]))


def with_icons(text: str) -> Markup:
    """A text whose names in brackets are icons; an icon stays with its amount and with what follows it."""
    pieces = ICON.split(re.sub(r"(?<=\d) \[", "\u00a0[", text))
    return Markup("").join(ic(p, "icon s16") + "\u2060" if i % 2 else escape(p) for i, p in enumerate(pieces))
