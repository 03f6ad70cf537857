"""Decorations: four tiles to choose from, the price by workers, a place of worship."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, place, rect, text, title
from teocalli.games.teotihuacan.components import DECORATION_COST_GOLD, DECORATION_POINTS
from teocalli.games.teotihuacan.picture.pyramid import CELL
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.tiles import row
from teocalli.games.teotihuacan.picture.worship import worship


def display_corner(box: Box, number: int) -> tuple[float, float]:
    return box.x + 10 + number % 2 * 64, box.y + 36 + number // 2 * 35


def decorations(scene: Scene, box: Box) -> str:
    out = ""
    for number in range(len(scene.view["decoration_display"])):
        x, y = display_corner(box, number)
        out += rect(x + 1, y + 1, 2 * CELL - 2, CELL - 2, 4, "hole")
    for workers in (1, 2, 3):
        y = box.y + 36 + (workers - 1) * 23
        out += rect(box.x + 140, y, 48, 20, 4, "card2") + text(box.x + 148, y + 14, workers, "num0 soft")
        out += icon("worker", box.x + 157, y + 10, 10, style="color:var(--bd-line)")
        out += row(box.x + 175, y + 10, [(DECORATION_COST_GOLD[workers], "gold")], 13, 1)
    left = scene.view["decorations_left"]
    out += row(box.x + 46, box.y + 116.5, [(f"+{DECORATION_POINTS}", "vp"), ("+1", "pyramid-top")], 14, 5)
    pile = rect(box.x + 150, box.y + 108, 38, 17, 8, "card2")
    pile += row(box.x + 169, box.y + 116.5, [(left, "decoration")], 13, 3)
    out += f"<g>{title(scene.say('picture-decorations-left', count=left))}{pile}</g>"
    ring = rect(box.x + 5, box.y + 31, box.w - 10, 100, 6, "")
    main = place("main-decorations", scene.say("picture-main-decorations"), out, scene.marks, ring)
    return main + worship(scene, "decorations", box)
