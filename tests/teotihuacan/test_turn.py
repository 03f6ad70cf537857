"""The turn: moving, collecting cocoa, colours, unlocking, and what may be done at any moment."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan import GAME
from tests.teotihuacan.lay import asked, goods, lay, options, play, turn, why_not, workers


def test_a_worker_moves_one_to_three_boards_clockwise() -> None:
    """T39, R63 names what is optional; the move is not. Workers of equal power on one board are the same choice."""
    s = lay(p1={"workers": "gold 1, nobles 2, nobles 2"})
    assert options(s) == {f"move {worker} {steps}" for worker in ("gold 1", "nobles 2") for steps in (1, 2, 3)}
    play(s, "move gold 1 3")
    assert workers(s) == ["alchemy 1", "nobles 2", "nobles 2"]


@pytest.mark.parametrize(
    ("there", "cocoa"),
    [("", 1), ("p1", 2), ("p2", 2), ("p2 p3", 3), ("p2 p3 p4", 4), ("p1 p2 p3 p4", 5), ("locked", 1)],
)
def test_collecting_pays_one_and_one_for_each_colour(there: str, cocoa: int) -> None:
    """T47, R02: own earlier workers count, the arriving one and those who worship do not."""
    boards = {seat: "quarry" if seat in there else "nobles" for seat in ("p1", "p2", "p3", "p4")}
    s = lay(
        p1={"workers": f"palace 1, {boards['p1']} 1, construction 1"},
        p2={"workers": "quarry 1 temple" if there == "locked" else f"{boards['p2']} 1, {boards['p2']} 2"},
        p3={"workers": f"{boards['p3']} 1"},
        p4={"workers": f"{boards['p4']} 1"},
    )
    play(s, "move palace 1 1", "collect")
    assert goods(s) == {"cocoa": cocoa}


def test_neutral_dice_are_colours() -> None:
    """T34, R02, R47: they are always unlocked."""
    s = lay(2, neutral=["quarry", "forest", "gold", "quarry", "nobles", "gold"], p1={"workers": "palace 1"})
    play(s, "move palace 1 1", "collect")
    assert goods(s) == {"cocoa": 3}


def test_a_main_action_costs_one_cocoa_for_each_colour() -> None:
    """T69, R02, R01: paid before the action."""
    others: dict[str, Any] = {f"p{n}": {"workers": "quarry 1"} for n in (2, 3, 4)}
    s = lay(p1={"workers": "palace 2, quarry 2", "cocoa": 5}, **others)
    play(s, "move palace 2 1", "main")
    assert goods(s) == {"cocoa": 1, "stone": 2}


def test_without_the_cocoa_there_is_no_main_action_but_collecting_always_is() -> None:
    """T45, T69, R03."""
    s = lay(p1={"workers": "palace 2"}, p2={"workers": "quarry 1"})
    play(s, "move palace 2 1")
    assert why_not(s, "main") == "not_enough_cocoa"
    assert {"collect"} <= options(s)


def test_the_palace_has_no_main_action() -> None:
    """T45, T70, T73, R01, R03: there is nothing to carry out there."""
    s = lay(p1={"workers": "gold 1", "cocoa": 9})
    play(s, "move gold 1 1")
    assert why_not(s, "main") == "no_main_action"


@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("alchemy", "not_enough_gold"),
        ("nobles", "not_enough_wood"),
        ("decorations", "not_enough_gold"),
        ("construction", "not_enough_stone"),
    ],
)
def test_a_main_action_that_cannot_be_carried_out_is_not_available(board: str, why: str) -> None:
    """T72, R23: nobody acts for the power-up alone."""
    before = {"alchemy": "quarry", "nobles": "decorations", "decorations": "construction", "construction": "forest"}
    s = lay(p1={"workers": f"{before[board]} 3", "cocoa": 9})
    play(s, f"move {before[board]} 3 1")
    assert why_not(s, "main") == why


# ---------------------------------------------------------------- unlocking


def test_the_free_unlock_is_the_whole_turn() -> None:
    """T22, T37, T40, T43, R09: all own workers return to the general area of their boards."""
    s = lay(p1={"workers": "palace 2 royal_a, quarry 1 temple, nobles 1"})
    play(s, "rest")
    assert workers(s) == ["nobles 1", "palace 2", "quarry 1"]
    assert asked(s) == "turn 2"


def test_the_free_unlock_needs_a_locked_worker() -> None:
    """R09."""
    s = lay(p1={"workers": "palace 2"})
    assert why_not(s, "rest") == "nothing_locked"


def test_the_free_unlock_is_compulsory_when_nobody_is_free() -> None:
    """T41, T46, R09: unless 3 cocoa are paid, which opens a normal turn."""
    s = lay(p1={"workers": "palace 2 royal_a, quarry 1 temple, gold 1 temple", "cocoa": 3})
    assert options(s) == {"rest", "unlock"}
    play(s, "unlock")
    assert goods(s) == {}
    assert {"move quarry 1 1"} <= options(s)
    assert why_not(s, "rest") == "nothing_locked"


def test_tiles_may_be_used_in_a_turn_of_free_unlocking() -> None:
    """R09, R15."""
    s = lay(p1={"workers": "palace 2 royal_a", "tiles": ["cocoa_4"]})
    play(s, "rest")
    assert asked(s) == "end_turn 1"
    play(s, "use cocoa_4", "done")
    assert goods(s) == {"cocoa": 4}


def test_three_cocoa_unlock_all_own_workers_before_the_move() -> None:
    """T42, T44, A29, R07: also while others are free."""
    s = lay(p1={"workers": "palace 2 royal_a, quarry 1 temple, nobles 1", "cocoa": 4})
    play(s, "unlock")
    assert workers(s) == ["nobles 1", "palace 2", "quarry 1"]
    assert goods(s) == {"cocoa": 1}
    assert asked(s) == "turn 1"


def test_three_cocoa_unlock_after_the_action_even_whom_it_locked() -> None:
    """T42, R07."""
    s = lay(p1={"workers": "palace 2, nobles 1 ", "cocoa": 3})
    play(s, "move palace 2 1", "worship temple", "seek ability")
    assert workers(s) == ["nobles 1", "quarry 2 temple"]
    assert asked(s) == "end_turn 1"
    play(s, "unlock")
    assert workers(s) == ["nobles 1", "quarry 2"]


def test_unlocking_waits_for_what_was_begun() -> None:
    """R07, R11: cocoa for the worship comes first."""
    s = lay(p1={"workers": "palace 2, forest 1 temple", "cocoa": 3}, p2={"workers": "quarry 1 temple"})
    play(s, "move palace 2 1", "worship temple")
    assert why_not(s, "unlock") == "payment_first"


def test_a_worker_freed_on_the_board_of_the_action_may_be_powered_up_but_did_not_count() -> None:
    """R08."""
    s = lay(p1={"workers": "palace 2, quarry 4 temple, nobles 1", "cocoa": 3})
    play(s, "move palace 2 1", "main")
    assert goods(s) == {"cocoa": 3, "stone": 1}
    play(s, "unlock")
    assert options(s) == {"power quarry 2", "power quarry 4"}
    play(s, "power quarry 4")
    assert workers(s) == ["nobles 1", "quarry 2", "quarry 5"]


def test_other_players_have_no_say_in_a_turn() -> None:
    """T61, R15: tiles and unlocking belong to the own turn."""
    s = lay(p1={"workers": "palace 1"}, p2={"workers": "quarry 1 temple", "cocoa": 9, "tiles": ["score_4"]})
    assert GAME.mover(s) == 0
    assert not {"unlock", "use score_4"} & options(s)


# ---------------------------------------------------------------- special moves


def test_a_double_move_takes_two_workers_from_one_board_to_another_for_one_action() -> None:
    """T211, R04: both count; neither is a colour (R02)."""
    s = lay(p1={"workers": "palace 2, palace 3, palace 1", "tiles": ["double_move"]})
    play(s, "use double_move", "move palace 2 1")
    assert options(s) == {"along 1", "along 3"}
    play(s, "along 3", "main")
    assert goods(s) == {"stone": 2}
    assert options(s) == {"power quarry 2", "power quarry 3"}


def test_a_double_move_needs_two_unlocked_workers_on_one_board() -> None:
    """R04."""
    s = lay(p1={"workers": "palace 2, palace 3 royal_a, nobles 1", "tiles": ["double_move"]})
    assert why_not(s, "use double_move") == "no_second_worker"
    s = lay(p1={"workers": "palace 2, palace 3, nobles 1", "tiles": ["double_move"]})
    play(s, "use double_move")
    assert why_not(s, "move nobles 1 1") == "no_second_worker"
    assert options(s) == {f"move palace {power} {steps}" for power in (2, 3) for steps in (1, 2, 3)}


def test_in_worship_after_a_double_move_one_worker_stands_in_the_general_area() -> None:
    """R04."""
    s = lay(p1={"workers": "palace 2, palace 3, nobles 1", "tiles": ["double_move"]})
    play(s, "use double_move", "move palace 3 1", "along 2", "worship temple", "seek ability")
    assert workers(s) == ["nobles 1", "quarry 2", "quarry 3 temple"]


def test_any_distance_reaches_every_board_even_the_same_one() -> None:
    """T212, R05: the moving worker is then no colour."""
    s = lay(p1={"workers": "quarry 2, quarry 3", "tiles": ["any_distance"]})
    play(s, "use any_distance")
    assert options(s) == {f"move quarry {power} {steps}" for power in (2, 3) for steps in range(1, 9)}
    play(s, "move quarry 2 8", "collect")
    assert goods(s) == {"cocoa": 2}


def test_any_distance_and_double_move_combine() -> None:
    """T212, R05, R70: one movement tile of each kind."""
    s = lay(
        p1={"workers": "palace 2, palace 3", "tiles": ["any_distance", "any_distance", "double_move", "double_move"]}
    )
    play(s, "use any_distance", "use double_move")
    assert why_not(s, "use any_distance") == "tile_played"
    assert why_not(s, "use double_move") == "tile_played"
    play(s, "move palace 2 6", "along 3")
    assert workers(s) == ["nobles 2", "nobles 3"]


def test_movement_tiles_come_before_the_move() -> None:
    """R15."""
    s = lay(p1={"workers": "palace 2, palace 3", "tiles": ["any_distance", "double_move"]})
    play(s, "move palace 2 1")
    assert why_not(s, "use any_distance") == "only_before_moving"
    assert why_not(s, "use double_move") == "only_before_moving"


def test_after_a_movement_tile_the_worker_must_move() -> None:
    """R15: the free unlock would waste the tile."""
    s = lay(p1={"workers": "palace 2, quarry 3 temple", "tiles": ["any_distance"]})
    play(s, "use any_distance")
    assert why_not(s, "rest") == "tile_played"


# ---------------------------------------------------------------- at any moment


def test_tiles_in_hand_are_offered_again_at_the_end_of_the_turn() -> None:
    """R15, R70: any number of them."""
    s = lay(p1={"workers": "palace 2", "tiles": ["cocoa_4", "cocoa_4", "score_4"]})
    play(s, "move palace 2 1", "collect", "use cocoa_4", "use score_4", "use cocoa_4", "done")
    assert goods(s) == {"cocoa": 9, "points": 4}
    assert asked(s) == "turn 2"


def test_turns_pass_clockwise() -> None:
    """T18, T36, R72: order tokens never change hands."""
    s = lay(3, neutral=["gold", "forest", "nobles"])
    for seat in (1, 2, 3, 1):
        assert asked(s) == f"turn {seat}"
        play(s, "move palace 1 1", "collect")


def test_a_decision_of_the_own_turn_names_its_seat() -> None:
    """R72."""
    s = lay(**turn(3, {"kind": "turn", "seat": 3}))
    play(s, "move palace 1 1", "collect")
    assert asked(s) == "turn 4"
