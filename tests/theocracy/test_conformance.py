"""Theocracy when everything is plenty: both forms agree on every kind of decision, and nothing vanishes."""

from __future__ import annotations

import random

import pytest

from teocalli.engine.game import BadSetting, Setting
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.state import State
from tests.bounds import run_checked
from tests.rich_games import check_forms_agree, never_met
from tests.settings import name_of
from tests.theocracy.settings import SETTINGS


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetting, match="2, 3 or 4"):
        GAME.new(Setting(players), 1)


def rich_game(setting: Setting, seed: int) -> State:
    """A game in which warriors, crystals, cosmo and cards are plenty, so that random play reaches all rules."""
    chooser = random.Random(seed)
    s: State = GAME.new(setting, seed)
    while s.round == 0:
        GAME.rulebook.act(s, chooser.choice(GAME.legal(s)))
    for civ in s.civs:
        civ.area, civ.supply = civ.area + civ.supply - 1, 1
        for crystal in range(5):
            moved = min(2, s.crystals[crystal])
            if crystal == 4 or any(p.colour == crystal for p in s.players):
                civ.crystals[crystal] += moved
                s.crystals[crystal] -= moved
    for seat in range(setting.players):
        s.players[seat].cosmo = 12
        while sum(s.players[seat].hand) < 4:
            s.deck_count -= 1
            s.players[seat].hand[s.deck[s.deck_count]] += 1
            s.deck[s.deck_count] = -1
    assert GAME.contradictions(s) == []
    return s


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_forms_agree_and_nothing_vanishes_when_everything_is_plenty(setting: Setting) -> None:
    for seed in (7, 8):
        check_forms_agree(GAME, rich_game(setting, seed), seed)


def test_rich_games_reach_every_kind_of_decision() -> None:
    """So the agreement of the two forms says something about all of them."""
    assert never_met(GAME, ((rich_game(Setting(4), seed), seed) for seed in range(25))) <= {"choose_colour"}


def test_compiled_games_stay_within_their_tables() -> None:
    """A bounds-checked twin plays some games in a process of its own."""
    assert all(run_checked("theocracy", SETTINGS, games=100))
