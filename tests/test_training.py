"""Training: what self-play teaches, and that a network learns from it and goes on after a stop."""

from __future__ import annotations

import io
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from teocalli.bots import policy, searches
from teocalli.bots.judging import foretell_seats
from teocalli.bots.net import BadNet, load, random_net
from teocalli.bots.policy import pending_rows
from teocalli.bots.searches import Log, Searches, aims_of, rows_of
from teocalli.bots.settings import NET
from teocalli.engine.chance import advance, seeded
from teocalli.engine.game import Setting
from teocalli.engine.gpu import NoCupy, NoGpu
from teocalli.engine.gpu_check import NotCompared, NotTheSame, difference
from teocalli.engine.kernel import PlainRules
from teocalli.engine.observation import MOST_SEATS
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.lab import lines, measure, self_play, train
from teocalli.lab.many_check import SHOWN, told_by
from teocalli.lab.many_games import KERNELS, ManyGames
from teocalli.lab.self_play import Batch, Task, foretold, play_batch, some_turns_later, taught
from teocalli.lab.telling import LabRefused
from tests.disk import full_disk
from tests.engine.tiny import TINY

pytestmark = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lab knows the tiny game."""
    for module in (self_play, measure):
        monkeypatch.setattr(module, "game_of", lambda key: TINY)
    monkeypatch.setattr(searches, "_searches", {})
    monkeypatch.setattr(train, "measure", lambda key, net, seed: {})


def batch(seed: int = 1) -> Batch:
    net = random_net(TINY, 1)
    return play_batch(Task("tiny", seed, net, net, 0.3, 20, 0.5))


def test_moments_carry_how_the_game_ended_for_each_seat() -> None:
    net, log = random_net(TINY, 1), Log(TINY, 4000)
    results = Searches(TINY).play(
        6, TINY.setting(Setting(2)), 3, rows_of([NET, 9], [NET, 9]), aims_of([0, 0, 1], [1, 0, 0]), (net, net), log=log
    )
    found = taught(*log.written(), results, 2, np.random.default_rng(1))
    assert len(found.insights) == log.count // 2
    assert np.allclose(found.wins.sum(1), 1)
    assert (found.finals >= found.scores).all()
    first, second = results[0, :2], results[1, 1::-1]  # in the second game the players have changed seats
    assert found.finals[0].tolist() == first.tolist()
    assert second.tolist() in found.finals.tolist()


def test_a_moment_is_judged_by_the_next_ones_and_the_end_of_its_own_game() -> None:
    ends = np.array([[10.0], [10.0], [10.0], [90.0], [90.0]])
    judged = np.array([[1.0], [2.0], [4.0], [8.0], [16.0]])
    found = some_turns_later(ends, judged, np.array([0, 0, 0, 1, 1]), 0.5)
    assert found[:, 0].tolist() == [
        0.5 * 2 + 0.5 * (0.5 * 4 + 0.5 * 10),
        0.5 * 4 + 0.5 * 10,
        10,
        0.5 * 16 + 0.5 * 90,
        90,
    ]
    assert (some_turns_later(ends, judged, np.array([0, 0, 0, 1, 1]), 1.0) == ends).all()


def test_many_moments_are_judged_as_players_judge_one() -> None:
    net, searches, s = random_net(TINY, 3), Searches(TINY), TINY.new(Setting(2), 5)
    insights = np.zeros((1, 2, TINY.insight.count), np.float32)
    for seat in range(2):
        TINY.insight.look(s, seat, insights[0, seat])
    scores = np.array([[TINY.score(s, seat) / TINY.meta.score_unit for seat in range(2)]])
    points, shares = foretold(net, insights, scores)
    foretell_seats(PlainRules(TINY), s, 0, net, searches.paper)
    assert np.allclose(points[0], searches.paper.finals[:2], atol=1e-4)
    assert np.allclose(shares[0], searches.paper.finals[MOST_SEATS : MOST_SEATS + 2], atol=1e-5)


def test_a_network_learns_from_games() -> None:
    torch: Any = pytest.importorskip("torch")
    from teocalli.lab.learner import Learner, value_loss

    found = batch()
    given = [torch.from_numpy(a) for a in (found.insights, found.scores, found.finals, found.wins)]
    learner = Learner(random_net(TINY, 1))
    optimizer = torch.optim.Adam(learner.parameters(), lr=1e-2)
    losses = []
    for _ in range(40):
        loss = value_loss(learner, *given)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    assert losses[-1] < 0.8 * losses[0]


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    plan = train.Plan(tmp_path, 0.01, 1, budget=8, games=200, device="cpu")
    first = train.train(TINY, plan)
    second = train.train(TINY, plan)
    written = (tmp_path / "progress.jsonl").stat().st_size
    with full_disk(written + 20), pytest.raises(LabRefused, match="What is finished is kept"):
        train.train(TINY, plan)
    assert not (tmp_path / "progress.jsonl").read_text().endswith("\n"), "stopped in the middle of a line"
    assert second["games"] > first["games"] > 0
    _, card = load(tmp_path / "best.npz", TINY)
    assert card["games"] == second["games"]
    told = lines.read(tmp_path / "progress.jsonl")
    assert len(told) >= 2
    third = train.train(TINY, plan)
    assert third["games"] > second["games"]
    assert lines.read(tmp_path / "progress.jsonl")[: len(told)] == told
    assert lines.read(tmp_path / "progress.jsonl")[-1]["games"] == third["games"]
    assert "<svg" in (tmp_path / "curve.svg").read_text()


class Closed(io.StringIO):
    """The output of a command whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_only_what_cannot_be_written_is_blamed_on_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    plan = train.Plan(tmp_path, 0.001, 1, budget=8, games=200, device="cpu")
    with pytest.raises(BadNet, match="is missing or damaged"):
        train.train(TINY, replace(plan, start=tmp_path / "nowhere.npz"))
    monkeypatch.setattr(sys, "stdout", Closed())
    with pytest.raises(BrokenPipeError):
        train.train(TINY, plan)


