"""Recorded games: every later change must replay them, or raise the rules version."""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.engine import game_record
from teocalli.engine.game import Setting
from teocalli.games.teotihuacan import GAME

FOLDER = Path(__file__).parent / "games"
EASY = {
    **{"bot_die_1": "-1", "bot_die_2": "-1", "bot_die_3": "-1", "bot_resources": "-1", "bot_cocoa_points": "-2"},
    **{"bot_worship_steps": "-1", "bot_bonus_points": "-10", "bot_technology_points": "-2"},
}
HARD = {
    **{"bot_die_1": "1", "bot_die_2": "1", "bot_die_3": "1", "bot_resources": "1", "bot_cocoa_points": "2"},
    **{"bot_worship_steps": "1", "bot_bonus_points": "10", "bot_technology_points": "2"},
}
BGA = {
    **{"pyramid_track": "9", "early_pyramid": "third", "technology_1_double": "once", "technology_1_far": "ending"},
    **{"free_cocoa": "extended", "royal_exchange": "must_begin", "setup_order": "benefits_first"},
    **{"neutral_pool": "all", "reward_order": "printed"},
}
GAMES = {
    "solo": Setting(1),
    "solo_again": Setting(1),
    "solo_first_game": Setting(1, {"start": "first_game"}),
    "solo_total_eclipse": Setting(1, {"total_eclipse": "on"}),
    "solo_easy": Setting(1, EASY),
    "solo_hard": Setting(1, HARD),
    "solo_hard_total_eclipse": Setting(1, {**HARD, "total_eclipse": "on"}),
    "solo_other_readings": Setting(
        1,
        {
            **{"bot_blocked_temple": "next_best", "bot_nobles": "leftmost", "bot_scan": "columns"},
            **{"bot_two_resources": "same", "bot_reborn": "moves"},
        },
    ),
    "two": Setting(2),
    "two_again": Setting(2),
    "two_draft": Setting(2, {"start": "draft"}),
    "two_first_game": Setting(2, {"start": "first_game"}),
    "two_total_eclipse": Setting(2, {"total_eclipse": "on"}),
    "two_draft_total_eclipse": Setting(2, {"start": "draft", "total_eclipse": "on"}),
    "two_other_edition": Setting(2, BGA),
    "three": Setting(3),
    "three_again": Setting(3),
    "three_draft": Setting(3, {"start": "draft"}),
    "three_first_game": Setting(3, {"start": "first_game"}),
    "three_total_eclipse": Setting(3, {"total_eclipse": "on"}),
    "three_other_glyphs": Setting(3, {"glyph_match": "nothing", "p25": "blue", "building_row": "ends_2_2"}),
    "four": Setting(4),
    "four_again": Setting(4),
    "four_draft": Setting(4, {"start": "draft"}),
    "four_first_game": Setting(4, {"start": "first_game"}),
    "four_first_game_total_eclipse": Setting(4, {"start": "first_game", "total_eclipse": "on"}),
    "four_draft_total_eclipse": Setting(4, {"start": "draft", "total_eclipse": "on"}),
    "four_other_edition": Setting(4, {**BGA, "leader_at_zero": "all"}),
}


def test_every_listed_game_is_recorded() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays(name: str) -> None:
    """Every action is legal, nothing appears or vanishes, and the scores at the end are the same."""
    record = game_record.read((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    assert record.setting == GAMES[name]
    s = game_record.replay(GAME, record)
    assert s.over
    assert GAME.contradictions(s) == []
