"""The legend of a game: every sign of its board, panels and options with name and meaning, `signs/<language>.ftl`.

The file is the list: `section-<name>` begins a section, `sign-<icon>` is a sign with `.about`, `read-<name>` a formula
that is explained, its icons in brackets. A sign without number stands for all its numbers: `sign-mask` for `mask-3`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from teocalli.engine.game import Game
from teocalli.engine.messages import Messages
from teocalli.face.portrait import symbols

#: Pieces of a formula: text, or an icon in brackets.
_PIECE = re.compile(r"\[([a-z0-9-]+)\]|([^\[]+)")


@dataclass(frozen=True)
class Sign:
    """A sign, or a formula of several; each piece is an icon or a text, never both."""

    icon: str
    name: str
    about: str
    formula: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Section:
    heading: str
    signs: tuple[Sign, ...]


def legend(game: Game, language: str) -> tuple[Section, ...]:
    """All signs of a game by sections; nothing where a game has no legend."""
    return _legend(game.folder, language)


@cache
def _legend(of_game: Path, language: str) -> tuple[Section, ...]:
    folder = of_game / "signs"
    if not (folder / f"{language}.ftl").exists():
        return ()
    told, found = Messages(folder, language), list[tuple[str, list[Sign]]]()
    for message in told.ids(""):
        kind, name = message.split("-", 1)
        if kind == "section":
            found.append((told.say(message), []))
        else:
            found[-1][1].append(_sign(told, message, name if kind == "sign" else ""))
    return tuple(Section(heading, tuple(signs)) for heading, signs in found)


def _sign(told: Messages, message: str, name: str) -> Sign:
    more = told.attributes(message)
    if not name:
        pieces = _PIECE.findall(more["formula"])
        return Sign(
            "", "", told.say(message), tuple((icon, text.strip()) for icon, text in pieces if icon or text.strip())
        )
    return Sign(drawn_icon(name), told.say(message), more["about"])


def drawn_icon(name: str) -> str:
    """The icon that shows a sign; of several with numbers the first."""
    return name if f"i-{name}" in symbols() else f"{name}-1"
