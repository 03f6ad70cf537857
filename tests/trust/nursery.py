"""Real server processes that start at once: each is forked from a process that has loaded everything already.

`python -m tests.trust.nursery` reads orders, a line of JSON each: a database, a port, and where to die. The processes
of one server (`--workers`) are forked, too; otherwise each would load everything anew.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from teocalli.table.hand_over import HandOver

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
        self,
        database: str,
        port: int,
        die: tuple[str, int] | None = None,
        full: str = "",
        still: bool = False,
        workers: int = 0,
        there: str = "",
    ) -> int:
        """A server's process id; it may die by itself at a point, or find its disk full while a file is there.

        Where time stands `still` for its limits, nothing that was counted is forgotten. Of several `workers`, half have
        a trap each, and all leave a file with their number in the folder `there` when they serve.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = {"database": database, "port": port, "die": die, "full": full, "still": still}
        order |= {"workers": workers, "there": there}
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


def _app(order: dict[str, Any], hand_over: HandOver | None = None) -> Starlette:
    from teocalli.games import game
    from teocalli.table.app import application
    from teocalli.table.bot_workers import BotWorkers
    from teocalli.table.database import connect
    from teocalli.table.limits import Limits
    from teocalli.table.serve import Games
    from teocalli.table.store import Store
    from teocalli.table.tables import Tables

    bot_workers = BotWorkers(game, 1, processes=False, seconds=0.05)
    tables = Tables(Store(connect(order["database"])), Games(), bot_workers, pace=0.02, hand_over=hand_over)
    return application(tables, Limits(lambda: 0.0) if order["still"] else Limits())


def _serve(order: dict[str, Any]) -> None:
    from teocalli.table.serve import config_of, run

    if order["die"] is not None:
        _set_trap(*order["die"])
    if order["full"]:
        _fill_disk(order["full"])
    run(_app(order), config_of("127.0.0.1", order["port"], "127.0.0.1"))


def _serve_many(order: dict[str, Any]) -> None:
    from teocalli.table.processes import Processes, listening

    with listening("127.0.0.1", order["port"]) as plug:
        processes = Processes(order["workers"], partial(_work, order), plug)
        processes._context = multiprocessing.get_context("fork")  # type: ignore[assignment]
        processes.run(lambda: None)


def _work(order: dict[str, Any], plug: socket.socket, hand_over: HandOver, there: Callable[[], None]) -> None:
    """What one of several processes does; about half of them, by chance, have a trap."""
    from teocalli.table.serve import Server, config_of

    chooser = random.Random(os.getpid())
    if chooser.random() < 0.5:
        _set_trap(chooser.choice(POINTS), chooser.randrange(1, 8))
    config = config_of("127.0.0.1", order["port"], "127.0.0.1", hand_over)
    config.app = app = _app(order, hand_over)

    def serves() -> None:
        (Path(order["there"]) / str(os.getpid())).touch()
        there()

    Server(config, app.state.tables, serves, hand_over).run([plug])


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
            order = json.loads(line)
            (_serve_many if order["workers"] else _serve)(order)
            os._exit(0)
        children.append(pid)
        print(pid, flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
