"""The command line: verbs, and mistakes told in a sentence with exit status 2."""

from __future__ import annotations

import importlib
import io
import json
import socket
from pathlib import Path

import pytest
import yaml

from teocalli import catalogue
from teocalli.cli import main
from teocalli.engine.conformance import play_record
from teocalli.engine.game import Setting
from teocalli.engine.replacing import HAVE_NUMBA
from teocalli.face.words import Words
from teocalli.lab import arena, bench
from teocalli.lab.playing import Plan
from tests.engine.tiny import TINY

pytestmark = pytest.mark.usefixtures("tiny_listed")
RECORD, _ = play_record(TINY, Setting(2), 4)
Output = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_text(RECORD.write())
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.yaml"
    path.write_text("game: tiny\nseed: 1\nstate:\n  heap: 2\n  players: {1: {card: [none]}}\n")
    return path


def mistake(capsys: Output, *arguments: str | Path) -> str:
    """The sentence on the error stream; nothing else may be printed."""
    assert main([str(a) for a in arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.strip()


def run(capsys: Output, *arguments: str | Path) -> str:
    assert main([str(a) for a in arguments]) == 0
    return capsys.readouterr().out


# ---------------------------------------------------------------- play


def test_play_with_piped_input(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("?\np\n" + "1\n" * 40))
    out = run(capsys, "play", "tiny", "--seed", "3", "--bots", "random", "--record", tmp_path / "r.txt")
    assert "The game is over." in out
    assert run(capsys, "replay", tmp_path / "r.txt").startswith("Tiny, 2 players, seed 3: finished")


def test_play_without_a_game_asks_for_it(capsys: Output, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("chess\ntiny\n2\nq\n"))
    out = run(capsys, "play")
    assert "Which game? (tiny)" in out
    assert "The game was stopped." in out
    assert len(list((tmp_path / "data" / "records").iterdir())) == 1


def test_play_without_anybody_says_good_bye(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play"]) == 0
    assert "Good-bye." in capsys.readouterr().err


def test_watching_the_bots(capsys: Output, tmp_path: Path) -> None:
    out = run(capsys, "play", "tiny", "--seat", "0", "--bots", "random", "--option", "wild=on")
    assert "The game is over." in out
    saved = next((tmp_path / "data" / "records").iterdir())
    assert "option wild: on" in saved.read_text()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game “chess”. Choose one of: tiny."),
        (["tiny", "--players", "5"], "This game is for 2 players, not 5."),
        (["tiny", "--option", "wilder=on"], "This game has no option “wilder”. Choose one of: wild."),
        (["tiny", "--option", "wild=maybe"], "Option “wild” can be off or on, not “maybe”."),
        (["tiny", "--option", "wild"], "An option is given as name=value, not as “wild”."),
        (["tiny", "--seat", "3"], "The seats are numbered from 1 to 2; 0 watches."),
        (["tiny", "--seed", "-1"], "A seed is a whole number from 0"),
        (["tiny", "--bots", "deep"], "There is no bot “deep”. Choose one of: greedy, patient, policy, random"),
        (["tiny", "--components", "nowhere.yaml"], "There is no file “nowhere.yaml”."),
    ],
)
def test_mistakes_at_the_start_of_play(capsys: Output, arguments: list[str], sentence: str) -> None:
    assert sentence in mistake(capsys, "play", *arguments)


def test_components_of_a_game_without_any(capsys: Output, tmp_path: Path) -> None:
    (tmp_path / "c.yaml").write_text("wood: 3")
    assert "has no components that could be replaced" in mistake(
        capsys, "play", "tiny", "--components", tmp_path / "c.yaml"
    )
    (tmp_path / "c.yaml").write_text("wood")
    assert "must be a mapping" in mistake(capsys, "play", "tiny", "--components", tmp_path / "c.yaml")


def test_a_record_is_not_overwritten(capsys: Output, record: Path) -> None:
    assert "exists already" in mistake(capsys, "play", "tiny", "--record", record)
    assert record.read_text() == RECORD.write()


def test_an_unknown_verb_is_refused(capsys: Output) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(["fly"])
    assert leaving.value.code == 2
    assert "invalid choice: 'fly'" in capsys.readouterr().err


# ---------------------------------------------------------------- records


def test_replay_verifies_and_prints_the_scores(capsys: Output, record: Path) -> None:
    lines = run(capsys, "replay", record).splitlines()
    assert lines[0] == "Tiny, 2 players, seed 4: finished"
    assert lines[1] == f"{len(RECORD.tokens)} actions replayed, all legal."
    assert [line.split()[2] for line in lines[2:]] == RECORD.end.split()


def test_show_prints_a_position_that_can_be_loaded(capsys: Output, record: Path, tmp_path: Path) -> None:
    told = run(capsys, "show", record, "--at", "1")
    (tmp_path / "p.yaml").write_text(told)
    assert yaml.safe_load(told)["game"] == "tiny"
    assert "Legal:" in run(capsys, "try", tmp_path / "p.yaml")
    assert yaml.safe_load(run(capsys, "show", record))["state"]["over"] == 1


@pytest.mark.parametrize("verb", ["replay", "show"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.replace("rules: 1", "rules: 2"), "follows rules version 2; this is version 1"),
        (lambda text: text.replace("game: tiny", "game: chess"), "There is no game “chess”"),
        (lambda text: text[: text.index("end:")], "The record was cut off after"),
        (lambda text: text.replace("seed: 4\n\n", "seed: 4\n\nhop\n"), "Action 1, line 8: “hop” is not an action"),
        (lambda text: text.replace("end:", "take 1\nend:"), "The game is over"),
        (lambda text: "", "The record is empty."),
    ],
)
def test_bad_records_are_refused(capsys: Output, record: Path, verb: str, change: object, sentence: str) -> None:
    assert callable(change)
    text = change(RECORD.write())
    record.write_text(text)
    assert sentence in mistake(capsys, verb, record)
    assert record.read_text() == text


