"""Tzolk'in when everybody is rich: both forms agree on every kind of decision, and nothing vanishes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.position import contradictions
from teocalli.engine.structs import copy_of, pack, unpack
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from tests.bounds import run_checked
from tests.rich_games import check_forms_agree, never_met
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
    check_forms_agree(GAME, rich_game(setting, 7), 7)


def test_rich_games_reach_every_kind_of_decision() -> None:
    """So the agreement of the two forms says something about all of them."""
    assert never_met(GAME, ((rich_game(Setting(4), seed), seed) for seed in range(12))) <= {"keep_wealth"}


def test_equal_positions_have_equal_bytes() -> None:
    s = rich_game(Setting(3), 1)
    assert pack(s).tobytes() == pack(copy_of(s)).tobytes() == pack(unpack(GAME.state, pack(s))).tobytes()


def test_compiled_games_stay_within_their_tables() -> None:
    """A bounds-checked twin plays some games in a process of its own."""
    assert all(run_checked("tzolkin", SETTINGS[:6], games=60))
