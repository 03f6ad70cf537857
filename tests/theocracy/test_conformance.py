"""Theocracy when everything is plenty: both forms agree on every kind of decision, and nothing vanishes."""

from __future__ import annotations

import random

import pytest

from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.structs import differences, pack, unpack
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.state import State
from tests.bounds import run_checked
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
    fast = GAME.compiled
    menu = fast.menu()
    for seed in (7, 8):
        s = rich_game(setting, seed)
        flat = pack(s)
        chooser = random.Random(seed)
        while not s.over:
            options = GAME.legal(s)
            n = fast.list_options(flat, menu)
            assert options == menu[1 : n + 1].tolist()
            action = chooser.choice(options)
            GAME.rulebook.act(s, action)
            fast.act(flat, action)
            assert pack(s).tobytes() == flat.tobytes(), differences(s, unpack(GAME.state, flat))
            assert GAME.contradictions(s) == []
        assert fast.standing(flat)[1] == GAME.ranks(s)


def test_rich_games_reach_every_kind_of_decision() -> None:
    """So the agreement of the two forms says something about all of them."""
    met: set[int] = set()
    for seed in range(25):
        s, chooser = rich_game(Setting(4), seed), random.Random(seed)
        while not s.over:
            met.add(s.stack[s.depth - 1].kind)
            GAME.rulebook.act(s, chooser.choice(GAME.legal(s)))
    decisions = {kind for kind, listed in enumerate(GAME.rulebook.options_of) if listed is not None}
    assert {GAME.rulebook.kinds[kind] for kind in decisions - met} <= {"choose_colour"}


def test_compiled_games_stay_within_their_tables() -> None:
    """A bounds-checked twin plays some games in a process of its own."""
    assert all(run_checked("theocracy", SETTINGS, games=100))
