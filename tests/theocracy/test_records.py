"""Recorded games, which every change of the rules must replay; `python -m tests.recorded theocracy` writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.engine import game_record
from teocalli.engine.game import Setting
from teocalli.games.theocracy import GAME
from tests.theocracy.test_components import OTHER

ANY, APPLY = {"tokens_per_turn": "any"}, {"end_card": "apply"}
GAMES = {
    "two-1": Setting(2),
    "two-2": Setting(2),
    "two-3": Setting(2),
    "two-any-tokens": Setting(2, ANY),
    "two-apply": Setting(2, APPLY),
    "two-other-box": Setting(2, {}, OTHER),
    "three-1": Setting(3),
    "three-2": Setting(3),
    "three-3": Setting(3),
    "three-any-tokens": Setting(3, ANY),
    "three-apply": Setting(3, APPLY),
    "three-other-box": Setting(3, {}, OTHER),
    "four-1": Setting(4),
    "four-2": Setting(4),
    "four-3": Setting(4),
    "four-any-tokens": Setting(4, ANY),
    "four-apply": Setting(4, APPLY),
    "four-other-box": Setting(4, {**ANY, **APPLY}, OTHER),
}
FOLDER = Path(__file__).parent / "games"
FILES = sorted(FOLDER.glob("*.txt"))
#: Games of rules version 1: fixed moments for cards and tokens (H10), questions that told a hand (H47).
VERSION_1 = sorted((FOLDER / "version-1").glob("*.txt"))


def test_all_listed_games_are_there() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
    assert len(FILES) >= 15


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    recorded = game_record.read(path.read_text(encoding="utf-8"))
    assert recorded.setting == GAMES[path.stem]
    s = game_record.replay(GAME, recorded)
    assert s.over
    assert GAME.contradictions(s) == []


@pytest.mark.parametrize("path", VERSION_1, ids=lambda path: path.stem)
def test_a_game_of_the_first_version_is_refused_in_a_sentence(path: Path) -> None:
    recorded = game_record.read(path.read_text(encoding="utf-8"))
    with pytest.raises(game_record.BadRecord, match=r"rules version 1.*version 2"):
        game_record.replay(GAME, recorded)


def test_the_games_of_the_first_version_are_kept() -> None:
    assert {path.stem for path in VERSION_1} == set(GAMES)
