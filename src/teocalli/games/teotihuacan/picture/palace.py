"""The Palace: three royal tiles to worship on, and one discovery tile for all of them."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, place, rect, text
from teocalli.games.teotihuacan.picture.pieces import BARE
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import ROYAL_SIGNS
from teocalli.games.teotihuacan.picture.tiles import row
from teocalli.games.teotihuacan.picture.worship import discovery_spot

PITCH, SIZE = 74.0, 70.0
FRAME = "fill:none;stroke:var(--frame);stroke-width:2.4"


def royal_spot(box: Box, number: int) -> tuple[float, float]:
    """The middle of the place of worship on a royal tile."""
    return box.x + 10 + number * PITCH + 49, box.y + 54


def palace(scene: Scene, box: Box) -> str:
    out = ""
    for number, tile in enumerate(scene.view["royal"]):
        x, y = box.x + 10 + number * PITCH, box.y + 34
        category = "ABC"[number]
        body = rect(x, y, SIZE, SIZE, 6, "slot") + icon("royal", x + 17, y + 14, 18)
        body += text(x + 17, y + 36, f"{category}{tile[1:]}", "num0 soft")
        body += row(x + SIZE / 2, y + 56, ROYAL_SIGNS[tile], 13, 0.5, SIZE - 6)
        body += rect(x + 34, y + 5, 30, 30, 7, "", FRAME)
        body += icon("lock", x + 49, y + 20, 12, style="color:var(--bd-line)")
        ring = rect(x - 1, y - 1, SIZE + 2, SIZE + 2, 7, "", BARE)
        out += place(f"worship-royal-{category.lower()}", scene.tile("royal", tile), body, scene.marks, ring)
    return out + discovery_spot(scene, "palace", box.x + 238, box.y + 38, 48)
