"""Palenque: fishing, harvesting, burning."""

from __future__ import annotations

import pytest

from teocalli.games.tzolkin.state import Cause, State, What
from tests.tzolkin.positions import asked, goods, happened, lay, options, picking, play, player, temples, why_not


def harvesting(group: int, wood: int, corn: int, **seat: int) -> State:
    """Seat 1 has a worker on a harvest whose group has these tiles left; seat 2 has taken the others."""
    taken = {"corn_tiles": 4 - corn, "wood_tiles": 4 - wood if group > 2 else 0}
    tiles = {"corn_tiles": {group: corn}} | ({"wood_tiles": {group: wood}} if group > 2 else {})
    return picking("palenque", group, p1={"corn": 0, **seat}, p2=taken, state=tiles)


@pytest.mark.parametrize(("agriculture", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing_brings_three_corn_and_one_more_with_agriculture_2(agriculture: int, corn: int) -> None:
    """Q25: levels 1 and 3 do nothing here, and no tile is needed."""
    s = picking("palenque", 1, p1={"agriculture": agriculture})
    play(s, "do palenque 1")
    assert goods(s) == {"corn": corn}
    assert player(s).corn_tiles == 0


@pytest.mark.parametrize(("group", "corn", "wood"), [(3, 5, 2), (4, 7, 3), (5, 9, 4)])
def test_a_group_gives_wood_first_and_corn_when_it_lies_bare(group: int, corn: int, wood: int) -> None:
    """Q19, Q83."""
    s = harvesting(group, wood=4, corn=4)
    play(s, f"do palenque {group}", "harvest wood")
    assert goods(s) == {"wood": wood}
    assert (player(s).wood_tiles, player(s).corn_tiles) == (1, 0)
    s = harvesting(group, wood=3, corn=4)
    play(s, f"do palenque {group}", "harvest corn")
    assert goods(s) == {"corn": corn}
    assert (player(s).wood_tiles, player(s).corn_tiles) == (0, 1)


def test_group_2_gives_corn_only_and_nobody_is_asked() -> None:
    """R7."""
    s = harvesting(2, wood=0, corn=1)
    play(s, "do palenque 2")
    assert goods(s) == {"corn": 4}
    assert player(s).corn_tiles == 1
    assert asked(s) == "turn"


@pytest.mark.parametrize(("agriculture", "more"), [(0, 0), (1, 1), (2, 1), (3, 3)])
def test_agriculture_adds_corn_to_a_harvest(agriculture: int, more: int) -> None:
    """R7: The levels add up."""
    s = harvesting(2, wood=0, corn=1, agriculture=agriculture)
    play(s, "do palenque 2")
    assert goods(s) == {"corn": 4 + more}


def test_extraction_adds_a_wood_to_a_harvest_of_wood_only() -> None:
    """R7."""
    s = harvesting(4, wood=2, corn=2, extraction=1)
    play(s, "do palenque 4", "harvest wood")
    assert goods(s) == {"wood": 4}
    s = harvesting(4, wood=1, corn=2, extraction=3)
    play(s, "do palenque 4", "harvest corn")
    assert goods(s) == {"corn": 7}


def test_burning_takes_the_corn_tile_and_angers_a_god() -> None:
    """Q20: normal corn with the agriculture bonus; the wood tile goes to the box."""
    s = harvesting(5, wood=4, corn=4, agriculture=1, kukulkan=4)
    events = play(s, "do palenque 5", "harvest burn", "anger kukulkan")
    assert goods(s) == {"corn": 10}
    assert (player(s).wood_tiles, player(s).corn_tiles, s.burned) == (0, 1, 1)
    assert temples(s) == (1, 1, 3)
    assert [e.cause for e in happened(events, What.FELL)] == [Cause.BURNING]


def test_burning_is_forbidden_with_all_temples_at_the_bottom() -> None:
    """Q20; wood is then the only harvest, so nobody is asked."""
    s = harvesting(3, wood=4, corn=4, chaac=0, quetzalcoatl=0, kukulkan=0)
    play(s, "do palenque 3")
    assert goods(s) == {"wood": 2}


def test_burning_beside_bare_corn_is_allowed() -> None:
    """I8."""
    s = harvesting(3, wood=2, corn=4)
    play(s, "do palenque 3")
    assert options(s) == {"harvest wood", "harvest corn", "harvest burn"}


def test_an_empty_group_gives_nothing() -> None:
    """Q21."""
    s = harvesting(3, wood=0, corn=0)
    assert why_not(s, "do palenque 3") == "nothing_to_harvest"


def test_agriculture_2_harvests_an_empty_group_without_a_tile() -> None:
    """Q21."""
    s = harvesting(3, wood=0, corn=0, agriculture=2)
    play(s, "do palenque 3")
    assert goods(s) == {"corn": 6}
    assert player(s).corn_tiles == 0


def test_agriculture_2_harvests_covered_corn_without_a_tile_and_without_anger() -> None:
    """Q22: wood and burning stay possible."""
    s = harvesting(4, wood=2, corn=2, agriculture=2)
    play(s, "do palenque 4")
    assert options(s) == {"harvest wood", "harvest burn", "harvest untiled"}
    assert why_not(s, "harvest corn") == "no_bare_corn_tile"
    play(s, "harvest untiled")
    assert goods(s) == {"corn": 8}
    assert temples(s) == (1, 1, 1)
    assert (s.wood_tiles[2], s.corn_tiles[2]) == (2, 2)


def test_agriculture_2_must_take_a_bare_tile() -> None:
    """Q23."""
    s = harvesting(4, wood=1, corn=2, agriculture=2)
    play(s, "do palenque 4")
    assert why_not(s, "harvest untiled") == "take_the_tile"
    play(s, "harvest corn")
    assert player(s).corn_tiles == 1


def test_wood_is_never_harvested_without_a_tile() -> None:
    """Q24."""
    s = harvesting(5, wood=0, corn=2, agriculture=3, extraction=3)
    play(s, "do palenque 5")
    assert goods(s) == {"corn": 12}, "the bare tile is the only harvest"


def test_rulebook_example_red_harvests_wood_and_burns() -> None:
    """X6: Action 3 for two wood, then action 4 burned for seven corn; the worker on 1 stays."""
    s = lay(gears={"palenque": {1: 1, 3: 1, 4: 1}})
    play(s, "pick_up palenque 3", "do palenque 3", "harvest wood")
    play(s, "pick_up palenque 4", "do palenque 4", "harvest burn", "anger chaac", "done")
    assert goods(s) == {"wood": 2, "corn": 7}
    assert temples(s) == (0, 1, 1)


def test_rulebook_example_red_harvests_without_anger_for_one_corn() -> None:
    """X7: The wood tile of group 3 bares a corn tile, which the worker on 4 reaches for one corn held before."""
    s = lay(gears={"palenque": {1: 1, 3: 1, 4: 1}}, p1={"corn": 1})
    play(s, "pick_up palenque 3", "do palenque 3", "harvest wood")
    play(s, "pick_up palenque 4", "do palenque 3", "harvest corn", "done")
    assert goods(s) == {"wood": 2, "corn": 5}
    assert temples(s) == (1, 1, 1)
