"""Playing in the terminal, with a script for a person."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from teocalli.bots.registry import new_bot
from teocalli.engine import game_record
from teocalli.engine.events import REVEAL, Event
from teocalli.engine.game import Setting
from teocalli.engine.structs import copy_of
from teocalli.face.face import Figure
from teocalli.face.words import Words
from teocalli.files import BadFile
from teocalli.games import game
from teocalli.speech import speech
from teocalli.terminal import Terminal, choose
from tests.engine.tiny import TINY, What


def scripted(*answers: str) -> Callable[[str], str]:
    left = iter(answers)

    def ask(prompt: str) -> str:
        answer = next(left, None)
        if answer is None:
            raise EOFError
        return answer

    return ask


def sit_down(path: Path, *answers: str, seat: int = 0, seed: int = 1) -> tuple[Terminal, list[str]]:
    said: list[str] = []
    players = [None if seat == i else new_bot("random", i) for i in range(2)]
    record = game_record.new_record(TINY, Setting(2), seed)
    return Terminal(TINY, record, players, path / "game.txt", scripted(*answers), said.append), said


def test_a_whole_game_is_played_told_and_saved(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, *["1"] * 30)
    terminal.play()
    assert said[0] == "Tiny, seed 1; at the table: Player 1 and Bot 2."
    assert "\nYour choice: Take stones, or play your card." in said
    assert "   1  Take one stone.  [take 1]" in said
    assert any("Bot 2: takes" in line for line in said)
    assert "\nThe game is over." in said
    assert said[-1] == f"The record is saved as {tmp_path / 'game.txt'}"
    record = game_record.read((tmp_path / "game.txt").read_text())
    assert game_record.replay(TINY, record).over


def test_tokens_are_understood_and_bad_ones_explained(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "play", "play", "tkae 1", "99", "0", "", "take 2", "q")
    terminal.play()
    text = "\n".join(said)
    assert "“play” is not possible now: Your card has been played." in text
    assert "“tkae 1” is not an action of this game; did you mean “take 1”" in text
    assert text.count("The options are numbered from 1 to 3.") == 2
    assert text.count("u undo") == 3
    assert terminal.record.tokens[:2] == ["play", "take 2"]


def test_a_mistyped_token_suggests_what_is_possible_now(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "takee 3", "q")
    terminal.s.heap = 1
    terminal.play()
    assert any(line.startswith("“takee 3” is not an action of this game; did you mean “take 1”?") for line in said)


def test_a_row_of_revelations_is_told_once(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path)
    shown, took = Event(REVEAL, 0, -1, 0, 0), Event(What.TOOK, 0, -1, 1, 0)
    terminal.tell([shown, shown, took, shown, took, took])
    assert [said.index(line) for line in said] == [0, 1, 0, 1, 1]


def with_a_face(event: Event, words: Words) -> Figure | None:
    return Figure(event.amount, "heap-stone", "stones") if event.what == What.TOOK else None


def test_options_say_what_they_bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TINY, "face", replace(TINY.face, gain=with_a_face))
    terminal, said = sit_down(tmp_path, "q")
    terminal.play()
    assert "   2  Take 2 stones.  [take 2]  → stones +2" in said
    assert any(line.endswith("[play]  → depends on hidden or random information") for line in said)


def test_the_position_in_short_is_what_the_panels_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def panel(view: Mapping[str, Any], words: Words, seat: int) -> Sequence[Sequence[Figure]]:
        return [[Figure(seat + 3, "stone", "stones")]]

    def chips(view: Mapping[str, Any], words: Words) -> Sequence[Figure]:
        return [Figure(view["heap"], "stone", f"Stones left: {view['heap']}")]

    monkeypatch.setattr(TINY, "face", replace(TINY.face, panel=panel, chips=chips))
    terminal, said = sit_down(tmp_path, "p", "pp", "q")
    heap = terminal.s.heap
    terminal.play()
    assert f"Stones left: {heap}" in said
    assert "Player 1: 0 points, stones: 3" in said
    assert any(line.startswith("heap:") for line in said)


def test_why_not_lists_refusals_with_reasons(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "?", "play", "?", "q")
    terminal.play()
    assert "There are no other options here." in said
    assert "      Play your card.  [play] — Your card has been played." in said


def test_undo_stops_at_a_reveal(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "u", "play", "u", "q")
    terminal.play()
    assert sum("There is nothing to undo" in line for line in said) == 2
    assert terminal.record.tokens == ["play"]


def test_undo_takes_back_within_the_own_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal, said = sit_down(tmp_path, "play", "u", "play", "u", "q")
    monkeypatch.setattr("teocalli.terminal.has_revealed", lambda *_: False)  # as if playing a card showed nothing
    before = TINY.tokens(terminal.s)
    terminal.play()
    assert "Undone: play" in said
    assert terminal.record.tokens == []
    assert TINY.tokens(terminal.s) == before


def test_what_a_seat_may_not_hear_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def heard(event: Event, viewer: int) -> Event | None:
        return event if event.seat == viewer else None

    monkeypatch.setattr(TINY, "face", replace(TINY.face, heard=heard))
    terminal, said = sit_down(tmp_path, *["1"] * 30)
    terminal.play()
    assert any("Player 1: takes" in line for line in said)
    assert not any("Bot 2:" in line for line in said if line.startswith("  ·"))


def test_undo_does_not_reach_over_another_seat(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "take 1", "u", "q")
    terminal.play()
    assert any("There is nothing to undo" in line for line in said)


def test_the_position_shows_what_the_seat_sees_and_no_more(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "p", "q")
    terminal.play()
    shown = next(line for line in said if line.startswith("heap:"))
    assert "cards:" in shown
    assert "true" in shown
    assert "chance" not in shown


@pytest.mark.parametrize("answers", [("take 1", "q"), ("take 1",)])
def test_a_game_that_is_broken_off_is_saved(tmp_path: Path, answers: tuple[str, ...]) -> None:
    terminal, said = sit_down(tmp_path, *answers)
    terminal.play()
    assert "\nThe game was stopped." in said
    record = game_record.read((tmp_path / "game.txt").read_text())
    assert record.end == "unfinished"
    assert record.tokens[0] == "take 1"
    game_record.replay(TINY, record)


def test_ctrl_c_is_polite(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path)

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    terminal.ask = interrupt
    terminal.play()
    assert "\nThe game was stopped." in said
    assert (tmp_path / "game.txt").exists()


def test_saving_goes_on_playing(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, "play", "s", "take 1", "q")
    terminal.play()
    assert sum("The record is saved" in line for line in said) == 2
    assert len(terminal.record.tokens) > 1


def test_a_person_may_watch(tmp_path: Path) -> None:
    terminal, said = sit_down(tmp_path, seat=-1)
    terminal.play()
    assert terminal.s.over
    assert said[0] == "Tiny, seed 1; at the table: Bot 1 and Bot 2."


def test_choosing_repeats_until_it_is_understood() -> None:
    said: list[str] = []
    assert choose("Which?", ["a", "b"], scripted("x", "b"), said.append, speech("en")) == "b"
    assert said == ["Which? (a, b)", "Please answer a or b."]


def forced_after(terminal: Terminal, said: list[str], choices: int) -> list[tuple[int, int]]:
    """Random choices; for each forced step, how many actions there were before the choice, and are after undo."""
    chooser, found = random.Random(2), []
    for _ in range(choices):
        said.clear()
        terminal.ask = scripted(chooser.choice(terminal.game.tokens(terminal.s)))
        terminal.person_moves()
        if any(line.startswith("Only one option") for line in said) and terminal.before:
            chosen_at, state, tokens = terminal.before[-1][1], copy_of(terminal.s), list(terminal.record.tokens)
            terminal.undo()
            found.append((chosen_at, len(terminal.record.tokens)))
            terminal.s, terminal.record.tokens[:] = state, tokens
    return found


@pytest.mark.parametrize("asks_all", [False, True])
def test_a_forced_step_is_told_and_taken_back_with_the_choice_before_it(tmp_path: Path, asks_all: bool) -> None:
    """Records have every step; and whoever wants to be asked is asked."""
    played, said = game("tzolkin"), list[str]()
    record = game_record.new_record(played, Setting(2), 3)
    terminal = Terminal(played, record, [None, None], tmp_path / "game.txt", scripted(), said.append, asks_all=asks_all)
    found = forced_after(terminal, said, 80)
    assert bool(found) != asks_all
    assert all(chosen_at == left for chosen_at, left in found)
    assert game_record.replay(played, record) == terminal.s


def test_options_say_what_they_bring_to_rivals(tmp_path: Path) -> None:
    said: list[str] = []
    record = game_record.new_record(game("theocracy"), Setting(2), 2)
    answers = scripted("colour blue", "colour green", "expand h07", "take white 5", "q")
    Terminal(game("theocracy"), record, [None, None], tmp_path / "game.txt", answers, said.append).play()
    rival = "(Player 2 gains 1 worship from the violet civilization (Barracks).)"
    assert [line for line in said if line.endswith(rival) and "[place violet]" in line]


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    terminal, said = sit_down(tmp_path / "file", "s", "take 1", "q")
    with pytest.raises(BadFile):
        terminal.play()
    assert any("cannot be written" in line for line in said)
    assert game_record.read(said[-1]).tokens[0] == "take 1"  # what could not be saved is shown


def test_options_name_where_they_lead_and_the_board_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def aim(s: Any, action: int, words: Words) -> str:
        return "the heap"

    face = replace(TINY.face, aim=aim, picture=lambda view, words, marks: ['<svg viewBox="0 0 9 9">', "</svg>"])
    monkeypatch.setattr(TINY, "face", face)
    terminal, said = sit_down(tmp_path, "b", "q")
    terminal.play()
    assert any("Take one stone. (the heap)  [take 1]" in line for line in said)
    assert (tmp_path / "game.svg").read_text().startswith("<svg")
