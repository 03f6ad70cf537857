"""Records of play: text that replays, and refusals that say where and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from teocalli.engine import game_record
from teocalli.engine.conformance import play_record
from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.game_record import BadRecord
from teocalli.engine.structs import differences, pack
from tests.engine.tiny import TINY

RECORD, _ = play_record(TINY, Setting(2, {"wild": "on"}), 4)
TEXT = RECORD.write()


def refusal(text: str, until: int | None = None) -> str:
    with pytest.raises(BadRecord) as caught:
        game_record.replay(TINY, game_record.read(text), until)
    return str(caught.value)


def test_a_record_reads_as_it_was_written() -> None:
    again = game_record.read(TEXT)
    assert (again.game, again.rules, again.seed) == ("tiny", 1, 4)
    assert (again.setting.players, again.setting.options) == (2, {"wild": "on"})
    assert again.tokens == RECORD.tokens
    assert again.write() == TEXT


@pytest.mark.parametrize("name", ["Anna", "B: #1 # hello", ' "quoted" ', '"', "Ő 🏛", "a\nb"])
def test_names_date_and_result_are_read_as_they_were_written(name: str) -> None:
    told = replace(RECORD, names=["Ixchel", name], date="2026-11-16", result=f"{name} 12, Ixchel 9")
    again = game_record.read(told.write())
    assert (again.names, again.date, again.result) == (told.names, told.date, told.result)
    assert again.tokens == RECORD.tokens
    assert game_record.replay(TINY, again).over
    assert told.write().count("\n") == TEXT.count("\n") + 4


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("player 1: A\nplayer 1: B", "“player 1” is unknown or given twice"),
        ("player x: A", "must be a whole number, not “x”"),
        ("date: 1\ndate: 2", "“date” is unknown or given twice"),
    ],
)
def test_a_name_or_a_date_stands_once(line: str, why: str) -> None:
    assert why in refusal(TEXT.replace("players: 2", f"players: 2\n{line}"))


def test_replaying_gives_the_same_end() -> None:
    s = game_record.replay(TINY, game_record.read(TEXT))
    assert s.over
    assert game_record.shown_scores(TINY, s) == RECORD.end


def test_a_replay_stops_where_it_is_told() -> None:
    s = TINY.new(RECORD.setting, RECORD.seed)
    for token in RECORD.tokens[:2]:
        TINY.play(s, token)
    assert pack(game_record.replay(TINY, RECORD, 2)).tobytes() == pack(s).tobytes()


def test_steps_tell_what_happened() -> None:
    numbers = [number for number, _, _ in game_record.steps(TINY, RECORD)]
    assert numbers == list(range(len(RECORD.tokens) + 1))
    assert all(events for number, _, events in game_record.steps(TINY, RECORD) if number)


def test_comments_and_empty_lines_do_not_matter() -> None:
    noisy = TEXT.replace("\n", "   # a remark\n\n")
    assert game_record.read(noisy).tokens == RECORD.tokens


def test_an_unfinished_game_is_a_record_too() -> None:
    text = TEXT.replace(f"end: {RECORD.end}", "end: unfinished").replace(f"{RECORD.tokens[-1]}\nend", "end")
    assert not game_record.replay(TINY, game_record.read(text)).over


def test_components_are_kept() -> None:
    record = game_record.GameRecord("tiny", 1, Setting(2, {}, {"deck": {"ace": 3}}), 7)
    assert game_record.read(record.write()).setting.components == {"deck": {"ace": 3}}


def test_an_empty_file_is_refused() -> None:
    assert refusal("# nothing\n") == "The record is empty."


def test_another_kind_of_file_is_refused() -> None:
    assert "Line 1: a game record begins with “teocalli record 1”" in refusal("Dear diary\n")


@pytest.mark.parametrize("key", ["game", "rules", "players", "seed"])
def test_a_missing_line_of_the_head_is_named(key: str) -> None:
    lines = [line for line in TEXT.splitlines() if not line.startswith(f"{key}:")]
    assert refusal("\n".join(lines)) == f"The head of the record has no “{key}”."


def test_a_line_given_twice_is_refused() -> None:
    assert "“seed” is unknown or given twice" in refusal(TEXT.replace("seed: 4", "seed: 4\nseed: 5"))


def test_an_unknown_line_is_refused() -> None:
    assert "Line 2: “colour” is unknown" in refusal(TEXT.replace("game:", "colour: red\ngame:"))


def test_a_line_of_the_head_among_the_actions_is_refused() -> None:
    assert "“seed” belongs to the head" in refusal(TEXT.replace("end:", "seed: 5\nend:"))


def test_numbers_must_be_numbers() -> None:
    assert "Line 7: “seed” must be a whole number" in refusal(TEXT.replace("seed: 4", "seed: four"))
    assert "Line 7: “components” must be JSON" in refusal(TEXT.replace("seed:", "components: {oops\nseed:"))


def test_a_truncated_record_is_refused() -> None:
    cut = "\n".join(TEXT.splitlines()[:-2])
    assert refusal(cut) == (
        f"The record was cut off after {len(RECORD.tokens) - 1} actions: its last line, “end: …”, is missing."
    )


def test_nothing_may_follow_the_end() -> None:
    assert "nothing may follow the end" in refusal(TEXT + "take 1\n")


def test_a_record_of_another_game_is_refused() -> None:
    assert refusal(TEXT.replace("game: tiny", "game: huge")) == "This is a record of “huge”, not of “tiny”."


def test_a_record_of_another_rules_version_is_refused() -> None:
    assert "follows rules version 9; this is version 1" in refusal(TEXT.replace("rules: 1", "rules: 9"))


def test_a_setting_that_the_game_does_not_have_is_refused() -> None:
    assert "The head of the record: This game is for 2 players" in refusal(TEXT.replace("players: 2", "players: 3"))
    assert "has no option “wilder”" in refusal(TEXT.replace("option wild:", "option wilder:"))
    assert "can be off or on, not “maybe”" in refusal(TEXT.replace("wild: on", "wild: maybe"))
    assert "A seed is a whole number from 0" in refusal(TEXT.replace("seed: 4", "seed: -4"))


def test_an_illegal_action_is_refused_with_its_line() -> None:
    lines = TEXT.splitlines()
    first = lines.index("") + 1
    lines[first] = "take 1\nplay\nplay"
    message = refusal("\n".join(lines))
    assert message.startswith("Action ")
    assert ", line " in message
    assert "is not possible now" in message


def test_an_unknown_action_is_refused_with_its_line() -> None:
    lines = TEXT.splitlines()
    first = lines.index("") + 1
    lines[first] = "tke 1"
    assert f"Action 1, line {first + 1}: “tke 1” is not an action of this game" in refusal("\n".join(lines))


def test_an_action_after_the_last_is_refused() -> None:
    assert "The game is over" in refusal(TEXT.replace("end:", "take 1\nend:"))


def test_other_scores_are_refused() -> None:
    assert "The record ends with the scores 99 99; replaying it gives" in refusal(
        TEXT.replace(f"end: {RECORD.end}", "end: 99 99")
    )


def test_an_end_before_the_end_is_refused() -> None:
    assert "but the game is not over then" in refusal(TEXT.replace(f"{RECORD.tokens[-1]}\nend", "end"))
    assert "says the game is unfinished" in refusal(TEXT.replace(f"end: {RECORD.end}", "end: unfinished"))


def test_a_record_names_its_generator() -> None:
    assert "chance: lecuyer-1988\nseed: 4\n" in TEXT
    older = TEXT.replace("chance: lecuyer-1988\n", "")
    assert game_record.read(older).seed == 4
    assert "comes from “dice”" in refusal(TEXT.replace("lecuyer-1988", "dice"))


def test_a_game_with_a_key_is_recorded_and_replayed() -> None:
    key = "9f" * 32
    s = TINY.new(Setting(2), key)
    played = game_record.new_record(TINY, Setting(2), key)
    while not s.over:
        played.tokens.append(TINY.tokens(s)[0])
        TINY.play(s, played.tokens[-1])
    played.end = game_record.shown_scores(TINY, s)
    assert f"chance: chacha20\nkey: {key}\n" in played.write()
    assert not differences(s, game_record.replay(TINY, game_record.read(played.write())))


@pytest.mark.parametrize("key", ["", "9f", "9f" * 33, "zz" * 32])
def test_a_key_has_64_hexadecimal_digits(key: str) -> None:
    with pytest.raises(BadSetting, match="A key has 64 hexadecimal digits"):
        TINY.new(Setting(2), key)
