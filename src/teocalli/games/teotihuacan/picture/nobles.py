"""Nobles: three rows of spaces, and the buildings that glide there from the row beside the Avenue."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, place, rect, remembered, text
from teocalli.games.teotihuacan.components import BUILDINGS, NOBLES_COST_WOOD
from teocalli.games.teotihuacan.picture.avenue import building_spot
from teocalli.games.teotihuacan.picture.pieces import put
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.tiles import row

PITCH, ROW, WIDE, HIGH = 33.0, 48.0, 30.0, 42.0


def corner(box: Box, line: int, space: int) -> tuple[float, float]:
    return box.x + 26 + space * PITCH, box.y + 36 + line * ROW


def nobles(scene: Scene, box: Box) -> str:
    out = ""
    for line, spaces in enumerate(scene.view["nobles"]):
        _, y = corner(box, line, 0)
        out += text(box.x + 13, y + 30, line + 1, "num soft")
        out += icon("worker", box.x + 13, y + 12, 11, style="color:var(--bd-line)")
        for i, space in enumerate(spaces):
            x, y = corner(box, line, i)
            body = rect(x, y, WIDE, HIGH, 4, "slot") + text(x + WIDE / 2, y + 18, space["points"], "num")
            body += icon("vp", x + WIDE / 2, y + 30, 13)
            words = scene.say("picture-nobles-space", row=line + 1, points=space["points"])
            ring = rect(x - 1, y - 1, WIDE + 2, HIGH + 2, 5, "")
            out += place(f"nobles-{line + 1}-{i + 1}", words, body, scene.marks, ring)
    x, y = corner(box, 2, 3)
    out += rect(x + 3, y + 4, 61, 36, 6, "card2")
    out += row(x + 33, y + 14, [(f"−{NOBLES_COST_WOOD}", "wood")], 14, 2)
    out += row(x + 33, y + 30, [("+1", "avenue")], 14, 2)
    ring = rect(box.x + 5, box.y + 31, box.w - 10, 151, 7, "")
    return place("main-nobles", scene.say("picture-main-nobles"), out, scene.marks, ring)


def buildings(scene: Scene, box: Box) -> str:
    """Eleven buildings, each known by the space it will stand on: first those that can be filled next."""
    rows = scene.view["nobles"]
    filled = [sum(space["built"] for space in line) for line in rows]
    spaces = [(line, i) for line in range(3) for i in range(len(rows[line]))]
    waiting = sorted((s for s in spaces if not rows[s[0]][s[1]]["built"]), key=lambda s: (s[1] - filled[s[0]], s[0]))
    out, taken = "", scene.view["buildings_taken"]
    for line, i in spaces:
        element = f"building-{line + 1}-{i + 1}"
        points = rows[line][i]["points"]
        if rows[line][i]["built"]:
            x, y = corner(box, line, i)
            words = scene.say("picture-building", points=points)
            under = (f"nobles-{line + 1}-{i + 1}", "main-nobles", "board-nobles")
            out += put(scene, element, x + WIDE / 2, y + HIGH / 2, words, _building(str(points), 13, 18), *under)
        elif waiting.index((line, i)) < BUILDINGS - taken:
            x, y, high = building_spot(scene, taken + 1 + waiting.index((line, i)))
            out += put(scene, element, x, y, scene.say("picture-building-waits"), _building("", 15, high / 2 - 1.6))
    return out


@remembered
def _building(points: str, half: float, tall: float) -> str:
    look = "fill:var(--build);stroke:var(--build-2);stroke-width:1.2"
    out = rect(-half, -tall, 2 * half, 2 * tall, 4, "", look)
    out += icon("building", 0, -3 if points else 0, 20 if points else min(20.0, 2 * tall - 2))
    return out + (text(0, 14, points, "num0", style="fill:#4c3512") if points else "")
