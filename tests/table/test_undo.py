"""Undo: over one's own play and, against bots alone, over theirs, as far as nothing hidden was revealed."""

from __future__ import annotations

import pytest

from teocalli.engine.game import Setting
from teocalli.table import commands
from teocalli.table.commands import Asked
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.match import BOT, PERSON, Match, Seat
from teocalli.table.refusals import Refused
from teocalli.table.store import Person
from teocalli.table.undo import Undo, undo_of
from tests.table.games import FACED

ANNA = Person("anna", "Anna")
ME, FRIEND, MACHINE, KEEPER = (
    Seat(PERSON, "anna", "Anna"),
    Seat(PERSON, "bela", "Béla"),
    Seat(BOT, name="", strength="random"),
    Seat(BOT, "bela", "Béla", "random"),
)


def played(other: Seat, *tokens: str) -> Match:
    match = begin("t", FACED, commands.opening(ANNA, FACED, Setting(2), [ME, other], seed=3))
    for token in tokens:
        match = folded(match, Entry("", Played(match.mover, token), match.number + 1))
    return match


def take_back(match: Match, version: int | None = None, whole: bool = False) -> Match:
    wanted = commands.Undo(0, match.version if version is None else version, whole)
    return folded(match, wanted.check(match, Asked(ANNA))[0])


def test_against_a_bot_undo_goes_back_over_its_turn() -> None:
    match = played(MACHINE, "take 2", "take 1")
    assert undo_of(match, 0) == Undo(0, 0, 1, "undo-start")
    assert take_back(match).moves == []
    assert take_back(played(MACHINE, "take 2")).mover == 0, "also before the bot has answered"


def test_one_step_back_is_the_last_own_choice_however_much_the_bots_did() -> None:
    match = played(MACHINE, "take 1", "take 1", "take 2", "take 1")
    assert undo_of(match, 0) == Undo(2, 2, 2, "undo-start")
    assert [FACED.actions.token(move.action) for move in take_back(match).moves] == ["take 1", "take 1"]
    assert take_back(take_back(match)).moves == []


def test_whoever_takes_back_need_not_be_quicker_than_the_bots() -> None:
    match = played(MACHINE, "take 1", "take 1")
    assert take_back(match, version=1).mover == 0, "the page had not shown the bot's answer yet"
    with pytest.raises(Refused, match="not counted"):
        take_back(match, version=0)


@pytest.mark.parametrize("other", [FRIEND, KEEPER], ids=["person", "bot that keeps a place"])
def test_what_another_person_may_have_seen_stays(other: Seat) -> None:
    match = played(other, "take 1", "take 1")
    assert undo_of(match, 0).stop == "undo-other"
    with pytest.raises(Refused, match="has acted since"):
        take_back(match)


def test_undo_over_a_bot_stops_where_it_has_shown_something_hidden() -> None:
    match = played(MACHINE, "take 1", "play", "take 1")
    assert undo_of(match, 0) == Undo(3, 3, 0, "undo-revealed")
    assert undo_of(folded(match, Entry("", Played(0, "take 1"), 9)), 0) == Undo(3, 3, 1, "undo-revealed")
