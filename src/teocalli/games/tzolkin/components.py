"""Everything printed on the components of Tzolk'in, as data.

Source tags: R the rulebook text, S1-S4 four separately written tables of the tiles, C… and I… the verdicts on their
conflicts and gaps. Ids of tiles (`a1-08`, `m-13`, `w-c0`) are ours: age, monument or wealth, and a running number;
a wealth tile is called after the space it names for a dummy worker.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from teocalli.engine.structs import constants, table, vocabulary

# ---------------------------------------------------------------- vocabularies


@constants
class Good:
    """Materials. Wood, stone and gold are the only resources (R)."""

    CORN = 0
    WOOD = 1
    STONE = 2
    GOLD = 3
    SKULL = 4


@constants
class Resource:
    """The three resources; `Good` of a resource is its number + 1."""

    WOOD = 0
    STONE = 1
    GOLD = 2


@constants
class Temple:
    CHAAC = 0
    QUETZALCOATL = 1
    KUKULKAN = 2


@constants
class Technology:
    AGRICULTURE = 0
    EXTRACTION = 1
    ARCHITECTURE = 2
    THEOLOGY = 3


@constants
class Gear:
    PALENQUE = 0
    YAXCHILAN = 1
    TIKAL = 2
    UXMAL = 3
    CHICHEN_ITZA = 4


@constants
class Frame:
    """Kinds of buildings, told apart by the colour of their frame (S1, S2, S4; C9)."""

    FARM = 0
    TOMB = 1
    RESIDENTIAL = 2
    SHRINE = 3


@constants
class Op:
    """What a tile gives. Its numbers: which (-1: any) and how much."""

    NONE = 0
    GAIN = 1
    POINTS = 2
    TEMPLE = 3
    ADVANCE = 4
    WORKER = 5
    FEED_FREE = 6
    FEED_DISCOUNT = 7
    BUILD = 8
    TRADE = 9
    ANY_ACTION = 10


SEATS = 4
ANY = -1
CORN, WOOD, STONE, GOLD, SKULL = Good.CORN, Good.WOOD, Good.STONE, Good.GOLD, Good.SKULL
CHAAC, QUETZALCOATL, KUKULKAN = Temple.CHAAC, Temple.QUETZALCOATL, Temple.KUKULKAN
AGRICULTURE, EXTRACTION = Technology.AGRICULTURE, Technology.EXTRACTION
ARCHITECTURE, THEOLOGY = Technology.ARCHITECTURE, Technology.THEOLOGY
PALENQUE, YAXCHILAN, TIKAL, UXMAL = Gear.PALENQUE, Gear.YAXCHILAN, Gear.TIKAL, Gear.UXMAL
CHICHEN_ITZA = Gear.CHICHEN_ITZA
FARM, TOMB, RESIDENTIAL, SHRINE = Frame.FARM, Frame.TOMB, Frame.RESIDENTIAL, Frame.SHRINE
GOODS, RESOURCES, TEMPLES, TECHNOLOGIES, GEARS = 5, 3, 3, 4, 5
SMALL_GEARS = 4


# ---------------------------------------------------------------- bank and players (R)

WORKERS = 6
STARTING_WORKERS = 3
SKULLS = 13
MARKET_VALUE = table((2, 3, 4))  # corn for wood, stone, gold, both ways
CORN_PER_POINT = 4
POINTS_PER_SKULL = 3
BEGGING_LIMIT = 2
BEGGED_CORN = 3

# By the number of players, 2 to 4 (R).
MONUMENTS_SHOWN = table((0, 0, 4, 5, 6))
JUNGLE_SQUARES = table((0, 0, 2, 3, 4))
DUMMIES = table((0, 0, 12, 6, 0))
BUILDING_SLOTS = 6
MOST_MONUMENTS_SHOWN = 6
WEALTH_DEALT = 4
WEALTH_KEPT = 2

# ---------------------------------------------------------------- calendar (R)

FOOD_DAYS = table((7, 13, 20, 26))
END_OF_AGE = table((0, 1, 0, 1))
LAST_FOOD_DAY = 3
FOOD_PER_WORKER = 2
POINTS_PER_HUNGRY_WORKER = 3

# ---------------------------------------------------------------- gears (R, S1, S2, S3; C21)

TEETH = table((10, 10, 10, 10, 13))
MOST_TEETH = 13
LAST_SPACE = table((7, 7, 7, 7, 10))
LAST_ACTION = table((5, 5, 5, 5, 9))
MOST_ACTIONS = 9
MOST_SPACES = 11
OPPOSITE = 5  # teeth from a dummy to its opposite on the small gears
# What the n-th worker of a turn costs besides the number of its space; the sums are 0, 1, 3, 6, 10, 15 (R).
NTH_WORKER = table((0, 1, 2, 3, 4, 5))

# Palenque, by the number of the action: corn and wood of a harvest. Action 1 is fishing.
FISHING = 3
FIRST_GROUP, GROUPS = 2, 4
HARVEST_CORN = table((0, 0, 4, 5, 7, 9))
HARVEST_WOOD = table((0, 0, 0, 2, 3, 4))

# Yaxchilan, by the number of the action: corn, wood, stone, gold, skulls (C6).
MINING = table(((0, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 0, 1, 0, 0), (2, 0, 0, 1, 0), (0, 0, 0, 0, 1), (2, 0, 1, 1, 0)))

# Uxmal.
OFFERING_CORN = 3
CORN_PER_RESOURCE = 2
BORROWING_CORN = 1

# Chichen Itza, by the number of the action: points, temple, chosen resources (R, S1, S2, S3).
SACRIFICE = table(
    (
        (0, 0, 0),
        (4, CHAAC, 0),
        (5, CHAAC, 0),
        (6, CHAAC, 0),
        (7, KUKULKAN, 0),
        (8, KUKULKAN, 0),
        (8, KUKULKAN, 1),
        (10, QUETZALCOATL, 0),
        (11, QUETZALCOATL, 1),
        (13, QUETZALCOATL, 1),
    )
)

# ---------------------------------------------------------------- technologies (R, S1, S2, S3)

TOP_LEVEL = 3
ADVANCE_PRICE = table((1, 2, 3, 1))  # resources, by the present level; at the top level for the track's bonus
# Agriculture: corn added to a harvest by the level reached, and corn added to fishing.
HARVEST_BONUS = table((0, 1, 1, 3))
FISHING_BONUS = table((0, 0, 1, 1))
UNTILED_LEVEL = 2
# Extraction: from which level wood, stone and gold bring one more.
EXTRACTION_LEVEL = table((1, 2, 3))
# Architecture.
ARCHITECTURE_CORN = table((0, 1, 1, 1))
ARCHITECTURE_POINTS = table((0, 0, 2, 2))
DISCOUNT_LEVEL = 3
DISCOUNT_CORN = 2
# Theology.
NEXT_ACTION_LEVEL = 1
DEVOTION_LEVEL = 2
SECOND_SKULL_LEVEL = 3
# Bonuses beyond the top level.
BONUS_RESOURCES = 2
BONUS_POINTS = 3

# ---------------------------------------------------------------- temples (R, S1, S2, S3, S4)

START_STEP = 1
TOP_STEP = table((6, 8, 7))
MOST_STEPS = 9
STEP_POINTS = table(
    (
        (-1, 0, 2, 4, 6, 7, 8, 0, 0),
        (-2, 0, 1, 2, 4, 6, 9, 12, 13),
        (-3, 0, 1, 3, 5, 7, 9, 10, 0),
    )
)
# The material beside a step, -1 for none.
STEP_GOOD = table(
    (
        (-1, -1, STONE, -1, STONE, -1, -1, -1, -1),
        (-1, -1, -1, GOLD, -1, GOLD, -1, -1, -1),
        (-1, -1, WOOD, -1, WOOD, SKULL, -1, -1, -1),
    )
)
HIGHEST_BONUS = table(((6, 2), (2, 6), (4, 4)))  # by temple and age


# ---------------------------------------------------------------- tiles


class Effect(NamedTuple):
    """One thing that a tile gives."""

    op: int
    which: int = 0
    amount: int = 1


class Tile(NamedTuple):
    """A building, a monument or a wealth tile."""

    id: str
    frame: int
    cost: Mapping[int, int]
    effects: tuple[Effect, ...]


def gain(good: int, amount: int = 1) -> Effect:
    return Effect(Op.GAIN, good, amount)


def points(amount: int) -> Effect:
    return Effect(Op.POINTS, 0, amount)


def step(temple: int, steps: int = 1) -> Effect:
    return Effect(Op.TEMPLE, temple, steps)


def advance(technology: int, levels: int = 1) -> Effect:
    return Effect(Op.ADVANCE, technology, levels)


WORKER = Effect(Op.WORKER)
BUILD = Effect(Op.BUILD)
TRADE = Effect(Op.TRADE)
ANY_ACTION = Effect(Op.ANY_ACTION)


def feeds(workers: int) -> Effect:
    return Effect(Op.FEED_FREE, 0, workers)


def saves(corn: int) -> Effect:
    return Effect(Op.FEED_DISCOUNT, 0, corn)


def tile(id: str, frame: int, cost: Mapping[int, int], *effects: Effect) -> Tile:
    return Tile(id, frame, cost, effects)


# 32 buildings (S1, S2, S3, S4; C1-C5, C7, C10). Effects stand in the order in which they happen (I14).
AGE_1 = (
    tile("a1-01", FARM, {WOOD: 1}, feeds(1)),
    tile("a1-02", FARM, {WOOD: 1}, feeds(1)),
    tile("a1-03", FARM, {WOOD: 1}, feeds(1)),
    tile("a1-04", FARM, {WOOD: 4}, saves(1)),
    tile("a1-05", FARM, {WOOD: 4}, saves(1)),
    tile("a1-06", TOMB, {WOOD: 2, STONE: 1}, step(CHAAC), step(QUETZALCOATL)),
    tile("a1-07", TOMB, {WOOD: 1, STONE: 2}, step(CHAAC), step(KUKULKAN)),
    tile("a1-08", TOMB, {WOOD: 1, GOLD: 1}, step(ANY), BUILD),
    tile("a1-09", RESIDENTIAL, {WOOD: 2}, advance(AGRICULTURE)),
    tile("a1-10", RESIDENTIAL, {WOOD: 3}, advance(AGRICULTURE), gain(STONE)),
    tile("a1-11", RESIDENTIAL, {WOOD: 1, STONE: 1}, advance(EXTRACTION), gain(CORN)),
    tile("a1-12", RESIDENTIAL, {WOOD: 2, STONE: 1}, advance(EXTRACTION), gain(GOLD)),
    tile("a1-13", SHRINE, {GOLD: 1}, advance(ARCHITECTURE)),
    tile("a1-14", SHRINE, {STONE: 1, GOLD: 1}, advance(THEOLOGY), step(KUKULKAN)),
)
AGE_2 = (
    tile("a2-01", FARM, {WOOD: 2}, feeds(3)),
    tile("a2-02", FARM, {WOOD: 2}, feeds(3)),
    tile("a2-03", FARM, {WOOD: 2}, feeds(3)),
    tile("a2-04", TOMB, {STONE: 3}, TRADE, points(6)),
    tile("a2-05", TOMB, {WOOD: 1, STONE: 1, GOLD: 1}, WORKER, points(6)),
    tile("a2-06", TOMB, {WOOD: 1, GOLD: 2}, points(8)),
    tile("a2-07", TOMB, {WOOD: 2, STONE: 1, GOLD: 1}, ANY_ACTION, points(2)),
    tile("a2-08", TOMB, {WOOD: 1, STONE: 2, GOLD: 1}, step(CHAAC), step(QUETZALCOATL), step(KUKULKAN), points(3)),
    tile("a2-09", RESIDENTIAL, {WOOD: 3}, advance(ANY), gain(STONE)),
    tile("a2-10", RESIDENTIAL, {WOOD: 2, STONE: 1}, advance(ANY), gain(GOLD)),
    tile("a2-11", RESIDENTIAL, {WOOD: 3, STONE: 1}, advance(ANY), gain(CORN, 6)),
    tile("a2-12", RESIDENTIAL, {WOOD: 2, STONE: 2}, advance(ANY), gain(SKULL)),
    tile("a2-13", SHRINE, {STONE: 2}, step(CHAAC, 2), points(2)),
    tile("a2-14", SHRINE, {STONE: 1, GOLD: 1}, advance(ARCHITECTURE), points(3)),
    tile("a2-15", SHRINE, {GOLD: 2}, step(KUKULKAN, 2), points(3)),
    tile("a2-16", SHRINE, {STONE: 2, GOLD: 1}, advance(THEOLOGY), step(CHAAC), step(KUKULKAN)),
    tile("a2-17", SHRINE, {STONE: 1, GOLD: 2}, advance(ANY, 2)),
    tile("a2-18", SHRINE, {GOLD: 3}, step(QUETZALCOATL, 2), points(4)),
)
BUILDING_TILES = AGE_1 + AGE_2


@constants
class Scoring:
    """What a monument counts at the end."""

    FRAME = 0
    EVERYTHING_BUILT = 1
    ALL_MONUMENTS = 2
    CORN_TILES = 3
    WOOD_TILES = 4
    WORKERS = 5
    LEVELS = 6
    TOP_LEVELS = 7
    BEST_TEMPLE = 8
    TEMPLE_POINTS = 9
    OFFERED_SKULLS = 10


def scores(kind: int, each: int = 0) -> Effect:
    return Effect(kind, 0, each)


# 13 monuments in the order of the rulebook's appendix (R; costs and frames S1, S2, S3, S4; C8, C9).
MONUMENT_TILES = (
    tile("m-01", TOMB, {WOOD: 3, STONE: 2, GOLD: 1}, scores(Scoring.FRAME, 4)),
    tile("m-02", TOMB, {WOOD: 1, STONE: 3, GOLD: 2}, scores(Scoring.EVERYTHING_BUILT, 2)),
    tile("m-03", TOMB, {WOOD: 2, STONE: 2, GOLD: 2}, scores(Scoring.ALL_MONUMENTS)),
    tile("m-04", TOMB, {WOOD: 1, STONE: 1, GOLD: 4}, scores(Scoring.CORN_TILES, 4)),
    tile("m-05", TOMB, {WOOD: 1, GOLD: 4}, scores(Scoring.WOOD_TILES, 4)),
    tile("m-06", RESIDENTIAL, {WOOD: 2, STONE: 3, GOLD: 1}, scores(Scoring.FRAME, 4)),
    tile("m-07", RESIDENTIAL, {WOOD: 3, GOLD: 3}, scores(Scoring.WORKERS)),
    tile("m-08", RESIDENTIAL, {WOOD: 2, STONE: 1, GOLD: 3}, scores(Scoring.LEVELS, 3)),
    tile("m-09", RESIDENTIAL, {WOOD: 1, STONE: 1, GOLD: 3}, scores(Scoring.TOP_LEVELS)),
    tile("m-10", SHRINE, {STONE: 2, GOLD: 3}, scores(Scoring.FRAME, 4)),
    tile("m-11", SHRINE, {STONE: 3, GOLD: 3}, scores(Scoring.BEST_TEMPLE, 3)),
    tile("m-12", SHRINE, {STONE: 4, GOLD: 3}, scores(Scoring.TEMPLE_POINTS)),
    tile("m-13", SHRINE, {GOLD: 4, SKULL: 1}, scores(Scoring.OFFERED_SKULLS, 3)),
)
MONUMENT_EACH_BY_PLAYERS = table((0, 0, 6, 5, 4))  # m-03
POINTS_BY_WORKERS = table((0, 0, 0, 0, 6, 12, 18))  # m-07
POINTS_BY_TOP_LEVELS = table((0, 9, 20, 33, 33))  # m-09
#: What a monument pays by the number of what it counts (m-03: for each, by the number of players).
POINTS_BY_COUNT = {
    Scoring.ALL_MONUMENTS: MONUMENT_EACH_BY_PLAYERS,
    Scoring.WORKERS: POINTS_BY_WORKERS,
    Scoring.TOP_LEVELS: POINTS_BY_TOP_LEVELS,
}


def wealth(gear: int, space: int, *effects: Effect) -> tuple[Tile, int, int]:
    return tile(f"w-{'pytuc'[gear]}{space}", 0, {}, *effects), gear, space


# 21 wealth tiles and the space that each names for a dummy (S1, S2, S3; C5; spaces S1, S2).
WEALTH_TILES = (
    wealth(PALENQUE, 1, gain(CORN, 3), step(QUETZALCOATL), advance(AGRICULTURE)),
    wealth(PALENQUE, 3, gain(CORN, 5), gain(GOLD), step(QUETZALCOATL)),
    wealth(PALENQUE, 5, gain(STONE), gain(GOLD), advance(AGRICULTURE)),
    wealth(PALENQUE, 7, gain(CORN, 9), gain(STONE)),
    wealth(YAXCHILAN, 1, gain(WOOD), step(KUKULKAN), advance(EXTRACTION)),
    wealth(YAXCHILAN, 3, gain(CORN, 2), gain(WOOD, 2), step(KUKULKAN)),
    wealth(YAXCHILAN, 5, gain(CORN, 4), gain(WOOD), advance(EXTRACTION)),
    wealth(YAXCHILAN, 7, gain(CORN, 3), gain(WOOD, 2), gain(STONE)),
    wealth(TIKAL, 1, gain(CORN, 2), step(CHAAC), advance(ARCHITECTURE)),
    wealth(TIKAL, 3, gain(CORN, 6), gain(STONE, 2)),
    wealth(TIKAL, 5, gain(CORN, 3), gain(GOLD), advance(ARCHITECTURE)),
    wealth(TIKAL, 7, gain(CORN, 6), gain(WOOD), gain(STONE)),
    wealth(UXMAL, 1, gain(CORN, 5), gain(STONE), step(CHAAC)),
    wealth(UXMAL, 3, gain(CORN, 3), gain(WOOD), feeds(1)),
    wealth(UXMAL, 5, WORKER),
    wealth(UXMAL, 7, gain(CORN, 8), gain(GOLD)),
    wealth(CHICHEN_ITZA, 0, gain(CORN, 4), gain(WOOD), gain(SKULL)),
    wealth(CHICHEN_ITZA, 3, gain(CORN, 5), gain(STONE), advance(THEOLOGY)),
    wealth(CHICHEN_ITZA, 5, gain(CORN, 4), gain(WOOD, 3)),
    wealth(CHICHEN_ITZA, 7, gain(CORN, 2), gain(WOOD, 2), advance(THEOLOGY)),
    wealth(CHICHEN_ITZA, 10, gain(CORN, 7), gain(WOOD, 2)),
)


# ---------------------------------------------------------------- tiles as tables


BUILDING_IDS = vocabulary("building", [b.id for b in BUILDING_TILES])
MONUMENT_IDS = vocabulary("monument", [m.id for m in MONUMENT_TILES])
WEALTH_IDS = vocabulary("wealth", [w.id for w, _, _ in WEALTH_TILES])
BUILDINGS, MONUMENTS, WEALTHS = len(BUILDING_IDS), len(MONUMENT_IDS), len(WEALTH_IDS)
DECK_SIZE = table((len(AGE_1), len(AGE_2)))
LARGEST_DECK = len(AGE_2)
MOST_EFFECTS = 4


def _effect_rows(effects: Iterable[Effect]) -> list[Effect]:
    listed = list(effects)
    return listed + [Effect(Op.NONE, 0, 0)] * (MOST_EFFECTS - len(listed))


def _costs(tiles: Iterable[Tile]) -> list[list[int]]:
    return [[t.cost.get(good, 0) for good in range(GOODS)] for t in tiles]


BUILDING_COST = table(_costs(BUILDING_TILES))  # by building and good; corn and skulls are never asked for
BUILDING_PIECES = table(sum(b.cost.values()) for b in BUILDING_TILES)
BUILDING_FRAME = table(b.frame for b in BUILDING_TILES)
BUILDING_EFFECT = table(_effect_rows(b.effects) for b in BUILDING_TILES)
MONUMENT_COST = table(_costs(MONUMENT_TILES))
MONUMENT_FRAME = table(m.frame for m in MONUMENT_TILES)
MONUMENT_SCORING = table(m.effects[0].op for m in MONUMENT_TILES)
MONUMENT_EACH = table(m.effects[0].amount for m in MONUMENT_TILES)
WEALTH_EFFECT = table(_effect_rows(w.effects) for w, _, _ in WEALTH_TILES)
WEALTH_GEAR = table(gear for _, gear, _ in WEALTH_TILES)
WEALTH_SPACE = table(space for _, _, space in WEALTH_TILES)
#: The shrine whose points one source does not print (C2).
DISPUTED_SHRINE = BUILDING_IDS.index("a2-14")
