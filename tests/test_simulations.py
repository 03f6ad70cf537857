"""Simulations, tournaments, reports and datasets."""

from __future__ import annotations

import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teocalli import GAMES, Setting, game
from teocalli.bots.best_turn import BEST_TURN
from teocalli.bots.thinking import PLAN_TURN
from teocalli.cli import main
from teocalli.engine import game_record
from teocalli.engine.game import Game
from teocalli.engine.kernel import Kernel
from teocalli.face.words import Words
from teocalli.lab import balance, dataset, playing, report, simulate, tournament, view_parts, workers
from teocalli.lab.playing import Plan, compile_for, rows_of
from teocalli.lab.telling import LabRefused
from tests.disk import full_disk

pytest.importorskip("pyarrow")
#: Bots with a limit for a decision are asked for each: nothing need be compiled.
PLAN = Plan("theocracy", 2, ("random",), 5, seconds=9.0)


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
            assert sorted(row["setup"]["end card"]) == row["setup"]["end card"]
            assert row["end"]["starting points"] == [f"{row['causes'].get('starting_points', 0):.0f}"]


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
    if number == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [{"game": number}]


def test_a_killed_worker_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "rows_of", dies_once)
    plan = replace(PLAN, options={"mark": str(tmp_path / "died")})
    assert dict(workers.play(plan, range(6), jobs=2)) == {number: [{"game": number}] for number in range(6)}
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize(("is_ready", "expected"), [(False, [BEST_TURN, PLAN_TURN]), (True, [])])
def test_what_bots_need_is_compiled_once_before_several_processes_play(
    is_ready: bool, expected: list[Kernel], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[Kernel] = []
    monkeypatch.setattr(Kernel, "is_ready", lambda *_: is_ready)
    monkeypatch.setattr(Game, "kernel", lambda game, kernel: compiled.append(kernel))
    compile_for(replace(PLAN, bots=("greedy", "random", "cmd:./bot", "expert", "greedy")))
    assert compiled == expected


def test_what_games_inside_compiled_code_need_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(playing, "can_compile", lambda: True)
    monkeypatch.setattr(playing, "searches_of", lambda game: compiled.append(game.meta.key))
    compile_for(replace(PLAN, bots=("greedy", "random", "expert"), seconds=playing.PATIENCE))
    assert compiled == ["theocracy"]


def test_files_of_bots_that_were_asked_are_not_gone_on_with_inside_compiled_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, plan = tmp_path / "rows.parquet", replace(PLAN, seconds=playing.PATIENCE)
    monkeypatch.setattr(playing, "can_compile", lambda: False)
    before = simulate.simulate(plan, 1, out).read_bytes()
    monkeypatch.setattr(playing, "can_compile", lambda: True)
    with pytest.raises(LabRefused, match="belongs to another simulation"):
        simulate.simulate(plan, 2, out)
    assert out.read_bytes() == before


def test_finished_games_of_a_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = simulate.simulate(PLAN, 2, tmp_path / "rows.parquet")
    played: list[int] = []

    def noted(plan: Plan, number: int) -> list[playing.Row]:
        played.append(number)
        return rows_of(plan, number)

    monkeypatch.setattr(workers, "rows_of", noted)
    simulate.simulate(PLAN, 3, out)
    assert played == [2]
    more = out.read_bytes()
    simulate.simulate(PLAN, 1, out)
    assert out.read_bytes() == more
    with pytest.raises(LabRefused, match="belongs to another simulation"):
        simulate.simulate(replace(PLAN, seed=6), 1, out)
    assert out.read_bytes() == more


def test_the_journal_of_another_simulation_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    simulate.Journal(tmp_path / "rows.parquet.journal", PLAN).opened().close()
    with pytest.raises(LabRefused, match="belongs to another simulation"):
        simulate.simulate(replace(PLAN, seed=6), 1, out)


def test_a_full_disk_costs_no_finished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = "simulate theocracy --bots random --seconds 9 --games 12 --out"
    arguments = [*given.split(), str(tmp_path / "rows.parquet")]
    with full_disk(25_000):
        assert main(arguments) == 2
    assert "cannot be written: the file would grow too large. What is finished is kept" in capsys.readouterr().err
    kept = simulate.Journal(tmp_path / "rows.parquet.journal", replace(PLAN, seed=0)).read()
    assert 0 < len(kept) < 12
    assert main(arguments) == 0
    assert simulate.read(tmp_path / "rows.parquet")[1][:2] == kept[0]


def test_an_interrupted_command_says_that_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "rows_of", interrupted)
    assert main(["simulate", "theocracy", "--bots", "random", "--out", str(tmp_path / "rows.parquet")]) == 130
    assert "What is finished is kept" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--games", "0"], ["--jobs", "0"], ["--seconds", "-1"], ["--seconds", "nan"]])
