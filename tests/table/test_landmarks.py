"""Landmarks of a replay: chapters, rounds, own turns, turning points; and the day it was played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teocalli.engine.language import day
from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES
from teocalli.table.landmarks import CHAPTER, MOST_SWINGS, OWN, SWING, landmarks, swings
from teocalli.table.match import PLAYING
from tests.table.test_sheet import finished, sight_of

CHAPTERS = {"teotihuacan": "Eclipse 1", "tzolkin": "Food day 1", "theocracy": "Round 1 begins"}


@pytest.mark.parametrize("key", GAMES)
def test_a_replay_marks_chapters_and_own_turns(key: str) -> None:
    match = finished(key)
    found = landmarks(replace(sight_of(match), seat=1))
    assert [mark.at for mark in found] == sorted(mark.at for mark in found)
    assert next(mark.name for mark in found if mark.kind == CHAPTER) == CHAPTERS[key]
    own = [mark.at for mark in found if mark.kind == OWN]
    assert own
    assert all(match.moves[at].seat == 1 for at in own)
    assert not [mark for mark in landmarks(sight_of(match)) if mark.kind == OWN], "a spectator has no turns"


@pytest.mark.parametrize("key", GAMES)
def test_turning_points_are_the_turns_that_moved_points_furthest_apart(key: str) -> None:
    match = finished(key)
    found = swings(match)
    assert 0 < len(found) <= MOST_SWINGS
    for at, seat, points in found:
        turn = (match.moves[at - 1].turn, match.moves[at - 1].seat)
        first = next(i for i in range(at) if all((m.turn, m.seat) == turn for m in match.moves[i:at]))
        before, after = (match.game.scores(match.state_at(count)) for count in (first, at))
        assert after[seat] - before[seat] == points
    marked = {mark.at for mark in landmarks(sight_of(match)) if mark.kind == SWING}
    assert marked == {at for at, _, _ in found}


def test_while_a_game_runs_nobody_is_told_its_turning_points() -> None:
    running = replace(finished("teotihuacan"), status=PLAYING)
    assert not [mark for mark in landmarks(sight_of(running)) if mark.kind == SWING]


def test_a_day_is_written_as_the_language_does() -> None:
    assert [day("2026-11-16", language) for language in LANGUAGES] == [
        "16 Nov 2026", "2026. nov. 16.", "16 de nov. de 2026", "16 нояб. 2026\u202fг.",
    ]  # fmt: skip
    assert day("some day", "en") == "some day"
