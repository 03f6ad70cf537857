"""Positions: what cannot be is refused in a sentence, and what they leave out is filled in."""

from __future__ import annotations

import re
from typing import Any

import pytest

from teocalli.engine import position
from teocalli.engine.game import Setting
from teocalli.engine.position import BadPosition
from teocalli.games.theocracy import GAME
from teocalli.games.theocracy.components import compute_cells, default_cells, merged
from teocalli.games.theocracy.components_file import file_of
from teocalli.games.theocracy.state import State
from tests import mutations
from tests.theocracy.scene import Scene, area, asked, hand, hex_of, play
from tests.theocracy.test_components import OTHER
from tests.theocracy.test_war import front

Change = dict[str, Any]


def taking() -> State:
    return Scene().hand(1, "ambush", "mirage").tokens(1, 1).table("pink 3", "white 6", "violet 1").turn()


def placing() -> State:
    s = taking()
    play(s, "take pink 3")
    return s


def recolouring() -> State:
    s = placing()
    play(s, "recolour white")
    return s


def expanding() -> State:
    return Scene().acting("pink", "orange 3")


def attacking() -> State:
    return front().hand(1, "ambush").acting("pink", "white 2")


def paying() -> State:
    s = front("factory").warriors("pink", garrison=2, area=1).acting("pink", "white 2")
    play(s, "attack h05")
    return s


def reacting() -> State:
    s = front().hand(1, "envy").acting("pink", "white 2", seat=2)
    play(s, "attack h05")
    return s


def looting() -> State:
    s = front().crystals("orange", red=1, black=2).acting("pink", "white 2")
    play(s, "attack h05")
    return s


def celebrating() -> State:
    return Scene().crystals("pink", black=9).acting("pink", "white 6")


def ending() -> State:
    return Scene().hand(1, "ambush").acting("pink", "white 1")


def deciding() -> State:
    """The end-of-round card is held and pointed at pink."""
    return Scene().marker("pink", holder=2).developments("migration").development()


def moving() -> State:
    s = deciding()
    play(s, "effect a")
    return s


def neutral() -> State:
    return Scene(2).neutral("pink")


def blessing() -> State:
    scene = Scene().round(5).piece("pink", "pyramid", "h05")
    return scene.run("scoring")


def choosing() -> State:
    return next(s for seed in range(99) if (s := GAME.new(Setting(3), seed)).first == 0)


