"""Workers: processes, or threads, that do one thing at a time and are replaced when they fail or are stuck."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


class Workers:
    """At most `most` things are done at once. What is late no longer counts, so that the others need not wait for it.

    `late` and `stuck` are seconds. There are at most `MOST_LATE` late workers, then the others wait after all.
    """

    MOST_LATE = 4

    def __init__(self, most: int, processes: bool, *, late: float, stuck: float) -> None:
        self.most, self.late, self.stuck = most, late, stuck
        self._make: Callable[[], Executor] = own_process if processes else one_thread
        self._free = asyncio.Semaphore(most)
        self._idle: list[Executor] = []
        self._busy: set[Executor] = set()

    async def do(self, work: Callable[[], Result]) -> Result:
        """Let a worker do something. One that fails or is stuck (`TimeoutError`) is let go."""
        await self._free.acquire()
        loop, worker = asyncio.get_running_loop(), self._idle.pop() if self._idle else self._make()
        self._busy.add(worker)
        room = Room(self._free)
        late = loop.call_later(self.late, self._leave_if_few_are_late, room)
        try:
            async with asyncio.timeout(self.stuck):
                answer = await loop.run_in_executor(worker, work)
        except BaseException as error:
            dismiss(worker, at_once=isinstance(error, (TimeoutError, asyncio.CancelledError)))
            if isinstance(error, BrokenExecutor):  # whatever killed it may have killed the others
                self._let_idle_go()
            raise
        else:
            if len(self._idle) < self.most:
                self._idle.append(worker)
            else:
                dismiss(worker, at_once=False)
            return answer
        finally:
            self._busy.discard(worker)
            late.cancel()
            room.leave()

    def _leave_if_few_are_late(self, room: Room) -> None:
        if len(self._busy) < self.most + self.MOST_LATE:
            room.leave()

    def _let_idle_go(self) -> None:
        while self._idle:
            dismiss(self._idle.pop(), at_once=False)

    def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            worker.shutdown(wait=False, cancel_futures=True)


class Room:
    """One of the places that a semaphore counts; left once."""

    def __init__(self, places: asyncio.Semaphore) -> None:
        self._places: asyncio.Semaphore | None = places

    def leave(self) -> None:
        if self._places is not None:
            self._places.release()
            self._places = None


def one_thread() -> Executor:
    return ThreadPoolExecutor(1)


def own_process() -> Executor:
    """A worker process that ends with the server, even where that is killed."""
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Wait beside the work of this process for the end of the one that started it."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def dismiss(worker: Executor, at_once: bool) -> None:
    """Let a worker go when it has done what it was asked; one that is stuck, at once."""
    stuck = list(worker._processes.values()) if at_once and isinstance(worker, ProcessPoolExecutor) else []
    worker.shutdown(wait=False)
    for process in stuck:
        process.kill()
