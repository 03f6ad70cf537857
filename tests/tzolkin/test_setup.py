"""Set-up for two, three and four players, starting wealth and dummies."""

from __future__ import annotations

from typing import Any

import pytest

from teocalli.engine.game import Setting
from teocalli.games.tzolkin import GAME
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.setup import place_dummies
from teocalli.games.tzolkin.state import DUMMY, EMPTY, State
from tests.tzolkin.positions import GEARS, asked, goods, lay, levels, play, player, teeth, temples


@pytest.mark.parametrize(("players", "monuments", "squares", "dummies"), [(2, 4, 2, 12), (3, 5, 3, 6), (4, 6, 4, 0)])
def test_board_depends_on_the_number_of_players(players: int, monuments: int, squares: int, dummies: int) -> None:
    """R1."""
    s = GAME.new(Setting(players), 5)
    assert sum(m != EMPTY for m in s.monuments) == monuments
    assert s.corn_tiles == [squares] * 4
    assert s.wood_tiles == [0, squares, squares, squares]
    assert sum(on == DUMMY for gear in s.gears for on in gear.teeth) == dummies
    assert sum(b != EMPTY for b in s.row) == 6
    assert [deck.left for deck in s.decks] == [8, 18]
    assert s.skulls == 13


def test_players_begin_with_three_workers_and_nothing_else() -> None:
    """R2."""
    s = GAME.new(Setting(3), 5)
    for seat in (1, 2, 3):
        p = player(s, seat)
        assert (p.hand, p.bank, p.points, p.dark) == (3, 3, 0, 0)
        assert goods(s, seat) == {}
        assert temples(s, seat) == (1, 1, 1)
        assert levels(s, seat) == (0, 0, 0, 0)
    assert player(s, 4).hand == player(s, 4).bank == 0


def test_everybody_keeps_two_of_four_and_nothing_is_given_before_all_have_chosen() -> None:
    """R3."""
    s = GAME.new(Setting(4), 8)
    for _ in range(4):
        assert asked(s) == "keep_wealth"
        seat = GAME.mover(s)
        assert len(GAME.legal(s)) == 6
        assert len(set(s.players[seat].dealt)) == 4
        assert all(goods(s, n) == {} for n in (1, 2, 3, 4))
        GAME.apply(s, GAME.legal(s)[0])
    assert asked(s) == "turn"
    assert GAME.mover(s) == s.first
    assert all(s.players[n].dealt == [EMPTY] * 4 for n in range(4))
    assert len({tile for n in range(4) for tile in s.players[n].kept}) == 8


def kept(*tiles: str) -> State:
    """A game in which seat 1 has just been given what these wealth tiles show."""
    others = [t for t in c.WEALTH_IDS if t not in tiles]
    dealt = {seat: others[4 * seat - 4 : 4 * seat] for seat in (2, 3, 4)}
    dealt[1] = sorted([*tiles, *others[:2]], key=c.WEALTH_IDS.index)
    seats: dict[str, Any] = {f"p{seat}": {"dealt": dealt[seat], "kept": ["none", "none"]} for seat in dealt}
    pending: list[Any] = [
        {"kind": "open_wealth", "seat": 1},
        *({"kind": "keep_wealth", "seat": n} for n in (4, 3, 2, 1)),
    ]
    s = lay(pending=pending, **seats)
    play(s, "keep " + " ".join(sorted(tiles, key=c.WEALTH_IDS.index)))
    while asked(s) == "keep_wealth":
        GAME.apply(s, GAME.legal(s)[0])
    return s


