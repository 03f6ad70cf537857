"""English words: every message is there, and whole games can be told without a gap."""

from __future__ import annotations

import random

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.structs import words_of
from teocalli.face.words import Words, needed
from teocalli.games.theocracy import GAME

WORDS = Words(GAME)


def test_every_message_is_there() -> None:
    assert sorted(message for message in needed(GAME) if not WORDS.has(message)) == []


def test_the_table_finds_its_messages() -> None:
    asked = ["about"]
    for option in GAME.meta.options:
        name = option.name.replace("_", "-")
        asked += [f"option-{name}-about", *(f"option-{name}-{choice}" for choice in option.choices)]
    assert [message for message in asked if not WORDS.has(message)] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_without_a_gap(players: int) -> None:
    chooser = random.Random(players)
    s = GAME.new(Setting(players), players)
    while not s.over:
        assert not WORDS.decision(s).startswith("decision-")
        action = chooser.choice(GAME.legal(s))
        for text in (WORDS.action(action), *(WORDS.event(event) for event in GAME.apply(s, action))):
            assert text
            assert "{" not in text
            assert "None" not in text


def test_every_reason_can_be_said() -> None:
    for number, name in enumerate(words_of(GAME.reasons)[1:], 1):
        assert WORDS.reason(number) != f"reason-{name.replace('_', '-')}"
