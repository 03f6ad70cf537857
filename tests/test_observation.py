"""Observations: what a seat knows, as numbers, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

from teocalli.engine.conformance import random_game
from teocalli.engine.game import Game, Setting
from teocalli.engine.observation import BUCKETS, bucket
from teocalli.games import GAMES, game

SETTINGS = [(key, players) for key in GAMES for players in game(key).meta.players]


@pytest.mark.parametrize(("key", "players"), SETTINGS)
def test_what_a_seat_cannot_know_changes_no_number(key: str, players: int) -> None:
    played: Game = game(key)
    seen = played.observation
    for step, (s, _) in enumerate(random_game(played, Setting(players), 11)):
        if step % 9 and step > 12:
            continue
        for seat in range(players):
            rows = seen.of(s, seat)
            assert np.array_equal(rows, seen.of(played.guess(s, seat, step), seat)), f"step {step}, seat {seat + 1}"


@pytest.mark.parametrize("key", GAMES)
def test_every_row_belongs_to_its_cell(key: str) -> None:
    played: Game = game(key)
    seen = played.observation
    for s, _ in random_game(played, Setting(played.meta.players[-1]), 5):
        for seat in range(played.places(s)):
            rows = seen.of(s, seat)
            assert np.all(rows >= seen.first[:-1])
            assert np.all(rows < seen.first[1:])


@pytest.mark.parametrize("key", GAMES)
def test_the_observer_comes_first(key: str) -> None:
    """The same position with the seats turned gives the same numbers to the player who sees it."""
    played: Game = game(key)
    seen = played.observation
    for step, (s, _) in enumerate(random_game(played, Setting(3), 8)):
        if step % 10 or s.over:
            continue
        told = [seen.told(seen.of(s, seat)) for seat in range(3)]
        for name in told[0]:
            if name.startswith("players[own]") and name.replace("own", "next") in told[0]:
                for seat in range(3):
                    assert told[seat][name.replace("own", "next")] == told[(seat + 1) % 3][name] or "colour" in name


def test_buckets_rise_with_the_count() -> None:
    buckets = [bucket(value) for value in range(-3, 1200)]
    assert buckets == sorted(buckets)
    assert (buckets[0], buckets[3], buckets[-1]) == (0, 1, BUCKETS - 1)
