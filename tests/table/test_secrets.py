"""Nothing hidden leaves the server: what a seat is shown stays the same when what it cannot know is dealt afresh."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from teocalli.engine.events import Event
from teocalli.engine.game import Game, Setting
from teocalli.face.face import Figure
from teocalli.games import GAMES, game
from teocalli.table.api import seen
from teocalli.table.commands import opening
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.log_lines import log
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.memo import Memo
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.regions import draw
from teocalli.table.speech import speech
from teocalli.table.store import Person
from tests.engine.tiny import What
from tests.table.games import BARE, FACED

PLAYERS = 2


def matches(game: Game, seed: int, every: int, most: int) -> Iterator[Match]:
    """Moments of a random game of people."""
    host = Person("p0", "P0")
    seats = [Seat(PERSON, f"p{i}", f"P{i}") for i in range(PLAYERS)]
    match = begin("t", game, opening(host, game, Setting(PLAYERS), seats, seed=seed))
    chooser = random.Random(seed)
    for number in range(2, most):
        if match.is_over:
            return
        if number % every == 0 or number < 12:  # much is hidden in the set-up
            yield match
        token = chooser.choice(game.tokens(match.state))
        match = folded(match, Entry(f"p{match.mover}", Played(match.mover, token), number))


def shown(match: Match, seat: int, memo: Memo | None = None) -> dict[str, object]:
    """Page and JSON as a seat, or a spectator, gets them."""
    reader = Reader(Person(f"p{seat}", f"P{seat}") if seat >= 0 else None, "en", "", speech("en"))
    sight = Perspective(match, reader, seat, memo=memo or Memo())
    return {name: str(region) for name, region in draw(sight, "/", "link").items()} | {"json": seen(sight)}


@pytest.mark.parametrize("key", ["tiny", *GAMES])
@pytest.mark.parametrize("seed", [1, 2])
def test_pages_and_json_tell_a_seat_nothing_that_it_cannot_know(key: str, seed: int) -> None:
    rules = FACED if key == "tiny" else game(key)
    for match in matches(rules, seed, every=1 if key == "tiny" else 23, most=300):
        for seat in range(PLAYERS):
            told = shown(match, seat)
            for other in range(3):
                guess = rules.guess(match.state, seat, 1000 + other)
                again = shown(replace(match, state=guess), seat)
                differing = [part for part in told if told[part] != again[part]]
                assert not differing, f"after {len(match.moves)} actions, seat {seat + 1}: {differing}"


@pytest.mark.parametrize("key", ["tiny", *GAMES])
def test_a_spectator_knows_no_more_than_any_seat(key: str) -> None:
    rules = FACED if key == "tiny" else game(key)
    for match in matches(rules, 3, every=1 if key == "tiny" else 31, most=300):
        told = shown(match, -1)
        for seat in range(PLAYERS):
            again = shown(replace(match, state=rules.guess(match.state, seat, 7)), -1)
            differing = [part for part in told if told[part] != again[part]]
            assert not differing, f"after {len(match.moves)} actions: {differing}"


@pytest.mark.parametrize("key", ["tiny", *GAMES])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_tells_a_seat_nothing_that_it_cannot_know(key: str, seed: int) -> None:
    """Another seat acts on the true state and on a guess; where the onlooker sees no difference, it hears none."""
    rules = FACED if key == "tiny" else game(key)
    chooser = random.Random(seed)
    for match in matches(rules, seed, every=1, most=300):
        for viewer in {0, 1, -1} - {match.mover}:
            true = rules.copy(match.state)
            guess = rules.guess(true, viewer if viewer >= 0 else 1 - match.mover, chooser.randrange(10**6))
            guess.chance = true.chance
            both = sorted(set(rules.legal(true)) & set(rules.legal(guess)))
            if not both:
                continue
            action = chooser.choice(both)
            events = [rules.apply(s, action) for s in (true, guess)]
            if rules.view(true, viewer) == rules.view(guess, viewer):
                heard = [[rules.face.heard(event, viewer) for event in told] for told in events]
                assert heard[0] == heard[1], f"after {len(match.moves)} actions: {rules.actions.token(action)}"


@pytest.mark.parametrize("key", GAMES)
def test_what_was_chosen_in_secret_is_not_told_by_what_happened(key: str) -> None:
    rules = game(key)
    for match in matches(rules, 4, every=1, most=40):
        hidden = [a for a in rules.legal(match.state) if rules.actions.family_of(a).name in rules.face.secret]
        viewer = 1 - match.mover
        told: dict[str, set[object]] = {}
        for action in hidden:
            s = rules.copy(match.state)
            events = rules.apply(s, action)
            heard = tuple(rules.face.heard(event, viewer) for event in events)
            told.setdefault(repr(rules.view(s, viewer)), set()).add(heard)
        assert all(len(heard) == 1 for heard in told.values()), f"after {len(match.moves)} actions"


def test_points_that_nobody_may_hear_of_have_no_sheet() -> None:
    def own(event: Event, viewer: int) -> Event | None:
        return event if event.seat == viewer else None

    face = replace(FACED.face, heard=own, gain=lambda event, words: Figure(event.amount, "vp", "points"))
    rules = replace(FACED, face=face)
    *_, match = matches(rules, 1, every=1, most=3 + 1)
    both = tuple(Event(What.TOOK, seat, 1, 1, 0) for seat in range(PLAYERS))
    match.moves[-1] = replace(match.moves[-1], events=both)
    for seat, reader in ((0, Person("p0", "P0")), (-1, None)):
        assert not log(Perspective(match, Reader(reader, "en", "", speech("en")), seat))[0].scoring
    match.game.face = replace(face, heard=FACED.face.heard)
    assert log(Perspective(match, Reader(None, "en", "", speech("en")), -1))[0].scoring


@pytest.mark.parametrize("seed", range(6))
def test_a_shared_board_is_drawn_from_what_spectators_see(seed: int) -> None:
    """Views that compare equal need not look equal: a card of 1 and True, that there is a card."""
    for match in matches(BARE, seed, every=1, most=6):
        alone, memo = shown(match, -1)["board"], Memo()
        for seat in range(PLAYERS):
            shown(match, seat, memo)
        assert shown(match, -1, memo)["board"] == alone
