"""Small SVG helpers shared by all boards. Nothing here knows a game.

Icons are symbols of the table's sprite, colours come from its tokens; both are described in `docs/table.md`.
"""

from __future__ import annotations

import marshal
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from sys import getsizeof
from typing import Any, ParamSpec, Self, TypeVar, cast

from teocalli.engine.messages import capital, message_id
from teocalli.face.face import LETTERS, Marks, View
from teocalli.face.words import Words

Given = ParamSpec("Given")
Piece = TypeVar("Piece")
#: A part of a picture: one block, or several.
Drawn = TypeVar("Drawn", bound=str | tuple[str, ...])
#: Small pieces that are remembered of each kind, and bytes of larger parts, for all tables together.
MOST_REMEMBERED, MOST_BYTES = 10_000, 32_000_000
#: A part may grow so much by writing letters as references.
MOST_GROWTH = 1.2

PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def remembered(draw: Callable[Given, Piece]) -> Callable[Given, Piece]:
    """A part that is drawn from its arguments alone is drawn once; most of a board is the same in every picture.

    For what costs more than looking it up, and is asked for again.
    """
    return cast("Callable[Given, Piece]", lru_cache(MOST_REMEMBERED, typed=True)(draw))


class Parts(OrderedDict[Hashable, Any]):
    """Parts of pictures. The oldest are forgotten when all together have too many bytes; to draw one again now and
    then costs less than to note each time that it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0
        self._sizes: dict[Hashable, int] = {}  # as they were when kept, for a text may grow when it is sent

    def keep(self, key: Hashable, part: Drawn) -> Drawn:
        """Keep a part that is not there yet."""
        self[key], self._sizes[key] = part, _bytes(part)
        self.size += self._sizes[key]
        while self.size > MOST_BYTES:
            oldest, _ = self.popitem(last=False)
            self.size -= self._sizes.pop(oldest)
        return part


def _bytes(part: str | tuple[str, ...]) -> int:
    return getsizeof(part) if isinstance(part, str) else sum(map(getsizeof, part))


def narrow(part: Drawn) -> Drawn:
    """A part with references such as `&#8722;` for its few letters beyond Latin 1, if they are few.

    One of them would make Python use two bytes for every letter of the part.
    """
    if not isinstance(part, str):
        return cast("Drawn", tuple(map(narrow, part)))
    found = part if part.isascii() else part.encode("latin-1", "xmlcharrefreplace").decode("latin-1")
    return cast("Drawn", found) if len(found) <= MOST_GROWTH * len(part) else part


#: Drawn from in one thread only: that of the server's loop.
_parts = Parts()


@dataclass(frozen=True)
class Scene:
    """What every part of a picture is drawn from: the view, the reader's words, and what just changed."""

    view: View
    words: Words
    marks: Marks
    #: Entries of views as they were written, by their ids; held here, so that no other gets the same id.
    _written: dict[int, tuple[Any, bytes]] = field(default_factory=dict, repr=False, compare=False)

    def seeing(self, view: View) -> Self:
        """A scene with nothing but this to see: a part that is drawn from little is seldom drawn again."""
        return self.__class__(view, self.words, self.marks, self._written)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.say(message, **arguments)

    def word(self, vocabulary: str, word: str) -> str:
        return self.words.say(message_id(f"{vocabulary}-{word}"))

    def named(self, vocabulary: str, word: str) -> str:
        """The name of a thing, beginning with a capital."""
        return capital(self.word(vocabulary, word))

    def told(self, vocabulary: str, word: str, **figures: int) -> dict[str, str]:
        """What there is to say about a thing, as its `effect`."""
        return self.words.attributes(message_id(f"{vocabulary}-{word}"), **figures)

    def name(self, seat: int) -> str:
        return self.marks.name(seat)

    def kept(
        self, draw: Callable[..., Drawn], reads: Sequence[str], ids: tuple[str, ...] = ("",), *given: Hashable
    ) -> Drawn:
        """A part of a picture, which is drawn again only when something changes that it is drawn from.

        It gets a scene with the named entries of the view and the marks of elements whose ids begin so, and nothing
        else; so it cannot miss a change. Who looks does not matter to it.
        """
        marks = self.marks
        view = [self.written(self.view[entry]) for entry in reads]
        touched = frozenset([element for element in marks.touched if element.startswith(ids)])
        key = draw, given, self.words.language, *marks.names, *view, touched
        found: Drawn | None = _parts.get(key)
        if found is None:
            seen = {entry: self.view[entry] for entry in reads}
            scene = self.__class__(seen, self.words, Marks(-1, tuple(marks.names), touched), self._written)
            found = _parts.keep(key, narrow(draw(scene, *given)))
        return found

    def written(self, entry: Any) -> bytes:
        """An entry of the view to be compared: what compares equal is written alike only if it is of the same kind."""
        found = self._written.get(id(entry))
        if found is None:
            found = self._written[id(entry)] = entry, marshal.dumps(entry, 2)
        return found[1]


