"""The five city gears: plates with what each action brings, numbers of the spaces, where a worker may be put."""

from __future__ import annotations

import math

from teocalli.face.drawing import LATENT, grouped, icon, number, place, polar, rect, remembered, text, title
from teocalli.face.drawing import gear as gear_path
from teocalli.games.tzolkin import components as c
from teocalli.games.tzolkin.picture.actions import action_words, space_words
from teocalli.games.tzolkin.picture.geometry import CITIES, City
from teocalli.games.tzolkin.picture.scene import Scene, say
from teocalli.games.tzolkin.picture.signs import MINUS, Sign, action, row, width_of

ICONS = ("corn", "wood", "tech-architecture", "market", "skull")
ICON_SIZE, GAP = 14, 3


def cities(scene: Scene) -> list[str]:
    """The cities, each drawn again only when a price or a space in it changes."""
    shown = []
    for gear, city in enumerate(CITIES):
        here, skulls = scene.view["gears"][city.word], scene.view["skulls_offered"]
        seen = {"price": here["price"], "lowest_free": here["lowest_free"], "skulls_offered": skulls}
        ids = f"act-{city.id}-", f"space-{city.id}-"
        shown.append(scene.seeing(seen).kept(_city, tuple(seen), ids, gear))
    return shown


def _city(scene: Scene, gear: int) -> str:
    city = CITIES[gear]
    name = scene.word("gear", city.word)
    out = "".join(_plate(scene, gear, space) for space in range(1, city.spaces))
    out += _wheel(city)
    for space in range(city.spaces):
        x, y = city.spot(space, -19.5)
        out += text(x, y + 4, space, "num0 inv")
    lines = name.replace("-", "- ").split(" ") if city.teeth > 10 else [name]
    first = 14 if len(lines) == 1 else 10
    hub = icon(ICONS[gear], city.x, city.y - (9 if len(lines) == 1 else 15), 22)
    hub += "".join(text(city.x, city.y + first + 13 * k, line, "num0") for k, line in enumerate(lines))
    about = title(scene.say(f"picture-city-{city.id}"))
    disc = f'<circle cx="{number(city.x)}" cy="{number(city.y)}" r="{number(city.r - 28)}" fill="var(--bd-card)"/>'
    out += f"<g>{about}{disc}{hub}</g>"
    out += "".join(_space(scene, gear, space) for space in range(city.spaces))
    return f'<g id="city-{city.id}" role="group" aria-label="{name}">{out}</g>'


@remembered
def _wheel(city: City) -> str:
    shape = gear_path(0, 0, city.teeth, city.r - 9, city.r + 9.5, 0.66, city.angle(0))
    x, y = number(city.x), number(city.y)
    turn = f"transform:translate({x}px,{y}px) rotate(calc(var(--day,0) * {-city.step:.4f}deg))"
    # a mark on the first tooth lets the eye follow the turning
    mark_x, mark_y = (number(v) for v in polar(0, 0, city.r + 3, city.angle(0)))
    return (
        f'<g id="gear-{city.id}" class="gearturn" style="{turn}"><path d="{shape}" fill="{city.colour}" stroke="#000"'
        f' stroke-opacity=".28"/><circle cx="{mark_x}" cy="{mark_y}" r="2.5" fill="#fff" fill-opacity=".55"/></g>'
        f'<circle cx="{x}" cy="{y}" r="{number(city.r - 9)}" fill="#fff" fill-opacity=".1"/>'
    )


# ---------------------------------------------------------------- actions


def _plate_box(gear: int, space: int) -> tuple[float, float, float, float]:
    """Corner and size of a plate: pushed out along its ray until it clears the worker on the tooth."""
    city = CITIES[gear]
    rows = _rows(gear, space)
    w = max(30.0, max(width_of(signs, ICON_SIZE, GAP) for signs in rows) + 9)
    h = 18 if len(rows) == 1 else 34
    a = math.radians(city.angle(space) - 90)
    reach = w / 2 * abs(math.cos(a)) + h / 2 * abs(math.sin(a))
    x, y = city.spot(space, 20 + 0.88 * reach)
    return x - w / 2, y - h / 2, w, h


def _rows(gear: int, space: int) -> list[list[Sign]]:
    """An action, or on the last spaces the choice among all actions of the gear."""
    last = int(c.LAST_ACTION[gear])
    return action(gear, space) if space <= last else [[(f"1–{last}", "")]]


@remembered
def _printed(language: str, gear: int, space: int, used: bool) -> tuple[str, str, str]:
    """A plate in words, its drawing and its outline. A used action of Chichen Itza lies under a skull."""
    rows, (x, y, w, h) = _rows(gear, space), _plate_box(gear, space)
    out = rect(x, y, w, h, 6, "card", f"stroke:{CITIES[gear].colour};stroke-width:1.3")
    for k, signs in enumerate(rows):
        shown = row(x + w / 2, y + h / 2 + (k - (len(rows) - 1) / 2) * 15, signs, ICON_SIZE, GAP)
        out += f'<g opacity=".22">{shown}</g>' if used else shown
    words = f"{space_words(language, gear, space)}: {action_words(language, gear, space)}"
    if used:
        out += icon("skull", x + w / 2, y + h / 2, 21)
        words += " " + say(language, "picture-skull-here")
    return words, out, rect(x - 1.5, y - 1.5, w + 3, h + 3, 7, "")


def _plate(scene: Scene, gear: int, space: int) -> str:
    used = gear == c.CHICHEN_ITZA and space in scene.view["skulls_offered"]
    words, body, ring = _printed(scene.language, gear, space, used)
    return place(f"act-{CITIES[gear].id}-{space}", words, body, scene.marks, ring)


# ---------------------------------------------------------------- spaces


def _space(scene: Scene, gear: int, space: int) -> str:
    """The tooth where a worker may be put, with the price, or one where one was just put."""
    city = CITIES[gear]
    element = f"space-{city.id}-{space}"
    is_next = space == scene.view["lowest_free"]
    if not is_next and element not in scene.marks.touched:
        return ""
    x, y = (number(v) for v in city.spot(space, 4))
    ring, body = f'<circle cx="{x}" cy="{y}" r="12.5"/>', ""
    words = space_words(scene.language, gear, space)
    if is_next:
        price = scene.view["price"] or 0
        words = scene.say("picture-place-here", gear=scene.word("gear", city.word), space=space, corn=price)
        said = f"{MINUS}{price}" if price else "0"
        disc = f'<circle cx="{x}" cy="{y}" r="12.5" fill="var(--target-halo)"/>'
        body = grouped(disc + text(float(x), float(y) + 4.3, said, "num0", style="fill:var(--target)"), LATENT)
    return place(element, words, body, scene.marks, ring, LATENT)
