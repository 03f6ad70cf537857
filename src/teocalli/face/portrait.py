"""A state as a picture of its own: one SVG file with its symbols and colours inside, light or dark as its viewer is."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from teocalli.face.face import Marks
from teocalli.face.words import Words

if TYPE_CHECKING:
    from teocalli.engine.game import Game

#: Icons, colours and the styles of pieces: what pages and pictures are drawn with.
LOOK = Path(__file__).with_name("look")
NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.S)
VARIABLE = re.compile(r"(--[\w-]+)\s*:\s*([^;}]+)")
USED = re.compile(r"var\((--[\w-]+)")


def svg(game: Game[Any], s: Any, seat: int | None, language: str, frame: str = "", theme: str = "") -> str:
    """The picture as a seat sees it, or as everybody does; or the part of it in a frame, in one theme."""
    marks = Marks(-1 if seat is None else seat)
    words = Words(game, language)
    view = game.view(s, marks.seat)
    if game.face.picture is None:
        return plain_svg(str(game.summary(s)))
    picture = "".join(game.face.picture(view, words, marks))
    symbol = symbols()
    icons = "".join(symbol[name] for name in sorted(set(re.findall(r'href="#(i-[\w-]+)"', picture))))
    head, body = picture.split(">", 1)
    styles = _without_comments("board.css")
    colours = _colours(picture + icons + styles, theme)
    if frame:
        head = re.sub(r'viewBox="[^"]*"', f'viewBox="{frame}"', head)
    size = re.search(r'viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', head)
    assert size is not None
    measures = f'width="{size[1]}" height="{size[2]}"'
    return f"{head} {NAMESPACE} {measures}><style>{colours}{styles}</style><defs>{icons}</defs>{body}\n"


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


def _colours(drawn: str, theme: str = "") -> str:
    """The tokens that a picture needs, for light and for dark viewers unless it has one theme."""
    light, dark = _tokens(":root"), _tokens('[data-theme="dark"]')
    needed, asked = set[str](), set(USED.findall(drawn))
    while asked:
        needed |= asked
        found = " ".join(tokens.get(name, "") for name in asked for tokens in (light, dark))
        asked = set(USED.findall(found)) - needed
    own, other = _declared(light, needed), _declared(dark, needed)
    if theme:
        return f".bd{{{own};{other if theme == 'dark' else ''}}}"
    return f".bd{{{own}}}@media (prefers-color-scheme: dark){{.bd{{{other}}}}}"


def _declared(tokens: dict[str, str], names: Iterable[str]) -> str:
    return ";".join(f"{name}:{tokens[name]}" for name in sorted(names) if name in tokens)


@cache
def _tokens(selector: str) -> dict[str, str]:
    body = _without_comments("tokens.css").split(f"{selector} {{", 1)[1].split("}", 1)[0]
    return {name: value.strip() for name, value in VARIABLE.findall(body)}


@cache
def _without_comments(sheet: str) -> str:
    return COMMENT.sub("", (LOOK / sheet).read_text(encoding="utf-8")).strip()
