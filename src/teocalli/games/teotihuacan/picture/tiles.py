"""Tiles as rows of signs: discoveries, royal tiles, technologies, temple bonuses; and the round number of a board."""

from __future__ import annotations

from teocalli.engine.drawing import amounts, icon, path, rect, remembered, text
from teocalli.engine.records import words_of
from teocalli.games.teotihuacan.components import DISCOVERY_COST
from teocalli.games.teotihuacan.vocabulary import Board, Discovery

Signs = list[tuple[object, str]]

BOARD_NUMBER = {board: number for number, board in enumerate(words_of(Board), 1)}
DISCOVERY_NUMBER = {kind: number for number, kind in enumerate(words_of(Discovery))}
#: In the order of the columns of DISCOVERY_COST.
PRICE_ICONS = ("wood", "stone", "gold", "cocoa")

#: Number, icon of each discovery that is no mask. Three have a sign of their own below.
DISCOVERY_SIGN: dict[str, tuple[str, str]] = {
    "score_4": ("4", "vp"),
    "resources_3": ("3", "any"),
    "resources_2": ("2", "any"),
    "avenue_step": ("", "avenue"),
    "temple_any": ("", "temple-any"),
    "temple_blue": ("", "temple-blue"),
    "temple_red": ("", "temple-red"),
    "temple_green": ("", "temple-green"),
    "cocoa_4": ("4", "cocoa"),
    "power_ups_2": ("2", "powerup"),
    "extra_worker": ("+1", "worker"),
}
#: What a royal tile does; p is the power of the worker who worships there.
ROYAL_SIGNS: dict[str, Signs] = {
    "R1": [("p+1", "cocoa")],
    "R2": [("p×", "cocoa"), ("→", "wood"), ("", "stone")],
    "R3": [("p×", "any"), ("→2", "cocoa")],
    "R4": [("2", "vp"), ("×", "tech"), ("≤p", "")],
    "R5": [("2", "vp"), ("×", "pyramid-top"), ("≤p", "")],
    "R6": [("p×", "cocoa"), ("→", "stone"), ("", "gold")],
    "R7": [("", "cocoa"), ("", "any"), ("→p", "any")],
    "R8": [("p−1×", "cocoa"), ("→", "temple-any")],
    "R9": [("", "vp"), ("×", "avenue"), ("≤p+1", "")],
}
ROYAL_CATEGORY = ("A", "B", "C")
#: What a technology gives, and the boards where it works.
TECHNOLOGY_SIGNS: dict[str, tuple[Signs, tuple[str, ...]]] = {
    "1": ([(1, "cocoa")], ("palace",)),
    "3": ([(3, "vp")], ("alchemy", "nobles")),
    "5": ([("+1", "any")], ("forest", "quarry", "gold")),
    "7": ([(1, "cocoa"), (1, "vp")], ("forest", "quarry", "gold")),
    "9": ([(4, "vp")], ("decorations",)),
    "11": ([(3, "vp")], ("construction",)),
    "13": ([("−1", "cocoa"), ("", "powerup")], ()),
    "15": ([("1", "worker"), ("−1", "any")], ("construction",)),
    "17": ([("", "temple-any")], ("construction",)),
}
BONUS_SIGNS: dict[str, Signs] = {
    "TB1": [("", "mask-4"), ("→", "vp")],
    "TB2": [("5", "vp"), ("×", "tech")],
    "TB3": [("15", "vp")],
    "TB4": [("3", "vp"), ("×", "avenue")],
    "TB5": [("9", "vp"), ("×", "temple-any")],
    "TB6": [("2", "vp"), ("×", "discovery")],
    "TB7": [("4·9", "vp"), ("×", "worker")],
}


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


@remembered
def board_disc(board: str, x: float, y: float, r: float = 7) -> str:
    """The number of a board on its colour."""
    number = BOARD_NUMBER[board]
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--teo-h{number})"/>'
    return disc + text(x, y + r * 0.55, number, "num0", style=f"fill:#fff;font-size:{r * 1.5:g}px")


def discovery_icon(kind: str) -> str:
    """The icon of a discovery where there is room for no more: in a panel, in a list."""
    if kind.startswith("mask"):
        return kind.replace("_", "-")
    own = {"double_move": "worker", "any_distance": "ui-next", "free_cocoa": "cocoa"}
    return own[kind] if kind in own else DISCOVERY_SIGN[kind][1]


@remembered
def discovery_sign(kind: str, x: float, y: float, s: float) -> str:
    """What a discovery tile shows, in a square of side `s` around x, y. Small ones show their icon alone."""
    if kind.startswith("mask"):
        return icon(kind.replace("_", "-"), x, y, s)
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
    number, sign = DISCOVERY_SIGN[kind]
    if number and s >= 18:
        return row(x, y, [(number, sign)], s * 0.72, 0)
    return icon(sign, x, y, s, style="color:var(--bd-ink)")


@remembered
def discovery(kind: str, x: float, y: float, s: float = 38) -> str:
    """A discovery tile with its upper left corner at x, y; its price hangs at the lower edge as a tab."""
    out = rect(x, y, s, s, 6, "", "fill:var(--discovery)")
    out += rect(x + 3, y + 3, s - 6, s - 6, 4, "", "fill:var(--bd-card)")
    out += discovery_sign(kind, x + s / 2, y + s / 2 - 1, s * 0.58)
    price = DISCOVERY_COST[DISCOVERY_NUMBER[kind]]
    paid: Signs = [("", name) for name, count in zip(PRICE_ICONS, price, strict=True) for _ in range(count)]
    if paid:
        w = 13 * len(paid) + 7
        look = "fill:var(--bd-card);stroke:var(--discovery);stroke-width:1.3"
        out += rect(x + s / 2 - w / 2, y + s - 8, w, 16, 8, "", look) + row(x + s / 2, y + s, paid, 12, 1)
    return out


@remembered
def discovery_ring(kind: str, x: float, y: float, s: float = 38) -> str:
    """The outline of a discovery tile and its price, for the place where it may be chosen."""
    tab = 8 if any(DISCOVERY_COST[DISCOVERY_NUMBER[kind]]) else 0
    return rect(x - 2, y - 2, s + 4, s + 4 + tab, 8, "", "fill:none")


@remembered
def small_discovery(kind: str, x: float, y: float, s: float) -> str:
    """A discovery tile in a stack, around x, y."""
    out = rect(x - s / 2, y - s / 2, s, s, 2.5, "", "fill:var(--bd-card);stroke:var(--discovery);stroke-width:1.3")
    return out + discovery_sign(kind, x, y, s - 2.5)
