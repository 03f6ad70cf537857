"""Discovery tiles: the price and the effect of each of the 21 kinds."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.teotihuacan import GAME
from tests.teotihuacan.lay import asked, goods, lay, options, play, player, temples, tiles, used, why_not, workers

PRICES = {
    "mask_1": {"cocoa": 2, "gold": 1},
    "mask_2": {"cocoa": 1, "wood": 1},
    "mask_3": {"cocoa": 1, "wood": 1},
    "mask_4": {"wood": 1},
    "mask_5": {"wood": 1},
    "mask_6": {"wood": 1},
    "mask_7": {"wood": 1},
    "score_4": {"wood": 1},
    "resources_3": {"cocoa": 1},
    "resources_2": {},
    "avenue_step": {"cocoa": 1},
    "temple_any": {"cocoa": 1},
    "temple_blue": {},
    "temple_red": {},
    "temple_green": {},
    "cocoa_4": {"gold": 1},
    "power_ups_2": {"cocoa": 1},
    "double_move": {},
    "free_cocoa": {},
    "any_distance": {},
    "extra_worker": {},
}


@pytest.mark.parametrize("kind", PRICES)
def test_every_tile_costs_what_it_shows(kind: str) -> None:
    """T58, (b) 12, R13, R18, A30: the price is always paid, and a free-cocoa tile does not pay it."""
    price: dict[str, int] = PRICES[kind]
    s = lay(p1={"workers": "palace 1", **price}, spots={"quarry": kind})
    play(s, "move palace 1 1", "worship temple", "seek discovery", f"claim {kind}")
    assert (goods(s), tiles(s)) == ({}, {kind: 1})
    for good in price:
        poorer = {**price, good: price[good] - 1}
        s = lay(p1={"workers": "palace 1", **poorer, "tiles": ["free_cocoa"]}, spots={"quarry": kind})
        play(s, "move palace 1 1", "worship temple", "seek discovery")
        assert kind not in tiles(s)
        assert asked(s) == "turn 2"


@pytest.mark.parametrize("kind", [kind for kind in PRICES if kind.startswith("mask")])
def test_masks_are_never_played(kind: str) -> None:
    """T60, R15, R44: they score at every eclipse."""
    assert f"use {kind}" not in options(lay(p1={"tiles": [kind]}))


def test_score_4() -> None:
    """T62, T209, R15: the tile is used once and stays face down."""
    s = lay(p1={"tiles": ["score_4"]})
    play(s, "use score_4")
    assert (goods(s), used(s), tiles(s)) == ({"points": 4}, {"score_4": 1}, {})


@pytest.mark.parametrize("number", [2, 3])
def test_resources_in_any_mix(number: int) -> None:
    """T205, R15, (b) 12."""
    s = lay(p1={"tiles": [f"resources_{number}"]})
    play(s, f"use resources_{number}", *["take wood", "take gold", "take gold"][-number:])
    assert sum(goods(s).values()) == number
    assert asked(s) == "turn 1"


def test_avenue_step() -> None:
    """T215, R15, A22."""
    s = lay(p1={"tiles": ["avenue_step"]})
    play(s, "use avenue_step")
    assert player(s).avenue == 1


def test_temple_any() -> None:
    """T208, R15."""
    s = lay(p1={"tiles": ["temple_any"]})
    play(s, "use temple_any", "temple green")
    assert (temples(s), goods(s)) == ((0, 0, 1), {"cocoa": 1})


@pytest.mark.parametrize(("colour", "steps"), [("blue", (1, 0, 0)), ("red", (0, 1, 0)), ("green", (0, 0, 1))])
def test_temple_of_a_colour(colour: str, steps: tuple[int, int, int]) -> None:
    """T207, R15."""
    s = lay(p1={"tiles": [f"temple_{colour}"]})
    play(s, f"use temple_{colour}")
    assert temples(s) == steps


def test_cocoa_4() -> None:
    """T206, A30, R15: it exists; not at salary time."""
    s = lay(p1={"tiles": ["cocoa_4"]})
    play(s, "use cocoa_4")
    assert goods(s) == {"cocoa": 4}
    assert GAME.state.fields["pile"].count == 54


def test_free_cocoa_covers_the_colours_of_a_main_action() -> None:
    """T214, R18: one payment of any size; it has no other moment (R15)."""
    others: dict[str, Any] = {f"p{n}": {"workers": "quarry 1"} for n in (2, 3, 4)}
    s = lay(p1={"workers": "palace 2", "tiles": ["free_cocoa"]}, **others)
    assert why_not(s, "use free_cocoa") == "only_for_payment"
    play(s, "move palace 2 1", "main")
    assert why_not(s, "pay") == "not_enough_cocoa"
    play(s, "pay_by_tile")
    assert (used(s), goods(s)) == ({"free_cocoa": 1}, {"stone": 1})


def test_a_payment_of_nothing_asks_nobody() -> None:
    """R18."""
    s = lay(p1={"workers": "palace 2", "tiles": ["free_cocoa"]})
    play(s, "move palace 2 1", "main")
    assert asked(s) == "power_up 1"


@pytest.mark.parametrize("choice", ["listed", "extended"])
def test_by_option_the_free_cocoa_tile_unlocks(choice: str) -> None:
    """(b) 8: the rulebooks list only main action, worship and salary."""
    s = lay(p1={"workers": "palace 2, quarry 1 temple", "tiles": ["free_cocoa"]}, options={"free_cocoa": choice})
    assert ("unlock_by_tile" in options(s)) == (choice == "extended")
    if choice == "extended":
        play(s, "unlock_by_tile")
        assert workers(s) == ["palace 2", "quarry 1"]
        assert used(s) == {"free_cocoa": 1}


def test_extra_worker_belongs_to_three_main_actions() -> None:
    """T213, R15, R65."""
    s = lay(p1={"workers": "construction 1", "tiles": ["extra_worker"], "gold": 3})
    assert why_not(s, "use extra_worker") == "only_in_main_action"
    play(s, "move construction 1 1", "main")
    assert asked(s) == "decorate 1"
    assert why_not(s, "use extra_worker") == "only_in_main_action"


def test_a_tile_claimed_may_be_played_at_once() -> None:
    """T61, R15, A24."""
    s = lay(p1={"workers": "palace 1"}, spots={"quarry": "temple_red"})
    play(s, "move palace 1 1", "worship temple", "seek discovery", "claim temple_red", "use temple_red")
    assert (temples(s), goods(s)) == ((0, 1, 0), {"points": 1})
