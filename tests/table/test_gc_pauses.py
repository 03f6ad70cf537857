"""Garbage is looked for in quiet moments, and at last in any; never while people play."""

from __future__ import annotations

import asyncio
import gc

from teocalli.table.gc_pauses import sweep


class Knot:
    """Refers to itself, so that only a sweep finds it."""

    swept = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        Knot.swept += 1


async def swept(quiet: bool, most: int, turns: int, much: int = 10**9) -> tuple[int, bool]:
    """Knots that were found within so many turns of the loop, and whether Python was left to look by itself."""
    gc.collect()
    Knot.swept = 0
    task = asyncio.create_task(sweep(lambda: quiet, pause=0, most=most, much=much))
    await asyncio.sleep(0)
    Knot()
    for _ in range(turns):
        await asyncio.sleep(0)
    looks = gc.isenabled()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return Knot.swept, looks


def test_a_quiet_moment_is_used() -> None:
    assert asyncio.run(swept(quiet=True, most=1000, turns=20)) == (1, False)


def test_nobody_is_stopped_while_people_play_unless_it_was_long_ago() -> None:
    assert asyncio.run(swept(quiet=False, most=1000, turns=20)) == (0, False)
    assert asyncio.run(swept(quiet=False, most=5, turns=20)) == (1, False)


def test_nor_unless_very_much_is_new() -> None:
    assert asyncio.run(swept(quiet=False, most=1000, turns=20, much=1)) == (1, False)


def test_python_looks_by_itself_again_when_the_server_has_stopped() -> None:
    asyncio.run(swept(quiet=True, most=1, turns=2))
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0
