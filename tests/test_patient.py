"""The bot with a budget of time: more time, more guesses; and it plays like the top level where it has none."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from teocalli.bots import levels, patient
from teocalli.bots.base import situation
from teocalli.bots.levels import LEVELS, LearnedBot
from teocalli.bots.net import random_net
from teocalli.bots.patient import GUESSES, PatientBot
from teocalli.bots.registry import BOTS, new_bot
from teocalli.bots.settings import NET, how
from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from tests.engine.tiny import TINY

pytestmark = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
LEVEL = replace(LEVELS[-1], how=how(NET, 50, tops=4, simulations=8, depth=1, quick=5))


@pytest.fixture(autouse=True)
def tiny_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_nets", {"tiny": random_net(TINY, 1)})


def ticking(seconds: float) -> Iterator[float]:
    """A clock that has gone on a little each time somebody looks."""
    now = 0.0
    while True:
        yield now
        now += seconds


def bot(
    monkeypatch: pytest.MonkeyPatch, threads: int = 2, tick: float = 1.0
) -> tuple[PatientBot, list[tuple[int, int]]]:
    """A bot with a clock of its own, and what it weighs: how many turns, which guesses."""
    clock, weighed = ticking(tick), []
    monkeypatch.setattr(patient, "monotonic", lambda: next(clock))
    found = PatientBot(5, threads)
    found.level = LEVEL
    weigh = found._weigh

    def noted(*given: Any) -> Any:
        weighed.append((len(given[-2]), given[-1]))
        return weigh(*given)

    monkeypatch.setattr(found, "_weigh", noted)
    return found, weighed


def test_time_is_shared_out_among_rounds_that_drop_the_worse_half(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, weighed = bot(monkeypatch)
    asked = situation(TINY, TINY.new(Setting(2), 5), seconds=12.0)
    assert thinker.choose(asked) in asked.tokens
    turns = [count for count, _ in weighed]
    assert turns == sorted(turns, reverse=True)
    assert {turns[0], turns[-1]} == {turns[0], (turns[0] + 1) // 2}
    assert sorted(number for _, number in weighed) == list(range(len(weighed))), "all guesses are others"
    again, more = bot(monkeypatch)
    again.choose(replace(asked, seconds=24.0))
    assert len(more) > len(weighed)


def test_without_time_it_plays_like_the_top_level(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(5):
        thinker, weighed = bot(monkeypatch)
        asked = situation(TINY, TINY.new(Setting(2), seed), seconds=0.0)
        assert thinker.choose(asked) == LearnedBot(LEVEL, 5).choose(asked)
        assert weighed == []


def test_several_threads_weigh_what_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number has guesses of its own, whoever weighs them."""
    s = TINY.new(Setting(2), 5)
    asked, net = situation(TINY, s), random_net(TINY, 1)
    turns = np.zeros((2, levels.new_paper(TINY, net, None).tops.shape[1]), np.int64)
    turns[:, 0], turns[:, 1] = 1, TINY.legal(s)[:2]
    row, aims = LEVEL.rows(TINY, 2)
    row[patient.How.SIMULATIONS] = GUESSES
    found = []
    for threads in (1, 3):
        thinker = PatientBot(5, threads)
        thinker._papers = [levels.new_paper(TINY, net, None) for _ in range(threads)]
        found.append([thinker._weigh(TINY, net, asked, row, aims, turns, number) for number in range(3)])
    assert np.array_equal(*found)
    assert (found[0][0][1:, patient.Weight.GUESSES] == GUESSES).all()


def test_it_can_be_asked_for_by_name_but_is_not_offered_at_tables() -> None:
    assert new_bot("patient", 1, "tiny").name == "patient"
    assert not BOTS["patient"].at_tables