@remembered
def number(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def attributes(**given: str) -> str:
    """Attributes of an element; empty ones are left out, `class_` stands for `class`."""
    return "".join(f' {name.rstrip("_")}="{escape(value)}"' for name, value in given.items() if value)


@remembered
def title(words: str) -> str:
    """The name that a pointer or a screen reader finds."""
    return f"<title>{escape(words)}</title>"


@remembered
def icon(name: str, x: float, y: float, size: float = 18, class_: str = "", style: str = "") -> str:
    """An icon of the sprite around x, y."""
    n = number
    place = f'x="{n(x - size / 2)}" y="{n(y - size / 2)}" width="{n(size)}" height="{n(size)}"'
    return f'<use href="#i-{name}" {place}{attributes(class_=class_, style=style)}/>'


@remembered
def text(x: float, y: float, words: object, class_: str = "t", anchor: str = "middle", style: str = "") -> str:
    look = attributes(class_=class_, style=style)
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}"{look}>{escape(str(words))}</text>'


@remembered
def rect(x: float, y: float, w: float, h: float, r: float = 6, class_: str = "card", style: str = "") -> str:
    n = number
    shape = f'x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" rx="{n(r)}"'
    return f"<rect {shape}{attributes(class_=class_, style=style)}/>"


@remembered
def path(d: str, class_: str = "", style: str = "") -> str:
    return f'<path d="{d}"{attributes(class_=class_, style=style)}/>'


@remembered
def stepped(x: float, y: float, w: float, h: float, c: float = 6) -> str:
    """The path of a rectangle with a stepped (talud-tablero) notch in every corner."""
    n = number
    return (
        f"M{n(x + 2 * c)} {n(y)}H{n(x + w - 2 * c)}v{n(c)}h{n(c)}v{n(c)}h{n(c)}V{n(y + h - 2 * c)}"
        f"h{n(-c)}v{n(c)}h{n(-c)}v{n(c)}H{n(x + 2 * c)}v{n(-c)}h{n(-c)}v{n(-c)}h{n(-c)}V{n(y + 2 * c)}"
        f"h{n(c)}v{n(-c)}h{n(c)}Z"
    )


def polar(cx: float, cy: float, r: float, degrees: float) -> tuple[float, float]:
    """A point around a centre; 0 degrees is up, clockwise."""
    a = math.radians(degrees - 90)
    return cx + r * math.cos(a), cy + r * math.sin(a)


def gear(cx: float, cy: float, teeth: int, root: float, tip: float, duty: float = 0.5, turn: float = 0.0) -> str:
    """The path of a gear with flat tips; tooth k is centred on turn + k * 360 / teeth degrees."""
    pitch, points = 360 / teeth, []
    for k in range(teeth):
        for off, r in ((-0.62, root), (-0.36, tip), (0.36, tip), (0.62, root)):
            x, y = polar(cx, cy, r, turn + k * pitch + off * duty * pitch)
            points.append(f"{x:.2f} {y:.2f}")
    return "M" + "L".join(points) + "Z"


def hexagon(x: float, y: float, size: float) -> str:
    """The path of a hexagon that stands on a point."""
    corners = (polar(x, y, size, 60 * k) for k in range(6))
    return "M" + "L".join(f"{cx:.2f} {cy:.2f}" for cx, cy in corners) + "Z"


# ---------------------------------------------------------------- seats and pieces


