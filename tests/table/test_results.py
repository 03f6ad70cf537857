"""Statistics: points by source of finished games, and ratings of those who want them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES
from teocalli.table import ratings as ratings_module
from teocalli.table import results as results_module
from teocalli.table.commands import Resign, opening
from teocalli.table.database import Statement, connect
from teocalli.table.history import Source, Sources, shortened, sources
from teocalli.table.match import OVER, PERSON, Seat
from teocalli.table.people import newcomer
from teocalli.table.ratings import MIDDLE, Ladder, Ladders, Rating, is_wanted, switched
from teocalli.table.results import BEGINNING, Cause, Result, Results, causes_of, keeping
from tests.table.club import Club, club
from tests.table.conftest import new_tables
from tests.table.people import Visitor
from tests.table.test_history import played
from tests.table.test_sheet import finished

__all__ = ["club"]


def result(table: str, *people: str, ranks: tuple[int, ...] = (1, 2), causes: list[Cause] | None = None) -> Result:
    return Result(table, "tiny", float(len(table)), people, ranks, causes or [])


def cause(name: str, *points: float) -> Cause:
    return Cause({"en": name, "hu": f"hu {name}"}, points)


@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_of_a_game_explains_all_points_in_every_language(key: str) -> None:
    match = finished(key)
    kept = causes_of(match)
    assert [sum(one.points[seat] for one in kept) for seat in range(3)] == pytest.approx(match.scores())
    assert all(set(one.names) == set(LANGUAGES) for one in kept)


def test_sources_are_means_beside_those_of_the_winners_and_older_games_are_told() -> None:
    games = [played("a", "anna", "bela"), played("bb", "bela", "anna"), played("ccc", "anna", "bela")]
    kept = [
        result("a", "anna", "bela", ranks=(2, 1), causes=[cause("temples", 2, 9), cause("debts", -1, 0)]),
        result("bb", "bela", "anna", ranks=(2, 1), causes=[cause("temples", 5, 4)]),
    ]
    rows = [Source("hu temples", 3, 6.5), Source("hu debts", -0.5, 0)]
    assert sources(games, kept, "anna", "hu") == [Sources("tiny", 2, 1, rows)]
    assert sources(games, [], "anna", "hu") == []


def test_small_sources_are_told_together() -> None:
    rows = [Source(str(points), points, 1) for points in (9, 2, 1, -7)]
    assert [(row.name, row.points, row.winners) for row in shortened(rows, 3, "other")] == [
        ("9", 9, 1), ("-7", -7, 1), ("other", 3, 2),
    ]  # fmt: skip


def ratings(games: Iterable[Result]) -> dict[str, Rating]:
    ladder = Ladder()
    for game in games:
        ladder.add(game)
    return ladder.ratings


def test_who_wins_rises_and_the_more_games_the_surer() -> None:
    games = [result(str(i), "anna", "bela") for i in range(10)]
    found, early = ratings(games), ratings(games[:1])
    assert found["anna"].value > early["anna"].value > MIDDLE > early["bela"].value > found["bela"].value
    assert found["anna"].spread < early["anna"].spread
    assert (found["anna"].games, found["anna"].course[0]) == (10, early["anna"].value)
    four = ratings([result("x", "a", "b", "c", "d", ranks=(3, 1, 1, 4))])
    assert four["b"].value == four["c"].value > four["a"].value > four["d"].value


def test_games_that_are_added_are_counted_where_the_last_ones_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games of a title are not played through again, unless one comes to light that ended earlier."""
    kept = Results(connect(database))
    ladders, asked = Ladders(kept), list[object]()
    rated = kept.rated

    def noted(game: str, after: tuple[float, str] = BEGINNING) -> list[Result]:
        asked.append(after)
        return rated(game, after)

    monkeypatch.setattr(kept, "rated", noted)
    games = [replace(result(str(i), "anna", "bela"), ended=float(i)) for i in (1, 2, 3)]
    for game in (games[0], games[2], games[1]):
        kept.database.write(keeping(game, True))
        seen = ladders.of("tiny", "anna")
        assert seen is not None
        assert ladders.of("tiny", "nobody") is None
    assert asked.count(BEGINNING) == 2, "at first, and for the game that ended before the last one"
    assert (1.0, "1") in asked
    assert seen == ratings(games)["anna"]


