"""The island: hexes in the colours of their players, crystals, creatures, buildings, fortresses, transformed hexes.

Three marks in the shape of the owner's seat repeat the colour; a hex whose colour nobody plays is pale and dotted, for
it counts as neutral. Every hex shows its name, by which log and options speak of it.
"""

from __future__ import annotations

from typing import Any

from teocalli.face.drawing import (
    IDLE,
    LATENT,
    grouped,
    hexagon,
    icon,
    letter,
    number,
    path,
    place,
    rect,
    remembered,
    seat_shape,
    text,
)
from teocalli.games.theocracy.picture.geometry import Chart, chart
from teocalli.games.theocracy.picture.scene import Scene
from teocalli.games.theocracy.picture.signs import building, gem

#: Decisions after which somebody is rewarded for a hex: its owner with worship, or the player with cosmo.
REWARDING = frozenset({"expand", "upgrade"})
MARK_SPOTS = ((-21, -8), (21, -8), (0, 28))
Spot = tuple[float, float]


def island(scene: Scene, rewards: bool) -> tuple[str, ...]:
    """The hexes, each a block, and what building on each brings: seen where the decision `rewards` somebody."""
    hexes = scene.view["hexes"]
    coordinates = tuple((here["q"], here["r"]) for here in hexes.values())
    map_ = chart(coordinates)
    each, aim = scene.seeing({**hexes, "figures": scene.view["figures"]}), scene.view["target"]
    drawn = (each.kept(_hex, (name, "figures"), (f"hex-{name}",), name, map_, name == aim) for name in hexes)
    look = "" if rewards else ' class="no-rewards"'
    head = f'<g id="island"{look} role="group" aria-label="{scene.say("picture-island")}">'
    brings = _rewards(tuple([(name, here["owner"]) for name, here in hexes.items()]), coordinates)
    return head, _coast(coordinates), *drawn, f'<g aria-hidden="true" pointer-events="none">{brings}</g></g>'


@remembered
def _coast(coordinates: tuple[tuple[int, int], ...]) -> str:
    """The same hexes drawn larger with round joins: foam, edge of the sand, sand."""
    map_ = chart(coordinates)

    def ring(size: float, colour: str, down: float, width: float, opacity: str = "") -> str:
        look = f"fill:var(--{colour});stroke:var(--{colour});stroke-width:{width}px;stroke-linejoin:round{opacity}"
        whole = "".join(hexagon(x, y + down, size) for x, y in (map_.centre(q, r) for q, r in coordinates))
        return path(whole, style=look)

    foam = ring(map_.size + 7, "th-sea-2", 2, 13, ";opacity:.65")
    sand = ring(map_.size + 2, "th-sand-2", 5, 9) + ring(map_.size + 2, "th-sand", 0, 9)
    return f'<g aria-hidden="true">{foam}{sand}</g>'


def _fill(here: Any) -> str:
    if here["piece"] == "fortress":
        return "var(--th-sand-2)"
    if here["colour"] is None:
        return "var(--hex-neutral)"
    own = f"var(--p-{here['colour']}-hex)"
    return own if here["owner"] else f"color-mix(in srgb, {own} 38%, var(--hex-neutral))"


def _hex(scene: Scene, name: str, map_: Chart, is_aim: bool) -> str:
    """A hex; one that an attack or a pyramid is about has an outline, unless it may be chosen."""
    here = scene.view[name]
    x, y = map_.centre(here["q"], here["r"])
    body = path(
        hexagon(x, y, map_.size - 1.5),
        style=f"fill:{_fill(here)};stroke:var(--th-ink);stroke-opacity:.18",
    )
    inside = _marks(here) + text(0, -20, scene.word("hex", name), "t0 soft")
    if here["token"]:
        inside += icon("transform", 0, 27, 17)
    crystal, creature = here["crystal"], here["creature"]
    if creature:
        kind = "elder" if creature == "elder" else "creature"
        inside += icon(kind, -3 if crystal else 0, 0, 32 if kind == "elder" else 28)
        inside += gem(crystal, 15, 12, 15) if crystal else ""
    elif crystal and not here["piece"]:
        inside += gem(crystal, 0, 3, 23)
    if here["piece"]:
        size = 34 if here["piece"] in ("fortress", "pyramid") else 30
        inside += building(here["civ"], here["piece"], 0, 2, size)
    scale = map_.size / 37.5
    body += f'<g transform="translate({number(x)},{number(y)}) scale({scale:.3f})">{inside}</g>'
    return place(
        f"hex-{name}",
        _words(scene, name, here),
        body,
        scene.marks,
        _ring(x, y, map_),
        "hex",
        _aim(x, y, map_) if is_aim else "",
    )


