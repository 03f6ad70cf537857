"""What several tests share."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

import teocalli.cli
import teocalli.games
from teocalli.engine.game import Game
from tests.engine.tiny import TINY

#: Tests read what is said in English, whatever their machine speaks.
os.environ["TEOCALLI_LANGUAGE"] = "en"


@pytest.fixture
def tiny_listed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Game:
    """The tiny game stands in the list of games, and records of play go to a folder of the test's own."""
    module = ModuleType("teocalli.games.tiny")
    module.GAME = TINY  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(teocalli.games, "GAMES", ("tiny",))
    monkeypatch.setattr(teocalli.cli, "GAMES", ("tiny",))
    monkeypatch.setenv("TEOCALLI_DATA", str(tmp_path / "data"))
    return TINY
