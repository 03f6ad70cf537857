"""Monuments: building them, and what each scores."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.monuments import monument_points
from tests.tzolkin.positions import goods, lay, options, picking, play, why_not

PRICES = {
    "m-01": {"wood": 3, "stone": 2, "gold": 1},
    "m-02": {"wood": 1, "stone": 3, "gold": 2},
    "m-03": {"wood": 2, "stone": 2, "gold": 2},
    "m-04": {"wood": 1, "stone": 1, "gold": 4},
    "m-05": {"wood": 1, "gold": 4},
    "m-06": {"wood": 2, "stone": 3, "gold": 1},
    "m-07": {"wood": 3, "gold": 3},
    "m-08": {"wood": 2, "stone": 1, "gold": 3},
    "m-09": {"wood": 1, "stone": 1, "gold": 3},
    "m-10": {"stone": 2, "gold": 3},
    "m-11": {"stone": 3, "gold": 3},
    "m-12": {"stone": 4, "gold": 3},
    "m-13": {"gold": 4, "skull": 1},
}


@pytest.mark.parametrize("tile", c.MONUMENT_IDS)
def test_a_monument_costs_its_exact_price_whatever_the_architecture(tile: str) -> None:
    """C8; Q33: no discount, no corn, no points."""
    price = PRICES[tile]
    s = picking("tikal", 4, monuments=[tile], row=["a1-05"], p1={**price, "architecture": 3})
    play(s, "do tikal 4", f"monument {tile}")
    assert goods(s) == {}
    assert s.players[0].points == 0
    assert s.monument_builder[c.MONUMENT_IDS.index(tile)] == 0
    for good in price:
        s = picking("tikal", 4, monuments=[tile], row=["a1-01"], p1={"wood": 1, **price, good: price[good] - 1})
        if options(s, "do"):
            play(s, "do tikal 4")
            assert why_not(s, f"monument {tile}") in ("not_enough_resources", "no_skull")


def test_a_monument_place_is_not_filled_again() -> None:
    """Q40."""
    s = picking("tikal", 4, monuments=["m-05"], p1=PRICES["m-05"])
    play(s, "do tikal 4", "monument m-05")
    assert sum(m >= 0 for m in s.monuments) == 5


@pytest.mark.parametrize("space", [6, 7])
def test_monuments_from_free_choice_and_borrowed(space: int) -> None:
    """Q40."""
    s = picking("tikal", space, monuments=["m-05"], p1=PRICES["m-05"])
    play(s, "do tikal 4", "monument m-05")
    assert goods(s) == {}
    s = picking("uxmal", space, monuments=["m-05"], p1={**PRICES["m-05"], "corn": 1})
    play(s, "do uxmal 5", "do tikal 4", "monument m-05")
    assert goods(s) == {}


def test_tikal_2_and_uxmal_4_build_no_monument() -> None:
    """Q39, Q40."""
    s = picking("tikal", 2, monuments=["m-05"], row=["a1-01"], p1=PRICES["m-05"])
    play(s, "do tikal 2")
    assert options(s, "monument") == set()


def test_a_skull_paid_for_m_13_returns_to_the_bank() -> None:
    """I6."""
    s = picking("tikal", 4, monuments=["m-13"], p1=PRICES["m-13"])
    assert s.skulls == 12
    play(s, "do tikal 4", "monument m-13")
    assert s.skulls == 13


def worth(tile: str, players: int = 4, **position: Any) -> int:
    """What a monument of seat 1 scores in a position."""
    built = {tile: 1, **position.pop("built", {})}
    s = lay(players, built=built, **position)
    return monument_points(s, 0, c.MONUMENT_IDS.index(tile))


FRAMES = {"m-01": ("a1-06", "a2-04", "m-02"), "m-06": ("a1-09", "a2-12", "m-07"), "m-10": ("a1-13", "a2-18", "m-12")}


@pytest.mark.parametrize(("tile", "same"), FRAMES.items())
def test_frame_monuments_count_own_tiles_of_their_frame_and_themselves(tile: str, same: tuple[str, ...]) -> None:
    """Q85, C9: m-01 tombs, m-06 residential, m-10 shrines; other frames and other players' tiles count nothing."""
    assert worth(tile) == 4
    assert worth(tile, built=dict.fromkeys(same, 1)) == 16
    assert worth(tile, built=dict.fromkeys(same, 2)) == 4
    others = {t: 1 for other, tiles in FRAMES.items() if other != tile for t in tiles}
    assert worth(tile, built=others) == 4
    assert worth(tile, built={"a1-01": 1, "a2-01": 1}) == 4, "farms have a frame of their own"


def test_m_02_counts_everything_built_and_itself() -> None:
    """Q88, I18."""
    assert worth("m-02") == 2
    assert worth("m-02", built={"a1-01": 1, "a2-04": 1, "m-10": 1, "a1-02": 2}) == 8


def test_m_02_does_not_count_a_wealth_tile() -> None:
    """I11."""
    assert worth("m-02", p1={"kept": ["w-u3", "w-p7"]}) == 2


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_m_03_counts_all_monuments_built_by_anybody(players: int, each: int) -> None:
    """R19."""
    assert worth("m-03", players) == each
    assert worth("m-03", players, built={"m-01": 2, "m-05": 1}) == 3 * each


def test_m_04_counts_own_corn_tiles() -> None:
    """R19."""
    state = {"corn_tiles": {2: 1}}
    assert worth("m-04", p1={"corn_tiles": 2}, p2={"corn_tiles": 1}, state=state) == 8


def test_m_05_counts_own_wood_tiles_and_no_burned_ones() -> None:
    """R19, Q20."""
    state = {"wood_tiles": {3: 0}, "corn_tiles": {3: 3}, "burned": 1}
    assert worth("m-05", p1={"wood_tiles": 2, "corn_tiles": 1}, p2={"wood_tiles": 1}, state=state) == 8


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_m_07_counts_workers_in_play(workers: int, points: int) -> None:
    """R19."""
    assert worth("m-07", p1={"bank": 6 - workers}) == points


def test_m_08_counts_technology_levels() -> None:
    """R19."""
    assert worth("m-08") == 0
    assert worth("m-08", p1={"agriculture": 3, "theology": 2}) == 15


@pytest.mark.parametrize(("finished", "points"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_m_09_counts_finished_technologies(finished: int, points: int) -> None:
    """R19."""
    tracks = ("agriculture", "extraction", "architecture", "theology")
    assert worth("m-09", p1={track: 3 if n < finished else 2 for n, track in enumerate(tracks)}) == points


def test_m_11_counts_steps_above_the_start_on_the_best_temple() -> None:
    """R19: The picture of the monument: four steps are twelve points."""
    assert worth("m-11", p1={"chaac": 3, "quetzalcoatl": 5, "kukulkan": 0}) == 12


def test_m_11_is_never_negative() -> None:
    """Q76."""
    assert worth("m-11", p1={"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0}) == 0


def test_m_12_counts_the_temple_points_again_without_the_bonus() -> None:
    """R19, Q77: negative steps too."""
    assert worth("m-12", p1={"chaac": 6, "quetzalcoatl": 7, "kukulkan": 0}) == 8 + 12 - 3


def test_m_13_counts_skulls_on_chichen_itza_of_all_players() -> None:
    """R19."""
    assert worth("m-13", offered=(1, 4, 9)) == 9
