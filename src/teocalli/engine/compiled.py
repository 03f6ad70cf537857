"""The compiled form of a game: the same rules on the flat record, millions of decisions a second.

From a game's rulebook a small module is generated (`generated.py`). It is written into a folder named after a hash of
all rule sources, so that Numba's cache beside it can never be stale.
A compiled state is a `uint8` array, viewed as a record inside compiled code only: that is what makes a call cheap.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache, cached_property
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
import platformdirs

from teocalli.engine.generated import generate
from teocalli.engine.progress import Progress
from teocalli.engine.replacing import HAVE_NUMBA, can_compile
from teocalli.engine.state import scoring_seats
from teocalli.engine.structs import pack, unpack

if TYPE_CHECKING:
    from teocalli.engine.game import Game, Seed, Setting

Flat = np.ndarray[Any, np.dtype[np.uint8]]
#: Folders of older rule versions that are kept beside the newest.
KEPT = 6
#: A file that says that everything beside it is compiled.
READY = "ready"
#: The engine's files that compiled code is made of. Positions, words and pictures can change without compiling anew.
SOURCES = (
    "actions",
    "bits",
    "cells",
    "chance",
    "choices",
    "compiled",
    "compiling",
    "events",
    "generated",
    "indexing",
    "insight",
    "linking",
    "menu",
    "observation",
    "ordinary",
    "replacing",
    "rulebook",
    "sorting",
    "state",
    "structs",
)


#: Entry points with their arguments in Numba's notation. The first ones are compiled at once and shared by all others,
#: which are compiled when asked for.
FIRST = ("list_options", "act", "reset", "guess", "standing")
SIGNATURES = {
    "list_options": "(uint8[::1], i8[::1])",
    "act": "(uint8[::1], i8)",
    "step": "(uint8[::1], i8, i8[::1])",
    "prepare": "(uint8[::1], i8[::1])",
    "reset": "(uint8[::1], i8[::1], i8)",
    "guess": "(uint8[::1], i8, i8)",
    "playout": "(uint8[::1], i8, i8[::1])",
    "run_many": "(i8, i8[::1], i8, uint8[::1], i8[::1], i8[::1])",
    "standing": "(uint8[::1], i8[::1], i8[::1])",
}


class NotCompiled(RuntimeError):
    """Compiled play was asked for where Numba is missing."""


def rules_hash(game: Game) -> str:
    """A digest of everything the compiled code depends on: rules, and components that are read from data files.

    Folders inside a game's folder (pictures, words, rules help) hold no rules and do not count.
    """
    digest = hashlib.sha256()
    engine = [Path(__file__).with_name(f"{name}.py") for name in SOURCES]
    for source in [*engine, *sorted(f for f in game.folder.iterdir() if f.suffix in (".py", ".yaml", ".json"))]:
        digest.update(source.name.encode() + source.read_bytes())
    asked = [os.environ.get(name, "0") for name in ("NUMBA_BOUNDSCHECK", "TEOCALLI_ORDINARY")]
    digest.update(f"{compiler_version()} {sys.version} {asked}".encode())
    return digest.hexdigest()[:16]


@cache
def compiler_version() -> str:
    """Of Numba and of what it compiles with, without importing them: servers ask whether something is compiled."""
    try:
        return f"{version('numba')} {version('llvmlite')}"
    except PackageNotFoundError:
        return ""


def cache_folder() -> Path:
    """Where compiled rules are kept; the environment variable TEOCALLI_CACHE moves it."""
    return Path(os.environ.get("TEOCALLI_CACHE") or platformdirs.user_cache_dir("teocalli")) / "compiled"


def folder_of(game: Game) -> Path:
    """Where the compiled rules of a game are kept, as the sources are now."""
    return cache_folder() / f"{game.meta.key}-{rules_hash(game)}"


def module_name(folder: Path) -> str:
    """The module of a game's compiled rules. Each version has a name of its own: kernels import it by that."""
    return f"teocalli_compiled_{folder.name.replace('-', '_')}"


