"""The state of Tzolk'in: what lies on the table, what is asked, why something is refused, what can happen."""

from __future__ import annotations

from teocalli.engine.actions import ActionSpace
from teocalli.engine.state import Core
from teocalli.engine.structs import cell, cells, constants, rows, struct
from teocalli.games.tzolkin import components as c


@constants
class Kind:
    """Pending decisions, then effects that resolve by themselves."""

    KEEP_WEALTH = 0
    TURN = 1
    PLACE_MORE = 2
    PICK_UP_MORE = 3
    ACTION = 4
    BORROW = 5
    HARVEST = 6
    ADVANCE = 7
    ADVANCE_FREE = 8
    PAY = 9
    TAKE = 10
    CLIMB = 11
    CLIMB_TWO = 12
    ANGER = 13
    BUILD = 14
    DISCOUNT = 15
    TRADE = 16
    DEVOTION = 17
    DAYS = 18
    OPEN_WEALTH = 19
    NEXT_TURN = 20
    END_TURN = 21
    END_ROUND = 22
    CALENDAR = 23
    MOVE_TRACK = 24
    SECOND_ADVANCE = 25
    TWO_STEPS = 26
    SECOND_BUILDING = 27
    TILE = 28
    ARCHITECTURE_REWARD = 29
    MAY_DEVOTE = 30


@constants
class Reason:
    """Why something is refused; 0 is yes."""

    YES = 0
    ENOUGH_CORN_TO_BEG = 1
    GODS_TOO_ANGRY = 2
    NO_WORKER_IN_HAND = 3
    NOT_ENOUGH_CORN = 4
    GEAR_FULL = 5
    FIRST_SPACE_TAKEN = 6
    NOTHING_TO_HARVEST = 7
    NO_WOOD_TILE = 8
    NO_BARE_CORN_TILE = 9
    TAKE_THE_TILE = 10
    NEEDS_AGRICULTURE = 11
    CORN_LIES_BARE = 12
    NOT_ENOUGH_RESOURCES = 13
    NOTHING_AFFORDABLE = 14
    NO_SKULL = 15
    ACTION_USED = 16
    TOP_REACHED = 17
    TOP_TAKEN = 18
    BOTTOM_STEP = 19
    STEPS_WASTED = 20
    ALREADY_BOUGHT = 21
    ALREADY_SOLD = 22
    NOTHING_TO_SELL = 23
    EXTRA_DAY_USED = 24
    WORKER_WOULD_FALL = 25
    LAST_DAY = 26
    NOT_AGAIN = 27
    SHORT_OF_OTHERS = 28


@constants
class What:
    """Events. `thing` and `amount` stand behind each."""

    REVEAL = 0  # building
    KEPT = 1  # wealth tile
    PLACED = 2  # gear, space
    CLAIMED = 3
    PICKED_UP = 4  # gear, space
    ACTED = 5  # gear, action
    GAINED = 6  # good
    PAID = 7  # good
    SCORED = 8
    TEMPLE_SCORED = 9  # temple
    MONUMENT_SCORED = 10  # monument
    QUARTERS = 11
    CLIMBED = 12  # temple, step
    STEP_LOST = 13  # temple, or -1
    FELL = 14  # temple, step
    ADVANCED = 15  # technology, level
    BUILT = 16  # building
    MONUMENT_BUILT = 17  # monument
    BEGGED = 18
    MERCY = 19
    NEW_WORKER = 20
    TILE_TAKEN = 21  # good: corn or wood tile
    BURNED = 22
    SKULL_OFFERED = 23  # -, action
    FED = 24
    UNFED = 25
    FOOD_DAY = 26
    NEW_AGE = 27
    SKULLS_SHORT = 28
    CORN_ON_TOOTH = 29
    MARKER = 30
    EXTRA_DAY = 31
    NEW_DAY = 32
    PUSHED_OFF = 33  # gear
    RETURNED = 34
    REFRESHED = 35
    NO_EXTRA_DAY = 36


