"""The log: what happened, told once, by events where they tell it better than the words of an option."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.engine.records import words_of
from teocalli.games import GAMES, game
from teocalli.table import regions, telling
from teocalli.table.deeds import opening
from teocalli.table.match import PERSON, Match, begin
from teocalli.table.sight import Reader, Sight
from teocalli.table.speech import speech
from teocalli.table.store import Entry, Person

NAMES = ("Anna", "Béla", "Çelik")


def sight_of(match: Match) -> Sight:
    return Sight(match, Reader(None, "en", "", speech("en")), -1)


def played(chosen: Game, seed: int, actions: int, names: Sequence[str] = NAMES) -> Match:
    chooser = random.Random(seed)
    seats = [{"kind": PERSON, "person": name, "name": name} for name in names]
    match = begin("table", chosen, opening(Person("Anna", "Anna"), chosen, Setting(3), seats, seed=seed))
    for number in range(actions):
        if match.is_over:
            break
        token = chooser.choice(chosen.tokens(match.state))
        match.fold(Entry(number + 2, "act", "", {"seat": match.mover, "token": token}))
    return match


def lines_of(match: Match) -> list[telling.Line]:
    """All lines of a game, oldest first."""
    sight = sight_of(match)
    return [telling.line(sight, place) for place, move in enumerate(match.moves) if not move.silent]


def family_of(match: Match, line: telling.Line) -> str:
    return match.game.actions.family_of(match.moves[line.count - 1].action).name


@pytest.mark.parametrize("key", GAMES)
def test_faces_name_families_and_events_that_their_game_has(key: str) -> None:
    chosen = game(key)
    face, families = chosen.face, {family.name for family in chosen.actions.families}
    assert face.secret | face.narrated | face.silent <= families
    assert all(words_of(chosen.events)[what] for what in face.untold)


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
        assert told <= match.game.face.narrated
        assert told, "some lines are told by their events"


def test_a_line_that_names_its_player_does_not_begin_with_the_name_again() -> None:
    match = played(game("tzolkin"), 1, 40)
    sight = sight_of(match)
    shown = str(regions.log(sight))
    named = next(line for line in telling.log(sight) if line.named and line.first)
    assert f"<b>{named.name}:</b> {named.text}" not in shown
    assert named.text in shown


def test_a_line_whose_event_names_nobody_begins_with_the_name_even_if_it_is_a_single_letter() -> None:
    found = set[bool]()
    for seed in range(8):
        match = played(game("theocracy"), seed, 200, ("i", "o", "e"))
        for line in lines_of(match):
            if family_of(match, line) == "go_on" and line.text != "Go on":
                found.add(line.named)
                assert line.named == line.text.startswith(("i: ", "o: ", "e: "))
    assert found == {True, False}


@pytest.mark.parametrize("key", GAMES)
def test_moves_without_consequence_have_no_line_and_the_next_one_still_tells_whose_it_is(key: str) -> None:
    match = played(game(key), 2, 150)
    idle = [move for move in match.moves if move.silent]
    assert idle
    assert all(match.game.actions.family_of(move.action).name in match.game.face.silent for move in idle)
    sight, before = sight_of(match), -1
    shown = str(regions.log(sight))
    for place, move in enumerate(match.moves):
        assert (f'id="m{place + 1}"' in shown) == (place in sight.logged)
        if not move.silent:
            assert telling.line(sight, place).first == (move.seat != before)
            before = move.seat
