"""Recorded games: whole games as text, which every change of the rules must replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.engine import game_record
from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME

FOLDER = Path(__file__).parent / "games"
OPTIONS = GAME.meta.options


def _other(*places: int) -> dict[str, str]:
    return {OPTIONS[place].name: OPTIONS[place].choices[1] for place in places}


#: Name of the file, players and options: all numbers of players, and every option in at least one game.
GAMES = {f"{players}-players-{n}": Setting(players) for players in (2, 3, 4) for n in (1, 2, 3)} | {
    "2-players-all-options": Setting(2, _other(*range(len(OPTIONS)))),
    "3-players-all-options": Setting(3, _other(*range(len(OPTIONS)))),
    "4-players-all-options": Setting(4, _other(*range(len(OPTIONS)))),
    "2-players-calendar": Setting(2, _other(1, 7, 8)),
    "3-players-theology": Setting(3, _other(2, 5, 6, 10)),
    "4-players-buildings": Setting(4, _other(0, 12, 14, 17)),
    "3-players-scoring": Setting(3, _other(3, 4, 13, 15, 18, 19)),
    "4-players-jungle-and-market": Setting(4, _other(9, 11, 16)),
}


def test_every_listed_game_is_recorded_and_no_other() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_end(name: str) -> None:
    record = game_record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert record.setting == GAMES[name]
    s = game_record.replay(GAME, record)
    assert s.over
    assert GAME.contradictions(s) == []
