"""Parts of pictures are drawn again when, and only when, something changes that they are drawn from."""

from __future__ import annotations

from html import unescape
from sys import getsizeof

import pytest

from teocalli.face import drawing
from teocalli.face.drawing import Parts, Scene, narrow, place
from teocalli.face.face import Marks, View
from teocalli.face.words import Words
from tests.engine.tiny import TINY


class Hand:
    """Draws two spaces, and counts how often."""

    def __init__(self) -> None:
        self.count = 0

    def draw(self, scene: Scene) -> str:
        self.count += 1
        words = f"{scene.marks.name(0)} {scene.view['stones']}"
        return "".join(place(f"space-{i}", words, "", scene.marks, "<b/>") for i in range(2))


def test_a_part_is_drawn_once_for_what_it_is_drawn_from() -> None:
    hand, words = Hand(), Words(TINY)
    view = {"stones": [1, 2], "elsewhere": 1}

    def shown(view: View, marks: Marks) -> str:
        return Scene(view, words, marks).kept(hand.draw, ("stones",), ("space-",))

    nothing = Marks(names=("Anna",))
    first = shown(view, nothing)
    assert shown({"stones": [1, 2], "elsewhere": 2}, nothing) == first
    assert shown(view, Marks(1, ("Anna",), frozenset({"other-2"}))) == first
    assert hand.count == 1
    assert shown({"stones": [1, 3], "elsewhere": 1}, nothing) != first
    assert 'id="space-0" class="touched"' in shown(view, Marks(names=("Anna",), touched=frozenset({"space-0"})))
    assert "Béla" in shown(view, Marks(names=("Béla",)))
    assert hand.count == 4


def test_a_part_cannot_look_at_what_it_does_not_name() -> None:
    scene = Scene({"hand": "secret"}, Words(TINY), Marks())
    with pytest.raises(KeyError):
        scene.kept(lambda part: str(part.view["hand"]), ())


def test_parts_that_nobody_asked_for_lately_are_forgotten_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    size = getsizeof("aaaa")
    monkeypatch.setattr(drawing, "MOST_BYTES", 3 * size)
    parts = Parts()
    parts.keep("first", "aaaa")
    parts.keep("blocks", ("bb", "bb"))
    parts.move_to_end("first")
    parts.keep("last", "cccc")
    assert dict(parts) == {"first": "aaaa", "last": "cccc"}
    assert parts.size == 2 * size


def test_a_few_wide_letters_are_written_as_references_so_that_a_part_takes_half_the_memory() -> None:
    part = "<text>" + 40 * "ordinary letters, " + "−3</text>"
    assert unescape(narrow(part)) == part
    assert 2 * getsizeof(narrow(part)) < 1.1 * getsizeof(part)
    assert narrow(("“", part)) == ("“", narrow(part)), "where nothing is gained all stays"
    assert narrow("<title>Теотиуакан</title>") == "<title>Теотиуакан</title>"
