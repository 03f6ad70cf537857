"""The course of a training as a picture: winners' means by number of players, over the minutes."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from teocalli.lab import lines


def draw(progress: Path, picture: Path) -> bool:
    """Draw the curve; False where matplotlib is missing or no game has ended."""
    try:
        figures: Any = import_module("matplotlib.figure")
    except ImportError:
        return False
    told = lines.read(progress) if progress.exists() else []
    if not any(line["winners"] for line in told):
        return False
    figure = figures.Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    for players in sorted({n for line in told for n in line["winners"]}):
        known = [(line["seconds"] / 60, line["winners"][players]) for line in told if players in line["winners"]]
        axes.plot(*zip(*known, strict=True), label=f"{players} players" if players != "1" else "alone")
    axes.set_xlabel("minutes")
    axes.set_ylabel("winners' mean in self-play")
    axes.legend()
    figure.savefig(picture)
    return True
