"""Options say where they lead, where their own words do not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.face.face import NO_SIGNS, Signs
from teocalli.face.words import Words
from teocalli.games import game


def decisions(rules: Game) -> Iterator[tuple[Any, int, str]]:
    """States of a game with each legal action and its family."""
    chooser, s = random.Random(1), rules.new(Setting(3), 1)
    while not s.over:
        legal = rules.legal(s)
        for action in legal:
            yield s, action, rules.actions.family_of(action).name
        rules.rulebook.act(s, chooser.choice(legal))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worker_of_teotihuacan_is_told_the_board_it_goes_to(language: str) -> None:
    rules = game("teotihuacan")
    words, moves = Words(rules, language), 0
    assert rules.face.aim is not None
    assert rules.face.place_of is not None
    for s, action, family in decisions(rules):
        if family == "move":
            board = (rules.face.place_of(s, action) or "").removeprefix("board-")
            assert rules.face.aim(s, action, words).lower() == words.say(f"board-{board}").lower()
            moves += 1
    assert moves > 20


@pytest.mark.parametrize(
    ("key", "families"), [("teotihuacan", {"move", "worship", "seek"}), ("tzolkin", {"do", "place"})]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_option_is_about_is_said_in_every_language(key: str, families: set[str], language: str) -> None:
    rules = game(key)
    words, told = Words(rules, language), dict[str, set[str]]()
    assert rules.face.aim is not None
    for s, action, family in decisions(rules):
        told.setdefault(family, set()).add(rules.face.aim(s, action, words))
    for family, aims in told.items():
        assert (aims == {""}) == (family not in families), family
        assert not any("picture-" in aim or "{" in aim for aim in aims)


@pytest.mark.parametrize(
    ("key", "families"),
    [
        ("teotihuacan", {"move"}), ("tzolkin", {"place", "pick_up", "do", "mercy"}),
        ("theocracy", {"take", "aside", "place", "repeat", "recolour", "invite", "recruit", "envy", "exchange",
                       "bless"}),
    ],
)  # fmt: skip
def test_what_an_option_is_about_is_drawn_beside_it(key: str, families: set[str]) -> None:
    rules, drawn = game(key), dict[str, list[Signs]]()
    assert rules.face.signs is not None
    for s, action, family in decisions(rules):
        drawn.setdefault(family, []).append(rules.face.signs(s, action))
    assert {family for family, signs in drawn.items() if signs != [NO_SIGNS] * len(signs)} == families & set(drawn)
    for one in drawn.get("move", ()):
        assert one.group.count('class="pip"') in range(1, 6), "the die"
        assert one.way.count("l5 5l-5 5") in range(1, 4), "one to three boards on"
