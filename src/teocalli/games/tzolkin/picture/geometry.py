"""Where things lie on the board: 1088 x 736 units, one unit being a pixel on a screen of 1440 x 900.

One module sizes every gear: a pitch radius is the module times the teeth, so the gears mesh. Angles are in degrees,
0 is up, clockwise. A day turns the calendar by one tooth clockwise and the five city gears by one tooth the other way.
"""

from __future__ import annotations

from typing import NamedTuple

from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.face.box import Box
from teocalli.face.drawing import on_gear, polar
from teocalli.games.tzolkin import components as c

WIDTH, HEIGHT, MARGIN = 1088, 736, 12
MODULE = 6.2
HUB_X, HUB_Y = 346, 358
DAYS = 26
CALENDAR_R = MODULE * DAYS
DAY_STEP = 360 / DAYS
#: Where the day of today stands on the calendar: at its foot.
TODAY = 180

GEARS_BOX = Box(6, MARGIN, 672, 712)
NORTH = Box(14, MARGIN, 662, 440)  # Yaxchilan, Tikal, Uxmal
SOUTH = Box(12, 430, 652, 294)  # Palenque, first player space, Chichen Itza, jungle
PEOPLE = Box(MARGIN, MARGIN, 212, 0)  # its height follows the number of players
MARKET = Box(566, MARGIN, 112, 112)
JUNGLE = Box(MARGIN, 652, 350, 72)
FIRST_PLAYER = Box(304, 547, 72, 64)
RIGHT, RIGHT_W = 690, 386
TEMPLES = Box(RIGHT, MARGIN, RIGHT_W, 262)
TECHNOLOGIES = Box(RIGHT, 282, RIGHT_W, 160)
BUILDINGS = Box(RIGHT, 450, RIGHT_W, 138)
MONUMENTS = Box(RIGHT, 596, RIGHT_W, 128)
TRACKS = Box(RIGHT, MARGIN, RIGHT_W, 430)
TILES = Box(RIGHT, 450, RIGHT_W, 274)


class City(NamedTuple):
    """A gear of a city. `back` is the direction to the calendar, which its two unnumbered teeth face at first."""

    word: str
    teeth: int
    spaces: int
    x: float
    y: float
    r: float
    back: float

    @property
    def id(self) -> str:
        return message_id(self.word)

    @property
    def colour(self) -> str:
        return f"var(--tz-{self.id.split('-')[0]})"

    @property
    def step(self) -> float:
        return 360 / self.teeth

    def angle(self, tooth: float) -> float:
        """Numbers run against the clock, as the gear turns."""
        return self.back - (tooth + 1.5) * self.step

    def spot(self, space: float, out: float = 0) -> tuple[float, float]:
        """A board space; `out` is the distance from the pitch circle."""
        return polar(self.x, self.y, self.r + out, self.angle(space))

    def riding(self, space: int, day: int, out: float = 0) -> str:
        """The style of something that rides on the tooth which is now at a space: the tooth keeps its place on the
        gear, the day turns it."""
        return on_gear(self.x, self.y, self.r + out, self.angle(self.tooth(space, day)), -self.step)

    def tooth(self, space: int, day: int) -> int:
        """The tooth of the gear that stands at a space today."""
        return (space - day) % self.teeth


#: The tooth of the calendar that each gear meshes with; the longer gap at the foot is the first player space.
MESH = {c.PALENQUE: 16, c.YAXCHILAN: 21, c.TIKAL: 0, c.UXMAL: 5, c.CHICHEN_ITZA: 10}


def _city(gear: int) -> City:
    towards = MESH[gear] * DAY_STEP
    r = MODULE * c.TEETH[gear]
    x, y = polar(HUB_X, HUB_Y, CALENDAR_R + r, towards)
    return City(words_of(c.Gear)[gear], int(c.TEETH[gear]), int(c.LAST_SPACE[gear]) + 1, x, y, r, towards + 180)


CITIES = tuple(_city(gear) for gear in range(c.GEARS))


def day_riding(day: int, out: float) -> str:
    """The style of something on the calendar's tooth of a day."""
    return on_gear(HUB_X, HUB_Y, CALENDAR_R + out, TODAY - day * DAY_STEP, DAY_STEP)
