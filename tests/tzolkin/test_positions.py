"""Positions: what cannot be is refused in a sentence, and what they leave out is filled in."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.engine import position
from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import DUMMY, EMPTY, State
from tests import mutations
from tests.tzolkin.positions import asked, goods, lay, options, play, player, teeth

BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"skulls": 12}, "There are 12 skulls instead of 13"),
    ({"players": {1: {"hand": 4}}}, "Seat 1 has 7 workers instead of 6"),
    ({"players": {1: {"hand": 7, "bank": -1}}}, "hand: 7 is not from 0 to 6"),
    ({"players": {1: {"stock": {"corn": -1}}}}, "stock.corn: −1 is not from 0 to 999"),
    ({"players": {1: {"stock": {"corn": 30_000}}}}, "stock.corn: 30000 is not from 0 to 999"),
    ({"players": {1: {"temples": {"chaac": 7}}}}, "above the top step of chaac"),
    ({"players": {1: {"temples": {"chaac": 6}}, 2: {"temples": {"chaac": 6}}}}, "top step of chaac"),
    ({"players": {1: {"levels": {"theology": 4}}}}, "levels.theology: 4 is not from 0 to 3"),
    ({"players": {1: {"dark": 2}}}, "dark: 2 is not from 0 to 1"),
    ({"players": {1: {"corn_tiles": 1}}}, "16 corn tiles in all"),
    ({"players": {1: {"wood_tiles": 1}}}, "12 wood tiles in all"),
    ({"players": {1: {"kept": ["w-p7", "w-u7"]}}}, "two places"),
    ({"players": {1: {"kept": ["none", "w-u7"]}}}, "kept 1"),
    ({"players": {1: {"dealt": ["w-p1", "none", "none", "none"]}}}, "to choose from"),
    ({"shown": {"w-p7": 1}}, "turned up"),
    ({"shown": {"w-p1": -2}}, "shown.w-p1: −2 is not from 0 to 1"),
    ({"shown": {"w-p1": 1}}, "name 2 spaces for 0 dummies"),
    ({"wood_tiles": {2: 1}}, "Group 2"),
    ({"corn_tiles": {3: 3}}, "impossible tiles"),
    ({"day": 9}, "A food day has been missed"),
    ({"day": 7, "food_days": 1}, "A food day has been held too early"),
    ({"food_days": 1}, "A food day has been held too early"),
    ({"age": 2}, "The second age begins"),
    ({"age": 0}, "age: “0” is not one of none, 1 or 2"),
    ({"over": 1}, "after the fourth food day, not before"),
    ({"food_days": 4, "age": 2, "day": 27}, "The game is over after"),
    ({"food_days": 7}, "food_days: 7 is not from 0 to 4"),
    ({"first": "none"}, "first player marker"),
    ({"first": 2}, "Seat 1 has turn 4 of the round"),
    ({"current": 2}, "`current` is the seat"),
    ({"pile": -1}, "pile: −1 is not from"),
    ({"builder": {"a1-14": 1}}, "a1-14 is in 2 places"),
    ({"row": ["none"] * 6}, "in 0 places"),
    ({"decks": {"age_1": {"left": 7}}}, "gap"),
    ({"decks": {"age_2": {"left": 21}}}, "left: 21 is not from 0 to 18"),
    ({"decks": {"age_2": {"cards": {1: "a1-01"}}}}, "buildings of the other age"),
    ({"monuments": ["none"] * 6}, "different monuments"),
    ({"offered": {1: 2}}, "offered.1: 2 is not from 0 to 1"),
    ({"gears": {"tikal": {"teeth": {11: 2}}}}, "beyond the last tooth"),
    ({"gears": {"tikal": {"teeth": {8: 2}}}}, "without a number"),
    ({"gears": {"tikal": {"teeth": {8: "dummy"}}}}, "dummies"),
]


@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_contradictions_are_refused_in_sentences(change: dict[str, Any], sentence: str) -> None:
    whole = position.describe(GAME, lay())
    with pytest.raises(position.BadPosition, match=sentence):
        position.load(GAME, {**whole, "state": _merge(whole["state"], change)})


def test_nobody_sits_on_an_empty_seat() -> None:
    whole = position.describe(GAME, lay(2))
    with pytest.raises(position.BadPosition, match="Seat 3 is empty, but has something"):
        position.load(GAME, {**whole, "state": _merge(whole["state"], {"players": {3: {"points": 1}}})})


def _merge(base: Any, change: Any) -> Any:
    """Laid over each other, place by place; lists are counted from 1."""
    if isinstance(base, list) and isinstance(change, dict):
        return [_merge(item, change[n]) if n in change else item for n, item in enumerate(base, 1)]
    if isinstance(base, dict) and isinstance(change, dict):
        return base | {key: _merge(base[key], value) if key in base else value for key, value in change.items()}
    return change


# ---------------------------------------------------------------- pending

TURN = [{"kind": "next_turn", "seat": 2, "turns": 1}, {"kind": "end_turn", "seat": 1}]


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ([*TURN, {"kind": "action", "gear": "mars", "space": 1}], "gear: “mars” is not one of"),
        ([*TURN, {"kind": "action", "gear": "none", "space": 1}], "gear: it cannot be none"),
        ([*TURN, {"kind": "action", "gear": "tikal", "space": 9}], "tikal has no space 9"),
        ([*TURN, {"kind": "place_more", "placed": 5}], "fewer workers than 5 are on the board"),
        ([*TURN, {"kind": "borrow", "corn": 1}], "the corn for it is not there"),
        ([*TURN, {"kind": "two_steps", "cause": "tikal"}, {"kind": "pay", "price": 7}], "price: 7 is not from 1 to 3"),
        ([*TURN, {"kind": "two_steps", "cause": "tikal"}, {"kind": "pay", "price": 2}], "the price is 1"),
        ([*TURN, {"kind": "discount", "building": "a1-01"}], "not on display"),
        ([*TURN, {"kind": "discount", "building": "a1-14"}], "level 3 of architecture"),
        ([*TURN, {"kind": "second_building", "site": "chained"}, {"kind": "tile"}], "only action 4 of Tikal"),
        ([*TURN, {"kind": "tile", "building": "a1-08"}, {"kind": "climb"}], "has not built a1-08"),
        ([*TURN, {"kind": "tile", "building": "a1-01"}, {"kind": "climb"}], "Effect 0 of a1-01 does not lead to"),
        ([*TURN, {"kind": "climb", "cause": 99}], "cause: “99” is not one of"),
        ([*TURN, {"kind": "turn", "seat": 4}], "no seat 4"),
        ([*TURN, {"kind": "turn", "seat": 2}], "only one seat is asked"),
        ([*TURN, {"kind": "turn"}, {"kind": "turn"}], "entry 4, 'turn', cannot follow 'turn'"),
        ([*TURN, {"kind": "anger"}], "no legal option"),
        ([{"kind": "turn"}, {"kind": "days"}], "'days', cannot follow 'turn'"),
        ([{"kind": "next_turn", "seat": 3, "turns": 1}, TURN[1], {"kind": "turn"}], "Seat 1 has turn 1 of the round"),
        ([{"kind": "next_turn", "seat": 2, "turns": 2}, TURN[1], {"kind": "turn"}], "Seat 1 has turn 1 of the round"),
        ([{"kind": "next_turn"}], "not a decision"),
        ([{"kind": "open_wealth"}, {"kind": "keep_wealth", "seat": 2}], "chosen in turn order"),
        ([{"kind": "keep_wealth"}], "cannot follow 'end_turn'"),
        ([{"kind": "days", "seat": 2}], "passed the marker on"),
    ],
)
def test_what_the_rules_would_not_ask_is_refused(pending: list[dict[str, Any]], sentence: str) -> None:
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    with pytest.raises(position.BadPosition, match=sentence):
        lay(3, pending=pending, p1=bottom)


def test_the_extra_day_is_asked_for_only_where_it_can_be_used() -> None:
    """Q57."""
    assert asked(lay(pending=[{"kind": "days"}])) == "days"
    with pytest.raises(position.BadPosition, match="Seat 1 may not use the extra day"):
        lay(pending=[{"kind": "days"}], p1={"dark": 1})


def test_any_change_of_a_position_is_refused_in_a_sentence_or_can_be_played() -> None:
    found = mutations.try_many(GAME, 2500, seed=1)
    assert set(found) == {"refused", "played"}
    assert min(found.values()) > 200


# ---------------------------------------------------------------- by hand


def by_hand(**state: Any) -> State:
    loaded: State = position.load(GAME, {"game": "tzolkin", "players": 2, "turn": 2, "state": {"first": 1, **state}})
    return loaded


def test_a_turn_is_placed_in_its_round() -> None:
    s = by_hand()
    assert (asked(s), GAME.mover(s), s.current, s.turn) == ("turn", 1, 1, 1)
    assert GAME.rulebook.named(s.stack[0]) == {"turns": 2}


def test_wealth_was_chosen_long_ago_and_gives_nothing_more() -> None:
    s = by_hand(players={1: {"kept": ["w-u5", "w-c0"]}})
    assert all(EMPTY not in p.kept and p.dealt == [EMPTY] * 4 for p in s.players[:2])
    assert goods(s, 1) == goods(s, 2) == {}
    assert player(s).hand == 3


def test_workers_that_stand_nowhere_are_in_hand() -> None:
    s = by_hand(claimer=2, gears={"tikal": {"teeth": {"0": 1, "1": 1}}, "uxmal": {"teeth": {"1": 2}}})
    assert (player(s, 1).hand, player(s, 1).bank) == (1, 3)
    assert (player(s, 2).hand, player(s, 2).bank) == (1, 3)


def test_more_workers_than_three_on_the_board_have_left_the_bank() -> None:
    s = by_hand(gears={"palenque": {"teeth": dict.fromkeys("0245", 1)}})
    assert (player(s, 1).hand, player(s, 1).bank) == (0, 2)


def test_the_day_says_which_food_days_are_over_and_where_the_dummies_are() -> None:
    s = by_hand(day=14)
    assert (s.food_days, s.age) == (2, 1)
    assert s.decks[0].left == 0
    assert all(building >= 14 for building in s.row)
    for tile, shown in enumerate(s.shown):
        gear, space = c.WEALTH_GEAR[tile], c.WEALTH_SPACE[tile]
        assert not shown or s.gears[gear].teeth[(space + 14) % c.TEETH[gear]] == DUMMY


def test_what_is_built_is_neither_in_the_row_nor_in_a_deck() -> None:
    fresh = GAME.new(Setting(2), 0)
    on_display, hidden = fresh.row[0], fresh.decks[0].cards[3]
    words = [GAME.vocabularies["building"][b] for b in (on_display, hidden)]
    s = by_hand(builder=dict.fromkeys(words, 1))
    assert not {on_display, hidden} & {*s.row, *s.decks[0].cards}
    assert EMPTY not in s.row
    assert s.decks[0].left == 14 - 6 - 2


def test_what_is_not_in_a_row_that_is_given_is_in_the_deck() -> None:
    s = by_hand(row=["a1-01", "a1-02", "a1-03", "none", "none", "none"])
    assert s.decks[0].left == 11
    assert [*sorted(s.decks[0].cards[:11])] == [*range(3, 14)]


def test_a_deck_that_is_given_knows_how_many_cards_it_has() -> None:
    whole = position.describe(GAME, lay())
    del whole["state"]["decks"]["age_1"]["left"]
    assert position.load(GAME, whole).decks[0].left == 8


def test_a_monument_that_is_built_is_not_shown() -> None:
    s = by_hand(monument_builder={"m-13": 1})
    shown = [monument for monument in s.monuments if monument != EMPTY]
    assert len(shown) == 3
    assert 12 not in shown


def test_skulls_and_jungle_tiles_that_nobody_has_lie_where_they_came_from() -> None:
    s = by_hand(offered={1: 1}, players={1: {"stock": {"skull": 2}, "corn_tiles": 3, "wood_tiles": 1}})
    assert s.skulls == 10
    assert (s.corn_tiles, s.wood_tiles, s.burned) == ([0, 1, 2, 2], [0, 1, 2, 2], 0)
    s = by_hand(wood_tiles={3: 0}, corn_tiles={3: 0}, players={1: {"corn_tiles": 2, "wood_tiles": 1}})
    assert s.burned == 1


def test_under_a_question_lies_its_turn() -> None:
    s = lay(3, pending=[{"kind": "climb", "seat": 2, "cause": "uxmal"}])
    assert (asked(s), GAME.mover(s), s.current) == ("climb", 1, 1)
    play(s, "climb chaac")
    assert (asked(s), GAME.mover(s)) == ("turn", 2)


def test_a_position_with_a_few_words_can_be_played_to_the_end() -> None:
    s = by_hand(day=20, gears={"chichen_itza": {"teeth": {"3": 2}}}, players={2: {"stock": {"skull": 1, "corn": 4}}})
    assert teeth(s, "chichen_itza")[3] == 2
    assert "pick_up chichen_itza 3" in options(s)
    play(s, "pick_up chichen_itza 3", "do chichen_itza 3")
    while not s.over:
        GAME.apply(s, GAME.legal(s)[-1])
    assert GAME.contradictions(s) == []
