"""Policies: the bot that follows one, and look-aheads that play games on by one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.bots import policy
from teocalli.bots.base import situation
from teocalli.bots.desk import Net, Paper, new_paper, types_of
from teocalli.bots.following import hope, like
from teocalli.bots.judging import POINTS
from teocalli.bots.levels import LEVELS, files_of
from teocalli.bots.net import NETS, BadNet, random_net
from teocalli.bots.policy import LAYERS, PolicyBot, policy_for_searches
from teocalli.bots.registry import UnknownBot, new_bot
from teocalli.bots.settings import A_WIN, NET, POLICY, RIVALRY, how
from teocalli.bots.thinking import PLAN_TURN
from teocalli.engine.game import Setting
from teocalli.engine.insight import Insight
from teocalli.engine.kernel import Kernel, Rules
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.engine.structs import pack, rule, unpack
from teocalli.games import GAMES, game
from tests.engine.tiny import TINY
from tests.networks import DAMAGES, Damage, missing

needs_numba = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")


def random_layers(seed: int = 1) -> policy.Layers:
    """A policy of the tiny game that likes anything."""
    chance, wide = np.random.default_rng(seed), 64
    sizes = policy.shown_size(TINY), wide, wide, policy.evenly(TINY.actions.size + 1)
    return [
        (chance.normal(0, 0.3, (sizes[i + 1], sizes[i])).astype(np.float32), chance.normal(0, 1, sizes[i + 1]))
        for i in range(LAYERS)
    ]


@pytest.fixture
def tiny_policy(monkeypatch: pytest.MonkeyPatch) -> policy.Layers:
    layers = [(weights, bias.astype(np.float32)) for weights, bias in random_layers()]
    monkeypatch.setattr(policy, "_policies", {"tiny": layers})
    return layers


def test_a_shipped_policy_is_small_and_only_its_game_has_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "_policies", {})
    assert policy.file_of("tzolkin").stat().st_size <= 5_000_000
    assert policy.policy_of(game("tzolkin")) is not None
    assert isinstance(new_bot("policy", 1, "tzolkin"), PolicyBot)
    with pytest.raises(UnknownBot, match="does not play “theocracy”, only: tzolkin"):
        new_bot("policy", 1, "theocracy")


def test_files_of_bots_are_those_that_they_play_by() -> None:
    assert files_of(["greedy", "casual"], game("tzolkin")) == []
    assert files_of(["expert"], game("tzolkin")) == [NETS / "tzolkin.npz"]
    assert files_of(["master"], game("tzolkin")) == [NETS / "tzolkin.npz", policy.file_of("tzolkin")]
    assert files_of(["master"], game("theocracy")) == [NETS / "theocracy.npz"]
    assert files_of(["policy"], game("tzolkin")) == [policy.file_of("tzolkin")]


@pytest.mark.parametrize("damage", [damage for damage in DAMAGES if damage is not missing])
def test_a_damaged_policy_is_told_and_greedy_plays(
    damage: Damage, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "_policies", {})
    monkeypatch.setattr(policy, "NETS", tmp_path)
    policy.save_policy(policy.file_of("tiny"), TINY, random_layers(), {})
    damage(policy.file_of("tiny"))
    asked = situation(TINY, TINY.new(Setting(2), 1))
    assert PolicyBot(1).choose(asked) == new_bot("greedy", 1).choose(asked)
    assert "tiny-policy.npz is" in caplog.text
    assert "damaged" in caplog.text


def test_a_policy_answers_with_a_token_that_it_was_given(tiny_policy: policy.Layers) -> None:
    tiny_policy[-1][0][:], tiny_policy[-1][1][:] = 0.0, np.arange(len(tiny_policy[-1][1]))
    asked = situation(TINY, TINY.new(Setting(2), 1))
    best = PolicyBot(1).choose(asked)
    assert best == max(asked.tokens, key=TINY.actions.action)
    fewer = tuple(token for token in asked.tokens if token != best)
    for tokens in (fewer, fewer[:2]):
        assert PolicyBot(1).choose(replace(asked, tokens=tokens)) in tokens


def test_a_policy_of_another_game_or_of_other_insights_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    policy.save_policy(tmp_path / "p.npz", TINY, random_layers(), {})
    assert len(policy.load_policy(tmp_path / "p.npz", TINY)) == LAYERS
    with pytest.raises(BadNet, match="not a policy of"):
        policy.load_policy(tmp_path / "p.npz", game("tzolkin"))
    monkeypatch.setattr(TINY, "insight", Insight(70))
    with pytest.raises(BadNet, match="other insights"):
        policy.load_policy(tmp_path / "p.npz", TINY)


# ---------------------------------------------------------------- inside compiled searches


@rule
def liked(rules: Rules, seat: int, net: Net, paper: Paper) -> None:
    rules.list_options(paper.states[0], paper.menus[0])
    like(rules, paper.states[0], seat, paper.menus[0], paper)


@rule
def hoped(rules: Rules, seat: int, net: Net, paper: Paper) -> float:
    return hope(rules, 0, seat, paper)


LIKED = Kernel(liked, types_of("i8", "net", "paper"))
HOPED = Kernel(hoped, types_of("i8", "net", "paper"))


@needs_numba
def test_a_policy_likes_the_same_in_searches_and_by_itself(tiny_policy: policy.Layers) -> None:
    net, s = random_net(TINY, 1), TINY.new(Setting(2), 5)
    paper, compared = new_paper(TINY, net, policy_for_searches(TINY)), 0
    while not s.over:
        seat, legal = TINY.mover(s), TINY.legal(s)
        paper.states[0] = pack(s)
        TINY.kernel(LIKED)(seat, net, paper)
        alone = policy.likings(tiny_policy, policy.shown(TINY, s, seat, legal))
        assert np.allclose(paper.liked[1 : len(legal) + 1], alone[legal], atol=1e-3)
        compared += len(legal)
        TINY.rulebook.act(s, legal[len(legal) // 2])
    assert compared > 10


def hopes(layers: policy.Layers, s: Any, seat: int) -> float:
    """What a seat may expect as soon as it chooses, by the policy itself."""
    s = TINY.copy(s)
    while not s.over:
        chooser, legal = TINY.mover(s), TINY.legal(s)
        told = policy.likings(layers, policy.shown(TINY, s, chooser, legal))
        if chooser == seat and len(legal) > 1:
            return POINTS * float(told[TINY.actions.size])
        TINY.rulebook.act(s, legal[int(np.argmax(told[legal]))])
    scores = [score / TINY.meta.score_unit for score in TINY.scores(s)]
    first = [rank == 1 for rank in TINY.ranks(s)]
    return float(scores[seat] - RIVALRY * scores[1 - seat] + A_WIN * first[seat] / sum(first))


@needs_numba
def test_what_a_seat_may_hope_for_is_what_the_policy_expects_when_it_chooses_again(tiny_policy: policy.Layers) -> None:
    net, s, ends = random_net(TINY, 1), TINY.new(Setting(2), 5), 0
    paper = new_paper(TINY, net, policy_for_searches(TINY))
    while not s.over:
        for seat in range(2):
            paper.states[0] = pack(s)
            found = TINY.kernel(HOPED)(seat, net, paper)
            assert found == pytest.approx(hopes(tiny_policy, s, seat), abs=0.02)
            ends += unpack(TINY.state, paper.states[0]).over
        legal = TINY.legal(s)
        TINY.rulebook.act(s, legal[len(legal) // 2])
    assert ends, "some hope for the end of the game"


@needs_numba
def test_a_policy_by_itself_takes_what_it_likes_best(tiny_policy: policy.Layers) -> None:
    net, s = random_net(TINY, 1), TINY.new(Setting(2), 5)
    paper = new_paper(TINY, net, policy_for_searches(TINY))
    paper.states[0] = pack(s)
    TINY.kernel(PLAN_TURN)(TINY.mover(s), 1, np.array(how(POLICY, 50, draws=1)), np.zeros(4), net, paper)
    legal = TINY.legal(s)
    told = policy.likings(tiny_policy, policy.shown(TINY, s, TINY.mover(s), legal))
    assert paper.plan[1] == legal[int(np.argmax(told[legal]))]


def planned(seed: int, draws: int, layers: policy.Layers | None, **more: Any) -> list[int]:
    """The turn that a look-ahead finds best."""
    net, s = random_net(TINY, 1), TINY.new(Setting(2), 5)
    paper = new_paper(TINY, net, policy_for_searches(TINY) if layers else None)
    paper.states[0] = pack(s)
    row = np.array(how(NET, 50, tops=4, simulations=16, depth=1, quick=5, draws=draws, **more))
    TINY.kernel(PLAN_TURN)(TINY.mover(s), seed, row, np.array([0.15, 0.0, 1.0, 0.0]), net, paper)
    return [int(action) for action in paper.plan[1 : paper.plan[0] + 1]]


@needs_numba
def test_a_look_ahead_by_a_policy_gives_a_legal_turn_and_the_same_for_the_same_seed(tiny_policy: Any) -> None:
    legal = TINY.legal(TINY.new(Setting(2), 5))
    for seed in range(5):
        assert planned(seed, 4, tiny_policy)[0] in legal
        for hopes in (0, 1):
            assert planned(seed, 4, tiny_policy, hopes=hopes) == planned(seed, 4, tiny_policy, hopes=hopes)


@needs_numba
def test_without_its_policy_a_look_ahead_plays_on_by_searches() -> None:
    for seed in range(5):
        assert planned(seed, 4, None) == planned(seed, 0, None)


@needs_numba
def test_a_look_ahead_compares_what_the_policy_likes(tiny_policy: policy.Layers) -> None:
    """Where the search finds nothing, turns come from the policy alone: it likes this option, however bad it is."""
    wanted = TINY.legal(TINY.new(Setting(2), 5))[-1]
    tiny_policy[-1][0][:], tiny_policy[-1][1][:] = 0.0, 0.0
    tiny_policy[-1][1][wanted] = 50.0
    paper = new_paper(TINY, random_net(TINY, 1), policy_for_searches(TINY))
    s = TINY.new(Setting(2), 5)
    paper.states[0] = pack(s)
    row = np.array(how(NET, 50, tops=4, simulations=8, depth=1, quick=5, draws=2))
    TINY.kernel(PLAN_TURN)(TINY.mover(s), 1, row, np.array([0.15, 0.0, 1.0, 0.0]), random_net(TINY, 1), paper)
    firsts = [int(paper.tops[place, 1]) for place in range(6) if paper.top_values[place] > -1.0e18]
    assert wanted in firsts


def test_without_its_policy_the_top_level_plays_as_in_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "_policies", {"tzolkin": None})
    found, usual = (LEVELS[-1].rows(game(key)) for key in ("tzolkin", "teotihuacan"))
    assert [row.tolist() for row in found] == [row.tolist() for row in usual]


@pytest.mark.parametrize("spoiled", ["w0", "w1", "w2", "b1"])
def test_a_policy_whose_layers_do_not_fit_together_is_refused(spoiled: str, tmp_path: Path) -> None:
    layers = random_layers()
    number, place = int(spoiled[1]), "wb".index(spoiled[0])
    layers[number] = tuple(part[:-1] if i == place else part for i, part in enumerate(layers[number]))
    policy.save_policy(tmp_path / "p.npz", TINY, layers, {})
    with pytest.raises(BadNet, match=r"damaged|other insights"):
        policy.load_policy(tmp_path / "p.npz", TINY)


def test_the_top_level_follows_a_policy_where_one_is_shipped() -> None:
    draws = how(NET, 1, draws=1).index(1, 2)
    for key in GAMES:
        assert bool(LEVELS[-1].rows(game(key))[0][draws]) == policy.file_of(key).exists()
