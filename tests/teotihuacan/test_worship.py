"""Worship: places, displacing, ability, discovery or both, and the spot's refill."""

from __future__ import annotations

import pytest

from teocalli.games.teotihuacan import GAME
from tests.teotihuacan.lay import asked, goods, lay, options, play, temples, tiles, told, used, why_not, workers

BEFORE = {"forest": "alchemy", "quarry": "palace", "gold": "nobles", "decorations": "construction"}


@pytest.mark.parametrize(
    ("board", "temple"), [("forest", (0, 1, 0)), ("quarry", (0, 0, 1)), ("gold", (1, 0, 0)), ("decorations", (0, 1, 0))]
)
def test_the_ability_is_a_step_on_the_boards_temple(board: str, temple: tuple[int, int, int]) -> None:
    """T40, T54, T55, A21, R63: a framed place beside the temples; at Decorations the temple is chosen; the step is
    compulsory."""
    s = lay(p1={"workers": f"{BEFORE[board]} 2"})
    play(s, f"move {BEFORE[board]} 2 1", "worship temple", "seek ability")
    assert workers(s) == [f"{board} 2 temple"]
    if board == "decorations":
        assert options(s) == {"temple blue", "temple red", "temple green"}
        play(s, "temple red")
    if board == "gold":
        play(s, "take wood")
    assert temples(s) == temple


@pytest.mark.parametrize(
    ("start", "board"), [("quarry", "alchemy"), ("decorations", "nobles"), ("forest", "construction")]
)
def test_three_boards_have_no_place_of_worship(start: str, board: str) -> None:
    """T48, A21."""
    s = lay(p1={"workers": f"{start} 2", "cocoa": 9})
    play(s, f"move {start} 2 1")
    assert workers(s) == [f"{board} 2"]
    for place in ("temple", "royal_a", "royal_b", "royal_c"):
        assert why_not(s, f"worship {place}") == "no_worship_here"


def test_a_foreign_worshipper_is_displaced_for_one_cocoa() -> None:
    """T50, R10: to the supply; it stands unlocked on the same board."""
    s = lay(p1={"workers": "palace 2", "cocoa": 1}, p2={"workers": "quarry 3 temple"})
    play(s, "move palace 2 1", "worship temple", "seek ability")
    assert workers(s, 2) == ["quarry 3"]
    assert workers(s) == ["quarry 2 temple"]
    assert (goods(s), goods(s, 2)) == ({"cocoa": 1}, {})  # the step brought one


def test_displacing_needs_the_cocoa() -> None:
    """T50, R10."""
    s = lay(p1={"workers": "palace 2"}, p2={"workers": "quarry 3 temple"})
    play(s, "move palace 2 1")
    assert why_not(s, "worship temple") == "not_enough_cocoa"


def test_own_workers_cannot_be_displaced() -> None:
    """T51, R10."""
    s = lay(p1={"workers": "palace 2, quarry 1 temple", "cocoa": 9})
    play(s, "move palace 2 1")
    assert why_not(s, "worship temple") == "own_worker_worships"


def test_the_spots_tile_alone_costs_only_its_price() -> None:
    """T52, T57, R13: the price is always paid; R17: the spot is refilled at once."""
    s = lay(p1={"workers": "palace 2", "wood": 1}, spots={"quarry": "mask_6"})
    left = s.pile_left
    play(s, "move palace 2 1", "worship temple", "seek discovery")
    assert options(s) == {"claim mask_6", "decline"}
    events = play(s, "claim mask_6")
    assert (tiles(s), goods(s), temples(s)) == ({"mask_6": 1}, {}, (0, 0, 0))
    assert s.pile_left == left - 1
    assert s.spot[2] >= 0
    assert len(told(events, "reveal")) == 1


def test_both_options_cost_one_cocoa_before_any_benefit() -> None:
    """T53, A9, R11: the green step's cocoa cannot pay for itself."""
    s = lay(p1={"workers": "palace 2"})
    play(s, "move palace 2 1", "worship temple")
    assert why_not(s, "seek ability_then_discovery") == "not_enough_cocoa"
    assert why_not(s, "seek discovery_then_ability") == "not_enough_cocoa"


def test_both_options_come_in_either_order_and_one_may_pay_for_the_other() -> None:
    """T52, A10, R11: the tile's price is paid when it is claimed, so the temple's cocoa may buy it."""
    s = lay(p1={"workers": "palace 2", "cocoa": 1}, spots={"quarry": "temple_any"})
    play(s, "move palace 2 1", "worship temple", "seek ability_then_discovery", "claim temple_any")
    assert (goods(s), tiles(s), temples(s)) == ({}, {"temple_any": 1}, (0, 0, 1))
    s = lay(p1={"workers": "palace 2", "cocoa": 1}, spots={"quarry": "temple_any"})
    play(s, "move palace 2 1", "worship temple", "seek discovery_then_ability")
    assert (goods(s), tiles(s), temples(s)) == ({"cocoa": 1}, {}, (0, 0, 1))


