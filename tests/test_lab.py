"""The laboratory: the arena and the bench, on the smallest game."""

from __future__ import annotations

import pytest

from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.lab import arena, bench
from teocalli.lab.telling import LabRefused
from tests.engine.tiny import TINY

TWO = Setting(2)


def test_wilsons_interval() -> None:
    low, high = arena.wilson(98, 100)
    assert (round(low, 3), round(high, 3)) == (0.930, 0.994)
    assert arena.wilson(0, 0) == (0.0, 1.0)
    assert arena.wilson(100, 100)[1] == 1.0
    assert arena.wilson(0, 10)[0] == 0.0


def test_the_arena_counts_every_game_and_every_win() -> None:
    *_, (greedy, random) = arena.contest(TINY, ["greedy", "random"], 10, TWO, 0)
    assert (greedy.games, random.games) == (10, 10)
    assert greedy.wins + random.wins == pytest.approx(10)
    assert greedy.decisions > 0
    assert "/10" in greedy.cells()[1]


def test_seats_change_and_both_seats_get_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def tally(at_table: list[arena.Tally], ranks: object, scores: object) -> None:
        seen.append([tally.name for tally in at_table])

    monkeypatch.setattr(arena, "_count", tally)
    list(arena.contest(TINY, ["random", "greedy"], 4, TWO, 0))
    assert seen == [["random", "greedy"], ["greedy", "random"]] * 2


def test_a_shared_first_place_is_half_a_win() -> None:
    one, two = arena.Tally("one"), arena.Tally("two")
    arena._count([two, one], [1, 1], [5, 5])
    assert (one.wins, two.wins) == (0.5, 0.5)


def test_progress_is_visible(capsys: pytest.CaptureFixture[str]) -> None:
    list(arena.contest(TINY, ["random", "random"], 2, TWO, 0))
    assert "2/2: random" in capsys.readouterr().err


def test_an_arena_needs_opponents() -> None:
    with pytest.raises(LabRefused, match="at least two bots, or one player"):
        next(arena.contest(TINY, ["greedy"], 1, TWO, 0))
    with pytest.raises(LabRefused, match="At least one game"):
        next(arena.contest(TINY, ["greedy", "greedy"], 0, TWO, 0))


def test_the_bench_measures_both_forms_with_the_agreed_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "start_seconds", lambda game, form: (2.0, 1.0))
    found = bench.rows([TINY], 0.01)
    assert [row["form"] for row in found] == (["plain", "compiled"] if HAVE_NUMBA else ["plain"])
    for row in found:
        assert list(row) == [
            "game",
            "players",
            "form",
            "decisions_per_s",
            "games_per_s",
            "copy_us",
            "step_us",
            "cold_s",
            "warm_s",
        ]
        assert all(row[key] > 0 for key in row if key not in ("game", "form"))
    lines = bench.table(found)
    assert len(lines) == 1 + len(found)
    assert "tiny" in lines[1]


def test_the_calibration_loop_names_its_forms() -> None:
    assert "steps/s plain" in bench.calibration(0.01)
