"""Words: every message a game needs is there and complete."""

from __future__ import annotations

from teocalli.engine.events import Event
from teocalli.engine.game import Setting
from teocalli.face.words import Words, needed
from tests.engine.tiny import TINY, Cause, Reason, What

WORDS = Words(TINY)


def test_all_messages_that_the_game_needs_are_there() -> None:
    assert sorted(message for message in needed(TINY) if not WORDS.has(message)) == []


def test_needed_messages_name_decisions_actions_reasons_events_causes_and_options() -> None:
    assert needed(TINY) == {
        "decision-take",
        "action-take",
        "action-play",
        "reason-too-few",
        "reason-no-card",
        "event-reveal",
        "event-took",
        "cause-turn",
        "option-wild",
    }


def test_a_decision_an_action_and_a_reason_are_sentences() -> None:
    s = TINY.new(Setting(2), 1)
    assert WORDS.decision(s) == "Take stones, or play your card."
    assert WORDS.action(TINY.actions.action("take 1")) == "Take one stone."
    assert WORDS.action(TINY.actions.action("take 3")) == "Take 3 stones."
    assert WORDS.reason(Reason.NO_CARD) == "Your card has been played."


def test_events_count_seats_from_one_or_name_them() -> None:
    assert WORDS.event(Event(What.TOOK, 1, 0, 2, Cause.TURN)) == "2: takes 2 stones."
    named = Words(TINY, names=["Ada", "Bo"])
    assert named.event(Event(What.TOOK, 1, 0, 1, Cause.TURN)) == "Bo: takes one stone."


def test_a_missing_message_shows_its_id() -> None:
    assert WORDS.say("decision-nap") == "decision-nap"


def test_numbers_stay_numbers_so_that_plurals_work() -> None:
    assert WORDS.word("number", "-2") == -2


def test_numbers_below_zero_have_a_true_minus_and_choose_their_plurals() -> None:
    lost = [WORDS.event(Event(What.TOOK, 1, 0, amount, Cause.TURN)) for amount in (-1, -2, -1200)]
    assert lost == ["2: takes one stone.", "2: takes −2 stones.", "2: takes −1200 stones."]
