"""Construction: three stones to choose from, and what a stone of each level costs and scores."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import place, rect, text, title
from teocalli.games.teotihuacan.components import LEVEL_POINTS, LEVEL_WOOD, STONE_COST
from teocalli.games.teotihuacan.picture.pyramid import CELL
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import Signs
from teocalli.games.teotihuacan.picture.tiles import row


def display_corner(box: Box, number: int) -> tuple[float, float]:
    return box.x + 10 + number * 62, box.y + 36


def construction(scene: Scene, box: Box) -> str:
    out = ""
    for number in range(len(scene.view["stone_display"])):
        x, y = display_corner(box, number)
        out += rect(x + 1.5, y + 1.5, 2 * CELL - 3, 2 * CELL - 3, 5, "hole")
    for level in (1, 2, 3, 4):
        x, y = box.x + 198, box.y + 36 + (level - 1) * 22
        cost: Signs = [(STONE_COST, "stone")]
        if LEVEL_WOOD[level]:
            cost.append((LEVEL_WOOD[level], "wood"))
        out += rect(x, y, 94, 20, 4, "card2")
        out += rect(x, y, 24, 20, 4, "", f"fill:var(--teo-l{level});stroke:var(--pyr-edge);stroke-opacity:.5")
        out += f'<circle cx="{x + 12:g}" cy="{y + 10:g}" r="7.5" fill="var(--bd-card)"/>'
        out += text(x + 12, y + 14, level, "num0")
        out += row(x + 49, y + 10, cost, 12, 3) + row(x + 83, y + 10, [(LEVEL_POINTS[level], "vp")], 12, 0)
    left = scene.view["stones_left"]
    out += row(box.x + 96, box.y + 112, [("1×", "worker"), ("≤3", ""), ("+1", "pyramid-top")], 13, 4)
    pile = rect(box.x + 10, box.y + 103, 42, 17, 8, "card2")
    pile += row(box.x + 31, box.y + 111.5, [(left, "pyramid-top")], 13, 3)
    out += f"<g>{title(scene.say('picture-stones-left', count=left))}{pile}</g>"
    ring = rect(box.x + 5, box.y + 31, box.w - 10, 94, 6, "")
    return place("main-construction", scene.say("picture-main-construction"), out, scene.marks, ring)
