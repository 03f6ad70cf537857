"""Chronicles: every page of every civilization, and H38 to H40."""

from __future__ import annotations

import pytest

from teocalli.games.theocracy.components import default
from teocalli.games.theocracy.vocabulary import CIVS
from tests.theocracy.scene import Scene, asked, civ_of, gains, play, player

#: Free hexes far from everything, to put buildings on.
FREE = ("h16", "h17", "h18", "h20", "h21", "h22", "h10", "h15")
CONDITIONS = [(c["civ"], c["page"], c["need"]) for c in default()["chronicles"]["conditions"]]


def prepared(civ: str, page: int, need: dict[str, int]) -> Scene:
    """The civilization stands on the page before and has exactly what the page asks for."""
    scene = Scene().page(civ, page - 1).developments()
    free = iter(FREE)
    for metric, piece in (("factories", "factory"), ("barracks", "barracks"), ("pyramids", "pyramid")):
        for _ in range(need.get(metric, 0)):
            scene.piece(civ, piece, next(free))
    totals = {key: need[key] for key in ("victories", "festivals", "crystals_spent") if key in need}
    scene.did(civ, **totals)
    while sum(scene.s.civs[CIVS.index(civ)].built) < need.get("buildings", 0):
        have_houses = scene.s.civs[CIVS.index(civ)].built[0]
        scene.piece(civ, "house" if have_houses < 5 else "factory", next(free))
    return scene


@pytest.mark.parametrize(("civ", "page", "need"), CONDITIONS)
def test_each_page_turns_when_its_figures_are_met(civ: str, page: int, need: dict[str, int]) -> None:
    """S3, C1."""
    s = prepared(civ, page, need).table("pink 1").run("turn", "chronicles")
    assert civ_of(s, civ).page >= page


@pytest.mark.parametrize(("civ", "page", "need"), CONDITIONS)
def test_each_page_asks_for_every_one_of_its_figures(civ: str, page: int, need: dict[str, int]) -> None:
    """C1."""
    for metric in need:
        less = {**need, metric: need[metric] - 1}
        if metric == "buildings" and need[metric] <= 1:
            continue
        scene = prepared(civ, page, less)
        if metric in ("factories", "pyramids", "barracks") and need[metric] == 0:
            continue
        s = scene.table("pink 1").run("turn", "chronicles")
        assert civ_of(s, civ).page == page - 1, metric


def test_every_civilization_has_a_condition_for_every_page() -> None:
    """C1."""
    assert {(civ, page) for civ, page, _ in CONDITIONS} == {(civ, page) for civ in CIVS for page in (2, 3, 4, 5)}


def test_h38_several_pages_may_turn_in_a_row_and_never_beyond_the_last() -> None:
    """H38."""
    scene = prepared("violet", 2, {"victories": 3, "barracks": 1, "pyramids": 1, "buildings": 5})
    s = scene.table("pink 1").run("turn", "chronicles")
    assert civ_of(s, "violet").page == 5


def test_h38_a_page_never_turns_back() -> None:
    """H38."""
    s = Scene().page("pink", 4).table("pink 1").run("turn", "chronicles")
    assert civ_of(s, "pink").page == 4


def test_h38_war_is_checked_after_its_last_attack() -> None:
    """H38."""
    s = Scene().warriors("violet", area=4).table("orange 1").acting("violet", "white 2")
    play(s, "attack h24")
    assert civ_of(s, "violet").page == 1
    play(s, "peace")
    assert civ_of(s, "violet").page == 2


def test_h39_the_active_player_gains_one_cosmo_for_each_page_of_the_own_turn() -> None:
    """H39."""
    s = Scene().did("white", festivals=1).table("pink 3", "white 1").turn(seat=3)
    events = play(s, "take pink 3", "place white", "expand h26")
    assert gains(events, "page_turned") == [(3, 3, 2, "chronicle")]
    assert (3, -1, 1, "chronicle") in gains(events, "cosmo")


def test_h39_whichever_civilization_turns_the_page() -> None:
    """H39."""
    s = Scene().did("white", festivals=1).piece("white", "house", "h26").table("pink 1", "white 1").turn()
    events = play(s, "take pink 1", "place orange")
    assert gains(events, "page_turned")[0][:3] == (1, 3, 2)
    assert player(s, 1).cosmo == 2


def test_h39_no_cosmo_outside_turns() -> None:
    """H39."""
    scene = Scene().did("white", festivals=1).piece("white", "house", "h26").developments("black_vein").marker("pink")
    s = scene.development()
    assert civ_of(s, "white").page == 2
    assert [p.cosmo for p in s.players] == [0, 0, 0, 0]
    assert s.round == 2


def test_h40_annalists_turn_a_page_without_its_condition_and_the_check_follows() -> None:
    """H40."""
    scene = Scene().developments("annalists").marker("pink").did("pink", victories=1)
    scene.piece("pink", "factory", "h16")
    s = scene.development()
    assert civ_of(s, "pink").page == 3  # the second page by the card, the third by its condition
    assert asked(s).startswith("take")
