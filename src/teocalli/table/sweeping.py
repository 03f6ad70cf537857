"""Sweeping: looking for garbage that refers to itself stops all tables, up to a quarter of a second on a busy server.

There is little of it (some hundred objects for each page that was closed), so nobody looks for it while people play;
only in a quiet moment, or when it was long ago.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

#: A quiet moment is looked for every so many seconds, and not waited for longer than so many times.
PAUSE, MOST_PAUSES = 60.0, 5


async def sweep(is_quiet: Callable[[], bool], pause: float = PAUSE, most: int = MOST_PAUSES) -> None:
    """Sweep for as long as the server runs. What was there when it started stays, so it is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            for _ in range(most):
                await asyncio.sleep(pause)
                if is_quiet():
                    break
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()
