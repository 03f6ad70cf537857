"""The words of the game: colours, pieces, cards, effects. Their order gives the numbers that rules use."""

from __future__ import annotations

from teocalli.engine.structs import constants, vocabulary, words_of

CIVS = ("pink", "orange", "violet", "white")  # left to right on the board
COLOURS = ("blue", "green", "yellow", "red")
CRYSTALS = (*COLOURS, "black")
CREATURES = ("common", "elder")
COMMON = 0
FACES = ("1", "2", "3", "4", "5", "6")
SEATS = ("1", "2", "3", "4")
TOKENS = ("low", "middle", "high")  # places of the transformation tokens on a worship scale
END_CARDS = ("omen", "mobilisation", "revelation")
SIDES = ("a", "b")

MOST_SEATS, N_CIVS, N_COLOURS, N_CRYSTALS, N_FACES, ROW = 4, 4, 4, 5, 6, 3
MOST_HEXES, MOST_PAGES, MOST_TOP, MOST_ROUNDS = 61, 8, 20, 6
MOST_DECK, MOST_DEVELOPMENT = 48, 24
#: Turns of a round, crystals of a festival, worship for pyramids, attacks of a War and what cards take off a price,
#: whatever the components say.
MOST_TURNS, MOST_OFFERINGS, MOST_BLESSINGS, MOST_ATTACKS, MOST_DISCOUNT = 12, 621, 720, 4, 432
BLACK = 4
#: The face that no die is changed from or to (printed «б» in the summary).
FIXED_FACE = 6

DICE = tuple(f"{colour} {face}" for colour in CIVS for face in FACES)
HEXES = tuple(f"h{number:02}" for number in range(1, MOST_HEXES + 1))


@constants
class Metric:
    """What a page of a chronicle can ask for."""

    BUILDINGS = 0
    FACTORIES = 1
    BARRACKS = 2
    PYRAMIDS = 3
    VICTORIES = 4
    FESTIVALS = 5
    CRYSTALS_SPENT = 6


METRICS = words_of(Metric)
N_METRICS = len(METRICS)


@constants
class Piece:
    """What stands on a hex. The first four have a supply and can be attacked."""

    HOUSE = 0
    FACTORY = 1
    BARRACKS = 2
    PYRAMID = 3
    FORTRESS = 4


N_BUILDINGS = 4


@constants
class Deed:
    """The six actions of the action table."""

    INITIATIVE = 0
    WAR = 1
    EXPANSION = 2
    FACTORY = 3
    BARRACKS = 4
    FESTIVAL = 5


@constants
class Card:
    """The power cards, P01 to P12."""

    SUDDEN_YIELD = 0
    CALL_TO_ARMS = 1
    STAR_WIND = 2
    LONG_NIGHT = 3
    SECOND_CARAVAN = 4
    AMBUSH = 5
    SANCTUARY = 6
    SECRET_OF_THE_MASONS = 7
    NUDGE_OF_FATE = 8
    ENVY = 9
    CLEANSING_RAIN = 10
    MIRAGE = 11


N_CARDS = 12


@constants
class Development:
    """The development cards, D1 to D8."""

    RICH_HARVEST = 0
    LEVY = 1
    HOUSEHOLD_ALTARS = 2
    BLACK_VEIN = 3
    PILGRIMAGE = 4
    TITHE = 5
    MIGRATION = 6
    ANNALISTS = 7


N_DEVELOPMENTS = 8


@constants
class Omen:
    """What a side of an end-of-round card can do."""

    WORSHIP = 0
    TWO_CRYSTALS = 1
    RECRUIT_AND_CARD = 2
    COSMO = 3
    WORSHIP_IF_PRESENT = 4


#: What events are about.
CivThing = vocabulary("civ", CIVS)
ColourThing = vocabulary("colour", COLOURS)
HexThing = vocabulary("hex", HEXES)
TokenThing = vocabulary("token", TOKENS)
EndCardThing = vocabulary("end-card", END_CARDS)
DieThing = vocabulary("die", (f"{colour}_{face}" for colour in CIVS for face in FACES))
StoreThing = vocabulary("store", (f"{civ}_{crystal}" for civ in CIVS for crystal in CRYSTALS))
