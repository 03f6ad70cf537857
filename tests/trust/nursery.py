"""Real server processes that start at once: each is forked from a process that has loaded everything already.

`python -m tests.trust.nursery` reads orders, a line of JSON each: a database, a port, and where to die.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
#: Where a server can be killed while it carries out a command.
POINTS = ("accepted", "committed", "told")


class Nursery:
    """Starts servers; ends with the test."""

    def __init__(self) -> None:
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT)))
        command = [sys.executable, "-m", "tests.trust.nursery"]
        env = os.environ | {"PYTHONPATH": paths}
        self._process = subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )

    def start(
        self, database: str, port: int, die: tuple[str, int] | None = None, full: str = "", still: bool = False
    ) -> int:
        """A server's process id; it may die by itself at a point, or find its disk full while a file is there.

        Where time stands `still` for its limits, nothing that was counted is forgotten.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"database": database, "port": port, "die": die, "full": full, "still": still}
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        return int(self._process.stdout.readline())

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(20)


def answers(port: int, seconds: float = 60, trapped: int | None = None) -> None:
    """Wait until a server answers, or until one that has a trap is dead."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if trapped is not None and not Path(f"/proc/{trapped}").exists():
            return
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.02)
    raise AssertionError(f"The server at port {port} does not answer.")


def kill(pid: int) -> None:
    """SIGKILL: nothing is tidied up."""
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    while Path(f"/proc/{pid}").exists():
        time.sleep(0.005)


# ---------------------------------------------------------------- in the process that has loaded everything


def _dying(function: Callable[..., Any], after: bool, countdown: list[int]) -> Callable[..., Any]:
    """A coroutine function that kills its process before or after its work, at the so many-th time."""

    async def dying(*arguments: Any, **named: Any) -> Any:
        countdown[0] -= 1
        if countdown[0] == 0 and not after:
            os.kill(os.getpid(), signal.SIGKILL)
        found = await function(*arguments, **named)
        if countdown[0] == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return found

    return dying


def _set_trap(point: str, count: int) -> None:
    from teocalli.table.group_commit import GroupCommit
    from teocalli.table.tables import Tables

    if point == "accepted":
        GroupCommit.write = _dying(GroupCommit.write, False, [count])  # type: ignore[method-assign]
    elif point == "committed":
        GroupCommit.write = _dying(GroupCommit.write, True, [count])  # type: ignore[method-assign]
    else:
        Tables.do = _dying(Tables.do, True, [count])  # type: ignore[method-assign]


def _fill_disk(flag: str) -> None:
    """While a file is there, SQLite may not use one page more: a true SQLITE_FULL."""
    from teocalli.table.database import Sqlite

    write = Sqlite.write

    def full(self: Sqlite, *statements: Any) -> int:
        with self._lock:
            self._connection.execute(f"PRAGMA max_page_count = {1 if os.path.exists(flag) else 2**30}")
        return write(self, *statements)

    Sqlite.write = full  # type: ignore[method-assign]


def _serve(order: dict[str, Any]) -> None:
    from teocalli.games import game
    from teocalli.table.app import application
    from teocalli.table.bot_workers import BotWorkers
    from teocalli.table.database import connect
    from teocalli.table.limits import Limits
    from teocalli.table.serve import Games, config_of, run
    from teocalli.table.store import Store
    from teocalli.table.tables import Tables

    if order["die"] is not None:
        _set_trap(*order["die"])
    if order["full"]:
        _fill_disk(order["full"])
    bot_workers = BotWorkers(game, 1, processes=False, seconds=0.05)
    tables = Tables(Store(connect(order["database"])), Games(), bot_workers, pace=0.02)
    limits = Limits(lambda: 0.0) if order["still"] else Limits()
    run(application(tables, limits), config_of("127.0.0.1", order["port"], "127.0.0.1"))


def main() -> None:
    """Fork a server for each order; print its process id."""
    from teocalli.games import GAMES, game

    import_module("teocalli.table.serve")
    for key in GAMES:
        game(key)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _serve(json.loads(line))
            os._exit(0)
        children.append(pid)
        print(pid, flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
