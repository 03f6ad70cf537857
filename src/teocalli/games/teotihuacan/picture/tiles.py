"""Drawing tiles: rows of signs, discoveries, and the round number of a board."""

from __future__ import annotations

from teocalli.engine.messages import message_id
from teocalli.engine.structs import words_of
from teocalli.face.drawing import amounts, icon, path, rect, remembered, text
from teocalli.games.teotihuacan.picture.signs import DISCOVERIES, Signs, icon_of, price_signs, signs_of
from teocalli.games.teotihuacan.vocabulary import Board

BOARD_NUMBER = {board: number for number, board in enumerate(words_of(Board), 1)}

#: Icons that take the colour of the text around them take that of the board's ink.
USE = '<use style="color:var(--bd-ink)" '


def row(x: float, y: float, signs: Signs, size: float = 14, gap: float = 2, room: float = 999) -> str:
    """Numbers with their icons, in the small figures of tiles; the icons shrink where there is little room."""
    return _row(x, y, tuple(signs), size, gap, room)


@remembered
def _row(x: float, y: float, signs: tuple[tuple[object, str], ...], size: float, gap: float, room: float) -> str:
    icons = sum(bool(name) for _, name in signs)
    written = sum(len(str(count)) * 6.8 + 1.5 for count, _ in signs if count != "") + gap * (len(signs) - 1)
    size = min(size, (room - written) / max(1, icons))
    return amounts(x, y, signs, size, gap).replace('class="num"', 'class="num0"').replace("<use ", USE)


def board_disc(board: str, x: float, y: float, r: float = 7) -> str:
    """The number of a board on its colour."""
    number = BOARD_NUMBER[board]
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--teo-h{number})"/>'
    return disc + text(x, y + r * 0.55, number, "num0", style=f"fill:#fff;font-size:{r * 1.5:g}px")


def discovery_icon(kind: str) -> str:
    """The icon of a discovery where there is room for no more: in a panel, in a list."""
    effects = DISCOVERIES[kind].effects
    return icon_of(effects[0]) if effects else message_id(kind)


def discovery_sign(kind: str, x: float, y: float, s: float) -> str:
    """What a discovery tile shows, in a square of side `s` around x, y. Small ones show their icon alone."""
    if kind.startswith("mask"):
        return icon(message_id(kind), x, y, s)
    if kind == "double_move":
        pair = icon("worker", x - s * 0.22, y, s * 0.62, style="color:var(--bd-ink)")
        return pair + icon("worker", x + s * 0.22, y, s * 0.62, style="color:var(--bd-ink)")
    if kind == "any_distance":
        run = f"l{s * 0.26:.1f} {s * 0.3:.1f}l{-s * 0.26:.1f} {s * 0.3:.1f}"
        chevrons = "".join(f"M{x + d * s:.1f} {y - s * 0.3:.1f}{run}" for d in (-0.4, -0.12, 0.16))
        return path(chevrons, style=f"fill:none;stroke:var(--bd-ink);stroke-width:{s * 0.12:.1f}")
    if kind == "free_cocoa":
        slash = f"M{x - s * 0.42:.1f} {y + s * 0.42:.1f}L{x + s * 0.42:.1f} {y - s * 0.42:.1f}"
        return icon("cocoa", x, y, s) + path(slash, style=f"stroke:var(--bad);stroke-width:{max(1.6, s * 0.11):.1f}")
    signs = signs_of(DISCOVERIES[kind].effects[0])
    if signs[0][0] and s >= 18:
        return row(x, y, signs, s * 0.72, 0)
    return icon(signs[0][1], x, y, s, style="color:var(--bd-ink)")


@remembered
def discovery(kind: str, x: float, y: float, s: float = 38) -> str:
    """A discovery tile with its upper left corner at x, y; its price hangs at the lower edge as a tab."""
    out = rect(x, y, s, s, 6, "", "fill:var(--discovery)")
    out += rect(x + 3, y + 3, s - 6, s - 6, 4, "", "fill:var(--bd-card)")
    out += discovery_sign(kind, x + s / 2, y + s / 2 - 1, s * 0.58)
    paid = price_signs(DISCOVERIES[kind].price)
    if paid:
        w = 13 * len(paid) + 7
        look = "fill:var(--bd-card);stroke:var(--discovery);stroke-width:1.3"
        out += rect(x + s / 2 - w / 2, y + s - 8, w, 16, 8, "", look) + row(x + s / 2, y + s, paid, 12, 1)
    return out


def discovery_ring(kind: str, x: float, y: float, s: float = 38) -> str:
    """The outline of a discovery tile and its price, for the place where it may be chosen."""
    tab = 8 if DISCOVERIES[kind].price else 0
    return rect(x - 2, y - 2, s + 4, s + 4 + tab, 8, "", "fill:none")


def small_discovery(kind: str, x: float, y: float, s: float) -> str:
    """A discovery tile in a stack, around x, y."""
    out = rect(x - s / 2, y - s / 2, s, s, 2.5, "", "fill:var(--bd-card);stroke:var(--discovery);stroke-width:1.3")
    return out + discovery_sign(kind, x, y, s - 2.5)