def test_a_server_goes_on_with_the_ratings_that_another_has_kept(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are the same as if all games had been looked at again, also where an earlier one comes to light."""
    monkeypatch.setattr(ratings_module, "KEPT_EVERY", 3)
    monkeypatch.setattr(ratings_module, "PEOPLE_AT_ONCE", 2)
    kept, looked_at = Results(connect(database)), list[str]()
    add = Ladder.add

    def noted(self: Ladder, game: Result) -> None:
        looked_at.append(game.table)
        add(self, game)

    monkeypatch.setattr(Ladder, "add", noted)
    games = [replace(result(str(i), "anna", "bela" if i % 2 else "carla"), ended=float(i)) for i in (1, 2, 3, 5)]
    for game in games:
        kept.database.write(keeping(game, True))
        Ladders(kept).of("tiny", "anna")
    assert looked_at == ["1", "1", "2", "1", "2", "3", "5"], "three are kept"
    assert Ladders(kept).of("tiny", "anna") == ratings(games)["anna"]
    late = replace(result("4", "bela", "anna"), ended=2.5)
    kept.database.write(keeping(late, True))
    right = ratings([*games[:2], late, *games[2:]])["anna"]
    assert Ladders(kept).of("tiny", "anna") == right
    looked_at.clear()
    assert Ladders(kept).of("tiny", "anna") == right
    assert looked_at == [], "kept once more"
    monkeypatch.setattr(ratings_module, "MODEL", 2)
    assert Ladders(kept).of("tiny", "anna") == right
    assert len(looked_at) == 5, "what was worked out in another way no longer counts"
    monkeypatch.setattr("importlib.metadata.version", lambda library: "another")
    assert Ladders(kept).of("tiny", "anna") == right
    assert len(looked_at) == 10, "nor does what another OpenSkill has worked out"


def test_of_too_many_games_the_newest_are_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results_module, "MOST", 2)
    kept = Results(connect(database))
    for table in ("ccc", "a", "bb"):
        sitting = "INSERT INTO sitting (person, table_id) VALUES (?, ?)", ("anna", table)
        kept.database.write(keeping(result(table, "anna", "bela"), False), sitting)
    assert [game.table for game in kept.of("anna")] == ["bb", "ccc"]


def test_a_mind_is_remembered_with_its_moments() -> None:
    moments = switched(switched(switched([], True, 5), True, 6), False, 8)
    assert moments == [5, 8]
    assert [is_wanted(moments, at) for at in (4, 5, 7, 8)] == [False, True, True, False]


def rated_game(club: Club) -> None:
    path = club.table()
    club.anna.act(path, "take 1")
    club.hours.now += 1
    club.bela.post("/settings", rated="no")  # it goes badly: too late
    club.bela.post(f"{path}/resign", True, seat=1)
    wait_for_result(club, path)


def wait_for_result(club: Club, path: str) -> None:
    club.anna.until(path, lambda _: path[3:] in {x.table for x in club.state.tables.results.of(club.id_of(club.anna))})


def test_a_game_is_rated_if_all_wanted_it_when_it_began(club: Club) -> None:
    club.anna.post("/settings", rated="yes")
    rated_game(club)
    assert "No rated games yet" in club.anna.get("/history").text
    club.hours.now += 1
    club.bela.post("/settings", rated="yes")
    club.hours.now += 1
    rated_game(club)
    page = club.anna.get("/history").text
    assert "Rating 16" in page
    assert ", 1 game" in page
    assert "Rating" not in club.bela.get("/history").text, "whoever wants none sees none"


def test_the_result_of_a_game_is_written_with_its_last_entry(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills the server loses both or neither."""

    async def story() -> None:
        tables, anna = new_tables(database), newcomer("Anna")
        seat = Seat(PERSON, anna.id, "Anna")
        match = await tables.open(opening(anna, tables.games["tiny"], Setting(2), [seat, seat]))
        write, written = tables.store.database.write, list[list[str]]()

        def noted(*statements: Statement) -> int:
            written.append([sql.split()[2] for sql, _ in statements])
            return write(*statements)

        monkeypatch.setattr(tables.store.database, "write", noted)
        await tables.do(match.id, anna, Resign(0))
        await tables.stop()
        assert written == [["entries", "tables", "results"]]

    asyncio.run(story())
    assert connect(database).read("SELECT count(*) FROM results") == [(1,)]


def test_a_game_ends_though_its_points_cannot_be_counted(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("teocalli.table.tables.result_of", lambda match: 1 / 0)

    async def story() -> str:
        tables, anna = new_tables(database), newcomer("Anna")
        seat = Seat(PERSON, anna.id, "Anna")
        match = await tables.open(opening(anna, tables.games["tiny"], Setting(2), [seat, seat]))
        ended = await tables.do(match.id, anna, Resign(0))
        await tables.stop()
        return ended.status

    assert asyncio.run(story()) == OVER


def test_games_with_bots_or_hints_or_at_one_screen_are_not_rated(club: Club) -> None:
    for visitor in (club.anna, club.bela):
        visitor.post("/settings", rated="yes")
    club.hours.now += 1
    with_bot, alone = club.anna.open(seat1="random"), club.anna.open(seat1="me")
    hinted = club.anna.open(listed=1, hints="all")
    club.bela.post(f"{hinted}/sit", seat=1)
    for path in (with_bot, alone, hinted):
        club.anna.act(path, "take 1")
        club.anna.post(f"{path}/resign", True, seat=0)
        wait_for_result(club, path)
    assert club.state.tables.results.rated("tiny") == []


def test_a_page_without_score_sheets_says_so(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(listed=1)
    bela.post(f"{path}/sit", seat=1)
    bela.post(f"{path}/resign", True, seat=1)
    assert "older games have no score sheet" in anna.get("/history").text
