"""Kills: people play at tables while servers are killed, disks are full and databases restart.

Whoever gets no answer asks again, with the same key. In the end every acknowledged entry is there once, no log has a
gap, every table replays, and wherever a bot is to move it moves.
"""

from __future__ import annotations

import random
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg

from teocalli.games import GAMES
from teocalli.table.database import connect
from teocalli.table.replaying import replayed
from teocalli.table.serve import Games, free_port
from teocalli.table.store import Store
from tests.postgres import Cluster
from tests.trust.nursery import POINTS, Nursery, answers, kill

#: Lets PostgreSQL answer as it does when its disk is full.
FULL = (
    "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN"
    " RAISE EXCEPTION 'No space left on device' USING ERRCODE = 'disk_full'; END$$",
    "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()",
)
#: Seconds until a table must have gone on.
GOING_ON = 60.0


@dataclass
class Toll:
    """What came of it."""

    kills: int = 0
    inside: int = 0  # of them, in the middle of a command
    faults: int = 0  # full disks and restarted databases
    acknowledged: int = 0
    repeated: int = 0
    lost: int = 0
    twice: int = 0
    gaps: int = 0
    unreadable: int = 0
    unnoted: int = 0  # games that are over without a result for statistics
    stuck: int = 0

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.twice or self.gaps or self.unreadable or self.unnoted or self.stuck)


@dataclass
class Player:
    """Somebody who plays at tables, one after another, and asks again until there is an answer."""

    ports: list[int]
    seed: int
    stop: threading.Event
    toll: Toll
    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)  # table, entry, token
    tables: list[str] = field(default_factory=list)

    def ask(self, method: str, path: str, **given: Any) -> Any:
        """An answer of any server; None when there is none although we are about to stop."""
        tries = 0
        while True:
            port = self.ports[(self.seed + tries) % len(self.ports)]
            try:
                headers = {"x-forwarded-for": f"10.0.0.{self.seed}"} | self._known
                answer = self._http.request(method, f"http://127.0.0.1:{port}/api{path}", headers=headers, **given)
                if answer.status_code < 500:
                    self.toll.repeated += method == "POST" and tries > 0
                    return answer.json()
            except (httpx.TransportError, ValueError):
                pass
            tries += 1
            time.sleep(0.05)
            if tries > 2400:
                raise AssertionError(f"Nobody answers {method} {path}.")

    def play(self) -> None:
        self._http, self._known = httpx.Client(timeout=10), dict[str, str]()
        came = self.ask("POST", "/people", json={"name": f"Person {self.seed}"})
        self._known = {"authorization": f"Bearer {came['pass']}"}
        chooser, count = random.Random(self.seed), 0
        while not self.stop.is_set():
            seats = ["me", "random"] if self.seed % 2 else ["me", "me"]
            game = GAMES[(self.seed + len(self.tables)) % len(GAMES)]
            table = self.ask("POST", "/tables", json={"game": game, "seats": seats, "key": f"{self.seed} {count}"})[
                "id"
            ]
            self.tables.append(table)
            for _ in range(30):
                count += 1
                if self.stop.is_set() or not self._act(table, chooser, f"{self.seed}.{count}"):
                    break
            else:
                self.ask("POST", f"/tables/{table}/resign", json={"seat": 0, "key": f"{self.seed} end {count}"})

    def _act(self, table: str, chooser: random.Random, key: str) -> bool:
        """Play an action; False when the game is over."""
        seen = self.ask("GET", f"/tables/{table}")
        if seen["status"] == "over":
            return False
        if not seen["actions"]:
            self.ask("GET", f"/tables/{table}?after={seen['number']}&wait=1")
            return True
        token = chooser.choice(seen["actions"])["token"]
        command = {"seat": seen["seat"], "token": token, "version": seen["version"], "key": key}
        done = self.ask("POST", f"/tables/{table}/act", json=command)
        if done.get("ok"):
            # The answer names the newest entry, which may be a bot's by now.
            self.acknowledged.append((table, int(done["number"]), key))
        return True


