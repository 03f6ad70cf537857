"""Who plays the games of a simulation: this process, several of this machine, or a Ray cluster.

Whoever dies loses the game under way and nothing else: it is played again by somebody else.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from teocalli.lab.playing import Plan, Row, rows_of
from teocalli.lab.telling import LabRefused

#: Games handed out at a time.
AHEAD = 500
#: A pool that dies so often without finishing a game is given up.
MOST_DEATHS = 5

Played = Iterator[tuple[int, list[Row]]]


def play(plan: Plan, numbers: Iterable[int], jobs: int = 1, ray: str = "") -> Played:
    """Games by their numbers, in whatever order they are finished."""
    if ray:
        return _on_ray(plan, list(numbers), ray)
    return _here(plan, numbers) if jobs == 1 else _in_processes(plan, list(numbers), jobs)


def _here(plan: Plan, numbers: Iterable[int]) -> Played:
    for number in numbers:
        yield number, rows_of(plan, number)


def _in_processes(plan: Plan, numbers: list[int], jobs: int) -> Played:
    deaths = 0
    while numbers:
        done = set[int]()
        with _pool(jobs) as pool:
            try:
                for number, rows in _gathered(pool, plan, numbers):
                    done.add(number)
                    yield number, rows
            except BrokenProcessPool:
                deaths = 0 if done else deaths + 1
                if deaths == MOST_DEATHS:
                    raise LabRefused("processes-die") from None
        numbers = [number for number in numbers if number not in done]


@contextmanager
def _pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that play. When this one is interrupted or fails, they stop at once."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_first)
    try:
        yield pool
    except BaseException:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_first() -> None:
    """A terminal interrupts all processes; the first one tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _gathered(pool: ProcessPoolExecutor, plan: Plan, numbers: list[int]) -> Played:
    for start in range(0, len(numbers), AHEAD):
        asked: dict[Future[list[Row]], int] = {
            pool.submit(rows_of, plan, number): number for number in numbers[start : start + AHEAD]
        }
        for future in as_completed(asked):
            yield asked[future], future.result()


def _on_ray(plan: Plan, numbers: list[int], address: str) -> Played:
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise LabRefused("needs-ray") from None
    if not ray.is_initialized():
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise LabRefused("no-cluster", address=address, why=error) from None
    remote: Callable[..., Any] = ray.remote(max_retries=-1)(rows_of).remote
    for start in range(0, len(numbers), AHEAD):
        asked = {remote(plan, number): number for number in numbers[start : start + AHEAD]}
        while asked:
            (ready,), _ = ray.wait(list(asked), num_returns=1)
            yield asked.pop(ready), ray.get(ready)
