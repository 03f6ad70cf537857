"""Kernels: searches and simulations written once against the rules, run in either form.

A kernel is a source file in the language of rules. It imports what it needs of a game from `teocalli_rules`, a name
that stands for the game at hand: `list_options`, `act`, `reset`, `guess`, `copy_state`, `record_of`, `score`, `rank`,
`worth`. Its entry points become compiled functions beside the game's own, in the same cache; without Numba they run as
they are. States are rows of an array when compiled and a list of records when plain, so a kernel writes `states[i]`,
`menus[level][k]` and `copy_state(states, source, target)`.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from teocalli.engine.chance import seed_chance
from teocalli.engine.progress import Progress
from teocalli.engine.records import HAVE_NUMBA, copy_of

if TYPE_CHECKING:
    from teocalli.engine.game import Game

RULES = "teocalli_rules"


def load(game: Game, source: Path, entries: Mapping[str, str]) -> ModuleType:
    """A kernel for one game, by entry points and their signatures in Numba's notation."""
    return _compiled(game, source, entries) if HAVE_NUMBA else load_plain(game, source)


def is_ready(game: Game, source: Path, entries: Mapping[str, str]) -> bool:
    """Whether a kernel can be loaded compiled without waiting for the compiler."""
    from teocalli.engine.compiled import folder_of
    from teocalli.engine.compiled import is_ready as rules_ready

    return rules_ready(game) and _place(game, source, entries, folder_of(game))[0].with_suffix(".ready").exists()


def _place(game: Game, source: Path, entries: Mapping[str, str], folder: Path) -> tuple[Path, str]:
    """The file of a compiled kernel and its text."""
    rules = f"teocalli_compiled_{game.meta.key}"
    text = source.read_text(encoding="utf-8").replace(RULES, rules)
    text += f"\n\nfrom numba import njit\nfrom {rules} import OPTIONS\n\n"
    text += "".join(f"{name} = njit(**OPTIONS)({name})\n" for name in entries)
    digest = hashlib.sha256(text.encode()).hexdigest()[:12]
    return folder / f"{source.stem}_{digest}.py", text


def _compiled(game: Game, source: Path, entries: Mapping[str, str]) -> ModuleType:
    from teocalli.engine.compiled import import_generated

    path, text = _place(game, source, entries, Path(game.compiled.module.__file__).parent)
    module = import_generated(path, text)
    with Progress(f"{source.stem.replace('_', ' ')} for {game.meta.title}", len(entries)) as progress:
        for name, signature in entries.items():
            progress.began_with(name)
            getattr(module, name).compile(signature)
    path.with_suffix(".ready").touch()
    return module


def load_plain(game: Game, source: Path) -> ModuleType:
    """The same file on plain states."""
    rules = plain_rules(game)
    sys.modules[rules.__name__] = rules
    module = ModuleType(f"{rules.__name__}_{source.stem}")
    text = source.read_text(encoding="utf-8").replace(RULES, rules.__name__)
    exec(compile(text, str(source), "exec"), vars(module))
    return module


def plain_rules(game: Game) -> ModuleType:
    """The plain twin of a game's generated module."""

    def list_options(s: Any, menu: Any) -> int:
        options = game.legal(s)
        menu[0] = len(options)
        menu[1 : len(options) + 1] = options
        return len(options)

    def reset(s: Any, cells: Any, seed: int) -> None:
        for name, value in ((name, getattr(game.started(seed), name)) for name in s.fields):
            setattr(s, name, value)
        game.prepare(s, cells)

    def guess(s: Any, seat: int, seed: int) -> None:
        seed_chance(s, seed)
        game.determinize(s, seat)

    def copy_state(states: Any, source: int, target: int) -> None:
        states[target] = copy_of(states[source])

    twin = ModuleType(f"teocalli_plain_{game.meta.key}")
    vars(twin).update(
        list_options=list_options,
        act=game.rulebook.act,
        reset=reset,
        guess=guess,
        copy_state=copy_state,
        record_of=lambda s: s,
        score=game.score,
        rank=game.rank,
        worth=game.worth or (lambda s, seat: 100 * game.score(s, seat)),
    )
    return twin
