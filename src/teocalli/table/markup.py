"""Small pieces of markup that pages share: icons, seat badges, amounts, emblems."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import zip_longest
from pathlib import Path

from markupsafe import Markup

from teocalli.engine.language import signed
from teocalli.face.drawing import letter, remembered, seat_shape
from teocalli.face.face import Ahead, Figure
from teocalli.face.portrait import symbols

STATIC = Path(__file__).with_name("static")


@cache
def sprite() -> Markup:
    """All icons, once per page."""
    drawn = "\n".join(symbols().values())
    return Markup(f'<svg width="0" height="0" style="position:absolute" aria-hidden="true">{drawn}</svg>')


@cache
def emblem(key: str) -> Markup:
    """The wide drawing of a game in the lobby."""
    return _drawing(f"{key}.svg")


@cache
def small_emblem(key: str) -> Markup:
    """The small drawing of a game in lists."""
    return _drawing(f"{key}-badge.svg")


def _drawing(name: str) -> Markup:
    file = STATIC / "emblems" / name
    if not file.exists():
        file = STATIC / "emblems" / ("other-badge.svg" if "badge" in name else "other.svg")
    return Markup(file.read_text(encoding="utf-8").strip())


@remembered
def ic(name: str, class_: str = "icon", label: str = "", style: str = "") -> Markup:
    """An icon; with a label where it stands alone."""
    role = Markup(' role="img" aria-label="{}"').format(label) if label else Markup(' aria-hidden="true"')
    look = Markup(' style="{}"').format(style) if style else ""
    tip = Markup("<title>{}</title>").format(label) if label else ""
    return Markup('<svg class="{}" viewBox="0 0 24 24"{}{}>{}<use href="#i-{}"/></svg>').format(
        class_, role, look, tip, name
    )


@remembered
def badge(seat: int, class_: str = "seatbadge", label: str = "", colour: str = "") -> Markup:
    """A seat's shape with its letter; in a colour of its player's choice, where a page does not know of it."""
    name = letter(seat)
    down = 6.2 if name == "b" else 4
    role = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    sign = (
        f'<text y="{down}" text-anchor="middle" style="font:700 11px var(--font-ui);fill:var(--seat-ink)">'
        f"{name.upper() if name != 'n' else ''}</text>"
    )
    own = Markup(' style="{}"').format(seat_style(colour)) if colour else ""
    return Markup('<svg class="{} seat-{}"{} viewBox="-12 -12 24 24" {}><g class="piece">{}{}</g></svg>').format(
        class_, name, own, role, Markup(seat_shape(name, 9.2)), Markup(sign)
    )


def seat_style(colour: str) -> str:
    """What gives a seat a colour token of its own."""
    return f"--seat:var(--{colour});--seat-ink:var(--{colour}-ink)"


@remembered
def open_seat(label: str) -> Markup:
    circle = '<circle r="8.5" fill="none" stroke="var(--line-strong)" stroke-width="1.6" stroke-dasharray="3 3"/>'
    return Markup('<svg class="icon s22" viewBox="-12 -12 24 24" role="img" aria-label="{}">{}</svg>').format(
        label, Markup(circle)
    )


def figures(changes: Iterable[Figure], language: str) -> Markup:
    """Gains and costs: number, then icon; green where it is good for the player, red where it is not."""
    return Markup("".join(_change(figure, language) for figure in changes))


@remembered
def ahead(awaited: Ahead) -> Markup:
    """What acting elsewhere costs and what can be taken there instead, as the boards themselves show it."""
    cost = "" if awaited.cost is None else Markup("<i>{}</i>").format(f"−{awaited.cost}" if awaited.cost else "0")
    return Markup('<span class="ahead" title="{0}">{1}<b>+{2}</b>{3}<span class="sr">{0}</span></span>').format(
        awaited.title, cost, awaited.gain, ic(awaited.icon, "icon s16")
    )


def amounts(row: Iterable[Figure]) -> Markup:
    """What somebody has: icon, then number; nothing is faded, not hidden."""
    return Markup("".join(_amount(figure.icon, figure.title, str(figure.amount)) for figure in row))


def rows_of(rows: Iterable[Markup]) -> Markup:
    """What somebody has, in rows; the first one is written larger."""
    shown = (f'<div class="res{" line2" if i else ""}">{row}</div>' for i, row in enumerate(rows))
    return Markup("".join(shown))


def cells_of(names: Iterable[str], rows: Iterable[Markup]) -> Markup:
    """The same in cells, each a line of the page, under the names of the rows."""
    cell = Markup('<div class="cell"><span class="eyebrow">{}</span><span class="res">{}</span></div>\n')
    return Markup("").join(cell.format(name, row) for name, row in zip_longest(names, rows, fillvalue=""))


def chips(shown: Iterable[Figure]) -> Markup:
    """How far the game is, in the bar."""
    return Markup("".join(_chip(figure.icon, figure.title, str(figure.amount)) for figure in shown))


@remembered
def _change(figure: Figure, language: str) -> Markup:
    is_good = figure.good == (isinstance(figure.amount, str) or figure.amount > 0)
    amount = figure.amount if isinstance(figure.amount, str) else signed(figure.amount, language)
    number = Markup("<b>{}</b>" if is_good else "<i>{}</i>").format(amount)
    return Markup('<span title="{0}">{1}{2}<span class="sr">{0}</span></span>').format(
        figure.title, number, ic(figure.icon, "icon s16")
    )


@remembered
def _amount(icon: str, name: str, amount: str) -> Markup:
    faded = Markup(' class="zero"') if amount in ("0", "0.0") else ""
    return Markup('<span{} title="{}">{}{}</span>').format(faded, name, ic(icon, "icon s16", name), amount)


@remembered
def _chip(icon: str, name: str, amount: str) -> Markup:
    return Markup('<span class="chip" title="{}">{}<b>{}</b></span>').format(name, ic(icon, "icon s16", name), amount)
