"""The choice of starting wealth: four tiles, two of which are kept; each pair is shown with what it brings together.

It lies where the temples are, on which nobody has moved yet.
"""

from __future__ import annotations

from itertools import combinations

from teocalli.face.drawing import path, place, rect, stepped, text
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.components import Op
from teocalli.games.tzolkin.picture.geometry import TEMPLES
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import Sign, effect, row

TILE_W, TILE_H, PAIR_W, PAIR_H, GAP = 88.0, 92.0, 119.0, 54.0, 5.0
EFFECTS = {tile.id: tile.effects for tile, _, _ in c.WEALTH_TILES}


def is_choosing(scene: Scene) -> bool:
    seat = scene.marks.seat
    return 0 <= seat < len(scene.players) and bool(scene.players[seat]["wealth_dealt"])


def keep_id(one: str, two: str) -> str:
    return f"keep-{one}-{two}"


def wealth(scene: Scene) -> str:
    player, box = scene.players[scene.marks.seat], TEMPLES
    dealt, kept = player["wealth_dealt"], player["wealth"]
    out = path(stepped(*box, 4), "card") + text(box.x + 14, box.y + 20, scene.say("picture-wealth"), "ttl", "start")
    out += text(box.x + box.w - 14, box.y + 20, scene.say("picture-wealth-secret"), "t0 soft", "end")
    for k, tile in enumerate(dealt):
        x, y = box.x + 10 + k * (TILE_W + GAP), box.y + 30
        picked = "stroke:var(--picked);stroke-width:3" if tile in kept else "stroke:var(--tz-big-2);stroke-width:1.5"
        body = rect(x, y, TILE_W, TILE_H, 6, "", f"fill:var(--bd-card);{picked}")
        body += path(
            f"M{x + 1:g} {y + 7:g}a6 6 0 0 1 6-6h{TILE_W - 14:g}a6 6 0 0 1 6 6v11h-{TILE_W - 2:g}Z",
            style="fill:var(--tz-big-3)",
        )
        body += text(x + TILE_W / 2, y + 14, k + 1, "num0")
        rows = [effect(e) for e in EFFECTS[tile]]
        for n, signs in enumerate(rows):
            body += row(x + TILE_W / 2, y + 55 + (n - (len(rows) - 1) / 2) * 21, signs, 17)
        out += place(f"wealth-{tile}", scene.tile("wealth", tile).strip("[]"), body, scene.marks)
    for k, (one, two) in enumerate(combinations(range(len(dealt)), 2)):
        x = box.x + 10 + (k % 3) * (PAIR_W + 4.5)
        y = box.y + 134 + (k // 3) * (PAIR_H + 6)
        out += _pair(scene, dealt, (one, two), (x, y))
    return f'<g id="wealth" role="group" aria-label="{scene.say("picture-wealth")}">{out}</g>'


def _pair(scene: Scene, dealt: list[str], pair: tuple[int, int], corner: tuple[float, float]) -> str:
    (one, two), (x, y) = pair, corner
    element = keep_id(dealt[one], dealt[two])
    body = rect(x, y, PAIR_W, PAIR_H, 6, "card2")
    body += text(x + 17, y + PAIR_H / 2 + 4, f"{one + 1}+{two + 1}", "num0 soft")
    signs = together(dealt[one], dealt[two])
    lines = [signs[k : k + 2] for k in range(0, len(signs), 2)]
    for k, line in enumerate(lines):
        body += row(x + PAIR_W / 2 + 15, y + PAIR_H / 2 + (k - (len(lines) - 1) / 2) * 17, line, 14, 5)
    words = scene.say(
        "picture-keep",
        one=scene.tile("wealth", dealt[one]).strip("[]"),
        two=scene.tile("wealth", dealt[two]).strip("[]"),
    )
    return place(element, words, body, scene.marks, rect(x, y, PAIR_W, PAIR_H, 6, ""))


def together(one: str, two: str) -> list[Sign]:
    """What two tiles bring, goods of a kind added up."""
    found: dict[tuple[int, int], int] = {}
    for given in (*EFFECTS[one], *EFFECTS[two]):
        key = (int(given.op), int(given.which))
        found[key] = found.get(key, 0) + int(given.amount)
    signs: list[Sign] = []
    for (op, which), amount in sorted(found.items()):
        signs += effect(c.Effect(op, which, amount))[: 1 if op != Op.FEED_FREE else 2]
    return signs
