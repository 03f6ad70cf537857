"""How quick the table is: `python bench/table.py [GAME] [--tables 100] [--rate 100] [--seconds 25] [--json]`.

With `--database postgresql://…` (an empty one) and `--workers 2` several server processes share the work.

Everything runs on this machine and stops by itself. Measured are: a bare server that makes one durable commit for each
message; accepted actions a second; the time from a choice to the news at the other seats, with four viewers at each of
many tables; drawing one board; and opening a stored game of 500 actions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx

from teocalli.engine.forced import ASK_ALL
from teocalli.engine.game import Game, Setting
from teocalli.face.face import Marks
from teocalli.face.words import Words
from teocalli.games import game as game_by_key
from teocalli.table import people
from teocalli.table.commands import new_id, opening
from teocalli.table.database import connect
from teocalli.table.entries import Entry, Played
from teocalli.table.folding import begin, fold
from teocalli.table.listing import listing
from teocalli.table.match import PERSON, Seat
from teocalli.table.memo import Memo
from teocalli.table.serve import free_port
from teocalli.table.store import Person, Store

SEATS = 4
#: Tables are in the middle of a game: so many actions are played already.
PLAYED = 80
WARM_UP = 8.0
#: Seconds in which every table is drawn for the first few times after the server has started; told apart.
SETTLING = 5.0


def moves_of(game: Game, seed: int, most: int) -> list[tuple[int, str]]:
    """Seats and tokens of a random game."""
    chooser, s = random.Random(seed), game.new(Setting(SEATS), seed)
    found: list[tuple[int, str]] = []
    while not s.over and len(found) < most:
        action = chooser.choice(game.legal(s))
        found.append((game.mover(s), game.actions.token(action)))
        game.rulebook.act(s, action)
    return found


class Stage:
    """A database with tables of four people each, in the middle of a game, and a server on it."""

    def __init__(self, game: Game, tables: int, folder: Path, database: str = "", workers: int = 1) -> None:
        self.game, self.database = game, database or str(folder / "tables.sqlite")
        store = Store(connect(self.database))
        secret = store.secret("cookie")
        self.tables = {new_id(): moves_of(game, seed, 10_000) for seed in range(1, tables + 1)}
        self.passes: dict[str, list[str]] = {}
        for seed, (table, moves) in enumerate(self.tables.items(), 1):
            there = [Person(new_id(12), f"Person {i + 1}", settings={"ask": ASK_ALL}) for i in range(SEATS)]
            for person in there:
                store.save_person(person)
            self.passes[table] = [people.sign(secret, person.id) for person in there]
            seats = [Seat(PERSON, person.id, person.name) for person in there]
            tokens = [token for _, token in moves[:PLAYED]]
            entry = opening(there[0], game, Setting(SEATS), seats, seed=seed, tokens=tokens)
            match = begin(table, game, entry)
            store.append(table, [entry], listing(match, Memo()), [person.id for person in there])
        store.database.close()
        self.port = free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "teocalli", "serve", "--port", str(self.port), "--database", self.database]
        command += ["--workers", str(workers)]
        command.append("--behind-proxy")  # so that not all pages come from one address
        self.server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.address)

    def head(self, method: str, table: str, path: str, seat: int, more: str = "") -> bytes:
        """The head of a request by the person at a seat, who lives at an address of their own."""
        lines = (f"{method} /t/{table}/{path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Accept: application/json")
        place = list(self.tables).index(table)
        lines += (f"X-Forwarded-For: 10.{seat}.{place // 256}.{place % 256}",)
        return ("\r\n".join(lines) + f"\r\nAuthorization: Bearer {self.passes[table][seat]}\r\n{more}\r\n").encode()

    def cpu(self) -> float:
        """Seconds of processor time that the server has used, where the system tells."""
        stats = [Path(f"/proc/{process}/stat") for process in family(self.server.pid)]
        used = [int(ticks) for stat in stats for ticks in stat.read_text().rpartition(")")[2].split()[11:13]]
        return sum(used) / os.sysconf("SC_CLK_TCK") if used else float("nan")

    def memory(self) -> float:
        """Megabytes that the server holds, where the system tells."""
        stats = [Path(f"/proc/{process}/status") for process in family(self.server.pid)]
        held = [int(stat.read_text().partition("VmRSS:")[2].split()[0]) for stat in stats]
        return sum(held) / 1024 if held else float("nan")

    def close(self) -> None:
        self.server.terminate()
        self.server.wait(60)


def family(process: int) -> list[int]:
    """A process and those that it has started, where the system tells."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    started = [int(child) for thread in threads for child in thread.read_text().split()]
    return [one for child in started for one in family(child)] + ([process] if Path("/proc").exists() else [])


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("The server does not answer.")


