"""The sea around the island: waves, two moons in the water and curled plants, since this is not the Earth."""

from __future__ import annotations

from teocalli.games.theocracy.picture.geometry import HEIGHT, WIDTH

WAVES = (
    (40, 30),
    (430, 40),
    (26, 120),
    (456, 150),
    (30, 330),
    (450, 320),
    (60, 428),
    (250, 444),
    (470, 240),
    (16, 226),
)


def _sea() -> str:
    line = "fill:none;stroke:var(--th-sea-2);stroke-width:2.6;stroke-linecap:round"
    waves = "".join(f'<path d="M{x - 14} {y}q7 -7 14 0t14 0" style="{line}"/>' for x, y in WAVES)
    crater = "fill:var(--th-sea-2)"
    moons = (
        '<circle cx="44" cy="62" r="17" fill="#fff" fill-opacity=".45"/>'
        f'<circle cx="50" cy="57" r="4" style="{crater}"/><circle cx="39" cy="69" r="2.6" style="{crater}"/>'
        '<circle cx="74" cy="40" r="8" fill="#ffd9ec" fill-opacity=".7"/>'
    )
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="var(--bd-ground)"/>'
    plants = _fern(446, 92, "#d0568f", 1) + _fern(448, 404, "#3e9a86", 1)
    return f'{ground}<g aria-hidden="true">{waves}{moons}{plants}</g>'


def _fern(x: int, y: int, colour: str, side: int) -> str:
    stem = f"fill:none;stroke:{colour};stroke-linecap:round;stroke-width"
    return (
        f'<g transform="translate({x},{y}) scale({side},1)">'
        '<ellipse cy="2" rx="26" ry="8" style="fill:var(--th-sand-2)"/>'
        '<ellipse rx="26" ry="8" style="fill:var(--th-sand)"/>'
        f'<path d="M-6 -1C-8 -22 6 -34 14 -28c7 6 0 15 -6 11" style="{stem}:4"/>'
        f'<path d="M2 -1C4 -14 -10 -24 -16 -17c-4 6 3 10 6 6" style="{stem}:3.4"/>'
        '<circle cx="9" cy="-19" r="3.4" fill="#fff" fill-opacity=".8"/></g>'
    )


SEA = _sea()
