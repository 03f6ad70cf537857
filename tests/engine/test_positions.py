"""Positions: written, read and typed by hand; refusals in sentences."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from teocalli.engine import position
from teocalli.engine.conformance import random_game
from teocalli.engine.game import Setting
from teocalli.engine.messages import LANGUAGES
from teocalli.engine.position import BadPosition
from teocalli.engine.structs import differences
from tests.engine.tiny import TINY


def refusal(given: Any) -> str:
    with pytest.raises(BadPosition) as caught:
        position.load(TINY, given)
    return str(caught.value)


def state(**changes: Any) -> dict[str, Any]:
    return {"game": "tiny", "players": 2, "seed": 1, "state": changes}


@settings(deadline=None)
@given(st.integers(0, 10_000))
def test_every_position_of_a_game_reads_as_it_was_written(seed: int) -> None:
    for s, _ in random_game(TINY, Setting(2, {"wild": "on"}), seed):
        assert differences(s, position.read(TINY, position.write(TINY, s))) == []


def test_json_is_read_too() -> None:
    assert position.read(TINY, '{"game": "tiny", "state": {"heap": 3}}').heap == 3


def test_what_is_not_named_stays_as_set_up() -> None:
    s = position.load(TINY, state(heap=3))
    fresh = TINY.new(Setting(2), 1)
    assert [line.split(":")[0] for line in differences(s, fresh)] == ["heap"]


def test_a_list_is_given_whole_or_place_by_place() -> None:
    s = position.load(TINY, state(players={2: {"points": 4, "card": ["ace"]}}, deck=["ace", "king", "queen"]))
    assert (s.players[1].points, s.players[1].card, s.deck) == (4, [0], [0, 1, 2])


def test_none_is_a_value() -> None:
    assert position.load(TINY, state(players={1: {"card": ["none"]}})).players[0].card == [-1]
    assert position.load(TINY, state(players={1: {"card": [None]}})).players[0].card == [-1]


def test_on_and_off_are_words_although_yaml_thinks_otherwise() -> None:
    s = position.read(TINY, "game: tiny\noptions: {wild: on}\n")
    assert s.options[0] == 1


def test_pending_decisions_are_replaced() -> None:
    s = position.load(TINY, {**state(), "pending": [{"kind": "take", "seat": 2}]})
    assert (s.depth, TINY.mover(s)) == (1, 1)


def test_turn_stands_for_a_whole_turn_of_a_seat() -> None:
    s = position.load(TINY, {**state(), "turn": 2})
    assert (s.depth, TINY.mover(s), s.current, s.turn) == (1, 1, 1, 2)
    assert TINY.tokens(s)[:3] == ["take 1", "take 2", "take 3"]


def test_a_written_position_shows_words() -> None:
    told = yaml.safe_load(position.write(TINY, TINY.new(Setting(2), 1)))
    assert set(told["state"]["deck"]) == {"ace", "king", "queen"}
    assert told["pending"] == [{"kind": "take", "seat": 1, "most": 3}]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("heap", "A position is a mapping"),
        ({"gmae": "tiny"}, "“gmae” is not a part of a position; a part is game, rules"),
        ({"game": "huge"}, "This is a position of “huge”, not of “tiny”."),
        ({"rules": 9}, "written for rules version 9; this is version 1"),
        ({"players": 3}, "This game is for 2 players, not 3."),
        ({"players": "two"}, "“players” and “seed” are whole numbers"),
        ({"players": 2.7}, "“players” and “seed” are whole numbers"),
        ({"players": True}, "“players” and “seed” are whole numbers"),
        ({"seed": [1]}, "“players” and “seed” are whole numbers"),
        ({"seed": 1.5}, "“players” and “seed” are whole numbers"),
        ({"options": {"wild": "maybe"}}, "Option “wild” can be off or on, not “maybe”."),
        ({"options": {"wlid": "on"}}, "This game has no option “wlid”."),
        ({"components": {"x": 1}}, "has no components that could be replaced"),
        ({"state": [1]}, "“state” must be a mapping"),
        (state(heep=3), "state.heep: there is no such field; did you mean “heap”?"),
        (state(stack=[]), "state.stack: there is no such field"),
        (state(heap="many"), "state.heap: a whole number is needed, not “many”."),
        (state(heap=True), "state.heap: a whole number is needed, not “True”."),
        (state(heap=10**6), "state.heap: 1000000 is out of range."),
        (state(heap=99), "contradicts itself: The heap has an impossible size."),
        (state(deck=["ace"]), "state.deck: give all 3 values as a list, or a mapping"),
        (state(deck={4: "ace"}), "state.deck: places are counted from 1 to 3, so there is no “4”."),
        (state(deck={1: "joker"}), "state.deck[1]: “joker” is not one of none, ace, king or queen."),
        (state(deck={1: 7}), "state.deck[1]: “7” is not one of none, ace, king or queen."),
        (state(players={1: 5}), "state.players[1]: this is a record"),
        (state(players={1: {"pionts": 5}}), "state.players[1].pionts: there is no such field; did you mean “points”?"),
        ({"pending": {}}, "“pending” is a list"),
        ({"pending": [{"kind": "tkae"}]}, "pending[1]: there is no kind “tkae”; did you mean “take”?"),
        ({"pending": [{"kind": "take", "seat": 3}]}, "pending[1]: there is no seat 3."),
        (
            {"pending": [{"kind": "take", "who": 3}]},
            "pending[1]: “take” has no “who”. Choose one of: kind, seat or most.",
        ),
        ({"pending": [{"kind": "take", "most": "x"}]}, "pending[1].most: a whole number is needed"),
        ({"pending": [{"kind": "take", "most": 4}]}, "pending[1].most: 4 is not from 1 to 3."),
        ({"pending": ["take"]}, "pending[1]: it has a “kind”, a “seat”"),
        ({"turn": 3}, "turn: there is no seat 3."),
        ({"turn": 1, "pending": [{"kind": "take"}]}, "Give “turn” or “pending”, not both."),
        ({"pending": []}, "The game is not over, but nothing is pending."),
        ({"pending": [{"kind": "next"}]}, "The last pending entry, “next”, is not a decision."),
        (state(heap=0, players={1: {"card": ["none"]}}), "The pending decision has no legal option."),
    ],
)
def test_unknown_and_contradictory_things_are_refused_in_words(given: Any, sentence: str) -> None:
    assert sentence in refusal(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_positions_are_told_in_the_reader_s_language(language: str) -> None:
    for wrong, where in ((state(heep=3), "state.heep"), ({"pending": [{"kind": "tkae"}]}, "pending[1]")):
        with pytest.raises(BadPosition) as caught:
            position.load(TINY, wrong)
        said = caught.value.said(language)
        assert said.startswith(where)
        assert (said == str(caught.value)) == (language == "en")


def test_broken_yaml_is_refused_with_its_line() -> None:
    with pytest.raises(BadPosition, match="This is not YAML in line 2"):
        position.read(TINY, "game: tiny\nstate: [")


@pytest.mark.parametrize("text", ["[" * 20_000, "a: 2026-13-45", "a: " + "9" * 5000])
def test_a_text_that_no_position_has_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadPosition, match="YAML"):
        position.parse(text)


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadPosition, match="“heap” stands twice in the mapping from line 3 on"):
        position.read(TINY, "game: tiny\nstate:\n  heap: 3\n  heap: 4\n")
