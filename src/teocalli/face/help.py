"""Rules help: each game's rulebook in our own words, `rules/<language>.md` in its folder.

Headings carry stable anchors, `## Worship {#worship}`, the same in every language. A line `{discovery price effect}` in
a table stands for the rows of all words of that vocabulary with these attributes, so that tiles are described once; the
numbers that they tell are those of the game's own components (`Face.figures`).
`rules/chapters.yaml` names the chapter for every decision, `rules/places.yaml` that for what is drawn on the board,
`rules/signs.yaml` the icons of what is counted.
Examples are quotes; `![What it shows](picture:forest)` is the picture of that name in `rules/pictures.yaml`, a frame of
the board in a position. Most pictures of a book show the same position; those under `others` have their own.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from teocalli.engine.figures import Figures
from teocalli.engine.game import Game
from teocalli.engine.messages import Messages, capital
from teocalli.engine.position import load
from teocalli.engine.yaml_text import read_yaml
from teocalli.face.portrait import svg

ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}$")
_ROWS = re.compile(r"^\{([a-z-]+)((?: [a-z-]+)*)\}$", re.MULTILINE)


def rulebook_text(game: Game, language: str) -> str:
    """The rulebook of a game as Markdown; English where the language has none."""
    return _text(game.folder, language, game.face.figures)


@cache
def _text(folder: Path, language: str, figures: Callable[[], Figures]) -> str:
    chosen = language if (folder / "rules" / f"{language}.md").exists() else "en"
    file = folder / "rules" / f"{chosen}.md"
    if not file.exists():
        return ""
    told = Messages(folder / "words", chosen, figures())

    def rows(found: re.Match[str]) -> str:
        return "\n".join(_rows(told, found[1], found[2].split()))

    return _ROWS.sub(rows, file.read_text(encoding="utf-8"))


def _rows(told: Messages, vocabulary: str, columns: list[str]) -> list[str]:
    rows = []
    for message in told.ids(f"{vocabulary}-"):
        name, meant = told.say(message), told.attributes(message)
        cells = [name, *(meant.get(column, "–") for column in columns)]
        rows.append(f"| {' | '.join(capital(cell) for cell in cells)} |")
    return rows


@cache
def chapters(folder: Path) -> dict[str, str]:
    """The chapter, by its anchor, that explains each decision of the game in this folder."""
    return _read(folder / "rules" / "chapters.yaml")


@cache
def places(folder: Path) -> dict[str, str]:
    """The chapter that explains what is drawn, by how its id begins; the longest beginning counts."""
    return _read(folder / "rules" / "places.yaml")


def _read(file: Path) -> dict[str, str]:
    found: dict[str, str] = read_yaml(file.read_text(encoding="utf-8")) if file.exists() else {}
    return found


@cache
def signs(folder: Path, language: str) -> tuple[tuple[str, str], ...]:
    """Icons, each with the pattern of the words for what it counts; the first that fits is meant."""
    file = folder / "rules" / "signs.yaml"
    found: dict[str, dict[str, str]] = read_yaml(file.read_text(encoding="utf-8")) if file.exists() else {}
    return tuple((icon, patterns[language]) for icon, patterns in found.items() if language in patterns)


@dataclass(frozen=True)
class Picture:
    """A part of the board, as a viewBox, in a position."""

    position: dict[str, Any]
    frame: str


@cache
def pictures(folder: Path) -> dict[str, Picture]:
    """The pictures of a rulebook by name."""
    file = folder / "rules" / "pictures.yaml"
    if not file.exists():
        return {}
    found = read_yaml(file.read_text(encoding="utf-8"))
    shared = {name: Picture(found["position"], frame) for name, frame in found["frames"].items()}
    return shared | {name: Picture(**other) for name, other in found.get("others", {}).items()}


def picture(game: Game, name: str, language: str, theme: str = "") -> str:
    """A picture of the rulebook as SVG, drawn by the game's own board once."""
    key = game.folder, name, language, theme
    if key not in _drawn:
        shown = pictures(game.folder)[name]
        _drawn[key] = svg(game, load(game, shown.position), 0, language, shown.frame, theme)
    return _drawn[key]


_drawn: dict[tuple[Path, str, str, str], str] = {}


def chapter(game: Game, s: Any) -> str:
    """The chapter that explains the pending decision; empty where there is none."""
    return chapters(game.folder).get(game.rulebook.kinds[s.stack[s.depth - 1].kind], "") if s.depth else ""