#: A position, what is changed in its state, what in its last pending entry, and the sentence that refuses it.
BROKEN: list[tuple[Any, Change, Change, str]] = [
    (looting, {}, {"defender": 9}, "defender: “9” is not one of"),
    (looting, {}, {"defender": "none"}, "it cannot be none"),
    (looting, {}, {"defender": "pink"}, "No civilization attacks itself"),
    (looting, {"attacks": 0}, {}, "0 attacks do not fit"),
    (looting, {"acting": "none"}, {}, "civilization that acts is missing"),
    (looting, {"acting": "white"}, {}, "There is no die in the row of white"),
    (placing, {"die_colour": "none", "die_value": 0, "bag": {"pink": 3}}, {}, "A die is in hand"),
    (placing, {"die_value": 0}, {}, "A die is in hand"),
    (placing, {"named": "none"}, {}, "`named` is the colour it counts as"),
    (placing, {"named": "white"}, {}, "or that of a recoloured one"),
    (placing, {"acting": "pink"}, {}, "before the die is placed"),
    (placing, {}, {"seat": 2}, "it is that seat which decides"),
    (placing, {"current": 2}, {}, "that of seat 1, so that is `current`"),
    (placing, {"current": "none"}, {}, "that of seat 1, so that is `current`"),
    (placing, {"first": 1}, {}, "Turns begin with the first player"),
    (placing, {"attacks": 1}, {}, "1 attacks do not fit"),
    (placing, {"target": "h05"}, {}, "otherwise there is none"),
    (placing, {"discount": 1}, {}, "nothing to be paid"),
    (placing, {"marker": "none", "bag": {"white": 2}}, {}, "No die lies on the end-of-round card"),
    (placing, {"round": 0}, {}, "There is no round 0"),
    (recolouring, {}, {"cause": "repeat"}, "given away for repeat"),
    (recolouring, {}, {"cause": "war"}, "given away for war"),
    (recolouring, {}, {"seat": 3}, "no choice of a card"),
    (taking, {"action_table": {"white 6": 0}, "bag": {"white": 2}}, {}, "fewer dice on the action table"),
    (taking, {"named": "pink"}, {}, "`named` is the colour"),
    (expanding, {}, {"civ": "orange"}, "the civilization that acts expands"),
    (expanding, {}, {"whose": "neutral"}, "the civilization that acts expands"),
    (expanding, {"civs": {"pink": {"row_value": {1: 2}}}}, {}, "stands for war, not for 'expand'"),
    (attacking, {"attacks": 2}, {}, "2 attacks do not fit"),
    (attacking, {"discount": 1}, {}, "do not give a discount of 1"),
    (paying, {"target": "none"}, {}, "has a target on the map"),
    (paying, {"target": "h60"}, {}, "has a target on the map"),
    (paying, {"target": "h37"}, {}, "nothing that can be attacked"),
    (reacting, {}, {"seat": 3}, "The owner of the attacked hex is asked"),
    (celebrating, {}, {"crystals": 4}, "No more than 3 crystals"),
    (celebrating, {}, {"crystals": -1}, "−1 is not from 0"),
    (ending, {"token_uses": 2}, {}, "2 tokens were used"),
    (deciding, {"marker": "none", "bag": {"pink": 3}}, {}, "No die lies on the end-of-round card"),
    (deciding, {"holder": 3}, {}, "The holder of the end-of-round card decides"),
    (deciding, {"holder": "none"}, {}, "The holder of the end-of-round card decides"),
    (deciding, {"end_card": "none"}, {}, "One of the end-of-round cards serves"),
    (deciding, {"current": 1}, {}, "Outside turns nobody is `current`"),
    (deciding, {"token_uses": 1}, {}, "Outside turns there are no attacks"),
    (moving, {}, {"seat": 2}, "Whoever has the lowest priest decides"),
    (moving, {}, {"civ": "white"}, "the civilization with the Migration"),
    (neutral, {}, {"seat": 1}, "The last player of the round decides"),
    (neutral, {}, {"civ": "white"}, "the neutral die's civilization"),
    (neutral, {"marker": "violet", "bag": {"violet": 0}}, {}, "the marker die is in the bag"),
    (blessing, {}, {"worship": 2}, "no more than 1 worship for pyramids"),
    (blessing, {}, {"seat": 2}, "Pyramids are scored in turn order"),
    (blessing, {"round": 4}, {}, "The cell of round 5 must hold 4"),
    (choosing, {}, {"chosen": 2}, "2 players from the first one on have a colour"),
    (choosing, {}, {"seat": 3}, "in seat order from the first player on"),
    (choosing, {"players": {2: {"colour": "red"}}}, {}, "0 players from the first one on"),
    (taking, {"over": 1}, {}, "Nothing is pending when the game is over"),
    (taking, {"players": {4: {"colour": "none"}}}, {}, "Seat 4 has no colour"),
    (neutral, {"civs": {"pink": {"crystals": {"red": 1}}}, "crystals": {"red": 13}}, {}, "Nobody plays red"),
    (taking, {"waiting_crystals": {3: 3}, "crystals": {"black": 16}}, {}, "The cell of round 3 must hold 4"),
    (taking, {"figures": {"war_attacks": 9}}, {}, "The figure war_attacks is 9"),
    (taking, {"figures": {"neighbours_1": 36}}, {}, "The figure neighbours_1 does not fit the others"),
    (taking, {"figures": {"face_deed_1": 1}}, {}, "dice.actions"),
    (taking, {"development_count": 1}, {}, "The development deck has not as many cards"),
    (taking, {"deck_count": 49}, {}, "49 is not from 0 to 48"),
]


