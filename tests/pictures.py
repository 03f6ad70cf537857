"""What tests of pictures share: names with a trap, marks as the table makes them, and looking into the drawn SVG."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from teocalli.engine.game import Game
from teocalli.face.drawing import Scene
from teocalli.face.face import Marks, Target
from teocalli.face.words import Words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Marta", "Ixchel", "<b>Tlaloc</b>")


def marks_of(game: Game, s: Any, legal: Iterable[int], seat: int, words: Words) -> Marks:
    """Who looks, and what that seat may choose on the board."""
    targets: dict[str, list[Target]] = {}
    if game.mover(s) == seat and game.face.place_of is not None:
        for action in legal:
            place = game.face.place_of(s, action)
            if place is not None:
                targets.setdefault(place, []).append(Target(game.actions.token(action), words.action(action)))
    return Marks(seat, NAMES[: game.places(s)], targets)


def tree(svg: str) -> ET.Element:
    return ET.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def style(svg: str, element: str) -> str:
    """The style of an element: where it is."""
    found = re.search(rf'<g id="{element}"[^>]*? style="([^"]*)"', svg)
    assert found is not None, element
    return found[1]


def has(svg: str, element: str) -> bool:
    return f'id="{element}"' in svg


def check_targets(svg: str, marks: Marks) -> None:
    """What can be chosen is drawn once and carries its tokens."""
    for element, targets in marks.targets.items():
        assert svg.count(f'id="{element}"') == 1, element
        found = re.search(rf'<g id="{element}"[^>]*? data-tokens="([^"]*)"', svg)
        assert found is not None, element
        assert json.loads(found[1].replace("&quot;", '"')) == [target.token for target in targets]


def check_form(svg: str) -> None:
    """Well-formed, with unique ids and names for all pieces and buttons."""
    root = tree(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        kinds = (element.get("class") or "").split()
        if "piece" in kinds or "target" in kinds or element.get("data-tokens"):
            title = element.find(f"{SVG}title")
            assert title is not None, element.get("id")
            assert title.text
        if element.get("data-tokens"):
            assert element.get("role") == "button"
            assert element.get("aria-label")


def check_buttons_apart(svg: str) -> None:
    """Nothing that can be chosen lies inside something that can be chosen."""
    for outer in tree(svg).iter():
        if outer.get("data-tokens"):
            inner = [e.get("id") for e in outer.iter() if e is not outer and e.get("data-tokens")]
            assert not inner, (outer.get("id"), inner)


def without_keeping(scene: Scene, draw: Callable[..., str], reads: object, ids: object = (), *given: Hashable) -> str:
    """In the place of `Scene.kept`: every part is drawn anew, and may look at the whole scene."""
    return draw(scene, *given)


def check_kept_parts(game: Game, positions: Iterable[tuple[Any, list[int]]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that looks at more than it names, or names too few ids, differs from one that sees everything.

    Drawn with the marks of the game, where the last position's targets are touched; and as if whatever is drawn could
    be chosen, or were touched.
    """
    words, picture, touched = Words(game, "en", NAMES), game.face.picture, frozenset[str]()
    assert picture is not None
    for s, legal in positions:
        seat = game.mover(s)
        view, marks = game.view(s, seat), marks_of(game, s, legal, seat, words)
        ids = re.findall(r' id="([^"]+)"', "".join(picture(view, words, marks)))
        choosable = {element: [Target("take", "Take it")] for element in ids}
        all_touched = replace(marks, targets={}, touched=frozenset(ids))
        for marked in (replace(marks, touched=touched), replace(marks, targets=choosable), all_touched):
            kept = picture(view, words, marked)
            with monkeypatch.context() as context:
                context.setattr(Scene, "kept", without_keeping)
                assert kept == picture(view, words, marked)
        touched = frozenset(marks.targets)
