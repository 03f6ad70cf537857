"""Hints and analyses: what options and turns are worth, as the seat that must choose knows it."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from teocalli import analyse
from teocalli.bots import levels
from teocalli.bots.analysis import Adviser, NoAdvice, _shown_rank, turns_of
from teocalli.bots.net import empty_net
from teocalli.bots.weighing import WEIGHTS, Weight, drop_worse
from teocalli.engine import game_record
from teocalli.engine.game import Setting
from teocalli.engine.game_record import shown_scores
from teocalli.engine.replacing import HAVE_NUMBA
from tests.engine.tiny import TINY

needs_numba = pytest.mark.skipif(not HAVE_NUMBA, reason="Numba is not installed")


@pytest.fixture
def adviser(monkeypatch: pytest.MonkeyPatch) -> Adviser:
    """Somebody who knows nothing of the game but its rules: a network that expects nothing to change."""
    monkeypatch.setitem(levels._nets, "tiny", empty_net(TINY))
    return Adviser(TINY)


@needs_numba
def test_a_hint_weighs_every_option_and_gives_the_same_answer_again(adviser: Adviser) -> None:
    s = TINY.new(Setting(2), 4)
    found = adviser.hint(s)
    assert sorted(one.token for one in found) == sorted(TINY.tokens(s))
    assert found == adviser.hint(s)
    assert all(0 <= one.prospect.win <= 1 for one in found)


@needs_numba
def test_a_hint_points_to_what_wins_at_once(adviser: Adviser) -> None:
    s = TINY.new(Setting(2), 4)
    s.heap, s.players[0].card[0] = 3, -1
    best, *others = adviser.hint(s)
    assert (best.token, best.prospect.win) == ("take 3", 1.0)
    assert all(other.prospect.win < 1 for other in others)


def test_the_best_plans_are_weighed_on_the_same_guesses() -> None:
    found = np.zeros((8, WEIGHTS))
    found[1:, Weight.VALUE], found[1:, Weight.GUESSES] = (3, 90, 1, 2, 4, 5, 6), 8
    drop_worse(found)
    assert list(np.flatnonzero(found[1:, Weight.IS_OUT] == 0)) == [1, 5, 6], "one is far above the average of all"


def test_a_hint_is_ordered_by_what_it_shows() -> None:
    rows = np.zeros((4, WEIGHTS))
    rows[:, Weight.GUESSES], rows[:, Weight.VALUE] = (64, 64, 64, 8), (90, 80, 70, 99)
    rows[:, Weight.WIN], rows[:, Weight.POINTS] = (32, 32.1, 38, 8), (640, 704, 512, 900)
    assert sorted(range(4), key=lambda k: _shown_rank(rows[k])) == [2, 1, 0, 3], "whole percents, then points"


@needs_numba
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(adviser: Adviser) -> None:
    for seed in range(10):
        s = TINY.new(Setting(2), seed)
        assert adviser.hint(s) == adviser.hint(TINY.guess(s, 0, seed + 100))


@needs_numba
def test_the_chances_of_all_seats_add_up_and_end_with_the_result(adviser: Adviser) -> None:
    s = TINY.new(Setting(2), 4)
    assert sum(seat.win for seat in adviser.prospects(s)) == pytest.approx(1)
    s.over, s.players[1].points = 1, 5
    assert [(seat.points, seat.win) for seat in adviser.prospects(s)] == [(0, 0), (5, 1)]


@needs_numba
def test_a_turn_that_gives_the_win_away_is_named_with_the_better_one(adviser: Adviser) -> None:
    s = TINY.new(Setting(2), 4)
    s.heap, s.players[0].card[0], s.players[1].card[0] = 3, -1, -1
    take = TINY.actions.action
    turn = adviser.judge(s, 7, [take("take 1")])
    assert (turn.first, turn.seat, turn.tokens, turn.better) == (7, 0, ("take 1",), ("take 3",))
    assert turn.lost_chance == pytest.approx(1 - turn.played.win)
    assert turn.lost_chance > 0
    assert adviser.judge(s, 7, [take("take 3")]).better == ()


def test_turns_are_found_as_they_were_played() -> None:
    record, s = game_record.new_record(TINY, Setting(2), 4), TINY.new(Setting(2), 4)
    actions = played_of(s)
    found = list(turns_of(TINY, TINY.new(record.setting, record.seed), actions))
    assert [action for _, _, turn in found for action in turn] == actions
    assert [first for first, _, _ in found] == [sum(len(t) for _, _, t in found[:n]) for n in range(len(found))]
    assert all(one.turn != other.turn for (_, one, _), (_, other, _) in pairwise(found))


def played_of(s: Any) -> list[int]:
    actions = []
    while not s.over:
        actions.append(TINY.legal(s)[-1])
        TINY.apply(s, actions[-1])
    return actions


@needs_numba
def test_a_record_is_told_in_words_and_for_programs(adviser: Adviser) -> None:
    record, s = game_record.new_record(TINY, Setting(2), 4), TINY.new(Setting(2), 4)
    record.tokens += map(TINY.actions.token, played_of(s))
    record.end = shown_scores(TINY, s)
    heard: list[tuple[int, int]] = []
    turns = analyse.judged(TINY, record, lambda done, of: heard.append((done, of)))
    assert heard[-1][0] == len(turns) <= heard[-1][1]
    told = json.loads(json.dumps(analyse.report(TINY, turns)))
    for turn in told["turns"]:
        assert turn["tokens"] == record.tokens[turn["first"] : turn["first"] + len(turn["tokens"])]
    head, *lines = analyse.in_words(TINY, turns, "en")
    assert head == "Chances of winning, turn by turn:"
    assert len(lines[0].split("  ")[-1]) == len(turns) + 1, "before the first turn, and after each"


def test_without_a_network_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels._nets, "tiny", None)
    with pytest.raises(NoAdvice, match="There is no advice on Tiny"):
        Adviser(TINY)