def test_numbers_that_cannot_be_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["simulate", "theocracy", "--out", "x.parquet", *arguments])
    assert leaving.value.code == 2
    assert "is needed, not" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["simulate", "chess", "--out", "x.parquet"], "chess"),
        (["simulate", "theocracy", "--bots", "nobody", "--out", "x.parquet"], "nobody"),
        (["simulate", "theocracy", "--seed", "-5", "--bots", "random", "--out", "x.parquet"], "A seed is"),
        (["simulate", "theocracy", "--bots", "quick,random", "--out", "x.parquet"], "at all seats or at none"),
        (
            ["simulate", "theocracy", "--games", "1", "--bots", "random", "--out", "no/such/x.parquet"],
            "cannot be written",
        ),
        (["report", "nowhere.parquet"], "There is no file “nowhere.parquet”."),
        (["report", "."], "is not a file of “teocalli simulate”"),
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
    assert first.margin.mean == 5.0
    *_, winners = tournament.table(made, "en")
    assert winners == "Winners' mean: 50.0 points."
    html, png = tournament.write(PLAN, made, tmp_path, "pt")
    text = html.read_text(encoding="utf-8")
    assert "Theocratia, 2 jogadores: torneio" in text
    assert "good" in text
    assert "Média dos vencedores: 50.0 pontos." in text
    assert png.read_bytes().startswith(b"\x89PNG")


def test_a_report_says_what_wins(tmp_path: Path) -> None:
    file = simulate.simulate(PLAN, 8, tmp_path / "rows.parquet")
    html, png = report.report(file, tmp_path)
    text = html.read_text()
    assert "Theocracy, 2 players: what wins" in text
    assert "points by cause" in text
    assert png.read_bytes().startswith(b"\x89PNG")


def test_the_number_of_a_tile_is_a_name_and_has_no_mean() -> None:
    rows = [{"end": {"technologies": [str(n) for n in range(1, 19)], "avenue": [str(n)]}} for n in range(20)]
    teotihuacan = game("teotihuacan")
    named = report.names_of(teotihuacan)
    assert {"technologies", "starting tiles"} <= named
    assert balance._summary(named, rows, "technologies") == "18 different ones"
    assert balance._summary(named, rows, "avenue") == "9.50"
    assert report.numbered(teotihuacan, rows) == ["avenue"]


def test_the_balance_of_a_game_is_told_from_simulations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "can_compile", lambda: False)
    page = balance.balance("theocracy", 3, tmp_path, tmp_path / "rows", bot="random").read_text()
    assert page.startswith("# Theocracy: balance\n\nGames of the bot random, ")
    assert (
        "rules version 2: 3, 3, 3\nwith 2, 3, 4 players. Written by `teocalli balance theocracy --bots random`" in page
    )
    for line in ("| player 4 in turn order |", "| colour: blue |", "| priests orange |", "| starting points |"):
        assert line in page
    assert [file.name for file in sorted((tmp_path / "rows").iterdir())] == [
        f"theocracy-{players}.parquet" for players in (2, 3, 4)
    ]


@pytest.mark.parametrize("key", GAMES)
def test_all_that_a_report_looks_at_is_there_and_has_a_name(key: str) -> None:
    played = game(key)
    words, rows = Words(played), [row for number in range(4) for row in rows_of(replace(PLAN, game=key), number)]
    for column, parts in (("setup", view_parts.setup_parts(played)), ("end", view_parts.end_parts(played))):
        assert parts
        for part in parts:
            told = (pair for row in rows for pair in row[column].items())
            found = [value for name, values in told if name.startswith(part.name) for value in values]
            assert found or part.name == "monuments", part
            assert not part.words or all(words.has(part.message(value)) for value in found)


def test_a_dataset_has_records_that_replay(tmp_path: Path) -> None:
    import zipfile

    dataset.dataset(PLAN, 2, tmp_path / "data")
    card = (tmp_path / "data" / "README.md").read_text()
    assert "teocalli dataset theocracy --players 2 --bots random --games 2 --seed 5" in card
    with zipfile.ZipFile(tmp_path / "data" / "records.zip") as archive:
        assert archive.namelist() == ["000000.txt", "000001.txt"]
        for name in archive.namelist():
            assert game_record.replay(game("theocracy"), game_record.read(archive.read(name).decode())).over


@pytest.mark.parametrize("key", GAMES)
def test_the_published_games_are_what_their_card_says(key: str) -> None:
    folder = Path(__file__).parents[1] / "datasets" / f"{key}-expert"
    plan, rows = simulate.read(folder / "games.parquet")
    assert len(rows) == 2 * 1000
    assert f"rules version {plan['rules']}:" in (folder / "README.md").read_text()
    assert sum(file.stat().st_size for file in folder.iterdir()) < 2_000_000
    record = game_record.read(rows[0]["record"])
    if record.rules == game(key).meta.rules_version:  # older ones stay as they are
        assert game(key).scores(game_record.replay(game(key), record))[0] == rows[0]["points"]


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
    if number == 0 and not mark.exists():
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
