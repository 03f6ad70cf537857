"""Variants, readings of the edition and the difficulty of solo play: each option, and its choices by name."""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff, option
from teocalli.engine.game import Option
from teocalli.engine.structs import auto, constants


@constants
class Opt:
    """Place of each option in `s.options`; a test compares it with the list below."""

    START = auto()
    TOTAL_ECLIPSE = auto()
    GLYPH_MATCH = auto()
    BUILDING_ROW = auto()
    PYRAMID_TRACK = auto()
    P25 = auto()
    EARLY_PYRAMID = auto()
    LEADER_AT_ZERO = auto()
    TECHNOLOGY_1_DOUBLE = auto()
    TECHNOLOGY_1_FAR = auto()
    FREE_COCOA = auto()
    ROYAL_EXCHANGE = auto()
    SETUP_ORDER = auto()
    NEUTRAL_POOL = auto()
    REWARD_ORDER = auto()
    BOT_BLOCKED_TEMPLE = auto()
    BOT_NOBLES = auto()
    BOT_SCAN = auto()
    BOT_TWO_RESOURCES = auto()
    BOT_REBORN = auto()
    BOT_DIE_1 = auto()
    BOT_DIE_2 = auto()
    BOT_DIE_3 = auto()
    BOT_RESOURCES = auto()
    BOT_COCOA_POINTS = auto()
    BOT_WORSHIP_STEPS = auto()
    BOT_BONUS_POINTS = auto()
    BOT_TECHNOLOGY_POINTS = auto()


@constants
class Start:
    DEALT = auto()
    DRAFT = auto()
    FIRST_GAME = auto()


@constants
class GlyphMatch:
    SCORES = auto()
    NOTHING = auto()


@constants
class BuildingRow:
    ENDS_1_1 = auto()
    ENDS_2_2 = auto()


@constants
class PyramidTrack:
    ENDS_AT_10 = auto()
    ENDS_AT_9 = auto()


@constants
class ColouredIcon:
    RED = auto()
    BLUE = auto()


@constants
class EarlyPyramid:
    ORDINAL = auto()
    THIRD = auto()


@constants
class LeaderAtZero:
    NOBODY = auto()
    ALL = auto()


@constants
class Technology1Double:
    EACH = auto()
    ONCE = auto()


@constants
class Technology1Far:
    PASSING = auto()
    ENDING = auto()


@constants
class FreeCocoa:
    LISTED = auto()
    EXTENDED = auto()


@constants
class RoyalExchange:
    MAY_BE_EMPTY = auto()
    MUST_BEGIN = auto()


@constants
class SetupOrder:
    SEAT_BY_SEAT = auto()
    BENEFITS_FIRST = auto()


@constants
class NeutralPool:
    NOT_KEPT = auto()
    UNDEALT = auto()
    ALL = auto()


@constants
class RewardOrder:
    PLAYER = auto()
    PRINTED = auto()


@constants
class BotBlockedTemple:
    LOST = auto()
    NEXT_BEST = auto()


@constants
class BotNobles:
    LOWEST_VALUE = auto()
    LEFTMOST = auto()


@constants
class BotScan:
    ROWS = auto()
    COLUMNS = auto()


@constants
class BotTwoResources:
    ONE_BY_ONE = auto()
    SAME = auto()


@constants
class BotReborn:
    STAYS = auto()
    MOVES = auto()