@constants
class Cause:
    """Why it happened. A gear's and a technology's cause is its number, plus the first one's."""

    PALENQUE = 0
    YAXCHILAN = 1
    TIKAL = 2
    UXMAL = 3
    CHICHEN_ITZA = 4
    AGRICULTURE = 5
    EXTRACTION = 6
    ARCHITECTURE = 7
    THEOLOGY = 8
    WEALTH = 9
    PLACING = 10
    STEPPING_BACK = 11
    BEGGING = 12
    MERCY = 13
    BURNING = 14
    BUILDING = 15
    MONUMENT = 16
    MARKET = 17
    FIRST_PLAYER_SPACE = 18
    FEEDING = 19
    TEMPLE_STEP = 20
    HIGHEST = 21
    FOOD_DAY = 22
    END_OF_TURN = 23
    CALENDAR = 24
    FINAL_SCORING = 25
    EXTRA_DAY_USED = 26
    WORKER_WOULD_FALL = 27
    LAST_DAY = 28


@constants
class Site:
    """Which build action is under way."""

    TIKAL_2 = 0
    TIKAL_4 = 1
    TIKAL_4_SECOND = 2
    UXMAL_4 = 3
    CHAINED = 4


@constants
class Harvest:
    WOOD = 0
    CORN = 1
    BURN = 2
    UNTILED = 3


@constants
class Traded:
    """What became of a resource in a visit to the market."""

    NOT_YET = 0
    SOLD = 1
    BOUGHT = 2


EMPTY = -1
DUMMY = c.SEATS
#: Who can stand on a tooth.
STANDING = ("1", "2", "3", "4", "dummy")
SEAT_WORDS = STANDING[: c.SEATS]
GROUP_WORDS = tuple(str(c.FIRST_GROUP + g) for g in range(c.GROUPS))
#: Nobody comes near these numbers; a position cannot ask for more.
GOODS_HELD, POINTS_HELD = range(1000), range(-5000, 5001)
FLAG = range(2)
#: Jungle tiles of one kind, in a group and in all.
SQUARES = range(max(c.JUNGLE_SQUARES) + 1)
TILES = range(c.GROUPS * max(c.JUNGLE_SQUARES) + 1)
AGES = ("1", "2")


@struct
class Player:
    """What one player owns."""

    points: int = cell(within=POINTS_HELD)
    #: Quarter points for goods left over, counted at the end.
    quarters: int = cell(within=range(10_000))
    stock: list[int] = cells(c.GOODS, by=c.Good, within=GOODS_HELD)
    #: Workers before the player and in the bank; the others stand on the board.
    hand: int = cell(within=range(c.WORKERS + 1))
    bank: int = cell(within=range(c.WORKERS - c.STARTING_WORKERS + 1))
    #: Steps from the bottom, 0.
    temples: list[int] = cells(c.TEMPLES, by=c.Temple, within=range(c.MOST_STEPS))
    levels: list[int] = cells(c.TECHNOLOGIES, by=c.Technology, within=range(c.TOP_LEVEL + 1))
    corn_tiles: int = cell(within=TILES)
    wood_tiles: int = cell(within=TILES)
    #: 1 when the extra day has been used: the player board shows its dark side.
    dark: int = cell(within=FLAG)
    #: Tiles dealt, until everybody has chosen, and the two kept ones.
    dealt: list[int] = cells(c.WEALTH_DEALT, of=c.WEALTH_IDS)
    kept: list[int] = cells(c.WEALTH_KEPT, of=c.WEALTH_IDS)


@struct
class Wheel:
    """Who stands on the teeth of a gear, from space 0; the last two teeth have no number."""

    teeth: list[int] = cells(c.MOST_TEETH, by=tuple(str(n) for n in range(c.MOST_TEETH)), of=STANDING)


@struct
class Deck:
    """Buildings of one age, face down; the last card is drawn first."""

    left: int = cell(within=range(c.LARGEST_DECK + 1))
    cards: list[int] = cells(c.LARGEST_DECK, of=c.BUILDING_IDS)


