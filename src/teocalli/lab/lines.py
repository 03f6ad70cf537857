"""Files of lines that grow while something runs: one JSON object a line. What was stopped in the middle of a line, by a
full disk or a kill, loses that line and no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def read(path: Path) -> list[dict[str, Any]]:
    """All whole lines; a last one that was cut off when it was written is left out."""
    text = path.read_text(encoding="utf-8")
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def mend(path: Path) -> None:
    """Take away a last line that was cut off: what is added next begins a line of its own."""
    if path.exists():
        written = path.read_bytes()
        whole = written[: written.rfind(b"\n") + 1]
        if whole != written:
            path.write_bytes(whole)


def add(path: Path, told: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told) + "\n")
