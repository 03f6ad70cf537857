"""The style sheets: every class that they speak of is drawn by somebody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import teocalli
from teocalli.face.face import LETTERS
from teocalli.face.portrait import LOOK
from teocalli.games import GAMES, game
from teocalli.table import app, markup

ROOM, SOURCES = Path(app.__file__).parent, Path(teocalli.__file__).parent
#: Classes that are put together: by the letter of a seat (n and m are neutral), by the ground of a game, by the number
#: of a seat in a diagram and the rank of a hint.
PUT_TOGETHER = {f"seat-{letter}" for letter in f"{LETTERS}nm"} | {f"g-{game(key).face.ground}" for key in GAMES}
PUT_TOGETHER |= {f"s{seat}" for seat in range(4)} | {f"r{rank}" for rank in (1, 2, 3)}
#: An attribute, with whatever the template decides inside it.
CLASSES = re.compile(r'\bclass="((?:\{%.*?%\}|\{\{.*?\}\}|[^"])*)"', re.S)
QUOTED = re.compile(r'"([^"]*)"|`([^`]*)`')


def words(*texts: str) -> set[str]:
    return {word for text in texts for word in re.findall(r"[a-zA-Z][\w-]*", text)}


def spoken(source: str) -> Iterator[str]:
    """The strings of a Python source, without those that only explain."""
    tree = ast.parse(source)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield node.value


def drawn() -> set[str]:
    """Classes, and some words that only look like it, in templates, pictures, scripts and emblems."""
    found = set(PUT_TOGETHER)
    for file in [*ROOM.rglob("*.html"), *ROOM.rglob("*.py"), *markup.STATIC.rglob("*.svg")]:
        found |= words(*CLASSES.findall(file.read_text("utf-8")))
    for file in ROOM.rglob("*.html"):
        for told in re.findall(r"\{[%{].*?[%}]\}", file.read_text("utf-8"), re.S):
            found |= words(*re.findall(r'"([^"]*)"', told))
    for file in [*SOURCES.glob("games/*/picture/*.py"), *SOURCES.glob("games/*/__init__.py")]:
        found |= words(*spoken(file.read_text("utf-8")))
    for file in (
        SOURCES / "face" / "drawing.py",
        ROOM / "markup.py",
        ROOM / "told.py",
        ROOM / "pages" / "table.py",
    ):
        found |= words(*spoken(file.read_text("utf-8")))
    for file in markup.STATIC.rglob("*.js"):
        found |= words(*(text for pair in QUOTED.findall(file.read_text("utf-8")) for text in pair))
    return found


@pytest.mark.parametrize(
    "sheet", sorted([*LOOK.glob("*.css"), *markup.STATIC.glob("*.css")]), ids=lambda file: file.name
)
def test_every_class_of_a_style_sheet_is_drawn_by_somebody(sheet: Path) -> None:
    rules = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
    selectors = re.sub(r"\{[^{}]*\}", "{}", rules)
    assert set(re.findall(r"\.([a-zA-Z][\w-]*)", selectors)) - drawn() == set()
