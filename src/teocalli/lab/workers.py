"""Who plays the games of the lab: this process, several of this machine, or a Ray cluster.

Whoever dies loses the task under way and nothing else: it is done again by somebody else.
"""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any

from teocalli.lab.playing import Plan, Row, compile_for, rows_of
from teocalli.lab.telling import LabRefused

#: Tasks handed out at a time.
AHEAD = 500
#: A pool that dies so often without finishing a task is given up.
MOST_DEATHS = 5
#: Seconds that a cluster has to answer; Ray itself would ask for minutes.
PATIENCE = 5.0

#: Tasks with their results, in whatever order they are finished.
Done = Iterator[tuple[Any, Any]]
#: Somebody who carries out a function for each task.
Crew = Callable[[Callable[[Any], Any], Iterable[Any]], Done]


def play(plan: Plan, numbers: Iterable[int], jobs: int = 1, ray: str = "") -> Iterator[tuple[int, list[Row]]]:
    """Games by their numbers, in whatever order they are finished."""
    missing = list(numbers)
    if ray:
        yield from _on_ray(plan, missing, ray)
        return
    if jobs > 1:
        compile_for(plan)  # once here, or every process would compile it for itself
    with crew(jobs) as do:
        yield from do(partial(rows_of, plan), missing)


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """This process for one job, so many for more; when this one is interrupted or fails, they stop at once."""
    if jobs == 1:
        yield _alone
        return
    others, processes = set(multiprocessing.active_children()), _Processes(jobs)
    try:
        yield processes.do
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        processes.pool.shutdown(cancel_futures=True)


def _alone(function: Callable[[Any], Any], tasks: Iterable[Any]) -> Done:
    for task in tasks:
        yield task, function(task)


class _Processes:
    """A pool that is made anew when one of its processes dies."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.jobs, mp_context=context, initializer=_leave_interrupts_to_the_first)

    def do(self, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Done:
        left, deaths = dict(enumerate(tasks)), 0
        while left:
            before = len(left)
            try:
                asked: dict[Future[Any], int] = {}
                for place in list(left)[:AHEAD]:
                    asked[self.pool.submit(function, left[place])] = place
                for future in as_completed(asked):
                    result = future.result()
                    yield left.pop(asked[future]), result
            except BrokenProcessPool:
                deaths = deaths + 1 if len(left) == before else 0
                if deaths == MOST_DEATHS:
                    raise LabRefused("processes-die") from None
                self.pool = self._new_pool()


def _leave_interrupts_to_the_first() -> None:
    """A terminal interrupts all processes; the first one tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(plan: Plan, numbers: list[int], address: str) -> Done:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise LabRefused("needs-ray") from None
    if not ray.is_initialized():
        try:
            _look_for(address)
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        except (OSError, ValueError, RuntimeError) as error:
            why = error if isinstance(error, OSError) else OSError(str(error))
            raise LabRefused("no-cluster", address=address, why=why) from None
    remote: Callable[..., Any] = ray.remote(max_retries=-1)(rows_of).remote
    for start in range(0, len(numbers), AHEAD):
        asked = {remote(plan, number): number for number in numbers[start : start + AHEAD]}
        while asked:
            (ready,), _ = ray.wait(list(asked), num_returns=1)
            yield asked.pop(ready), ray.get(ready)


def _look_for(address: str) -> None:
    """An error, if nobody answers at a machine's address; other addresses (`auto`, `ray://…`) are Ray's own matter."""
    host, colon, port = address.rpartition(":")
    if colon and "/" not in host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
