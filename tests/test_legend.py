"""The legend: every sign that a game draws has its name and its meaning, the same in all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.engine.messages import LANGUAGES, Messages
from teocalli.face.face import Marks
from teocalli.face.legend import legend
from teocalli.face.portrait import symbols
from teocalli.face.words import Words
from teocalli.games import GAMES, game

every_game = pytest.mark.parametrize("key", list(GAMES))


def shown(chosen: Game, s: Any, words: Words) -> Iterator[str]:
    """The icons of board, panel and bar."""
    face, view = chosen.face, chosen.view(s, 0)
    assert face.picture is not None
    assert face.panel is not None
    assert face.chips is not None
    yield from re.findall(r'href="#i-([\w-]+)"', "".join(face.picture(view, words, Marks(0))))
    yield from (figure.icon for row in face.panel(view, words, 0) for figure in row)
    yield from (figure.icon for figure in face.chips(view, words))


@every_game
def test_whatever_sign_comes_up_in_a_game_stands_in_the_legend(key: str) -> None:
    chosen, chooser, found = game(key), random.Random(5), set[str]()
    words, s = Words(chosen), chosen.new(Setting(2), 5)
    for count in range(500):
        if s.over:
            break
        if count % 40 == 0:
            found |= set(shown(chosen, s, words))
        assert chosen.face.gain is not None
        for event in chosen.apply(s, chooser.choice(chosen.legal(s))):
            gained = chosen.face.gain(event, words)
            found |= {gained.icon} if gained is not None else set()
    assert len(found) > 15
    signs = {sign.icon for section in legend(chosen, "en") for sign in section.signs}
    assert {icon for icon in found if not {icon, re.sub(r"-\d+$", "-1", icon)} & signs} == set()


@every_game
def test_the_legend_has_the_same_signs_in_all_languages_and_all_are_drawn(key: str) -> None:
    ids = {language: Messages(game(key).folder / "signs", language).ids("") for language in LANGUAGES}
    assert all(found == ids["en"] for found in ids.values())
    for language in LANGUAGES:
        for section in legend(game(key), language):
            assert section.heading
            assert section.signs
            for sign in section.signs:
                icons = [sign.icon] if sign.icon else [icon for icon, _ in sign.formula if icon]
                assert {f"i-{icon}" for icon in icons} <= symbols().keys()
                assert sign.about.endswith(".")
