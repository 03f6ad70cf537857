"""The options, each with its choices by name.

The rulebook is silent or loose at some points. Each of them is an option: the default is the reading that the rulings
judge right, the other choice is the reading they judge wrong but possible.
"""

from __future__ import annotations

from teocalli.engine.choices import DefaultOff, DefaultOn, option
from teocalli.engine.structs import auto, constants


@constants
class Opt:
    """Places of the settings in `s.options`. The first choice, number 0, is always the default."""

    SHRINE_POINTS = auto()
    LAST_JUMP = auto()
    DEVOTION = auto()
    LEFTOVER_CORN = auto()
    SCORE_FLOOR = auto()
    THEOLOGY_FROM_0 = auto()
    THEOLOGY_FROM_9 = auto()
    DUMMIES_HOLD_TIME = auto()
    MERCY_TIES = auto()
    MONUMENT_SKULL = auto()
    SHORT_SKULLS = auto()
    BURN_BESIDE_CORN = auto()
    CHAINED_ARCHITECTURE = auto()
    WEALTH_FARM_BUILDING = auto()
    WASTED_STEPS = auto()
    M02_COUNTS_ITSELF = auto()
    BORROW_AGAIN = auto()
    ARCHITECTURE_REWARD = auto()
    M11_BELOW_START = auto()
    M12_NEGATIVE = auto()


@constants
class ShrinePoints:
    PRINTED_3 = auto()
    PRINTED_0 = auto()


@constants
class Devotion:
    ACTION = auto()
    PICK_UP = auto()


@constants
class LeftoverCorn:
    QUARTERS = auto()
    ROUNDED = auto()


@constants
class MercyTies:
    PLAYER = auto()
    BOARD = auto()


@constants
class MonumentSkull:
    BANK = auto()
    BOX = auto()


@constants
class ShortSkulls:
    REST = auto()
    NONE = auto()


@constants
class ChainedArchitecture:
    OWN = auto()
    SHARED = auto()


@constants
class ArchitectureReward:
    BEFORE = auto()
    AFTER = auto()


@constants
class M11BelowStart:
    ZERO = auto()
    NEGATIVE = auto()


OPTIONS = (
    option("shrine_points", ("3", "0"), "Points printed on building a2-14.", "C2"),
    option("last_jump", DefaultOn, "The calendar may be moved two days from the last day before food day 4.", "C13"),
    option("devotion", Devotion, "What lets theology 2 buy a temple step at Chichen Itza.", "C14"),
    option("leftover_corn", LeftoverCorn, "Four corn a point: quarters count, or are rounded down.", "C15"),
    option("score_floor", DefaultOff, "A score cannot fall below zero.", "I1"),
    option("theology_from_0", DefaultOn, "Theology 1 lifts a worker from space 0 to action 1.", "I2"),
    option("theology_from_9", DefaultOn, "Theology 1 lifts a worker from space 9 to the free choice of 10.", "I3"),
    option("dummies_hold_time", DefaultOff, "A dummy on space 6 (9) forbids moving the calendar two days.", "I4"),
    option("mercy_ties", MercyTies, "Who picks among equally cheap spaces under the gods' mercy.", "I5"),
    option("monument_skull", MonumentSkull, "Where a skull paid for monument m-13 goes.", "I6"),
    option("short_skulls", ShortSkulls, "Two skulls are due and one is left: take it, or none.", "I7"),
    option("burn_beside_corn", DefaultOn, "Forest may be burned while a bare corn tile lies in the group.", "I8"),
    option(
        "chained_architecture", ChainedArchitecture, "The building chained by a1-08 has its own architecture.", "I10"
    ),
    option("wealth_farm_building", DefaultOff, "Wealth tile w-u3 counts as a building for m-02.", "I11"),
    option("wasted_steps", DefaultOn, "A temple action may be paid for although a step cannot be taken.", "I13"),
    option("m02_counts_itself", DefaultOn, "Monument m-02 counts itself.", "I18, Q88"),
    option("borrow_again", DefaultOn, "Action 5 of Uxmal may borrow itself.", "Q49"),
    option(
        "architecture_reward", ArchitectureReward, "Architecture pays before or after the building's effects.", "Q78"
    ),
    option("m11_below_start", M11BelowStart, "Monument m-11 when every temple is below the start step.", "Q76"),
    option("m12_negative", DefaultOn, "Monument m-12 counts negative steps too.", "Q77"),
)