def test_the_running_strength_is_measured_in_games() -> None:
    told = measure.measure("tiny", random_net(TINY, 1), 5)
    assert 0 <= told["over_greedy"] <= 1
    assert "winners_4" not in told


def test_many_games_on_a_gpu_are_those_on_the_processor() -> None:
    """The kernels for a GPU run here, thread after thread."""
    from tests.cuda_form import Processor

    tables = [ManyGames(TINY, 2, 6, 5), ManyGames(TINY, 2, 6, 5, Processor(TINY, KERNELS))]
    ends = 0
    for step in range(60):
        one, two = tables
        for name in SHOWN:
            assert (getattr(one, name) == getattr(two, name)).all(), (step, name)
        actions = (one.masks * (1 + (np.arange(one.masks.shape[1]) + step) % 3)).argmax(1)
        for table in tables:
            table.actions[:] = actions
            table.step()
        ends += int(one.ended.sum())
        rows = pending_rows(TINY)
        assert ((rows[:-1] <= one.pending) & (one.pending < rows[1:])).all(), "a row of another cell"
    assert ends > 6
    assert (one.masks.sum(1) == one.menus[:, 0]).all()


def test_an_action_that_is_not_offered_is_not_carried_out() -> None:
    table, twin, other = (ManyGames(TINY, 2, 3, 5) for _ in range(3))
    found = set()
    for _ in range(12):
        table.actions[:] = -7
        twin.actions[:] = twin.menus[:, 1]
        other.actions[:] = other.menus[range(3), other.menus[:, 0]]
        for games in (table, twin, other):
            games.step()
        for name in SHOWN:
            assert (getattr(table, name) == getattr(twin, name)).all(), name
            if (getattr(table, name) != getattr(other, name)).any():
                found.add(name)
    assert {"masks", "scores"} <= found, "it matters which option is carried out"