def _ring(x: float, y: float, map_: Chart) -> str:
    """The outline of a hex; without a fill, which would change its colour."""
    return path(hexagon(x, y, map_.size - 2), style="fill:none")


def _marks(here: Any) -> str:
    if here["piece"] == "fortress":
        return ""
    out = ""
    for k, (x, y) in enumerate(MARK_SPOTS):
        if here["token"] and k == 2:
            continue
        shape = seat_shape(letter(here["owner"] - 1), 3.7, "mo") if here["owner"] else '<circle r="1.8" class="mo"/>'
        out += f'<g transform="translate({x},{y})">{shape}</g>'
    return f'<g class="motif">{out}</g>'


@remembered
def _rewards(owners: tuple[tuple[str, int | None], ...], coordinates: tuple[tuple[int, int], ...]) -> str:
    map_ = chart(coordinates)
    places = zip(owners, coordinates, strict=True)
    return "".join(_reward(name, owner, *map_.centre(*where), map_) for (name, owner), where in places)


def _reward(name: str, owner: int | None, x: float, y: float, map_: Chart) -> str:
    """Who gains from building on a hex: seen while it may be chosen."""
    spot = f"translate({number(x)},{number(y + map_.size * 0.73)})"
    return f'\n<g class="{LATENT}" data-while="hex-{name}" transform="{spot}">{_gain(owner)}</g>'


def _gain(owner: int | None) -> str:
    """Worship for the owner of the hex; where there is none, cosmo for the player."""
    pill = rect(-20, -9.5, 40, 19, 9.5, "", "fill:var(--bd-card);stroke:var(--target);stroke-width:1.5")
    if not owner:
        return pill + icon("cosmo", 0, 0, 15)
    seat = letter(owner - 1)
    look = "fill:var(--seat);stroke:var(--th-ink)"
    mark = f'<g transform="translate(-9,0)" class="seat-{seat}" style="{look}">{seat_shape(seat, 5.5, "")}</g>'
    return pill + mark + icon("worship", 8, 0, 15)


def _aim(x: float, y: float, map_: Chart) -> str:
    look = "fill:none;stroke:var(--picked);stroke-width:3.5;stroke-linejoin:round;pointer-events:none"
    return grouped(path(hexagon(x, y, map_.size - 2), style=look), IDLE)


def _words(scene: Scene, name: str, here: Any) -> str:
    """Name of the hex, whose it is, and what is there."""
    hex_ = scene.word("hex", name)
    if here["piece"] == "fortress":
        told = [scene.say("picture-hex-fortress", hex=hex_)]
    elif here["owner"]:
        colour = scene.word("colour", here["colour"])
        told = [scene.say("picture-hex-owned", hex=hex_, colour=colour, name=scene.name(here["owner"] - 1))]
    elif here["colour"]:
        told = [scene.say("picture-hex-unplayed", hex=hex_, colour=scene.word("colour", here["colour"]))]
    else:
        told = [scene.say("picture-hex-neutral", hex=hex_)]
    if here["token"]:
        told.append(scene.say("picture-hex-transformed"))
    if here["piece"]:
        figures = scene.figures("piece", here["piece"])
        told.append(scene.say(f"picture-piece-{here['piece']}", civ=scene.whose(here["civ"]), **figures))
    if here["creature"]:
        figures = scene.figures("creature", here["creature"])
        told.append(scene.say(f"picture-creature-{here['creature']}", **figures))
    if here["crystal"] and not here["piece"]:
        told.append(scene.say("picture-crystal-here", crystal=scene.word("crystal", here["crystal"])))
    return " ".join(told)
