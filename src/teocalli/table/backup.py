"""Backups: everything in one SQLite file, also from PostgreSQL, while the server runs; and back again, into either.

A backup is one moment of the database. It is read again and checked before it counts; nothing is restored unchecked.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from teocalli.table.database import BadDatabase, Postgres, Row, Sqlite, connect, make_private, sqlite_file
from teocalli.table.single_instance import only_table

#: What there is to keep; ratings are worked out again from the results.
COLUMNS = {
    "entries": ("table_id", "number", "kind", "person", "key", "body", "at"),
    "tables": ("id", "game", "status", "listed", "updated", "watched", "summary"),
    "sitting": ("person", "table_id", "archived"),
    "people": ("id", "name", "login", "password", "settings", "created", "generation"),
    "secrets": ("name", "value"),
    "channels": ("id", "person", "kind", "address", "secret", "wanted", "confirmed", "failures", "since"),
    "results": ("table_id", "game", "ended", "rated", "body"),
    "noticed": ("person", "table_id", "what", "mark", "tries", "due"),
}
AT_ONCE = 1000


@dataclass(frozen=True)
class Content:
    """How much is in a database."""

    tables: int
    entries: int
    people: int


def backup(url: str, file: Path) -> Content:
    """Write everything into a new file."""
    if file.exists():
        raise BadDatabase("refused-backup-exists", path=file)
    source = sqlite_file(url)
    if source is not None and not source.exists():
        raise BadDatabase("refused-backup-none", path=source)
    draft = file.with_name(f"{file.name}.{os.getpid()}.tmp")
    try:
        make_private(draft)
        if source is not None:
            _copy_sqlite(source, draft)
        else:
            _copy_postgres(url, draft)
        found = check(draft)
        draft.replace(file)
    except OSError as error:
        raise BadDatabase("refused-backup-write", why=error) from None
    finally:
        draft.unlink(missing_ok=True)
    return found


def restore(file: Path, url: str) -> Content:
    """Fill an empty database from a backup."""
    found, target = check(file), sqlite_file(url)
    if target is None:
        with tempfile.TemporaryDirectory() as folder:
            _fill(Postgres(url), _brought_up_to_date(file, Path(folder) / "backup"))
    else:
        with only_table(target):  # nobody serves it meanwhile
            if target.exists() and target.stat().st_size:
                raise BadDatabase("refused-restore-used", path=target)
            make_private(target)
            _copy_sqlite(file, target)
            connect(str(target)).close()  # migrated, and synced to disk
    return found


def _brought_up_to_date(file: Path, copy: Path) -> Path:
    """A copy of a backup, perhaps of an older version, with all tables that there are by now."""
    make_private(copy)
    _copy_sqlite(file, copy)
    Sqlite(copy).close()
    return copy


def check(file: Path) -> Content:
    """Read a backup: all of it is whole, every log without a gap, every line readable."""
    if not file.exists():
        raise BadDatabase("refused-backup-none", path=file)
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadDatabase("refused-backup-damaged", path=file, why="integrity_check")
            _check_logs(database, file)
            return Content(*(_count(database, name) for name in ("tables", "entries", "people")))
    except sqlite3.Error as error:
        raise BadDatabase("refused-backup-damaged", path=file, why=error) from None


def _count(database: sqlite3.Connection, name: str) -> int:
    return int(database.execute(f"SELECT count(*) FROM {name}").fetchone()[0])


def _check_logs(database: sqlite3.Connection, file: Path) -> None:
    gap = "SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(number) OR min(number) <> 1"
    for (table,) in database.execute(gap):
        raise BadDatabase("refused-backup-gap", path=file, table=table)
    for table, number, body in database.execute("SELECT table_id, number, body FROM entries"):
        try:
            json.loads(body)
        except ValueError:
            raise BadDatabase("refused-backup-entry", path=file, table=table, number=number) from None


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own copy of one moment; the server may go on writing."""
    with closing(sqlite3.connect(source)) as from_, closing(sqlite3.connect(target)) as to:
        from_.backup(to)
        to.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it


def _copy_postgres(url: str, target: Path) -> None:
    """One moment of a PostgreSQL database, row by row."""
    database = Sqlite(target)
    try:
        for name, rows in _rows(Postgres(url)):
            _insert(database, name, rows)
    finally:
        database.close()
    with closing(sqlite3.connect(target)) as to:
        to.execute("PRAGMA journal_mode = DELETE")


def _rows(source: Postgres) -> Iterator[tuple[str, list[Row]]]:
    connection: Any = source._connect()
    with connection, connection.transaction():
        connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        for name, columns in COLUMNS.items():
            with connection.cursor(name="backup") as cursor:
                cursor.execute(f"SELECT {', '.join(columns)} FROM {name}")
                while rows := cursor.fetchmany(AT_ONCE):
                    yield name, rows
    source.close()


def _insert(database: Sqlite | Postgres, name: str, rows: Iterable[Sequence[Any]]) -> None:
    database.write(*_inserts(name, rows))


def _inserts(name: str, rows: Iterable[Sequence[Any]]) -> Iterator[tuple[str, Sequence[Any]]]:
    columns = COLUMNS[name]
    sql = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    for row in rows:
        yield sql, row


def _fill(target: Postgres, file: Path) -> None:
    """All rows of a backup into an empty PostgreSQL database, or none."""
    try:
        if target.read("SELECT 1 FROM entries LIMIT 1") or target.read("SELECT 1 FROM people LIMIT 1"):
            raise BadDatabase("refused-restore-used", path="PostgreSQL")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as source:
            target.write(
                ("DELETE FROM secrets", ()),
                *(
                    statement
                    for name, columns in COLUMNS.items()
                    for statement in _inserts(name, source.execute(f"SELECT {', '.join(columns)} FROM {name}"))
                ),
            )
    finally:
        target.close()
