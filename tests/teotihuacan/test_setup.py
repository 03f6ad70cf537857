"""Preparing the boards and the players."""

from __future__ import annotations

import pytest

from teocalli.engine.game import BadSetting, Setting
from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan import GAME
from teocalli.games.teotihuacan.components import STARTING_TILES
from teocalli.games.teotihuacan.neutral_dice import is_excluded
from teocalli.games.teotihuacan.options import OPTIONS, Opt
from teocalli.games.teotihuacan.state import State
from teocalli.games.teotihuacan.tiles import STARTING_BOARDS
from teocalli.games.teotihuacan.vocabulary import BONUS, ROYAL, SPOT_NAME, STARTING, TECHNOLOGY
from tests.teotihuacan.lay import BOARDS, asked, goods, lay, options, play, player, temples, workers

SEEDS = range(60)
PRINTED = ["palace", "quarry", "alchemy", "forest", "construction", "decorations", "nobles", "gold"]
#: Spots of the pyramid built before the game.
BASE = {
    2: "1a1 1a2 1b1 1b2 1b3 1b4 1c1 1c2 1c3 1c4 1d3 1d4 2a1 2c3",
    3: "1b1 1b2 1b3 1b4 1c1 1c2 1c3 1c4 2b1 2b3",
    4: "1a2 1a3 1b1 1b4 1c1 1c4 1d2 1d3",
}


def new(players: int, seed: int = 0, **chosen: str) -> State:
    s: State = GAME.new(Setting(players, chosen), seed)
    return s


def test_the_place_of_every_option_is_its_place_in_the_list() -> None:
    """(b) 1 to 10 become options; this is how rules find them."""
    assert [name.upper() for name in words_of(Opt)] == [option.name.upper() for option in OPTIONS]


def test_palace_and_construction_stay_and_the_other_boards_are_shuffled() -> None:
    """T5, (b) 16, (b) 17."""
    rings = [new(4, seed).ring for seed in SEEDS]
    assert all((ring[0], ring[4]) == (0, 7) for ring in rings)
    assert all({ring[slot] for ring in rings} == {1, 2, 3, 4, 5, 6} for slot in (1, 2, 3, 5, 6, 7))


def test_one_royal_tile_of_each_category_is_laid_out() -> None:
    """T6, A7: not three at random."""
    laid = [tuple(ROYAL[tile] for tile in new(2, seed).royal) for seed in SEEDS]
    assert [set(tiles) for tiles in zip(*laid, strict=True)] == [
        {"R4", "R5", "R9"},
        {"R2", "R6", "R7"},
        {"R1", "R3", "R8"},
    ]


def test_six_of_nine_technologies_lie_sorted_in_two_rows() -> None:
    """T7, R60: the lowest number always lies in row 1, column 1."""
    laid = [new(2, seed).technology for seed in SEEDS]
    assert all(list(row) == sorted(set(row)) for row in laid)
    assert {tech for row in laid for tech in row} == set(range(9))
    assert len({tuple(row) for row in laid}) > 30


def test_three_different_temple_bonus_tiles_are_laid_out() -> None:
    """T8, R40."""
    laid = [tuple(new(2, seed).bonus) for seed in SEEDS]
    assert all(len(set(tiles)) == 3 for tiles in laid)
    assert {tile for tiles in laid for tile in tiles} == set(range(7))


@pytest.mark.parametrize(("players", "dark"), [(1, 10), (2, 10), (3, 11), (4, 12)])
def test_the_dark_disc_stands_by_number_of_players(players: int, dark: int) -> None:
    """T9, R55, A13: a solo game is set up for two."""
    s = new(players)
    assert (s.light, s.dark, sum(s.nobles)) == (0, dark, 0)


