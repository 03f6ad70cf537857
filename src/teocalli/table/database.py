"""Databases: SQLite in one file by default, PostgreSQL where a URL says so. Both speak the same SQL here.

A write is one transaction and is on disk when the call returns. Migrations are numbered SQL files, applied in order.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from teocalli.table import BadStart

log = logging.getLogger("teocalli.table")
MIGRATIONS = Path(__file__).with_name("migrations")
Row = tuple[Any, ...]
Statement = tuple[str, Sequence[Any]]


class Conflict(RuntimeError):
    """Somebody else wrote the same row first."""


class BadDatabase(BadStart):
    """A database that cannot be used."""


class Unavailable(RuntimeError):
    """The database does not answer, or cannot write: it is stopped, locked, or its disk is full. It may pass."""


def cannot_open(path: Path, error: Exception) -> BadDatabase:
    return BadDatabase("refused-database", path=path, why=error)


class Database(Protocol):
    """What the store needs of a database."""

    #: Whether other servers may write to it at the same time.
    is_shared: bool

    def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query; `?` stands for a value."""

    def write(self, *statements: Statement) -> int:
        """Carry out all statements or none, durably. `Conflict` when a row is there already.

        Returns how many rows the last statement changed.
        """

    def close(self) -> None: ...


def sqlite_file(url: str) -> Path | None:
    """The SQLite file that is meant by its path or URL (`sqlite:///path`); None for PostgreSQL (`postgresql://…`)."""
    if url.startswith(("postgresql://", "postgres://")):
        return None
    if "://" in url and not url.startswith("sqlite:///"):
        raise BadDatabase("refused-database-kind", url=url)
    return Path(url.removeprefix("sqlite:///"))


def make_private(path: Path) -> None:
    """Make a file that only its owner can read, in a folder that only its owner can look into, or one that was there.

    A database holds the secret that passes are signed with, and all that is hidden in games under way.
    """
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    path.touch(0o600)
    path.chmod(0o600)


def connect(url: str) -> Database:
    """A database by its URL or by the path of a SQLite file; migrated."""
    file = sqlite_file(url)
    return Postgres(url) if file is None else Sqlite(file)


def migrations(kind: str, done: int) -> Iterator[tuple[int, str]]:
    """Number and text of the migrations that are still to be applied. A database of a newer version is refused."""
    files = {int(file.name.split("_")[0]): file for file in sorted((MIGRATIONS / kind).glob("*.sql"))}
    if done > max(files):
        raise BadDatabase("refused-database-newer", theirs=done, ours=max(files))
    for number, file in files.items():
        if number > done:
            yield number, file.read_text(encoding="utf-8")


def statements_of(script: str) -> Iterator[str]:
    """The statements of a migration, one by one: `executescript` would end the transaction."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


class Sqlite:
    """One file, write-ahead log, a full sync for every commit."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self._lock = threading.Lock()
        try:
            make_private(path)
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
            self._write_ahead()
            self._connection.execute("PRAGMA synchronous = FULL")
            self._migrate()
        except (sqlite3.Error, OSError) as error:
            raise cannot_open(path, error) from None

    def _write_ahead(self) -> None:
        """Turn the write-ahead log on. Where two do so at once, SQLite refuses one of them without waiting."""
        for is_last in [False] * 100 + [True]:
            try:
                self._connection.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if is_last or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                time.sleep(0.05)
            else:
                return

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:  # a full disk has ended it already
                    self._connection.execute("ROLLBACK")
                raise

    def _migrate(self) -> None:
        with self._transaction() as connection:  # whoever starts at the same moment waits, and finds it done
            (done,) = connection.execute("PRAGMA user_version").fetchone()
            for number, script in migrations("sqlite", done):
                for statement in statements_of(script):
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {number}")

    def read(self, sql: str, *values: Any) -> list[Row]:
        try:
            with self._lock:
                return self._connection.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            raise Unavailable(str(error)) from error

    def write(self, *statements: Statement) -> int:
        try:
            with self._transaction() as connection:
                return [connection.execute(sql, values).rowcount for sql, values in statements][-1]
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None
        except sqlite3.DatabaseError as error:
            raise Unavailable(str(error)) from error

    def close(self) -> None:
        with self._lock:
            self._connection.close()


def _for_psycopg(sql: str) -> str:
    """Places for values as psycopg writes them; a per cent sign of ours stays one."""
    return sql.replace("%", "%%").replace("?", "%s")


