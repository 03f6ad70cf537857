"""The Avenue of the Dead, step 0 at the foot, and the row of buildings, whose lowest visible number scores."""

from __future__ import annotations

from teocalli.face.box import Box
from teocalli.face.drawing import letter, path, place, rect, stepped, text, title
from teocalli.games.teotihuacan.components import AVENUE_END, AVENUE_STACK
from teocalli.games.teotihuacan.picture.geometry import sharing, strip
from teocalli.games.teotihuacan.picture.pieces import marker, zone
from teocalli.games.teotihuacan.picture.scene import Scene
from teocalli.games.teotihuacan.picture.tiles import small_discovery
from teocalli.games.teotihuacan.vocabulary import STACK

HEAD, WIDE = 30.0, 92.0


def _box(scene: Scene) -> Box:
    return strip(scene.view["solo"])[1]


def step_spot(box: Box, step: int) -> tuple[float, float, float]:
    """Left edge, upper edge and height of a step."""
    high = (box.h - HEAD - 8) / (AVENUE_END + 1)
    return box.x + 10, box.y + HEAD + (AVENUE_END - step) * high, high


def building_spot(scene: Scene, number: int) -> tuple[float, float, float]:
    """The middle of a space of the building row, and its height."""
    box = _box(scene)
    high = (box.h - HEAD - 8) / len(scene.view["building_row"])
    return box.x + 129, box.y + HEAD + (number + 0.5) * high, high


def avenue(scene: Scene) -> str:
    box = _box(scene)
    name = scene.say("picture-avenue")
    out = path(stepped(*box, 4), "card") + text(box.x + 12, box.y + 20, name, "ttl", "start", "font-size:12.5px")
    for step in range(AVENUE_END + 1):
        out += _step(scene, box, step)
    taken = scene.view["buildings_taken"]
    row = ""
    for k, value in enumerate(scene.view["building_row"]):
        x, y, high = building_spot(scene, k)
        look = "stroke:var(--bd-ink);stroke-width:2" if k == taken else ""
        row += rect(x - 17, y - high / 2 + 1, 34, high - 2.5, 4, "slot", look)
        row += text(x, y + 4, value, "num" if k == taken else "t0 soft") if k <= taken else ""
    words = scene.say("picture-building-row", value=scene.view["building_value"])
    return zone("avenue", name, f"{out}<g>{title(words)}{row}</g>")


def _step(scene: Scene, box: Box, step: int) -> str:
    x, y, high = step_spot(box, step)
    stack = AVENUE_STACK[step]
    kinds = scene.view["stacks"][STACK[stack]] if stack >= 0 else []
    inset = 0 if stack >= 0 else 8
    shape = (x + inset, y + 1, WIDE - 2 * inset, high - 2, 4)
    out = rect(*shape, "card2", "stroke:var(--frame);stroke-width:1.2" if stack >= 0 else "")
    out += text(x + 13, y + high / 2 + 4, step, "t0 soft")
    words = scene.say("picture-avenue-step", step=step)
    size = min(17.0, high - 5, 43 / max(1, len(kinds)))
    for k, kind in enumerate(kinds):
        out += small_discovery(kind, x + 22 + size / 2 + k * (size + 1), y + high / 2, size)
    if kinds:
        words += " " + scene.say("picture-claim-tile", tiles=scene.tiles("discovery", kinds))
    return place(f"avenue-{step}", words, out, scene.marks, rect(*shape, ""))


def avenue_markers(scene: Scene) -> str:
    box, out = _box(scene), ""
    for step in range(AVENUE_END + 1):
        x, y, high = step_spot(box, step)
        here = [seat for seat, player in enumerate(scene.view["seats"]) if player["avenue"] == step]
        spots, r = sharing(len(here), wide=True)
        crowded = AVENUE_STACK[step] >= 0 and len(here) > 1
        middle = x + (79 if AVENUE_STACK[step] >= 0 else 58)
        for seat, (dx, dy) in zip(here, spots, strict=False):
            words = scene.say("picture-marker-avenue", name=scene.name(seat), step=step)
            across = dx * 0.72 if crowded else dx
            radius = min(r, 5.6) if crowded else min(r, high / 2 - 3)
            out += marker(scene, f"avenue-{letter(seat)}", seat, middle + across, y + high / 2 + dy, words, radius)
    return out
