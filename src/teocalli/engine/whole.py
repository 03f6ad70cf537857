"""Files that are written at once or not at all, whatever happens meanwhile."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A draft beside the file, which takes its place when it is done and is removed when it is not."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        yield draft
        draft.replace(path)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise
