"""Components of Teotihuacan: every figure once. Grades: A several sources agree, B one good source, C weak (an option).

Boards, resources and temples are numbered as in `vocabulary.py`. Tiles: `tiles.py`; what boards give: `printed.py`.
"""

from __future__ import annotations

from teocalli.engine.structs import table

# ---------------------------------------------------------------- ring (A)

#: Board printed on each slot, clockwise from the top: used in the first game. Slots 0 and 4 never change.
PRINTED_RING = table((0, 2, 4, 1, 7, 6, 5, 3))
LOOSE_SLOTS = table((1, 2, 3, 5, 6, 7))

# ---------------------------------------------------------------- action boards (A)

#: Places of worship of each board: none, one beside the temples, or the three royal tiles; and the temple (-1: choice).
NO_WORSHIP, AT_TEMPLE, AT_ROYAL_TILES = 0, 1, 2
WORSHIP_PLACES = table((2, 1, 1, 1, 0, 0, 1, 0))
WORSHIP_TEMPLE = table((-1, 1, 2, 0, -1, -1, -1, -1))

NOBLES_COST_WOOD = 2
#: Points of the three rows of Nobles, left to right; -1: no such space.
NOBLES_ROWS = table(((3, 2, 2, 1, 1), (5, 4, 3, 3, -1), (7, 6, 5, -1, -1)))
NOBLES_SPACES = table((5, 4, 3))
BUILDINGS = 11
#: Lowest visible value with n Buildings taken. The last two are weak (C): option `building_row`.
BUILDING_ROW = table((5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1))
BUILDING_ROW_FLAT = table((5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 2))

DECORATION_COST_GOLD = table((0, 3, 2, 1))  # by counted workers
DECORATION_POINTS = 3
LEVEL_POINTS = table((0, 1, 3, 5, 7))
LEVEL_WOOD = table((0, 0, 1, 2, 3))
STONE_COST = 2
OTHER_OWNERS_POINTS = 3

# ---------------------------------------------------------------- temples (B) and tracks (A; pyramid track C)

TOP, BONUS_STEP = 11, 10
#: WIDE_STEP[temple][step]: the stack of Discovery tiles lying there, or -1.
WIDE_STEP = table(
    (
        (-1, -1, -1, -1, 0, -1, -1, -1, -1, -1, -1, -1),
        (-1, -1, -1, -1, -1, 1, -1, -1, -1, -1, -1, -1),
        (-1, -1, -1, 2, -1, -1, 3, -1, -1, -1, -1, -1),
    )
)
#: The temple on which a stack lies; the other stacks lie on the Avenue.
TEMPLE_OF_STACK = table((0, 1, 2, 2))
AVENUE_END = 9
#: The stack on each Avenue step, or -1.
AVENUE_STACK = table((-1, -1, -1, 4, -1, -1, 5, -1, 6, -1))
STACK_SIZE = 5
#: Tiles in each stack at set-up, by number of players (2, 3, 4).
STACK_TILES = table(((2, 3, 1, 2, 3, 2, 1), (3, 4, 2, 3, 3, 2, 1), (4, 5, 3, 4, 3, 2, 1)))
TRACK_END = 10
TRACK_END_SHORT = 9

# ---------------------------------------------------------------- calendar and eclipses (A)

DARK_DISC = table(((10, 9, 8), (11, 10, 9), (12, 11, 10)))  # by players - 2, by eclipses held
TRACK_VALUE = table((4, 3, 2))
TRACK_LEADER_POINTS = 4
MASK_SET = table((0, 1, 3, 6, 10, 15, 21, 28))
SALARY_PENALTY = 3

# ---------------------------------------------------------------- turn (A)

UNLOCK_COST = 3
WORKERS = 4
FOURTH_WORKER_POWER = 3
#: From this power on a worker is strong.
STRONG = 4

# ---------------------------------------------------------------- set-up (A)

DISCOVERY_TILES = 54
STARTING_TILES = 18
#: Cocoa by seat for 2, 3 and 4 players.
SEAT_COCOA = table(((1, 3, 0, 0), (1, 2, 3, 0), (1, 2, 2, 3)))
DRAFT_TILES = table((6, 8, 10))

#: First game: the boards and powers of the dice.
FIRST_GAME_DICE = table(((5, 1, 7), (6, 1, 2), (0, 1, 6), (2, 3, 4)))
FIRST_GAME_POWER = table(((2, 1, 1), (2, 1, 1), (1, 1, 1), (1, 1, 1)))
FIRST_GAME_FOURTH_SEAT_TECHNOLOGY = 2  # tile 05

# ---------------------------------------------------------------- pyramid (B; base for 2 and 4 players A)