def letter(seat: int) -> str:
    """The letter of a seat; a seat without one is neutral."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else "n"


@remembered
def seat_shape(seat: str, r: float, class_: str = "body") -> str:
    """A seat's outline around 0, 0: circle, triangle, diamond, square; neutral: hexagon, second neutral: cross."""
    n, look = number, attributes(class_=class_)
    if seat == "a":
        return f'<circle r="{n(r)}"{look}/>'
    if seat == "b":
        return path(f"M0 {n(-r * 1.18)}L{n(r * 1.18)} {n(r * 0.86)}H{n(-r * 1.18)}Z", class_)
    if seat == "c":
        return path(f"M0 {n(-r * 1.25)}L{n(r * 1.25)} 0L0 {n(r * 1.25)}L{n(-r * 1.25)} 0Z", class_)
    if seat == "d":
        return (
            f'<rect x="{n(-r * 0.92)}" y="{n(-r * 0.92)}" width="{n(r * 1.84)}" height="{n(r * 1.84)}" rx="1.5"{look}/>'
        )
    if seat == "m":
        u = r * 0.38
        across = f"M{n(-u)} {n(-r)}H{n(u)}V{n(-u)}H{n(r)}V{n(u)}H{n(u)}V{n(r)}H{n(-u)}V{n(u)}H{n(-r)}V{n(-u)}H{n(-u)}Z"
        return path(across, class_)
    x, y = r * 0.55, r * 0.95
    return path(f"M{n(-2 * x)} 0L{n(-x)} {n(-y)}H{n(x)}L{n(2 * x)} 0L{n(x)} {n(y)}H{n(-x)}Z", class_)


@remembered
def at(x: float, y: float) -> str:
    """The style that puts a piece somewhere; a changed one makes it glide there."""
    return f"transform:translate({number(x)}px,{number(y)}px)"


def piece(
    element: str, seat: str, style: str, words: str, body: str, marks: Marks | None = None, class_: str = "",
    lies: str = "",
) -> str:  # fmt: skip
    """Something that moves. Its id never changes. `lies` says what it lies on: see `over`."""
    if marks is not None and element in marks.touched:
        class_ += " touched"
    look = " ".join(f"piece seat-{seat} {class_}".split())
    return f'\n<g id="{element}" class="{look}" style="{style}"{lies}>{title(words)}{body}</g>'


def over(*below: str, others: str = "") -> str:
    """The attributes of what lies on places: where one of them may be chosen, the pointer goes through to it.

    A name that ends in a hyphen stands for all that begin so. To `others` it does not go through the pieces of whoever
    chooses: an own piece never means that another one should come here.
    """
    found = f' data-over="{" ".join(below)}"' if below else ""
    return found + (f' data-over-others="{others}"' if others else "")


def marker(element: str, seat: str, x: float, y: float, words: str, r: float = 7, marks: Marks | None = None) -> str:
    """A marker on a track: the seat's shape with its letter."""
    down = r * (0.66 if seat == "b" else 0.42)
    sign = text(0, down, seat.upper(), "mk-l", style=f"font-size:{number(r * 1.18)}px")
    return piece(element, seat, at(x, y), words, seat_shape(seat, r) + sign, marks)


def small(body: str, class_: str = "sign", left: float = -12, width: float = 24) -> str:
    """A drawing of its own, as high as a line of text."""
    return f'<svg class="{class_}" viewBox="{number(left)} -12 {number(width)} 24" aria-hidden="true">{body}</svg>'


def numbered_disc(colour: str, shown: int) -> str:
    """A number on a colour."""
    look = "font:700 14px var(--font-ui);fill:#fff"
    return small(f'<circle r="11" fill="{colour}"/>' + text(0, 5, shown, "", style=look))


@remembered
def signed_disc(colour: str, sign: str, style: str = "", line: str = "var(--line-strong)") -> str:
    """An icon on a colour."""
    disc = f'<circle r="10.5" fill="{colour}" stroke="{line}" stroke-width="2"/>'
    return small(disc + icon(sign, 0, 0, 15, style=style))


def chevrons(count: int) -> str:
    """How many steps away something is."""
    run = "".join(f"M{7 * k - 3} -5l5 5l-5 5" for k in range(count))
    look = "fill:none;stroke:currentColor;stroke-width:2"
    return small(path(run, style=look), "sign reach", -5, 7 * count + 5)


