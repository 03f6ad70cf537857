"""Pages and plots of the lab: bars with their 95 % intervals, in one HTML file that needs nothing else, and as PNG."""

from __future__ import annotations

import base64
import io
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

from teocalli.engine.whole import whole
from teocalli.lab.telling import LabRefused, unwritable

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em}"
    "body{color:#2a231c;background:#fcf9f3}"
    "pre{overflow:auto;background:#f4eee2;padding:1em;border-radius:8px}img{max-width:100%;height:auto}"
    "@media(prefers-color-scheme:dark){body{background:#14110e;color:#f3ebdc}pre{background:#2a251f}}"
)
#: Letters of a line beside a plot.
WIDEST = 64
COLOUR, LINE, PAPER = "#a23f27", "#5b5044", "#fcf9f3"


@dataclass(frozen=True)
class Figure:
    """A bar for each name, with an interval."""

    title: str
    names: Sequence[str]
    values: Sequence[float]
    intervals: Sequence[tuple[float, float]]
    unit: str
    par: float | None = None  # a line that says what would be no difference
    has_bars: bool = True  # bars begin at 0; without them small differences show


def png(figures: Sequence[Figure]) -> bytes:
    """The plots below each other."""
    try:
        plotting: Any = import_module("matplotlib.figure")
    except ImportError:
        raise LabRefused("needs-matplotlib") from None
    names = [[_in_lines(name) for name in figure.names] for figure in figures]
    heights = [1.2 + sum(0.16 + 0.16 * (name.count("\n") + 1) for name in told) for told in names]
    whole = plotting.Figure(figsize=(11, sum(heights)), facecolor=PAPER, layout="constrained")
    all_axes = whole.subplots(len(figures), 1, height_ratios=heights, squeeze=False)
    for figure, told, axes in zip(figures, names, all_axes[:, 0], strict=True):
        places = range(len(figure.names))
        pairs = zip(figure.values, figure.intervals, strict=True)
        errors = list(zip(*((value - low, high - value) for value, (low, high) in pairs), strict=True))
        if figure.has_bars:
            axes.barh(places, figure.values, color=COLOUR, height=0.62)
        dots = "none" if figure.has_bars else "o"
        axes.errorbar(figure.values, places, xerr=errors, fmt=dots, color=COLOUR, ecolor=LINE, capsize=3)
        if figure.par is not None:
            axes.axvline(figure.par, color=LINE, linestyle=":")
        axes.set_yticks(places, told)
        axes.invert_yaxis()
        axes.set_title(figure.title, loc="left", fontweight="bold")
        axes.set_xlabel(figure.unit)
        axes.set_facecolor(PAPER)
        axes.spines[["top", "right"]].set_visible(False)
    file = io.BytesIO()
    whole.savefig(file, format="png", dpi=110, metadata={"Software": None})
    return file.getvalue()


def _in_lines(name: str) -> str:
    """A long name in as many lines as it needs; what stands in brackets behind it stays whole."""
    return "\n".join(textwrap.wrap(name.replace(" (", "\0("), WIDEST, break_long_words=False)).replace("\0", " ")


def page(title: str, texts: Sequence[str], figures: Sequence[Figure], drawn: bytes, language: str) -> str:
    """Texts, then plots."""
    shown = "".join(f"<pre>{escape(text)}</pre>" for text in texts)
    data = base64.b64encode(drawn).decode()
    plot = f'<img alt="{escape(", ".join(f.title for f in figures))}" src="data:image/png;base64,{data}">'
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style>"
        f"<h1>{escape(title)}</h1>{shown}{plot}</html>\n"
    )


def save(
    folder: Path, name: str, title: str, texts: Sequence[str], figures: Sequence[Figure], language: str = "en"
) -> list[Path]:
    """Write the page and its plots."""
    paths = [folder / f"{name}.html", folder / f"{name}.png"]
    drawn = png(figures)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with whole(paths[0]) as draft:
            draft.write_text(page(title, texts, figures, drawn, language), encoding="utf-8")
        with whole(paths[1]) as draft:
            draft.write_bytes(drawn)
    except OSError as error:
        raise unwritable(folder, error) from None
    return paths