def test_games_of_a_training_are_compared_in_all_that_they_show() -> None:
    one, two = (told_by(ManyGames(TINY, 2, 6, 5)) for _ in range(2))
    assert difference(one, two, 40) == ""
    for name in SHOWN:
        wrong = {**two(None), name: 1 + two(None)[name]}
        assert difference(one, {None: wrong}.__getitem__, 1) == f"step 0: {name} differ"


def test_a_training_on_a_gpu_begins_with_games_that_were_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from teocalli.games import game
    from teocalli.lab import policy_train

    asked: list[Any] = []

    def refused(error: Exception) -> str:
        def fail(*given: Any) -> None:
            asked.append(given[2:])
            raise error

        monkeypatch.setattr(policy_train, "checked_gpu", fail)
        with pytest.raises(LabRefused) as told:
            policy_train.gpu_of(game("theocracy"), "cuda")
        return str(told.value)

    assert "needs CuPy" in refused(NoCupy())
    assert "no NVIDIA GPU that it can use here (driver too old)" in refused(NoGpu(RuntimeError("driver too old")))
    assert "Theocracy plays differently from the processor (step 3" in refused(NotTheSame("step 3: masks differ"))
    assert "Theocracy could not be compared with the processor (no memory)" in refused(NotCompared("no memory"))
    assert set(asked) == {("teocalli.lab.many_check",)}


def test_a_policy_learns_from_choices_of_a_turn_that_goes_on(tmp_path: Path) -> None:
    torch: Any = pytest.importorskip("torch")
    from teocalli.lab.policy_train import PolicyCourse

    course = PolicyCourse(TINY, train.Plan(tmp_path, 0.01, 1, games=2, device="cpu", by="policy"), "cpu")
    table = course.tables[0]
    played = table.play(course.policy, course.learner, 4)

    def unchanged() -> list[bool]:
        """Whether the judge and the chooser are as they were before they learned from what was played."""
        before = [[p.detach().clone() for p in part.parameters()] for part in (course.learner, course.policy)]
        course._study(table, played, 0.5)
        after = [[p.detach() for p in part.parameters()] for part in (course.learner, course.policy)]
        assert all(p.isfinite().all() for part in after for p in part)
        return [all(map(torch.equal, *both)) for both in zip(before, after, strict=True)]

    played.begins[:] = False
    assert unchanged() == [True, False], "nothing to judge"
    played.is_choice[:] = False
    assert unchanged() == [True, True], "and nothing to choose"


def test_what_came_of_a_choice_is_seen_at_ones_own_next_choices() -> None:
    torch: Any = pytest.importorskip("torch")
    from teocalli.bots.settings import A_WIN, RIVALRY
    from teocalli.lab.policy import Moment, own_turns_later

    # One game of two, seats 0 0 1 0 1; the fourth moment has no choice, with the last the game ends.
    steps: dict[str, list[Any]] = {
        "movers": [0, 0, 1, 0, 1], "turns": [1, 1, 2, 3, 4], "is_choice": [True, True, True, False, True],
        "expected": [1.0, 2.0, 4.0, 99.0, 8.0], "ended": [False, False, False, False, True],
    }  # fmt: skip
    parts: dict[str, Any] = {name: torch.tensor([[value] for value in values]) for name, values in steps.items()}
    parts["final_points"] = torch.tensor([[[0.0, 0.0]]] * 4 + [[[40.0, 20.0]]])
    parts["final_shares"] = torch.tensor([[[0.0, 0.0]]] * 4 + [[[1.0, 0.0]]])
    played = Moment(**{**dict.fromkeys(Moment._fields), **parts})
    ends = 40 - RIVALRY * 20 + A_WIN, 20 - RIVALRY * 40
    came = own_turns_later(played, torch.tensor([[7.0, 7.0]]), 0.5)[:, 0].tolist()
    later = 0.5 * ends[1] + 0.5 * 8.0  # the other's next choice is in another turn
    assert came == pytest.approx([ends[0], ends[0], later, ends[0], ends[1]])
    parts["ended"][-1], parts["turns"][-1] = False, 2
    came = own_turns_later(Moment(**{**dict.fromkeys(Moment._fields), **parts}), torch.tensor([[7.0, 9.0]]), 0.5)
    assert came[:, 0].tolist() == pytest.approx([7.0, 7.0, 9.0, 7.0, 9.0]), "in the same turn only the end counts"


