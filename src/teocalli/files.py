"""Files that people name: records and positions to read, and where records of play are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import platformdirs

from teocalli.engine import game_record, position
from teocalli.engine.game import Game
from teocalli.engine.game_record import GameRecord
from teocalli.engine.position import BadPosition
from teocalli.engine.whole import whole
from teocalli.games import game as game_of
from teocalli.speech import Mistake


class BadFile(Mistake):
    """A file that cannot be read or written."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadFile("file-missing", path=path) from None
    except UnicodeDecodeError:
        raise BadFile("file-not-text", path=path) from None
    except OSError as error:
        raise BadFile("file-unreadable", path=path, why=error) from None


def read_record(path: Path) -> tuple[Game, GameRecord]:
    """A record of play and the game it is of; it is not replayed yet."""
    record = game_record.read(read_text(path))
    return game_of(record.game), record


def read_position(path: Path) -> tuple[Game, Any]:
    """A position and the game it is of."""
    given = position.parse(read_text(path))
    if not isinstance(given, Mapping) or "game" not in given:
        raise BadPosition("position-no-game")
    game = game_of(str(given["game"]))
    return game, position.load(game, given)


def read_components(path: Path) -> Mapping[str, Any]:
    """Component values that replace the game's own."""
    given = position.parse(read_text(path))
    if not isinstance(given, Mapping):
        raise BadFile("file-no-components", path=path)
    return given


def write_text(text: str, path: Path) -> None:
    """Save a text, at once or not at all."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole(path) as draft:
            draft.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile("file-unwritable", path=path, why=error) from None


def write_record(record: GameRecord, path: Path) -> None:
    """Save a record, at once or not at all."""
    write_text(record.write(), path)


def record_path(record: GameRecord, wanted: Path | None) -> Path:
    """A file of its own for a game that is about to be played: the wanted one, or a new one among the user's data
    (the environment variable TEOCALLI_DATA moves them)."""
    if wanted is not None:
        if wanted.exists():
            raise BadFile("file-exists", path=wanted)
        return wanted
    folder = Path(os.environ.get("TEOCALLI_DATA") or platformdirs.user_data_dir("teocalli")) / "records"
    names = (
        f"{record.game}-{str(record.seed)[:12]}{suffix}.txt" for suffix in ("", *(f"-{n}" for n in range(2, 10_000)))
    )
    return next(folder / name for name in names if not (folder / name).exists())
