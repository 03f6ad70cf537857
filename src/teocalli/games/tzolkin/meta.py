"""Facts about Tzolk'in that every reader wants first, and its edition settings.

The rulebook is silent or loose at some points. Each of them is a setting here: the default is the reading that the
rulings judge right, the other choice is the reading they judge wrong but possible.
"""

from __future__ import annotations

from teocalli.engine.game import Meta, Option
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


def _option(name: str, choices: str, about: str, source: str) -> Option:
    listed = tuple(choices.split())
    return Option(name, listed, listed[0], about, source)


OPTIONS = (
    _option("shrine_points", "3 0", "Points printed on building a2-14.", "C2"),
    _option("last_jump", "on off", "The calendar may be moved two days from the last day before food day 4.", "C13"),
    _option("devotion", "action pick_up", "What lets theology 2 buy a temple step at Chichen Itza.", "C14"),
    _option("leftover_corn", "quarters rounded", "Four corn a point: quarters count, or are rounded down.", "C15"),
    _option("score_floor", "off on", "A score cannot fall below zero.", "I1"),
    _option("theology_from_0", "on off", "Theology 1 lifts a worker from space 0 to action 1.", "I2"),
    _option("theology_from_9", "on off", "Theology 1 lifts a worker from space 9 to the free choice of 10.", "I3"),
    _option("dummies_hold_time", "off on", "A dummy on space 6 (9) forbids moving the calendar two days.", "I4"),
    _option("mercy_ties", "player board", "Who picks among equally cheap spaces under the gods' mercy.", "I5"),
    _option("monument_skull", "bank box", "Where a skull paid for monument m-13 goes.", "I6"),
    _option("short_skulls", "rest none", "Two skulls are due and one is left: take it, or none.", "I7"),
    _option("burn_beside_corn", "on off", "Forest may be burned while a bare corn tile lies in the group.", "I8"),
    _option("chained_architecture", "own shared", "The building chained by a1-08 has its own architecture.", "I10"),
    _option("wealth_farm_building", "off on", "Wealth tile w-u3 counts as a building for m-02.", "I11"),
    _option("wasted_steps", "on off", "A temple action may be paid for although a step cannot be taken.", "I13"),
    _option("m02_counts_itself", "on off", "Monument m-02 counts itself.", "I18, Q88"),
    _option("borrow_again", "on off", "Action 5 of Uxmal may borrow itself.", "Q49"),
    _option("architecture_reward", "before after", "Architecture pays before or after the building's effects.", "Q78"),
    _option("m11_below_start", "zero negative", "Monument m-11 when every temple is below the start step.", "Q76"),
    _option("m12_negative", "on off", "Monument m-12 counts negative steps too.", "Q77"),
)

META = Meta(
    key="tzolkin",
    title="Tzolk'in: The Mayan Calendar",
    designer="Simone Luciani, Daniele Tascini",
    year=2012,
    players=(2, 3, 4),
    rules_version=1,
    edition="base game, without expansions and promotional tiles",
    options=OPTIONS,
    longest=60_000,
    score_unit=4,
    sources=(
        "R: the rulebook in Russian (text)",
        "S1-S4: four separately written tables of the tiles",
        "C, I, Q: verdicts on conflicts, gaps and edge cases",
    ),
    deviations=(
        "Within one visit to the market a resource is either bought or sold; doing both would change nothing.",
        "A step on a temple of choice is offered only on temples that can be climbed, as long as there is one (Q89).",
        "Architecture is always used where only one building can be built; declining it is never better (I15).",
        "Corn, wood, stone and gold are unlimited.",
    ),
)
