"""Several server processes on one address and one PostgreSQL database, so that all cores of a machine are used."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

from teocalli.table.hand_over import HandOver, heartbeats, inboxes
from teocalli.table.workers import end_with_parent

log = logging.getLogger("teocalli.table")
#: A process that ends by itself is replaced, but not more often than once in so many seconds.
PAUSE = 1.0

#: What a process does: serve on a socket, hand connections over to the others, and call when it answers.
Serving = Callable[[socket.socket, HandOver, Callable[[], None]], None]


def listening(host: str, port: int) -> socket.socket:
    """The socket on which all of them accept."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    plug = socket.socket(family)
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    plug.bind((host, port))
    plug.listen(2048)
    return plug


class Processes:
    """So many processes, each replaced when it ends, until we are told to stop."""

    def __init__(self, count: int, serving: Serving, plug: socket.socket) -> None:
        self.count, self.serving, self.plug = count, serving, plug
        self._context = multiprocessing.get_context("spawn")
        self._ready = self._context.Semaphore(0)
        self._inboxes, self._heartbeats = inboxes(count), heartbeats(count)
        self._running: list[BaseProcess] = []
        self._stopping = False

    def run(self, there: Callable[[], None]) -> None:
        """Serve until interrupted; `there` is called when all of them answer."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self._stop)
        self._running = [self._start(place) for place in range(self.count)]
        waiting = self.count
        while not self._stopping:
            if waiting and self._ready.acquire(timeout=PAUSE):
                waiting -= 1
                if not waiting:
                    there()
            elif not waiting:
                time.sleep(PAUSE)
            self._running = [self._checked(*placed) for placed in enumerate(self._running)]
        for process in self._running:
            process.join()

    def _start(self, place: int) -> BaseProcess:
        """A process; it takes what was handed over to the one before it, too."""
        hand_over = HandOver(place, self._inboxes, self._heartbeats)
        process = self._context.Process(target=_serve, args=(self.serving, self.plug, hand_over, self._ready))
        process.start()
        return process

    def _checked(self, place: int, process: BaseProcess) -> BaseProcess:
        if process.is_alive() or self._stopping:
            return process
        log.error("A server process ended with %s; another one takes its place.", process.exitcode)
        time.sleep(PAUSE)
        return process if self._stopping else self._start(place)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True
        for process in self._running:
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, signal.SIGTERM)


def _serve(serving: Serving, plug: socket.socket, hand_over: HandOver, ready: Any) -> None:
    """What one process does; it ends with the one that started it."""
    end_with_parent()
    serving(plug, hand_over, ready.release)
