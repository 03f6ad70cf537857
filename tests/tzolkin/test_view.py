"""What a seat sees, what is hidden from it (I17), and what a position must not contain."""

from __future__ import annotations

import json
from typing import Any

import pytest

from teocalli.engine import position
from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.state import State
from tests.tzolkin.positions import lay, picking, play


def test_a_view_is_words_and_numbers() -> None:
    s = lay(3, gears={"tikal": {2: 1, 3: "dummy"}}, built={"m-07": 2, "a1-04": 2}, p2={"bank": 1, "corn": 7})
    seen = json.loads(json.dumps(GAME.view(s, 0)))
    assert seen["gears"]["tikal"]["teeth"][2:4] == [0, "dummy"]
    assert seen["players"][1]["corn"] == 7
    assert seen["players"][1]["monuments"] == [
        {"id": "m-07", "kind": "residential", "cost": {"wood": 3, "gold": 3}, "points_now": 12}
    ]
    assert seen["players"][1]["feeding"] == {"free_workers": 0, "corn_each": 1, "corn_needed": 5}
    assert (seen["round"], seen["days_to_food_day"], seen["decks"]) == (1, 7, [7, 18])


def test_wealth_is_secret_until_everybody_has_chosen() -> None:
    """I17: dealt tiles and choices; rejected ones stay unseen for good."""
    s = GAME.new(Setting(3), 2)
    chooser = GAME.mover(s)
    other = (chooser + 1) % 3
    GAME.apply(s, GAME.legal(s)[0])
    assert len(GAME.view(s, chooser)["players"][chooser]["wealth"]) == 2
    assert len(GAME.view(s, chooser)["players"][chooser]["wealth_dealt"]) == 4
    for viewer in (other, -1):
        seen = GAME.view(s, viewer)["players"][chooser]
        assert (seen["wealth"], seen["wealth_dealt"], seen["wealth_chosen"]) == ([], [], True)
    while s.stack[s.depth - 1].kind == 0:
        GAME.apply(s, GAME.legal(s)[0])
    for player in GAME.view(s, -1)["players"]:
        assert len(player["wealth"]) == 2
        assert player["wealth_dealt"] == []
    assert "keep" in GAME.face.secret


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_sees_by_the_feeding_which_wealth_was_chosen(players: int) -> None:
    """I17: while wealth is chosen, what a seat or a spectator sees is the same in every guess."""
    for seed in range(8):
        s = GAME.new(Setting(players), seed)
        while s.stack[s.depth - 1].kind == 0:
            for viewer in range(-1, players):
                guesses = (GAME.guess(s, viewer, n) for n in range(3))
                assert all(GAME.view(guess, viewer) == GAME.view(s, viewer) for guess in guesses)
            GAME.apply(s, GAME.legal(s)[seed % 6])


def test_a_guess_deals_the_decks_and_the_others_wealth_afresh() -> None:
    """I17."""
    s = GAME.new(Setting(4), 2)
    seat = GAME.mover(s)
    GAME.apply(s, GAME.legal(s)[0])
    guesses = [GAME.guess(s, (seat + 1) % 4, n) for n in range(20)]
    assert len({tuple(g.decks[0].cards) for g in guesses}) > 10
    assert len({tuple(g.decks[1].cards) for g in guesses}) > 10
    assert len({tuple(g.players[seat].dealt) for g in guesses}) > 10
    assert len({tuple(g.players[seat].kept) for g in guesses}) > 10
    assert all(list(g.players[(seat + 1) % 4].dealt) == list(s.players[(seat + 1) % 4].dealt) for g in guesses)
    assert all(not GAME.contradictions(g) for g in guesses)


def test_a_guess_never_deals_tiles_that_were_turned_up_for_dummies() -> None:
    s = GAME.new(Setting(2), 4)
    for n in range(20):
        guess = GAME.guess(s, 0, n)
        assert not any(s.shown[tile] for tile in guess.players[1].dealt)


