"""Flat foliage in the empty corners; decoration only."""

from __future__ import annotations

from teocalli.face.drawing import number
from teocalli.games.tzolkin.picture.geometry import CALENDAR_R, HUB_X, HUB_Y

#: Corner, directions of its leaves, their length.
BUNCHES = (
    ((0, 0), (100, 122, 144, 166), 150),
    ((684, 0), (196, 216, 238, 260), 150),
    ((0, 470), (58, 84), 90),
    ((684, 736), (-74, -52, -30, -8), 120),
    ((684, 440), (-66, -94), 70),
)


def _leaves() -> str:
    out = ""
    for (x, y), directions, length in BUNCHES:
        for k, direction in enumerate(directions):
            out += _leaf(x, y, length - (k % 2) * 34, direction, 0.55 + 0.2 * (k % 2))
    ring = (
        f'<circle cx="{HUB_X}" cy="{HUB_Y}" r="{number(CALENDAR_R + 64)}" fill="none" stroke="var(--bd-line)"'
        ' stroke-opacity=".5" stroke-width="34"/>'
    )
    return f'<g aria-hidden="true">{out}{ring}</g>'


def _leaf(x: float, y: float, r: float, degrees: float, opacity: float) -> str:
    a, b, d = (number(r * f) for f in (0.34, 0.3, 0.75))
    edge = f"M0 0C{a} -{b} {a} -{d} 0 -{number(r)}C-{a} -{d} -{a} -{b} 0 0Z"
    vein = f'<path d="M0 -4V-{number(r * 0.86)}" stroke="var(--bd-ground)" stroke-width="2"/>'
    turn = f"translate({x:g},{y:g}) rotate({degrees:g})"
    return f'<g transform="{turn}" opacity="{opacity:g}"><path d="{edge}" fill="var(--tz-leaf)"/>{vein}</g>'


LEAVES = _leaves()
