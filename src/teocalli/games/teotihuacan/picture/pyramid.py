"""The Pyramid of the Sun from above: ground, stones of four levels, decorations, and the pyramid track.

On the fine grid of 8 x 8 cells a stone of level L in row r, column k has its corner at (2k + L - 1, 2r + L - 1).
"""

from __future__ import annotations

from teocalli.engine.structs import words_of
from teocalli.face.drawing import LATENT, icon, letter, path, place, rect, remembered, stepped, text, title
from teocalli.games.teotihuacan.components import (
    COLOURED,
    DECORATION_CELLS,
    DECORATION_ICONS,
    DECORATION_PRINT,
    GROUND,
    LEVEL_POINTS,
    LEVEL_WOOD,
    P25,
    P25_BALANCED,
    READS_FORWARD,
    SPOT,
    SPOTS,
    STONE_COST,
    STONE_ICONS,
)
from teocalli.games.teotihuacan.picture.geometry import PYRAMID, sharing
from teocalli.games.teotihuacan.picture.pieces import marker, put, zone
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.vocabulary import ROTATION, SPOT_NAME, Side

CELL = 29.0
GRID_X, GRID_Y = PYRAMID.x + (PYRAMID.w - 8 * CELL) / 2, PYRAMID.y + 34 + CELL
SIDES = words_of(Side)
#: Letters of the icon types, in the order of their numbers, and the temple of each.
GLYPHS, GLYPH_TEMPLE = "rgbx", ("red", "green", "blue", "")
QUADRANTS = ((0, 0), (1, 0), (1, 1), (0, 1))
SHADOW = "fill:#3a2410;fill-opacity:.28"


def glyph(icon_type: int, x: float, y: float, size: float, ink: str = "--pyr-ink", ground: str = "--pyr-in") -> str:
    """An icon of stones and decorations. A coloured one sits on a pale disc in the colour of its temple."""
    kind = icon_type % COLOURED
    if icon_type >= COLOURED:
        look = f"color:var(--t-{GLYPH_TEMPLE[kind]});--glyph-in:var(--pyr-disc)"
        disc = f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.64:.1f}" fill="var(--pyr-disc)"/>'
        return disc + icon(f"pyr-{GLYPHS[kind]}", x, y, size - 2, style=look)
    return icon(f"pyr-{GLYPHS[kind]}", x, y, size - 1, style=f"color:var({ink});--glyph-in:var({ground})")


# ---------------------------------------------------------------- ground


def _ground() -> str:
    out = path(stepped(*PYRAMID, 4), "card")
    out += rect(GRID_X - CELL - 3, GRID_Y - CELL - 3, 10 * CELL + 6, 10 * CELL + 6, 8, "", "fill:var(--teo-l0)")
    out += rect(GRID_X, GRID_Y, 8 * CELL, 8 * CELL, 4, "", "fill:var(--bd-card-2)")
    glyphs = "".join(
        glyph(GROUND[r][k], GRID_X + CELL * (k + 0.5), GRID_Y + CELL * (r + 0.5), CELL * 0.52)
        for r in range(8)
        for k in range(8)
    )
    out += f'<g opacity=".42">{glyphs}</g>'
    for k in (1, 2, 3):
        x, y, far = GRID_X + 2 * CELL * k, GRID_Y + 2 * CELL * k, 8 * CELL
        out += path(f"M{x:g} {GRID_Y:g}v{far:g}M{GRID_X:g} {y:g}h{far:g}", "line")
    for side in range(4):
        x, y, w, h = decoration_box(side, 1)
        out += rect(x + 1.5, y + 1.5, w - 3, h - 3, 4, "hole", "stroke:var(--frame);stroke-opacity:.7")
        halves = "".join(glyph(DECORATION_PRINT[side][half], *_half(side, x, y, half), CELL * 0.5) for half in range(2))
        out += f'<g opacity=".5">{halves}</g>'
    return out


def pyramid(scene: Scene) -> str:
    laid = len(scene.view["pyramid"])
    name = scene.say("picture-pyramid")
    words = scene.say("picture-pyramid-tiles", laid=laid, all=SPOTS)
    out = _ground() + text(PYRAMID.x + 14, PYRAMID.y + 20, name, "ttl", "start")
    right = PYRAMID.right - 14
    out += f"<g>{title(words)}{text(right - 19, PYRAMID.y + 20, f'{laid} / {SPOTS}', 'num soft', 'end')}"
    out += icon("pyramid-top", right - 7, PYRAMID.y + 16, 14) + "</g>"
    return zone("pyramid", name, out + _track(scene))


