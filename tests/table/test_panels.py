"""The players' panels: beside the points stands what a seat may expect to have at the end."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from teocalli.engine.language import written
from teocalli.face.consequence import PREVIEW_SEED
from teocalli.games import GAMES, game
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import folded
from teocalli.table.match import Match
from teocalli.table.panels import panels
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.store import Person
from tests.table.people import Visitor
from tests.table.test_secrets import PLAYERS, matches

READERS = (0, 1, -1)


def expected(match: Match, reader: int, count: int | None = None) -> list[str]:
    """The projected points in the panels, from the first seat on, as somebody sees them."""
    person = Person(f"p{reader}", f"P{reader}") if reader >= 0 else None
    shown = str(panels(Perspective(match, Reader(person, "en", "", speech("en")), reader, count)))
    return re.findall(r'<small class="promised"[^>]*><span class="sr">[^<]*</span>≈ ([^<]*)</small>', shown)


@pytest.mark.parametrize("key", GAMES)
def test_everybody_sees_what_each_seat_may_expect_as_an_onlooker_judges_it(key: str) -> None:
    rules = game(key)
    assert rules.worth is not None
    for match in matches(rules, 5, every=40, most=300):
        assert expected(match, 0) == [], "unless the table wants it, nothing is estimated"
        match = replace(match, evaluation=True)
        onlookers = rules.guess(match.state, -1, PREVIEW_SEED)
        unit = 100 * rules.meta.score_unit
        judged = [written(round(rules.worth(onlookers, seat) / unit), "en") for seat in range(PLAYERS)]
        for reader in READERS:
            assert expected(match, reader) == judged
        dealt_afresh = replace(match, state=rules.guess(match.state, -1, len(match.moves)))
        assert expected(dealt_afresh, -1) == judged, "it tells nothing that is hidden"


@pytest.mark.parametrize("key", GAMES)
def test_after_the_end_and_in_a_replay_nothing_is_projected(key: str) -> None:
    rules, chooser = game(key), random.Random(6)
    match = next(matches(rules, 6, every=1, most=4))
    while not match.is_over:
        body = Played(match.mover, chooser.choice(rules.tokens(match.state)))
        match = folded(match, Entry("", body, match.number + 1))
    match = replace(match, evaluation=True)
    for reader in READERS:
        assert expected(match, reader) == []
        assert expected(match, reader, len(match.moves) // 2) == []


def test_somebody_who_resigned_keeps_the_own_name_and_is_no_robot(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(seat1="open", listed="1")
    bela.post(f"{path}/sit", True, seat=1)
    anna.post(f"{path}/resign", True, seat=0)
    panel = anna.get(path).text.partition('id="panel-a"')[2].partition("</section>")[0]
    assert 'Anna <span class="you">(you)</span>' in panel
    assert 'data-own="0"' in anna.get(path).text, "and the page says whose it is"
    assert 'title="resigned"' in panel
    assert "#i-ui-bot" not in panel
    assert 'data-own="1"' in bela.get(path).text


def test_the_page_knows_all_seats_at_one_screen_and_the_one_looked_from(anna: Visitor, bela: Visitor) -> None:
    path = anna.open(seat1="me", listed="1")
    assert 'data-own="0 1" data-you="0"' in anna.get(path).text
    assert anna.act(path, "take 1", 0).status_code == 200
    assert 'data-own="0 1" data-you="1"' in anna.get(path).text
    assert 'data-own="" data-you=""' in bela.get(path).text
