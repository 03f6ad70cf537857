"""Alchemy: six technologies in three columns, one for each temple."""

from __future__ import annotations

from teocalli.engine.structs import words_of
from teocalli.face.box import Box
from teocalli.face.drawing import icon, letter, place, rect, remembered, text
from teocalli.games.teotihuacan.picture.pieces import BARE, marker
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.signs import TECHNOLOGIES, TECHNOLOGY_SIGNS
from teocalli.games.teotihuacan.picture.temples import COLOURS
from teocalli.games.teotihuacan.picture.tiles import board_disc, row
from teocalli.games.teotihuacan.vocabulary import Board, Good

WIDE, HIGH, PITCH, ROW = 52.0, 61.0, 61.0, 64.0


def corner(box: Box, number: int) -> tuple[float, float]:
    """The upper left corner of the tile on one of the six places."""
    return box.x + 11 + number % 3 * PITCH, box.y + 53 + number // 3 * ROW


def alchemy(scene: Scene, box: Box) -> str:
    out = ""
    for column, colour in enumerate(COLOURS):
        left = box.x + 8 + column * PITCH
        out += rect(left, box.y + 33, 58, 148, 6, "", f"fill:var(--t-{colour}-soft)")
        out += icon(f"temple-{colour}", left + 29, box.y + 43, 15)
    for number, tech in enumerate(scene.view["technologies"]):
        out += _technology(scene, tech, *corner(box, number))
    ring = rect(box.x + 5, box.y + 31, box.w - 10, 152, 7, "")
    return place("main-alchemy", scene.say("picture-main-alchemy"), out, scene.marks, ring)


@remembered
def _tile(tech: str, x: float, y: float) -> str:
    signs, tile = TECHNOLOGY_SIGNS[tech], TECHNOLOGIES[tech]
    boards = [words_of(Board)[board] for board in tile.boards]
    out = rect(x, y, WIDE, HIGH, 5, "card") + text(x + 6, y + 14, tech, "num0 soft", "start")
    out += row(x + 38, y + 10, [(tile.price[Good.GOLD], "gold")], 12, 0)
    if len(signs) > 1:
        out += row(x + WIDE / 2, y + 26, signs, 12, 1, WIDE - 4)
    else:
        out += row(x + WIDE / 2, y + 26, signs, 16, 2)
    for k, board in enumerate(boards):
        out += board_disc(board, x + WIDE / 2 + (k - (len(boards) - 1) / 2) * 15, y + 41, 6.6)
    return out


def _technology(scene: Scene, tech: str, x: float, y: float) -> str:
    words, ring = scene.tile("technology", tech), rect(x - 1, y - 1, WIDE + 2, HIGH + 2, 6, "", BARE)
    return place(f"technology-{tech}", words, _tile(tech, x, y), scene.marks, ring)


def technology_markers(scene: Scene, box: Box) -> str:
    out = ""
    for number, tech in enumerate(scene.view["technologies"]):
        x, y = corner(box, number)
        owners = [seat for seat, player in enumerate(scene.view["seats"]) if tech in player["technologies"]]
        for k, seat in enumerate(owners):
            words = scene.say("picture-marker-technology", name=scene.name(seat), number=int(tech))
            spot = x + WIDE / 2 + (k - (len(owners) - 1) / 2) * 12.4
            under = (f"technology-{tech}", "main-alchemy", "board-alchemy")
            out += marker(scene, f"tech-{tech}-{letter(seat)}", seat, spot, y + 54, words, 5, *under)
    return out