# ---------------------------------------------------------------- stones


def spot_corner(spot: int) -> tuple[float, float]:
    level, r, k = SPOT[spot]
    return GRID_X + CELL * (2 * k + level - 1), GRID_Y + CELL * (2 * r + level - 1)


def stone_icons(scene: Scene, stone: str) -> tuple[int, ...]:
    number = int(stone[1:])
    if number == P25 and scene.view["p25"] == "blue":
        return tuple(P25_BALANCED)
    return tuple(STONE_ICONS[number])


@remembered
def stone_body(icons: tuple[int, ...], turns: int, level: int) -> str:
    """A stone with its corner at 0, 0, turned clockwise; icons clockwise from top left."""
    side = 2 * CELL
    out = rect(2, 4, side - 3, side - 2, 5, "", SHADOW)
    look = f"fill:var(--teo-l{level});stroke:var(--pyr-edge);stroke-opacity:.55;stroke-width:1.2"
    out += rect(1.5, 1.5, side - 3, side - 3, 5, "", look)
    cross = f"M{side / 2:g} 5V{side - 5:g}M5 {side / 2:g}H{side - 5:g}"
    out += path(cross, style="stroke:var(--pyr-edge);stroke-opacity:.22;stroke-width:1")
    ink = "--pyr-ink-hi" if level > 2 else "--pyr-ink"
    for quadrant, (column, line) in enumerate(QUADRANTS):
        shown = icons[(quadrant + 4 - turns) % 4]
        out += glyph(shown, CELL * (column + 0.5), CELL * (line + 0.5), CELL * 0.6, ink)
    return out


def stones(scene: Scene, display: tuple[tuple[float, float], ...], chosen: str | None) -> str:
    """All stones that lie open; those of the display at the given corners."""
    out = ""
    for number, stone in enumerate(scene.view["stone_display"]):
        if stone is not None:
            x, y = display[number]
            body, words = stone_body(stone_icons(scene, stone), 0, 1), scene.named("stone", stone)
            if stone == chosen:
                body += rect(
                    1.5, 1.5, 2 * CELL - 3, 2 * CELL - 3, 5, "", "fill:none;stroke:var(--picked);stroke-width:3"
                )
            else:
                body += rect(
                    1.5, 1.5, 2 * CELL - 3, 2 * CELL - 3, 5, LATENT, "fill:none;stroke:var(--target);stroke-width:3"
                )
            out += put(scene, f"stone-{stone}", x, y, words, body, "main-construction", "board-construction")
    for spot, name in enumerate(SPOT_NAME):
        lies = scene.view["pyramid"].get(name)
        if lies is not None:
            turns = ROTATION.index(lies["rotation"])
            body = stone_body(stone_icons(scene, lies["stone"]), turns, SPOT[spot][0])
            stone, where = scene.named("stone", lies["stone"]), scene.named("spot", name)
            words = scene.say("picture-stone", stone=stone, spot=where)
            out += put(scene, f"stone-{lies['stone']}", *spot_corner(spot), words, body)
    return out


def spots(scene: Scene) -> str:
    """Places where a stone may be laid, or was."""
    out = ""
    for spot, name in enumerate(SPOT_NAME):
        if name not in scene.view["pyramid"] or f"pyramid-{name}" in scene.marks.touched:
            x, y = spot_corner(spot)
            level, where = SPOT[spot][0], scene.named("spot", name)
            wood, points = LEVEL_WOOD[level], LEVEL_POINTS[level]
            words = scene.say("picture-spot", spot=where, stone=STONE_COST, wood=wood, points=points)
            shape = (x + 2.5, y + 2.5, 2 * CELL - 5, 2 * CELL - 5, 5)
            body = rect(*shape, "", "fill:transparent")
            out += place(f"pyramid-{name}", words, body, scene.marks, rect(*shape, ""), LATENT)
    return out


# ---------------------------------------------------------------- decorations


def decoration_box(side: int, level: int) -> tuple[float, float, float, float]:
    """Corner, width and height of the place of a decoration; level 1 lies beside the grid."""
    w, h = (2 * CELL, CELL) if side in (0, 2) else (CELL, 2 * CELL)
    if level == 1:
        r, k = ((-1, 3), (3, 8), (8, 3), (3, -1))[side]
    else:
        r, k = DECORATION_CELLS[side][level - 1][:2]
    return GRID_X + CELL * k, GRID_Y + CELL * r, w, h


