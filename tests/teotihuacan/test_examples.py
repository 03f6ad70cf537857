"""The worked examples of the rulebook, one test each (E1 to E9 in the order of the book)."""

from __future__ import annotations

from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.vocabulary import SPOT_NAME
from tests.teotihuacan.lay import (
    asked,
    goods,
    lay,
    options,
    play,
    player,
    points_for,
    quick_turn,
    temples,
    tiles,
    workers,
)


def test_black_collects_cocoa_on_the_quarry() -> None:
    """E1: free workers of red and yellow are there, blue worships: 3 cocoa."""
    black = {"workers": "palace 1"}
    red, yellow, blue = {"workers": "quarry 2, quarry 3"}, {"workers": "quarry 1"}, {"workers": "quarry 2 temple"}
    s = lay(p1=black, p2=red, p3=yellow, p4=blue)
    play(s, "move palace 1 1", "collect")
    assert goods(s) == {"cocoa": 3}


def test_red_worships_on_the_quarry() -> None:
    """E2: 1 cocoa displaces blue, 1 buys both, 1 the tile; the step on the green temple brings 2."""
    for order in ("discovery_then_ability", "ability_then_discovery"):  # the Hungarian book has the other order: A10
        s = lay(
            p1={"workers": "palace 2", "cocoa": 3, "green": 3},
            p4={"workers": "quarry 3 temple"},
            spots={"quarry": "temple_any"},
        )
        play(s, "move palace 2 1", "worship temple", f"seek {order}")
        if order == "discovery_then_ability":
            assert goods(s) == {"cocoa": 1}  # paid before any benefit
        play(s, "claim temple_any")
        assert (goods(s), tiles(s), temples(s)) == ({"cocoa": 2}, {"temple_any": 1}, (0, 0, 4))
        assert (workers(s), workers(s, 4)) == (["quarry 2 temple"], ["quarry 3"])


def test_black_pays_three_cocoa_for_a_main_action_on_the_quarry() -> None:
    """E3: red, yellow and an earlier black worker are there, blue worships."""
    black = {"workers": "palace 1, quarry 1", "cocoa": 3}
    red, yellow, blue = {"workers": "quarry 2"}, {"workers": "quarry 1"}, {"workers": "quarry 2 temple"}
    s = lay(p1=black, p2=red, p3=yellow, p4=blue)
    play(s, "move palace 1 1", "main")
    assert goods(s) == {"stone": 1}


def test_blue_works_in_the_forest_with_powers_two_and_five() -> None:
    """E4: 2 wood and one power-up there."""
    s = lay(p1={"workers": "alchemy 2, forest 5", "cocoa": 1})
    play(s, "move alchemy 2 1", "main")
    assert goods(s) == {"wood": 2}
    assert options(s) == {"power forest 2", "power forest 5"}


def test_blue_learns_with_one_worker_of_power_four() -> None:
    """E5: the first row with a power-up to 5, or the second row without."""
    for technology, power in (("3", 5), ("15", 4)):
        s = lay(p1={"workers": "quarry 4", "gold": 2})
        play(s, "move quarry 4 1", "main", f"learn {technology}")
        if power == 5:
            play(s, "power alchemy 4")
        assert (workers(s), asked(s)) == ([f"alchemy {power}"], "turn 2")


def test_red_builds_for_the_nobles_with_two_workers() -> None:
    """E6: 2 wood, the leftmost empty space of the middle row: 4 points and an Avenue step."""
    s = lay(
        p1={"workers": "decorations 1, nobles 1", "cocoa": 1, "wood": 2},
        state={"nobles": [0] * 5 + [1] + [0] * 6},
    )
    play(s, "move decorations 1 1", "main", "build 2")
    assert (goods(s), player(s).avenue) == ({"points": 4}, 1)


def test_black_decorates_the_second_level() -> None:
    """E7: the blue half matches, the red one does not: 1 + 3 points and a blue step. Level 3 would match both halves,
    but level 2 must be covered first."""
    base = {"1a2": "P07", "1a3": "P30", "1b2": "P05", "1b3": "P06", "2a2": "P28 r270"}
    s = lay(p1={"workers": "construction 1", "gold": 3}, pyramid=base, decorations={"top": ["D11"]}, display=["D00"])
    play(s, "move construction 1 1", "main")
    events = play(s, "decorate D00 top", "take wood")
    assert points_for(events) == {"match": 1, "decoration": 3}
    assert temples(s) == (1, 0, 0)
    assert s.decorations[:4] == [11, 0, -1, -1]


def test_blue_builds_on_the_second_level() -> None:
    """E8: 2 stone and 1 wood; 3 points for the level, 3 for matches, and a step for the blue one of them."""
    base = {"1a1": "P11", "1a2": "P05", "1b1": "P30", "1b2": "P12 r180"}
    s = lay(p1={"workers": "forest 1", "stone": 2, "wood": 1}, pyramid=base, stones=["P28", "P00", "P01"])
    play(s, "move forest 1 1", "main", "stone P28", "spot 2a1")
    events = play(s, "rotate r0")
    assert points_for(events) == {"level": 3, "match": 3}
    assert (temples(s), s.pyramid[SPOT_NAME.index("2a1")]) == ((1, 0, 0), 28)
    assert goods(s) == {"points": 6}


def test_the_second_player_of_four_makes_the_discs_meet() -> None:
    """E9: players 3 and 4 finish the round, then everybody has one more turn before the eclipse."""
    s = lay(
        p2={"workers": "palace 5"},
        state={"light": 11, "current": 2},
        pending=[{"kind": "turn_over", "seat": 2}, {"kind": "turn", "seat": 2}],
    )
    play(s, "move palace 5 1", "main", "power quarry 5", "ascend points")
    assert s.light == s.dark
    order = []
    while not asked(s).startswith("salary"):
        order.append(GAME.mover(s) + 1)
        quick_turn(s)
    assert order == [3, 4, 1, 2, 3, 4]
