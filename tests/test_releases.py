"""Records of every released version of the rules. They are never written again; new versions add folders beside them.

`tests/releases/<game>/<version>/` holds whole games. Those of the version at hand replay to the last point; those of
another one are refused in a sentence, and can still be read and written, letter by letter.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from teocalli.engine import game_record
from teocalli.engine.game_record import BadRecord
from teocalli.games import GAMES, game

FOLDER = Path(__file__).parent / "releases"
RECORDS = sorted(FOLDER.glob("*/*/*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_a_record_of_a_released_version_stays_what_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = game_record.read(text)
    assert (record.game, str(record.rules)) == path.parts[-3:-1]
    assert record.end != game_record.UNFINISHED
    again = game_record.read(record.write())
    assert (again.setting, again.seed, again.tokens, again.end) == (
        record.setting, record.seed, record.tokens, record.end,
    )  # fmt: skip
    ours = game(record.game)
    if record.rules == ours.meta.rules_version:
        assert game_record.shown_scores(ours, game_record.replay(ours, record)) == record.end
    else:
        with pytest.raises(BadRecord, match=f"version {record.rules}"):
            game_record.replay(ours, record)


@pytest.mark.parametrize("key", GAMES)
def test_every_version_up_to_ours_has_records(key: str) -> None:
    versions = {int(folder.name) for folder in (FOLDER / key).iterdir()}
    assert versions == set(range(1, game(key).meta.rules_version + 1))
