"""A soak: many actions a second for long. Memory, open files and the time of an answer stay as they were."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from teocalli.table.serve import free_port
from tests.trust.hostile import memory
from tests.trust.nursery import Nursery, answers, kill

TABLES = 12


async def play(base: str, number: int, pause: float, end: float, times: list[tuple[float, float]]) -> None:
    """Somebody at both seats of a table, and at the next when the game is over.

    A server closes connections that were idle for long, perhaps just when one is used again: then it is tried again.
    """
    async with httpx.AsyncClient(base_url=base, headers={"x-forwarded-for": f"10.0.1.{number}"}, timeout=60) as http:
        http.headers["authorization"] = f"Bearer {(await http.post('/api/people', json={'name': 'P'})).json()['pass']}"
        table = ""
        while time.monotonic() < end:
            began = time.monotonic()
            with suppress(httpx.ReadError, httpx.RemoteProtocolError):
                table = await one_action(http, table, number)
                times.append((began, time.monotonic() - began))
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))


async def one_action(http: httpx.AsyncClient, table: str, number: int) -> str:
    """Look and act at a table, or at a new one; the table, unless the game is over."""
    if not table:
        game = ("teotihuacan", "tzolkin", "theocracy")[number % 3]
        table = str((await http.post("/api/tables", json={"game": game, "seats": ["me", "me"]})).json()["id"])
    seen = (await http.get(f"/api/tables/{table}")).json()
    if not seen["actions"]:
        return ""
    token = seen["actions"][number * 7 % len(seen["actions"])]["token"]
    command = {"seat": seen["seat"], "version": seen["version"], "token": token}
    await http.post(f"/api/tables/{table}/act", json=command)
    return table


def p95(times: list[float]) -> int:
    return round(1000 * sorted(times)[int(len(times) * 0.95)]) if times else -1


async def soaked(base: str, pid: int, rate: float, seconds: float) -> dict[str, Any]:
    times: list[tuple[float, float]] = []
    began = time.monotonic()
    players = [
        asyncio.create_task(play(base, number, TABLES / rate, began + seconds, times)) for number in range(TABLES)
    ]
    marks: list[tuple[float, int]] = []
    for _ in range(10):
        await asyncio.sleep(seconds / 10)
        marks.append((memory(pid), len(os.listdir(f"/proc/{pid}/fd"))))
    await asyncio.gather(*players)
    fifths = [[took for at, took in times if i <= (at - began) / seconds * 5 < i + 1] for i in range(5)]
    return {
        "seconds_played": round(seconds), "actions": len(times), "rate": round(len(times) / seconds, 1),
        "p95_ms": [p95(fifth) for fifth in fifths], "memory_mb": [round(mb) for mb, _ in marks],
        "files": [files for _, files in marks],
    }  # fmt: skip


def soak(rate: float, seconds: float) -> dict[str, Any]:
    """Play at a rate for so long."""
    nursery, port = Nursery(), free_port("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as folder:
        pid = nursery.start(str(Path(folder) / "tables.sqlite"), port)
        try:
            answers(port)
            return asyncio.run(soaked(f"http://127.0.0.1:{port}", pid, rate, seconds))
        finally:
            kill(pid)
            nursery.close()
