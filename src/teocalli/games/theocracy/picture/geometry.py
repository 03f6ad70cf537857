"""Where things lie on the board: 1088 x 736 units, one unit being a pixel on a screen of 1440 x 900."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from teocalli.face.box import Box

WIDTH, HEIGHT, MARGIN = 1088, 736, 12

ISLAND = Box(12, 16, 468, 422)
DIE_IN_HAND = Box(8, 372, 94, 70)
DICE = Box(12, 450, 468, 130)
ROUND = Box(12, 588, 468, 136)
RIGHT, RIGHT_W = 490, 586
ROW_H, ROW_STEP = 93, 98
SCALES_Y = MARGIN + 4 * ROW_STEP
SCALES_HEAD = 28
#: Height of a worship scale with two, three and four players.
SCALE_H = {2: 60, 3: 52, 4: 44}
#: What a small screen jumps to, besides the island: dice, rows, chronicles, worship with the hand.
SHORE = Box(4, 4, 482, 440)
TABLE = Box(DICE.x, DICE.y, DICE.w, ROUND.y + ROUND.h - DICE.y)
ROWS = Box(RIGHT, MARGIN, 342, 4 * ROW_STEP)
PAGES = Box(RIGHT + 248, MARGIN, RIGHT_W - 248, 4 * ROW_STEP)
WORSHIP = Box(RIGHT, SCALES_Y, RIGHT_W, HEIGHT - MARGIN - SCALES_Y)


def scales_box(players: int) -> Box:
    return Box(RIGHT, SCALES_Y, RIGHT_W, SCALES_HEAD + players * SCALE_H[players] + 4)


def hand_box(players: int) -> Box:
    """Below the scales, down to the edge."""
    top = scales_box(players).y + scales_box(players).h + 8
    return Box(RIGHT, top, RIGHT_W, HEIGHT - MARGIN - top)


# ---------------------------------------------------------------- the island


class Chart(NamedTuple):
    """Where hexes lie, standing on a point: the size of a hex and the centre of the axial coordinates."""

    size: float
    x: float
    y: float

    def centre(self, q: int, r: int) -> tuple[float, float]:
        return self.x + self.size * sqrt(3) * (q + r / 2), self.y + self.size * 1.5 * r


LARGEST_HEX, COAST = 37.5, 14


@lru_cache(maxsize=32)
def chart(hexes: tuple[tuple[int, int], ...]) -> Chart:
    """The largest hexes with which the whole island fits into its place."""
    across = [sqrt(3) * (q + r / 2) for q, r in hexes]
    down = [1.5 * r for _, r in hexes]
    wide, high = max(across) - min(across) + sqrt(3), max(down) - min(down) + 2
    size = min(LARGEST_HEX, (ISLAND.w - COAST) / wide, ISLAND.h / high)
    x = ISLAND.x + ISLAND.w / 2 - size * (max(across) + min(across)) / 2
    y = ISLAND.y + ISLAND.h / 2 - size * (max(down) + min(down)) / 2
    return Chart(size, x, y)


def dice_spots(count: int) -> tuple[float, list[tuple[float, float]]]:
    """The size of the dice in a column of the action table, and their places around its middle."""
    columns = 1 if count == 1 else 2 if count <= 4 else 3
    rows = (count + columns - 1) // columns
    size = 34.0 if count == 1 else 31.0 if count == 2 else 24.0 if count <= 4 else 21.0 if count <= 6 else 18.0
    step = size + 2
    spots = []
    for k in range(count):
        row, column = divmod(k, columns)
        here = min(columns, count - row * columns)
        spots.append(((column - (here - 1) / 2) * step, (row - (rows - 1) / 2) * step))
    return size, spots
