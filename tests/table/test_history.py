"""A person's games in figures: only finished ones, from one seat; points only where the end was reached."""

from __future__ import annotations

from typing import Any

from teocalli.table.history import Rival, Tally, counted, rivals, tallies
from teocalli.table.store import Listing
from tests.table.people import Visitor


def played(id: str, *people: str, scores: Any = (3, 5), ranks: Any = (2, 1), **more: Any) -> Listing:
    seats = [{"kind": "person" if one else "bot", "person": one, "name": one.title()} for one in people]
    told = {"name": "", "host": "", "moves": 1, "mover": -1, "seats": seats, "scores": scores, "ranks": ranks}
    return Listing(id, "tiny", more.pop("status", "over"), False, float(len(id)), told | more)


GAMES = [
    played("a", "anna", "bela"),
    played("bb", "bela", "anna"),
    played("ccc", "anna", "", scores=(9, 1), ranks=(1, 2)),
    played("dddd", "anna", "bela", scores=(0, 0), ranks=(1, 2), ended=False),
    played("e", "anna", "anna"),
    played("f", "anna", "bela", status="playing"),
]


def test_games_are_counted_by_title_and_company() -> None:
    assert tallies(counted(GAMES, "anna"), "anna") == [Tally("tiny", 4, 3, (3 + 5 + 9) / 3, 9)]
    assert tallies(counted(GAMES, "anna", "bots"), "anna") == [Tally("tiny", 1, 1, 9, 9)]
    assert [x.id for x in counted(GAMES, "anna", "people")] == ["a", "bb", "dddd"]


def test_rivals_are_told_with_who_came_out_ahead() -> None:
    assert rivals(counted(GAMES, "anna"), "anna") == [Rival("Bela", 3, 2, 1)]
    assert rivals(counted(GAMES, "bela"), "bela") == [Rival("Anna", 3, 1, 2)]


def test_the_page_tells_them(anna: Visitor, bela: Visitor) -> None:
    assert "no finished games" in anna.get("/history").text
    path = anna.open(listed=1)
    bela.post(f"{path}/sit", seat=1)
    bela.post(f"{path}/resign", True, seat=1)
    page = anna.get("/history?with=people").text
    assert "100 %" in page
    assert "1 : 0" in page
    assert "no finished games" in anna.get("/history?with=bots").text
