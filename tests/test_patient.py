"""The bot with a budget of time: more time, more guesses, on several threads."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from teocalli.bots import levels, patient
from teocalli.bots.base import situation
from teocalli.bots.desk import LEVELS as MOST_DECISIONS
from teocalli.bots.levels import LEVELS
from teocalli.bots.net import random_net
from teocalli.bots.patient import GUESSES, PatientBot
from teocalli.bots.registry import BOTS, new_bot
from teocalli.bots.settings import NET, how
from teocalli.bots.weighing import Weight
from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from tests.engine.tiny import TINY

pytestmark = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")
LEVEL = replace(LEVELS[-1], how=how(NET, 50, tops=8, simulations=8, depth=1, quick=5))
HERE = bytes(range(8))


@pytest.fixture(autouse=True)
def tiny_net(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_nets", {"tiny": random_net(TINY, 1)})


def ticking(seconds: float) -> Iterator[float]:
    """A clock that has gone on a little each time somebody looks."""
    now = 0.0
    while True:
        yield now
        now += seconds


class Noted(PatientBot):
    """Notes what it weighs: how many turns, which guesses, what came of it, in which thread."""

    def __init__(self, threads: int) -> None:
        super().__init__(5, threads)
        self.level = LEVEL
        self.weighed: list[tuple[int, int]] = []
        self.found: dict[int, Any] = {}
        self.by: set[int] = set()

    def _weigh(self, *given: Any) -> Any:
        self.weighed.append((len(given[-2]), given[-1]))
        self.by.add(threading.get_ident())
        found = self.found[given[-1]] = super()._weigh(*given)
        return found


def five_turns() -> Any:
    """Plans of one decision; some repeat."""
    legal, turns = TINY.legal(TINY.new(Setting(2), 5)), np.zeros((5, MOST_DECISIONS + 1), np.int64)
    turns[:, 0], turns[:, 1] = 1, [legal[i % len(legal)] for i in range(5)]
    return turns


def weighed(monkeypatch: pytest.MonkeyPatch, threads: int, seconds: float) -> tuple[Any, Noted]:
    """The turn that is best of five, by a clock that goes on by a second whenever it is looked at."""
    clock = ticking(1.0)
    monkeypatch.setattr(patient, "monotonic", lambda: next(clock))
    asked = situation(TINY, TINY.new(Setting(2), 5), seconds)
    thinker = Noted(threads)
    return thinker._weighed(TINY, random_net(TINY, 1), asked, five_turns(), 0.0, HERE), thinker


def test_time_is_shared_out_among_rounds_that_drop_the_worse_half(monkeypatch: pytest.MonkeyPatch) -> None:
    best, thinker = weighed(monkeypatch, 2, 12.0)
    turns = [count for count, _ in thinker.weighed]
    assert list(dict.fromkeys(turns)) == [5, 3, 2]
    assert len({turns.count(count) for count in (5, 3, 2)}) <= 2, "about as often"
    assert sorted(number for _, number in thinker.weighed) == list(range(len(turns))), "all guesses are others"
    assert best.tolist() in five_turns().tolist()
    _, longer = weighed(monkeypatch, 2, 24.0)
    assert len(longer.weighed) > len(turns)


def test_who_is_best_on_average_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    worth = np.array([3.0, 1.0, 9.0, 2.0, 4.0])

    def told(self: Any, *given: Any) -> Any:
        turns = given[-2]
        found = np.zeros((1 + len(turns), 2 * 4))
        found[1:, Weight.GUESSES] = GUESSES
        found[1:, Weight.VALUE] = GUESSES * worth[turns[:, 2]]
        return found

    monkeypatch.setattr(PatientBot, "_weigh", told)
    clock, turns = ticking(1.0), five_turns()
    turns[:, 2] = range(5)
    monkeypatch.setattr(patient, "monotonic", lambda: next(clock))
    asked = situation(TINY, TINY.new(Setting(2), 5), 12.0)
    best = PatientBot(5, 2)._weighed(TINY, random_net(TINY, 1), asked, turns, 0.0, HERE)
    assert best[2] == 2


def test_several_threads_weigh_what_one_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each number has guesses of its own, whoever weighs them."""
    (_, one), (_, three) = (weighed(monkeypatch, threads, 6.0) for threads in (1, 3))
    assert one.by.isdisjoint({threading.get_ident()})
    assert len(three.weighed) == 3 * len(one.weighed)
    assert np.array_equal(one.found[0], three.found[0])
    assert not np.array_equal(three.found[0], three.found[1])
    assert (three.found[0][1:, Weight.GUESSES] == GUESSES).all()


def test_guesses_depend_on_the_situation(monkeypatch: pytest.MonkeyPatch) -> None:
    _, one = weighed(monkeypatch, 1, 6.0)
    monkeypatch.setattr("tests.test_patient.HERE", bytes(8))
    _, other = weighed(monkeypatch, 1, 6.0)
    assert not np.array_equal(one.found[0], other.found[0])


@pytest.mark.parametrize("seconds", [0.0, 6.0])
def test_it_answers_with_and_without_time(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ticking(1.0)
    monkeypatch.setattr(patient, "monotonic", lambda: next(clock))
    for seed in range(5):
        thinker, asked = Noted(2), situation(TINY, TINY.new(Setting(2), seed), seconds)
        assert thinker.choose(asked) in asked.tokens
        assert bool(thinker.weighed) == bool(seconds)


def test_it_can_be_asked_for_by_name_but_is_not_offered_at_tables() -> None:
    assert new_bot("patient", 1, "tiny").name == "patient"
    assert not BOTS["patient"].at_tables