class Hand:
    """Sends the choices of one table, on a bare socket: the processor is for the server."""

    def __init__(self, stage: Stage, table: str) -> None:
        self.stage, self.table = stage, table

    async def choose(self, version: int, move: tuple[int, str]) -> None:
        if version == 0:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.stage.port)
        seat, token = move
        body = urlencode({"seat": seat, "version": version, "token": token}).encode()
        more = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n"
        self.writer.write(self.stage.head("POST", self.table, "act", seat, more) + body)
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        answer = await self.reader.readexactly(int(head.split("content-length: ", 1)[1].split("\r\n", 1)[0]))
        if not head.startswith("http/1.1 200"):
            raise SystemExit(f"Refused: {answer.decode()}")


# ---------------------------------------------------------------- accepted actions


async def accepted(stage: Stage, seconds: float, at_once: int) -> float:
    """Accepted actions a second without anybody looking: so many tables at once, and the next when a game is over."""
    count, until, waiting = 0, time.perf_counter() + seconds, iter(stage.tables)

    async def play() -> None:
        nonlocal count
        for table in waiting:
            hand = Hand(stage, table)
            for version, move in enumerate(stage.tables[table][PLAYED:]):
                if time.perf_counter() > until:
                    return
                await hand.choose(version, move)
                count += 1
        raise SystemExit("All games are over: begin with more tables.")

    await asyncio.gather(*(play() for _ in range(at_once)))
    return count / seconds


BARE = """
import sqlite3, sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route
db = sqlite3.connect(sys.argv[1], check_same_thread=False)
db.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE m (body TEXT)")
async def act(request):
    db.execute("INSERT INTO m VALUES (?)", ((await request.body()).decode(),))
    db.commit()
    return JSONResponse({"ok": True})
uvicorn.run(Starlette(routes=[Route("/", act, methods=["GET", "POST"])]), port=int(sys.argv[2]), log_level="error")
"""


async def bare(folder: Path, seconds: float, at_once: int) -> float:
    """Messages a second of a server that only commits them."""
    port = free_port("127.0.0.1", 0)
    command = [sys.executable, "-c", BARE, str(folder / "bare.sqlite"), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}"
    wait_for(address)
    until, count = time.perf_counter() + seconds, 0

    async def send() -> None:
        nonlocal count
        while time.perf_counter() < until:
            await client.post(address, content=b"seat=0&version=1&token=move")
            count += 1

    async with httpx.AsyncClient(timeout=60) as client:
        await asyncio.gather(*(send() for _ in range(at_once)))
    server.terminate()
    server.wait(20)
    return count / seconds


# ---------------------------------------------------------------- news at the other seats


NEWS = re.compile(rb'event: news\ndata: \{"number":\d+,"version":(\d+),')


class Page(asyncio.Protocol):
    """An open page: when it heard of which version. It looks at the beginning of an event and lets the rest go by."""

    def __init__(self, request: bytes) -> None:
        self.request, self.heard, self._before, self.weight, self.told = request, dict[int, float](), b"", 0, 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        known, read = self._before + data, 0
        for news in NEWS.finditer(known):
            self.heard.setdefault(int(news[1]), time.perf_counter())
            self.told, read = self.told + 1, news.end()
        self._before = known[max(read, len(known) - 80) :]
        self.weight += len(data)


@dataclass
class Heard:
    """What came of many choices."""

    settling: list[float]  # seconds from a choice to the news at each other seat, while the tables are drawn first
    settled: list[float]  # and after that
    rate: float  # choices a second
    cpu: float  # the server's seconds for one
    told: float  # news for one, at all pages together; less than four where the server is behind and they melt into one
    weight: float  # bytes sent to each page for one
    memory: float  # megabytes that the server held in the end


async def news(stage: Stage, rate: float, seconds: float) -> Heard:
    """Choices at all tables in turn, at a rate, with everybody looking.

    A choice that could not be sent in time counts from when it should have been; news that never came are never there.
    """
    sent: list[tuple[list[Page], int, int, float]] = []
    pause = len(stage.tables) / rate
    loop = asyncio.get_running_loop()
    pages: dict[str, list[Page]] = {}
    for table in stage.tables:
        pages[table] = []
        for seat in range(SEATS):
            request = stage.head("GET", table, f"live?seat={seat}", seat)
            _, page = await loop.create_connection(partial(Page, request), "127.0.0.1", stage.port)
            pages[table].append(page)
    await asyncio.sleep(WARM_UP)
    began, used = time.perf_counter(), stage.cpu()
    weight = sum(page.weight for at_table in pages.values() for page in at_table)
    told = sum(page.told for at_table in pages.values() for page in at_table)

    async def play(table: str, place: int) -> None:
        hand, next_at = Hand(stage, table), began + pause * place / len(stage.tables)
        for version, move in enumerate(stage.tables[table][PLAYED:]):
            if next_at > began + seconds:
                break
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
            await hand.choose(version, move)
            sent.append((pages[table], version + 1, move[0], next_at))
            next_at += pause

    await asyncio.gather(*(play(table, place) for place, table in enumerate(stage.tables)))
    reached = len(sent) / (time.perf_counter() - began)
    await asyncio.sleep(1.0)
    used = stage.cpu() - used
    weight = sum(page.weight for at_table in pages.values() for page in at_table) - weight
    told = sum(page.told for at_table in pages.values() for page in at_table) - told
    settling, settled = list[float](), list[float]()
    for at_table, version, mover, at in sent:
        for seat, page in enumerate(at_table):
            later = [t for v, t in page.heard.items() if v >= version]
            if seat != mover:
                delays = settling if at - began < SETTLING else settled
                delays.append(min(later, default=math.inf) - at)
    for at_table in pages.values():
        for page in at_table:
            page.transport.close()
    many = len(sent)
    return Heard(
        sorted(settling), sorted(settled), reached, used / many, told / many, weight / many / SEATS, stage.memory()
    )


