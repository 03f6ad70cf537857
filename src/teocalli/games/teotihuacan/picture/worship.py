"""A place of worship beside the temples with its discovery tile, as five boards have one."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, place, rect, text
from teocalli.games.teotihuacan.components import WORSHIP_TEMPLE
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.temples import COLOURS
from teocalli.games.teotihuacan.picture.tiles import BOARD_NUMBER, discovery, discovery_ring, row

SIZE = 38
FRAME = "fill:var(--bd-card-2);stroke:var(--frame);stroke-width:2.6"


def worship_spot(box: Box) -> tuple[float, float]:
    """The middle of the place of worship of a loose board."""
    return box.x + 10 + SIZE / 2, box.y + 137 + SIZE / 2


def temple_of(board: str) -> str:
    number = WORSHIP_TEMPLE[BOARD_NUMBER[board] - 1]
    return COLOURS[number] if number >= 0 else "any"


def _within(name: str) -> str:
    """A name as it stands within a sentence."""
    return name[:1].lower() + name[1:]


def worship(scene: Scene, board: str, box: Box) -> str:
    x, y, temple = box.x + 10, box.y + 137, temple_of(board)
    body = rect(x, y, SIZE, SIZE, 8, "", FRAME) + icon(f"temple-{temple}", x + SIZE / 2, y + SIZE / 2, SIZE * 0.6)
    words = scene.say("picture-worship", temple=_within(scene.say(f"picture-temple-{temple}")))
    out = place(f"worship-{board}", words, body, scene.marks, rect(x - 1, y - 1, SIZE + 2, SIZE + 2, 9, ""))
    out += text(x + 50, y + 23, "/", "num soft") + discovery_spot(scene, board, x + 58, y, SIZE)
    out += text(x + 108, y + 14, scene.say("picture-both"), "t0 soft", "start")
    return out + row(x + 123, y + 28, [("−1", "cocoa")], 13, 1)


def discovery_spot(scene: Scene, board: str, x: float, y: float, size: float) -> str:
    """The discovery tile beside a place of worship; it is refilled while the pile lasts."""
    kind = scene.view["spots"][board]
    if kind is None:
        hole = rect(x, y, size, size, 6, "hole")
        return place(f"spot-{board}", scene.say("picture-no-tile"), hole, scene.marks, rect(x, y, size, size, 6, ""))
    body, ring = discovery(kind, x, y, size), discovery_ring(kind, x, y, size)
    return place(f"spot-{board}", scene.tile("discovery", kind), body, scene.marks, ring)
