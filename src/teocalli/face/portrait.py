"""A state as a picture of its own: one SVG file with its symbols and colours inside, light or dark as its viewer is."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teocalli.face.face import Marks
from teocalli.face.settled import settled
from teocalli.face.words import Words

if TYPE_CHECKING:
    from teocalli.engine.game import Game

#: Icons, colours and the styles of pieces: what pages and pictures are drawn with.
LOOK = Path(__file__).with_name("look")
NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.S)
VARIABLE = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")


def svg(game: Game[Any], s: Any, seat: int | None, language: str, frame: str = "", theme: str = "") -> str:
    """The picture as a seat sees it, or as everybody does; or the part of it in a frame, in one theme."""
    marks = Marks(-1 if seat is None else seat)
    words = Words(game, language)
    view = game.view(s, marks.seat)
    if game.face.picture is None:
        return plain_svg(str(game.summary(s)))
    head, body = "".join(game.face.picture(view, words, marks)).split(">", 1)
    if frame:
        head = re.sub(r'viewBox="[^"]*"', f'viewBox="{frame}"', head)
    size = re.search(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', head)
    assert size is not None
    picture = f'{head} {NAMESPACE} width="{size[1]}" height="{size[2]}">{body}'
    light, dark = _tokens(":root"), _tokens(":root") | _tokens('[data-theme="dark"]')
    used = {name: text for name, text in symbols().items() if f'href="#{name}"' in picture}
    return settled(
        picture,
        _without_comments("board.css"),
        used,
        dark if theme == "dark" else light,
        light if theme == "light" else dark,
    )


def plain_svg(words: str) -> str:
    """What a game without a picture shows: its summary."""
    return (
        f'<svg {NAMESPACE} width="{9 * len(words) + 20}" height="40"><rect width="100%" height="100%" fill="#fcf9f3"/>'
        f'<text x="10" y="25" font-family="sans-serif" font-size="15" fill="#2a231c">{escape(words)}</text></svg>\n'
    )


@cache
def symbols() -> dict[str, str]:
    """All icons of the sprite by name."""
    text = (LOOK / "icons.svg").read_text(encoding="utf-8")
    return {m[1]: m[0] for m in re.finditer(r'<symbol id="([\w-]+)".*?</symbol>', text, re.S)}


@cache
def _tokens(selector: str) -> dict[str, str]:
    body = _without_comments("tokens.css").split(f"{selector} {{", 1)[1].split("}", 1)[0]
    return {name: value.strip() for name, value in VARIABLE.findall(body)}


@cache
def _without_comments(sheet: str) -> str:
    return COMMENT.sub("", (LOOK / sheet).read_text(encoding="utf-8")).strip()
