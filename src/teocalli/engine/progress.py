"""A line on the error stream that says what is being compiled, and for how long."""

from __future__ import annotations

import sys
import threading
import time
from types import TracebackType

#: Seconds before anything is said; what is in the cache loads sooner.
PATIENCE = 1.0
#: Seconds between two lines where a line cannot be overwritten.
PAUSE = 10.0


class Progress:
    """`with Progress("the rules of …", 8) as progress: progress.began_with("act")`."""

    def __init__(self, title: str, total: int) -> None:
        self.title, self.total, self.started, self.part = title, total, 0, ""
        self.shown_at = float("-inf")
        self._began = time.monotonic()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._tell, daemon=True)

    def began_with(self, part: str) -> None:
        self.started += 1
        self.part = part

    def __enter__(self) -> Progress:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stop.set()
        self._thread.join()
        if self.shown_at > 0 and error is None:
            elapsed = time.monotonic() - self._began
            start = "\r\033[K" if sys.stderr.isatty() else ""
            print(f"{start}Compiled {self.title}, {elapsed:.0f} s.", file=sys.stderr, flush=True)

    def _tell(self) -> None:
        overwrites = sys.stderr.isatty()
        while not self._stop.wait(0.5):
            now = time.monotonic()
            if now - self._began < PATIENCE or (not overwrites and now - self.shown_at < PAUSE):
                continue
            self.shown_at = now
            where = f"{self.started}/{self.total} {self.part}, {now - self._began:.0f} s"
            text = f"Compiling {self.title} (once per version): {where}"
            print(
                f"\r{text}\033[K" if overwrites else text, end="" if overwrites else "\n", file=sys.stderr, flush=True
            )