def test_either_order_brings_the_same_in_the_rulebooks_example() -> None:
    """A10."""
    ends = []
    for order in ("ability_then_discovery", "discovery_then_ability"):
        s = lay(
            p1={"workers": "palace 2", "cocoa": 3}, p2={"workers": "quarry 1 temple"}, spots={"quarry": "temple_any"}
        )
        play(s, "move palace 2 1", "worship temple", f"seek {order}", "claim temple_any")
        ends.append((goods(s), tiles(s), temples(s)))
    assert ends[0] == ends[1]


def test_a_discovery_that_cannot_be_paid_lapses() -> None:
    """T59, R69: the worship is legal and brings nothing, also after paying for both."""
    s = lay(p1={"workers": "palace 2"}, spots={"quarry": "mask_6"})
    play(s, "move palace 2 1", "worship temple", "seek discovery")
    assert (tiles(s), temples(s), asked(s)) == ({}, (0, 0, 0), "turn 2")
    s = lay(p1={"workers": "palace 2", "cocoa": 1}, spots={"quarry": "mask_6"})
    play(s, "move palace 2 1", "worship temple", "seek discovery_then_ability")
    assert (goods(s), tiles(s), temples(s)) == ({"cocoa": 1}, {}, (0, 0, 1))


def test_a_claim_may_be_declined() -> None:
    """T59, R13, R63."""
    s = lay(p1={"workers": "palace 2", "wood": 1}, spots={"quarry": "mask_6"})
    play(s, "move palace 2 1", "worship temple", "seek discovery", "decline")
    assert (goods(s), tiles(s)) == ({"wood": 1}, {})


def test_at_an_empty_spot_only_the_ability_is_left() -> None:
    """R69, R17: with an empty pile the spot stays empty."""
    s = lay(p1={"workers": "palace 2", "wood": 1, "cocoa": 2}, spots={"quarry": "mask_6"}, pile=0)
    play(s, "move palace 2 1", "worship temple", "seek discovery", "claim mask_6")
    assert s.spot[2] == -1
    s = lay(p1={"workers": "palace 2", "cocoa": 2}, spots={"quarry": "none"})
    play(s, "move palace 2 1", "worship temple")
    assert options(s) == {"seek ability"}
    assert why_not(s, "seek discovery") == "no_discovery_tile"


def test_tiles_in_hand_may_pay_for_the_tile_on_the_spot() -> None:
    """R15, R13: who could still gain is asked."""
    s = lay(p1={"workers": "palace 2", "tiles": ["resources_2"]}, spots={"quarry": "mask_6"})
    play(s, "move palace 2 1", "worship temple", "seek discovery")
    assert why_not(s, "claim mask_6") == "not_enough_wood"
    play(s, "use resources_2", "take wood", "take wood", "claim mask_6")
    assert goods(s) == {"wood": 1}


def test_the_free_cocoa_tile_covers_displacement_and_both_together() -> None:
    """T214, R18: but never the price of a tile."""
    s = lay(
        p1={"workers": "palace 2", "tiles": ["free_cocoa"]},
        p2={"workers": "quarry 1 temple"},
        spots={"quarry": "avenue_step"},
    )
    play(s, "move palace 2 1", "worship temple", "seek discovery_then_ability", "pay_by_tile")
    assert (used(s), tiles(s)) == ({"free_cocoa": 1}, {})
    assert goods(s) == {"cocoa": 1}  # of the green step; the tile for 1 cocoa lapsed before


def test_who_has_a_free_cocoa_tile_chooses_how_to_pay() -> None:
    """R18."""
    s = lay(p1={"workers": "palace 2", "tiles": ["free_cocoa"], "cocoa": 1}, p2={"workers": "quarry 1 temple"})
    play(s, "move palace 2 1", "worship temple", "seek ability")
    assert options(s) == {"pay", "pay_by_tile"}
    play(s, "pay")
    assert tiles(s) == {"free_cocoa": 1}


def test_a_blocked_temple_lets_the_step_lapse() -> None:
    """T68, R39: the worship is legal all the same."""
    s = lay(p1={"workers": "palace 2", "green": 10}, p2={"green": 11})
    events = play(s, "move palace 2 1", "worship temple", "seek ability")
    assert temples(s) == (0, 0, 10)
    assert len(told(events, "step_lost")) == 1


def test_displacing_is_paid_and_never_rewarded() -> None:
    """R50: the deluxe edition's advanced worship is no part of the base game, nor an option."""
    s = lay(p1={"workers": "palace 2", "cocoa": 2}, p2={"workers": "quarry 3 temple"})
    play(s, "move palace 2 1", "worship temple", "seek discovery")
    assert (goods(s), goods(s, 2)) == ({"cocoa": 1}, {})
    assert not any("advanced" in option.name for option in GAME.meta.options)
