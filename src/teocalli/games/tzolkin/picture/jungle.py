"""The jungle: four groups of harvest tiles, wood over corn; the badge is the action of Palenque that takes from it."""

from __future__ import annotations

from teocalli.face.drawing import LATENT, at, icon, path, piece, place, rect, stepped, text
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.geometry import JUNGLE
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import small_tile

SIDE = 25
FIRST_X, APART = JUNGLE.x + 96, 63


Corners = list[tuple[float, float]]


def corners(group: int, squares: int) -> Corners:
    """The upper left corners of a group's squares, which lie in blocks of two by two."""
    x = FIRST_X + (group - c.FIRST_GROUP) * APART
    y = JUNGLE.y + (9 if squares > 2 else 15)
    return [(x + (slot % 2) * 27, y + (slot // 2) * 28) for slot in range(squares)]


def jungle(scene: Scene) -> str:
    out = path(stepped(*JUNGLE, 4), "card") + text(
        JUNGLE.x + 14, JUNGLE.y + 28, scene.say("picture-jungle"), "ttl", "start"
    )
    burned = scene.view["burned"]
    if burned:
        words = scene.say("picture-burned", amount=burned)
        sign = icon("burn", JUNGLE.x + 23, JUNGLE.y + 48, 17) + text(
            JUNGLE.x + 35, JUNGLE.y + 52, burned, "num0", "start"
        )
        out += place("burned", words, sign, scene.marks)
    out += "".join(_group(scene, group) for group in range(c.FIRST_GROUP, c.FIRST_GROUP + c.GROUPS))
    return f'<g id="jungle" role="group" aria-label="{scene.say("picture-jungle")}">{out}</g>'


def _group(scene: Scene, group: int) -> str:
    """Squares of a group: empty, with bare corn, with wood over corn. In the middle its number."""
    left = scene.view["jungle"][group]
    corn, wood = left["corn"], left["wood"]
    squares = corners(group, int(c.JUNGLE_SQUARES[len(scene.players)]))
    out = "".join(rect(*corner, SIDE, 26, 5, "hole") for corner in squares[corn:])
    for x, y in squares[:corn]:
        out += small_tile("corn", x + SIDE / 2, y + 13, SIDE)
    bare = "".join(rect(*corner, SIDE, SIDE + 1, 5, "") for corner in squares[wood:corn])
    out += place(
        f"jungle-{group}-corn", scene.say("picture-corn-tiles", amount=corn - wood, group=group), "", scene.marks, bare
    )
    for slot in range(wood):
        words = scene.say("picture-wood-tile", group=group)
        x, y = squares[slot]
        tile = small_tile("wood", SIDE / 2, 13, SIDE)
        out += piece(f"wood-{group}-{slot + 1}", "n", at(x + 1, y - 1), words, tile)
    ring = "".join(rect(*corner, SIDE + 1, SIDE, 5, "") for corner in squares[:wood])
    out += place(
        f"jungle-{group}-wood", scene.say("picture-wood-tiles", amount=wood, group=group), "", scene.marks, ring
    )
    x, y = squares[0]
    look = "fill:var(--tz-palenque);stroke:var(--bd-card);stroke-width:1.5"
    badge = f'<circle cx="{x + 26:g}" cy="{y + 27:g}" r="9" style="{look}"/>'
    badge += text(x + 26, y + 31, group, "num0 inv")
    disc = f'<circle cx="{x + 26:g}" cy="{y + 27:g}" r="10.5"/>'
    out += place(f"jungle-{group}", scene.say("picture-jungle-group", group=group), badge, scene.marks, disc)
    fire = f'<circle cx="{x + 53:g}" cy="{y:g}" r="10" fill="var(--bd-card)"/>' + icon("burn", x + 53, y, 16)
    ring = f'<circle cx="{x + 53:g}" cy="{y:g}" r="10"/>'
    out += place(f"jungle-{group}-burn", scene.say("harvest-burn"), fire, scene.marks, ring, LATENT)
    return f"<g>{out}</g>"
