"""How quick the table is: `python bench/table.py [GAME] [--tables 100] [--rate 100] [--seconds 20] [--json]`.

Everything runs on this machine and stops by itself. Measured are: a bare server that makes one durable commit for each
message; accepted actions a second; the time from a choice to the news at the other seats, with four viewers at each of
many tables; drawing one board; and opening a stored game of 500 actions.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from teocalli.engine.face import Marks
from teocalli.engine.game import Game, Setting
from teocalli.engine.words import Words
from teocalli.games import game as game_by_key
from teocalli.table import people
from teocalli.table.database import connect
from teocalli.table.deeds import new_id, opening
from teocalli.table.match import begin
from teocalli.table.serve import free_port
from teocalli.table.store import Entry, Person, Store

SEATS = 4
WARM_UP = 3.0


def moves_of(game: Game, seed: int, most: int) -> list[tuple[int, str]]:
    """Seats and tokens of a random game."""
    chooser, s, found = random.Random(seed), game.new(Setting(SEATS), seed), []
    while not s.over and len(found) < most:
        action = chooser.choice(game.legal(s))
        found.append((game.mover(s), game.actions.token(action)))
        game.rulebook.act(s, action)
    return found


class Stage:
    """A database with tables of four people each, and a server on it."""

    def __init__(self, game: Game, tables: int, folder: Path) -> None:
        self.game, self.database = game, str(folder / "tables.sqlite")
        store = Store(connect(self.database))
        self.people = [Person(new_id(12), f"Person {i + 1}") for i in range(SEATS)]
        for person in self.people:
            store.save_person(person)
        secret = store.secret("cookie")
        self.passes = [people.sign(secret, person.id) for person in self.people]
        self.tables = {new_id(): seed for seed in range(1, tables + 1)}
        seats = [{"kind": "person", "person": person.id, "name": person.name} for person in self.people]
        for table, seed in self.tables.items():
            entry = opening(self.people[0], game, Setting(SEATS), seats, seed=seed)
            match = begin(table, game, entry)
            store.append(table, [entry], match.listing(), [person.id for person in self.people])
        store.database.close()
        self.port = free_port("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "teocalli", "serve", "--port", str(self.port), "--database", self.database]
        self.server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(self.address)

    def client(self) -> httpx.AsyncClient:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        return httpx.AsyncClient(base_url=self.address, limits=limits, timeout=60)

    def pass_of(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.passes[seat]}", "accept": "application/json"}

    def close(self) -> None:
        self.server.terminate()
        self.server.wait(20)


def wait_for(address: str) -> None:
    for _ in range(300):
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("The server does not answer.")


async def choose(client: httpx.AsyncClient, stage: Stage, table: str, version: int, move: tuple[int, str]) -> None:
    seat, token = move
    fields = {"seat": str(seat), "version": str(version), "token": token}
    answer = await client.post(f"/t/{table}/act", data=fields, headers=stage.pass_of(seat))
    if answer.status_code != 200:
        raise SystemExit(f"Refused: {answer.text}")


# ---------------------------------------------------------------- accepted actions


async def accepted(stage: Stage, seconds: float, at_once: int) -> float:
    """Accepted actions a second without anybody looking."""
    until = time.perf_counter() + seconds
    count = 0

    async def play(table: str, seed: int) -> None:
        nonlocal count
        for version, move in enumerate(moves_of(stage.game, seed, 10_000)):
            if time.perf_counter() > until:
                return
            await choose(client, stage, table, version, move)
            count += 1

    async with stage.client() as client:
        await asyncio.gather(*(play(*table) for table in list(stage.tables.items())[:at_once]))
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


class Watch:
    """Four open pages at one table; when each of them heard of which version."""

    def __init__(self) -> None:
        self.heard: list[dict[int, float]] = [{} for _ in range(SEATS)]

    async def look(self, client: httpx.AsyncClient, stage: Stage, table: str, seat: int) -> None:
        path = f"/t/{table}/live?seat={seat}"
        async with client.stream("GET", path, headers=stage.pass_of(seat)) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:") and '"version": ' in line[:120]:
                    version = int(line.split('"version": ', 1)[1].split(",", 1)[0])
                    self.heard[seat].setdefault(version, time.perf_counter())


async def news(stage: Stage, rate: float, seconds: float) -> tuple[list[float], float]:
    """Seconds from sending a choice to the news at each other seat, and the rate that was reached."""
    delays: list[float] = []
    sent: list[tuple[Watch, int, int, float]] = []
    pause = len(stage.tables) / rate
    began = time.perf_counter() + WARM_UP
    until = began + seconds

    async def play(table: str, seed: int, place: int) -> None:
        watch = Watch()
        pages = [asyncio.create_task(watch.look(client, stage, table, seat)) for seat in range(SEATS)]
        await asyncio.sleep(WARM_UP + pause * place / len(stage.tables))
        next_at = time.perf_counter()
        for version, move in enumerate(moves_of(stage.game, seed, 10_000)):
            if time.perf_counter() > until:
                break
            at = time.perf_counter()
            await choose(client, stage, table, version, move)
            sent.append((watch, version + 1, move[0], at))
            next_at += pause
            await asyncio.sleep(max(0.0, next_at - time.perf_counter()))
        await asyncio.sleep(1.0)
        for page in pages:
            page.cancel()

    async with stage.client() as client:
        tables = [play(table, seed, place) for place, (table, seed) in enumerate(stage.tables.items())]
        await asyncio.gather(*tables)
    for watch, version, mover, at in sent:
        for seat in range(SEATS):
            later = [t for v, t in watch.heard[seat].items() if v >= version]
            if seat != mover and later:
                delays.append(min(later) - at)
    return sorted(delays), len(sent) / seconds


# ---------------------------------------------------------------- drawing and opening


def drawing(game: Game) -> float:
    """Milliseconds for one board in the middle of a game."""
    s = game.new(Setting(SEATS), 5)
    chooser = random.Random(5)
    middle = len(moves_of(game, 5, 10_000)) // 2
    for _ in range(middle):
        game.rulebook.act(s, chooser.choice(game.legal(s)))
    if game.face is None or game.face.picture is None:
        return float("nan")
    words, times = Words(game), []
    for _ in range(30):
        began = time.perf_counter()
        game.face.picture(game.view(s, 0), words, Marks(seat=0))
        times.append(time.perf_counter() - began)
    return 1000 * sorted(times)[len(times) // 2]


def reopening(game: Game) -> float:
    """Milliseconds to build a stored game of 500 actions again from its log."""
    moves = moves_of(game, 3, 500)
    person = Person(new_id(12), "Person")
    seats = [{"kind": "person", "person": person.id, "name": "Person"}] * SEATS
    entry = opening(person, game, Setting(SEATS), seats, seed=3)
    entries = [Entry(n + 2, "act", person.id, {"seat": s, "token": t}) for n, (s, t) in enumerate(moves)]
    began = time.perf_counter()
    match = begin("table", game, entry)
    for entry in entries:
        match.fold(entry)
    return 1000 * (time.perf_counter() - began) * 500 / len(moves)


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
        stage = Stage(game, 8, folder)
        found["accepted_actions_per_s"] = round(await accepted(stage, 5, 8))
        stage.close()
        (folder / "many").mkdir()
        print(f"{args.tables} tables with {SEATS} viewers each …", file=sys.stderr)
        stage = Stage(game, args.tables, folder / "many")
        delays, rate = await news(stage, args.rate, args.seconds)
        stage.close()
    found |= {"tables": args.tables, "viewers": SEATS * args.tables, "actions_per_s": round(rate, 1)}
    found |= {"news_p50_ms": round(share(delays, 0.5), 1), "news_p95_ms": round(share(delays, 0.95), 1)}
    found |= {
        "heard": len(delays),
        "drawing_ms": round(drawing(game), 2),
        "reopening_500_ms": round(reopening(game), 1),
    }
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="teotihuacan")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=100.0)
    parser.add_argument("--seconds", type=float, default=20.0)
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