def _together(connection: Any, statements: Sequence[Statement]) -> list[Any]:
    """Statements sent and answered together.

    An answer may come while others are still being sent. Its error waits until all are answered: psycopg would write
    into the log that the others were skipped because of it.
    """
    refused: Exception | None = None
    try:
        with connection.pipeline():
            try:
                return [connection.execute(sql, values) for sql, values in statements]
            except Exception as error:
                refused = error
    except Exception as error:
        raise refused or error from None
    raise refused


class Postgres:
    """A PostgreSQL server, shared by any number of table servers. A lost connection is opened again."""

    is_shared = True

    def __init__(self, url: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise BadDatabase("refused-database-package") from None
        self._psycopg, self._url = psycopg, url
        self._lock = threading.Lock()
        try:
            self._connection = self._connect()
        except psycopg.Error as error:
            raise BadDatabase("refused-database-away", why=error) from None
        self._migrate()

    def _is_ours(self, notice: Any) -> bool:
        """Whether this server wrote what is told of."""
        return not self._connection.closed and notice.pid == self._connection.info.backend_pid

    def _connect(self) -> Any:
        """A connection that notices within seconds when the other side is gone.

        Nothing is prepared on it: psycopg takes a statement for prepared as soon as it is sent, but the server skips
        whatever was sent together with a statement that failed, and would never know the name.
        """
        return self._psycopg.connect(
            self._url, autocommit=True, connect_timeout=5, keepalives_idle=10, tcp_user_timeout=10_000,
            prepare_threshold=None,
        )  # fmt: skip

    def _migrate(self) -> None:
        with self._connection.transaction(), self._connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(20180914)")  # several servers may start at once
            cursor.execute("CREATE TABLE IF NOT EXISTS migrated (number INTEGER PRIMARY KEY)")
            row = cursor.execute("SELECT coalesce(max(number), 0) FROM migrated").fetchone()
            for number, script in migrations("postgres", row[0] if row else 0):
                cursor.execute(script.encode())
                cursor.execute("INSERT INTO migrated VALUES (%s)", (number,))

    @contextmanager
    def _answering(self) -> Iterator[Any]:
        """The connection, opened again where it was lost."""
        try:
            with self._lock:
                if not self._is_there():
                    self._connection = self._connect()
                yield self._connection
        except (self._psycopg.OperationalError, self._psycopg.InterfaceError) as error:
            raise Unavailable(str(error)) from error

    def _is_there(self) -> bool:
        """Whether the connection was open when last heard of; a server that was restarted has said so."""
        if self._connection.closed:
            return False
        try:
            for _ in ("its last words", "the end"):
                self._connection.pgconn.consume_input()
        except self._psycopg.OperationalError:
            self._connection.close()
            return False
        return True

    def read(self, sql: str, *values: Any) -> list[Row]:
        with self._answering() as connection:
            return list(connection.execute(_for_psycopg(sql), values).fetchall())

    def write(self, *statements: Statement) -> int:
        """All is sent at once, and answered at once: what is sent together without `BEGIN` is one transaction."""
        try:
            with self._answering() as connection:
                done = _together(connection, [(_for_psycopg(sql), values) for sql, values in statements])
                return int(done[-1].rowcount)
        except self._psycopg.errors.UniqueViolation as error:
            raise Conflict(str(error)) from None

    def announce(self, message: str) -> None:
        """Say to all servers who is at a table."""
        self.write(("SELECT pg_notify('presence', ?)", (message,)))

    def listen(
        self, heard: Callable[[str], None], stopped: threading.Event, announced: Callable[[str], object] = str
    ) -> None:
        """Call `heard` with the id of each table that another server wrote to, until `stopped`. Blocks.

        After a lost connection nobody knows what was missed: then the id is empty. `announced` hears who is there.
        """
        while not stopped.is_set():
            try:
                with self._connect() as connection:
                    connection.execute("LISTEN entries")
                    connection.execute("LISTEN presence")
                    heard("")
                    while not stopped.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            if not self._is_ours(notice):
                                (announced if notice.channel == "presence" else heard)(notice.payload)
            except Exception as error:  # whatever it was, a server that hears nothing is of no use
                if not stopped.is_set():
                    log.warning("The database does not answer, trying again: %s", error)
                stopped.wait(1)

    def close(self) -> None:
        with self._lock:
            self._connection.close()
