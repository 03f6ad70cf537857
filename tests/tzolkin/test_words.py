"""English words: every message is there, and whole games can be told without a gap."""

from __future__ import annotations

import random
import re

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.structs import words_of
from teocalli.face.words import Words, needed
from teocalli.games.tzolkin import GAME

ID = re.compile(r"\b(decision|action|reason|event|cause|gear|good|temple|building|monument|wealth)-[a-z]")


def test_every_message_is_there() -> None:
    words = Words(GAME)
    assert [message for message in sorted(needed(GAME)) if not words.has(message)] == []


def test_every_action_and_reason_can_be_said() -> None:
    words = Words(GAME)
    for action in range(GAME.actions.size):
        assert not ID.search(words.action(action)), words.action(action)
    for reason in range(1, len(words_of(GAME.reasons))):
        assert words.reason(reason).endswith(".")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_can_be_told(players: int) -> None:
    words = Words(GAME)
    chooser = random.Random(players)
    s = GAME.new(Setting(players), players)
    while not s.over:
        assert words.decision(s).endswith(".")
        for event in GAME.apply(s, chooser.choice(GAME.legal(s))):
            told = words.event(event)
            assert not ID.search(told), told
            assert "{" not in told


def test_points_lost_keep_their_sign_and_payments_name_what_is_paid() -> None:
    words = Words(GAME)
    assert words.action(GAME.actions.action("pay 1 0 2")) == "Pay 1 wood, 2 gold"
    assert words.say("points", amount=-1) == "−1 point"
