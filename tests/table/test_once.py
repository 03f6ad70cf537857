"""A property that is worked out once for each object, without a lock."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from teocalli.table.once import once


class Sum:
    """Numbers that are added up; each addition waits for those of other threads."""

    def __init__(self, *numbers: int, threads: int = 1) -> None:
        self.numbers, self.additions, self.all_here = numbers, 0, Barrier(threads)

    @once
    def total(self) -> int:
        """What they make."""
        self.additions += 1
        self.all_here.wait(10)
        return sum(self.numbers)


def test_it_is_worked_out_once_for_each_object() -> None:
    first, second = Sum(1, 2), Sum(3)
    assert [first.total, second.total, first.total, second.total] == [3, 3, 3, 3]
    assert (first.additions, second.additions) == (1, 1)
    assert Sum.total.__doc__ == "What they make."


def test_what_is_told_it_is_not_worked_out() -> None:
    known = Sum(1, 2)
    known.total = 5
    assert (known.total, known.additions) == (5, 0)


def test_two_threads_that_ask_at_once_do_not_wait_for_each_other_and_find_the_same() -> None:
    shared = Sum(1, 2, threads=2)
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(lambda _: shared.total, range(2))) == [3, 3]
    assert (shared.total, shared.additions) == (3, 2)
