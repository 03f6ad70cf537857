"""The log: what happened, told once, by events where they tell it better than the words of an option."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.engine.structs import words_of
from teocalli.games import GAMES, game
from teocalli.table import log_lines, log_region
from teocalli.table.commands import opening
from teocalli.table.entries import BotPlaced, CameBack, Entry, Played, Resigned
from teocalli.table.folding import begin, fold
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.perspective import Perspective, is_silent
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.store import Person

NAMES = ("Anna", "Béla", "Çelik")


def sight_of(match: Match) -> Perspective:
    return Perspective(match, Reader(None, "en", "", speech("en")), -1)


def played(chosen: Game, seed: int, actions: int, names: Sequence[str] = NAMES) -> Match:
    chooser = random.Random(seed)
    seats = [Seat(PERSON, name, name) for name in names]
    match = begin("table", chosen, opening(Person("Anna", "Anna"), chosen, Setting(len(names)), seats, seed=seed))
    for number in range(actions):
        if match.is_over:
            break
        token = chooser.choice(chosen.tokens(match.state))
        fold(match, Entry("", Played(match.mover, token), number + 2))
    return match


def lines_of(match: Match) -> list[log_lines.Line]:
    """All lines of a game, oldest first."""
    sight = sight_of(match)
    return [log_lines.line(sight, place) for place, move in enumerate(match.moves) if not is_silent(match.game, move)]


def family_of(match: Match, line: log_lines.Line) -> str:
    return match.game.actions.family_of(match.moves[line.count - 1].action).name


@pytest.mark.parametrize("key", GAMES)
def test_faces_name_families_and_events_that_their_game_has(key: str) -> None:
    chosen = game(key)
    how, families = chosen.face.telling, {family.name for family in chosen.actions.families}
    assert chosen.face.secret | how.narrated | how.silent <= families
    assert all(words_of(chosen.events)[what] for what in how.untold | how.headings)
    assert all(words_of(chosen.causes)[cause] for cause in how.apart)


@pytest.mark.parametrize("key", GAMES)
def test_the_log_tells_nothing_twice_and_nothing_that_did_not_happen(key: str) -> None:
    for seed in range(3):
        match = played(game(key), seed, 90)
        sight, told = sight_of(match), set[str]()
        for line in lines_of(match):
            option = sight.words.action(match.moves[line.count - 1].action)
            assert line.text not in line.notes
            if line.text not in (option, speech("en").say("log-secret")):
                told.add(family_of(match, line))
        how = match.game.face.telling
        assert told <= how.narrated | how.silent
        assert told, "some lines are told by their events"


def test_a_line_whose_event_names_nobody_begins_with_the_name_even_if_it_is_a_single_letter() -> None:
    found = set[bool]()
    for seed in (26, 41, 47):  # somebody forgoes a building there: "Nothing was possible for …"
        match = played(game("theocracy"), seed, 200, ("i", "o", "e"))
        for line in lines_of(match):
            if family_of(match, line) in ("expand", "forgo"):
                found.add(line.named)
                assert line.named == line.text.startswith(("i ", "o ", "e ", "i: ", "o: ", "e: "))
    assert found == {True, False}


@pytest.mark.parametrize("key", GAMES)
def test_moves_without_consequence_have_no_line_and_the_next_one_still_tells_whose_it_is(key: str) -> None:
    match = played(game(key), 2, 150)
    idle = [move for move in match.moves if is_silent(match.game, move)]
    assert idle
    assert all(match.game.actions.family_of(move.action).name in match.game.face.telling.silent for move in idle)
    sight, before = sight_of(match), -1
    shown = str(log_region.log(sight))
    for place, move in enumerate(match.moves):
        family, how = match.game.actions.family_of(move.action).name, match.game.face.telling
        is_heading = family in how.silent and any(how.is_heading(event) for event in move.events)
        if place in sight.logged and not is_heading:
            assert f'id="m{place + 1}"' in shown
        if not is_silent(match.game, move):
            assert log_lines.line(sight, place).first == (move.seat != before)
            before = move.seat


def test_a_food_day_is_told_apart_from_the_action_before_it_seat_by_seat() -> None:
    match = played(game("tzolkin"), 3, 200)
    days = [line for line in lines_of(match) if "Food day" in line.text or any("Food day" in h for h in line.headings)]
    assert days
    for line in days:
        fed = {seat: " ".join(notes) for seat, _, notes in line.apart}
        assert sorted(fed) == [0, 1, 2]
        assert all(f"{NAMES[seat]} feeds" in told for seat, told in fed.items())
        assert not any("feeds" in note for note in line.notes)
    shown = str(log_region.log(sight_of(match)))
    assert "feeds" in shown


@pytest.mark.parametrize("key", GAMES)
def test_every_event_is_told_somewhere_once(key: str) -> None:
    """Sentences of own events, of others, headings and what is told apart: none is lost, none is there twice."""
    match = played(game(key), 5, 120)
    words, how, gain = sight_of(match).words, match.game.face.telling, match.game.face.gain
    assert gain is not None
    for line in lines_of(match):
        events = [e for e in match.moves[line.count - 1].events if e.what and e.what not in how.untold]
        sentences = [words.event(e) for e in events if e.seat >= 0 and gain(e, words) is None]
        told = [*line.notes, *(note for _, note in line.others), *(n for _, _, notes in line.apart for n in notes)]
        for sentence in sentences:
            assert told.count(sentence) + (line.text == sentence) == sentences.count(sentence), line


def test_what_became_of_a_seat_is_read_beside_the_talk_in_the_language_of_the_reader() -> None:
    match = played(game("tzolkin"), 1, 3)
    for number, body in enumerate((BotPlaced(0, "greedy"), CameBack(0), Resigned(0, "greedy")), 100):
        fold(match, Entry("Anna", body, number))
    for language, said in (("en", "Anna is back."), ("hu", "Anna visszatért.")):
        shown = str(log_region.log(Perspective(match, Reader(None, language, "", speech(language)), -1)))
        assert said in shown
        assert shown.count('class="msg sys"') == 3
