"""What a seat sees, what is hidden from it (I17), and what a position must not contain."""

from __future__ import annotations

import json

import pytest

from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME
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