@pytest.mark.parametrize(("make", "state", "last", "sentence"), BROKEN)
def test_what_cannot_be_is_refused_in_a_sentence(make: Any, state: Change, last: Change, sentence: str) -> None:
    given = position.describe(GAME, make())
    assert position.load(GAME, given) is not None
    given["state"] = _merge(given["state"], state)
    given["pending"][-1] |= last
    with pytest.raises(position.BadPosition) as refusal:
        position.load(GAME, given)
    assert sentence in str(refusal.value)
    assert str(refusal.value).endswith(".")


def _merge(base: Any, change: Any) -> Any:
    """Laid over each other, place by place; lists are counted from 1."""
    if isinstance(base, list) and isinstance(change, dict):
        return [_merge(item, change[n]) if n in change else item for n, item in enumerate(base, 1)]
    if isinstance(base, dict) and isinstance(change, dict):
        return base | {key: _merge(base[key], value) if key in base else value for key, value in change.items()}
    return change


@pytest.mark.parametrize(
    ("pending", "sentence"),
    [
        ([{"kind": "turn", "seat": 4, "turns": 6}], "Nothing is to be decided in turn 6"),
        ([{"kind": "take", "seat": 1}, {"kind": "take", "seat": 1}], "cannot follow 'take'"),
        ([{"kind": "develop", "seat": 1}], "cannot be the first"),
        ([{"kind": "turn_over", "seat": 1}, {"kind": "spoils", "seat": 1}], "cannot follow 'turn_over'"),
        ([{"kind": "end_card", "seat": 1}], "cannot be the first"),
        ([], "nothing is pending"),
    ],
)
def test_pending_entries_that_cannot_lie_on_each_other_are_refused(pending: list[Change], sentence: str) -> None:
    given = position.describe(GAME, taking()) | {"pending": pending}
    with pytest.raises(position.BadPosition) as refusal:
        position.load(GAME, given)
    assert sentence in str(refusal.value)


def test_changed_positions_load_and_play_or_are_refused() -> None:
    found = mutations.try_many(GAME, 1000, seed=15)
    assert set(found) == {"refused", "played"}


# ---------------------------------------------------------------- the figures


@pytest.mark.parametrize("given", [None, OTHER], ids=["ours", "an owner's"])
def test_figures_can_be_written_as_a_file_again(given: Change | None) -> None:
    cells = [*default_cells()] if given is None else compute_cells(merged(given))
    assert compute_cells(file_of(cells)) == cells


# ---------------------------------------------------------------- by hand


def by_hand(**parts: Any) -> State:
    read: State = position.load(GAME, {"game": "theocracy", "players": 3, "seed": 4, **parts})
    return read


def test_a_position_with_a_few_words_can_be_played_to_the_end() -> None:
    s = by_hand(
        turn=2,
        state={
            "round": 3,
            "first": 1,
            "players": {2: {"colour": "blue", "cosmo": 6, "hand": {"second_caravan": 1, "call_to_arms": 1}}},
            "civs": {"pink": {"garrison": 1, "area": 2, "crystals": {"blue": 1, "black": 2}}},
            "hexes": {"h05": {"civ": "pink", "piece": "factory", "crystal": "none"}},
        },
    )
    assert (asked(s), s.current, s.round) == ("take 2", 1, 3)
    assert area(s, "pink") == {"blue": 1, "black": 2}
    assert s.civs[0].built == [1, 1, 0, 0]
    assert {"second_caravan", "call_to_arms"} <= set(hand(s, 2))
    while not s.over:
        GAME.apply(s, GAME.legal(s)[-1])


def test_dice_are_rolled_and_colours_given_where_a_position_does_not_say() -> None:
    s = by_hand(turn=1)
    assert sum(s.action_table) == 7
    assert s.marker >= 0
    assert sorted(player.colour for player in s.players[:3]) == [0, 1, 2]
    assert not any(here.crystal == 3 for here in s.hexes)  # nobody plays red