# ---------------------------------------------------------------- drawing and opening


def drawing(game: Game) -> tuple[float, float]:
    """Milliseconds for the board of whoever must choose, at each step of a game: the middle one and the 95th of 100.

    No position is drawn twice; as at a table, the one before was drawn already.
    """
    if game.face.picture is None:
        return float("nan"), float("nan")
    chooser, s, words, times = random.Random(5), game.new(Setting(SEATS), 5), Words(game), []
    while not s.over:
        seat = game.mover(s)
        began = time.perf_counter()
        game.face.picture(game.view(s, seat), words, Marks(seat))
        times.append(time.perf_counter() - began)
        game.rulebook.act(s, chooser.choice(game.legal(s)))
    return share(sorted(times), 0.5), share(sorted(times), 0.95)


def reopening(game: Game, folder: Path) -> float:
    """Milliseconds to read a stored game of 500 actions, or its share of them, and to build it again from its log."""
    moves, person = moves_of(game, 3, 500), Person(new_id(12), "Person")
    seats = [Seat(PERSON, person.id, "Person")] * SEATS
    entries = [opening(person, game, Setting(SEATS), seats, seed=3)]
    entries += [Entry(person.id, Played(s, t), n + 2) for n, (s, t) in enumerate(moves)]
    store = Store(connect(str(folder / "stored.sqlite")))
    store.append("table", entries, listing(begin("table", game, entries[0]), Memo()), [person.id])
    began = time.perf_counter()
    first, *others = store.entries("table")
    match = begin("table", game, first)
    for entry in others:
        fold(match, entry)
    took = time.perf_counter() - began
    store.database.close()
    return 1000 * took * 500 / len(moves)


def share(delays: list[float], part: float) -> float:
    return 1000 * delays[min(len(delays) - 1, int(part * len(delays)))] if delays else float("nan")


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    game = game_by_key(args.game)
    found: dict[str, Any] = {"game": args.game, "sqlite": sqlite3.sqlite_version}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("a bare server …", file=sys.stderr)
        found["bare_commits_per_s"] = round(await bare(folder, 5, 8))
        print("accepted actions …", file=sys.stderr)
        stage = Stage(game, 80, folder, args.database, args.workers)
        found["accepted_actions_per_s"] = round(await accepted(stage, 5, 8))
        stage.close()
        (folder / "many").mkdir()
        print(f"{args.tables} tables with {SEATS} viewers each …", file=sys.stderr)
        stage = Stage(game, args.tables, folder / "many", args.database, args.workers)
        heard = await news(stage, args.rate, args.seconds)
        stage.close()
        reopened = reopening(game, folder)
    delays = heard.settling + heard.settled
    missed = sum(math.isinf(delay) for delay in delays)
    found |= {"tables": args.tables, "viewers": SEATS * args.tables, "actions_per_s": round(heard.rate, 1)}
    found |= {"news_p50_ms": round(share(heard.settled, 0.5), 1), "news_p95_ms": round(share(heard.settled, 0.95), 1)}
    found |= {"settling_p95_ms": round(share(heard.settling, 0.95), 1)}
    found |= {"heard": len(delays) - missed, "missed": missed, "server_cpu_ms_per_action": round(1000 * heard.cpu, 2)}
    found |= {"news_per_action": round(heard.told, 2)}
    found |= {"bytes_per_page": round(heard.weight), "server_mb": round(heard.memory)}
    middle, slow = drawing(game)
    found |= {"drawing_p50_ms": round(middle, 2), "drawing_p95_ms": round(slow, 2)}
    found |= {"reopening_500_ms": round(reopened, 1)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="teotihuacan")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=25.0)
    parser.add_argument("--database", default="", help="of PostgreSQL; else a new SQLite file")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measure(args))
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>24}  {value}")


if __name__ == "__main__":
    main()
