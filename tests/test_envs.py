"""The environments pass the suites of PettingZoo, Gymnasium and OpenSpiel, for all games and numbers of players."""

from __future__ import annotations

import importlib
import os
import re
import warnings
from contextlib import nullcontext
from copy import copy
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from teocalli import GAMES, IllegalAction, Setting, game
from teocalli.engine.refusals import BadUse
from teocalli.engine.replacing import HAVE_NUMBA

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
TABLES = [(key, players) for key in GAMES for players in game(key).meta.players]
every_table = pytest.mark.parametrize(("key", "players"), TABLES)


def aec(key: str) -> Any:
    return importlib.import_module(f"teocalli.envs.{key}_v0")


@every_table
def test_pettingzoos_api_test_is_green(key: str, players: int) -> None:
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec(key).env(players=players), num_cycles=60)


@every_table
def test_pettingzoos_seed_and_render_tests_are_green(key: str, players: int) -> None:
    from pettingzoo.test import render_test, seed_test

    made = partial(aec(key).env, players=players)
    seed_test(made, num_cycles=60)
    render_test(lambda render_mode=None: made(render_mode=render_mode))


@every_table
def test_gymnasiums_checker_is_green(key: str, players: int) -> None:
    from gymnasium.utils.env_checker import check_env

    import teocalli.envs  # noqa: F401

    env = gymnasium.make(f"teocalli/{key.capitalize()}-v0", players=players)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_gives_its_reward_at_the_end(key: str) -> None:
    env = aec(key).raw_env(players=2, reward="rank")
    env.reset(seed=4)
    chooser = np.random.default_rng(1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    ranks = game(key).ranks(env.board.plain)
    assert list(totals.values()) == [1.0 if rank == 1 else -1.0 for rank in ranks]


@every_table
def test_observation_and_mask_are_those_of_the_plain_form(key: str, players: int) -> None:
    from teocalli.envs.board import Board

    g = game(key)
    board = Board(g, Setting(players))
    chooser = np.random.default_rng(3)
    board.begin(9)
    for _ in range(80):
        if board.is_over:
            break
        s = board.plain
        assert board.mover == g.mover(s)
        assert sorted(np.flatnonzero(board.mask())) == sorted(g.legal(s))
        for seat in range(players):
            plain = g.observation.of(s, seat) - g.observation.first[:-1]
            assert (board.observe(seat) == plain).all()
            assert (plain >= 0).all()
            assert (plain < board.sizes).all()
        board.act(int(chooser.choice(board.legal())))


def fewest_in_single_games(kind: str, ask: str) -> int:
    """The smallest number of options that an agent was asked with in a game of Tzolk'in."""
    from teocalli.envs.single import SingleEnv

    env: Any = SingleEnv("tzolkin", ask=ask) if kind == "gymnasium" else aec("tzolkin").raw_env(ask=ask)
    env.reset(seed=2)
    chooser, fewest = np.random.default_rng(1), 99
    while not env.board.is_over:
        options = env.board.legal()
        fewest = min(fewest, len(options))
        env.step(int(chooser.choice(options)))
    return fewest


def fewest_in_a_vector(ask: str) -> int:
    from teocalli.envs.vector import VectorEnv

    env = VectorEnv("tzolkin", num_envs=1, ask=ask)
    seen, _ = env.reset(seed=2)
    chooser, fewest = np.random.default_rng(1), 99
    while not env.over[0]:
        options = np.flatnonzero(seen["action_mask"][0])
        fewest = min(fewest, len(options))
        seen, *_ = env.step(np.array([chooser.choice(options)]))
    return fewest


def fewest_in_openspiel(ask: str) -> int:
    pyspiel = pytest.importorskip("pyspiel")
    import teocalli.envs.open_spiel  # noqa: F401

    state = pyspiel.load_game("python_teocalli_tzolkin", {"ask": ask}).new_initial_state()
    state.apply_action(2)
    chooser, fewest = np.random.default_rng(1), 99
    while not state.is_terminal():
        options = state.legal_actions()
        fewest = min(fewest, len(options))
        state.apply_action(int(chooser.choice(options)))
    return fewest


@pytest.mark.parametrize(("ask", "fewest"), [("choices", 2), ("all", 1)])
@pytest.mark.parametrize("kind", ["pettingzoo", "gymnasium", "vector", "openspiel"])
def test_forced_steps_are_not_asked_for_unless_somebody_wants_to_be_asked(kind: str, ask: str, fewest: int) -> None:
    if kind == "vector":
        found = fewest_in_a_vector(ask)
    elif kind == "openspiel":
        found = fewest_in_openspiel(ask)
    else:
        found = fewest_in_single_games(kind, ask)
    assert found == fewest


def test_what_cannot_be_is_refused() -> None:
    env = aec("theocracy").raw_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for wrong in (illegal, -1):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    with pytest.raises(BadUse, match="no reward"):
        aec("theocracy").raw_env(reward="fame")
    with pytest.raises(BadUse, match="does not say when to ask"):
        aec("theocracy").raw_env(ask="never")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("key", GAMES)
def test_the_vector_environment_plays_what_single_games_play(key: str, players: int) -> None:
    from teocalli.envs.vector import VectorEnv

    env = VectorEnv(key, num_envs=5, players=players, seat=2)
    seen, _ = env.reset(seed=3)
    twin = VectorEnv(key, num_envs=5, players=players, seat=2, threads=2)
    twin.reset(seed=3)
    chooser = np.random.default_rng(2)
    finished = 0
    for _ in range(900):
        masks = seen["action_mask"]
        actions = np.array([chooser.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])
        for i in range(5):
            if not env.over[i]:
                s = env.game.compiled.plain(env.states[i])
                assert sorted(np.flatnonzero(masks[i])) == sorted(env.game.legal(s))
                assert env.game.mover(s) == 1
                plain = env.game.observation.of(s, 1) - env.game.observation.first[:-1]
                assert (seen["observation"][i] == plain).all()
        seen, rewards, over, _, _ = env.step(actions)
        twin.step(actions)
        finished += int(over.sum())
        for done in np.flatnonzero(over):
            first, own, *others = env.game.scores(env.game.compiled.plain(env.states[done]))
            assert rewards[done] == pytest.approx(own - max([first, *others]))
        if finished > 5:
            break
    assert finished > 5
    assert env.observation_space.contains(seen)
    assert (twin.states == env.states).all()
    assert all((twin._shown()[name] == seen[name]).all() for name in seen)
    twin.close()


def test_an_illegal_action_ends_its_game_and_no_other() -> None:
    from teocalli.envs.vector import VectorEnv

    env = VectorEnv("theocracy", num_envs=3)
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, told, over, _, _ = env.step(actions)
    assert over.tolist() == [False, True, False]
    assert told.tolist() == [0.0, -1.0, 0.0]
    _, _, over, _, _ = env.step(np.zeros(3, np.int64))
    assert not over[1]


def test_make_vec_knows_the_devices_and_says_what_a_gpu_needs() -> None:
    import teocalli.envs  # noqa: F401
    from teocalli.engine import gpu

    def made(**parameters: Any) -> Any:
        return gymnasium.make_vec("teocalli/Tzolkin-v0", 2, "vector_entry_point", **parameters)

    assert made(threads=1).num_envs == 2
    with pytest.raises(BadUse, match="cpu, cuda"):
        made(device="abacus")
    try:
        gpu.cupy()
    except BadUse as refused:
        with pytest.raises(BadUse, match=re.escape(str(refused)[:30])):
            made(device="cuda")


class FakeCupy:
    """A CuPy that knows its device and driver."""

    def __init__(self, name: str = "NVIDIA H200", driver: int = 13000) -> None:
        runtime = SimpleNamespace(
            getDeviceProperties=lambda at: {"name": name.encode()}, driverGetVersion=lambda: driver
        )
        self.cuda = SimpleNamespace(runtime=runtime, Device=lambda: SimpleNamespace(id=0))


def test_kernels_that_were_not_found_equal_to_the_processor_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from teocalli.engine import gpu_check

    code, check = tmp_path / "cuda.ptx", partial(gpu_check.checked, game("tzolkin"), tmp_path / "cuda.ptx")
    with pytest.raises(gpu_check.NotCompared, match="No module named"):
        check(FakeCupy(), "teocalli.nowhere")
    (tmp_path / "found.py").write_text("from teocalli.engine.gpu_check import end\nend('2 players, masks differ')\n")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with pytest.raises(gpu_check.NotTheSame, match=r"^2 players, masks differ$"):
        check(FakeCupy(), "found")
    assert "Comparing Tzolk'in" in caplog.text
    assert check(FakeCupy(), "this") == code, "a process that ends well vouches for it"
    assert check(FakeCupy(), "teocalli.nowhere") == code, "once is enough"
    for other in (FakeCupy("NVIDIA A100"), FakeCupy(driver=13010)):
        with pytest.raises(gpu_check.NotCompared):
            check(other, "teocalli.nowhere")
    monkeypatch.setattr(gpu_check, "LIMIT", 0.0)
    with pytest.raises(gpu_check.NotCompared, match="no answer within"):
        check(FakeCupy("NVIDIA A100"), "this")


def test_a_gpu_that_plays_other_games_or_cannot_be_compared_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from teocalli.engine.gpu_check import NotCompared, NotTheSame
    from teocalli.envs import cuda_vector

    def refused(error: Exception) -> str:
        def fails(*asked: Any) -> None:
            assert asked[2:] == ("teocalli.envs.cuda_check",)
            raise error

        monkeypatch.setattr(cuda_vector, "checked_gpu", fails)
        with pytest.raises(BadUse) as told:
            cuda_vector.device_with(game("theocracy"), None)
        return str(told.value)

    differs, unknown = refused(NotTheSame("2 players, step 3: rewards differ")), refused(NotCompared("no memory"))
    assert differs.startswith("On this GPU Theocracy plays differently from the processor (2 players, step 3")
    assert unknown.startswith("On this GPU Theocracy could not be compared with the processor (no memory)")


@pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
def test_a_game_says_how_much_of_it_is_inlined(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from teocalli.engine import cuda, gpu_check

    asked: list[int] = []

    def kept(game: Any, kernels: Any, capability: Any, inlining: int) -> Path:
        asked.append(inlining)
        return tmp_path

    monkeypatch.setattr(cuda, "kept_ptx", kept)
    for name in ("cupy", "capability", "checked", "Gpu"):
        monkeypatch.setattr(gpu_check, name, lambda *_: None)
    for key in ("tzolkin", "theocracy"):
        gpu_check.checked_gpu(game(key), (), "somewhere")
    assert asked == [cuda.INLINING, 0], "Theocracy is not inlined"


def test_an_observation_whose_values_could_not_be_told_apart_is_refused() -> None:
    from teocalli.engine.observation import ROWS
    from teocalli.envs.changes import SPAN, tables_of

    tables, size = copy(game("tzolkin").observation), game("tzolkin").state.dtype.itemsize // 2
    for rows, is_known in ((SPAN + 1, True), (SPAN + 2, False)):
        tables.table = tables.table.copy()
        tables.table[0, ROWS] = rows
        with nullcontext() if is_known else pytest.raises(ValueError, match="too many values"):
            tables_of(tables, 0, 2, size)


def test_two_environments_are_compared_step_by_step() -> None:
    from teocalli.envs.cuda_check import compare
    from teocalli.envs.vector import VectorEnv

    assert compare(VectorEnv("tzolkin", 3), VectorEnv("tzolkin", 3), 20) == ""
    assert compare(VectorEnv("tzolkin", 3), VectorEnv("tzolkin", 3, seat=2), 20) == "step 0: observations differ"


class FakeEnv:
    """Two games that always tell the same."""

    def __init__(self, mask: int = 1, reward: float = 1.0, over: bool = False) -> None:
        self.states, self.told = np.zeros((2, 4), np.uint8), (np.array([0.0, reward]), np.array([False, over]))
        self.seen = {"observation": np.zeros((2, 3), np.int16), "action_mask": np.array([[1, 1], [1, mask]], np.int8)}

    def reset(self, seed: int) -> Any:
        return self.seen, {}

    def step(self, actions: Any) -> Any:
        return self.seen, *self.told, np.zeros(2, bool), {}


def test_a_comparison_finds_whatever_differs_alone() -> None:
    from teocalli.envs.cuda_check import compare

    assert compare(FakeEnv(), FakeEnv(), 5) == ""
    assert compare(FakeEnv(), FakeEnv(mask=0), 5) == "step 0: masks differ"
    assert compare(FakeEnv(), FakeEnv(reward=-7.0), 5) == "step 1: rewards differ"
    assert compare(FakeEnv(), FakeEnv(over=True), 5) == "step 1: ends differ"


@every_table
def test_openspiel_plays_whole_games(key: str, players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import teocalli.envs.open_spiel  # noqa: F401

    played = pyspiel.load_game(f"python_teocalli_{key}", {"players": players})
    state = played.new_initial_state()
    chooser = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chooser.integers(played.max_chance_outcomes())))
        else:
            assert state.clone().legal_actions() == state.legal_actions()
            state.apply_action(int(chooser.choice(state.legal_actions())))
    assert len(state.returns()) == players
    pyspiel.random_sim_test(played, num_sims=1, serialize=players == 2, verbose=False)


def test_a_stored_state_of_openspiel_goes_on_as_the_first_would() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import teocalli.envs.open_spiel  # noqa: F401

    played = pyspiel.load_game("python_teocalli_tzolkin", {"players": 3})
    state = played.new_initial_state()
    for action in (7, None, None):
        state.apply_action(state.legal_actions()[-1] if action is None else action)
    _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(played, state))
    while not state.is_terminal():
        assert twin.legal_actions() == state.legal_actions() == state.legal_actions(state.current_player())
        assert state.legal_actions((state.current_player() + 1) % 3) == []
        for each in (state, twin):
            each.apply_action(each.legal_actions()[-1])
    assert twin.returns() == state.returns()


def test_openspiels_own_search_runs() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import teocalli.envs.open_spiel  # noqa: F401

    played = pyspiel.load_game("python_teocalli_theocracy")
    state = played.new_initial_state()
    state.apply_action(7)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(played, 2.0, 5, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()
