"""Rooms import only what the architecture allows (docs/house.md)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "teocalli"
FILES = sorted(path for path in SOURCE.rglob("*.py"))
#: What a room may import of ours besides itself. `teocalli.games` is the list, not a game.
MAY_IMPORT = {
    "engine": (),
    "face": ("teocalli.engine",),
    "bots": ("teocalli.engine",),
    "lab": ("teocalli.engine", "teocalli.face", "teocalli.bots", "=teocalli.games", "=teocalli"),
    "envs": ("teocalli.engine", "teocalli.bots", "=teocalli.games"),
    "table": ("teocalli.engine", "teocalli.face", "teocalli.bots", "=teocalli.games", "=teocalli"),
}


def imports_of(path: Path) -> Iterator[str]:
    """Our own modules that a file imports, by full name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.split(".")[0] == "teocalli")
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            if node.module and node.module.split(".")[0] == "teocalli":
                for alias in node.names:
                    module = SOURCE.parent.joinpath(*node.module.split("."), alias.name)
                    is_module = module.is_dir() or module.with_suffix(".py").exists()
                    yield f"{node.module}.{alias.name}" if is_module else node.module


def allowed(path: Path) -> tuple[str, ...] | None:
    """What a file may import; None: everything except a particular game."""
    room, *rest = path.relative_to(SOURCE).parts
    if (room, *rest) == ("engine", "game.py"):  # a game has a face, and shows itself when it is asked to
        return ("teocalli.engine", "teocalli.face")
    if room == "games" and len(rest) > 1:
        return ("teocalli.engine", "teocalli.face", f"teocalli.games.{rest[0]}")
    if room == "games":  # the list knows what it lists, for types only
        return ("teocalli.engine", "teocalli.games")
    if room in MAY_IMPORT:
        return (*MAY_IMPORT[room], f"teocalli.{room}")
    return None


def fits(module: str, permission: str) -> bool:
    if permission.startswith("="):
        return module == permission[1:]
    return module == permission or module.startswith(f"{permission}.")


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_file_imports_only_what_its_room_may(path: Path) -> None:
    permissions = allowed(path)
    for module in imports_of(path):
        if permissions is None:
            assert not module.startswith("teocalli.games."), f"{path.name} knows a particular game: {module}"
        else:
            assert any(fits(module, p) for p in permissions), f"{path.relative_to(SOURCE)} must not import {module}"


def test_every_room_is_known() -> None:
    rooms = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert rooms <= {"games", *MAY_IMPORT}
