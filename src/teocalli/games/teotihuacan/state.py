"""The state of a game of Teotihuacan, its decisions, actions, reasons and events."""

from __future__ import annotations

from teocalli.engine.actions import ActionSpace
from teocalli.engine.state import Core
from teocalli.engine.structs import auto, cell, cells, constants, rows, struct
from teocalli.games.teotihuacan.components import (
    AVENUE_END,
    DECORATIONS,
    DISCOVERY_TILES,
    DISPLAY_DECORATIONS,
    DISPLAY_STONES,
    SPOTS,
    STACK_SIZE,
    STARTING_TILES,
    STONES,
    TOP,
    TRACK_END,
    WORKERS,
)
from teocalli.games.teotihuacan.vocabulary import (
    BONUS,
    DECORATION,
    DISCOVERIES,
    ROTATION,
    ROYAL,
    SPOT_NAME,
    STACK,
    STARTING,
    STONE,
    TECHNOLOGY,
    WORKER,
    Arrow,
    Board,
    BotTile,
    Discovery,
    Good,
    Price,
    Seek,
    Side,
    Temple,
    Wheel,
    Worship,
)


@constants
class Kind:
    """Pending decisions, then effects that resolve by themselves."""

    KEEP_TILE = auto()
    DRAFT_TILE = auto()
    RAISE_DIE = auto()
    PLACE_DIE = auto()
    TURN = auto()
    SECOND_MOVER = auto()
    ACTION = auto()
    SEEK = auto()
    PAY = auto()
    CLAIM = auto()
    WIDE_STEP = auto()
    ANY_TEMPLE = auto()
    ANY_RESOURCE = auto()
    STEP_ORDER = auto()
    EXCHANGE = auto()
    GIVE = auto()
    LEARN = auto()
    BUILD = auto()
    DECORATE = auto()
    STONE = auto()
    SPOT = auto()
    ROTATE = auto()
    PRICE = auto()
    POWER_UP = auto()
    ASCENSION = auto()
    MOMENT = auto()
    END_TURN = auto()
    SALARY = auto()
    # effects
    STEP = auto()
    AVENUE = auto()
    OPEN_TILES = auto()
    NEUTRAL_DICE = auto()
    BEGIN_TURN = auto()
    WORSHIP = auto()
    BEFORE_ABILITY = auto()
    ABILITY = auto()
    SPOT_OFFER = auto()
    MAIN = auto()
    TECHNOLOGY_BONUS = auto()
    BEFORE_POWER_UPS = auto()
    POWER_UPS = auto()
    EXTRA_POWER_UP = auto()
    REBORN = auto()
    LIGHT_DISC = auto()
    REFILL = auto()
    TURN_OVER = auto()
    AFTER_TURN = auto()
    ECLIPSE = auto()
    ECLIPSE_END = auto()
    TEOTIBOT = auto()
    TRACK_AND_POINTS = auto()
    SETUP_SEAT = auto()
    ONE_POWER_UP = auto()
    ANY_STEPS = auto()
    LINKED_OFFER = auto()
    PLACEMENT = auto()
    NEXT_STONE = auto()


@constants
class Reason:
    YES = 0
    NOT_ENOUGH_COCOA = auto()
    NOT_ENOUGH_WOOD = auto()
    NOT_ENOUGH_STONE = auto()
    NOT_ENOUGH_GOLD = auto()
    NOTHING_LOCKED = auto()
    NO_UNLOCKED_WORKER = auto()
    NO_SECOND_WORKER = auto()
    NO_WORSHIP_HERE = auto()
    OWN_WORKER_WORSHIPS = auto()
    NO_MAIN_ACTION = auto()
    NO_DISCOVERY_TILE = auto()
    ROYAL_ABILITY_COMPULSORY = auto()
    TEMPLE_FINISHED = auto()
    TEMPLE_TOP_TAKEN = auto()
    ALREADY_LEARNT = auto()
    ROW_NEEDS_MORE_WORKERS = auto()
    NO_TECHNOLOGY = auto()
    NO_BUILDING_LEFT = auto()
    ROW_FULL = auto()
    ROW_OF_OTHER_COUNT = auto()
    NO_DECORATION_PLACE = auto()
    NO_DECORATION_LEFT = auto()
    NO_STONE_PLACE = auto()
    NOT_SUPPORTED = auto()
    SPOT_TAKEN = auto()
    NO_RESOURCE = auto()
    ONLY_BEFORE_MOVING = auto()
    ONLY_IN_MAIN_ACTION = auto()
    THREE_WORKERS_COUNT = auto()
    ONLY_FOR_PAYMENT = auto()
    FOURTH_WORKER_IN_PLAY = auto()
    BOARD_TAKEN = auto()
    NO_FREE_COCOA_TILE = auto()
    TILE_PLAYED = auto()
    STONE_FIRST = auto()
    ENOUGH_STONES = auto()
    PAYMENT_FIRST = auto()
    MOVED_WORKER_ACTS = auto()
    POWER_UPS_COUNTED = auto()


@constants
class What:
    """Events. `thing` belongs to the vocabulary in `THINGS`."""

    REVEAL = 0
    GAIN = auto()
    PAY = auto()
    TURN = auto()
    MOVE = auto()
    LOCK = auto()
    UNLOCK = auto()
    STEP = auto()
    STEP_LOST = auto()
    AVENUE = auto()
    TRACK = auto()
    POWER_UP = auto()
    ASCEND = auto()
    FOURTH_WORKER = auto()
    LEARN = auto()
    BUILD = auto()
    DECORATE = auto()
    STONE = auto()
    CLAIM = auto()
    USE = auto()
    LIGHT_DISC = auto()
    DISCS_MEET = auto()
    PYRAMID_FINISHED = auto()
    ECLIPSE = auto()
    NEUTRAL = auto()
    KEEP = auto()
    PLACE = auto()
    BOT_TILE = auto()
    BOT_MOVE = auto()
    GAME_OVER = auto()
    UNPAID = auto()
    DISCARD = auto()
    BOT_SECOND = auto()
    BOT_FALLBACK = auto()
    BOT_ROLL = auto()  # the first die; the amount is the second


@constants
class Cause:
    SETUP = auto()
    STARTING_TILE = auto()
    TURN = auto()
    COLLECT = auto()
    WORSHIP = auto()
    MAIN_ACTION = auto()
    ROYAL_TILE = auto()
    TEMPLE = auto()
    DISCOVERY = auto()
    TECHNOLOGY = auto()
    OTHERS_LEARN = auto()
    NOBLES = auto()
    DECORATION = auto()
    MATCH = auto()
    LEVEL = auto()
    ASCENSION = auto()
    UNLOCKING = auto()
    AVENUE_SCORE = auto()
    TRACK_LEADER = auto()
    TRACK_SCORE = auto()
    MASKS = auto()
    SALARY = auto()
    TEMPLE_BONUS = auto()
    TEOTIBOT = auto()
    ALCHEMY = auto()
    LEFTOVERS = auto()
    CALENDAR = auto()


THINGS = {
    What.GAIN: Good,
    What.PAY: Good,
    What.MOVE: Board,
    What.LOCK: Board,
    What.UNLOCK: Board,
    What.STEP: Temple,
    What.STEP_LOST: Temple,
    What.POWER_UP: Board,
    What.ASCEND: Board,
    What.LEARN: TECHNOLOGY,
    What.BUILD: ("1", "2", "3"),
    What.DECORATE: DECORATION,
    What.STONE: SPOT_NAME,
    What.CLAIM: Discovery,
    What.USE: Discovery,
    What.DISCARD: Discovery,
    What.NEUTRAL: Board,
    What.KEEP: STARTING,
    What.PLACE: Board,
    What.BOT_TILE: BotTile,
    What.BOT_MOVE: Board,
    What.BOT_SECOND: Board,
}


#: More of anything than a game brings, and copies of a Discovery tile.
PLENTY = range(10_000)
COPIES = range(4)


@struct
class Player:
    cocoa: int = cell(within=PLENTY)
    points: int = cell(within=PLENTY)
    goods: list[int] = cells(3, by=("wood", "stone", "gold"), within=PLENTY)
    temple: list[int] = cells(3, by=Temple, within=range(TOP + 1))
    avenue: int = cell(within=range(AVENUE_END + 1))
    track: int = cell(within=range(TRACK_END + 1))
    technologies: list[int] = cells(9, by=TECHNOLOGY, within=range(2))
    #: Discovery tiles owned: masks and unused tiles, then those already used.
    tiles: list[int] = cells(DISCOVERIES, by=Discovery, within=COPIES)
    used: list[int] = cells(DISCOVERIES, by=Discovery, within=COPIES)
    #: Workers: board (none: on the wheel or not yet placed), power, and the place of worship they are locked on.
    board: list[int] = cells(WORKERS, of=Board)
    power: list[int] = cells(WORKERS, within=range(7))
    locked: list[int] = cells(WORKERS, of=Worship)
    dealt: list[int] = cells(4, of=STARTING)
    kept: list[int] = cells(2, of=STARTING)


@struct
class Stack:
    """Discovery tiles on a wide step, face up, any of them may be claimed."""

    tiles: list[int] = cells(STACK_SIZE, of=Discovery)


