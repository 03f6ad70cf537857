"""The header record: facts about the game, its variants, edition settings and where they come from."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from teocalli.engine.game import BadSetting, Meta, Option
from teocalli.engine.messages import message_id
from teocalli.engine.refusals import Refused
from teocalli.engine.structs import auto, constants

WORDS = Path(__file__).with_name("words")
OFF_ON = ("off", "on")

VARIANTS = (
    Option(
        "start",
        ("dealt", "draft", "first_game"),
        "dealt",
        "Starting tiles are dealt (4, keep 2), drafted, or not used: the fixed set-up for a first game.",
        "rulebook",
    ),
    Option(
        "total_eclipse",
        OFF_ON,
        "off",
        "An eclipse is scored right after the turn in which the discs meet; ties go to the later player.",
        "rulebook",
    ),
)
EDITION = (
    Option(
        "glyph_match",
        ("scores", "nothing"),
        "scores",
        "The small pale glyph on its like scores a point as any other icon.",
        "(b) 1",
    ),
    Option("building_row", ("ends_1_1", "ends_2_2"), "ends_1_1", "The last two values of the Buildings row.", "(b) 2"),
    Option("pyramid_track", ("10", "9"), "10", "The last step of the pyramid track.", "(b) 3"),
    Option("p25", ("red", "blue"), "red", "Which icon of pyramid tile P25 is coloured.", "(b) 4"),
    Option(
        "early_pyramid",
        ("ordinal", "third"),
        "ordinal",
        "Value of a pyramid-track step when the pyramid is finished early: that of the eclipse held, or of the third.",
        "(b) 5",
    ),
    Option(
        "leader_at_zero",
        ("nobody", "all"),
        "nobody",
        "Who gets the 4 points for leading on the pyramid track when everybody stands on 0.",
        "(b) 6",
    ),
    Option(
        "technology_1_double",
        ("each", "once"),
        "each",
        "What technology 1 pays for a double move past the Palace.",
        "(b) 7",
    ),
    Option(
        "technology_1_far",
        ("passing", "ending"),
        "passing",
        "Whether technology 1 pays when a move of any distance passes the Palace, or only when it ends there.",
        "(b) 7",
    ),
    Option(
        "free_cocoa",
        ("listed", "extended"),
        "listed",
        "Whether the free-cocoa tile also covers unlocking for 3, the Ascension reward for 3 and royal exchanges.",
        "(b) 8",
    ),
    Option(
        "royal_exchange",
        ("may_be_empty", "must_begin"),
        "may_be_empty",
        "Whether a royal tile may be taken without being able to pay its first exchange.",
        "(b) 10",
    ),
    Option(
        "setup_order",
        ("seat_by_seat", "benefits_first"),
        "seat_by_seat",
        "Whether each seat takes its benefits and places its dice before the next, or all take benefits first.",
        "R57",
    ),
    Option(
        "neutral_pool",
        ("not_kept", "undealt", "all"),
        "not_kept",
        "Starting tiles from which neutral dice are placed at set-up.",
        "R59",
    ),
    Option(
        "reward_order", ("player", "printed"), "player", "Who orders the temple steps of one Decoration.", "R32, R71"
    ),
)
BOT_READINGS = (
    Option(
        "bot_blocked_temple",
        ("lost", "next_best"),
        "lost",
        "What happens to Teotibot's step when your marker blocks the top of its best temple.",
        "solo rules, (b) 9",
    ),
    Option(
        "bot_nobles",
        ("lowest_value", "leftmost"),
        "lowest_value",
        "Where Teotibot builds when its row is full: lowest of all empty spaces, or of the next ones.",
        "solo rules, (b) 9",
    ),
    Option(
        "bot_scan",
        ("rows", "columns"),
        "rows",
        "How Teotibot looks for the top left place of the pyramid.",
        "solo rules, (b) 9",
    ),
    Option(
        "bot_two_resources",
        ("one_by_one", "same"),
        "one_by_one",
        "How Teotibot takes two resources of one blue step.",
        "solo rules, R78",
    ),
    Option(
        "bot_reborn",
        ("stays", "moves"),
        "stays",
        "Whether a die that ascends by the second Alchemy option stays on the Palace.",
        "solo rules, R79",
    ),
)
_STEP = ("-1", "0", "1")
_TWO = ("-2", "-1", "0", "1", "2")
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


@constants
class Opt:
    """Place of each option in `s.options`; a test compares it with the list above."""

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
    DEALT = 0
    DRAFT = 1
    FIRST_GAME = 2


def why_not_setting(players: int, options: Mapping[str, str]) -> BadSetting | None:
    """Variants that exclude each other."""
    if players == 1 and options["start"] == "draft":
        return BadSetting("setting-draft", WORDS)
    changed = [message_id(o.name) for o in DIFFICULTY if options[o.name] != o.default]
    if players != 1 and changed:
        return BadSetting("setting-solo", WORDS, options=[Refused(f"option-{name}", WORDS) for name in changed])
    return None


META = Meta(
    key="teotihuacan",
    title="Teotihuacan: City of Gods",
    designer="Daniele Tascini (solo mode: Dávid Turczi)",
    year=2018,
    players=(1, 2, 3, 4),
    rules_version=2,  # 2: any moment of the own turn is any moment (R15)
    edition="base game with Teotibot",
    options=OPTIONS,
    longest=6000,
    sources=(
        "rulebook in Russian, Portuguese and Hungarian",
        "pictures of components",
        "public implementations, for figures only",
    ),
    deviations=(
        "The first player is seat 1; who sits there is decided by the table.",
        "A temple step of choice goes to a temple that can be climbed, if there is one: a lapse helps nobody (R39).",
        "Goods of a reward come before its temple steps: no other order can be better for anybody.",
        "The deluxe edition's advanced worship (R50) is not part of the base game.",
    ),
)