def test_new_buildings_are_a_reveal() -> None:
    """Undo stops at a draw."""
    s = picking("tikal", 2, row=["a1-01"], p1={"wood": 1})
    events = play(s, "do tikal 2", "build a1-01")
    assert sum(e.what == 0 for e in events) == 6


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"skulls": 12}, "skulls"),
    ({"players": {1: {"hand": 4}}}, "workers"),
    ({"players": {1: {"stock": {"corn": -1}}}}, "less than nothing"),
    ({"players": {1: {"temples": {"chaac": 7}}}}, "step of chaac"),
    ({"players": {1: {"temples": {"chaac": 6}}, 2: {"temples": {"chaac": 6}}}}, "top step of chaac"),
    ({"players": {1: {"levels": {"theology": 4}}}}, "technology level"),
    ({"players": {1: {"dark": 2}}}, "neither light nor dark"),
    ({"players": {1: {"corn_tiles": 1}}}, "corn tiles"),
    ({"players": {1: {"wood_tiles": 1}}}, "wood tiles"),
    ({"players": {1: {"kept": ["w-p7", "w-u7"]}}}, "two places"),
    ({"players": {1: {"kept": ["none", "w-u7"]}}}, "kept 1"),
    ({"players": {1: {"dealt": ["w-p1", "none", "none", "none"]}}}, "to choose from"),
    ({"shown": {"w-p7": 1}}, "turned up"),
    ({"wood_tiles": {2: 1}}, "Group 2"),
    ({"corn_tiles": {3: 3}}, "impossible tiles"),
    ({"day": 9}, "missed"),
    ({"food_days": 1}, "too early"),
    ({"age": 1}, "second age"),
    ({"food_days": 4, "age": 1, "day": 27}, "over after"),
    ({"first": "none"}, "first player marker"),
    ({"pile": -1}, "negative"),
    ({"builder": {"a1-14": 1}}, "a1-14 is in 2 places"),
    ({"row": ["none"] * 6}, "in 0 places"),
    ({"decks": {"age_1": {"left": 7}}}, "gap"),
    ({"monuments": ["none"] * 6}, "different monuments"),
    ({"offered": {1: 2}}, "one skull"),
    ({"gears": {"tikal": {"teeth": {11: 2}}}}, "beyond the last tooth"),
    ({"gears": {"tikal": {"teeth": {8: 2}}}}, "without a number"),
    ({"gears": {"tikal": {"teeth": {8: "dummy"}}}}, "dummies"),
]


@pytest.mark.parametrize(("change", "word"), BROKEN)
def test_contradictions_are_refused_in_sentences(change: dict[str, Any], word: str) -> None:
    with pytest.raises(position.BadPosition, match=word):
        _changed(change)


def _changed(change: dict[str, Any]) -> State:
    whole = position.describe(GAME, lay())
    whole["state"] = change
    base = position.describe(GAME, lay())["state"]
    for field in ("players", "gears", "decks", "row", "monuments", "builder", "monument_builder", "skulls", "first"):
        merged = _merge(base[field], change[field]) if field in change else base[field]
        whole["state"][field] = merged
    loaded: State = position.load(GAME, whole)
    return loaded


def _merge(base: Any, change: Any) -> Any:
    """Laid over each other, place by place; lists of records are counted from 1."""
    if isinstance(base, list) and isinstance(change, dict):
        return [_merge(item, change[n]) if n in change else item for n, item in enumerate(base, 1)]
    if isinstance(base, dict) and isinstance(change, dict):
        return base | {key: _merge(base[key], value) if key in base else value for key, value in change.items()}
    return change


@pytest.mark.parametrize(
    ("frame", "word"),
    [
        ({"kind": "action", "a": 9, "b": 1}, "from 0 to 4"),
        ({"kind": "action", "a": 0, "b": 9}, "from 0 to 7"),
        ({"kind": "pay", "a": 7}, "from 1 to 3"),
        ({"kind": "discount", "a": 0, "b": 0}, "not on display"),
        ({"kind": "turn", "seat": 4}, "no seat 4"),
        ({"kind": "climb", "a": 99}, "pending climb"),
        ({"kind": "anger"}, "no legal option"),
        ({"kind": "keep_wealth"}, "to choose from"),
    ],
)
def test_impossible_pending_decisions_are_refused(frame: dict[str, Any], word: str) -> None:
    bottom = {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}
    with pytest.raises(position.BadPosition, match=f"(?i){word}"):
        lay(3, pending=[{"kind": "next_turn", "seat": 1}, frame], p1=bottom)


def test_something_must_carry_the_round_on() -> None:
    with pytest.raises(position.BadPosition, match="next_turn"):
        lay(pending=[{"kind": "turn"}])


def test_a_fifth_food_day_is_refused() -> None:
    with pytest.raises(position.BadPosition, match="There are two ages and four food days"):
        lay(state={"food_days": 7})


def test_numbers_without_meaning_are_refused() -> None:
    with pytest.raises(position.BadPosition, match=r"kept\[1\]: 77 is not one of none, w-p1"):
        lay(p1={"kept": [77, "w-p1"]})
    with pytest.raises(position.BadPosition, match=r"tikal\.teeth\.1: 55 is not one of none"):
        lay(gears={"tikal": {1: 55}})


def test_a_written_position_is_readable_and_loads_again() -> None:
    s = lay(2, gears={"palenque": {3: 1}}, p1={"corn": 3})
    text = position.write(GAME, s)
    assert "palenque:" in text
    assert position.write(GAME, position.read(GAME, text)) == text
    assert c.BUILDING_IDS[0] in text