def test_files_that_cannot_be_read_are_refused(capsys: Output, tmp_path: Path) -> None:
    assert "There is no file" in mistake(capsys, "replay", tmp_path / "nowhere")
    assert "cannot be read" in mistake(capsys, "replay", tmp_path)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in mistake(capsys, "show", tmp_path / "bytes")


def test_show_refuses_a_place_that_is_not_there(capsys: Output, record: Path) -> None:
    assert "not 99." in mistake(capsys, "show", record, "--at", "99")
    assert "not −1." in mistake(capsys, "show", record, "--at", "-1")


# ---------------------------------------------------------------- positions


def test_try_lists_what_is_legal_and_what_is_refused(capsys: Output, position: Path) -> None:
    lines = run(capsys, "try", position).splitlines()
    assert lines[0] == "Seat 1: Take stones, or play your card."
    assert lines[1:4] == ["Legal:", "  take 1  Take one stone.", "  take 2  Take 2 stones."]
    assert "  take 3  Take 3 stones. — There are too few stones." in lines
    assert "  play    Play your card. — Your card has been played." in lines


def test_try_applies_tokens_and_prints_events_and_position(capsys: Output, position: Path) -> None:
    told = run(capsys, "try", position, "take 1", "play")
    assert told.startswith("# Seat 1: takes one stone.\n# Seat 2: shows a card.\ngame: tiny\n")
    assert yaml.safe_load(told)["state"]["heap"] == 1


def test_try_as_json(capsys: Output, position: Path) -> None:
    told = json.loads(run(capsys, "try", position, "take 1", "--json"))
    assert (told["seat"], told["over"]) == (2, False)
    assert told["events"][0] == {
        "what": "took",
        "seat": 1,
        "thing": None,
        "amount": 1,
        "cause": "turn",
        "words": "Seat 1: takes one stone.",
    }
    assert told["legal"][0] == {"token": "take 1", "meaning": "Take one stone."}
    assert told["refused"][0]["why_not"] == "There are too few stones."
    assert told["position"]["state"]["heap"] == 1


def test_tokens_may_stand_behind_options(capsys: Output, position: Path) -> None:
    assert run(capsys, "try", position, "--json", "take 1") == run(capsys, "try", position, "take 1", "--json")
    with pytest.raises(SystemExit):
        main(["try", str(position), "--jsn", "take 1"])
    with pytest.raises(SystemExit):
        main(["games", "tiny"])


def test_try_to_the_end(capsys: Output, position: Path) -> None:
    told = json.loads(run(capsys, "try", position, "take 2", "--json"))
    assert (told["over"], told["seat"], told["legal"]) == (True, None, [])
    assert told["scores"] == [5, 0]


