"""What an action costs to draw and to send: `python -m bench.drawing [GAME] [--played 80] [--tables 20]`.

No network and no disk: matches in memory with four people each, who all look. Told are the processor's milliseconds for
an action (folding it, drawing it for all, and each way of packing what changed) and the bytes for one page:

* `patch`: the lines that are new, as pages are sent them (`table/patch.py`);
* `patch, zlib`: the same, compressed with a window for each page;
* `regions, zlib`: whole regions that changed, compressed with a window for each page;
* `regions, shared zlib`: the same, each region compressed once for all who see it.
"""

from __future__ import annotations

import argparse
import time
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson
from bench.table import SEATS, moves_of

from teocalli.engine.game import Game, Setting
from teocalli.games import game as game_by_key
from teocalli.table.commands import opening
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, folded
from teocalli.table.match import PERSON, Match, Seat
from teocalli.table.memo import Memos
from teocalli.table.patch import Region, Screen
from teocalli.table.perspective import Perspective
from teocalli.table.reader import Reader
from teocalli.table.regions import draw
from teocalli.table.speech import speech
from teocalli.table.store import Person


@dataclass
class Page:
    """An open page with what each way of sending must know of it."""

    reader: Reader
    screen: Screen = field(default_factory=Screen)
    shown: dict[str, Region] = field(default_factory=dict)
    windows: dict[str, Any] = field(default_factory=dict)


class Costs:
    """Seconds and bytes by what they were spent on."""

    def __init__(self) -> None:
        self.seconds, self.bytes = Counter[str](), Counter[str]()
        self._shared: dict[str, bytes] = {}

    def timed(self, what: str, work: Callable[[], Any]) -> Any:
        began = time.process_time()
        found = work()
        self.seconds[what] += time.process_time() - began
        if isinstance(found, bytes):
            self.bytes[what] += len(found)
        return found

    def send(self, page: Page, drawn: dict[str, Region]) -> None:
        """Pack what changed in each of the ways."""
        patch = self.timed("patch", lambda: orjson.dumps(page.screen.changes(drawn)))
        self.timed("patch, zlib", lambda: squeezed(page, "patch", patch))
        changed = {name: region for name, region in drawn.items() if differs(page.shown.get(name), region)}
        page.shown |= changed
        self.timed("regions, zlib", lambda: squeezed(page, "regions", packed(changed)))
        self.timed("regions, shared zlib", lambda: b"".join(self.shared(str(region)) for region in changed.values()))

    def shared(self, region: str) -> bytes:
        """A region that can stand in any stream: it refers to nothing before it."""
        if region not in self._shared:
            self._shared[region] = zlib.compress(orjson.dumps(region), 1)
        return self._shared[region]

    def forget(self) -> None:
        self._shared.clear()


def differs(old: Region | None, new: Region) -> bool:
    return old is None or old.blocks != new.blocks


def packed(changed: dict[str, Region]) -> bytes:
    return orjson.dumps({name: str(region) for name, region in changed.items()})


def squeezed(page: Page, window: str, sent: bytes) -> bytes:
    found = page.windows.setdefault(window, zlib.compressobj(1))
    return bytes(found.compress(sent) + found.flush(zlib.Z_SYNC_FLUSH))


class Table:
    """A match in the middle of a game, with everybody looking."""

    def __init__(self, game: Game, seed: int, played: int) -> None:
        people = [Person(f"{seed}-{i}", f"Person {i + 1}") for i in range(SEATS)]
        self.pages = [Page(Reader(person, "en", "", speech("en"))) for person in people]
        self.present = [person.id for person in people]
        moves = moves_of(game, seed, 10_000)
        seats = [Seat(PERSON, person.id, person.name) for person in people]
        tokens = [token for _, token in moves[:played]]
        entry = opening(people[0], game, Setting(SEATS), seats, seed=seed, tokens=tokens)
        self.match, self.moves = begin(f"t{seed}", game, entry), iter(moves[played:])

    def act(self) -> Match | None:
        """The match with the next action; None when it is over."""
        if (move := next(self.moves, None)) is None:
            return None
        seat, token = move
        entry = Entry("", Played(seat, token), self.match.number + 1, at=time.time())
        self.match = folded(self.match, entry)
        return self.match

    def drawn(self, seat: int, memos: Memos) -> dict[str, Region]:
        match = self.match
        memo = memos.of(match.id, match.number)
        return draw(Perspective(match, self.pages[seat].reader, seat, None, self.present, memo=memo), "/", "")


def measure(game: Game, played: int, tables: int, actions: int) -> tuple[Costs, int]:
    """Costs of so many actions at each of several tables, which were all drawn before."""
    there, memos = [Table(game, seed, played) for seed in range(1, tables + 1)], Memos()
    costs, count = Costs(), 0
    for at in range(-3, actions):
        if at == 0:
            costs, count = Costs(), 0
        for table in there:
            if costs.timed("folding", table.act) is None:
                continue
            count += 1
            for seat, page in enumerate(table.pages):
                costs.send(page, costs.timed("drawing", lambda t=table, s=seat: t.drawn(s, memos)))
            costs.forget()
    return costs, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="teotihuacan")
    parser.add_argument("--played", type=int, default=80)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--actions", type=int, default=30)
    args = parser.parse_args()
    costs, count = measure(game_by_key(args.game), args.played, args.tables, args.actions)
    for what, seconds in costs.seconds.items():
        print(f"{what:>22}  {1000 * seconds / count:6.2f} ms  {costs.bytes[what] // count // SEATS:>7} bytes a page")


if __name__ == "__main__":
    main()
