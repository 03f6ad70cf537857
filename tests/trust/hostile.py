"""Hostile guests: what one stranger can do to the others. Somebody plays meanwhile and times every answer."""

from __future__ import annotations

import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from teocalli.table.serve import free_port
from tests.trust.nursery import Nursery, answers, kill

#: Where everybody seems to come from; the strangers share one address.
STRANGER, GUEST = {"x-forwarded-for": "192.0.2.66"}, {"x-forwarded-for": "198.51.100.7"}


@dataclass
class Guest:
    """Somebody who plays, ten times a second, and is not to notice anything."""

    base: str
    times: list[float] = field(default_factory=list)
    failures: int = 0

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.base, headers=GUEST, timeout=120)
        bearer = self.http.post("/api/people", json={"name": "Guest"}).json()["pass"]
        self.http.headers["authorization"] = f"Bearer {bearer}"
        self.open()

    def open(self) -> None:
        wish = {"game": "teotihuacan", "seats": ["me", "me"], "listed": True}
        self.table = self.http.post("/api/tables", json=wish).json()["id"]
        for _ in range(25):
            self.act()

    def act(self) -> None:
        began = time.monotonic()
        seen = self.http.get(f"/api/tables/{self.table}").json()
        if not seen.get("actions"):
            self.open()
            return
        command = {"seat": seen["seat"], "version": seen["version"], "token": seen["actions"][0]["token"]}
        answer = self.http.post(f"/api/tables/{self.table}/act", json=command)
        self.times.append(time.monotonic() - began)
        self.failures += answer.status_code != 200

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            self.act()
            stop.wait(0.1)


class Stranger:
    """The ways to be a nuisance. Each ends by itself."""

    def __init__(self, port: int, table: str) -> None:
        self.port, self.table, self.refused = port, table, 0

    def plug(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def tries(self, seconds: float, least: int) -> Iterator[int]:
        """Again and again, for so long and at least so often."""
        end, count = time.monotonic() + seconds, 0
        while time.monotonic() < end or count < least:
            yield count
            count += 1

    def ask(self, method: str, path: str, more: str = "", body: bytes = b"") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.66\r\n{more}"
        return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    def many_streams(self, seconds: float) -> None:
        """As many streams as there may be, and more, at one table."""
        plugs = []
        for _ in range(400):
            plug = self.plug()
            plug.sendall(self.ask("GET", f"/t/{self.table}/live"))
            plugs.append(plug)
        self.refused += sum(b" 429 " in plug.recv(100) for plug in plugs)
        time.sleep(seconds)
        for plug in plugs:
            plug.close()

    def coming_and_going(self, seconds: float) -> None:
        """Streams that are closed as soon as they begin."""
        for _ in self.tries(seconds, 320):
            with self.plug() as plug:
                plug.sendall(self.ask("GET", f"/t/{self.table}/live"))
                self.refused += b" 429 " in plug.recv(100)

    def endless_heads(self, seconds: float) -> None:
        """Header lines without end."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with suppress(OSError), self.plug() as plug:
                plug.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
                for _ in range(60_000):
                    plug.sendall(b"a: b\r\n" * 200)
            self.refused += 1

    def half_requests(self, seconds: float) -> None:
        """Requests that are never finished."""
        plugs = []
        for _ in range(1500):
            plug = self.plug()
            plug.sendall(b"POST /me HTTP/1.1\r\nHo")
            plugs.append(plug)
        time.sleep(seconds + 10)
        for plug in plugs:
            plug.settimeout(1)
            with suppress(OSError):
                self.refused += b" 408 " in plug.recv(100)
            plug.close()

    def large_bodies(self, seconds: float) -> None:
        """Forms of a megabyte that take long to read, and records without sense."""
        end, body = time.monotonic() + seconds, b"%" * 1_000_000
        while time.monotonic() < end:
            for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
                with suppress(OSError), self.plug() as plug:
                    plug.sendall(self.ask("POST", "/records", f"Content-Type: {kind}\r\n", body))
                    self.refused += plug.recv(100)[9:10] == b"4"

    def sign_ins(self, seconds: float) -> None:
        """Passwords tried one after another."""
        self._posts(seconds, "/sign-in", b"login=guest&password=wrong")

    def passwords(self, seconds: float) -> None:
        """Passwords chosen one after another: each takes work."""
        self._posts(seconds, "/me/password", b"login=x&password=long+enough")

    def talk(self, seconds: float) -> None:
        """Messages at somebody else's table."""
        self._posts(seconds, f"/t/{self.table}/say", b"text=hello")

    def _posts(self, seconds: float, path: str, body: bytes) -> None:
        for _ in self.tries(seconds, 210):
            with self.plug() as plug:
                plug.sendall(self.ask("POST", path, "Content-Type: application/x-www-form-urlencoded\r\n", body))
                self.refused += plug.recv(100)[9:12] == b"429"


ATTACKS: dict[str, Callable[[Stranger, float], None]] = {
    "nobody": lambda stranger, seconds: time.sleep(seconds),
    "many streams": Stranger.many_streams,
    "streams opened and closed": Stranger.coming_and_going,
    "endless heads": Stranger.endless_heads,
    "half requests": Stranger.half_requests,
    "large bodies": Stranger.large_bodies,
    "signing in": Stranger.sign_ins,
    "choosing passwords": Stranger.passwords,
    "talk": Stranger.talk,
}


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


def endure(attack: str, seconds: float, still: bool = False) -> dict[str, Any]:
    """What a guest felt while a stranger did their worst, and how much memory it took.

    Where time stands `still` for the limits, the stranger meets them however slow the machine is.
    """
    nursery, port = Nursery(), free_port("127.0.0.1", 0)
    with tempfile.TemporaryDirectory() as folder:
        pid = nursery.start(f"{folder}/tables.sqlite", port, still=still)
        try:
            answers(port)
            guest = Guest(f"http://127.0.0.1:{port}")
            guest.times.clear()
            stranger, stop, before = Stranger(port, guest.table), threading.Event(), memory(pid)
            playing = threading.Thread(target=guest.play, args=(stop,))
            playing.start()
            ATTACKS[attack](stranger, seconds)
            most = memory(pid)
            stop.set()
            playing.join(150)
            times = sorted(guest.times)
            return {
                "actions": len(times), "p50_ms": round(1000 * times[len(times) // 2]),
                "p95_ms": round(1000 * times[int(len(times) * 0.95)]), "longest_ms": round(1000 * times[-1]),
                "failures": guest.failures, "refused": stranger.refused, "memory_mb": [round(before), round(most)],
            }  # fmt: skip
        finally:
            kill(pid)
            nursery.close()