@remembered
def die_body(seat: str, power: int, size: float) -> str:
    """A die around 0, 0. Its corners and the shape of its pips repeat the shape of the seat."""
    h, n = size / 2, number
    if seat == "b":
        i = h - size * 0.26
        d = f"M{n(-i)} {n(-h)}H{n(i)}L{n(h)} {n(-i)}V{n(i)}L{n(i)} {n(h)}H{n(-i)}L{n(-h)} {n(i)}V{n(-i)}Z"
        body = path(d, "body")
    elif seat == "c":
        body = path(stepped(-h, -h, size, size, size * 0.075), "body")
    elif seat == "m":
        body = path(stepped(-h, -h, size, size, size * 0.085), "body")
    elif seat == "n":
        i, o = h * 0.62, h * 1.12
        body = path(f"M{n(-o)} 0L{n(-i)} {n(-h)}H{n(i)}L{n(o)} 0L{n(i)} {n(h)}H{n(-i)}Z", "body")
    else:
        body = rect(-h, -h, size, size, size * 0.36 if seat == "a" else 2.5, "body")
    away, r = size * 0.25, size * 0.095
    dots = (
        f'<g transform="translate({n(x * away)},{n(y * away)})">{seat_shape(seat, r, "pip")}</g>'
        for x, y in PIPS[power]
    )
    return body + "".join(dots)


def die(
    element: str, seat: str, power: int, x: float, y: float, words: str, size: float = 26, marks: Marks | None = None
) -> str:
    """A worker die."""
    return piece(element, seat, at(x, y), words, die_body(seat, power, size), marks, "die")


@remembered
def on_gear(cx: float, cy: float, r: float, degrees: float, step: float) -> str:
    """The style of anything that rides on a gear: it follows the board's --day along the arc and stays upright."""
    n = number
    return f"--cx:{n(cx)}px;--cy:{n(cy)}px;--r:{n(r)}px;--a0:{degrees:.3f}deg;--step:{step:.4f}deg"


@remembered
def pawn_body(seat: str, size: float = 22) -> str:
    """A standing worker around 0, 0: a trapezoid with a head in the seat's shape."""
    head = f'<g transform="translate(0,-5)">{seat_shape(seat, 5.2)}</g>'
    return f'<g transform="translate(0,-1) scale({size / 22:.2f})">{path("M-4.5 -1H4.5L8 10.5H-8Z", "body")}{head}</g>'


def pawn(element: str, seat: str, style: str, words: str, size: float = 22, marks: Marks | None = None) -> str:
    """A worker on a gear; its style comes from `on_gear`."""
    ring = '<circle r="15.5" class="halo-ring latent"/>'
    return piece(element, seat, style, words, ring + pawn_body(seat, size), marks, "pawn on-gear")


# ---------------------------------------------------------------- amounts


def amount(x: float, y: float, name: str, count: object, size: float = 16, class_: str = "num") -> str:
    """A number followed by its icon, around x, y."""
    wide = len(str(count)) * 7
    return text(x - size / 2 - 1, y + 4.2, count, class_) + icon(name, x + wide / 2 + 1, y, size)


def amounts(x: float, y: float, items: Sequence[tuple[object, str]], size: float = 15, gap: float = 3) -> str:
    """A row of numbers with icons around x, y; an empty number shows just the icon, an empty icon just the number."""
    return _amounts(x, y, tuple(items), size, gap)


def _amounts(x: float, y: float, items: tuple[tuple[object, str], ...], size: float, gap: float) -> str:
    widths = [
        (size if name else 0) + (0 if count in (None, "") else len(str(count)) * 6.8 + 1.5) for count, name in items
    ]
    left, out = x - (sum(widths) + gap * (len(widths) - 1)) / 2, ""
    for (count, name), width in zip(items, widths, strict=True):
        written = width - (size if name else 0)
        if written:
            out += text(left + (written - 1.5) / 2, y + 4.1, count, "num")
        if name:
            out += icon(name, left + written + size / 2, y, size)
        left += width + gap
    return out


# ---------------------------------------------------------------- what may be chosen

#: The class of what is only to be seen where it, or what it stands in, may be chosen or was touched; and of what
#: gives way there.
LATENT, IDLE = "latent", "idle"


def place(element: str, words: str, body: str, marks: Marks, ring: str = "", class_: str = "", above: str = "") -> str:
    """A space or a tile that stays where it is. `ring` is its outline, seen where it may be chosen or was touched.

    `above` is drawn over it.
    """
    if element in marks.touched:
        class_ += " touched"
    look = f' class="{class_.strip()}"' if class_ else ""
    return f'\n<g id="{element}"{look}>{title(words)}{body}{outline(ring)}{above}</g>'


def outline(ring: str, class_: str = "ring") -> str:
    """The outline of a place."""
    return f'<g class="{class_}">{ring}</g>' if ring else ""


def grouped(body: str, class_: str) -> str:
    return f'<g class="{class_}">{body}</g>'
