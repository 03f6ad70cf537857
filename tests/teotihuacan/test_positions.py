"""Positions: what cannot be is refused in words, and what is left out follows from what is named."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.engine import position
from teocalli.engine.position import BadPosition
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.vocabulary import DECORATION, STONE, Board
from tests import mutations
from tests.teotihuacan.lay import asked, lay, options, play, player, turn

IMPOSSIBLE: list[tuple[str, int, dict[str, Any]]] = [
    ("The ring must hold each board once", 4, {"state": {"ring": ["palace"] * 8}}),
    ("must differ and rise", 4, {"state": {"technology": [3, 1, 5, 9, 15, 17]}}),
    ("Each temple has a bonus tile of its own.", 4, {"state": {"bonus": {"blue": "TB1", "red": "TB1"}}}),
    ("one royal tile of each category", 4, {"state": {"royal": {"a": "R1"}}}),
    ("There are 11 Buildings, not 12.", 4, {"state": {"nobles": [1] * 12}}),
    ("Pyramid tile P00 is in two places", 4, {"pyramid": {"1a1": "P00"}}),
    ("Nothing carries the pyramid tile on 2a1", 4, {"pyramid": {"2a1": "P05"}}),
    ("Decoration tile D00 is in two places", 4, {"decorations": {"top": ["D00"]}}),
    ("above an empty place", 4, {"decorations": {"top": ["none", "D10"]}}),
    ("There are 1 Discovery tiles mask_1, not 2", 4, {"p1": {"tiles": ["mask_1"]}, "p2": {"tiles": ["mask_1"]}}),
    ("temple.red: 12 is not from 0 to 11", 4, {"p1": {"red": 12}}),
    ("avenue: 10 is not from 0 to 9", 4, {"p1": {"avenue": 10}}),
    ("owns a technology that is not on display", 4, {"p1": {"technologies": [13]}}),
    ("locked where nobody can worship", 4, {"p1": {"workers": "nobles 1 temple"}}),
    ("Two workers worship on one place of forest", 4, {"p1": {"workers": "forest 1 temple, forest 2 temple"}}),
    ("Two markers stand on the top", 4, {"p1": {"red": 11}, "p2": {"red": 11}}),
    ("never passes the dark one", 4, {"state": {"light": 12, "eclipses": 1}}),
    ("There are 3 neutral dice", 3, {"neutral": ["gold"] * 6}),
    ("each of its seven action tiles once", 1, {"state": {"bot_aside": "mastery", "bot_pyramid": ["mastery"] * 6}}),
    ("cocoa: −1 is not from 0 to 9999", 4, {"p1": {"cocoa": -1}}),
    ("Seat 4 is empty, but has something", 3, {"state": {"players": {4: {"cocoa": 1}}}}),
    ("dark disc stands on 11 before eclipse 2", 4, {"state": {"eclipses": 1, "dark": 12}}),
    ("The game is over after the third eclipse", 4, {"state": {"over": 1}}),
    ("has no gaps", 4, {"stacks": {"blue_4": ["none", "mask_4"]}}),
    ("Starting tile S01 is in two places", 2, {"hands": [["S01", "S02", "S03", "S04"], ["S01", "S06", "S07", "S08"]]}),
]


@pytest.mark.parametrize(("sentence", "players", "laid"), IMPOSSIBLE, ids=[sentence for sentence, _, _ in IMPOSSIBLE])
def test_a_contradictory_position_is_refused_in_words(sentence: str, players: int, laid: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=sentence):
        lay(players, **laid)


Given = dict[str, Any]
MOVED: Given = {"mover": 1, "p1": {"workers": "quarry 2, palace 1", "cocoa": 9, "gold": 9, "stone": 9, "wood": 9}}
AT_QUARRY, ACTING = MOVED | {"main": "quarry", "crew": 1}, MOVED | {"crew": 1}
AT_NOBLES: Given = {"mover": 1, "crew": 1, "p1": {"workers": "nobles 1"}}
MAIN: list[Given] = [
    {"kind": kind, "seat": 1} for kind in ("extra_power_up", "power_ups", "before_power_ups", "technology_bonus")
]
REFILL: list[Given] = [{"kind": "refill", "seat": 1}, *MAIN]
WRONG: list[tuple[str, list[Given], Given]] = [
    ("a worker's power is 1 to 5", [{"kind": "turn"}], {"p1": {"workers": "palace 0, palace 1, palace 1"}}),
    ("A worker of power 6 is about to be reborn", [{"kind": "turn"}], {"p1": {"workers": "palace 6, palace 1"}}),
    ("`mover` is the worker on a board", [{"kind": "action"}], {}),
    ("`mover` is the worker on a board", [{"kind": "action"}], {"mover": 4}),
    ("only the player whose turn it is decides", [{"kind": "turn", "seat": 2}], {}),
    ("`current` is the seat whose turn is under way", [{"kind": "turn"}], {"current": 2}),
    ("place: “roof” is not one of", [{"kind": "seek", "place": "roof"}], MOVED),
    ("royal tiles lie on the Palace", [{"kind": "seek", "place": "royal_a"}], MOVED),
    ("place: it cannot be none", [{"kind": "seek", "place": "none"}], MOVED),
    ("amount: 9 is not from 1 to 6", [{"kind": "any_resource", "amount": 9}], MOVED),
    ("cannot be of the kind 'paid' there", [*MAIN[:1], {"kind": "power_up", "how": "paid"}], AT_QUARRY),
    ("belongs to the main action of another board", [*MAIN, {"kind": "learn"}], AT_QUARRY),
    ("After this action the display is filled", [*MAIN, {"kind": "stone"}], ACTING),
    ("the Pyramid tile is not on display", [*REFILL, {"kind": "spot", "stone": "P20"}], ACTING),
    ("no Pyramid tile can lie there", [*REFILL, {"kind": "rotate", "stone": "P00", "spot": "2a1"}], ACTING),
    ("it needs a stack of tiles on a temple", [{"kind": "wide_step", "stack": "avenue_3"}], MOVED),
    ("linked tiles are claimed at set-up", [{"kind": "claim", "source": "S16"}], MOVED),
    ("Only a tile that has been used", [{"kind": "turn"}, {"kind": "any_resource"}], {}),
    ("cannot follow 'turn'", [{"kind": "turn"}, {"kind": "turn"}], {}),
    ("no royal tile of the Palace asks this", [{"kind": "exchange", "royal": "R2"}], MOVED),
    ("What has been begun cannot be paid", [*MAIN, {"kind": "build"}], AT_NOBLES),
]


@pytest.mark.parametrize(("sentence", "deciding", "given"), WRONG, ids=[sentence for sentence, _, _ in WRONG])
def test_what_the_rules_would_not_ask_is_refused(
    sentence: str, deciding: list[dict[str, Any]], given: dict[str, Any]
) -> None:
    """R16, R21: a wrong context of a pending decision, or a turn that does not fit it."""
    fields = {name: value for name, value in given.items() if name != "p1"}
    laid = turn(1, *({"seat": 1, **entry} for entry in deciding), **fields)
    with pytest.raises(BadPosition, match=sentence):
        lay(**laid, p1=given.get("p1", {}))


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ([{"kind": "turn", "seat": 1}], "'turn', cannot be the first"),
        ([{"kind": "turn_over", "seat": 1}], "“turn_over”, is not a decision"),
        ([{"kind": "eclipse_end"}, {"kind": "salary", "seat": 2}], "in the order of the seats"),
        (
            [{"kind": "eclipse_end"}, {"kind": "salary", "seat": 4}],
            "An eclipse comes when the discs",
        ),
        ([{"kind": "neutral_dice"}, {"kind": "place_die"}], "The set-up is over"),
    ],
)
def test_what_lies_below_a_decision_must_be_there(pending: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        lay(pending=pending, state={"current": 1, "turn": 1} if "turn" in pending[0]["kind"] else {"current": "none"})


def test_any_change_of_a_position_is_refused_in_a_sentence_or_can_be_played() -> None:
    found = mutations.try_many(GAME, 2500, seed=1)
    assert set(found) == {"refused", "played"}
    assert min(found.values()) > 150


# ---------------------------------------------------------------- by hand


def by_hand(turn: int = 1, **state: Any) -> State:
    given = {"game": "teotihuacan", "players": 2, "options": {"start": "first_game"}, "turn": turn}
    loaded: State = position.load(GAME, {**given, "state": state})
    return loaded


def test_a_turn_stands_for_all_that_is_pending() -> None:
    s = by_hand(turn=2)
    assert (asked(s), s.current, s.turn) == ("turn 2", 1, 2)
    play(s, next(token for token in sorted(options(s)) if token.startswith("move")), "collect")
    assert asked(s) == "turn 1"


def test_tiles_that_are_placed_are_neither_on_display_nor_in_the_pile() -> None:
    s = by_hand(pyramid={"1a1": "P07", "1a2": "P08"}, decorations={1: "D03"})
    for name, display, pile, left in (
        ("P07", s.stone_display, s.stone_pile, s.stones_left),
        ("D03", s.decoration_display, s.decoration_pile, s.decorations_left),
    ):
        words = STONE if name.startswith("P") else DECORATION
        assert words.index(name) not in [*display, *pile]
        assert (min(display) >= 0, left) == (True, sum(tile >= 0 for tile in pile))


def test_tiles_in_hands_make_room_elsewhere() -> None:
    """All three copies of a tile can be given to a player, wherever the set-up has put them."""
    for kind in ("free_cocoa", "cocoa_4", "mask_4", "extra_worker"):
        s = by_hand(players={1: {"tiles": {kind: 3}}})
        assert sum(player(s).tiles) == 3


def test_the_dark_disc_follows_from_the_eclipses() -> None:
    assert by_hand(eclipses=1, light=3).dark == 9


def test_workers_and_board_of_a_main_action_follow_from_the_question() -> None:
    pending = [{"kind": "turn_over", "seat": 1}, *MAIN, {"kind": "learn", "seat": 1}]
    state = {"players": {1: {"board": ["alchemy", "alchemy", "forest", "none"], "goods": {"gold": 3}}}}
    given = {"game": "teotihuacan", "players": 2, "options": {"start": "first_game"}, "state": state}
    s = position.load(GAME, {**given, "pending": pending})
    assert (s.current, s.main, s.crew, s.players[0].board[s.mover]) == (0, Board.ALCHEMY, 2, Board.ALCHEMY)


def test_the_set_up_is_over_in_a_turn() -> None:
    """Starting tiles and what is linked to them go back; neutral dice are on boards."""
    boards = {seat: {"board": ["palace", "forest", "nobles", "none"]} for seat in (1, 2)}
    s = position.load(GAME, {"game": "teotihuacan", "players": 2, "turn": 1, "state": {"players": boards}, "seed": 4})
    assert (asked(s), min(s.neutral) >= 0, max(s.linked)) == ("turn 1", True, -1)
