"""The score sheet: every point has a source, by source and over the game, at the end and on demand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES, game
from teocalli.table import sheet
from teocalli.table.match import Match
from teocalli.table.over_region import final
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.result import advantages
from teocalli.table.speech import speech
from tests.table.people import Visitor
from tests.table.test_log_lines import played

ENDLESS = 10_000


@cache
def finished(key: str) -> Match:
    return played(game(key), 7, ENDLESS)


def sight_of(match: Match, language: str = "en") -> Perspective:
    return Perspective(match, Reader(None, language, "", speech(language)), -1)


@pytest.mark.parametrize("key", GAMES)
def test_the_sheet_names_the_source_of_every_point(key: str) -> None:
    """What no event explains can only be points from the start, the same for all."""
    match = finished(key)
    found = sheet.whole(sight_of(match))
    assert [sum(row.counted(seat) for row in found.rows) for seat in range(3)] == pytest.approx(match.scores())
    rest = [row.points for row in found.rows if row.cause == speech("en").say("sheet-rest")]
    assert all(len(set(points)) == 1 for points in rest)


@pytest.mark.parametrize("key", ["teotihuacan", "tzolkin"])
def test_over_the_game_the_same_points_come_turn_by_turn_and_scoring_by_scoring(key: str) -> None:
    match = finished(key)
    found = sheet.whole(sight_of(match))
    assert found.parts[-1].totals == pytest.approx(match.scores())
    assert found.parts[-1].name == {"teotihuacan": "Eclipse 3", "tzolkin": "Final scoring"}[key]
    names = [part.name for part in found.parts if part.is_scoring]
    assert len(names) == len(set(names))
    assert names[0] == {"teotihuacan": "Eclipse 1", "tzolkin": "Food day 1"}[key]


def test_priests_are_told_one_by_one_and_the_highest_is_struck_out() -> None:
    match = finished("theocracy")
    found = sheet.whole(sight_of(match))
    priests = [row for row in found.rows if row.cause.endswith(" priest")]
    assert [row.cause for row in priests] == ["Pink priest", "Orange priest", "Violet priest", "White priest"]
    assert sorted(seat for row in priests for seat in row.struck) == [0, 1, 2]
    for row in priests:
        for seat, how in enumerate(row.how):
            multiplier, page = how.split(" × ")
            assert int(multiplier) * int(page) == row.points[seat]
            assert found.share(row, seat) == 0 or seat not in row.struck


@pytest.mark.parametrize("key", GAMES)
def test_a_sheet_during_the_game_counts_up_to_that_moment(key: str) -> None:
    match = finished(key)
    for count in range(0, len(match.moves), len(match.moves) // 5):
        sight = replace(sight_of(match), count=count)
        found = sheet.whole(sight)
        assert [sum(row.counted(seat) for row in found.rows) for seat in range(3)] == pytest.approx(
            sight.scores if found.rows else [0, 0, 0]
        )
        assert not found.parts or found.parts[-1].totals == pytest.approx(sight.scores)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_end_says_who_won_and_by_what(key: str, language: str) -> None:
    match = finished(key)
    sight = sight_of(match, language)
    found = sheet.whole(sight)
    said = advantages(sight, found)
    first, second, *_ = sorted(match.scores(), reverse=True)
    assert f"{first - second:g}".replace(".", "," if language != "en" else ".") in said
    assert any(row.cause in said for row in found.rows)
    shown = final(sight)
    assert said in shown
    assert all(row.cause in shown for row in found.rows)


def test_the_sheet_opens_on_demand_and_for_one_scoring(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    table = anna.get(path).text
    assert f'href="{path}/sheet?seat=0"' in table
    assert "The game so far" in anna.get(f"{path}/sheet?seat=0").text
    assert "<dialog" in anna.get(f"{path}/sheet?until=99999").text
    assert "Move 0 of" in anna.get(f"{path}/sheet?at=-4").text


def test_a_sheet_opened_in_a_tab_of_its_own_is_a_page(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    shown = anna.client.get(f"{path}/sheet?seat=0", headers=anna._headers(False) | {"accept": "text/html,*/*"}).text
    assert "<dialog" not in shown
    assert "</html>" in shown
    assert f'href="{path}"' in shown
