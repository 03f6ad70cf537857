"""Forced steps: one option, nothing spent, nothing revealed, and the turn goes on."""

from __future__ import annotations

import random

import pytest

from teocalli.engine.events import REVEAL
from teocalli.engine.forced import forced
from teocalli.engine.game import Setting
from teocalli.games import GAMES, game
from teocalli.games.teotihuacan import GAME
from tests.engine.tiny import TINY
from tests.teotihuacan.lay import lay, play


@pytest.mark.parametrize("key", GAMES)
def test_a_forced_step_leaves_nothing_to_decide(key: str) -> None:
    """Whoever is asked next would have been asked next anyway, and has lost nothing."""
    played, chooser, found = game(key), random.Random(5), 0
    for seed in range(6):
        s = played.new(Setting(2), seed)
        while not s.over:
            options, only, before = played.legal(s), forced(played, s), played.copy(s)
            action = chooser.choice(options) if only is None else only
            events = played.apply(s, action)
            if only is not None:
                found += 1
                assert options == [only]
                assert (s.turn, played.mover(s), s.chance) == (before.turn, played.mover(before), before.chance)
                assert all(event.what != REVEAL for event in events)
                assert played.score(s, played.mover(s)) >= played.score(before, played.mover(s))
    assert found > 0


def test_what_ends_a_turn_is_asked_for() -> None:
    s = TINY.new(Setting(2), 1)
    s.heap, s.players[0].card[0] = 1, -1
    assert TINY.tokens(s) == ["take 1"]
    assert forced(TINY, s) is None


def test_what_is_a_choice_is_asked_for() -> None:
    assert forced(TINY, TINY.new(Setting(2), 1)) is None


def test_a_finished_game_has_no_forced_step() -> None:
    s = TINY.new(Setting(2), 1)
    s.over = 1
    assert forced(TINY, s) is None


def test_an_ascension_spends_nothing() -> None:
    """R25: the worker begins anew with power 1, which is no price."""
    s = lay(p1={"workers": "palace 5, gold 1"})
    play(s, "move palace 5 3", "main")
    only = forced(GAME, s)
    assert only is not None
    assert GAME.actions.token(only) == "power forest 5"
