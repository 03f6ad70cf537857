"""Ways in which the file of a network can be spoiled."""

from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

Damage = Callable[[Path], None]


def missing(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def another_text(path: Path) -> None:
    path.write_text("not a network")


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-200])


def changed_inside(path: Path) -> None:
    held = bytearray(path.read_bytes())
    held[len(held) // 2] ^= 0xFF
    path.write_bytes(held)


def lacks_weights(path: Path) -> None:
    with zipfile.ZipFile(path) as whole:
        told = whole.read("told.npy")
    with zipfile.ZipFile(path, "w") as rest:
        rest.writestr("told.npy", told)


def packed_otherwise(path: Path) -> None:
    """In the list at the end of the file its first part is packed in a way that nobody knows."""
    held = bytearray(path.read_bytes())
    held[held.index(b"PK\x01\x02") + 10] = 77
    path.write_bytes(held)


DAMAGES = (missing, empty, another_text, cut_short, changed_inside, lacks_weights, packed_otherwise)
