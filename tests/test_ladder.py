"""The ladder: which games it plays, and that it goes on where it was stopped."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from teocalli.bots.levels import LEVELS
from teocalli.bots.registry import BOTS
from teocalli.bots.searches import COLUMNS, TURNS
from teocalli.engine.observation import MOST_SEATS
from teocalli.lab import ladder
from teocalli.lab.ladder import BATCH, Pairing, Played, all_pairings, page
from teocalli.lab.playing import bots_as_they_are

PAIRING = Pairing(("expert", "skilled"), 3 * BATCH)


def won(share: float) -> np.ndarray:
    """A batch in which the first player wins so many games, 10 points to 8."""
    results = np.zeros((BATCH, COLUMNS))
    results[:, :2] = 10, 8
    results[:, TURNS] = 8
    results[: int(share * BATCH), MOST_SEATS] = 1.0
    return results


def test_every_level_meets_the_one_below_it() -> None:
    wanted = [pairing.names for _, pairing in all_pairings(["tzolkin"], 1000, 300)]
    names = [level.name for level in LEVELS]
    assert all((better, worse) in wanted for worse, better in pairwise(names))


def test_teotibot_is_met_as_printed_and_at_its_hardest() -> None:
    alone = [pairing for _, pairing in all_pairings(["teotihuacan"], 1000, 300) if len(pairing.names) == 1]
    assert [pairing.games for pairing in alone] == [500, 500]
    assert [bool(pairing.options) for pairing in alone] == [False, True]


def test_a_stopped_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    played = Played(path)
    played.add("tzolkin", PAIRING, 0, won(1.0))
    played.add("tzolkin", PAIRING, 2 * BATCH, won(0.5))
    with path.open("a") as file:
        file.write('{"game": "tzol')  # stopped in the middle of a line
    again = Played(path)
    assert again.missing("tzolkin", PAIRING) == [BATCH]
    again.add("theocracy", PAIRING, 0, won(1.0))
    assert Played(path).batches.keys() == {("tzolkin", PAIRING), ("theocracy", PAIRING)}
    found = again.measured("tzolkin", PAIRING)
    assert found is not None
    assert (found.wins, found.pairing.games) == (1.5 * BATCH, 2 * BATCH)


def test_games_of_other_bots_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Played(tmp_path / "ladder.jsonl").add("tzolkin", PAIRING, 0, won(1.0))
    assert Played(tmp_path / "ladder.jsonl").batches
    monkeypatch.setattr(ladder, "bots_as_they_are", lambda key, names: "trained anew")
    assert not Played(tmp_path / "ladder.jsonl").batches


def test_a_level_that_changed_leaves_the_figures_of_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    top, played = Pairing(("master", "expert"), BATCH), Played(tmp_path / "ladder.jsonl")
    for pairing in (PAIRING, top):
        played.add("tzolkin", pairing, 0, won(1.0))
    changed = LEVELS[-1].but("tzolkin", noise=1.0)
    monkeypatch.setitem(BOTS, "master", replace(BOTS["master"], rows=changed.rows))
    bots_as_they_are.cache_clear()
    assert Played(tmp_path / "ladder.jsonl").batches.keys() == {("tzolkin", PAIRING)}
    bots_as_they_are.cache_clear()


def test_a_larger_batch_of_an_older_file_counts_for_all_its_games(tmp_path: Path) -> None:
    played = Played(tmp_path / "ladder.jsonl")
    played.add("tzolkin", PAIRING, 0, np.concatenate([won(1.0), won(1.0)]))
    assert played.missing("tzolkin", PAIRING) == [2 * BATCH]


def test_the_page_tells_what_was_played_so_far(tmp_path: Path) -> None:
    played = Played(tmp_path / "ladder.jsonl")
    played.add("tzolkin", PAIRING, 0, won(0.75))
    told = page([("tzolkin", PAIRING), ("tzolkin", Pairing(("master", "expert"), 300))], played, 1000, 300)
    assert "| expert over skilled | 4 | 75.0 % (30.1–95.4) | 10.0 : 8.0 | +2.0 ± 0 | 10.0 | 2.5 |" in told
    assert "master over expert" not in told
