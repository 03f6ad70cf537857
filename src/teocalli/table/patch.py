"""Only what changed travels: a page that holds a region already is sent its new lines, and where the others stood.

Pictures and templates begin a line with whatever changes by itself: a piece, a place, a panel, a move of the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

#: New lines, and `[from, to]` for lines that stood there before.
Patch = list[str | list[int]]


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """How to make the new lines out of the old ones."""
    where = {line: place for place, line in enumerate(old)}
    found: Patch = []
    run = [0, 0]
    for line in new:
        if run[1] < len(old) and old[run[1]] == line and run[1] > run[0]:
            run[1] += 1
        elif (place := where.get(line)) is not None:
            run = [place, place + 1]
            found.append(run)
        else:
            found.append(line)
            run = [0, 0]
    return found


def patched(old: Sequence[str], changes: Patch) -> list[str]:
    """The new lines; the page's script does the same."""
    found: list[str] = []
    for part in changes:
        found += [part] if isinstance(part, str) else old[part[0] : part[1]]
    return found


class Screen:
    """What one open page shows."""

    def __init__(self) -> None:
        self._shown: dict[str, list[str]] = {}
        self._held: set[str] = set()  # regions whose text the page has got from here

    def show(self, regions: Mapping[str, str]) -> None:
        """The page shows these, but did not get them from here."""
        self._shown = {name: str.split(html, "\n") for name, html in regions.items()}

    def changes(self, regions: Mapping[str, str]) -> dict[str, str | Patch]:
        """What the page must hear so that it shows these: whole regions first, patches later."""
        found: dict[str, str | Patch] = {}
        for name, html in regions.items():
            old, new = self._shown.get(name), str.split(html, "\n")
            if old != new:
                found[name] = patch(old, new) if old is not None and name in self._held else html
                self._shown[name] = new
                self._held.add(name)
        return found
