"""The state of a game of Teotihuacan, its decisions, actions, reasons and events."""

from __future__ import annotations

from teocalli.engine.actions import ActionSpace
from teocalli.engine.state import Core
from teocalli.engine.structs import cell, cells, constants, rows, struct
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

    KEEP_TILE = 0
    DRAFT_TILE = 1
    RAISE_DIE = 2
    PLACE_DIE = 3
    TURN = 4
    SECOND_MOVER = 5
    ACTION = 6
    SEEK = 7
    PAY = 8
    CLAIM = 9
    WIDE_STEP = 10
    ANY_TEMPLE = 11
    ANY_RESOURCE = 12
    STEP_ORDER = 13
    EXCHANGE = 14
    GIVE = 15
    LEARN = 16
    BUILD = 17
    DECORATE = 18
    STONE = 19
    SPOT = 20
    ROTATE = 21
    PRICE = 22
    POWER_UP = 23
    ASCENSION = 24
    MOMENT = 25
    END_TURN = 26
    SALARY = 27
    # effects
    STEP = 28
    AVENUE = 29
    OPEN_TILES = 30
    NEUTRAL_DICE = 31
    BEGIN_TURN = 32
    WORSHIP = 33
    BEFORE_ABILITY = 34
    ABILITY = 35
    SPOT_OFFER = 36
    MAIN = 37
    TECHNOLOGY_BONUS = 38
    BEFORE_POWER_UPS = 39
    POWER_UPS = 40
    EXTRA_POWER_UP = 41
    REBORN = 42
    LIGHT_DISC = 43
    REFILL = 44
    TURN_OVER = 45
    AFTER_TURN = 46
    ECLIPSE = 47
    ECLIPSE_END = 48
    TEOTIBOT = 49
    TRACK_AND_POINTS = 50
    SETUP_SEAT = 51
    ONE_POWER_UP = 52
    ANY_STEPS = 53
    LINKED_OFFER = 54
    PLACEMENT = 55
    NEXT_STONE = 56


@constants
class Reason:
    YES = 0
    NOT_ENOUGH_COCOA = 1
    NOT_ENOUGH_WOOD = 2
    NOT_ENOUGH_STONE = 3
    NOT_ENOUGH_GOLD = 4
    NOTHING_LOCKED = 5
    NO_UNLOCKED_WORKER = 6
    NO_SECOND_WORKER = 7
    NO_WORSHIP_HERE = 8
    OWN_WORKER_WORSHIPS = 9
    NO_MAIN_ACTION = 10
    NO_DISCOVERY_TILE = 11
    ROYAL_ABILITY_COMPULSORY = 12
    TEMPLE_FINISHED = 13
    TEMPLE_TOP_TAKEN = 14
    ALREADY_LEARNT = 15
    ROW_NEEDS_MORE_WORKERS = 16
    NO_TECHNOLOGY = 17
    NO_BUILDING_LEFT = 18
    ROW_FULL = 19
    ROW_OF_OTHER_COUNT = 20
    NO_DECORATION_PLACE = 21
    NO_DECORATION_LEFT = 22
    NO_STONE_PLACE = 23
    NOT_SUPPORTED = 24
    SPOT_TAKEN = 25
    NO_RESOURCE = 26
    ONLY_BEFORE_MOVING = 27
    ONLY_IN_MAIN_ACTION = 28
    THREE_WORKERS_COUNT = 29
    ONLY_FOR_PAYMENT = 30
    FOURTH_WORKER_IN_PLAY = 31
    BOARD_TAKEN = 32
    NOT_ENOUGH_WORKERS = 33
    NO_FREE_COCOA_TILE = 34
    TILE_PLAYED = 35
    STONE_FIRST = 36
    ENOUGH_STONES = 37
    PAYMENT_FIRST = 38
    MOVED_WORKER_ACTS = 39
    POWER_UPS_COUNTED = 40


@constants
class What:
    """Events. `thing` belongs to the vocabulary in `THINGS`."""

    REVEAL = 0
    GAIN = 1
    PAY = 2
    TURN = 3
    MOVE = 4
    LOCK = 5
    UNLOCK = 6
    STEP = 7
    STEP_LOST = 8
    AVENUE = 9
    TRACK = 10
    POWER_UP = 11
    ASCEND = 12
    FOURTH_WORKER = 13
    LEARN = 14
    BUILD = 15
    DECORATE = 16
    STONE = 17
    CLAIM = 18
    USE = 19
    LIGHT_DISC = 20
    DISCS_MEET = 21
    PYRAMID_FINISHED = 22
    ECLIPSE = 23
    NEUTRAL = 24
    KEEP = 25
    PLACE = 26
    BOT_TILE = 27
    BOT_MOVE = 28
    GAME_OVER = 29
    UNPAID = 30
    DISCARD = 31
    BOT_SECOND = 32
    BOT_FALLBACK = 33
    BOT_ROLL = 34  # the first die; the amount is the second


@constants
class Cause:
    SETUP = 0
    STARTING_TILE = 1
    TURN = 2
    COLLECT = 3
    WORSHIP = 4
    MAIN_ACTION = 5
    ROYAL_TILE = 6
    TEMPLE = 7
    DISCOVERY = 8
    TECHNOLOGY = 9
    OTHERS_LEARN = 10
    NOBLES = 11
    DECORATION = 12
    MATCH = 13
    LEVEL = 14
    ASCENSION = 15
    UNLOCKING = 16
    AVENUE_SCORE = 17
    TRACK_LEADER = 18
    TRACK_SCORE = 19
    MASKS = 20
    SALARY = 21
    TEMPLE_BONUS = 22
    TEOTIBOT = 23
    ALCHEMY = 24
    LEFTOVERS = 25
    CALENDAR = 26


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
