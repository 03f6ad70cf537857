"""Insights: what a judge looks at is what the seat knows, and it fits its row."""

from __future__ import annotations

import numpy as np
import pytest

from teocalli.engine.conformance import random_game
from teocalli.engine.game import Game, Setting
from teocalli.games import GAMES, game

SETTINGS = [(key, players) for key in GAMES for players in game(key).meta.players]
#: Room behind the row, where nothing may be written.
BEHIND = 8


@pytest.mark.parametrize(("key", "players"), SETTINGS)
def test_insights_tell_nothing_that_the_seat_cannot_know(key: str, players: int) -> None:
    played: Game = game(key)
    count = played.insight.count
    seen, again, ever = np.zeros((3, count + BEHIND), np.float32)
    for step, (s, _) in enumerate(random_game(played, Setting(players), 11)):
        if step % 9 and step > 12:
            continue
        for seat in range(players):
            played.insight.look(s, seat, seen)
            played.insight.look(played.guess(s, seat, step), seat, again)
            assert np.array_equal(seen, again), f"step {step}, seat {seat + 1}"
            ever += seen != 0
    assert ever[count - 1] > 0, "the row is longer than what is written"
    assert not ever[count:].any(), "something is written behind the row"


@pytest.mark.parametrize("key", GAMES)
def test_insights_are_small_numbers(key: str) -> None:
    played: Game = game(key)
    seen = np.zeros(played.insight.count, np.float32)
    for s, _ in random_game(played, Setting(2), 4):
        for seat in range(2):
            played.insight.look(s, seat, seen)
            assert np.abs(seen).max() < 10
