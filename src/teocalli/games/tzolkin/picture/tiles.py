"""Buildings and monuments as cards: kind, price, effect. Built monuments stay on display with their owner's mark."""

from __future__ import annotations

from typing import Any

from teocalli.engine.drawing import at, choice, icon, letter, marker, path, rect, stepped, text, title
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.geometry import BUILDINGS, MONUMENTS, RIGHT, RIGHT_W, Box
from teocalli.games.tzolkin.picture.scene import Scene
from teocalli.games.tzolkin.picture.signs import Sign, effects, monument, price, row

SIDE, GAP = 10, 4.6


def tiles(scene: Scene) -> str:
    return _buildings(scene) + _monuments(scene)


def _panel(scene: Scene, box: Box, element: str, name: str, note: str, cards: str) -> str:
    out = path(stepped(*box, 4), "card") + text(box.x + 14, box.y + 19, name, "ttl", "start")
    out += text(box.x + box.w - 14, box.y + 19, note, "t0 soft", "end")
    return f'<g id="{element}" role="group" aria-label="{name}">{out}{cards}</g>'


def _buildings(scene: Scene) -> str:
    cards, width = "", card_width(c.BUILDING_SLOTS)
    for slot, building in enumerate(scene.view["buildings"]):
        if building is not None:
            number = c.BUILDING_IDS.index(building["id"])
            rows = effects(c.BUILDING_TILES[number].effects)
            spot = slot_x(slot, width), BUILDINGS.y + 28.0
            words = scene.tile("building", building["id"])
            cards += _card(scene, f"bld-{building['id']}", building, rows, words, spot, (width, 102), "")
    left = scene.view["decks"][scene.view["age"] - 1]
    note = scene.say("picture-deck", amount=left)
    return _panel(scene, BUILDINGS, "buildings", scene.say("picture-buildings"), note, cards)


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
        owner = owners.get(tile["id"])
        words = scene.tile("monument", tile["id"])
        badge = ""
        if owner is not None:
            words += " " + scene.say("picture-monument-built", name=scene.name(owner), points=tile["points_now"])
            badge = _owner(scene, owner, tile, width)
        rows = monument(c.MONUMENT_IDS.index(tile["id"]), len(scene.players))
        spot = slot_x(slot, width), MONUMENTS.y + 27.0
        cards += _card(scene, f"mon-{tile['id']}", tile, rows, words, spot, (width, 94), badge, is_monument=True)
    return _panel(
        scene, MONUMENTS, "monuments", scene.say("picture-monuments"), scene.say("picture-monuments-note"), cards
    )


def _owner(scene: Scene, seat: int, tile: Any, width: float) -> str:
    """Over the price of a built monument: whose it is, and what it would score now."""
    veil = rect(2, 24, width - 4, 34, 0, "", "fill:var(--bd-card)")
    mark = marker(f"owner-{tile['id']}", letter(seat), width / 2 - 11, 41, scene.name(seat), 8.5)
    return veil + mark + text(width / 2 + 2, 45.5, tile["points_now"], "num", "start")


def card_width(count: int) -> float:
    return min(86.0, (RIGHT_W - 2 * SIDE - GAP * (count - 1)) / count)


def slot_x(slot: int, width: float) -> float:
    return RIGHT + SIDE + slot * (width + GAP)


def _card(
    scene: Scene,
    element: str,
    tile: Any,
    rows: list[list[Sign]],
    words: str,
    spot: tuple[float, float],
    size: tuple[float, float],
    over: str,
    is_monument: bool = False,
) -> str:
    """A card around its own corner, so that it glides when the row moves up."""
    (w, h), colour = size, f"var(--b-{tile['kind']})"
    out = rect(0, 0, w, h, 6, "", f"fill:var(--bd-card);stroke:{colour};stroke-width:2")
    out += path(f"M1 7a6 6 0 0 1 6-6h{w - 14:g}a6 6 0 0 1 6 6v16H1Z", style=f"fill:{colour}")
    out += icon("monument" if is_monument else f"b-{tile['kind']}", 14, 12, 19)
    if is_monument:
        out += icon(f"b-{tile['kind']}", w - 15, 12, 18)
    cost = price(tile["cost"])
    prices = [cost[:2], cost[2:]] if w < 82 and len(cost) > 2 else [cost]
    for k, signs in enumerate(prices):
        out += row(w / 2, 34 + 15 * k, signs, 13, 4)
    top = 43 + 15 * (len(prices) - 1)
    out += path(f"M8 {top}h{w - 16:g}", "line") + over
    apart = min(20.0, (h - top - 3) / len(rows))
    for k, signs in enumerate(rows):
        y = (top + h) / 2 + (k - (len(rows) - 1) / 2) * apart
        out += row(w / 2, y, signs, 16 if apart > 16 else 13, 2)
    ring = rect(-1.5, -1.5, w + 3, h + 3, 7, "")
    look, role, rings = "piece tile", "", ""
    if element in scene.marks.targets:
        look, role = "piece tile target", choice(scene.marks, element)
        rings = f'<g class="ring halo">{ring}</g><g class="ring">{ring}</g>'
    elif element in scene.marks.touched:
        rings = f'<g class="last">{ring}</g>'
    return f'<g id="{element}" class="{look}" style="{at(*spot)}"{role}>{title(words)}{out}{rings}</g>'
