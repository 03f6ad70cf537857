"""What stored games cost: `python -m bench.stored [--games 100000]`.

Fills a SQLite file with games, nine of ten finished and rated, the others left in the middle, and times what the server
asks its store: for an action, a table, the lobby, the history, notices and its own rounds; with a hundredth of them and
with all. A person who asks has the same 20 games in both. Told are the processor's milliseconds, the middle of many.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from bench.table import SEATS, moves_of

from teocalli.engine.game import Setting
from teocalli.games import game as game_by_key
from teocalli.table.commands import new_id, opening
from teocalli.table.database import connect
from teocalli.table.entries import Entry, Played, Said
from teocalli.table.folding import begin, fold
from teocalli.table.listing import listing
from teocalli.table.match import PERSON, Seat
from teocalli.table.memo import Memo
from teocalli.table.ratings import Ladders
from teocalli.table.results import Results, keeping, result_of
from teocalli.table.store import Person, Store, appending

GAME, AT_ONCE, TIMES, OWN = "tzolkin", 1000, 25, 20


class Filled:
    """A store whose games are copies of one finished game, or its beginning, each by four people, and one under way."""

    def __init__(self, store: Store) -> None:
        game, self.store, self.count = game_by_key(GAME), store, 0
        moves = moves_of(game, 1, 10_000)
        host, seats = Person("person0", "Person 0"), [Seat(PERSON, f"person{i}", f"Person {i}") for i in range(SEATS)]
        self.opening = opening(host, game, Setting(SEATS), seats, seed=1)
        played = [Entry(f"person{s}", Played(s, t), n, at=n) for n, (s, t) in enumerate(moves, 2)]
        self.entries = [self.opening, *played]
        whole = begin("t", game, self.opening)
        for entry in played:
            fold(whole, entry)
        self.result, self.over = result_of(whole), listing(whole, Memo())
        self.playing = listing(begin("t", game, self.opening), Memo())
        self.add(OWN)
        store.append("running", self.entries[:1], self.playing, ["person0"])
        self.number = 1

    def add(self, games: int) -> None:
        """More games; the first so many are those of four people, the others of everybody else."""
        for start in range(0, games, AT_ONCE):
            lines = []
            for place in range(self.count + start, self.count + min(games, start + AT_ONCE)):
                people = [f"person{SEATS * max(0, place - OWN + 1) // OWN + i}" for i in range(SEATS)]
                left, table = place % 10 == 9, new_id()
                lines += appending(table, self.entries[:3], self.playing if left else self.over, people)
                if not left:
                    lines.append(keeping(replace(self.result, table=table, ended=float(place), people=people), True))
            self.store.database.write(*lines)
        self.count += games

    def act(self) -> None:
        self.number += 1
        self.store.append("running", [Entry("person0", Said("", "", 0), self.number)], self.playing, [])


def middle(work: Callable[[], object]) -> float:
    def once() -> float:
        began = time.process_time()
        work()
        return 1000 * (time.process_time() - began)

    return statistics.median(once() for _ in range(TIMES))


def measure(filled: Filled) -> dict[str, float]:
    store, results = filled.store, Results(filled.store.database)
    ladders = Ladders(results)

    def first() -> float:
        """Without what is in memory."""
        began = time.process_time()
        Ladders(results).of(GAME, "person0")
        return 1000 * (time.process_time() - began)

    anew, again = first(), first()

    def rated_anew() -> None:
        filled.add(1)
        ladders.of(GAME, "person0")

    return {
        "an action is written": middle(filled.act),
        "a table is read": middle(lambda: store.entries("running")),
        "own tables in the lobby": middle(lambda: store.tables_of("person0")),
        "open tables in the lobby": middle(store.open_tables),
        "games to watch": middle(store.watchable),
        "the history of a person": middle(lambda: (store.tables_of("person0", most=10_000), results.of("person0"))),
        "a rating, after a new game": middle(rated_anew),
        "all ratings, worked out": anew,
        "the first rating of a server": again,
        "notices: what has changed": middle(lambda: store.changed_between(time.time() - 5, time.time())),
        "tables that wait for bots": middle(lambda: store.waiting_for_bots(time.time(), 5.0)),
        "clocks that run out": middle(lambda: store.running_out(time.time())),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        filled = Filled(Store(connect(str(Path(folder) / "tables.sqlite"))))
        filled.add(games // 100)
        few = measure(filled)
        filled.add(games - filled.count)
        many = measure(filled)
    print(f"{'milliseconds with':>28}  {games // 100:>8}  {games:>8} games")
    for what in few:
        print(f"{what:>28}  {few[what]:8.2f}  {many[what]:8.2f}")


if __name__ == "__main__":
    main()