def is_ready(game: Game) -> bool:
    """Whether the rules have been compiled. A server may ask this: it imports no compiler."""
    return HAVE_NUMBA and (folder_of(game) / READY).exists()


def _load(game: Game) -> Any:
    """Import the generated module, writing it first where it is not there yet."""
    folder = folder_of(game)
    is_new = not folder.exists()
    module = import_generated(folder / f"{module_name(folder)}.py", generate(game))
    if is_new:
        _forget_old(folder)
    return module


def import_generated(path: Path, text: str) -> ModuleType:
    """Import a module from the cache; it is written at once or not at all, since others may be starting too."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _forget_old(newest: Path) -> None:
    key = newest.name.rsplit("-", 1)[0]
    others = sorted(newest.parent.glob(f"{key}-*"), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in others[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


class Compiled:
    """The compiled rules of one game. States are `uint8` arrays; a menu is scratch, so each thread needs its own."""

    def __init__(self, game: Game) -> None:
        if not can_compile():
            raise NotCompiled("Compiled play needs Numba: pip install numba. Everything else works without it.")
        from teocalli.engine.compiling import share

        self.game = game
        self.size = game.state.dtype.itemsize
        self.module = _load(game)
        with Progress(f"the rules of {game.meta.title}", len(FIRST)) as progress:
            for name in FIRST:
                progress.began_with(name)
                share(self.entry(name))
        Path(self.module.__file__).with_name(READY).touch()
        self.list_options: Callable[[Flat, Any], int] = self.module.list_options
        self.act: Callable[[Flat, int], None] = self.module.act

    def entry(self, name: str) -> Any:
        """An entry point, compiled when it is first asked for."""
        from teocalli.engine.compiling import compile_entry

        function = getattr(self.module, name)
        if not function.signatures:
            compile_entry(function, SIGNATURES[name])
        return function

    @cached_property
    def step(self) -> Callable[[Flat, int, Any], int]:
        """`step(state, action, menu)` checks and carries out an action: -1, or how many options follow."""
        found: Callable[[Flat, int, Any], int] = self.entry("step")
        return found

    def menu(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A scratch menu: its first cell counts, the options follow."""
        return np.zeros(self.game.actions.size + 1, np.int64)

    def new(self, setting: Setting, seed: Seed) -> Flat:
        cells = np.array(self.game.setting(setting), np.int64)
        if isinstance(seed, str):
            state = self.flat(self.game.started(seed))
            self.entry("prepare")(state, cells)
        else:
            state = np.zeros(self.size, np.uint8)
            from teocalli.engine.game import checked_seed

            self.module.reset(state, cells, checked_seed(seed))
        return state

    def legal(self, state: Flat) -> list[int]:
        menu = self.menu()
        n = self.list_options(state, menu)
        return [int(a) for a in menu[1 : n + 1]]

    def guess(self, state: Flat, seat: int, seed: int) -> Flat:
        other = state.copy()
        self.module.guess(other, seat, seed)
        return other

    def playout(self, state: Flat, seed: int) -> int:
        return int(self.entry("playout")(state, seed, self.menu()))

    def run_many(self, games: int, setting: Setting, seed: int) -> tuple[int, list[int]]:
        """Random games; the number of decisions and the added scores by seat."""
        cells = np.array(self.game.setting(setting), np.int64)
        scores = np.zeros(scoring_seats(setting.players), np.int64)
        state = np.zeros(self.size, np.uint8)
        decisions = self.entry("run_many")(games, cells, seed, state, self.menu(), scores)
        return int(decisions), [int(v) for v in scores]

    def standing(self, state: Flat) -> tuple[list[int], list[int]]:
        places = self.game.places(self.plain(state))
        scores, ranks = np.zeros(places, np.int64), np.zeros(places, np.int64)
        self.module.standing(state, scores, ranks)
        return [int(v) for v in scores], [int(v) for v in ranks]

    def plain(self, state: Flat) -> Any:
        """The plain form of a compiled state."""
        return unpack(self.game.state, state)

    def flat(self, s: Any) -> Flat:
        """The compiled form of a plain state."""
        return pack(s)
