"""Simulations, tournaments, reports and datasets."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teocalli import Setting, game
from teocalli.cli import main
from teocalli.engine import game_record
from teocalli.engine.refusals import BadUse
from teocalli.lab import dataset, playing, report, simulate, tournament, workers
from teocalli.lab.playing import Plan, rows_of

pytest.importorskip("pyarrow")
PLAN = Plan("theocracy", 2, ("random",), 5)


def test_a_row_tells_where_all_points_come_from() -> None:
    for number in range(3):
        rows = rows_of(PLAN, number)
        assert [row["seat"] for row in rows] == [1, 2]
        assert sum(row["won"] for row in rows) == pytest.approx(1)
        assert sum(row["decisions"] for row in rows) == rows[0]["length"]
        for row in rows:
            assert sum(row["causes"].values()) <= row["points"] + 1e-9
            assert row["opening"]
            assert row["events"]


def test_seats_move_on_and_every_set_up_is_played_at_all_seatings() -> None:
    plan = replace(PLAN, bots=("a", "b"), rotate=True)
    assert [plan.seated(number) for number in range(3)] == [["a", "b"], ["b", "a"], ["a", "b"]]
    assert [plan.seed_of(number) for number in range(4)] == [5, 5, 6, 6]


def test_the_file_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    one = simulate.simulate(PLAN, 6, tmp_path / "one.parquet")
    two = simulate.simulate(PLAN, 6, tmp_path / "two.parquet", jobs=2)
    assert one.read_bytes() == two.read_bytes()
    plan, rows = simulate.read(one)
    assert plan["seed"] == 5
    assert [row["game"] for row in rows] == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert rows[:2] == rows_of(PLAN, 0)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".journal"] == []


def test_an_interrupted_simulation_goes_on_and_loses_no_finished_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "rows.parquet"
    played: list[int] = []

    def until_interrupted(plan: Plan, number: int) -> list[playing.Row]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(number)
        return rows_of(plan, number)

    monkeypatch.setattr(workers, "rows_of", until_interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate.simulate(PLAN, 5, out)
    journal = tmp_path / "rows.parquet.journal"
    journal.write_text(journal.read_text() + '{"game": 3, "ro')  # cut off in the middle of a line
    played.clear()
    simulate.simulate(PLAN, 5, out)
    assert played == [3, 4]
    monkeypatch.undo()
    assert out.read_bytes() == simulate.simulate(PLAN, 5, tmp_path / "again.parquet").read_bytes()


def dies_once(plan: Plan, number: int) -> list[playing.Row]:
    """In the place of `rows_of`: the process that plays game 2 is killed, once."""
    mark = Path(str(plan.options["mark"]))
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [{"game": number}]


def test_a_killed_worker_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "rows_of", dies_once)
    plan = replace(PLAN, options={"mark": str(tmp_path / "died")})
    assert dict(workers.play(plan, range(6), jobs=2)) == {number: [{"game": number}] for number in range(6)}
    assert (tmp_path / "died").exists()


def test_the_journal_of_another_simulation_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    simulate.Journal(tmp_path / "rows.parquet.journal", PLAN).opened().close()
    with pytest.raises(BadUse, match="belongs to another simulation"):
        simulate.simulate(replace(PLAN, seed=6), 1, out)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess", "--out", "x.parquet"], "chess"),
        (["simulate", "theocracy", "--bots", "nobody", "--out", "x.parquet"], "nobody"),
        (["simulate", "theocracy", "--games", "0", "--out", "x.parquet"], "at least one game"),
        (["simulate", "theocracy", "--jobs", "0", "--out", "x.parquet"], "at least one process"),
        (["simulate", "theocracy", "--bots", "quick,random", "--out", "x.parquet"], "at all seats or at none"),
        (
            ["simulate", "theocracy", "--games", "1", "--bots", "random", "--out", "no/such/x.parquet"],
            "cannot be written",
        ),
        (["report", "pyproject.toml"], "is not a file of `teocalli simulate`"),
        (["tournament", "theocracy", "--bots", "random"], "at least two bots"),
    ],
)
def test_mistakes_are_told_in_a_sentence(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_tournament_seats_everybody_everywhere(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    assert tournament.tables_of("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tournament.tables_of("ab", 3) == [("a", "b", "a")]
    made: list[dict[str, Any]] = []
    for number in range(20):
        for seat, bot in enumerate(("good", "bad")):
            won = float(bot == "good")
            made.append({"bot": bot, "table": "t", "game": number, "rank": 2 - int(won), "won": won, "seat": seat,
                         "margin": 10 * won - 5, "points": 50 * won})  # fmt: skip
    first, second = tournament.standings(made)
    assert (first.bot, first.share, second.share) == ("good", 1.0, 0.0)
    assert first.interval[0] > 0.8
    assert first.rating > second.rating
    assert "good" in first.line()
    html, png = tournament.write("A tournament", [first, second], tmp_path)
    assert "good" in html.read_text()
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_report_says_what_wins(tmp_path: Path) -> None:
    file = simulate.simulate(PLAN, 8, tmp_path / "rows.parquet")
    html, png = report.report(file, tmp_path)
    text = html.read_text()
    assert "Theocracy, 2 players: what wins" in text
    assert "points by cause" in text
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_dataset_has_records_that_replay(tmp_path: Path) -> None:
    import zipfile

    dataset.dataset(PLAN, 2, tmp_path / "data")
    card = (tmp_path / "data" / "README.md").read_text()
    assert "teocalli dataset theocracy --players 2 --bots random --games 2 --seed 5" in card
    with zipfile.ZipFile(tmp_path / "data" / "records.zip") as archive:
        assert archive.namelist() == ["000000.txt", "000001.txt"]
        for name in archive.namelist():
            assert game_record.replay(game("theocracy"), game_record.read(archive.read(name).decode())).over


def test_whole_games_of_quick_bots_are_games_by_the_rules() -> None:
    pytest.importorskip("numba")
    plan = replace(PLAN, bots=("quick",), records=True)
    (row, _) = rows_of(plan, 1)
    s = game_record.replay(game("theocracy"), game_record.read(row["record"]))
    assert game("theocracy").scores(s)[0] == row["points"]
    assert json.dumps(rows_of(plan, 1)) == json.dumps(rows_of(plan, 1))
    assert game_record.read(row["record"]).setting == Setting(2)


def dies_once_on_ray(plan: Plan, number: int) -> list[playing.Row]:
    """Self-contained, for workers that do not know the tests."""
    import os
    import pathlib
    import signal

    mark = pathlib.Path(str(plan.options["mark"]))
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [{"game": number}]


def test_a_cluster_of_two_workers_plays_the_same_rows_though_one_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        assert dict(workers.play(PLAN, range(3), ray="local")) == dict(workers.play(PLAN, range(3)))
        monkeypatch.setattr(workers, "rows_of", dies_once_on_ray)
        plan = replace(PLAN, options={"mark": str(tmp_path / "died")})
        assert dict(workers.play(plan, range(4), ray="local")) == {number: [{"game": number}] for number in range(4)}
        assert (tmp_path / "died").exists()
    finally:
        ray.shutdown()