@pytest.mark.parametrize(("players", "base"), [(1, BASE[2]), *BASE.items()])
def test_the_base_of_the_pyramid_is_built_in_random_turns(players: int, base: str) -> None:
    """T13, (b) 14: random tiles and rotations; nobody scores (R27)."""
    turns = set()
    for seed in SEEDS:
        s = new(players, seed)
        assert [SPOT_NAME[i] for i, stone in enumerate(s.pyramid) if stone >= 0] == base.split()
        assert [p.points for p in s.players] == [0] * 4
        turns |= {s.rotation[i] for i, stone in enumerate(s.pyramid) if stone >= 0}
    assert turns == {0, 1, 2, 3}
    assert s.stones_left == 32 - 3 - len(base.split())
    assert s.decorations_left == 11


def test_four_decorations_and_three_stones_lie_open() -> None:
    """T11, T12: drawn at random; every game has others."""
    laid = [new(2, seed) for seed in SEEDS]
    for shown, kinds in (([s.decoration_display for s in laid], 15), ([s.stone_display for s in laid], 32)):
        assert all(len(set(tiles)) == len(tiles) and min(tiles) >= 0 for tiles in shown)
        assert {tile for tiles in shown for tile in tiles} == set(range(kinds))
    assert (len(laid[0].decoration_display), len(laid[0].stone_display)) == (4, 3)


@pytest.mark.parametrize(
    ("players", "stacks"), [(1, [2, 3, 1, 2]), (2, [2, 3, 1, 2]), (3, [3, 4, 2, 3]), (4, [4, 5, 3, 4])]
)
def test_discovery_tiles_lie_on_spots_avenue_and_wide_steps(players: int, stacks: list[int]) -> None:
    """T14, T15, T16, (b) 11, R61."""
    s = new(players)
    assert [BOARDS[b] for b in range(8) if s.spot[b] >= 0] == ["palace", "forest", "quarry", "gold", "decorations"]
    assert [sum(tile >= 0 for tile in stack.tiles) for stack in s.stacks] == [*stacks, 3, 2, 1]
    linked = sum(tile >= 0 for tile in s.linked)
    assert s.pile_left == 54 - 5 - 6 - sum(stacks) - linked


@pytest.mark.parametrize(("players", "cocoa"), [(1, [1]), (2, [1, 3]), (3, [1, 2, 3]), (4, [1, 2, 2, 3])])
def test_cocoa_by_seat(players: int, cocoa: list[int]) -> None:
    """T17, T144, R72, R75: seat 1 begins; a solo player has the cocoa of the first player."""
    s = new(players)
    assert [player(s, seat).cocoa for seat in range(1, players + 1)] == cocoa
    assert GAME.mover(s) == 0


def test_markers_start_at_nothing() -> None:
    """T19, A8: at the foot of the temples, beside the Avenue; nobody owns a resource or a technology."""
    for p in new(4).players:
        assert (*p.temple, p.avenue, p.track, p.points, *p.goods, *p.technologies) == (0,) * 18


# ---------------------------------------------------------------- first game


def test_the_first_game_is_printed() -> None:
    """T4, A14, A15, (b) 15, (b) 16: ring, royal tiles, technologies and temple bonus tiles."""
    for seed in range(5):
        s = new(4, seed, start="first_game")
        assert [BOARDS[b] for b in s.ring] == PRINTED
        assert {ROYAL[tile] for tile in s.royal} == {"R1", "R6", "R4"}
        assert [TECHNOLOGY[tech] for tech in s.technology] == ["1", "3", "5", "9", "15", "17"]
        assert [BONUS[tile] for tile in s.bonus] == ["TB3", "TB4", "TB7"]
        assert asked(s) == "turn 1"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_seats_of_the_first_game(players: int) -> None:
    """T20, T21, A8, A14, A15: temple rewards included; seat 4 has technology 5 and two green steps' cocoa."""
    s = new(players, start="first_game")
    given = {2: (1, 3), 3: (1, 2, 3), 4: (1, 2, 2, 3)}[max(2, players)]
    expected = [
        ({"cocoa": 6, "wood": 1, "stone": 2, "gold": 4}, (0, 0, 1), 0, ["construction 1", "forest 1", "nobles 2"]),
        ({"cocoa": 5, "wood": 4, "stone": 2, "points": 1}, (1, 1, 0), 0, ["decorations 2", "forest 1", "quarry 1"]),
        ({"cocoa": 4, "wood": 3, "stone": 4, "gold": 1}, (1, 0, 0), 1, ["decorations 1", "forest 1", "palace 1"]),
        ({"cocoa": 2, "wood": 2, "gold": 5}, (0, 0, 2), 0, ["alchemy 1", "gold 1", "quarry 1"]),
    ]
    for seat, (owned, steps, avenue, dice) in enumerate(expected[:players], 1):
        owned["cocoa"] += given[seat - 1]
        assert (goods(s, seat), temples(s, seat)) == (owned, steps)
        assert (player(s, seat).avenue, workers(s, seat)) == (avenue, dice)
        assert player(s, seat).power[3] == 3
        assert [TECHNOLOGY[t] for t in range(9) if player(s, seat).technologies[t]] == (["5"] if seat == 4 else [])