@struct
class State(Core):
    # the boards
    ring: list[int] = cells(8, of=Board)
    royal: list[int] = cells(3, by=("a", "b", "c"), of=ROYAL)
    technology: list[int] = cells(6, of=TECHNOLOGY)
    bonus: list[int] = cells(3, by=Temple, of=BONUS)
    #: Discovery tiles on worship spots, wide steps and in the pile.
    spot: list[int] = cells(8, by=Board, of=Discovery)
    stacks: list[Stack] = rows(Stack, 7, by=STACK)
    pile: list[int] = cells(DISCOVERY_TILES, of=Discovery)
    pile_left: int = cell(within=range(DISCOVERY_TILES + 1))
    discarded: list[int] = cells(DISCOVERIES, by=Discovery, within=COPIES)
    #: Discovery tiles linked to starting tiles S16 and S17.
    linked: list[int] = cells(2, by=("S16", "S17"), of=Discovery)
    draft: list[int] = cells(10, of=STARTING)
    #: A place to shuffle starting tiles in; empty between actions.
    shuffled: list[int] = cells(STARTING_TILES, of=STARTING)
    # Nobles, Decorations, Construction
    nobles: list[int] = cells(12, within=range(2))
    decorations: list[int] = cells(16, of=DECORATION)  # by side and level
    decoration_display: list[int] = cells(DISPLAY_DECORATIONS, of=DECORATION)
    decoration_pile: list[int] = cells(DECORATIONS, of=DECORATION)
    decorations_left: int = cell(within=range(DECORATIONS + 1))
    pyramid: list[int] = cells(SPOTS, by=SPOT_NAME, of=STONE)
    rotation: list[int] = cells(SPOTS, by=SPOT_NAME, of=ROTATION)
    stone_display: list[int] = cells(DISPLAY_STONES, of=STONE)
    stone_pile: list[int] = cells(STONES, of=STONE)
    stones_left: int = cell(within=range(STONES + 1))
    # calendar
    light: int = cell(within=range(13))
    dark: int = cell(within=range(13))
    rounds_left: int = cell(within=range(2))
    eclipses: int = cell(within=range(4))
    # the turn under way
    #: Tiles played before the move: two workers move, or to any board.
    double: int = cell(within=range(2))
    far: int = cell(within=range(2))
    #: Workers on the move, or whose action is under way.
    mover: int = cell(of=WORKER)
    second: int = cell(of=WORKER)
    #: The board whose main action is under way, its workers, virtual ones, and what happened in it so far.
    main: int = cell(of=Board)
    crew: int = cell(within=range(4))
    extra: int = cell(within=range(3))
    learnt: int = cell(of=TECHNOLOGY)
    discount: int = cell(within=range(2))
    built: int = cell(within=range(4))
    raised: int = cell(within=range(4))
    # dice of unused colours
    neutral: list[int] = cells(6, of=Board)
    players: list[Player] = rows(Player, 4)
    # Teotibot
    bot_pyramid: list[int] = cells(6, of=BotTile)
    bot_aside: int = cell(of=BotTile)
    bot_arrows: list[int] = cells(2, by=("top", "bottom"), of=Arrow)


actions = ActionSpace()
POWERS = ("1", "2", "3", "4", "5")

#: keep S07: keep or draft a starting tile.
KEEP = actions.family("keep", starting=STARTING)
#: raise 2: a starting worker of this power.
RAISE = actions.family("raise", power=POWERS)
#: station forest: place the next starting worker.
STATION = actions.family("station", board=Board)
REST = actions.family("rest")
#: move forest 3 2: the worker of power 3 on Forest goes 2 boards on; board * 40 + (power - 1) * 8 + steps - 1.
MOVE = actions.family("move", board=Board, power=POWERS, steps=("1", "2", "3", "4", "5", "6", "7", "8"))
#: along 2: a second worker, of power 2, comes along.
ALONG = actions.family("along", power=POWERS)
COLLECT = actions.family("collect")
WORSHIP = actions.family("worship", worship=Worship)
MAIN = actions.family("main")
SEEK = actions.family("seek", seek=Seek)
PAY = actions.family("pay")
PAY_BY_TILE = actions.family("pay_by_tile")
CLAIM = actions.family("claim", discovery=Discovery)
DECLINE = actions.family("decline")
REWARD = actions.family("reward")
TEMPLE = actions.family("temple", temple=Temple)
TAKE = actions.family("take", resource=("wood", "stone", "gold"))
EXCHANGE = actions.family("exchange")
GIVE = actions.family("give", resource=("wood", "stone", "gold"))
STOP = actions.family("stop")
LEARN = actions.family("learn", technology=TECHNOLOGY)
BUILD = actions.family("build", row=("1", "2", "3"))
#: decorate D07 top; tile * 4 + side.
DECORATE = actions.family("decorate", decoration=DECORATION, side=Side)
STONE_ = actions.family("stone", stone=STONE)
SPOT_ = actions.family("spot", spot=SPOT_NAME)
ROTATE = actions.family("rotate", rotation=ROTATION)
PRICE = actions.family("price", price=Price)
#: power forest 3: the worker of power 3 on Forest; board * 5 + power - 1.
POWER = actions.family("power", board=Board, power=POWERS)
SKIP = actions.family("skip")
ASCEND = actions.family("ascend", wheel=Wheel)
DONE = actions.family("done")
SALARY = actions.family("salary", amount=("0", "1", "2", "3", "4", "5", "6", "7", "8"))
SALARY_BY_TILE = actions.family("salary_by_tile")
GO_ON = actions.family("go_on")
#: At any moment of the own turn: unlock everybody for 3 cocoa, play a Discovery tile.
UNLOCK = actions.family("unlock")
UNLOCK_BY_TILE = actions.family("unlock_by_tile")
USE = actions.family("use", discovery=Discovery)
