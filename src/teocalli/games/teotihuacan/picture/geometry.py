"""Where things lie on the board: 1088 x 736 units, one unit being a pixel on a screen of 1440 x 900.

Temples | ring of eight boards around the pyramid | calendar, Avenue and buildings, Ascension.
"""

from __future__ import annotations

from functools import cache

from teocalli.face.box import Box

WIDTH, HEIGHT, MARGIN, GAP = 1088, 736, 12, 8
INSIDE = HEIGHT - 2 * MARGIN

TEMPLES = Box(MARGIN, MARGIN, 180, INSIDE)
#: The loose boards have one size, so that each fits every slot; Palace and Construction have places of their own.
LOOSE_W, LOOSE_H, CENTRE_W, PALACE_H, CONSTRUCTION_H = 196, 232, 300, 158, 176
LEFT = 202
CENTRE = LEFT + LOOSE_W + GAP
RIGHT = CENTRE + CENTRE_W + GAP
ROWS = tuple(MARGIN + row * (LOOSE_H + GAP) for row in range(3))
#: Slots of the ring, clockwise from the Palace at the top.
SLOTS = (
    Box(CENTRE, MARGIN, CENTRE_W, PALACE_H),
    Box(RIGHT, ROWS[0], LOOSE_W, LOOSE_H),
    Box(RIGHT, ROWS[1], LOOSE_W, LOOSE_H),
    Box(RIGHT, ROWS[2], LOOSE_W, LOOSE_H),
    Box(CENTRE, MARGIN + INSIDE - CONSTRUCTION_H, CENTRE_W, CONSTRUCTION_H),
    Box(LEFT, ROWS[2], LOOSE_W, LOOSE_H),
    Box(LEFT, ROWS[1], LOOSE_W, LOOSE_H),
    Box(LEFT, ROWS[0], LOOSE_W, LOOSE_H),
)
PYRAMID = Box(CENTRE, MARGIN + PALACE_H + GAP, CENTRE_W, INSIDE - PALACE_H - CONSTRUCTION_H - 2 * GAP)
#: Quarters of the ring, each with the slots at its outer side: as much as a telephone shows legibly.
QUARTER_W, QUARTER_H = LOOSE_W + GAP + CENTRE_W, 376
QUARTERS = {
    "north-west": (Box(LEFT, MARGIN, QUARTER_W, QUARTER_H), 7, 6),
    "north-east": (Box(CENTRE, MARGIN, QUARTER_W, QUARTER_H), 1, 2),
    "south-west": (Box(LEFT, MARGIN + INSIDE - QUARTER_H, QUARTER_W, QUARTER_H), 6, 5),
    "south-east": (Box(CENTRE, MARGIN + INSIDE - QUARTER_H, QUARTER_W, QUARTER_H), 2, 3),
}
#: The steps where temples are climbed for most of a game.
LOWER_TEMPLES = Box(TEMPLES.x, TEMPLES.y + 230, TEMPLES.w, TEMPLES.h - 230)
STRIP_X, STRIP_W = 920, 156
AVENUE = Box(STRIP_X, MARGIN + 164, STRIP_W, 376)


@cache
def strip(solo: bool) -> tuple[Box, Box, Box, Box]:
    """Calendar, Avenue, Ascension, and in a solo game Teotibot's action pyramid below them."""
    heights = (158, 232, 138, 160) if solo else (176, 356, 164, 0)
    boxes, y = [], float(MARGIN)
    for height in heights:
        boxes.append(Box(STRIP_X, y, STRIP_W, height))
        y += height + GAP
    return boxes[0], boxes[1], boxes[2], boxes[3]


def dice_spots(number: int, width: float) -> tuple[list[tuple[float, float]], float]:
    """Offsets from the lower left corner of a board, and the size of its dice: one large row, or two smaller ones."""
    if number * 31 <= width - 20:
        step = min(36.0, (width - 20) / max(number, 1))
        return [(26 + step * k, -27) for k in range(number)], 28
    size, step = (21, 25) if number <= 2 * int((width - 12) // 25) else (17, 19.5)
    row = int((width - 12) // step)
    return [(8 + step / 2 + step * (k % row), -39 + 24 * (k // row)) for k in range(number)], size


def sharing(number: int, wide: bool = False) -> tuple[list[tuple[float, float]], float]:
    """Offsets of markers that share a step, and their radius: a line for two, 2 x 2 for more."""
    if number == 1:
        return [(0, 0)], 7.2
    if number == 2:
        return ([(-9, 0), (9, 0)] if wide else [(0, -10), (0, 11)]), 7.2
    across, down = (8, 7) if wide else (6, 10)
    return [(-across, -down), (across, -down), (-across, down), (across, down)], 5.6
