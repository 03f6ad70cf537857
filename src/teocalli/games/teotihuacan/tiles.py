"""The tiles of Teotihuacan, each declared once: rules, drawings and words follow from here.

Grades: A several sources agree, B one good source. A tile reads like the tile: its price, then what it gives.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from teocalli.engine.structs import constants, table
from teocalli.games.teotihuacan.effects import (
    ANY,
    AVENUE,
    BLUE,
    COCOA,
    GOLD,
    GREEN,
    LINKED,
    LOWEST_TECHNOLOGY,
    NOTHING,
    POINTS,
    POWER_UP,
    RED,
    STONE,
    WOOD,
    Effect,
    Op,
    cocoa,
    gain,
    matching,
    points,
    resources,
    rows,
    step,
)
from teocalli.games.teotihuacan.vocabulary import Board, Tech


class Tile(NamedTuple):
    """A Discovery, technology or starting tile."""

    id: str
    effects: tuple[Effect, ...]
    price: Mapping[int, int]
    boards: tuple[int, ...] = ()
    copies: int = 1


# ---------------------------------------------------------------- discovery tiles (B)


def discovery(id: str, copies: int, price: Mapping[int, int], *effects: Effect) -> Tile:
    return Tile(id, effects, price, copies=copies)


#: In the order of `vocabulary.Discovery`; masks have no effect of their own.
ALL_DISCOVERIES = (
    discovery("mask_1", 1, {COCOA: 2, GOLD: 1}),
    discovery("mask_2", 2, {COCOA: 1, WOOD: 1}),
    discovery("mask_3", 2, {COCOA: 1, WOOD: 1}),
    discovery("mask_4", 3, {WOOD: 1}),
    discovery("mask_5", 3, {WOOD: 1}),
    discovery("mask_6", 3, {WOOD: 1}),
    discovery("mask_7", 3, {WOOD: 1}),
    discovery("score_4", 3, {WOOD: 1}, points(4)),
    discovery("resources_3", 2, {COCOA: 1}, resources(3)),
    discovery("resources_2", 2, {}, resources(2)),
    discovery("avenue_step", 3, {COCOA: 1}, AVENUE),
    discovery("temple_any", 3, {COCOA: 1}, step(ANY)),
    discovery("temple_blue", 2, {}, step(BLUE)),
    discovery("temple_red", 2, {}, step(RED)),
    discovery("temple_green", 2, {}, step(GREEN)),
    discovery("cocoa_4", 3, {GOLD: 1}, cocoa(4)),
    discovery("power_ups_2", 3, {COCOA: 1}, Effect(Op.POWER_UPS, 0, 2)),
    discovery("double_move", 3, {}, Effect(Op.DOUBLE_MOVE)),
    discovery("free_cocoa", 3, {}, Effect(Op.FREE_COCOA)),
    discovery("any_distance", 3, {}, Effect(Op.ANY_DISTANCE)),
    discovery("extra_worker", 3, {}, Effect(Op.WORKER)),
)
DISCOVERY_COPIES = table(tile.copies for tile in ALL_DISCOVERIES)
#: By good: wood, stone, gold, cocoa.
DISCOVERY_PRICE = table([tile.price.get(good, 0) for good in range(POINTS)] for tile in ALL_DISCOVERIES)
DISCOVERY_EFFECT = table(tile.effects[0] if tile.effects else NOTHING for tile in ALL_DISCOVERIES)

# ---------------------------------------------------------------- technologies (A)


def technology(id: str, gold: int, boards: tuple[int, ...], *effects: Effect) -> Tile:
    return Tile(id, effects, {GOLD: gold}, boards)


_GATHERING = (Board.FOREST, Board.QUARRY, Board.GOLD)
#: In the order of `vocabulary.Tech`: number, price in gold, and the boards whose main action it helps (1: passing it).
ALL_TECHNOLOGIES = (
    technology("1", 1, (Board.PALACE,), cocoa(1)),
    technology("3", 1, (Board.ALCHEMY, Board.NOBLES), points(3)),
    technology("5", 1, _GATHERING, matching(1)),
    technology("7", 1, _GATHERING, cocoa(1), points(1)),
    technology("9", 2, (Board.DECORATIONS,), points(4)),
    technology("11", 2, (Board.CONSTRUCTION,), points(3)),
    technology("13", 2, (), Effect(Op.PAID_POWER_UPS, COCOA, 1)),
    technology("15", 2, (Board.CONSTRUCTION,), Effect(Op.WORKER), Effect(Op.CHEAPER)),
    technology("17", 2, (Board.CONSTRUCTION,), step(ANY)),
)
TECHNOLOGY_COST = table(tile.price[GOLD] for tile in ALL_TECHNOLOGIES)
TECHNOLOGY_EFFECTS = 2
#: What a technology pays after the main action of each board; 15 works before it, 13 when asked.
TECHNOLOGY_EFFECT = table(
    [rows(tile.effects if board in tile.boards and tile.id != "15" else (), TECHNOLOGY_EFFECTS) for board in range(8)]
    for tile in ALL_TECHNOLOGIES
)
#: What technology 1 pays, and what a power-up by technology 13 costs.
TECHNOLOGY_1_COCOA = ALL_TECHNOLOGIES[Tech.PALACE_1].effects[0].amount
TECHNOLOGY_13_COCOA = ALL_TECHNOLOGIES[Tech.POWER_13].effects[0].amount
FIRST_GAME_TECHNOLOGIES = table((0, 1, 2, 4, 7, 8))

# ---------------------------------------------------------------- royal tiles (A)


@constants
class Counted:
    """What royal and temple bonus tiles count."""

    NOTHING = 0
    ONE = 1
    TECHNOLOGIES = 2
    TRACK = 3
    AVENUE = 4
    BONUSES = 5
    TILES = 6
    WEAK_WORKERS = 7
    STRONG_WORKERS = 8
    MASK_SET = 9


@constants
class Royal:
    """How a royal tile works, by the power of the worker: gain cocoa, score, or exchange so often."""

    COCOA = 0
    POINTS = 1
    PAY = 2  # cocoa for something
    GIVE = 3  # a resource for something
    ONCE = 4  # cocoa and a resource for as many resources as the power


class RoyalTile(NamedTuple):
    id: str
    category: int  # 0 = A, 1 = B, 2 = C
    kind: int
    plus: int = 0  # added to the power of the worker
    each: int = 0  # points for each of what is counted
    counted: int = Counted.NOTHING
    effects: tuple[Effect, ...] = ()  # what an exchange gives


A, B, C = range(3)
ROYAL_COCOA = 1  # paid for an exchange
ALL_ROYAL = (
    RoyalTile("R1", C, Royal.COCOA, plus=1),
    RoyalTile("R2", B, Royal.PAY, effects=(gain(WOOD), gain(STONE))),
    RoyalTile("R3", C, Royal.GIVE, effects=(cocoa(2),)),
    RoyalTile("R4", A, Royal.POINTS, each=2, counted=Counted.TECHNOLOGIES),
    RoyalTile("R5", A, Royal.POINTS, each=2, counted=Counted.TRACK),
    RoyalTile("R6", B, Royal.PAY, effects=(gain(STONE), gain(GOLD))),
    RoyalTile("R7", B, Royal.ONCE),
    RoyalTile("R8", C, Royal.PAY, plus=-1, effects=(step(ANY),)),
    RoyalTile("R9", A, Royal.POINTS, plus=1, each=1, counted=Counted.AVENUE),
)
ROYAL_CATEGORY = table(tile.category for tile in ALL_ROYAL)
ROYAL_BY_CATEGORY = table([i for i, tile in enumerate(ALL_ROYAL) if tile.category == c] for c in (A, B, C))
ROYAL_KIND = table(tile.kind for tile in ALL_ROYAL)
ROYAL_PLUS = table(tile.plus for tile in ALL_ROYAL)
ROYAL_EACH = table(tile.each for tile in ALL_ROYAL)
ROYAL_COUNTED = table(tile.counted for tile in ALL_ROYAL)
ROYAL_EFFECTS = 2
ROYAL_EFFECT = table(rows(tile.effects, ROYAL_EFFECTS) for tile in ALL_ROYAL)
FIRST_GAME_ROYALS = table((3, 5, 0))

# ---------------------------------------------------------------- temple bonus tiles (A)


class BonusTile(NamedTuple):
    """Points for each of what is counted, twice at most."""

    id: str
    each: tuple[tuple[int, int], ...]


ALL_BONUS = (
    BonusTile("TB1", ((1, Counted.MASK_SET),)),
    BonusTile("TB2", ((5, Counted.TECHNOLOGIES),)),
    BonusTile("TB3", ((15, Counted.ONE),)),
    BonusTile("TB4", ((3, Counted.AVENUE),)),
    BonusTile("TB5", ((9, Counted.BONUSES),)),
    BonusTile("TB6", ((2, Counted.TILES),)),
    BonusTile("TB7", ((4, Counted.WEAK_WORKERS), (9, Counted.STRONG_WORKERS))),
)
BONUS_EACH = table((*tile.each, (0, Counted.NOTHING))[:2] for tile in ALL_BONUS)
FIRST_GAME_BONUS = table((2, 3, 6))

# ---------------------------------------------------------------- starting tiles (A)


def starting(id: str, one: int, other: int, *effects: Effect) -> Tile:
    """Boards in printed order, which matters for neutral dice."""
    return Tile(id, effects, {}, (one, other))


ALL_STARTING = (
    starting("S01", Board.PALACE, Board.FOREST, cocoa(2), gain(WOOD, 3), AVENUE),
    starting("S02", Board.GOLD, Board.QUARRY, gain(STONE, 2), gain(GOLD, 3), step(GREEN)),
    starting("S03", Board.FOREST, Board.QUARRY, gain(WOOD, 4), gain(STONE, 1), step(BLUE)),
    starting("S04", Board.ALCHEMY, Board.CONSTRUCTION, resources(2), LOWEST_TECHNOLOGY),
    starting("S05", Board.GOLD, Board.ALCHEMY, gain(GOLD, 2), LOWEST_TECHNOLOGY),
    starting("S06", Board.FOREST, Board.GOLD, gain(WOOD, 3), gain(GOLD, 2), POWER_UP),
    starting("S07", Board.PALACE, Board.GOLD, cocoa(5), gain(GOLD, 2), step(RED)),
    starting("S08", Board.NOBLES, Board.DECORATIONS, cocoa(2), gain(STONE, 4), step(BLUE)),
    starting("S09", Board.ALCHEMY, Board.NOBLES, step(BLUE), step(RED), step(GREEN)),
    starting("S10", Board.QUARRY, Board.ALCHEMY, cocoa(3), gain(WOOD, 5)),
    starting("S11", Board.QUARRY, Board.CONSTRUCTION, cocoa(3), gain(WOOD, 2), gain(STONE, 3)),
    starting("S12", Board.FOREST, Board.NOBLES, gain(WOOD, 1), gain(STONE, 2), gain(GOLD, 3)),
    starting("S13", Board.DECORATIONS, Board.CONSTRUCTION, cocoa(5), step(RED), POWER_UP),
    starting("S14", Board.NOBLES, Board.CONSTRUCTION, cocoa(5), step(GREEN), POWER_UP),
    starting("S15", Board.ALCHEMY, Board.DECORATIONS, resources(2), step(BLUE), step(RED)),
    starting("S16", Board.GOLD, Board.CONSTRUCTION, cocoa(2), gain(GOLD, 3), LINKED),
    starting("S17", Board.QUARRY, Board.DECORATIONS, gain(STONE, 3), gain(GOLD, 1), LINKED),
    starting("S18", Board.FOREST, Board.DECORATIONS, gain(WOOD, 1), gain(STONE, 2), AVENUE),
)
STARTING_BOARDS = table(tile.boards for tile in ALL_STARTING)
STARTING_EFFECTS = 3
STARTING_EFFECT = table(rows(tile.effects, STARTING_EFFECTS) for tile in ALL_STARTING)

#: What the seats have at the start of a first game, temple rewards included; the dice are in `components.py`.
FIRST_GAME_SEATS = (
    (cocoa(6), gain(WOOD, 1), gain(STONE, 2), gain(GOLD, 4), step(GREEN)),
    (cocoa(5), gain(WOOD, 4), gain(STONE, 2), points(1), step(BLUE), step(RED)),
    (cocoa(4), gain(WOOD, 3), gain(STONE, 4), gain(GOLD, 1), step(BLUE), AVENUE),
    (cocoa(2), gain(WOOD, 2), gain(GOLD, 5), step(GREEN, 2)),
)
FIRST_GAME_EFFECTS = 6
FIRST_GAME_EFFECT = table(rows(effects, FIRST_GAME_EFFECTS) for effects in FIRST_GAME_SEATS)
