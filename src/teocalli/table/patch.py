"""Only what changed travels: a page that holds a region already is sent its new lines, and where the others stood.

Pictures and templates begin a line with whatever changes by itself: a piece, a place, a panel, a move of the log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cached_property

from markupsafe import Markup

#: New lines, and `[from, to]` for lines that stood there before.
Patch = list[str | list[int]]
#: Pages of one table show the same few regions before a change.
MOST_BEFORE = 8


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """How to make the new lines out of the old ones. Most stay where they were, at the beginning and at the end."""
    most = min(len(old), len(new))
    head = next((i for i in range(most) if old[i] != new[i]), most)
    tail = next((i for i in range(most - head) if old[-1 - i] != new[-1 - i]), most - head)
    found: Patch = [[0, head]] if head else []
    end = len(old) - tail
    where = {old[place]: place for place in range(head, end)}
    run = [0, end]
    for line in new[head : len(new) - tail]:
        if run[1] < end and old[run[1]] == line:
            run[1] += 1
        elif (place := where.get(line)) is not None:
            run = [place, place + 1]
            found.append(run)
        else:
            found.append(line)
            run = [0, end]
    return found + [[end, len(old)]] if tail else found


def patched(old: Sequence[str], changes: Patch) -> list[str]:
    """The new lines; the page's script does the same."""
    found: list[str] = []
    for part in changes:
        found += [part] if isinstance(part, str) else old[part[0] : part[1]]
    return found


class Region(Markup):
    """The markup of a region. Readers who see the same share it, with its lines and with what changed since before."""

    @cached_property
    def lines(self) -> list[str]:
        return str.split(self, "\n")

    @cached_property
    def _patches(self) -> deque[tuple[list[str], Patch]]:
        return deque(maxlen=MOST_BEFORE)

    def since(self, old: Region) -> Patch:
        """What changed since another region. Its lines are remembered, not itself: it need not be kept for this."""
        for before, changes in self._patches:
            if before is old.lines:
                return changes
        changes = patch(old.lines, self.lines)
        self._patches.append((old.lines, changes))
        return changes


class Screen:
    """What one open page shows."""

    def __init__(self) -> None:
        self._shown: dict[str, Region] = {}
        self._held: set[str] = set()  # regions whose text the page has got from here

    def show(self, regions: Mapping[str, Region]) -> None:
        """The page shows these, but did not get them from here."""
        self._shown = dict(regions)

    def changes(self, regions: Mapping[str, Region]) -> dict[str, str | Patch]:
        """What the page must hear so that it shows these: whole regions first, patches later."""
        found: dict[str, str | Patch] = {}
        for name, region in regions.items():
            old = self._shown.get(name)
            if old is not region and old != region:
                found[name] = region.since(old) if old is not None and name in self._held else region
                self._shown[name] = region
                self._held.add(name)
        return found
