"""Positions that cannot be are refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.engine.position import BadPosition
from tests.teotihuacan.lay import lay

IMPOSSIBLE: list[tuple[str, int, dict[str, Any]]] = [
    ("The ring must hold each board once", 4, {"state": {"ring": ["palace"] * 8}}),
    ("must differ and rise", 4, {"state": {"technology": [3, 1, 5, 9, 15, 17]}}),
    ("lies on two temples", 4, {"state": {"bonus": {"blue": "TB1", "red": "TB1"}}}),
    ("one royal tile of each category", 4, {"state": {"royal": {"a": "R1"}}}),
    ("There are 11 Buildings, not 12.", 4, {"state": {"nobles": [1] * 12}}),
    ("Pyramid tile P00 is in two places", 4, {"pyramid": {"1a1": "P00"}}),
    ("Nothing carries the pyramid tile on 2a1", 4, {"pyramid": {"2a1": "P05"}}),
    ("Decoration tile D00 is in two places", 4, {"decorations": {"top": ["D00"]}}),
    ("above an empty place", 4, {"decorations": {"top": ["none", "D10"]}}),
    ("There are 1 Discovery tiles mask_1, not 2", 4, {"p1": {"tiles": ["mask_1"]}, "p2": {"tiles": ["mask_1"]}}),
    ("a temple marker stands on step 0 to 11", 4, {"p1": {"red": 12}}),
    ("the Avenue has steps 0 to 9", 4, {"p1": {"avenue": 10}}),
    ("owns a technology that is not on display", 4, {"p1": {"technologies": [13]}}),
    ("locked where nobody can worship", 4, {"p1": {"workers": "nobles 1 temple"}}),
    ("Two workers worship on one place of forest", 4, {"p1": {"workers": "forest 1 temple, forest 2 temple"}}),
    ("Two markers stand on the top", 4, {"p1": {"red": 11}, "p2": {"red": 11}}),
    ("not beyond the dark one", 4, {"state": {"light": 13}}),
    ("There are 3 neutral dice", 3, {"neutral": ["gold"] * 6}),
    ("each of its seven action tiles once", 1, {"state": {"bot_aside": "mastery", "bot_pyramid": ["mastery"] * 6}}),
    ("less than nothing", 4, {"p1": {"cocoa": -1}}),
    ("Starting tile S01 is in two places", 2, {"hands": [["S01", "S02", "S03", "S04"], ["S01", "S06", "S07", "S08"]]}),
]


@pytest.mark.parametrize(("sentence", "players", "laid"), IMPOSSIBLE, ids=[sentence for sentence, _, _ in IMPOSSIBLE])
def test_a_contradictory_position_is_refused_in_words(sentence: str, players: int, laid: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=sentence):
        lay(players, **laid)