def test_a_policy_and_its_training_go_on_where_they_stopped(tmp_path: Path) -> None:
    torch: Any = pytest.importorskip("torch")
    torch.manual_seed(1)
    plan = train.Plan(tmp_path, 0.03, 1, games=64, device="cpu", by="policy")
    first = train.train(TINY, plan)
    second = train.train(TINY, plan)
    assert second["games"] > first["games"] > 0
    assert load(tmp_path / "best.npz", TINY)[1]["decisions"] == second["decisions"] > 0
    assert "policy" in torch.load(tmp_path / "checkpoint.pt")
    layers = policy.load_policy(tmp_path / "policy.npz", TINY)
    s = TINY.new(Setting(2), 1)
    assert len(policy.likings(layers, policy.shown(TINY, s, 0, TINY.legal(s)))) >= TINY.actions.size
    assert "<svg" in (tmp_path / "curve.svg").read_text()


def test_trainings_of_two_kinds_in_one_folder_keep_each_others_parts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    torch: Any = pytest.importorskip("torch")
    from teocalli.lab.policy_train import PolicyCourse

    def after(kind: type[train.Course]) -> dict[str, Any]:
        """A training of some kind that goes on in the folder for no time at all; its parts."""
        course = kind(TINY, train.Plan(tmp_path, 0.01, 1, games=2, device="cpu"), "cpu")
        course.resume()
        course._save_checkpoint()
        return course.parts

    after(train.Course)
    assert not caplog.records
    before = after(PolicyCourse)["policy"].state_dict()
    (told,) = caplog.records
    assert "begin anew: policy, policy_optimizer" in told.getMessage()
    after(train.Course)
    now = after(PolicyCourse)["policy"].state_dict()
    assert all(torch.equal(before[name], now[name]) for name in before)
    assert len(caplog.records) == 1, "nothing begins anew"


def test_a_checkpoint_that_lacks_more_than_the_policy_is_refused(tmp_path: Path) -> None:
    torch: Any = pytest.importorskip("torch")
    course = train.Course(TINY, train.Plan(tmp_path, 0.01, 1, device="cpu"), "cpu")
    course._save_checkpoint()
    whole = torch.load(tmp_path / "checkpoint.pt")
    for part in ("weights", "optimizer", "games"):
        torch.save({name: kept for name, kept in whole.items() if name != part}, tmp_path / "checkpoint.pt")
        with pytest.raises(LabRefused, match=f"has no “{part}”"):
            course.resume()


def test_what_plays_in_a_training_is_one_of_two(tmp_path: Path) -> None:
    with pytest.raises(LabRefused, match="by search or policy, not by “polcy”"):
        train.Plan(tmp_path, 1, 1, by="polcy")


def test_a_policy_is_shown_the_same_when_it_learns_and_when_it_plays() -> None:
    pytest.importorskip("torch")
    from teocalli.lab.policy import Watched

    table, chance = ManyGames(TINY, 2, 1, 5), np.random.default_rng(2)
    watched, plain = Watched(table), TINY.new(Setting(2), seeded_first(5))
    for _ in range(12):
        row = policy.shown(TINY, plain, TINY.mover(plain), TINY.legal(plain))
        assert np.array_equal(watched.shown()[0].numpy(), row)
        table.actions[0] = chance.choice(TINY.legal(plain))
        TINY.rulebook.act(plain, int(table.actions[0]))
        table.step()
        if plain.over:
            break


def seeded_first(seed: int) -> int:
    """The seed of the first of many games."""
    return advance(seeded(seed)) >> 1
