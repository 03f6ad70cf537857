"""Figures that no test plays one by one: the icons of stones, ground and Decorations, and how many tiles there are.

They were typed a second time, from the facts, so that a slip in `components.py` is found.
"""

from __future__ import annotations

from collections import Counter

from teocalli.engine.structs import words_of
from teocalli.games.teotihuacan import components as c
from teocalli.games.teotihuacan import tiles as t
from teocalli.games.teotihuacan.printed import WHEEL
from teocalli.games.teotihuacan.vocabulary import BONUS, ROYAL, STARTING, TECHNOLOGY, Wheel
from tests.teotihuacan.lay import DISCOVERIES, lay, play, player
from tests.teotihuacan.test_starting_tiles import TILES

LETTERS = "rgbxRGB"
STONES = [
    *("bxRg", "xbrG", "xrbG", "gxbR", "gxbr", "gxrb", "gxrB", "gbrx"),
    *("gBrx", "bxrx", "Bxrx", "gxrx", "gxRx", "bxGx", "bxgx", "bxgr"),
    *("bxgR", "gxbr", "xxxr", "bxxx", "xxxg", "bxxg", "gxxb", "xxgr"),
    *("Gxxr", "bxxR", "bxxr", "gbGb", "rBrb", "grgR", "xxxx", "xxxx"),
]
DECORATIONS = ["BR", "xB", "GG", "BG", "RB", "Bx", "RR", "GB", "RG", "Gx", "xR", "BB", "GR", "Rx", "xG"]
GROUND = ["xxxbbxxx", "gggbbxxx", "xxxbxrrr", "ggrxxbbb", "ggrxbrrr", "xxrxbggg", "bbbrrxxx", "gggrrxxx"]
COPIES = {
    **{"mask_1": 1, "mask_2": 2, "mask_3": 2, "mask_4": 3, "mask_5": 3, "mask_6": 3, "mask_7": 3},
    **{"score_4": 3, "resources_3": 2, "resources_2": 2, "avenue_step": 3, "temple_any": 3},
    **{"temple_blue": 2, "temple_red": 2, "temple_green": 2, "cocoa_4": 3, "power_ups_2": 3},
    **{"double_move": 3, "free_cocoa": 3, "any_distance": 3, "extra_worker": 3},
}


def read(icons: tuple[int, ...]) -> str:
    return "".join(LETTERS[icon] for icon in icons)


def test_the_icons_of_the_stones() -> None:
    """(b) 13, (b) 4: quadrants clockwise; r = g = b = 25, x = 53, but 6 red, 5 green and 4 blue ones are coloured."""
    assert [read(icons) for icons in c.STONE_ICONS] == STONES
    counted = Counter("".join(STONES))
    assert {kind: counted[kind] + counted[kind.upper()] for kind in "rgb"} == {"r": 25, "g": 25, "b": 25}
    assert (counted["R"], counted["G"], counted["B"], counted["x"]) == (6, 5, 4, 53)


def test_the_icons_of_the_ground() -> None:
    """(b) 13: balanced 13 / 13 / 13."""
    assert [read(icons) for icons in c.GROUND] == GROUND
    assert Counter("".join(GROUND)) == {"r": 13, "g": 13, "b": 13, "x": 25}


def test_the_icons_of_the_decorations() -> None:
    """(b) 13: the fifteen ordered pairs of blue, red, green and glyph without two glyphs."""
    assert [read(icons) for icons in c.DECORATION_ICONS] == DECORATIONS
    assert set(DECORATIONS) == {a + b for a in "BRGx" for b in "BRGx"} - {"xx"}
    assert [read(icons) for icons in c.DECORATION_PRINT] == ["rg", "xg", "bx", "br"]


def test_the_cells_of_the_decorations() -> None:
    """R31: two cells in the middle of each side, one row further in for each level."""
    for level in (2, 3, 4):
        depth = level - 2
        assert c.DECORATION_CELLS[0][level - 1] == (depth, 3, depth, 4)
        assert c.DECORATION_CELLS[1][level - 1] == (3, 7 - depth, 4, 7 - depth)
        assert c.DECORATION_CELLS[2][level - 1] == (7 - depth, 3, 7 - depth, 4)
        assert c.DECORATION_CELLS[3][level - 1] == (3, depth, 4, depth)


def test_the_copies_of_the_discovery_tiles() -> None:
    """T2, T216, (b) 12, A30: 54 tiles, 17 of them masks."""
    assert dict(zip(DISCOVERIES, t.DISCOVERY_COPIES, strict=True)) == COPIES
    assert (sum(t.DISCOVERY_COPIES), sum(t.DISCOVERY_COPIES[:7])) == (54, 17)


def test_the_boards_on_the_starting_tiles_are_in_printed_order() -> None:
    """R47, R59: it matters for neutral dice."""
    assert {tile: tuple(b + 1 for b in t.STARTING_BOARDS[i]) for i, tile in enumerate(STARTING)} == {
        tile: boards for tile, (boards, _) in TILES.items()
    }


def test_component_counts() -> None:
    """T2, R61, R38: the list of components."""
    assert (c.STONES, c.DECORATIONS, c.BUILDINGS, c.STARTING_TILES, c.DISCOVERY_TILES) == (32, 15, 11, 18, 54)
    assert (len(t.TECHNOLOGY_COST), len(t.ROYAL_CATEGORY), c.SPOTS, c.WORKERS) == (9, 9, 30, 4)
    assert sorted(tile for tiles in t.ROYAL_BY_CATEGORY for tile in tiles) == list(range(9))


def test_cocoa_and_resources_never_run_out() -> None:
    """T3: more than the twenty pieces of a kind in the box; what others have takes nothing away."""
    rich = {"stone": 20, "cocoa": 60}
    s = lay(p1={"workers": "palace 5", **rich}, p2=rich, p3=rich)
    play(s, "move palace 5 1", "main")
    assert player(s).goods[1] > 20


def test_tiles_are_declared_in_the_order_of_their_names() -> None:
    """Rules know tiles by number."""
    for declared, names in (
        (t.ALL_DISCOVERIES, DISCOVERIES),
        (t.ALL_TECHNOLOGIES, TECHNOLOGY),
        (t.ALL_ROYAL, ROYAL),
        (t.ALL_BONUS, BONUS),
        (t.ALL_STARTING, STARTING),
        (WHEEL, words_of(Wheel)),
    ):
        assert [tile.id for tile in declared] == list(names)
