"""The number of lines from fixed positions stays what it was, or a rule has changed."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games import GAMES, game
from tests import perft

ENTRIES = perft.read()


def name_of(entry: dict[str, Any]) -> str:
    return f"{entry['game']} {entry['players']} after {len(entry['after'])}"


@pytest.mark.parametrize("entry", ENTRIES, ids=name_of)
def test_the_lines_of_play_are_as_many_as_they_were(entry: dict[str, Any]) -> None:
    s = perft.position_of(entry)
    depths = range(1, len(entry["lines"]) + 1)
    found = [perft.lines(game(entry["game"]), s, depth) for depth in depths]
    assert found == entry["lines"], f"If this change is wanted: python -m tests.perft {entry['game']}"


def test_every_game_is_counted_for_all_numbers_of_players() -> None:
    assert {(e["game"], e["players"]) for e in ENTRIES} == {(key, n) for key in GAMES for n in game(key).meta.players}
    assert all(sum(entry["lines"]) > 50 for entry in ENTRIES)
