"""Teotibot's action pyramid: the sums that call each tile, both direction tiles, and the tile set aside."""

from __future__ import annotations

from teocalli.engine.messages import message_id
from teocalli.face.drawing import icon, path, rect, stepped, text, title
from teocalli.games.teotihuacan.components import BOT_POSITION
from teocalli.games.teotihuacan.picture.geometry import strip
from teocalli.games.teotihuacan.picture.pieces import put, zone
from teocalli.games.teotihuacan.picture.scene import Scene

BOT_TILE_ICONS = {
    "alchemy": "tech",
    "construction": "pyramid-top",
    "decorations": "decoration",
    "mask_collection": "mask-1",
    "mastery": "die-5",
    "nobles": "building",
    "worship": "temple-any",
}
WIDE, HIGH, PITCH, ROW = 33.0, 29.0, 36.0, 41.0
#: Row and column of each position.
PLACES = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2))
TILE = "fill:var(--bd-card);stroke:var(--seat-b-line);stroke-width:1.2"
FAINT = "fill:var(--bd-card-2);stroke:var(--bd-line)"
#: Ground and ink of the sums that call a tile.
PILL, FAINT_PILL = ("fill:var(--bd-ink)", "var(--bd-card)"), (FAINT, "var(--bd-ink)")
ARROWS = {"up_left": "M5 5 -5 -5M-5 2V-5H2", "up_right": "M-5 5 5 -5M-2 -5H5V2"}


def _sums(position: int) -> str:
    """The sums of two dice that call a position; the middle of the foot only refills."""
    called = [total for total in range(2, 13) if BOT_POSITION[total] == position]
    return f"{called[0]}–{called[-1]}" if called else "–"


def teotibot(scene: Scene) -> str:
    """Tiles are pieces: they climb."""
    bot = scene.view["bot"]
    if bot is None:
        return ""
    box = strip(True)[3]
    name = scene.say("picture-teotibot")
    out = path(stepped(*box, 4), "card") + text(box.x + 12, box.y + 20, name, "ttl", "start")
    tiles = ""
    for position, (line, column) in enumerate(PLACES):
        x = box.x + 62 + (column - line / 2) * PITCH
        y = box.y + 50 + line * ROW
        tiles += _tile(scene, bot["pyramid"][position], x, y, TILE)
        sums = _sums(position)
        w = 7 + 5.4 * len(sums)
        look, ink = PILL if sums != "–" else FAINT_PILL
        tiles += rect(x - w / 2, y - HIGH / 2 - 9, w, 14, 7, "", look)
        tiles += text(x, y - HIGH / 2 + 1.8, sums, "num0", style=f"font-size:10px;fill:{ink}")
    x = box.right - 24
    arrows = ""
    for k, arrow in reversed(list(enumerate(bot["arrows"]))):
        ax, ay = x - 4 + k * 9, box.y + 44 + k * 12
        arrows += rect(ax - 11, ay - 11, 22, 22, 5, "", TILE if k == 0 else FAINT)
        faint = "" if k == 0 else ";stroke-opacity:.6"
        sign = f"fill:none;stroke:var(--bd-ink);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round{faint}"
        arrows += f'<g transform="translate({ax:g},{ay:g})">{path(ARROWS[arrow], style=sign)}</g>'
    directions = [scene.say(f"picture-arrow-{message_id(arrow)}") for arrow in bot["arrows"]]
    out += f"<g>{title(scene.say('picture-directions', now=directions[0], next=directions[1]))}{arrows}</g>"
    aside = _tile(scene, bot["aside"], x + 1, box.y + 91, FAINT + ";stroke-dasharray:4 3")
    return zone("teotibot", name, out) + tiles + aside


def _tile(scene: Scene, tile: str, x: float, y: float, look: str) -> str:
    body = rect(-WIDE / 2, -HIGH / 2, WIDE, HIGH, 5, "", look)
    body += icon(BOT_TILE_ICONS[tile], 0, 2, 19, style="color:var(--bd-ink)")
    return put(scene, f"bot-{message_id(tile)}", x, y, scene.tile("bottile", tile), body)
