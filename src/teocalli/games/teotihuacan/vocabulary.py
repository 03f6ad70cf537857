"""What things are called: the words of tokens, positions and messages."""

from __future__ import annotations

from teocalli.engine.structs import constants, vocabulary, words_of
from teocalli.games.teotihuacan.components import SPOT


@constants
class Board:
    PALACE = 0
    FOREST = 1
    QUARRY = 2
    GOLD = 3
    ALCHEMY = 4
    NOBLES = 5
    DECORATIONS = 6
    CONSTRUCTION = 7


@constants
class Good:
    WOOD = 0
    STONE = 1
    GOLD = 2
    COCOA = 3
    POINTS = 4


@constants
class Temple:
    BLUE = 0
    RED = 1
    GREEN = 2


@constants
class Worship:
    """Places of worship: the one beside the temples, or one of the three royal tiles."""

    TEMPLE = 0
    ROYAL_A = 1
    ROYAL_B = 2
    ROYAL_C = 3


@constants
class Discovery:
    MASK_1 = 0
    MASK_2 = 1
    MASK_3 = 2
    MASK_4 = 3
    MASK_5 = 4
    MASK_6 = 5
    MASK_7 = 6
    SCORE_4 = 7
    RESOURCES_3 = 8
    RESOURCES_2 = 9
    AVENUE_STEP = 10
    TEMPLE_ANY = 11
    TEMPLE_BLUE = 12
    TEMPLE_RED = 13
    TEMPLE_GREEN = 14
    COCOA_4 = 15
    POWER_UPS_2 = 16
    DOUBLE_MOVE = 17
    FREE_COCOA = 18
    ANY_DISTANCE = 19
    EXTRA_WORKER = 20


MASKS = 7
DISCOVERIES = 21


@constants
class Tech:
    """Technology tiles by place in the list; the number printed on the tile is in the name."""

    PALACE_1 = 0
    SCHOLARS_3 = 1
    RESOURCE_5 = 2
    HARVEST_7 = 3
    DECORATION_9 = 4
    PYRAMID_11 = 5
    POWER_13 = 6
    BUILDER_15 = 7
    TEMPLE_17 = 8


@constants
class Wheel:
    """Rewards of the Ascension wheel."""

    POINTS = 0
    COCOA = 1
    TEMPLE = 2
    TWO_STEPS = 3
    WORKER = 4


@constants
class Seek:
    """What is sought by worship."""

    ABILITY = 0
    DISCOVERY = 1
    ABILITY_THEN_DISCOVERY = 2
    DISCOVERY_THEN_ABILITY = 3


@constants
class Price:
    """How a stone is paid: with technology 15 one stone or one wood less."""

    FULL = 0
    LESS_STONE = 1
    LESS_WOOD = 2


@constants
class How:
    """How a power-up comes: it must be done, may be done (R66), may be bought (technology 13), or comes by a tile."""

    MUST = 0
    MAY = 1
    PAID = 2
    TILE = 3


@constants
class Side:
    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3


@constants
class BotTile:
    """Teotibot's action tiles."""

    ALCHEMY = 0
    CONSTRUCTION = 1
    DECORATIONS = 2
    MASK_COLLECTION = 3
    MASTERY = 4
    NOBLES = 5
    WORSHIP = 6


@constants
class Arrow:
    UP_LEFT = 0
    UP_RIGHT = 1


TECHNOLOGY = vocabulary("technology", [str(number) for number in range(1, 18, 2)])
ROYAL = vocabulary("royal", [f"R{number}" for number in range(1, 10)])
BONUS = vocabulary("bonus", [f"TB{number}" for number in range(1, 8)])
STARTING = vocabulary("starting", [f"S{number:02}" for number in range(1, 19)])
STONE = vocabulary("stone", [f"P{number:02}" for number in range(32)])
DECORATION = vocabulary("decoration", [f"D{number:02}" for number in range(15)])
STACK = vocabulary("stack", ("blue_4", "red_5", "green_3", "green_6", "avenue_3", "avenue_6", "avenue_8"))
WORKER = vocabulary("worker", ("1", "2", "3", "4"))
#: Where a claimed Discovery tile lies: beside a place of worship, on a wide step, or linked to a starting tile.
SOURCE = vocabulary("source", (*words_of(Board), *STACK, "S16", "S17"))
#: Level, row letter from the Palace side, column from the temple side: 1a1 … 4a1.
SPOT_NAME = vocabulary("spot", [f"{level}{'abcd'[row]}{column + 1}" for level, row, column in SPOT])
ROTATION = vocabulary("rotation", ("r0", "r90", "r180", "r270"))
