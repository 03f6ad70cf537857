"""The store: an append-only log of what happened at each table, and the people who sit there."""

from __future__ import annotations

import json
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

import orjson

from teocalli.table.database import Database, Statement
from teocalli.table.entries import Entry, read_body

#: How often something is read and written again that others change at the same time.
MOST_TRIES = 20
#: People who are remembered from one request to the next.
MOST_KNOWN = 5000
log = logging.getLogger("teocalli.table")


@dataclass(frozen=True)
class Listing:
    """A table as the lobby lists it."""

    id: str
    game: str
    status: str
    listed: bool
    updated: float
    summary: dict[str, Any]

    @property
    def watched(self) -> bool:
        """Whether the server has to look after it: a bot must choose, or a clock runs."""
        return self.status == "playing" and ("due" in self.summary or self.waits_for_bot)

    @property
    def waits_for_bot(self) -> bool:
        return any(seat["kind"] == "bot" for seat in asked(self.summary))


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. A name is enough; a login with a password is for coming back from elsewhere.

    Requests share people, so nothing about one changes: whoever changes something is read anew.
    """

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)  # to be read only
    generation: int = 0  # of passes; those of older generations are void

    def __post_init__(self) -> None:
        object.__setattr__(self, "settings", MappingProxyType(dict(self.settings)))


def appending(table: str, entries: Sequence[Entry], listing: Listing, people: Sequence[str]) -> list[Statement]:
    """What is written when something happens at a table."""
    statements: list[Statement] = [
        (
            "INSERT INTO entries (table_id, number, kind, person, key, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (table, e.number, e.kind, e.person, e.key, e.text, e.at),
        )
        for e in entries
    ]
    summary = orjson.dumps(listing.summary).decode()
    statements.append(
        (
            "INSERT INTO tables (id, game, status, listed, updated, watched, summary) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed,"
            " updated = excluded.updated, watched = excluded.watched, summary = excluded.summary",
            (table, listing.game, listing.status, int(listing.listed), listing.updated, int(listing.watched), summary),
        )
    )
    statements += [
        ("INSERT INTO sitting (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (person, table))
        for person in people
    ]
    return statements


def welcoming(person: Person | None) -> list[Statement]:
    """What is written when somebody new comes; nothing where nobody does."""
    if person is None:
        return []
    sql = "INSERT INTO people (id, name, login, password, settings, created) VALUES (?, ?, ?, ?, ?, ?)"
    kept = json.dumps(dict(person.settings))
    return [(sql, (person.id, person.name, person.login, person.password, kept, time.time()))]


#: What the lobby needs to know of a table, of each seat there, and of a game that is over.
TOLD, TOLD_OF_SEAT, TOLD_AT_END = (
    {"name", "host", "moves", "mover", "seats"},
    {"kind", "person", "name"},
    {"scores", "ranks"},
)


def _summary(text: str, status: str) -> dict[str, Any]:
    """What the lobby tells of a table; `ValueError` where something is missing."""
    told = json.loads(text)
    needed = TOLD | TOLD_AT_END if status in ("over", "exhibit") else TOLD
    if not needed <= told.keys() or not all(seat.keys() >= TOLD_OF_SEAT for seat in told["seats"]):
        raise ValueError("A summary lacks something.")
    told.setdefault("movers", [seat for seat in [told["mover"]] if seat >= 0])  # older than choosing together
    return dict(told)


def asked(summary: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The seats that must choose, as the lobby tells of them."""
    return [seat for place, seat in enumerate(summary["seats"]) if place in summary["movers"]]


