"""Buildings and monuments as cards: kind, price, effect. Built monuments stay on display with their owner's mark."""

from __future__ import annotations

from typing import Any, NamedTuple

from teocalli.face.box import Box
from teocalli.face.drawing import at, icon, letter, marker, outline, path, piece, rect, remembered, stepped, text
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.figures import FRAMES
from teocalli.games.tzolkin.picture.geometry import BUILDINGS, MONUMENTS, RIGHT, RIGHT_W
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import Sign, effects, monument, price, row

SIDE, GAP = 10, 4.6


def tiles(scene: Scene) -> str:
    return _buildings(scene) + _monuments(scene)


def _panel(box: Box, element: str, name: str, note: str, cards: str) -> str:
    out = path(stepped(*box, 4), "card") + text(box.x + 14, box.y + 19, name, "ttl", "start")
    out += text(box.x + box.w - 14, box.y + 19, note, "t0 soft", "end")
    return f'<g id="{element}" role="group" aria-label="{name}">{out}{cards}</g>'


def _buildings(scene: Scene) -> str:
    cards, width = "", card_width(c.BUILDING_SLOTS)
    for slot, building in enumerate(scene.view["buildings"]):
        if building is not None:
            words = scene.tile("building", building["id"])
            spot = slot_x(slot, width), BUILDINGS.y + 28.0
            cards += _card(scene, f"bld-{building['id']}", words, spot, _printed_building(building["id"], width))
    left = scene.view["decks"][scene.view["age"] - 1]
    note = scene.say("picture-deck", amount=left)
    return _panel(BUILDINGS, "buildings", scene.say("picture-buildings"), note, cards)


def _monuments(scene: Scene) -> str:
    """Free ones stand in their slots; built ones fill the slots that they left."""
    shown: list[Any] = list(scene.view["monuments"])
    built = [(m, seat) for seat, player in enumerate(scene.players) for m in player["monuments"]]
    owners = {m["id"]: seat for m, seat in built}
    taken = iter(sorted((m for m, _ in built), key=lambda m: str(m["id"])))
    cards, width = "", card_width(len(shown))
    for slot, free in enumerate(shown):
        tile = free if free is not None else next(taken, None)
        if tile is None:
            continue
        printed = _printed_monument(tile["id"], width, len(scene.players))
        words = scene.tile("monument", tile["id"])
        owner = owners.get(tile["id"])
        if owner is not None:
            words += " " + scene.say("picture-monument-built", name=scene.name(owner), points=tile["points_now"])
            printed = printed._replace(body=printed.body + _owner(scene, owner, tile, width, printed.foot))
        spot = slot_x(slot, width), MONUMENTS.y + 27.0
        cards += _card(scene, f"mon-{tile['id']}", words, spot, printed)
    note = scene.say("picture-monuments-note")
    return _panel(MONUMENTS, "monuments", scene.say("picture-monuments"), note, cards)


def _owner(scene: Scene, seat: int, tile: Any, width: float, foot: float) -> str:
    """Over the price of a built monument: whose it is, and what it would score now."""
    y = (24 + foot) / 2
    veil = rect(2, 24, width - 4, foot - 25, 0, "", "fill:var(--bd-card)")
    mark = marker(f"owner-{tile['id']}", letter(seat), width / 2 - 11, y, scene.name(seat), 7.2)
    return veil + mark + text(width / 2 + 2, y + 4.5, tile["points_now"], "num", "start")


# ---------------------------------------------------------------- cards


class Printed(NamedTuple):
    """A card around its own corner, its outline, and how far down the price reaches."""

    body: str
    ring: str
    foot: float


def card_width(count: int) -> float:
    return min(86.0, (RIGHT_W - 2 * SIDE - GAP * (count - 1)) / count)


def slot_x(slot: int, width: float) -> float:
    return RIGHT + SIDE + slot * (width + GAP)


@remembered
def _printed_building(id: str, width: float) -> Printed:
    tile = c.BUILDING_TILES[c.BUILDING_IDS.index(id)]
    kind = f"b-{FRAMES[tile.frame]}"
    return _printed(kind, price(tile.cost), effects(tile.effects), (width, 102), icon(kind, 14, 12, 19))


@remembered
def _printed_monument(id: str, width: float, players: int) -> Printed:
    number = c.MONUMENT_IDS.index(id)
    tile = c.MONUMENT_TILES[number]
    kind = f"b-{FRAMES[tile.frame]}"
    head = icon("monument", 14, 12, 19) + icon(kind, width - 15, 12, 18)
    return _printed(kind, price(tile.cost), monument(number, players), (width, 94), head)


def _printed(kind: str, cost: list[Sign], rows: list[list[Sign]], size: tuple[float, float], head: str) -> Printed:
    """Head in the colour of the kind, price, line, effects."""
    w, h = size
    out = rect(0, 0, w, h, 6, "", f"fill:var(--bd-card);stroke:var(--{kind});stroke-width:2")
    out += path(f"M1 7a6 6 0 0 1 6-6h{w - 14:g}a6 6 0 0 1 6 6v16H1Z", style=f"fill:var(--{kind})") + head
    prices = [cost[:2], cost[2:]] if w < 82 and len(cost) > 2 else [cost]
    for k, signs in enumerate(prices):
        out += row(w / 2, 34 + 15 * k, signs, 13, 4)
    top = 43 + 15 * (len(prices) - 1)
    out += path(f"M8 {top}h{w - 16:g}", "line")
    apart = min(20.0, (h - top - 3) / len(rows))
    for k, signs in enumerate(rows):
        y = (top + h) / 2 + (k - (len(rows) - 1) / 2) * apart
        out += row(w / 2, y, signs, 16 if apart > 16 else 13, 2)
    return Printed(out, rect(-1.5, -1.5, w + 3, h + 3, 7, ""), top)


def _card(scene: Scene, element: str, words: str, spot: tuple[float, float], printed: Printed) -> str:
    """A card in its slot; it glides when the row moves up."""
    return piece(element, "n", at(*spot), words, printed.body + outline(printed.ring), scene.marks, "tile")
