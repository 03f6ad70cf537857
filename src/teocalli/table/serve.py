"""Serving the table: on this machine for one click, or for many on a host."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import cast

import platformdirs
import uvicorn
from starlette.applications import Starlette

from teocalli.engine.game import Game
from teocalli.games import GAMES, game
from teocalli.table import BadAddress
from teocalli.table.addresses import HERE, address_in_network, address_of, qr_in_terminal
from teocalli.table.app import application
from teocalli.table.bot_workers import BotWorkers
from teocalli.table.connection import Connection, FromProxy
from teocalli.table.database import BadDatabase, connect, sqlite_file
from teocalli.table.hand_over import HandOver
from teocalli.table.notices.settings import from_environment
from teocalli.table.processes import Processes, listening
from teocalli.table.single_instance import AddressFile, Taken, only_table
from teocalli.table.speech import speech
from teocalli.table.store import Store
from teocalli.table.tables import Tables

#: Where the table is found when the port is free.
HOME_PORT = 8765
#: How often garbage is looked for, in tenths of a second: among what is new, and among everything. Python by itself
#: would look at odd moments, and again and again through what is new, most of which is soon let go without it.
NEW_GARBAGE, ALL_GARBAGE = 100, 6000
#: With this many more objects than after the last look, garbage is looked for at once; how many there are is asked
#: this often, also in tenths of a second.
MANY_MORE, CHECK = 50_000, 5
#: Seconds after which a thread that draws pages gives way to one that the database has answered. That one has to be let
#: in a few times until all know what is written; Python by itself makes it wait ten times as long each time.
SWITCH_AFTER, USUAL_SWITCH = 0.0005, sys.getswitchinterval()


class Games(Mapping[str, Game]):
    """The list of games, each imported when first asked for."""

    def __getitem__(self, key: str) -> Game:
        if key not in GAMES:
            raise KeyError(key)
        return game(key)

    def __iter__(self) -> Iterator[str]:
        return iter(GAMES)

    def __len__(self) -> int:
        return len(GAMES)


def data_folder() -> Path:
    """Where games are kept on this machine; the environment variable TEOCALLI_DATA moves it."""
    return Path(os.environ.get("TEOCALLI_DATA") or platformdirs.user_data_dir("teocalli"))


def home_database() -> str:
    """The SQLite file of this machine's games, in a folder that nobody else can look into."""
    folder = data_folder()
    with suppress(OSError):  # whatever is wrong with it is said when the file is opened
        folder.mkdir(0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
    return str(folder / "tables.sqlite")


def table_app(database: str, processes: int = 1, hand_over: HandOver | None = None) -> Starlette:
    """The application with our games, on a database; one of so many processes on this machine."""
    workers = max(1, ((os.cpu_count() or 2) - 1) // processes)
    allowed = from_environment()
    tables = Tables(Store(connect(database)), Games(), BotWorkers(game, workers), hand_over=hand_over)
    return application(tables, notices_allowed=allowed)


def free_port(host: str, wish: int) -> int:
    """The wished port, or any free one when it is taken."""
    for port in (wish, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            taken: int = probe.getsockname()[1]
            return taken
    raise OSError(f"No port is free on {host}.")


def served_alone(database: str) -> AbstractContextManager[AddressFile | None]:
    """The address file of a SQLite file, while it is served. A PostgreSQL database may be served many times."""
    file = sqlite_file(database)
    return nullcontext() if file is None else only_table(file)


def serve(
    host: str = "127.0.0.1",
    port: int = HOME_PORT,
    database: str = "",
    proxies: str = "",
    workers: int = 1,
    language: str = "en",
) -> None:
    """Serve until interrupted. `teocalli serve` calls this. Games that are served already are not served again.

    `proxies` are the addresses of web servers in front, which say where a request came from. `workers` is the number of
    server processes.
    """
    if not 0 < port < 65536:
        raise BadAddress("refused-port")
    games = database or home_database()
    if workers < 1:
        raise BadAddress("refused-workers")
    if workers > 1 and sqlite_file(games) is not None:
        raise BadDatabase("refused-workers-sqlite")
    with served_alone(games) as address_file:
        try:
            is_free = free_port(host, port) == port
        except OSError:
            raise BadAddress("refused-host", host=host) from None
        if not is_free:
            raise BadAddress("refused-port-taken", port=port, host=host)
        if workers > 1:
            run_many(workers, games, host, port, proxies, language)
        else:
            run(table_app(games), config_of(host, port, proxies), address_file=address_file, language=language)


def play_here(language: str = "en") -> None:
    """Serve on this machine and open the browser. `teocalli` without arguments calls this.

    A table that runs already is not started again: the browser is opened there.
    """
    try:
        with served_alone(home_database()) as address_file:
            port = free_port("127.0.0.1", HOME_PORT)

            def show() -> None:
                address = address_of("127.0.0.1", port)
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

            run(table_app(home_database()), config_of("127.0.0.1", port), show, address_file, language)
    except Taken as taken:
        print(speech(language).say("served-already", address=taken.address))
        webbrowser.open(taken.address)


def look_for_garbage(counter: int) -> None:
    """Look for garbage if it is time, which is counted in tenths of a second, or if there are many more objects."""
    if counter % NEW_GARBAGE == 0 or (counter % CHECK == 0 and gc.get_count()[0] > MANY_MORE):
        gc.collect(2 if counter % ALL_GARBAGE == 0 else 1)


class Server(uvicorn.Server):
    """A server that says when it is there, and lets open pages go when it stops; they come back by themselves."""

    def __init__(
        self,
        config: uvicorn.Config,
        tables: Tables,
        there: Callable[[], None] | None = None,
        hand_over: HandOver | None = None,
    ) -> None:
        super().__init__(config)
        self.tables, self.there, self.hand_over = tables, there, hand_over

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.hand_over is not None:
            self._take_from(self.hand_over)
        sys.setswitchinterval(SWITCH_AFTER)
        gc.collect()
        gc.disable()  # it is looked for by the clock
        gc.freeze()  # what is there now stays: it need not be looked through again and again
        if self.there is not None and not self.should_exit:
            self.there()

    def _take_from(self, hand_over: HandOver) -> None:
        """Serve what other processes hand over."""
        loop, kind = asyncio.get_running_loop(), cast(type[Connection], self.config.http_protocol_class)

        def connection(read: bytes) -> Connection:
            made = kind(self.config, self.server_state, self.lifespan.state)
            made.read_before = read
            return made

        async def serve(plug: socket.socket, read: bytes) -> None:
            try:
                await loop.connect_accepted_socket(partial(connection, read), plug)
            except OSError:  # whoever it was is gone
                plug.close()

        def begin(plug: socket.socket, read: bytes) -> None:
            self.server_state.tasks.add(task := loop.create_task(serve(plug, read)))
            task.add_done_callback(self.server_state.tasks.discard)

        if hand_over.inbox is not None:
            loop.add_reader(hand_over.inbox, hand_over.take, begin, lambda table: self.tables.look_after(table))

    async def on_tick(self, counter: int) -> bool:
        is_over = await super().on_tick(counter)
        if self.hand_over is not None and not is_over:
            self.hand_over.beat()
        look_for_garbage(counter)
        return is_over

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.hand_over is not None:
            self.hand_over.leave()
            if self.hand_over.inbox is not None:
                asyncio.get_running_loop().remove_reader(self.hand_over.inbox)
        try:
            await super().shutdown(sockets)
        finally:
            gc.unfreeze()
            gc.enable()
            sys.setswitchinterval(USUAL_SWITCH)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.tables.hub.close()
        super().handle_exit(sig, frame)


def config_of(host: str, port: int, proxies: str = "", hand_over: HandOver | None = None) -> uvicorn.Config:
    """How connections are treated. Who says that a request came from elsewhere is believed only if it is a proxy."""
    kind: type[Connection] = type("Ours", (FromProxy if proxies else Connection,), {"hand_over": hand_over})
    return uvicorn.Config(
        "", host=host, port=port, log_level="warning", access_log=False, timeout_graceful_shutdown=2,
        http=kind, ws="none", proxy_headers=bool(proxies), forwarded_allow_ips=proxies,
    )  # fmt: skip


def allow_many_files() -> None:
    """Every open page is a file for the system: allow as many as it lets us."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not everywhere

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(
    app: Starlette,
    config: uvicorn.Config,
    there: Callable[[], None] | None = None,
    address_file: AddressFile | None = None,
    language: str = "en",
) -> None:
    """Serve an application; once it answers, its address is told and written down, and `there` is called."""
    config.app = app
    host, port = config.host, config.port
    app.state.lan = address_in_network(host, port)
    if address_file is not None:
        address_file.answer_at(app)

    def show() -> None:
        if address_file is not None:
            address_file.write(address_of(HERE.get(host, host), port))
        tell_where(host, port, language)
        if there is not None:
            there()

    allow_many_files()
    Server(config, app.state.tables, show).run()


def tell_where(host: str, port: int, language: str) -> None:
    """Say where the table is, and how others find it: in this network, or from outside."""
    t = speech(language).say
    print(t("served-at", address=address_of(HERE.get(host, host), port)))
    if network := address_in_network(host, port):
        print(t("served-network", address=network))
        if sys.stdout.isatty():
            print(qr_in_terminal(network))
        print(t("served-outside", port=port))
    sys.stdout.flush()


def run_many(workers: int, database: str, host: str, port: int, proxies: str, language: str) -> None:
    """Serve with several processes on one address."""
    allow_many_files()
    from_environment()
    connect(database).close()  # migrated once, and what is wrong with it is said here
    with listening(host, port) as plug:
        there = partial(tell_where, host, port, language)
        Processes(workers, partial(serve_on, database, host, port, proxies, workers), plug).run(there)


def serve_on(
    database: str,
    host: str,
    port: int,
    proxies: str,
    workers: int,
    plug: socket.socket,
    hand_over: HandOver,
    there: Callable[[], None],
) -> None:
    """What one of several processes does."""
    config = config_of(host, port, proxies, hand_over)
    config.app = app = table_app(database, workers, hand_over)
    app.state.lan = address_in_network(host, port)
    Server(config, app.state.tables, there, hand_over).run([plug])
