"""What others did is shown step by step: Teotibot's roll, tile, fall-back and result; bots and people alike."""

from __future__ import annotations

import pytest

from teocalli.engine.messages import LANGUAGES
from teocalli.games import GAMES, game
from teocalli.games.teotihuacan.state import What
from teocalli.table import log_region, over_region, step_by_step
from teocalli.table.match import Match
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.speech import speech
from teocalli.table.step_by_step import ONCE, PACED, STEPS, pace_of
from teocalli.table.store import Person
from tests.table.people import Visitor
from tests.table.test_log_lines import NAMES, played


def seen_by(match: Match, name: str, language: str = "en", **settings: str) -> Perspective:
    return Perspective(match, Reader(Person(name, name, settings=settings), language, "", speech(language)), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_teotibots_turn_begins_with_the_roll_and_tells_what_it_brings(language: str) -> None:
    match = played(game("teotihuacan"), 4, 70, ("Anna",))
    sight, number = seen_by(match, "Anna", language), 0
    for since, move in enumerate(match.moves):
        if not any(event.seat == 1 for event in move.events):
            continue
        early = played(game("teotihuacan"), 4, since + 1, ("Anna",))
        (scene, *_) = step_by_step.scenes(seen_by(early, "Anna", language), since)
        assert scene.seat == 1
        assert sight.names[1] in scene.title
        roll, tile = (event for event in move.events if event.what in (What.BOT_ROLL, What.BOT_TILE))
        for step, event in zip(scene.steps, (roll, tile), strict=False):
            assert step.text.lower() in sight.words.event(event).lower()
        assert scene.steps[0].icons == [f"die-{roll.thing}", f"die-{roll.amount}"]
        assert roll.thing + roll.amount == tile.amount
        assert all(step.at == since + 1 for step in scene.steps)
        assert any(step.figures for step in scene.steps)
        number += 1
        if number == 3:
            return
    raise AssertionError("Teotibot had fewer than three turns.")


def test_a_fall_back_is_told() -> None:
    match = played(game("teotihuacan"), 4, 70, ("Anna",))
    told = [str(line) for line in log_region.log(seen_by(match, "Anna")).blocks]
    assert any("Teotibot</b> rolls" in line and "cannot carry out the tile" in line for line in told)


@pytest.mark.parametrize("key", GAMES)
def test_steps_of_others_are_shown_in_order_and_own_ones_never(key: str) -> None:
    shown = 0
    for actions in range(40, 80, 5):
        match = played(game(key), 5, actions)
        sight = seen_by(match, NAMES[0])
        found = step_by_step.scenes(sight, sight.first_news)
        steps = [step for scene in found for step in scene.steps]
        assert all(scene.seat != 0 for scene in found)
        assert [step.at for step in steps] == sorted(step.at for step in steps)
        assert not found or steps[-1].at > sight.first_news
        assert step_by_step.scenes(sight, len(match.moves)) == [], "all of it was shown before"
        shown += len(steps)
    assert shown


def test_others_move_at_once_and_teotibot_is_shown_unless_somebody_wants_it_otherwise() -> None:
    solo, three = played(game("teotihuacan"), 4, 5, ("Anna",)), played(game("teotihuacan"), 4, 5)
    assert (pace_of(seen_by(three, "Anna")), pace_of(seen_by(solo, "Anna"))) == (ONCE, PACED)
    assert pace_of(seen_by(three, "Anna", pace="steps", solo_pace="once")) == STEPS
    assert pace_of(seen_by(solo, "Anna", pace="steps", solo_pace="once")) == ONCE
    assert pace_of(seen_by(solo, "Anna", solo_pace="nonsense")) == PACED


def test_this_turn_is_this_turn_also_where_nobody_else_moves() -> None:
    match = played(game("teotihuacan"), 4, 70, ("Anna",))
    sight = seen_by(match, "Anna")
    turns = {move.turn for move in match.moves if move in sight._last_turn}
    assert turns == {match.moves[-1].turn}
    assert sight.this_turn == [] or match.moves[-1].turn == match.state.turn


def test_a_page_asks_for_what_the_others_did(anna: Visitor) -> None:
    path = anna.open(seat1="random")
    assert anna.post("/settings", pace="steps", next=path).status_code == 303
    assert 'data-pace="steps"' in anna.get(path).text
    assert anna.get(f"{path}/show?since=0&seat=0", True).json()["regions"] == {}
    anna.act(path, "take 1")
    anna.until(path, lambda table: table["mover"] in (0, None))
    said = anna.get(f"{path}/show?since=1&seat=0", True).json()
    assert said["pace"] == "steps"
    assert "data-next" in said["regions"]["prompt"]
    assert 'hidden data-moment="2"' in said["regions"]["prompt"]
    later = anna.get(f"{path}/show?since={said['count']}&seat=0", True).json()
    assert later["regions"] == {}
    assert anna.get(f"{path}/show?since=x", True).status_code == 400


def test_what_the_others_did_can_be_read_until_the_own_turn_is_over() -> None:
    inside = 0
    for actions in range(60, 110):
        match = played(game("teotihuacan"), 5, actions)
        sight, last = seen_by(match, NAMES[0]), match.moves[-1]
        if (last.seat, last.turn) != (0, match.state.turn) or match.mover != 0:
            continue
        inside += 1
        assert sight.missed, "the own turn is under way"
        assert all(match.moves[place].seat != 0 for place in sight.missed)
        assert 'id="digest"' in str(over_region.over(sight))
    assert inside