# ---------------------------------------------------------------- neutral dice


@pytest.mark.parametrize(("players", "colours"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_neutral_dice_stand_on_three_different_boards_for_each_unused_colour(players: int, colours: int) -> None:
    """T33, R47, R59, A13: the first three different numbers of two starting tiles in printed order."""
    pairs = {
        tuple(dict.fromkeys([*STARTING_BOARDS[a], *STARTING_BOARDS[b]]))[:3]
        for a in range(STARTING_TILES)
        for b in range(STARTING_TILES)
        if a != b
    }
    for seed in range(20):
        s = new(players, seed, start="first_game")
        for colour in range(2):
            dice = tuple(s.neutral[colour * 3 : colour * 3 + 3])
            assert dice == (-1, -1, -1) if colour >= colours else dice in pairs


HANDS = [["S01", "S07", "S06", "S16"], ["S02", "S10", "S11", "S12"]]


def boards_of_neutral_dice(pool: str) -> set[str]:
    """The boards that come up in thirty games in which seat 1 keeps S01 and S07."""
    seen: set[str] = set()
    for seed in range(30):
        s = lay(
            2,
            hands=HANDS,
            linked={"S16": "free_cocoa"},
            options={"neutral_pool": pool},
            state={"chance": seed * 977 + 1},
        )
        play(s, "keep S01", "keep S07", "keep S02", "keep S10")
        while asked(s) != "turn 1":
            play(s, sorted(options(s))[0])
        seen.update(BOARDS[b] for b in s.neutral)
    return seen


def test_neutral_dice_come_from_tiles_that_nobody_keeps() -> None:
    """R59: only S01 and S07 show the Palace, so no die stands there; by option they may come from all 18 tiles."""
    assert "palace" not in boards_of_neutral_dice("not_kept")
    assert "palace" not in boards_of_neutral_dice("undealt")
    assert "palace" in boards_of_neutral_dice("all")


def test_by_option_declined_tiles_are_in_the_box_before_the_neutral_dice_come() -> None:
    """R59: `neutral_pool`, also for tiles left over by the draft."""
    s = lay(2, hands=HANDS, linked={"S16": "free_cocoa"}, options={"neutral_pool": "undealt"})
    play(s, "keep S01", "keep S07", "keep S02", "keep S10")
    assert {STARTING[tile] for tile in range(18) if is_excluded(s, tile)} == {tile for hand in HANDS for tile in hand}
    s = lay(2, hands=HANDS, linked={"S16": "free_cocoa"})
    play(s, "keep S01", "keep S07", "keep S02", "keep S10")
    assert {STARTING[tile] for tile in range(18) if is_excluded(s, tile)} == {"S01", "S07", "S02", "S10"}
    s = new(2, start="draft", neutral_pool="undealt")
    while asked(s).startswith("draft"):
        play(s, sorted(options(s))[0])
    assert sum(is_excluded(s, tile) for tile in range(18)) == 6


def test_settings_that_exclude_each_other_are_refused_in_words() -> None:
    """R48, R75: nobody to draft against in a solo game; difficulty is for solo games."""
    with pytest.raises(BadSetting, match="nobody to draft against"):
        new(1, start="draft")
    with pytest.raises(BadSetting, match="only in a solo game"):
        new(2, bot_resources="1")
