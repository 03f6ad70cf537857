"""The state of Tzolk'in: what lies on the table, what is asked, why something is refused, what can happen."""

from __future__ import annotations

from teocalli.engine.actions import ActionSpace, family_test
from teocalli.engine.state import Core
from teocalli.engine.structs import auto, cell, cells, constants, rows, struct
from teocalli.games.tzolkin import components as c


@constants
class Kind:
    """Pending decisions, then effects that resolve by themselves."""

    KEEP_WEALTH = auto()
    TURN = auto()
    PLACE_MORE = auto()
    PICK_UP_MORE = auto()
    ACTION = auto()
    BORROW = auto()
    HARVEST = auto()
    ADVANCE = auto()
    ADVANCE_FREE = auto()
    PAY = auto()
    TAKE = auto()
    CLIMB = auto()
    CLIMB_TWO = auto()
    ANGER = auto()
    BUILD = auto()
    DISCOUNT = auto()
    TRADE = auto()
    DEVOTION = auto()
    DAYS = auto()
    OPEN_WEALTH = auto()
    NEXT_TURN = auto()
    END_TURN = auto()
    END_ROUND = auto()
    CALENDAR = auto()
    MOVE_TRACK = auto()
    SECOND_ADVANCE = auto()
    TWO_STEPS = auto()
    SECOND_BUILDING = auto()
    TILE = auto()
    ARCHITECTURE_REWARD = auto()
    MAY_DEVOTE = auto()


@constants
class Reason:
    """Why something is refused; 0 is yes."""

    YES = 0
    ENOUGH_CORN_TO_BEG = auto()
    GODS_TOO_ANGRY = auto()
    NO_WORKER_IN_HAND = auto()
    NOT_ENOUGH_CORN = auto()
    GEAR_FULL = auto()
    FIRST_SPACE_TAKEN = auto()
    NOTHING_TO_HARVEST = auto()
    NO_WOOD_TILE = auto()
    NO_BARE_CORN_TILE = auto()
    TAKE_THE_TILE = auto()
    NEEDS_AGRICULTURE = auto()
    CORN_LIES_BARE = auto()
    NOT_ENOUGH_RESOURCES = auto()
    NOTHING_AFFORDABLE = auto()
    NO_SKULL = auto()
    ACTION_USED = auto()
    TOP_REACHED = auto()
    TOP_TAKEN = auto()
    BOTTOM_STEP = auto()
    STEPS_WASTED = auto()
    ALREADY_BOUGHT = auto()
    ALREADY_SOLD = auto()
    NOTHING_TO_SELL = auto()
    EXTRA_DAY_USED = auto()
    WORKER_WOULD_FALL = auto()
    LAST_DAY = auto()
    NOT_AGAIN = auto()
    SHORT_OF_OTHERS = auto()


@constants
class What:
    """Events. `thing` and `amount` stand behind each."""

    REVEAL = 0  # building
    KEPT = auto()  # wealth tile
    PLACED = auto()  # gear, space
    CLAIMED = auto()
    PICKED_UP = auto()  # gear, space
    ACTED = auto()  # gear, action
    GAINED = auto()  # good
    PAID = auto()  # good
    SCORED = auto()
    TEMPLE_SCORED = auto()  # temple
    MONUMENT_SCORED = auto()  # monument
    QUARTERS = auto()
    CLIMBED = auto()  # temple, step
    STEP_LOST = auto()  # temple, or -1
    FELL = auto()  # temple, step
    ADVANCED = auto()  # technology, level
    BUILT = auto()  # building
    MONUMENT_BUILT = auto()  # monument
    BEGGED = auto()
    MERCY = auto()
    NEW_WORKER = auto()
    TILE_TAKEN = auto()  # good: corn or wood tile
    BURNED = auto()
    SKULL_OFFERED = auto()  # -, action
    FED = auto()
    UNFED = auto()
    FOOD_DAY = auto()
    NEW_AGE = auto()
    SKULLS_SHORT = auto()
    CORN_ON_TOOTH = auto()
    MARKER = auto()
    EXTRA_DAY = auto()
    NEW_DAY = auto()
    PUSHED_OFF = auto()  # gear
    RETURNED = auto()
    REFRESHED = auto()
    NO_EXTRA_DAY = auto()


@constants
class Cause:
    """Why it happened. A gear's and a technology's cause is its number, plus the first one's."""

    PALENQUE = auto()
    YAXCHILAN = auto()
    TIKAL = auto()
    UXMAL = auto()
    CHICHEN_ITZA = auto()
    AGRICULTURE = auto()
    EXTRACTION = auto()
    ARCHITECTURE = auto()
    THEOLOGY = auto()
    WEALTH = auto()
    PLACING = auto()
    STEPPING_BACK = auto()
    BEGGING = auto()
    MERCY = auto()
    BURNING = auto()
    BUILDING = auto()
    MONUMENT = auto()
    MARKET = auto()
    FIRST_PLAYER_SPACE = auto()
    FEEDING = auto()
    TEMPLE_STEP = auto()
    HIGHEST = auto()
    FOOD_DAY = auto()
    END_OF_TURN = auto()
    CALENDAR = auto()
    FINAL_SCORING = auto()
    EXTRA_DAY_USED = auto()
    WORKER_WOULD_FALL = auto()
    LAST_DAY = auto()


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

#: Whether an action belongs to a family: `is_of(action, SELL)`.
is_of = family_test(actions)