def _half(side: int, x: float, y: float, half: int) -> tuple[float, float]:
    """The middle of one half of a decoration."""
    away = CELL * (half + 0.5)
    return (x + away, y + CELL / 2) if side in (0, 2) else (x + CELL / 2, y + away)


def decoration_body(tile: int, side: int) -> str:
    """A decoration with its corner at 0, 0 and an arrow towards the middle of the pyramid."""
    w, h = (2 * CELL, CELL) if side in (0, 2) else (CELL, 2 * CELL)
    out = rect(1, 2.5, w - 2, h - 2, 4, "", SHADOW)
    out += rect(1, 1, w - 2, h - 2, 4, "", "fill:var(--deco);stroke:var(--deco-line);stroke-width:1.8")
    for half in range(2):
        shown = DECORATION_ICONS[tile][half if READS_FORWARD[side] else 1 - half]
        out += glyph(shown, *_half(side, 0, 0, half), CELL * 0.62, "--frame", "--deco")
    arrow = (
        f"M{w / 2 - 4:g} {h - 4.5:g}h8l-4 4Z",
        f"M4.5 {h / 2 - 4:g}v8l-4 -4Z",
        f"M{w / 2 - 4:g} 4.5h8l-4 -4Z",
        f"M{w - 4.5:g} {h / 2 - 4:g}v8l4 -4Z",
    )[side]
    return out + path(arrow, style="fill:var(--deco-line)")


def decoration_tiles(scene: Scene, display: tuple[tuple[float, float], ...]) -> str:
    out = ""
    for number, tile in enumerate(scene.view["decoration_display"]):
        if tile is not None:
            words, under = scene.named("decoration", tile), ("main-decorations", "board-decorations")
            out += put(scene, f"decoration-{tile}", *display[number], words, decoration_body(int(tile[1:]), 0), *under)
    for side, name in enumerate(SIDES):
        for level, tile in enumerate(scene.view["decorations"][name], 1):
            if tile is not None:
                x, y, _, _ = decoration_box(side, level)
                told, where = scene.named("decoration", tile), scene.say(f"side-{name}")
                words = scene.say("picture-decoration", tile=told, side=where, level=level)
                out += put(scene, f"decoration-{tile}", x, y, words, decoration_body(int(tile[1:]), side))
    return out


def decoration_spots(scene: Scene) -> str:
    out = ""
    for side, name in enumerate(SIDES):
        for level in (1, 2, 3, 4):
            element = f"side-{name}-{level}"
            if scene.view["decorations"][name][level - 1] is None or element in scene.marks.touched:
                x, y, w, h = decoration_box(side, level)
                words = scene.say("picture-side", side=scene.say(f"side-{name}"), level=level)
                shape = (x + 1.5, y + 1.5, w - 3, h - 3, 5)
                body = rect(*shape, "", "fill:transparent")
                out += place(element, words, body, scene.marks, rect(*shape, ""), LATENT)
    return out


# ---------------------------------------------------------------- pyramid track


def _track_spot(scene: Scene, step: int) -> tuple[float, float, float]:
    """Left edge, upper edge and width of a step of the track."""
    wide = (PYRAMID.w - 20) / (scene.view["track_end"] + 1)
    return PYRAMID.x + 10 + step * wide, PYRAMID.foot - 26, wide


def _track(scene: Scene) -> str:
    out = ""
    for step in range(scene.view["track_end"] + 1):
        x, y, wide = _track_spot(scene, step)
        out += rect(x + 1, y, wide - 2, 19, 3, "card2") + text(x + wide / 2, y + 13.5, step, "t0 soft")
    return f"<g>{title(scene.say('picture-track'))}{out}</g>"


def track_markers(scene: Scene) -> str:
    out = ""
    for step in range(scene.view["track_end"] + 1):
        x, y, wide = _track_spot(scene, step)
        here = [seat for seat, player in enumerate(scene.view["seats"]) if player["track"] == step]
        spots, r = sharing(len(here), wide=True)
        for seat, (dx, dy) in zip(here, spots, strict=False):
            words = scene.say("picture-marker-track", name=scene.name(seat), step=step)
            across, down, size = (dx * 0.66, dy * 0.78, min(r, 6.6)) if len(here) > 1 else (0, 0, 7)
            out += marker(scene, f"ptrack-{letter(seat)}", seat, x + wide / 2 + across, y + 9.5 + down, words, size)
    return out
