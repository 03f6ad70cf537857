"""What simulations keep of a game's views: the parts that its `report.yaml` names, at the beginning and at the end.

In a path `*` stands for every key, which is kept in the name, `#` for every place of a list, and `@` for the own seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from teocalli.engine.game import Game
from teocalli.engine.messages import message_id
from teocalli.engine.yaml_text import read_yaml
from teocalli.face.words import Words

#: Values by the name of their part, as text.
Values = dict[str, list[str]]


@dataclass(frozen=True)
class Part:
    """A part of a view; `words` is the vocabulary that its values are words of."""

    name: str
    path: str
    words: str = ""

    def message(self, value: str) -> str:
        """The id of the name of a value."""
        return message_id(f"{self.words}-{value}")

    def named(self, words: Words, value: str) -> str:
        """A value as people call it, with what it does where that is told."""
        if not self.words:
            return value
        id = self.message(value)
        effect = words.attributes(id).get("effect", "")
        return f"{words.say(id)}: {effect}" if effect else words.say(id)


def setup_parts(game: Game) -> tuple[Part, ...]:
    """What is looked at when a game begins."""
    return _parts(game.folder)["setup"]


def end_parts(game: Game) -> tuple[Part, ...]:
    """What is looked at when it is over."""
    return _parts(game.folder)["end"]


@cache
def _parts(folder: Path) -> dict[str, tuple[Part, ...]]:
    file = folder / "report.yaml"
    given = read_yaml(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {moment: tuple(Part(**part) for part in given.get(moment, ())) for moment in ("setup", "end")}


def values_at(view: Any, parts: tuple[Part, ...], seat: int) -> Values:
    """The values of a view at these parts."""
    found: Values = {}
    for part in parts:
        for keys, value in _values(view, part.path.split("."), seat):
            found.setdefault(" ".join((part.name, *keys)), []).append(str(value))
    return found


def _values(view: Any, path: list[str], seat: int, keys: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    if not path:
        if view is not None:
            yield keys, view
        return
    step, rest = path[0], path[1:]
    if step == "*":
        for key, item in view.items():
            yield from _values(item, rest, seat, (*keys, str(key)))
    elif step == "#":
        for item in view:
            yield from _values(item, rest, seat, keys)
    elif step == "@":
        if seat < len(view):  # an automatic opponent may have no place of its own
            yield from _values(view[seat], rest, seat, keys)
    elif isinstance(view, Mapping) and step in view:
        yield from _values(view[step], rest, seat, keys)
