"""Only what changed travels: a page that holds a region already is sent its new lines, and where the others stood.

Pictures and templates begin a line with whatever changes by itself: a piece, a place, a panel, a move of the log.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

#: New lines, and `[from, to]` for lines that stood there before.
Patch = list[str | list[int]]
#: Pages of one table show the same few regions before a change.
MOST_BEFORE = 8


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """How to make the new lines out of the old ones. Most stay in order; a changed one mostly replaces another."""
    found: Patch = []
    where: dict[str, int] = {}
    at = place = 0  # in the old lines, and in the new ones
    while place < len(new):
        run = _alike(old, at, new, place)
        if not run and old[at + 1 : at + 2] != new[place + 1 : place + 2]:  # not just another line in its place
            where = where or {line: i for i, line in enumerate(old)}
            if (found_at := where.get(new[place])) is not None:
                at, run = found_at, _alike(old, found_at, new, place)
        if run:
            found.append([at, at + run])
        else:
            found.append(new[place])
        at, place = at + max(1, run), place + max(1, run)
    return found


def _alike(old: Sequence[str], at: int, new: Sequence[str], place: int) -> int:
    """How many lines from here on are the same; many at once are compared quickly."""
    count = 0
    for size in (64, 8, 1):
        while (same := old[at + count : at + count + size]) == new[place + count : place + count + size] and same:
            count += len(same)
    return count


def patched(old: Sequence[str], changes: Patch) -> list[str]:
    """The new lines; the page's script does the same."""
    found: list[str] = []
    for part in changes:
        found += [part] if isinstance(part, str) else old[part[0] : part[1]]
    return found


class Region:
    """The markup of a region, in blocks that stand on lines of their own.

    Readers who see the same share it, with its lines and with what changed since before; and many blocks are the same
    in all pictures and on all pages.
    """

    def __init__(self, *blocks: str) -> None:
        self.blocks = blocks

    @cached_property
    def lines(self) -> list[str]:
        found: list[str] = []
        for block in self.blocks:
            found += lines_of(block) if "\n" in block else (block,)
        return found

    def __str__(self) -> str:
        return "\n".join(self.blocks)

    __html__ = __str__

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


@lru_cache(6_000)
def lines_of(block: str) -> list[str]:
    return str.split(block, "\n")


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
            if old is None or (old is not region and old.lines != region.lines):
                found[name] = region.since(old) if old is not None and name in self._held else str(region)
                self._shown[name] = region
                self._held.add(name)
        return found