WEALTH = [
    ("w-p1", {"corn": 3}, (1, 2, 1), (1, 0, 0, 0)),
    ("w-p3", {"corn": 5, "gold": 1}, (1, 2, 1), (0, 0, 0, 0)),
    ("w-p5", {"stone": 1, "gold": 1}, (1, 1, 1), (1, 0, 0, 0)),
    ("w-p7", {"corn": 9, "stone": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-y1", {"wood": 1}, (1, 1, 2), (0, 1, 0, 0)),  # C5
    ("w-y3", {"corn": 2, "wood": 2}, (1, 1, 2), (0, 0, 0, 0)),
    ("w-y5", {"corn": 4, "wood": 1}, (1, 1, 1), (0, 1, 0, 0)),
    ("w-y7", {"corn": 3, "wood": 2, "stone": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-t1", {"corn": 2}, (2, 1, 1), (0, 0, 1, 0)),
    ("w-t3", {"corn": 6, "stone": 2}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-t5", {"corn": 3, "gold": 1}, (1, 1, 1), (0, 0, 1, 0)),
    ("w-t7", {"corn": 6, "wood": 1, "stone": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-u1", {"corn": 5, "stone": 1}, (2, 1, 1), (0, 0, 0, 0)),
    ("w-u3", {"corn": 3, "wood": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-u5", {}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-u7", {"corn": 8, "gold": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-c0", {"corn": 4, "wood": 1, "skull": 1}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-c3", {"corn": 5, "stone": 1}, (1, 1, 1), (0, 0, 0, 1)),
    ("w-c5", {"corn": 4, "wood": 3}, (1, 1, 1), (0, 0, 0, 0)),
    ("w-c7", {"corn": 2, "wood": 2}, (1, 1, 1), (0, 0, 0, 1)),
    ("w-c10", {"corn": 7, "wood": 2}, (1, 1, 1), (0, 0, 0, 0)),
]


@pytest.mark.parametrize(("tile", "gains", "steps", "technologies"), WEALTH, ids=[w[0] for w in WEALTH])
def test_wealth_tile_gives_what_it_shows(
    tile: str, gains: dict[str, int], steps: tuple[int, ...], technologies: tuple[int, ...]
) -> None:
    """R3, C5, and `w-u3` which only works when feeding (I11). The worker tile is kept beside each to be told apart."""
    other = "w-u5" if tile != "w-u5" else "w-c5"
    s = kept(tile, other)
    beside = {} if other == "w-u5" else {"corn": 4, "wood": 3}
    assert goods(s) == {good: gains.get(good, 0) + beside.get(good, 0) for good in {*gains, *beside}}
    assert temples(s) == steps
    assert levels(s) == technologies
    assert (player(s).hand, player(s).bank) == (4, 2)
    assert s.skulls == 13 - sum(p.stock[c.SKULL] for p in s.players)


def test_two_wealth_tiles_of_one_track_give_two_levels() -> None:
    """R3."""
    assert levels(kept("w-c3", "w-c7")) == (0, 0, 0, 2)
    assert temples(kept("w-p1", "w-p3")) == (1, 3, 1)


# ---------------------------------------------------------------- dummies


def test_dummies_come_from_undealt_tiles_before_the_choice() -> None:
    """Q72: the tiles turned up are nobody's, and the board is full before anybody chooses."""
    for seed in range(30):
        s = GAME.new(Setting(2), seed)
        dealt = {tile for p in s.players[:2] for tile in p.dealt}
        turned_up = {tile for tile in range(c.WEALTHS) if s.shown[tile]}
        assert not dealt & turned_up
        assert sum(on == DUMMY for gear in s.gears for on in gear.teeth) == 12


def bare() -> State:
    """An empty board."""
    return lay()


def test_rulebook_example_of_a_dummy_on_palenque_5() -> None:
    """X1: The first dummy of a gear brings one on the opposite tooth, 5 and 0 (Q73)."""
    s = bare()
    assert place_dummies(s, c.WEALTH_IDS.index("w-p5"), 6) == 4
    assert teeth(s, "palenque") == {5: "dummy", 0: "dummy"}


@pytest.mark.parametrize(("tile", "opposite"), [("w-y1", 6), ("w-t3", 8), ("w-u5", 0), ("w-u7", 2)])
def test_opposite_tooth_is_five_further(tile: str, opposite: int) -> None:
    """R4."""
    s = bare()
    place_dummies(s, c.WEALTH_IDS.index(tile), 6)
    gear = GEARS[c.WEALTH_GEAR[c.WEALTH_IDS.index(tile)]]
    assert teeth(s, gear) == {int(tile[-1]): "dummy", opposite: "dummy"}


def test_only_the_first_dummy_of_a_gear_has_an_opposite_one() -> None:
    """R4."""
    s = bare()
    left = place_dummies(s, c.WEALTH_IDS.index("w-p5"), 6)
    assert place_dummies(s, c.WEALTH_IDS.index("w-p1"), left) == 3
    assert teeth(s, "palenque") == {0: "dummy", 1: "dummy", 5: "dummy"}


def test_last_opposite_dummy_is_dropped_when_none_is_left() -> None:
    """R4."""
    s = bare()
    assert place_dummies(s, c.WEALTH_IDS.index("w-p5"), 1) == 0
    assert teeth(s, "palenque") == {5: "dummy"}


def test_chichen_itza_gets_no_opposite_dummy() -> None:
    """R4."""
    s = bare()
    assert place_dummies(s, c.WEALTH_IDS.index("w-c10"), 6) == 5
    assert teeth(s, "chichen_itza") == {10: "dummy"}


def test_every_wealth_tile_names_another_space() -> None:
    """R4."""
    spaces = set(zip(c.WEALTH_GEAR, c.WEALTH_SPACE, strict=True))
    assert len(spaces) == 21
    assert {space for gear, space in spaces if gear == c.CHICHEN_ITZA} == {0, 3, 5, 7, 10}
    assert all({space for g, space in spaces if g == gear} == {1, 3, 5, 7} for gear in range(4))


def test_components_are_counted_as_in_the_box() -> None:
    """C7, C8, C9: 32 buildings, eight of each frame; 13 monuments, 5 tombs, 4 residential, 4 shrines."""
    assert (c.BUILDINGS, c.MONUMENTS, c.WEALTHS) == (32, 13, 21)
    frames = [c.BUILDING_FRAME[b] for b in range(32)]
    assert [frames[:14].count(f) for f in range(4)] == [5, 3, 4, 2]
    assert [frames.count(f) for f in range(4)] == [8, 8, 8, 8]
    assert [list(c.MONUMENT_FRAME).count(f) for f in range(4)] == [0, 5, 4, 4]


def test_gears_have_eight_of_ten_and_eleven_of_thirteen_teeth_numbered() -> None:
    """C21. In which direction they turn does not matter to the rules (C20)."""
    assert list(c.TEETH) == [10, 10, 10, 10, 13]
    assert [last + 1 for last in c.LAST_SPACE] == [8, 8, 8, 8, 11]
