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

#: Who is told, of which table, what.
Key = tuple[str, str, str]
_ONE = "person = ? AND table_id = ? AND what = ?"

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
        """Keep a channel; `alone` in the place of those of its kind that its person had. An address has one person.

        One that is not confirmed yet takes the place of a confirmed one only when it is (`confirm`).
        """
        x = channel
        values = (
            x.id, x.person, x.kind, x.address, x.secret, " ".join(x.wanted), int(x.confirmed), x.failures, x.since,
        )  # fmt: skip
        earlier = "DELETE FROM channels WHERE kind = ? AND person = ? AND confirmed <= ?"
        of_person = (earlier, (x.kind, x.person, int(x.confirmed)))
        of_address = ("DELETE FROM channels WHERE kind = ? AND address = ?", (x.kind, x.address))
        insert = f"INSERT INTO channels ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        self.database.write(of_person if alone else of_address, (insert, values))

    def remove(self, id: str) -> None:
        self.database.write(("DELETE FROM channels WHERE id = ?", (id,)))

    def choose(self, id: str, wanted: Iterable[str]) -> None:
        """What is told; a channel that had been given up is tried again."""
        sql = "UPDATE channels SET wanted = ?, failures = 0 WHERE id = ?"
        self.database.write((sql, (" ".join(wanted), id)))

    def confirm(self, channel: Channel) -> None:
        """Its person has said yes: from now on it is the only one of its kind."""
        others = "DELETE FROM channels WHERE kind = ? AND person = ? AND id <> ?"
        confirmed = "UPDATE channels SET confirmed = 1 WHERE id = ?"
        self.database.write((others, (channel.kind, channel.person, channel.id)), (confirmed, (channel.id,)))

    def worked(self, id: str) -> None:
        self.database.write(("UPDATE channels SET failures = 0 WHERE id = ? AND failures > 0", (id,)))

    def failed(self, id: str) -> None:
        self.database.write(("UPDATE channels SET failures = failures + 1 WHERE id = ?", (id,)))

    # ------------------------------------------------------------ who was told

    def claim(self, key: Key, mark: int, now: float, until: float) -> int:
        """Which attempt this is to tell a person (1 for the first); 0 where it was told, or another server tells it.

        Nobody else tries before `until`; whoever told it says so (`settle`).
        """
        sql = (
            "INSERT INTO noticed (person, table_id, what, mark, tries, due) VALUES (?, ?, ?, ?, 1, ?)"
            " ON CONFLICT (person, table_id, what) DO UPDATE SET mark = excluded.mark, due = excluded.due,"
            " tries = CASE WHEN noticed.mark < excluded.mark THEN 1 ELSE noticed.tries + 1 END"
            " WHERE noticed.mark < excluded.mark"
            " OR (noticed.mark = excluded.mark AND noticed.due > 0 AND noticed.due <= ?)"
        )
        if not self.database.write((sql, (*key, mark, until, now))):
            return 0
        return int(self.database.read(f"SELECT tries FROM noticed WHERE {_ONE}", *key)[0][0])

    def settle(self, key: Key, due: float = 0.0) -> None:
        """It was told, or is to be tried again at some time."""
        self.database.write((f"UPDATE noticed SET due = ? WHERE {_ONE}", (due, *key)))

    def late(self, now: float) -> list[Key]:
        """What did not arrive and is to be tried again."""
        rows = self.database.read("SELECT person, table_id, what FROM noticed WHERE due > 0 AND due <= ?", now)
        return [(person, table, what) for person, table, what in rows]

    def forget(self, before: float) -> None:
        """Nobody is told anything more of games that were over by then."""
        going_on = "SELECT id FROM tables WHERE status IN ('gathering', 'playing') OR updated > ?"
        self.database.write((f"DELETE FROM noticed WHERE table_id NOT IN ({going_on})", (before,)))
