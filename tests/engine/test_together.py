"""Choosing together: who may choose, and that no choice depends on what others choose."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import pack
from teocalli.engine.together import ahead, choosers
from teocalli.games import GAMES, game

#: Games with secret choices that seats make at the same time: how many decisions a seat has for them.
CHOICES = {"teotihuacan": 2, "tzolkin": 1}


def chosen(rules: Game, s: Any, seat: int, chooser: random.Random) -> list[int]:
    """What a seat chooses, asked before the others."""
    actions: list[int] = []
    while seat in choosers(rules, now := ahead(rules, s, seat, actions)):
        actions.append(chooser.choice(rules.legal(now)))
    return actions


@pytest.mark.parametrize("key", GAMES)
def test_seats_choose_together_only_where_a_game_says_so(key: str) -> None:
    """All seats at first, fewer and fewer; never again once all have chosen."""
    rules, chooser = game(key), random.Random(1)
    s = rules.new(Setting(3), 1)
    seen = []
    while not s.over:
        seen.append(choosers(rules, s))
        assert seen[-1][:1] in ([], [rules.mover(s)])
        rules.apply(s, chooser.choice(rules.legal(s)))
    asked = CHOICES.get(key, 0)
    assert [len(seats) for seats in seen[: 3 * asked]] == [left for left in (3, 2, 1) for _ in range(asked)]
    assert not any(seen[3 * asked :])


@pytest.mark.parametrize("key", CHOICES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_may_choose_does_not_depend_on_the_others(key: str, players: int) -> None:
    """Chosen ahead from the same start, in whatever order they are carried out: the same options, the same game."""
    rules = game(key)
    for seed in range(4):
        s, chooser = rules.new(Setting(players), seed), random.Random(seed)
        before = pack(s).tobytes()
        plans = {seat: chosen(rules, s, seat, chooser) for seat in choosers(rules, s)}
        assert [len(plan) for plan in plans.values()] == [CHOICES[key]] * players
        ends = set()
        for order in permutations(plans):
            other = rules.copy(s)
            for seat in order:
                for done, action in enumerate(plans[seat]):
                    other = ahead(rules, other, seat)
                    assert rules.legal(other) == rules.legal(ahead(rules, s, seat, plans[seat][:done]))
                    rules.apply(other, action)
            ends.add(pack(other).tobytes())
        assert len(ends) == 1
        assert pack(s).tobytes() == before


def test_choices_made_in_the_open_are_made_one_after_the_other() -> None:
    drafted = game("teotihuacan").new(Setting(3, {"start": "draft"}), 1)
    assert choosers(game("teotihuacan"), drafted) == []
