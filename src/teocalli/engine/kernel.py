"""Kernels: searches and simulations written once against the rules, run in either form.

A kernel is a function in the language of rules, in an ordinary module. Its first parameter is the rules of the game at
hand, and so it is of the helpers to which it hands them on:

    @rule
    def first_option(rules: Rules, state: Any, menu: Any) -> int:
        rules.list_options(state, menu)
        return int(menu[1])

    FIRST_OPTION = Kernel(first_option, "(uint8[::1], i8[::1])")
    game.kernel(FIRST_OPTION)(state, menu)

Compiled, the rules are the game's generated module, and the kernel is kept in the same cache. Without Numba, and in a
debugger (`FIRST_OPTION.plain(game)`), it runs as it is. States are rows of an array when compiled and a list of
records when plain, so a kernel writes `states[i]`, `menus[level][k]` and `rules.copy_state(states, source, target)`.
Like rules, kernels make no arrays and assign no slices: their caller hands them the scratch space.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Protocol, cast

from teocalli.engine.chance import seed_chance
from teocalli.engine.compiled import folder_of, import_generated, module_name
from teocalli.engine.compiled import is_ready as rules_ready
from teocalli.engine.progress import Progress
from teocalli.engine.structs import copy_of

if TYPE_CHECKING:
    from teocalli.engine.game import Game

#: What is compiled for one game: the kernel with the game's rules in the place of its first parameter.
TEXT = '''"""Generated from {module} ({digest}) for {title}; do not edit."""
import {rules} as rules
from {module} import {name} as kernel


@rules.entry
def {name}({arguments}):
    return kernel(rules, {arguments})
'''


class Rules(Protocol):
    """What a kernel may ask of the game at hand. A state is bytes or a record; `record_of` gives its fields."""

    def list_options(self, state: Any, menu: Any, /) -> int:
        """Fill the menu, options from place 1 on; return how many there are."""

    def act(self, state: Any, action: int, /) -> None:
        """Carry out a legal action and everything that follows by itself."""

    def reset(self, state: Any, cells: Any, seed: int, /) -> None:
        """Set up a new game; the cells are those of `Game.setting`."""

    def guess(self, state: Any, seat: int, seed: int, /) -> None:
        """Deal afresh what the seat cannot know."""

    def copy_state(self, states: Any, source: int, target: int, /) -> None:
        """Copy one of several states over another."""

    def record_of(self, state: Any, /) -> Any:
        """The fields of a state."""

    def score(self, s: Any, seat: int, /) -> int:
        """In engine points."""

    def rank(self, s: Any, seat: int, /) -> int:
        """1 for the winner."""

    def worth(self, s: Any, seat: int, /) -> int:
        """The game's advice, in hundredths of an engine point."""

    def look(self, s: Any, seat: int, numbers: Any, /) -> None:
        """The game's insights about a seat."""


@dataclass(frozen=True)
class Kernel:
    """A function that begins with the parameter `rules`, and the types of its other parameters: in Numba's notation, or
    as Numba's own types, which are asked for when they are needed."""

    function: Callable[..., Any]
    signature: str | Callable[[], tuple[Any, ...]]

    @property
    def types(self) -> Any:
        return self.signature if isinstance(self.signature, str) else self.signature()

    @property
    def arguments(self) -> list[str]:
        """The names of the parameters after the rules."""
        _, *names = inspect.signature(self.function).parameters
        return names

    @property
    def digest(self) -> str:
        """A hash of its source and of its types; types that are asked for stand in the source, too."""
        return _digest(self.function.__module__, self.signature if isinstance(self.signature, str) else "")

    def plain(self, game: Game) -> Callable[..., Any]:
        """The function as it is, on plain states."""
        return partial(self.function, PlainRules(game))

    def compiled(self, game: Game) -> Callable[..., Any]:
        """The same compiled, beside the game's rules."""
        from teocalli.engine.compiling import compile_entry

        path, text = self._place(game, Path(game.compiled.module.__file__).parent)
        module = import_generated(path, text)
        entry = getattr(module, self.function.__name__)
        title = self.function.__name__.replace("_", " ")
        with Progress(f"{title} for {game.meta.title}", 1) as progress:
            progress.began_with(title)
            compile_entry(entry, self.types)
        path.with_suffix(".ready").touch()
        return cast(Callable[..., Any], entry)

    def is_ready(self, game: Game) -> bool:
        """Whether it has been compiled. A server may ask this: it imports no compiler."""
        return rules_ready(game) and self._place(game, folder_of(game))[0].with_suffix(".ready").exists()

    def _place(self, game: Game, folder: Path) -> tuple[Path, str]:
        """The file of the compiled kernel and its text."""
        module, name = self.function.__module__, self.function.__name__
        text = TEXT.format(
            module=module,
            digest=self.digest,
            title=game.meta.title,
            rules=module_name(folder),
            name=name,
            arguments=", ".join(self.arguments),
        )
        return folder / f"{name}_{hashlib.sha256(text.encode()).hexdigest()[:12]}.py", text


def _digest(module: str, signature: str) -> str:
    """A hash of the kernel's source, and of all modules of ours whose functions it uses."""
    seen: dict[str, bytes] = {}
    ahead = [module]
    while ahead:
        name = ahead.pop()
        if name not in seen:
            seen[name] = Path(str(sys.modules[name].__file__)).read_bytes()
            ahead += _used(sys.modules[name])
    return hashlib.sha256(b"".join(seen[name] for name in sorted(seen)) + signature.encode()).hexdigest()[:12]


def _used(module: ModuleType) -> list[str]:
    ours = module.__name__.split(".", 1)[0]
    functions = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    return [function.__module__ for function in functions if function.__module__.split(".", 1)[0] == ours]


class PlainRules:
    """The rules of a game on plain states."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.act = game.rulebook.act
        self.score, self.rank, self.look = game.score, game.rank, game.insight.look
        self.worth = game.worth or (lambda s, seat: 100 * game.score(s, seat))

    def list_options(self, s: Any, menu: Any) -> int:
        options = self.game.legal(s)
        menu[0] = len(options)
        menu[1 : len(options) + 1] = options
        return len(options)

    def reset(self, s: Any, cells: Any, seed: int) -> None:
        fresh = self.game.started(seed)
        for name in s.fields:
            setattr(s, name, getattr(fresh, name))
        self.game.prepare(s, cells)

    def guess(self, s: Any, seat: int, seed: int) -> None:
        seed_chance(s, seed)
        self.game.determinize(s, seat)

    def copy_state(self, states: Any, source: int, target: int) -> None:
        states[target] = copy_of(states[source])

    def record_of(self, s: Any) -> Any:
        return s