def test_try_refuses_tokens_in_words(capsys: Output, position: Path) -> None:
    text = position.read_text()
    assert mistake(capsys, "try", position, "take 1", "take 2") == (
        "Token 2, “take 2”, is not possible then: There are too few stones."
    )
    assert "The game is over" in mistake(capsys, "try", position, "take 2", "take 1")
    assert "“tkae 1” is not an action of this game" in mistake(capsys, "try", position, "tkae 1")
    assert position.read_text() == text


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game: tiny\nstate: {heep: 3}", "state.heep: there is no such field; did you mean “heap”?"),
        ("game: tiny\nstate: {heap: 99}", "This position contradicts itself: The heap has an impossible size."),
        ("game: chess", "There is no game “chess”"),
        ("heap: 3", "says which game it is of"),
        ("game: [", "This is not YAML"),
        ("", "says which game it is of"),
    ],
)
def test_bad_positions_are_refused(capsys: Output, tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "p.yaml").write_text(text)
    assert sentence in mistake(capsys, "try", tmp_path / "p.yaml")


# ---------------------------------------------------------------- the rest


def test_what_the_machine_refuses_is_told_in_a_sentence(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> list[str]:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("teocalli.catalogue.lines", refuse)
    assert mistake(capsys, "games") == "That could not be done: there is no space left on the disk."


@pytest.mark.parametrize("key", ["teotihuacan", "tzolkin", "theocracy"])
def test_editions_and_deviations_are_told_in_the_language(key: str) -> None:
    played = importlib.import_module(f"teocalli.games.{key}").GAME
    assert Words(played).say("edition") == played.meta.edition
    for language in ("ru", "pt", "hu"):
        told = "\n".join(catalogue.lines([played], language))
        assert [text for text in (played.meta.edition, *played.meta.deviations) if text in told] == []


def test_games_are_listed_with_their_options(capsys: Output) -> None:
    told = run(capsys, "games")
    assert told.startswith("tiny: Tiny (2026), by nobody\n")
    assert "wild=off* on" in told
    assert "docs/rules-GAME.md" in told.splitlines()[-1]


def test_fields_of_a_position_are_listed_with_places_and_values(capsys: Output) -> None:
    assert run(capsys, "fields", "tiny").splitlines() == [
        "chance: a whole number",
        "key: from 0 to 4294967295, 8 of them",
        "keyed: from 0 to 1",
        "over: from 0 to 1",
        "turn: from 0 to 9999",
        "current: none, 1, 2, 3, 4",
        "heap: a whole number",
        "deck: none, ace, king, queen, 3 of them",
        "drawn: a whole number",
        "players: a record, 2 of them",
        "  points: a whole number",
        "  card: none, ace, king, queen, 1 of them",
        "pending: a list of these kinds, each with a seat",
        "  take: most (from 1 to 3)",
        "  next",
    ]


def test_the_arena_prints_wins_with_their_interval(capsys: Output) -> None:
    told = run(capsys, "arena", "tiny", "--bots", "random,random", "--games", "4").splitlines()
    assert told[0].startswith("bot")
    assert len(told) == 4
    assert "/4 " in told[1]
    assert told[-1].startswith("Winners' mean: ")
    assert ("mean ms" in told[0]) is not HAVE_NUMBA
    assert "mean ms" in run(capsys, "arena", "tiny", "--bots", "random,random", "--games", "1", "--seconds", "1")


def test_an_interrupted_arena_prints_its_table_as_far_as_it_came(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, number: int) -> tuple[list[float], list[float]]:
        if number == 3:
            raise KeyboardInterrupt
        return [3.0, 1.0], [1.0, 0.0]

    monkeypatch.setattr(Plan, "compiled", lambda *_: ())
    monkeypatch.setattr(arena, "compile_for", lambda plan: None)
    monkeypatch.setattr(arena, "result_of", interrupted)
    assert main(["arena", "tiny", "--bots", "random,greedy", "--games", "9"]) == 130
    told = capsys.readouterr().out
    assert "2/3" in told
    assert "Winners' mean: 3.0 points." in told


def test_the_bench_prints_rows_as_json_and_the_calibration_apart(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "start_seconds", lambda game, form: (2.0, 1.0))
    assert main(["bench", "tiny", "--json", "--seconds", "0.01"]) == 0
    told = capsys.readouterr()
    assert all(list(row) == bench.KEYS for row in json.loads(told.out))
    assert "calibration loop:" in told.err
    assert "calibration loop:" in run(capsys, "bench", "tiny", "--seconds", "0.01").splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [(["--port", "99999"], "1 to 65535"), (["--host", "300.1.1.1"], "no address 300.1.1.1"), ([], "is taken")],
)
def test_an_address_that_cannot_be_served_is_told_in_a_sentence(
    arguments: list[str], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        given = arguments or ["--port", str(busy.getsockname()[1])]
        assert main(["serve", *given, "--database", str(tmp_path / "tables.sqlite")]) == 2
    assert says in capsys.readouterr().err