class Trial:
    """Servers, players and whoever kills them."""

    def __init__(self, database: str, servers: int = 1, players: int = 4, cluster: Cluster | None = None) -> None:
        self.database, self.cluster, self.toll = database, cluster, Toll()
        self.folder = tempfile.TemporaryDirectory(prefix="teocalli-trust-")
        self.full = str(Path(self.folder.name) / "full")
        self.ports = [free_port("127.0.0.1", 0) for _ in range(servers)]
        self.stop = threading.Event()
        self.people = [Player(self.ports, seed, self.stop, self.toll) for seed in range(players)]
        self.chooser = random.Random(7)

    def run(self, kills: int) -> Toll:
        nursery = Nursery()
        self.pids = [self._start(nursery, port) for port in self.ports]
        for port in self.ports:
            answers(port)
        threads = [threading.Thread(target=player.play, daemon=True) for player in self.people]
        for thread in threads:
            thread.start()
        for number in range(kills):
            self._strike(nursery, number)
        self.stop.set()
        for thread in threads:
            thread.join(150)
            assert not thread.is_alive(), "somebody still waits for an answer"
        self._look(nursery)
        for pid in self.pids:
            kill(pid)
        nursery.close()
        self.folder.cleanup()
        return self.toll

    def _start(self, nursery: Nursery, port: int, die: tuple[str, int] | None = None) -> int:
        return nursery.start(self.database, port, die, "" if self.cluster else self.full)

    def _strike(self, nursery: Nursery, number: int) -> None:
        """Kill a server at some moment and start another, or let the database fail for a while."""
        time.sleep(self.chooser.uniform(0.02, 0.5))
        if number % 10 == 9:
            self._fault()
        place = number % len(self.ports)
        kill(self.pids[place])
        trapped = number % 2 == 0
        die = (self.chooser.choice(POINTS), self.chooser.randrange(1, 6)) if trapped else None
        self.pids[place] = self._start(nursery, self.ports[place], die)
        answers(self.ports[place], trapped=self.pids[place] if trapped else None)
        self.toll.kills += 1
        if die is not None:
            end = time.monotonic() + 3
            while Path(f"/proc/{self.pids[place]}").exists() and time.monotonic() < end:
                time.sleep(0.01)
            self.toll.inside += not Path(f"/proc/{self.pids[place]}").exists()
            kill(self.pids[place])
            self.pids[place] = self._start(nursery, self.ports[place])
            answers(self.ports[place])
            self.toll.kills += 1

    def _fault(self) -> None:
        """A full disk for a moment; PostgreSQL is stopped at once and started the other times."""
        if self.cluster is not None and self.toll.faults % 2 == 0:
            self.cluster.stop("immediate")
            time.sleep(0.3)
            self.cluster.start()
        elif self.cluster is not None:
            with psycopg.connect(self.database, autocommit=True) as connection:
                for statement in FULL:
                    connection.execute(statement)
                time.sleep(0.5)
                connection.execute("DROP TRIGGER full_disk ON entries")
        else:
            Path(self.full).touch()
            time.sleep(0.5)
            Path(self.full).unlink()
        self.toll.faults += 1
        time.sleep(0.5)

    # ------------------------------------------------------------ afterwards

    def _look(self, nursery: Nursery) -> None:
        """Every table goes on; then look into the database itself."""
        for player in self.people:
            for table in player.tables:
                self.toll.stuck += not self._goes_on(player, table)
        store = Store(connect(self.database))
        for player in self.people:
            self.toll.acknowledged += len(player.acknowledged)
            self._compare(store, player)
        unnoted = "status = 'over' AND id NOT IN (SELECT table_id FROM results)"
        self.toll.unnoted = store.database.read(f"SELECT count(*) FROM tables WHERE {unnoted}")[0][0]
        store.database.close()

    def _goes_on(self, player: Player, table: str) -> bool:
        """Whether a person can choose, or the game is over, soon."""
        end = time.monotonic() + GOING_ON
        while time.monotonic() < end:
            seen = player.ask("GET", f"/tables/{table}")
            if seen["status"] == "over" or seen["actions"]:
                return True
            time.sleep(0.2)
        return False

    def _compare(self, store: Store, player: Player) -> None:
        kept: dict[str, dict[str, list[int]]] = {}
        for table in player.tables:
            entries = store.entries(table)
            self.toll.gaps += [e.number for e in entries] != list(range(1, len(entries) + 1))
            kept[table] = {}
            for entry in entries:
                if entry.kind in ("act", "choose") and entry.person and entry.key is not None:
                    kept[table].setdefault(entry.key.split(" ")[1], []).append(entry.number)
            try:
                replayed(Games(), table, entries)
            except Exception:
                self.toll.unreadable += 1
        known = {(table, key) for table, _, key in player.acknowledged}
        for table, number, key in player.acknowledged:
            found = kept[table].get(key, [])
            self.toll.lost += not found or found[0] > number
        self.toll.twice += sum(len(numbers) - 1 for found in kept.values() for numbers in found.values())
        self.toll.twice += sum((table, key) not in known for table, found in kept.items() for key in found)


class WorkersTrial(Trial):
    """One server of several processes that hand connections over to each other: each time one of them is killed."""

    def __init__(self, database: str, cluster: Cluster, workers: int = 3) -> None:
        super().__init__(database, players=6, cluster=cluster)
        self.workers, self.struck = workers, set[int]()
        self.there = Path(self.folder.name) / "there"
        self.there.mkdir()

    def _start(self, nursery: Nursery, port: int, die: tuple[str, int] | None = None) -> int:
        return nursery.start(self.database, port, workers=self.workers, there=str(self.there))

    def _strike(self, nursery: Nursery, number: int) -> None:
        """Kill one of the processes once all of them serve. Those with a trap die by themselves besides."""
        end = time.monotonic() + GOING_ON
        while len(serving := self._alive & self._began) < self.workers:
            assert time.monotonic() < end, "a process is not replaced"
            time.sleep(0.05)
        time.sleep(self.chooser.uniform(0.02, 0.5))
        if number % 10 == 9:
            self._fault()
        pid = self.chooser.choice(sorted(serving))
        self.struck |= {pid} & self._alive
        kill(pid)

    @property
    def _began(self) -> set[int]:
        """All that have ever served."""
        return {int(file.name) for file in self.there.iterdir()}

    @property
    def _alive(self) -> set[int]:
        found = Path(f"/proc/{self.pids[0]}").glob("task/*/children")
        return {int(child) for children in found for child in children.read_text().split()}

    def _look(self, nursery: Nursery) -> None:
        dead = self._began - self._alive
        self.toll.kills, self.toll.inside = len(dead), len(dead - self.struck)
        super()._look(nursery)
