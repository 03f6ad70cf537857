"""The ring: eight boards around the pyramid, each with a header, its table, its place of worship and its dice."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from teocalli.face.box import Box
from teocalli.face.drawing import icon, outline, path, place, rect, remembered, stepped, text, title
from teocalli.games.teotihuacan.picture.alchemy import alchemy
from teocalli.games.teotihuacan.picture.construction import construction
from teocalli.games.teotihuacan.picture.decorations import decorations
from teocalli.games.teotihuacan.picture.geometry import CENTRE, GAP, INSIDE, LEFT, MARGIN, RIGHT, SLOTS
from teocalli.games.teotihuacan.picture.nobles import nobles
from teocalli.games.teotihuacan.picture.palace import palace
from teocalli.games.teotihuacan.picture.pieces import zone
from teocalli.games.teotihuacan.picture.resource_boards import resource_board
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.tiles import BOARD_NUMBER

#: The table of each board, and what of the view it is drawn from.
TABLES: dict[str, tuple[Callable[[Scene, Box], str], tuple[str, ...]]] = {
    "palace": (palace, ("royal", "spots")),
    "forest": (lambda scene, box: resource_board(scene, "forest", box), ("spots",)),
    "quarry": (lambda scene, box: resource_board(scene, "quarry", box), ("spots",)),
    "gold": (lambda scene, box: resource_board(scene, "gold", box), ("spots",)),
    "alchemy": (alchemy, ("technologies",)),
    "nobles": (nobles, ("nobles",)),
    "decorations": (decorations, ("decoration_display", "decorations_left", "spots")),
    "construction": (construction, ("stone_display", "stones_left")),
}
#: How the ids of elements on a board, and on its table, begin; its name follows.
PLACES = ("board-", "area-", *(TABLE_PLACES := ("main-", "worship-", "spot-")))
#: Elements that only one board has.
OWN = {"palace": "worship-royal-", "alchemy": "technology-", "nobles": "nobles-"}
BOARD_IDS = {
    board: (*(f"{element}{board}" for element in PLACES), OWN.get(board, f"board-{board}")) for board in TABLES
}
#: Where the ring passes from a slot to the next: x, y, and the way in degrees clockwise from the right.
PASSAGES = (
    (RIGHT - GAP / 2, MARGIN + 70, 0),
    (SLOTS[1].x + SLOTS[1].w / 2, SLOTS[1].foot + GAP / 2, 90),
    (SLOTS[2].x + SLOTS[2].w / 2, SLOTS[2].foot + GAP / 2, 90),
    (RIGHT - GAP / 2, MARGIN + INSIDE - 70, 180),
    (CENTRE - GAP / 2, MARGIN + INSIDE - 70, 180),
    (LEFT + SLOTS[6].w / 2, SLOTS[6].foot + GAP / 2, 270),
    (LEFT + SLOTS[7].w / 2, SLOTS[7].foot + GAP / 2, 270),
    (CENTRE - GAP / 2, MARGIN + 70, 0),
)


def slot_of(scene: Scene, board: str) -> Box:
    return SLOTS[scene.view["ring"].index(board)]


def ring(scene: Scene) -> list[str]:
    """The boards, each drawn again only when something on it changes."""
    colours, shown = colours_on(scene), []
    for box, board in zip(SLOTS, scene.view["ring"], strict=True):
        shown.append(scene.kept(_board, TABLES[board][1], BOARD_IDS[board], board, box, colours[board]))
    return [*shown, PASSAGE_SIGNS]


def _board(scene: Scene, board: str, box: Box, colours: int) -> str:
    """A board. Where a worker may go there, the whole board is the target."""
    element, shape = f"board-{board}", stepped(*box, 4)
    words = scene.tile("board", board)
    out = path(shape, "card") + _header(scene.named("board", board), BOARD_NUMBER[board], *box)
    ids = (*(f"{element}{board}" for element in TABLE_PLACES), *((OWN[board],) if board in OWN else ()))
    out += scene.kept(_table, TABLES[board][1], ids, board, box)
    out += _general_area(scene, board, box, colours)
    out += outline(path(shape, style="fill:none;pointer-events:none"), "ring pulse")
    return zone(element, scene.named("board", board), out, words, "touched" if element in scene.marks.touched else "")


def _table(scene: Scene, board: str, box: Box) -> str:
    """What a board is about: it stays as it is while dice come and go."""
    return TABLES[board][0](scene, box)


@remembered
def _header(name: str, number: int, x: float, y: float, w: float, h: float) -> str:
    out = path(f"M{x + 8:g} {y:g}H{x + w - 8:g}v4h4v4h4v20H{x:g}v-20h4v-4h4Z", style=f"fill:var(--teo-h{number})")
    out += f'<circle cx="{x + 19:g}" cy="{y + 14.5:g}" r="9.5" fill="#fff" fill-opacity=".92"/>'
    out += text(x + 19, y + 18.7, number, "num", style="fill:#33291f")
    # a long name shrinks, then it is drawn closer
    room, ems = w - 98, sum(0.68 if sign.isascii() else 0.8 for sign in name)
    size = max(11.0, min(13.5, room / ems))
    close = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if size * ems > room + 1 else ""
    look = f'class="ttl" style="fill:#fff;font-size:{size:.1f}px"{close}'
    return out + f'<text x="{x + 35:g}" y="{y + 19:g}" {look}>{escape(name)}</text>'


def colours_on(scene: Scene) -> dict[str, int]:
    """Different colours of unlocked dice on each board; those who have just arrived do not count."""
    colours = dict.fromkeys(scene.view["ring"], 0)
    there = [set(dice) for dice in scene.view["neutral"]]
    for player in scene.view["seats"]:
        arrived = scene.view["moved"] if player["seat"] == scene.view["turn"] else ()
        free = (worker for worker in player["workers"] if worker["worship"] is None and worker["id"] not in arrived)
        there.append({worker["board"] for worker in free if worker["board"] is not None})
    for boards in there:
        for board in boards:
            colours[board] += 1
    return colours


def _general_area(scene: Scene, board: str, box: Box, colours: int) -> str:
    """Where the dice stand; beside it what collecting brings and what a main action costs."""
    words = scene.say("picture-area-palace" if board == "palace" else "picture-area", colours=colours, more=colours + 1)
    wide = 34 if board == "palace" else 51
    hint = rect(box.right - 8 - wide, box.y + 5.5, wide, 18, 9, "", "fill:#fff;fill-opacity:.92")
    if board != "palace":
        hint += text(box.right - 50, box.y + 18.5, f"−{colours}" if colours else "0", "num0", style="fill:#a3231b")
    hint += text(box.right - 32.5, box.y + 18.5, f"+{colours + 1}", "num0", style="fill:#1e6b3f")
    hint += icon("cocoa", box.right - 17, box.y + 14.5, 12, style="--r-cocoa:#7a4528;--surface:#fff")
    shape = (box.x + 5, box.foot - 50, box.w - 10, 46, 6)
    ground = rect(*shape, "", "fill:transparent")
    return f"<g>{title(words)}{hint}</g>" + place(f"area-{board}", words, ground, scene.marks, rect(*shape, ""))


def _passages() -> str:
    """Round chevrons that show the way."""
    arrow = (
        '<circle r="9" fill="var(--bd-ground)" stroke="var(--bd-line)"/><path d="M-2.5 -4.5 2.5 0l-5 4.5" fill="none"'
        ' stroke="var(--bd-ink)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    spots = "".join(f'<g transform="translate({x:g},{y:g}) rotate({way})">{arrow}</g>' for x, y, way in PASSAGES)
    return f'<g pointer-events="none">{spots}</g>'


PASSAGE_SIGNS = _passages()