class Store:
    """All that is remembered. Calls block; the server makes them in a thread."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._unreadable: set[str] = set()  # tables whose summary was complained about
        self._known: dict[str, Person] = {}  # who was asked for since somebody was changed last

    # ------------------------------------------------------------ tables

    def append(self, table: str, entries: Sequence[Entry], listing: Listing, people: Sequence[str]) -> None:
        """Add to a table's log, and keep the lobby's list in step, in one durable commit."""
        self.database.write(*appending(table, entries, listing, people))

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's log, from the entry behind `after`; `ValueError` where it is spoiled."""
        rows = self.database.read(
            "SELECT number, kind, person, body, at, key FROM entries WHERE table_id = ? AND number > ? ORDER BY number",
            table,
            after,
        )
        return [Entry(person, read_body(kind, body), n, at, key) for n, kind, person, body, at, key in rows]

    def opened(self, key: str) -> str | None:
        """The table that was opened with a key."""
        rows = self.database.read("SELECT table_id FROM entries WHERE number = 1 AND key = ?", key)
        return rows[0][0] if rows else None

    def open_tables(self, most: int = 50) -> list[Listing]:
        """Listed tables with an open seat, newest first."""
        return self._listed("status = 'gathering' AND listed = 1 ORDER BY updated DESC LIMIT ?", most)

    def watchable(self, most: int = 50) -> list[Listing]:
        """Listed games under way."""
        return self._listed("status = 'playing' AND listed = 1 ORDER BY updated DESC LIMIT ?", most)

    def tables_of(self, person: str, archived: bool = False, most: int = 200) -> list[Listing]:
        """Tables where a person sits or sat: those under way first, then newest first; of finished ones not all.

        What was archived is listed apart, unless it is played (again).
        """
        apart = "id IN (SELECT table_id FROM sitting WHERE person = ? AND archived = 1)"
        wanted = f"status <> 'playing' AND {apart}" if archived else f"(status = 'playing' OR NOT {apart})"
        return self._listed(
            f"id IN (SELECT table_id FROM sitting WHERE person = ?) AND {wanted}"
            " ORDER BY CASE WHEN status IN ('gathering', 'playing') THEN 0 ELSE 1 END, updated DESC LIMIT ?",
            person,
            person,
            most,
        )

    def archive(self, person: str, table: str, is_archived: bool) -> None:
        """Put a table out of the sight of a person who sits or sat there, or back."""
        sql = "UPDATE sitting SET archived = ? WHERE person = ? AND table_id = ?"
        self.database.write((sql, (int(is_archived), person, table)))

    def listing(self, table: str) -> Listing | None:
        """How one table is listed."""
        return next(iter(self._listed("id = ?", table)), None)

    def waiting_for_bots(self, now: float, quiet: float = 0.0) -> list[str]:
        """Ids of the games under way in which a bot must choose and nothing happened for `quiet` seconds."""
        watched = "watched = 1 AND NOT updated BETWEEN ? AND ?"
        return [x.id for x in self._listed(watched, now - quiet, now) if x.waits_for_bot]

    def running_out(self, moment: float) -> list[str]:
        """Ids of the games under way in which somebody's time is out by a certain moment."""
        found = self._listed("watched = 1")
        return [x.id for x in found if isinstance(due := x.summary.get("due"), int | float) and due <= moment]

    def changed_between(self, after: float, until: float) -> list[Listing]:
        """Tables at which something happened last between two moments."""
        statuses = "status IN ('gathering', 'playing', 'over') AND listed IN (0, 1)"  # as the index has them
        return self._listed(f"{statuses} AND updated > ? AND updated <= ?", after, until)

    def _listed(self, condition: str, *values: Any) -> list[Listing]:
        """Tables in the list; one whose line cannot be read is left out, so that the others are shown."""
        rows = self.database.read(
            f"SELECT id, game, status, listed, updated, summary FROM tables WHERE {condition}", *values
        )
        found = []
        for id, game, status, listed, updated, text in rows:
            try:
                found.append(Listing(id, game, status, bool(listed), updated, _summary(text, status)))
            except (ValueError, TypeError, AttributeError):
                if id not in self._unreadable:
                    log.error("Table %s is not listed: its summary cannot be read.", id)
                    self._unreadable.add(id)
        return found

    # ------------------------------------------------------------ people

    def known(self, id: str) -> Person | None:
        """A person who need not be looked up: nobody else writes to this database, and we have changed nobody since."""
        return self._known.get(id)

    def person(self, id: str) -> Person | None:
        known, found = self._known, self._person("id = ?", id)  # whoever changes somebody meanwhile begins another
        if found is not None and not self.database.is_shared and len(known) < MOST_KNOWN:
            known[id] = found
        return found

    def _write_people(self, *statements: Statement) -> int:
        try:
            return self.database.write(*statements)
        finally:
            self._known = {}

    def person_by_login(self, login: str) -> Person | None:
        return self._person("login = ?", login)

    def _person(self, condition: str, value: str) -> Person | None:
        rows = self.database.read(
            f"SELECT id, name, login, password, settings, generation FROM people WHERE {condition}", value
        )
        return next((Person(i, name, login, pw, json.loads(kept), g) for i, name, login, pw, kept, g in rows), None)

    def save_person(self, person: Person) -> None:
        """Remember somebody new. Later only what changes is written: no late request brings something old back."""
        self._write_people(*welcoming(person))

    def rename(self, id: str, name: str) -> None:
        self._write_people(("UPDATE people SET name = ? WHERE id = ?", (name, id)))

    def renew_password(self, id: str, old: str, password: str) -> None:
        """Keep the same password in another way; passes stay good."""
        sql = "UPDATE people SET password = ? WHERE id = ? AND password = ?"
        self._write_people((sql, (password, id, old)))

    def set_password(self, id: str, login: str, password: str, newcomer: Person | None = None) -> None:
        """Another login and password, perhaps of somebody new; passes are void.

        `Conflict` when the login belongs to somebody else.
        """
        sql = "UPDATE people SET login = ?, password = ?, generation = generation + 1 WHERE id = ?"
        self._write_people(*welcoming(newcomer), (sql, (login, password, id)))

    def void_passes(self, id: str) -> None:
        self._write_people(("UPDATE people SET generation = generation + 1 WHERE id = ?", (id,)))

    def change_settings(self, id: str, changes: Mapping[str, Any]) -> None:
        """Change some settings; the others stay as they are."""
        for _ in range(MOST_TRIES):
            for (kept,) in self.database.read("SELECT settings FROM people WHERE id = ?", id):
                settings = json.dumps(json.loads(kept) | dict(changes))
                sql = "UPDATE people SET settings = ? WHERE id = ? AND settings = ?"
                if self._write_people((sql, (settings, id, kept))):
                    return
        log.warning("The settings of %s were changed by others at the same time.", id)

    def secret(self, name: str) -> bytes:
        """A secret of this installation, made when first asked for."""
        rows = self.database.read("SELECT value FROM secrets WHERE name = ?", name)
        if not rows:
            sql = "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            self.database.write((sql, (name, secrets.token_hex(32))))
            rows = self.database.read("SELECT value FROM secrets WHERE name = ?", name)
        return bytes.fromhex(rows[0][0])