STONES = 32
RED, GREEN, BLUE, GLYPH = 0, 1, 2, 3  # icon types; a coloured icon is its type + COLOURED
COLOURED = 4
_ICONS = {"r": RED, "g": GREEN, "b": BLUE, "x": GLYPH, "R": RED + 4, "G": GREEN + 4, "B": BLUE + 4}


def _icons(*rows: str) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(_ICONS[letter] for letter in row) for row in rows)


#: Temple of an icon type: the crested face is red, the serpent green, the figure blue.
ICON_TEMPLE = table((1, 2, 0, -1))
#: Quadrants clockwise from top left. P25 is suspicious (C): option `p25`.
STONE_ICONS = table(
    _icons("bxRg", "xbrG", "xrbG", "gxbR", "gxbr", "gxrb", "gxrB", "gbrx")
    + _icons("gBrx", "bxrx", "Bxrx", "gxrx", "gxRx", "bxGx", "bxgx", "bxgr")
    + _icons("bxgR", "gxbr", "xxxr", "bxxx", "xxxg", "bxxg", "gxxb", "xxgr")
    + _icons("Gxxr", "bxxR", "bxxr", "gbGb", "rBrb", "grgR", "xxxx", "xxxx")
)
P25 = 25
P25_BALANCED = table(_icons("Bxxr")[0])
GROUND = table(
    _icons("xxxbbxxx", "gggbbxxx", "xxxbxrrr", "ggrxxbbb") + _icons("ggrxbrrr", "xxrxbggg", "bbbrrxxx", "gggrrxxx")
)
SPOTS = 30
#: Level, row and column of each spot, and the first spot of each level.
SPOT = table(tuple((level, r, c) for level in (1, 2, 3, 4) for r in range(5 - level) for c in range(5 - level)))
FIRST_SPOT = table((0, 0, 16, 25, 29))
#: Spots built before the game, by players - 2; -1 fills up.
PREBUILT = table(
    (
        (0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 24),
        (4, 5, 6, 7, 8, 9, 10, 11, 19, 21, -1, -1, -1, -1),
        (1, 2, 4, 7, 8, 11, 13, 14, -1, -1, -1, -1, -1, -1),
    )
)
DISPLAY_STONES, DISPLAY_DECORATIONS = 3, 4

DECORATIONS = 15
#: Icons with the arrow pointing down: left, right.
DECORATION_ICONS = table(
    _icons("BR", "xB", "GG", "BG", "RB", "Bx", "RR", "GB") + _icons("RG", "Gx", "xR", "BB", "GR", "Rx", "xG")
)
#: Icons printed on the level-1 places of the four sides (top, right, bottom, left).
DECORATION_PRINT = table(_icons("rg", "xg", "bx", "br"))
#: DECORATION_CELLS[side][level - 1]: row and column of both fine cells (level 1 lies on the board).
DECORATION_CELLS = table(
    (
        ((-1, 0, -1, 0), (0, 3, 0, 4), (1, 3, 1, 4), (2, 3, 2, 4)),
        ((-1, 0, -1, 0), (3, 7, 4, 7), (3, 6, 4, 6), (3, 5, 4, 5)),
        ((-1, 0, -1, 0), (7, 3, 7, 4), (6, 3, 6, 4), (5, 3, 5, 4)),
        ((-1, 0, -1, 0), (3, 0, 4, 0), (3, 1, 4, 1), (3, 2, 4, 2)),
    )
)
#: Sides on which a Decoration reads in printed order; on the others it is turned round.
READS_FORWARD = table((1, 1, 0, 0))

# ---------------------------------------------------------------- Teotibot (A)

BOT_TEMPLE, BOT_AVENUE, BOT_GOODS, BOT_TECHNOLOGY_PLACE = 1, 1, 2, 2
BOT_DICE = table(((3, 2), (5, 2), (7, 2), (6, 1)))  # board, power; the last one is locked
BOT_FALLBACK_COCOA, BOT_EXCHANGE_COCOA, BOT_EXCHANGE_POINTS = 5, 10, 3
BOT_DECORATION_POINTS, BOT_STONE_POINTS = 5, 2
BOT_GATHERED, BOT_LEARN_GOLD, BOT_BUILD_WOOD, BOT_DECORATE_GOLD, BOT_CONSTRUCT_STONE = 2, 1, 2, 2, 2
BOT_WORSHIP_STEPS, BOT_WORSHIP_ANY_STEPS = 2, 3
BOT_BONUS_POINTS, BOT_TECHNOLOGY_POINTS = 15, 2
#: Position in the action pyramid for the sum of two dice (index 2 to 12).
BOT_POSITION = table((-1, -1, 3, 3, 1, 1, 0, 0, 0, 2, 2, 5, 5))
#: BOT_REFILL[arrow][position]: which lower tile moves up (arrow 0 points up left, 1 up right); -1: bottom row.
BOT_REFILL = table(((2, 4, 5, -1, -1, -1), (1, 3, 4, -1, -1, -1)))
