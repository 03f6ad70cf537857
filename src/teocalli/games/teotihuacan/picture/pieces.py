"""Things that move: their ids never change, so they glide from place to place. And the zones they move over."""

from __future__ import annotations

from html import escape

from teocalli.face.drawing import at, die_body, icon, letter, over, piece, seat_shape, text, title
from teocalli.games.teotihuacan.picture.scene import Scene

#: A ring that does not tint what it surrounds.
BARE = "fill:none"
#: Letters of the neutral colours.
NEUTRAL = "nm"


def zone(element: str, name: str, body: str, words: str = "", class_: str = "") -> str:
    """A part of the board with its name."""
    look = f' class="{class_}"' if class_ else ""
    return f'\n<g id="{element}"{look} role="group" aria-label="{escape(name)}">{title(words or name)}{body}</g>'


def put(scene: Scene, element: str, x: float, y: float, words: str, body: str, *under: str, class_: str = "") -> str:
    """A piece that belongs to nobody. `under` is what it lies on."""
    return piece(element, "n", at(x, y), words, body, scene.marks, class_, over(*under))


def marker(scene: Scene, element: str, seat: int, x: float, y: float, words: str, r: float, *under: str) -> str:
    """A seat's marker on a track: its shape with its letter."""
    who = letter(seat)
    down = r * (0.66 if who == "b" else 0.42)
    body = seat_shape(who, r) + text(0, down, who.upper(), "mk-l", style=f"font-size:{r * 1.18:.1f}px")
    return piece(element, who, at(x, y), words, body, scene.marks, "", over(*under))


def die(
    scene: Scene, element: str, who: str, power: int, x: float, y: float, size: float, words: str, lies: str = "",
    locked: bool = False, moved: bool = False,
) -> str:  # fmt: skip
    """A worker. A locked one carries a lock; one that has moved this turn is outlined."""
    body = die_body(who, power, size)
    if locked:
        away = size * 0.46
        body += f'<circle cx="{away:.1f}" cy="{away:.1f}" r="7.5" fill="var(--bd-card)" stroke="var(--bd-line)"/>'
        body += icon("lock", away, away, 10, style="color:var(--bd-ink)")
    return piece(element, who, at(x, y), words, body, scene.marks, "die moved" if moved else "die", lies)
