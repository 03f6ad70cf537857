"""Readers share what they see alike: each page must be the one they would get if nothing was ever kept or shared."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pytest

from teocalli.engine.game import Game, Setting
from teocalli.face.drawing import Scene
from teocalli.games import GAMES, game
from teocalli.table import bar_region, fragments, regions
from teocalli.table.commands import opening
from teocalli.table.commands.playing import next_choice
from teocalli.table.entries import BotPlaced, CameBack, ChoiceTakenBack, Chosen, Entry, Played, Said, TakenBack
from teocalli.table.folding import begin, folded
from teocalli.table.match import BOT, PERSON, Match, Seat
from teocalli.table.memo import Memo
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.standpoint import seat_for
from teocalli.table.store import Person
from teocalli.table.undo import undo_of
from tests.pictures import without_keeping

#: Anna has two seats, so that she looks from one and then from the other; a stranger looks on.
SEATS, STRANGER = ("anna", "anna", "bela"), ""
ENTRIES = 40
KEPT = (fragments.part, fragments.frame, bar_region.menus)
Page = dict[str, str]


class Alone(Perspective):
    """A sight that makes everything from its own seat's view."""

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.match.game.view(self.state, self.eye)

    @property
    def open_view(self) -> dict[str, Any]:
        return self.view

    @cached_property
    def sees_openly(self) -> bool:
        return False


@dataclass(frozen=True)
class Look:
    """Somebody looks at a match, now or at an earlier moment of it, while some people are there."""

    match: Match
    reader: Reader
    count: int | None
    present: tuple[str, ...]

    def page(self, memo: Memo, kind: type[Perspective] = Perspective) -> Page:
        seat = seat_for(self.match, self.reader, None)
        sight = kind(self.match, self.reader, seat, self.count, self.present, memo=memo)
        drawn = regions.draw(sight, "/here", "") if sight.is_here else regions.draw_moment(sight, "/here")
        return {name: str(region) for name, region in drawn.items()}

    def page_alone(self) -> Page:
        """The page of a server that has never drawn anything, where nobody else looks."""
        for kept in KEPT:
            kept.cache_clear()
        return self.page(Memo(), Alone)


def looks(chosen: Game, seed: int, tokens: list[str]) -> Iterator[Look]:
    """A game goes on at random, with undo, seats handed over and talk; after each entry two people look."""
    chooser, anna = random.Random(seed), Person("anna", "Anna")
    seats = [Seat(PERSON, person, person.title()) for person in SEATS]
    match = begin("table", chosen, opening(anna, chosen, Setting(len(SEATS)), seats, seed=seed, tokens=tokens))
    for _ in range(ENTRIES):
        for _ in range(2):
            person, language = chooser.choice(("anna", "bela", STRANGER)), chooser.choice(("en", "hu"))
            reader = Reader(Person(person, person) if person else None, language, "", speech(language))
            count = chooser.choice((None, None, None, chooser.randint(0, len(match.moves))))
            yield Look(match, reader, count, chooser.choice(((), ("anna",), ("anna", "bela"))))
        if match.is_over:
            break
        match = folded(match, some_entry(match, chooser))
        while (due := next_choice(match)) is not None:  # nobody looks in between
            match = folded(match, replace(due[0], number=match.number + 1))


def some_entry(match: Match, chooser: random.Random) -> Entry:
    """Mostly an action or a choice; now and then something is taken back or said, or a seat changes hands."""
    number, mover = match.number + 1, chooser.choice(match.movers)
    last = [-1, *(move.seat for move in match.moves), *match.choices][-1]
    undo, chance = undo_of(match, last), chooser.random()
    if chance < (0.5 if match.choices else 0.15) and undo.steps:
        kind = ChoiceTakenBack if last in match.choices else TakenBack
        return Entry("", kind(last, chooser.choice((undo.back, undo.to))), number)
    if chance > 0.95:
        return Entry("bela", Said(f"entry {number}", "Bela", 2), number)
    if chance > 0.9:
        is_bot = match.seats[mover].kind == BOT
        return Entry("", CameBack(mover) if is_bot else BotPlaced(mover, "greedy"), number)
    plays = Chosen if mover in match.together else Played
    return Entry("", plays(mover, chooser.choice(match.game.tokens(match.seen_by(mover)))), number)


def whole_game(chosen: Game, seed: int) -> list[str]:
    s, chooser, tokens = chosen.new(Setting(len(SEATS)), seed), random.Random(seed), list[str]()
    while not s.over:
        tokens.append(chooser.choice(chosen.tokens(s)))
        chosen.play(s, tokens[-1])
    return tokens


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_pages_that_share_are_equal_to_pages_drawn_alone(key: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the first decision on, and over the end of a game."""
    chosen = game(key)
    for tokens in ([], whole_game(chosen, seed)[:-20]):
        memo = Memo()
        made = [(look, look.page(memo.at(look.match.number))) for look in looks(chosen, seed, tokens)]
        assert any(look.match.choices for look, _ in made) == bool(chosen.together and not tokens)
        with monkeypatch.context() as context:
            context.setattr(Scene, "kept", without_keeping)
            for place, (look, page) in enumerate(made):
                assert page == look.page_alone(), (place, look.reader.id, look.count)


@pytest.mark.parametrize("key", GAMES)
def test_a_drawn_page_leaves_nothing_even_before_garbage_is_looked_for(key: str) -> None:
    anna, chosen = Person("anna", "Anna"), game(key)
    seats = [Seat(PERSON, "anna", "Anna"), Seat(PERSON, "bela", "Bela")]
    match = begin("table", chosen, opening(anna, chosen, Setting(2), seats, seed=1))
    sight = Perspective(match, Reader(anna, "en", "", speech("en")), match.mover)
    gc.disable()
    try:
        regions.draw(sight, "/here", "")
        left = weakref.ref(sight)
        del sight
        assert left() is None
    finally:
        gc.enable()
