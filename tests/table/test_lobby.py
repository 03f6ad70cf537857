"""The lobby: how far, since when, with whom; what is put out of sight; what can be watched; games one after another."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from teocalli.engine.game import Setting
from teocalli.games import game
from teocalli.table.listing import listing as listed_as
from teocalli.table.listing import progress
from teocalli.table.markup import badge
from teocalli.table.match import Match, Seat
from teocalli.table.memo import Memo
from teocalli.table.pages.rows import rows, when
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.store import Listing, Person
from tests.table.people import Visitor

HOUR, NOW = 3600.0, 1_800_000_000.0
READER = Reader(Person("p1", "Anna"), "en", "", speech("en"))


def listing(**summary: Any) -> Listing:
    seats = [
        {"kind": "person", "person": "p1", "name": "Anna"}, {"kind": "person", "person": "p1", "name": "Dora"},
    ]  # fmt: skip
    told = {"name": "", "host": "Anna", "moves": 3, "mover": 0, "movers": [0], "seats": seats, "rules": 2} | summary
    return Listing("t", "theocracy", "playing", False, NOW - 2 * HOUR, told)


def test_a_row_tells_names_progress_time_and_since_when() -> None:
    games = {"theocracy": game("theocracy")}
    (row,) = rows([listing(progress=[["ui-clock", "2 / 5"]], due=NOW + 65)], READER, games, NOW)
    assert (row["with"], row["progress"], row["time"]) == ("Anna and Dora", [("ui-clock", "2 / 5")], "1:05")
    assert (row["when"], row["hot"], row["sub"]) == ("2 hours ago", True, "")


def test_a_row_shows_the_colours_that_players_chose() -> None:
    chosen = game("theocracy")
    state = chosen.new(Setting(2), 1)
    chosen.play(state, "colour red")
    match = Match("t", chosen, Setting(2), 1, "", "", False, "", "playing", [Seat("person", "p1")] * 2, state)
    table = listed_as(match, Memo())
    assert table.summary["colours"] == ["p-red", "seat-n"], "grey before the choice"
    (row,) = rows([table], READER, {"theocracy": chosen}, NOW)
    shown = [badge(i, colour=seat["colour"]) for i, seat in enumerate(row["seats"])]
    assert 'style="--seat:var(--p-red);--seat-ink:var(--p-red-ink)"' in shown[0]


@pytest.mark.parametrize("key", ["teotihuacan", "tzolkin", "theocracy"])
def test_every_game_says_how_far_it_is(key: str) -> None:
    chosen = game(key)
    state = chosen.new(Setting(2), 1)
    match = Match("t", chosen, Setting(2), 1, "", "", False, "", "playing", [Seat("person", "p1")] * 2, state)
    assert progress(match, Memo())
    assert all(re.fullmatch(r"\d+ / \d+", amount) for _, amount in progress(match, Memo()))


@pytest.mark.parametrize(
    ("language", "date", "ago"),
    [
        ("en", "16 Dec 2026", "5 minutes ago"),
        ("ru", "16 дек. 2026\u202fг.", "5 минут назад"),
        ("pt", "16 de dez. de 2026", "há 5 minutos"),
        ("hu", "2026. dec. 16.", "5 perccel ezelőtt"),
    ],
)
def test_long_ago_is_a_date_in_the_readers_language(language: str, date: str, ago: str) -> None:
    assert when(NOW - 30 * 24 * HOUR, NOW, language) == date
    assert when(NOW - 5 * 60, NOW, language) == ago


def test_a_table_can_be_put_out_of_sight_and_back(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(seat1="me", name="An old evening")
    assert f'action="{path}/archive"' not in anna.get("/").text, "not while it is played"
    anna.post(f"{path}/resign", True, seat=1)
    bela.post(f"{path}/archive", archived=1)
    assert "An old evening" in anna.get("/").text, "others cannot do it"
    assert anna.post(f"{path}/archive", archived=1, next="/records").headers["location"] == "/records"
    assert "An old evening" not in anna.get("/").text
    assert "Removed from my list" in anna.get("/records").text
    anna.post(f"{path}/archive")
    assert "An old evening" in anna.get("/").text


def test_an_archived_table_is_back_when_it_is_played(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(name="A late start")
    invite = anna.get(path).text.split("invite=")[1].split('"')[0]
    anna.post(f"{path}/archive", archived=1)
    assert "A late start" not in anna.get("/").text
    bela.post(f"{path}/sit", seat=1, invite=invite)
    assert "A late start" in anna.get("/").text
    assert "Removed from my list" not in anna.get("/records").text


def test_listed_games_under_way_can_be_found_and_watched(client: TestClient, anna: Visitor) -> None:
    open_path, private = anna.open(seat1="me", name="Open house", listed=1), anna.open(seat1="me", name="Private")
    page = Visitor(client).get("/watch").text
    assert open_path in page
    assert private not in page


def test_games_one_after_another_are_counted(anna: Visitor) -> None:
    path = anna.open(seat1="me", name0="Anna", name1="Bea")
    assert "After" not in anna.get(path).text
    for told in ("After 2 games: ", "After 3 games: "):
        anna.post(f"{path}/resign", True, seat=1)
        path = anna.post(f"{path}/rematch").headers["location"]
        anna.post(f"{path}/resign", True, seat=1)
        assert told in anna.get(path).text
