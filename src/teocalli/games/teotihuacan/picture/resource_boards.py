"""Forest, Stone Quarry, Gold Deposits: a table by number of workers and by the power of the weakest."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import icon, place, rect, remembered, text
from teocalli.games.teotihuacan.effects import Op
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import Signs, icon_of
from teocalli.games.teotihuacan.picture.tiles import row
from teocalli.games.teotihuacan.picture.worship import worship
from teocalli.games.teotihuacan.printed import GATHER_CELLS

BOARDS = ("forest", "quarry", "gold")
RESOURCE = {"forest": "wood", "quarry": "stone", "gold": "gold"}
#: Columns of equal gain, as they are printed.
POWERS = ("1", "2–3", "4–5")
FIRST, WIDE = 26.0, 55.0


def cell(board: str, workers: int, column: int) -> Signs:
    """What a cell of the table pays."""
    effects = GATHER_CELLS[BOARDS.index(board)][workers - 1][column]
    return [(e.amount, RESOURCE[board] if e.op == Op.MATCHING else icon_of(e)) for e in effects]


@remembered
def _table(board: str, x: float, y: float) -> str:
    out = icon("die-1", x + 15, y + 39, 11, style="color:var(--bd-line)")
    for k, label in enumerate(POWERS):
        out += text(x + FIRST + WIDE * (k + 0.5), y + 43, label, "t0 soft")
    for workers in (1, 2, 3):
        top = y + 48 + (workers - 1) * 27
        out += text(x + 10, top + 16.5, workers, "num0 soft")
        out += icon("worker", x + 18.5, top + 12.5, 10, style="color:var(--bd-line)")
        for k in range(len(POWERS)):
            left = x + FIRST + WIDE * k
            out += rect(left + 1, top, WIDE - 2, 25, 4, "card2")
            out += row(left + WIDE / 2, top + 12.5, cell(board, workers, k), 14, 3)
    return out


def resource_board(scene: Scene, board: str, box: Box) -> str:
    out, ring = _table(board, box.x, box.y), rect(box.x + 5, box.y + 31, box.w - 10, 101, 6, "")
    return place(f"main-{board}", scene.say("picture-main-gather"), out, scene.marks, ring) + worship(scene, board, box)
