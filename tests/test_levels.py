"""Learned bots: what they need, what they do without it, and that they keep to what their seat may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.bots import levels
from teocalli.bots.base import situation
from teocalli.bots.levels import LEVELS, LearnedBot
from teocalli.bots.net import BadNet, load, random_net, save
from teocalli.bots.registry import BOTS, new_bot
from teocalli.bots.searches import TURNS, Searches
from teocalli.engine.game import Game, Setting
from teocalli.engine.insight import Insight
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.engine.structs import pack
from teocalli.games import GAMES, game
from teocalli.lab import arena
from teocalli.lab.playing import Plan
from tests.engine.tiny import TINY
from tests.networks import DAMAGES, Damage

needs_numba = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")


@pytest.fixture
def tiny_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A network for the tiny game, that knows nothing."""
    monkeypatch.setattr(levels, "NETS", tmp_path)
    monkeypatch.setattr(levels, "_nets", {})
    save(tmp_path / "tiny.npz", TINY, random_net(TINY, 1), {"games": 0})
    return tmp_path / "tiny.npz"


def test_there_are_five_levels_beside_the_yardsticks() -> None:
    assert list(BOTS) == ["greedy", "patient", "policy", "random", "beginner", "casual", "skilled", "expert", "master"]
    assert len(set(LEVELS)) == 5


@pytest.mark.parametrize("key", GAMES)
def test_a_network_of_each_game_is_shipped_and_small(key: str) -> None:
    path = Path(levels.__file__).with_name("nets") / f"{key}.npz"
    net, card = load(path, game(key))
    assert path.stat().st_size <= 5_000_000
    assert card["games"] > 1_000
    assert len(net.insights) == game(key).insight.count


def test_a_network_is_read_as_it_was_written(tiny_net: Path) -> None:
    net, card = load(tiny_net, TINY)
    assert card == {"games": 0}
    assert np.allclose(net.insights, random_net(TINY, 1).insights, atol=1e-3)


def test_a_network_of_other_insights_is_refused(tiny_net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "insight", Insight(7))
    with pytest.raises(BadNet, match="other insights"):
        load(tiny_net, TINY)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_missing_or_damaged_network_is_told_and_greedy_plays(
    damage: Damage, tiny_net: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damage(tiny_net)
    with pytest.raises(BadNet, match="damaged"):
        load(tiny_net, TINY)
    asked = situation(TINY, TINY.new(Setting(2), 3))
    assert new_bot("master", 1).choose(asked) == new_bot("greedy", 1).choose(asked)
    assert "Greedy plays instead." in caplog.text or not HAVE_NUMBA


@needs_numba
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_plays_whole_games_and_answers_the_same_to_the_same(level: Any, tiny_net: Path) -> None:
    for seed in range(3):
        s, bots = TINY.new(Setting(2), seed), [LearnedBot(level, seed), LearnedBot(level, seed)]
        while not s.over:
            asked = situation(TINY, s)
            token = bots[0].choose(asked)
            assert token in asked.tokens
            assert bots[1].choose(asked) == token
            TINY.play(s, token)


@needs_numba
def test_who_can_win_at_once_does(tiny_net: Path) -> None:
    s = TINY.new(Setting(2), 3)
    s.heap = 3
    bot, tokens = new_bot("expert", 1), []
    while not s.over:
        tokens.append(bot.choose(situation(TINY, s)))
        TINY.play(s, tokens[-1])
        assert TINY.mover(s) in (-1, 0)
    assert "take 3" in tokens


@needs_numba
def test_an_answer_does_not_depend_on_what_the_seat_cannot_know(tiny_net: Path) -> None:
    for seed in range(20):
        s = TINY.new(Setting(2), seed)
        other = TINY.guess(s, 0, seed + 100)
        assert new_bot("expert", 5).choose(situation(TINY, s)) == new_bot("expert", 5).choose(situation(TINY, other))


def test_a_level_may_play_one_game_otherwise() -> None:
    level = LEVELS[0].but("tzolkin", noise=4.5)
    assert level.rows(game("tzolkin"))[1][-1] == 4.5
    assert level.rows(game("theocracy"))[1][-1] == LEVELS[0].noise


@needs_numba
def test_whole_games_inside_compiled_code_follow_the_rules(tiny_net: Path) -> None:
    net, _ = load(tiny_net, TINY)
    rows, aims = (np.stack(both) for both in zip(LEVELS[2].rows(TINY), LEVELS[0].rows(TINY), strict=True))
    results = Searches(TINY).play(40, TINY.setting(Setting(2)), 1, rows, aims, (net, net), same=2)
    assert np.allclose(results[:, 4:6].sum(1), 1)
    assert (results[:, TURNS] >= 4).all()
    assert (results[:, :2] <= 8).all()


def test_alone_the_automatic_opponent_has_a_tally() -> None:
    solo: Game = game("teotihuacan")
    *_, (alone, automatic) = arena.contest(Plan(solo.meta.key, 1, ("random",), 3), 2, seconds=9.0)
    assert (alone.games, automatic.games) == (2, 2)
    assert alone.wins + automatic.wins == 2
    assert automatic.name == arena.AUTOMATIC


def test_states_in_memory_have_whole_words() -> None:
    """Positions are told apart by their words of 64 bits."""
    for key in GAMES:
        assert len(pack(game(key).new(Setting(2), 1))) % 8 == 0
