"""What opens over the board while it is asked for: starting tiles, the tiles of a stack, the turns of a stone."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.face.drawing import icon, number, path, place, rect, text, title
from teocalli.games.teotihuacan.components import AVENUE_STACK, WIDE_STEP
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.picture.avenue import step_spot
from teocalli.games.teotihuacan.picture.geometry import HEIGHT, MARGIN, PYRAMID, STRIP_X, WIDTH, strip
from teocalli.games.teotihuacan.picture.pieces import BARE
from teocalli.games.teotihuacan.picture.pyramid import CELL, spot_corner, stone_body, stone_icons
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import Signs, icon_of
from teocalli.games.teotihuacan.picture.temples import COLUMN, left_of, step_y
from teocalli.games.teotihuacan.picture.tiles import board_disc, discovery, discovery_ring, row
from teocalli.games.teotihuacan.tiles import ALL_STARTING
from teocalli.games.teotihuacan.vocabulary import ROTATION, SPOT_NAME, STACK, Board

BOARDS = words_of(Board)
STARTING = {tile.id: tile for tile in ALL_STARTING}
#: The heading of the tray of starting tiles, and the gap between tiles.
HEAD, TILE_GAP = 34.0, 10.0
SHEET = "fill:var(--surface);stroke:var(--line-strong);stroke-width:1"


def is_laid_out(asked: dict[str, Any]) -> bool:
    """Whether something opens over the board for what is asked."""
    return asked["kind"] in ("keep_tile", "draft_tile", "rotate") or "linked" in asked or "stack" in asked


def choices(scene: Scene) -> str:
    asked = scene.view["asked"]
    if asked["kind"] in ("keep_tile", "draft_tile") or "linked" in asked:
        return _starting_tiles(scene)
    if "stack" in asked:
        return _stack(scene, asked["stack"])
    return _turns(scene, asked["stone"], asked["spot"])


# ---------------------------------------------------------------- starting tiles


def _starting_tiles(scene: Scene) -> str:
    """Tiles dealt to the reader, or the draft; while a linked discovery is offered, the tiles of whoever may buy it."""
    seats, asked = scene.view["seats"], scene.view["asked"]
    if "linked" in asked:
        kept = seats[scene.view["deciding"] - 1].get("kept", [])
        shown = [tile for tile in _known(scene, kept) if tile["tile"] in kept]
        chosen: list[str] = []
    elif asked["kind"] == "draft_tile":
        shown, chosen = scene.view["draft"], []
    else:
        own = [player for player in seats if "dealt" in player]
        shown = own[0]["dealt"] if own else []
        chosen = own[0]["kept"] if own else []
    if not shown:
        return ""
    w, h = (204.0 if len(shown) > 4 else 244.0), (104.0 if len(shown) > 5 else 124.0)
    desk, phone = Tray(len(shown), min(len(shown), 5), w, h), Tray(len(shown), min(len(shown), 2), w, h)
    tiles = "".join(_laid(scene, tile, k, desk, phone, tile["tile"] in chosen) for k, tile in enumerate(shown))
    heads = _tray_head(scene, desk, "desk-tray") + _tray_head(scene, phone, "phone-tray")
    fold = f' style="--drop:{number(desk.tall - HEAD)}px" data-part="{phone.frame}"'
    return f'<g id="tray" class="tray"{fold}>{heads}<g class="laid">{tiles}</g></g>'


@dataclass(frozen=True)
class Tray:
    """Where tiles lie in the tray: in rows of so many."""

    count: int
    per_row: int
    w: float
    h: float

    @property
    def wide(self) -> float:
        return self.per_row * (self.w + TILE_GAP) + TILE_GAP

    @property
    def tall(self) -> float:
        return -(-self.count // self.per_row) * (self.h + TILE_GAP) + HEAD

    @property
    def corner(self) -> tuple[float, float]:
        return (WIDTH - self.wide) / 2, HEIGHT - MARGIN - self.tall

    @property
    def frame(self) -> str:
        """The viewBox that shows it whole."""
        left, top = self.corner
        return f"{left - 6:g} {top - 6:g} {self.wide + 12:g} {self.tall + 12:g}"

    def spot(self, k: int) -> tuple[float, float]:
        left, top = self.corner
        across, down = k % self.per_row, k // self.per_row
        return left + TILE_GAP + across * (self.w + TILE_GAP), top + HEAD + down * (self.h + TILE_GAP)


def _laid(scene: Scene, tile: dict[str, Any], k: int, desk: Tray, phone: Tray, chosen: bool) -> str:
    """A tile where it lies on a desk; on a phone it is moved to its place there."""
    (x, y), (px, py) = desk.spot(k), phone.spot(k)
    body = _starting_tile(scene, tile, x, y, desk.w, desk.h, chosen)
    return f'<g class="tile" style="--dx:{number(px - x)}px;--dy:{number(py - y)}px">{body}</g>'


def _tray_head(scene: Scene, tray: Tray, class_: str) -> str:
    """The sheet with its heading, which folds it away and brings it back."""
    left, top = tray.corner
    shadow = ";filter:drop-shadow(0 6px 18px rgba(40,25,10,.28))"
    sheet = rect(left, top, tray.wide, tray.tall, 12, "sheet", SHEET + shadow)
    heading = text(left + 16, top + 23, scene.say("picture-starting-tiles"), "ttl", "start", "font-size:16px")
    sign = path(f"M{tray.wide + left - 30:g} {top + 14:g}l8 8l8 -8", "fold-sign")
    words = scene.say("picture-fold")
    hit = rect(left, top, tray.wide, HEAD, 12, "fold-hit", "fill:transparent")
    attributes = f'class="fold" role="button" tabindex="0" data-fold="" aria-label="{escape(words)}"'
    return f'<g class="{class_}">{sheet}<g {attributes}>{title(words)}{hit}{heading}{sign}</g></g>'


def _known(scene: Scene, kept: list[str]) -> list[dict[str, Any]]:
    linked = scene.view["linked"]
    return [{"tile": tile, "linked": linked.get(tile)} for tile in kept]


def _starting_tile(scene: Scene, tile: dict[str, Any], x: float, y: float, w: float, h: float, chosen: bool) -> str:
    declared = STARTING[tile["tile"]]
    boards = [BOARDS[board] for board in declared.boards]
    edge = "stroke:var(--picked);stroke-width:2.5" if chosen else "stroke:var(--bd-line)"
    body = rect(x, y, w, h, 9, "card", edge) + rect(x + 1.5, y + 1.5, w - 3, 31, 8, "card2")
    for k, board in enumerate(boards):
        body += board_disc(board, x + 18 + 21 * k, y + 17, 9)
    names = ", ".join(scene.named("board", board) for board in boards)
    body += text(x + 54, y + 21, names, "t", "start", "font-size:11px" if len(names) * 6.3 > w - 80 else "")
    if chosen:
        body += f'<circle cx="{x + w - 5:g}" cy="{y + 5:g}" r="10" fill="var(--picked)"/>'
        body += icon("ui-check", x + w - 5, y + 5, 14, style="color:#fff")
    # the discovery symbol is the linked tile itself
    gains: Signs = [(f"+{e.amount}", icon_of(e)) for e in declared.effects if e.op != Op.LINKED]
    linked = tile.get("linked")
    middle = y + 33 + (h - 33) / 2
    at = f"translate({x + (w - (58 if linked else 0)) / 2:g},{middle:g})"
    body += f'<g transform="{at} scale(1.35)">{row(0, 0, gains, 16, 6)}</g>'
    words = scene.tile("starting", tile["tile"])
    if linked and scene.view["asked"].get("linked") == tile["tile"]:
        side = discovery(linked, x + w - 58, middle - 24, 42)
        ring = discovery_ring(linked, x + w - 58, middle - 24, 42)
        offer = place(f"linked-{tile['tile']}", scene.tile("discovery", linked), side, scene.marks, ring)
        return f"<g>{body}</g>{offer}"
    if linked:
        body += discovery(linked, x + w - 58, middle - 24, 42)
        words += " " + scene.tile("discovery", linked)
    return place(f"start-{tile['tile']}", words, body, scene.marks, rect(x - 1, y - 1, w + 2, h + 2, 10, "", BARE))


# ---------------------------------------------------------------- a stack of discovery tiles


def _stack(scene: Scene, stack: str) -> str:
    """All tiles of a stack, beside the step where it lies."""
    kinds = list(dict.fromkeys(scene.view["stacks"][stack]))
    size, gap = 46.0, 12.0
    wide, tall = len(kinds) * (size + gap) + gap, size + 32
    number = STACK.index(stack)
    if stack.startswith("avenue"):
        step = AVENUE_STACK.index(number)
        _, y, high = step_spot(strip(scene.view["solo"])[1], step)
        tip, middle = STRIP_X + 6.0, y + high / 2
        left, point = tip - 12 - wide, f"M{tip - 13:g} {middle - 9:g}l13 9l-13 9Z"
    else:
        temple, step = next((t, s) for t in range(3) for s in range(12) if WIDE_STEP[t][s] == number)
        tip, middle = left_of(temple) + COLUMN - 2, step_y(step) + 28
        left, point = tip + 12, f"M{tip + 13:g} {middle - 9:g}l-13 9l13 9Z"
    top = middle - tall / 2
    out = rect(left, top, wide, tall, 10, "", SHEET + ";filter:drop-shadow(0 4px 12px rgba(40,25,10,.3))")
    out += path(point, style="fill:var(--surface)")
    for k, kind in enumerate(kinds):
        x, y = left + gap + k * (size + gap), top + 12
        body, ring = discovery(kind, x, y, size), discovery_ring(kind, x, y, size)
        out += place(f"claim-{message_id(kind)}", scene.tile("discovery", kind), body, scene.marks, ring)
    return f'<g id="stack-open">{out}</g>'


# ---------------------------------------------------------------- the four ways to turn a stone


def _turns(scene: Scene, stone: str, spot: str) -> str:
    number = SPOT_NAME.index(spot)
    x, y = spot_corner(number)
    side, gap = 2 * CELL, 8.0
    icons = stone_icons(scene, stone)
    looks = [_turned(icons, turns) for turns in range(4)]
    ways = [turns for turns in range(4) if looks[turns] not in looks[:turns]]
    wide, tall = len(ways) * (side + gap) + gap, side + 2 * gap
    left = min(max(x + side / 2 - wide / 2, PYRAMID.x + 4), PYRAMID.right - wide - 4)
    top = y - tall - 8 if y - tall > PYRAMID.y else y + side + 10
    ghost = rect(x + 1.5, y + 1.5, side - 3, side - 3, 5, "", "fill:none;stroke:var(--picked);stroke-width:3")
    out = ghost + rect(left, top, wide, tall, 10, "", SHEET + ";filter:drop-shadow(0 4px 12px rgba(40,25,10,.3))")
    for k, turns in enumerate(ways):
        tx, ty = left + gap + k * (side + gap), top + gap
        level = int(spot[0])
        body = f'<g transform="translate({tx:g},{ty:g})">{stone_body(icons, turns, level)}</g>'
        ring = rect(tx + 0.5, ty + 0.5, side - 1, side - 1, 6, "", BARE)
        out += place(f"turn-{ROTATION[turns]}", scene.named("rotation", ROTATION[turns]), body, scene.marks, ring)
    return f'<g id="turns">{out}</g>'


def _turned(icons: tuple[int, ...], turns: int) -> tuple[int, ...]:
    return tuple(icons[(quadrant + 4 - turns) % 4] for quadrant in range(4))
