"""Only what changed travels: a page that holds a region already is sent its new lines, and where the others stood.

Pictures and templates begin a line with whatever changes by itself: a piece, a place, a panel, a move of the log.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate

import orjson

#: New lines, and `[from, to]` for lines that stood there before.
Patch = list[str | list[int]]
#: A new block with no more letters than this is sent as it is.
SHORT = 1_000


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """How to make the new lines out of the old ones."""
    return [[at, at + run] if run else line for at, run, line in _compared(old, new)]


def _compared(old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """Runs of what stands in the old ones too: where, how many. Or none: something new, which mostly replaces another.

    Most stay in order.
    """
    where: dict[str, int] = {}
    at = place = 0  # in the old ones, and in the new ones
    while place < len(new):
        run = _alike(old, at, new, place)
        if not run and old[at + 1 : at + 2] != new[place + 1 : place + 2]:  # not just another one in its place
            where = where or {line: i for i, line in enumerate(old)}
            if (found_at := where.get(new[place])) is not None:
                at, run = found_at, _alike(old, found_at, new, place)
        yield at, run, new[place]
        at, place = at + max(1, run), place + max(1, run)


def _alike(old: Sequence[str], at: int, new: Sequence[str], place: int) -> int:
    """How many from here on are the same; many at once are compared quickly."""
    if at >= len(old) or old[at] != new[place]:
        return 0
    count = 1
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

    Many blocks are the same in all pictures and on all pages, and so is what changes in them.
    """

    def __init__(self, *blocks: str) -> None:
        self.blocks = blocks

    def __str__(self) -> str:
        return "\n".join(self.blocks)

    __html__ = __str__

    @cached_property
    def heights(self) -> list[int]:
        """How many lines each block has."""
        return [_height(block) for block in self.blocks]

    def since(self, old: Region) -> Patch:
        """What changed since another region: whole blocks first, then the lines of long ones that replace another."""
        found: Patch = []
        heights: list[int] = []  # known of what stood there before
        first = [0, *accumulate(old.heights)]  # line of each old block
        for at, run, block in _compared(old.blocks, self.blocks):
            if run:
                found.append([first[at], first[at + run]])
                heights += old.heights[at : at + run]
                continue
            if at < len(old.blocks) and len(block) > SHORT:
                inside, height = _changes(old.blocks[at], block)
                found += [c if isinstance(c, str) else [first[at] + c[0], first[at] + c[1]] for c in inside]
            else:
                lines = str.split(block, "\n")
                height = len(lines)
                found += lines
            heights.append(height)
        self.heights = heights
        return found


@lru_cache(50)
def _sent_since(old: Region | None, new: Region) -> orjson.Fragment:
    """What a page is sent that shows a region, or nothing of it yet.

    Pages that are shown the same drawing ask for the same, one right after the other.
    """
    return orjson.Fragment(orjson.dumps(str(new) if old is None else new.since(old)))


def _height(block: str) -> int:
    return block.count("\n") + 1


@lru_cache(200)
def _changes(old: str, new: str) -> tuple[Patch, int]:
    """What changed in a block, and how many lines it has now. Pages of one table mostly ask for the same."""
    lines = str.split(new, "\n")
    return patch(str.split(old, "\n"), lines), len(lines)


class Screen:
    """What one open page shows."""

    def __init__(self) -> None:
        self._shown: dict[str, Region] = {}
        self._held: set[str] = set()  # regions whose text the page has got from here

    def show(self, regions: Mapping[str, Region]) -> None:
        """The page shows these, but did not get them from here."""
        self._shown = dict(regions)

    def changes(self, regions: Mapping[str, Region]) -> dict[str, orjson.Fragment]:
        """What the page must hear so that it shows these, as JSON: whole regions first, patches later."""
        found: dict[str, orjson.Fragment] = {}
        for name, region in regions.items():
            old = self._shown.get(name)
            if old is None or (old is not region and old.blocks != region.blocks):
                found[name] = _sent_since(old if name in self._held else None, region)
                self._shown[name] = region
                self._held.add(name)
        return found
