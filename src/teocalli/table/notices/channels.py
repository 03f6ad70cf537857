"""Channels: where somebody wants to be told, of what; and who has been told of what already."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from teocalli.table.database import Database

#: What people are told of: it is their turn, a game of theirs is over, a seat waits for them.
TURN, OVER, INVITED = "turn", "over", "invited"
WHAT = (TURN, OVER, INVITED)
#: After so many failures in a row nothing is sent any more, until its person says so.
MOST_FAILURES = 5

COLUMNS = "id, person, kind, address, secret, wanted, confirmed, failures, since"


@dataclass(frozen=True)
class Channel:
    """One way to one person. What happened before `since` is not told."""

    id: str
    person: str
    kind: str
    address: str
    secret: str
    wanted: tuple[str, ...] = WHAT
    confirmed: bool = True
    failures: int = 0
    since: float = 0.0

    @property
    def has_failed(self) -> bool:
        return self.failures >= MOST_FAILURES

    def wants(self, what: str) -> bool:
        return self.confirmed and not self.has_failed and what in self.wanted


class Channels:
    """All channels, in the database. Calls block; the server makes them in a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def of(self, person: str) -> list[Channel]:
        return self._found("person = ? ORDER BY since, id", person)

    def get(self, id: str) -> Channel | None:
        return next(iter(self._found("id = ?", id)), None)

    def _found(self, condition: str, value: str) -> list[Channel]:
        rows = self.database.read(f"SELECT {COLUMNS} FROM channels WHERE {condition}", value)
        return [
            Channel(id, person, kind, address, secret, tuple(wanted.split()), bool(confirmed), failures, since)
            for id, person, kind, address, secret, wanted, confirmed, failures, since in rows
        ]

    def add(self, channel: Channel, *, alone: bool) -> None:
        """Keep a channel; `alone` in the place of all of its kind that its person had. An address has one person."""
        x = channel
        values = (
            x.id, x.person, x.kind, x.address, x.secret, " ".join(x.wanted), int(x.confirmed), x.failures, x.since,
        )  # fmt: skip
        of_person = ("DELETE FROM channels WHERE kind = ? AND person = ?", (x.kind, x.person))
        of_address = ("DELETE FROM channels WHERE kind = ? AND address = ?", (x.kind, x.address))
        insert = f"INSERT INTO channels ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        self.database.write(of_person if alone else of_address, (insert, values))

    def remove(self, id: str) -> None:
        self.database.write(("DELETE FROM channels WHERE id = ?", (id,)))

    def choose(self, id: str, wanted: Iterable[str]) -> None:
        """What is told; a channel that had been given up is tried again."""
        sql = "UPDATE channels SET wanted = ?, failures = 0 WHERE id = ?"
        self.database.write((sql, (" ".join(wanted), id)))

    def confirm(self, id: str) -> None:
        self.database.write(("UPDATE channels SET confirmed = 1 WHERE id = ?", (id,)))

    def worked(self, id: str) -> None:
        self.database.write(("UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0", (id,)))

    def failed(self, id: str) -> None:
        self.database.write(("UPDATE channels SET failures = failures + 1 WHERE id = ?", (id,)))

    def claim(self, person: str, table: str, what: str, mark: int) -> bool:
        """Whether nobody has told a person of this yet; from now on it counts as told, by whichever server."""
        sql = (
            "INSERT INTO noticed (person, table_id, what, mark) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, table_id, what) DO UPDATE SET mark = excluded.mark"
            " WHERE noticed.mark < excluded.mark"
        )
        return self.database.write((sql, (person, table, what, mark))) > 0
