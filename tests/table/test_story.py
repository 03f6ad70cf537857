"""The story: one paragraph a turn and seat, cause before effect, what others do never within somebody else's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

import pytest

from teocalli.engine.events import REVEAL
from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES, game
from teocalli.table import log_region, story
from teocalli.table.match import Match
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from tests.table.test_log_lines import NAMES, played


def sight_of(match: Match, language: str = "en") -> Perspective:
    return Perspective(match, Reader(None, language, "", speech(language)), -1)


@pytest.mark.parametrize("key", GAMES)
def test_every_event_is_told_once_and_under_its_own_seat(key: str) -> None:
    match = played(game(key), 4, 150)
    sight, how = sight_of(match), match.game.face.telling
    told = story.tales(sight, 0)
    happened = [e for move in match.moves for e in sight.heard(move.events)]
    happened = [e for e in happened if e.what != REVEAL and e.what not in how.untold]
    assert sorted(e for tale in told for e in tale.events) == sorted(happened)
    for tale in told:
        assert all(e.seat in (tale.seat, -1) for e in tale.events) or tale.seat == -1
        assert all(match.moves[place].seat == tale.seat for place in tale.places)


@pytest.mark.parametrize("key", GAMES)
def test_a_turn_of_a_seat_is_one_paragraph_between_two_headings(key: str) -> None:
    match = played(game(key), 4, 150)
    for section in story.sections(story.tales(sight_of(match), 0)):
        entries = [(tale.turn, tale.seat) for tale in section if tale.seat >= 0]
        assert len(entries) == len(set(entries))
        assert [turn for turn, _ in entries] == sorted(turn for turn, _ in entries), "cause before effect"


@pytest.mark.parametrize(
    ("key", "begins"), [("teotihuacan", "The light disc"), ("tzolkin", "Round"), ("theocracy", "Round")]
)
def test_every_round_has_a_heading_and_no_turn_is_cut_in_two(key: str, begins: str) -> None:
    match = played(game(key), 4, 150)
    told = story.tales(sight_of(match), 0)
    rounds = [tale for tale in told if tale.seat < 0 and story.paragraph(sight_of(match), tale).text.startswith(begins)]
    assert len(rounds) > 1
    turns = [(tale.turn, tale.seat) for tale in told if tale.turn and tale.places]
    assert len(turns) == len(set(turns))
    assert not any("(" in story.paragraph(sight_of(match), tale).text for tale in rounds)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_sentence_says_the_name_once_and_ends_with_one_full_stop(key: str, language: str) -> None:
    match = played(game(key), 6, 120)
    sight = sight_of(match, language)
    for tale in story.tales(sight, 0):
        told = story.paragraph(sight, tale)
        assert not told.text.endswith(".")
        assert not told.text.startswith(told.name + " ") or told.is_heading
        assert ".." not in told.text + told.more


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "names"), [*((key, NAMES) for key in GAMES), ("teotihuacan", NAMES[:1])])
def test_whole_games_are_told_in_sentences_and_not_in_pressed_buttons(
    key: str, names: Sequence[str], language: str
) -> None:
    """Not even steps that nothing came of are told by the button that was pressed."""
    match = whole_game(key, tuple(names))
    sight = sight_of(match, language)
    labels = {sight.words.action(move.action) for move in match.moves}
    for tale in story.tales(sight, 0):
        told = story.paragraph(sight, tale)
        assert told.text or told.more, f"{key} {told.first}: nothing is told"
        assert told.is_heading or not tale.events or told.text not in labels, told.text
        assert not [step.text for step in told.steps if step.text in labels]


#: Families of actions whose every choice is told by an event; all others have words of their own for the log.
TOLD_BY_EVENTS = {
    "teotihuacan": "station rest along collect pay pay_by_tile claim temple take exchange give learn build decorate"
    " price power salary_by_tile unlock unlock_by_tile use",
    "tzolkin": "beg mercy place claim pick_up do harvest pay take climb climb_two anger build build_plain monument"
    " discount buy sell",
    "theocracy": "colour take aside place repeat change nudge recolour expand attack allow loot upgrade pyramid forgo"
    " close invite transform discard effect play buy",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_no_event_tells_has_words_for_the_log(key: str, language: str) -> None:
    """In every language; so a choice that is rare is not told by its button either."""
    sight = sight_of(played(game(key), 0, 1), language)
    silent, families = sight.match.game.face.telling.silent, sight.match.game.actions.families
    wordless = {family.name for family in families if not sight.words.deed(family.first)} - silent
    assert wordless == set(TOLD_BY_EVENTS[key].split())


@pytest.mark.parametrize("key", GAMES)
def test_choices_that_are_told_by_events_have_one(key: str) -> None:
    for seed in (6, 12, 18, 20, 51):
        match = played(game(key), seed, 250)
        for move in match.moves:
            if match.game.actions.family_of(move.action).name in TOLD_BY_EVENTS[key].split():
                own = [event for event in move.events if event.seat == move.seat and event.what != REVEAL]
                assert own, sight_of(match).words.action(move.action)


def test_choices_with_and_without_words_for_the_log_are_all_told(monkeypatch: pytest.MonkeyPatch) -> None:
    sight = sight_of(played(game("tzolkin"), 7, 40))
    family_of, actions = sight.match.game.actions.family_of, [move.action for move in sight.moves]
    one, other = (
        next(i for i, action in enumerate(actions) if family_of(action).name == name) for name in ("place", "pick_up")
    )
    monkeypatch.setattr(type(sight.words), "deed", lambda self, action: "stops" if action == actions[one] else "")
    text, is_label, _ = story._sentence(sight, story.Tale(0, 0, one, other, [], [one, other]), [])
    assert text == f"stops and {sight.words.action(actions[other])}"
    assert not is_label


@cache
def whole_game(key: str, names: tuple[str, ...]) -> Match:
    return played(game(key), 7, 10_000, names)


def test_what_teotibot_does_is_a_paragraph_of_its_own() -> None:
    match = played(game("teotihuacan"), 4, 60, ("Anna",))
    told = story.tales(sight_of(match), 0)
    bots = [tale for tale in told if tale.seat == 1]
    assert bots
    assert all(not tale.places for tale in bots)
    assert all(e.seat in (0, -1) for tale in told if tale.seat == 0 for e in tale.events)


def test_spent_and_gained_are_told_apart() -> None:
    for seed in range(6):
        match = played(game("teotihuacan"), seed, 200)
        sight = sight_of(match)
        for tale in story.tales(sight, 0):
            cocoa = [float(f.amount) for f in story.paragraph(sight, tale).figures if f.icon == "cocoa"]
            if len(cocoa) == 2:
                assert min(cocoa) < 0 < max(cocoa)
                return
    raise AssertionError("Nobody both paid and gained cocoa in one turn.")


def test_the_log_shows_headings_steps_and_the_way_to_a_position() -> None:
    match = played(game("tzolkin"), 3, 120)
    shown = str(log_region.log(sight_of(match)))
    assert 'class="head"' in shown
    assert re.search(r"<summary>\d+ steps?</summary>", shown)
    assert f"/t/{match.id}/replay?at=" in shown
    assert all(f'title="{name}"' in shown for name in NAMES)


def test_what_came_before_the_first_heading_does_not_seem_to_belong_to_a_later_one() -> None:
    """Newest first, the first round of Tzolk'in would stand under “Round 2 begins”."""
    shown = str(log_region.log(sight_of(played(game("tzolkin"), 3, 20))))
    headings = re.findall(r'<li class="head"[^>]*><b>([^<]*)</b>', shown)
    assert headings[-2:] == ["Round 2 begins", "The game begins"]