VARIANTS = (
    option(
        "start",
        Start,
        "Starting tiles are dealt (4, keep 2), drafted, or not used: the fixed set-up for a first game.",
        "rulebook",
    ),
    option(
        "total_eclipse",
        DefaultOff,
        "An eclipse is scored right after the turn in which the discs meet; ties go to the later player.",
        "rulebook",
    ),
)
EDITION = (
    option(
        "glyph_match",
        GlyphMatch,
        "The small pale glyph on its like scores a point as any other icon.",
        "(b) 1",
    ),
    option("building_row", BuildingRow, "The last two values of the Buildings row.", "(b) 2"),
    option("pyramid_track", ("10", "9"), "The last step of the pyramid track.", "(b) 3"),
    option("p25", ColouredIcon, "Which icon of pyramid tile P25 is coloured.", "(b) 4"),
    option(
        "early_pyramid",
        EarlyPyramid,
        "Value of a pyramid-track step when the pyramid is finished early: that of the eclipse held, or of the third.",
        "(b) 5",
    ),
    option(
        "leader_at_zero",
        LeaderAtZero,
        "Who gets the 4 points for leading on the pyramid track when everybody stands on 0.",
        "(b) 6",
    ),
    option(
        "technology_1_double",
        Technology1Double,
        "What technology 1 pays for a double move past the Palace.",
        "(b) 7",
    ),
    option(
        "technology_1_far",
        Technology1Far,
        "Whether technology 1 pays when a move of any distance passes the Palace, or only when it ends there.",
        "(b) 7",
    ),
    option(
        "free_cocoa",
        FreeCocoa,
        "Whether the free-cocoa tile also covers unlocking for 3, the Ascension reward for 3 and royal exchanges.",
        "(b) 8",
    ),
    option(
        "royal_exchange",
        RoyalExchange,
        "Whether a royal tile may be taken without being able to pay its first exchange.",
        "(b) 10",
    ),
    option(
        "setup_order",
        SetupOrder,
        "Whether each seat takes its benefits and places its dice before the next, or all take benefits first.",
        "R57",
    ),
    option(
        "neutral_pool",
        NeutralPool,
        "Starting tiles from which neutral dice are placed at set-up.",
        "R59",
    ),
    option("reward_order", RewardOrder, "Who orders the temple steps of one Decoration.", "R32, R71"),
)
BOT_READINGS = (
    option(
        "bot_blocked_temple",
        BotBlockedTemple,
        "What happens to Teotibot's step when your marker blocks the top of its best temple.",
        "solo rules, (b) 9",
    ),
    option(
        "bot_nobles",
        BotNobles,
        "Where Teotibot builds when its row is full: lowest of all empty spaces, or of the next ones.",
        "solo rules, (b) 9",
    ),
    option(
        "bot_scan",
        BotScan,
        "How Teotibot looks for the top left place of the pyramid.",
        "solo rules, (b) 9",
    ),
    option(
        "bot_two_resources",
        BotTwoResources,
        "How Teotibot takes two resources of one blue step.",
        "solo rules, R78",
    ),
    option(
        "bot_reborn",
        BotReborn,
        "Whether a die that ascends by the second Alchemy option stays on the Palace.",
        "solo rules, R79",
    ),
)
_STEP = ("-1", "0", "1")
_TWO = ("-2", "-1", "0", "1", "2")
#: The number of choice "0", neither more nor less, among three and among five.
NORMAL_OF_3, NORMAL_OF_5 = 1, 2
DIFFICULTY = (
    Option("bot_die_1", _STEP, "0", "Power of Teotibot's die on Gold Deposits, more or less than 2.", "solo rules"),
    Option("bot_die_2", _STEP, "0", "Power of Teotibot's die on Nobles, more or less than 2.", "solo rules"),
    Option("bot_die_3", _STEP, "0", "Power of Teotibot's die on Construction, more or less than 2.", "solo rules"),
    Option("bot_resources", _STEP, "0", "Teotibot's gold, wood and stone, more or less than 2 each.", "solo rules"),
    Option("bot_cocoa_points", _TWO, "0", "Teotibot's points for 10 cocoa, more or less than 3.", "solo rules"),
    Option(
        "bot_worship_steps",
        _STEP,
        "0",
        "Teotibot's temple steps for worship, more or less than 2 (3 on Decorations).",
        "solo rules",
    ),
    Option(
        "bot_bonus_points",
        ("-10", "-5", "0", "5", "10"),
        "0",
        "Teotibot's points for a temple bonus tile, more or less than 15.",
        "solo rules",
    ),
    Option(
        "bot_technology_points", _TWO, "0", "Teotibot's points for a technology, more or less than 2.", "solo rules"
    ),
)
OPTIONS = VARIANTS + EDITION + BOT_READINGS + DIFFICULTY
