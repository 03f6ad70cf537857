"""Only what changed travels: a page that holds a region already is sent its new lines, and where the others stood.

Pictures and templates begin a line with whatever changes by itself: a piece, a place, a panel, a move of the log.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import accumulate

import orjson

from teocalli.table.once import once

#: New lines, and `[from, to]` for lines that stood there before.
Patch = list[str | list[int]]
#: A new block with no more letters than this is sent as it is.
SHORT = 1_000
#: So many lines or blocks are compared at once.
MANY = 16


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """How to make the new lines out of the old ones."""
    return [[at, at + run] if run else line for at, run, line in _compared(old, new)]


def _compared(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int, str]]:
    """Runs of what stands in the old ones too: where, how many. Or none: something new, which mostly replaces another.

    Most stay in order.
    """
    found: list[tuple[int, int, str]] = []
    where: dict[str, int] = {}
    at = place = 0  # in the old ones, and in the new ones
    known, count = len(old), len(new)
    while place < count:
        line = new[place]
        run = _alike(old, at, new, place) if at < known and old[at] == line else 0
        if not run and old[at + 1 : at + 2] != new[place + 1 : place + 2]:  # not just another one in its place
            where = where or {line: i for i, line in enumerate(old)}
            if (found_at := where.get(line)) is not None:
                at, run = found_at, _alike(old, found_at, new, place)
        found.append((at, run, line))
        at, place = at + (run or 1), place + (run or 1)
    return found


def _alike(old: Sequence[str], at: int, new: Sequence[str], place: int) -> int:
    """How many lines or blocks in a row are the same. The first two, `old[at]` and `new[place]`, are: the caller has
    compared them. The others are compared many at once, which is quick."""
    count, most = 1, min(len(old) - at, len(new) - place)
    while count + MANY <= most and old[at + count : at + count + MANY] == new[place + count : place + count + MANY]:
        count += MANY
    while count < most and old[at + count] == new[place + count]:
        count += 1
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

    @once
    def heights(self) -> list[int]:
        """How many lines each block has."""
        return [_height(block) for block in self.blocks]

    def since(self, old: Region) -> Patch:
        """What changed since another region: whole blocks first, then the lines of long ones that replace another."""
        found: Patch = []
        heights: list[int] = []
        blocks, known = old.blocks, old.heights
        first = [0, *accumulate(known)]  # line of each old block
        for at, run, block in _compared(blocks, self.blocks):
            if run:
                found.append([first[at], first[at + run]])
                heights += known[at : at + run]
                continue
            if len(block) > SHORT and at < len(blocks):
                inside, height = _changes(blocks[at], block)
                found += _lower(inside, first[at])
            else:
                lines = str.split(block, "\n")
                height = len(lines)
                found += lines
            heights.append(height)
        self.heights = heights
        return found


class Inset(Region):
    """A region of one's own, set into two that other pages show as well."""

    def __init__(self, above: Region, own: Region, below: Region) -> None:
        super().__init__(*above.blocks, *own.blocks, *below.blocks)
        self.above, self.own, self.below = above, own, below

    @once
    def heights(self) -> list[int]:
        return [*self.above.heights, *self.own.heights, *self.below.heights]

    def since(self, old: Region) -> Patch:
        """What changed in each of them: in those around it worked out once for all pages."""
        if not isinstance(old, Inset):
            return super().since(old)
        own, below = sum(old.above.heights), sum(old.above.heights) + sum(old.own.heights)
        return [
            *_since(old.above, self.above),
            *_lower(self.own.since(old.own), own),
            *_lower(_since(old.below, self.below), below),
        ]


def _lower(changes: Patch, lines: int) -> Patch:
    """The same changes where so many old lines stand above."""
    return [c if isinstance(c, str) else [lines + c[0], lines + c[1]] for c in changes]


@lru_cache(50)
def _since(old: Region, new: Region) -> Patch:
    return new.since(old)


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
