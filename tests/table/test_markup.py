"""What people write never becomes markup: names and titles in every region, drawings included."""

from __future__ import annotations

import random
from html.parser import HTMLParser

import pytest

from teocalli.engine.game import Setting
from teocalli.games import GAMES, game
from teocalli.table.commands import opening
from teocalli.table.entries import Entry, Played, Said
from teocalli.table.folding import begin, folded
from teocalli.table.match import PERSON, Seat
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.regions import draw
from teocalli.table.speech import speech
from teocalli.table.store import Person

EVIL = "\"'><script>x</script><img src=x onerror=x>&"


class Elements(HTMLParser):
    """The elements and attributes that a browser would find."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {tag, *(name for name, _ in attrs)}


@pytest.mark.parametrize("key", GAMES)
def test_a_name_stays_a_name(key: str) -> None:
    rules, chooser = game(key), random.Random(1)
    players = max(rules.meta.players)
    seats = [Seat(PERSON, f"p{i}", EVIL) for i in range(players)]
    match = begin("t", rules, opening(Person("p0", EVIL), rules, Setting(players), seats, name=EVIL, seed=1))
    match = folded(match, Entry("p0", Said(EVIL, EVIL, 0), 2))
    for number in range(3, 300):
        if match.is_over:
            break
        if number % 60 == 3:
            for seat in (-1, match.mover):
                person = Person(f"p{seat}", EVIL)
                elements = Elements()
                for region in draw(
                    Perspective(match, Reader(person, "en", "", speech("en")), seat), "/", EVIL
                ).values():
                    elements.feed(str(region))
                assert not elements.found & {"script", "img", "onerror", "src"}, f"after {len(match.moves)} actions"
        token = chooser.choice(rules.tokens(match.state))
        match = folded(match, Entry(f"p{match.mover}", Played(match.mover, token), number))
