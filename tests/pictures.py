"""What tests of pictures share: names with a trap, marks as the table makes them, and looking into the drawn SVG."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from teocalli.engine.game import Game
from teocalli.face.drawing import Scene, narrow
from teocalli.face.face import Marks
from teocalli.face.words import Words

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Anna", "Marta", "Ixchel", "<b>Tlaloc</b>")


def marks_of(game: Game, s: Any, seat: int) -> Marks:
    """Who looks, and who sits where."""
    return Marks(seat, NAMES[: game.places(s)])


def targets_of(game: Game, s: Any, legal: Iterable[int]) -> set[str]:
    """What may be chosen on the board: the places and pieces that the page lights up."""
    places_of, pieces_of = game.face.place_of, game.face.pieces_of
    assert places_of is not None
    found = {place for action in legal if (place := places_of(s, action)) is not None}
    return found.union(*(pieces_of(s, action) for action in legal)) if pieces_of is not None else found


def shared_board(game: Game, s: Any, words: Words) -> str:
    """The board as whoever must choose is served it: the spectators', with the own hand, where nothing else differs."""
    face, seat = game.face, game.mover(s)
    assert face.picture is not None
    own, theirs = (game.view(s, seat), marks_of(game, s, seat)), (game.view(s, -1), marks_of(game, s, -1))
    if face.hand is None:
        view, marks = theirs if own[0] == theirs[0] else own
        return "\n".join(face.picture(view, words, marks))
    blocks = list(face.picture(theirs[0], words, theirs[1]))
    blocks[blocks.index(face.hand(theirs[0], words, theirs[1]))] = face.hand(own[0], words, own[1])
    return "\n".join(blocks)


def tree(svg: str) -> ET.Element:
    return ET.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))


def style(svg: str, element: str) -> str:
    """The style of an element: where it is."""
    found = re.search(rf'<g id="{element}"[^>]*? style="([^"]*)"', svg)
    assert found is not None, element
    return found[1]


def has(svg: str, element: str) -> bool:
    return f'id="{element}"' in svg


def kinds(element: ET.Element) -> set[str]:
    return set((element.get("class") or "").split())


def check_targets(svg: str, targets: Iterable[str]) -> None:
    """What can be chosen is drawn once, and shows it, as the style sheet of boards has it: by its own outline, by being
    or having directly inside it what comes to light, and a piece by its body, however deep inside."""
    root = tree(svg)
    for element in targets:
        found = [one for one in root.iter(f"{SVG}g") if one.get("id") == element]
        assert len(found) == 1, element
        own, inside = kinds(found[0]), set[str]().union(*map(kinds, found[0]))
        has_body = "piece" in own and any("body" in kinds(one) for one in found[0].iter())
        assert has_body or "latent" in own or inside & {"ring", "latent"}, element


def check_form(svg: str) -> None:
    """Well-formed, with unique ids and names for all pieces and places."""
    root = tree(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        if "piece" in kinds(element) or element.find(f"{SVG}g[@class='ring']") is not None:
            title = element.find(f"{SVG}title")
            assert title is not None, element.get("id")
            assert title.text


def check_buttons_apart(svg: str, targets: set[str]) -> None:
    """Nothing that can be chosen lies inside something that can be chosen."""
    for outer in tree(svg).iter():
        if outer.get("id") in targets:
            inner = [e.get("id") for e in outer.iter() if e is not outer and e.get("id") in targets]
            assert not inner, (outer.get("id"), inner)


def without_keeping(scene: Scene, draw: Callable[..., str], reads: object, ids: object = (), *given: Hashable) -> str:
    """In the place of `Scene.kept`: every part is drawn anew, and may look at the whole scene."""
    return narrow(draw(scene, *given))


def check_kept_parts(game: Game, positions: Iterable[tuple[Any, list[int]]], monkeypatch: pytest.MonkeyPatch) -> None:
    """A part that looks at more than it names, or names too few ids, differs from one that sees everything.

    Drawn with the last position's targets touched; and as if whatever is drawn were touched.
    """
    words, picture, touched = Words(game, "en", NAMES), game.face.picture, frozenset[str]()
    assert picture is not None
    for s, legal in positions:
        seat = game.mover(s)
        view, marks = game.view(s, seat), marks_of(game, s, seat)
        ids = re.findall(r' id="([^"]+)"', "".join(picture(view, words, marks)))
        for marked in (replace(marks, touched=touched), replace(marks, touched=frozenset(ids))):
            kept = picture(view, words, marked)
            with monkeypatch.context() as context:
                context.setattr(Scene, "kept", without_keeping)
                assert kept == picture(view, words, marked)
        touched = frozenset(targets_of(game, s, legal))