def test_dice_that_are_named_leave_the_bag() -> None:
    s = by_hand(
        turn=1, state={"first": 1, "action_table": {"pink 3": 3, "white 1": 2, "orange 6": 1}, "marker": "violet"}
    )
    assert s.bag == [0, 2, 2, 1]
    assert s.stack[0].a == 1


def test_the_turn_of_the_round_follows_from_the_dice_that_are_left() -> None:
    s = by_hand(turn=3, state={"first": 1, "action_table": {"pink 3": 1}})
    assert s.stack[0].a == 6  # one die, so that it is the last turn


def test_under_a_question_of_a_turn_lies_what_follows() -> None:
    s = by_hand(
        pending=[{"kind": "attack", "seat": 1}],
        state={"first": 1, "acting": "pink", "civs": {"pink": {"row_colour": {1: "white"}, "row_value": {1: 2}}}},
    )
    assert [GAME.rulebook.kinds[frame.kind] for frame in s.stack[: s.depth]] == [
        "turn", "turn_over", "chronicles", "attack",
    ]  # fmt: skip
    assert (s.current, s.named) == (0, 3)
    play(s, "attack h11", "peace")
    assert hex_of(s, "h11").creature == -1


def test_cards_that_are_named_leave_the_deck_which_keeps_its_order() -> None:
    fresh = by_hand(turn=1)
    other = next(card for card in fresh.deck[:5] if fresh.deck[: fresh.deck_count].count(card) == 1)
    words = GAME.vocabularies["card"]
    s = by_hand(turn=1, state={"players": {2: {"hand": {words[other]: fresh.players[1].hand[other] + 1}}}})
    kept = [card for card in fresh.deck[: fresh.deck_count] if card != other]
    assert s.deck[: s.deck_count] == kept


def test_rounds_that_have_come_have_emptied_their_cells() -> None:
    s = by_hand(turn=1, state={"round": 4})
    assert s.waiting_crystals == [0, 0, 0, 0, 4, 0]
    assert all(civ.garrison + civ.area + civ.supply + 1 == 10 for civ in s.civs)


def test_each_field_of_a_position_may_be_named_alone() -> None:
    """What is named stays, and the rest follows from it; only a bag cannot say where the other dice are, rolling
    them uses chance, and the turn that begins is counted."""
    for players in (2, 3, 4):
        whole = position.describe(GAME, by_hand(players=players, turn=1))["state"]
        for name in {*whole} - {"bag", "chance", "turn"}:
            s = by_hand(players=players, turn=1, state={name: whole[name]})
            assert position.describe(GAME, s)["state"][name] == whole[name]


def test_a_building_stands_where_creature_and_crystal_were() -> None:
    s = by_hand(turn=1, state={"hexes": {name: {"civ": "pink", "piece": "house"} for name in ("h05", "h11")}})
    assert [(hex_of(s, name).crystal, hex_of(s, name).creature) for name in ("h05", "h11")] == [(-1, -1)] * 2


def test_hands_that_are_not_named_give_up_cards_that_others_have() -> None:
    held = [*hand(by_hand(turn=1), 1)]
    s = by_hand(turn=1, state={"players": {2: {"hand": dict.fromkeys(held, 2)}}})
    assert hand(s, 1) == {}


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ({"players": {1: {"tokens": 2}}}, "Seat 1 has 5 transformation tokens; there must be 4."),
        ({"civs": {"pink": {"area": 20}}}, "warriors of pink; there must be"),
        ({"civs": {"pink": {"crystals": {"black": 50}}}}, "black"),
    ],
)
def test_more_than_there_is_is_refused_though_the_rest_is_left_out(state: Any, said: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(said)):
        position.load(GAME, {"game": "theocracy", "players": 2, "turn": 1, "state": state})


def test_a_die_in_hand_counts_as_its_own_colour() -> None:
    state = {"die_colour": "pink", "die_value": 3}
    s = position.load(
        GAME, {"game": "theocracy", "players": 2, "state": state, "pending": [{"kind": "place", "seat": 1}]}
    )
    assert s.named == s.die_colour == 0
