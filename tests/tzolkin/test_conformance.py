"""Tzolk'in when everybody is rich: both forms agree on every kind of decision, and nothing vanishes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.position import contradictions
from teocalli.engine.structs import copy_of, differences, pack, unpack
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from tests.bounds import run_checked
from tests.settings import name_of
from tests.tzolkin.settings import SETTINGS


@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetting, match="2, 3 or 4"):
        GAME.new(Setting(players), 1)


def rich_game(setting: Setting, seed: int) -> Any:
    """The start of a game in which everybody can pay for everything, so that random play reaches all rules."""
    chooser = random.Random(seed)
    s = GAME.new(setting, seed)
    for _ in range(setting.players):
        GAME.apply(s, chooser.choice(GAME.legal(s)))
    for seat in range(setting.players):
        p = s.players[seat]
        for good in (c.CORN, c.WOOD, c.STONE, c.GOLD):
            p.stock[good] = 60
        p.stock[c.SKULL] += 2
        s.skulls -= 2
        p.hand += p.bank
        p.bank = 0
        p.levels[chooser.randrange(4)] = 3
        p.levels[chooser.randrange(4)] = 2
    assert contradictions(GAME, s) == []
    return s


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_forms_agree_and_nothing_vanishes_when_everybody_is_rich(setting: Setting) -> None:
    fast = GAME.compiled
    menu = fast.menu()
    s = rich_game(setting, 7)
    flat = pack(s)
    chooser = random.Random(7)
    while not s.over:
        options = GAME.legal(s)
        n = fast.list_options(flat, menu)
        assert options == menu[1 : n + 1].tolist()
        action = chooser.choice(options)
        GAME.rulebook.act(s, action)
        fast.act(flat, action)
        assert pack(s).tobytes() == flat.tobytes(), differences(s, unpack(GAME.state, flat))
        assert contradictions(GAME, s) == []
    assert fast.standing(flat)[1] == GAME.ranks(s)


def test_rich_games_reach_every_kind_of_decision() -> None:
    """So the agreement of the two forms says something about all of them."""
    met: set[int] = set()
    for seed in range(12):
        s, chooser = rich_game(Setting(4), seed), random.Random(seed)
        while not s.over:
            met.add(s.stack[s.depth - 1].kind)
            GAME.rulebook.act(s, chooser.choice(GAME.legal(s)))
    decisions = {kind for kind, listed in enumerate(GAME.rulebook.options_of) if listed is not None}
    assert {GAME.rulebook.kinds[kind] for kind in decisions - met} <= {"keep_wealth"}


def test_equal_positions_have_equal_bytes() -> None:
    s = rich_game(Setting(3), 1)
    assert pack(s).tobytes() == pack(copy_of(s)).tobytes() == pack(unpack(GAME.state, pack(s))).tobytes()


def test_compiled_games_stay_within_their_tables() -> None:
    """A bounds-checked twin plays some games in a process of its own."""
    assert all(run_checked("tzolkin", SETTINGS[:6], games=60))