@struct
class State(Core):
    """Everything on the table."""

    #: Days that the calendar has moved, food days that are over, and the age.
    day: int = cell(within=range(c.FOOD_DAYS[c.LAST_FOOD_DAY] + 3))
    food_days: int = cell(within=range(len(c.FOOD_DAYS) + 1))
    age: int = cell(of=AGES)
    first: int = cell(of=SEAT_WORDS)
    #: Who stands on the first player space, and the corn piled up on the teeth.
    claimer: int = cell(of=SEAT_WORDS)
    pile: int = cell(within=range(c.FOOD_DAYS[c.LAST_FOOD_DAY] + 2))
    gears: list[Wheel] = rows(Wheel, c.GEARS, by=c.Gear)
    corn_tiles: list[int] = cells(c.GROUPS, by=GROUP_WORDS, within=SQUARES)
    wood_tiles: list[int] = cells(c.GROUPS, by=GROUP_WORDS, within=SQUARES)
    burned: int = cell(within=TILES)
    #: Skulls in the bank, and 1 for each action of Chichen Itza that has been used.
    skulls: int = cell(within=range(c.SKULLS + 1))
    offered: list[int] = cells(c.MOST_ACTIONS, by=tuple(str(n + 1) for n in range(c.MOST_ACTIONS)), within=FLAG)
    decks: list[Deck] = rows(Deck, 2, by=("age_1", "age_2"))
    row: list[int] = cells(c.BUILDING_SLOTS, of=c.BUILDING_IDS)
    monuments: list[int] = cells(c.MOST_MONUMENTS_SHOWN, of=c.MONUMENT_IDS)
    #: Who built it, none for nobody.
    builder: list[int] = cells(c.BUILDINGS, by=c.BUILDING_IDS, of=SEAT_WORDS)
    monument_builder: list[int] = cells(c.MONUMENTS, by=c.MONUMENT_IDS, of=SEAT_WORDS)
    #: 1 for each wealth tile shown while the dummies were placed.
    shown: list[int] = cells(c.WEALTHS, by=c.WEALTH_IDS, within=FLAG)
    players: list[Player] = rows(Player, c.SEATS)


# ---------------------------------------------------------------- actions

actions = ActionSpace()
#: Numbers of cubes in a payment or a choice.
_PAID = tuple(str(n) for n in range(c.TOP_LEVEL + 1))
_TAKEN = tuple(str(n) for n in range(c.BONUS_RESOURCES + 1))
PAYMENTS, TAKINGS = len(_PAID), len(_TAKEN)
PAIRS = ("chaac_quetzalcoatl", "chaac_kukulkan", "quetzalcoatl_kukulkan")

KEEP = actions.family("keep", wealth=c.WEALTH_IDS, second=c.WEALTH_IDS)
BEG = actions.family("beg")
MERCY = actions.family("mercy", gear=c.Gear)
PLACE = actions.family("place", gear=c.Gear)
CLAIM = actions.family("claim")
PICK_UP = actions.family("pick_up", gear=c.Gear, space=tuple(str(n) for n in range(c.MOST_SPACES)))
DO = actions.family("do", gear=c.Gear, number=tuple(str(n + 1) for n in range(c.MOST_ACTIONS)))
SKIP = actions.family("skip")
DONE = actions.family("done")
HARVEST = actions.family("harvest", harvest=Harvest)
ADVANCE = actions.family("advance", technology=c.Technology)
PAY = actions.family("pay", wood=_PAID, stone=_PAID, gold=_PAID)
TAKE = actions.family("take", wood=_TAKEN, stone=_TAKEN, gold=_TAKEN)
CLIMB = actions.family("climb", temple=c.Temple)
CLIMB_TWO = actions.family("climb_two", pair=PAIRS)
ANGER = actions.family("anger", temple=c.Temple)
BUILD = actions.family("build", building=c.BUILDING_IDS)
BUILD_PLAIN = actions.family("build_plain", building=c.BUILDING_IDS)
MONUMENT = actions.family("monument", monument=c.MONUMENT_IDS)
DISCOUNT = actions.family("discount", resource=c.Resource)
BUY = actions.family("buy", resource=c.Resource)
SELL = actions.family("sell", resource=c.Resource)
DAYS = actions.family("days", number=("1", "2"))
