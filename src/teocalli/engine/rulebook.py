"""The rulebook: which function answers which pending decision.

A chapter registers, for each kind of decision it introduces, the function that lists its options and the function
that carries out a choice; effects that need no choice are registered alone. The plain form looks functions up in
these tables; the compiled form's dispatcher is generated from them (`generated.py`).

    @rulebook.options(Kind.CLIMB)
    def open_temples(s, seat, cause, menu): ...

    @rulebook.choice(Kind.CLIMB)
    def climb_chosen(s, seat, cause, action): ...

    @rulebook.effect(Kind.PAY_SALARY)
    def pay_salary(s, seat): ...

What stands between `seat` and `menu` or `action` is the context of the decision, up to four cells, in the order in
which `push` gives them; positions write them by these names. The rulebook is told once what each name stands for:
`Rulebook(Kind, contexts={"temple": TEMPLES, "steps": range(1, 4), "colour": or_none(COLOURS)})`.

It may also be told, for each kind that can wait on the stack, what can lie directly below it; positions are held to
that: `Rulebook(Kind, below={Kind.NEXT_TURN: (NOTHING,), Kind.CLIMB: (Kind.NEXT_TURN, Kind.CLIMB)})`.

A decision is taken off the stack before its choice or effect runs. What a player may do at any moment of the own
turn is registered with `anytime_options` and `anytime_choice`; such an action leaves the pending decision in place.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from itertools import zip_longest
from typing import Any, TypeVar

from teocalli.engine.menu import Menu
from teocalli.engine.state import CONTEXT
from teocalli.engine.structs import named, rule, words_of
from teocalli.engine.written import written

Function = TypeVar("Function", bound=Callable[..., Any])

#: The cells of a pending decision, which are cleared when it is taken off the stack.
PENDING = ("kind", "seat", *CONTEXT)
#: What lies below the lowest pending entry.
NOTHING = -1
#: Effects that follow one action are bounded; a rule that exceeds this has a loop.
MOST_EFFECTS = 2000


class OrNone(tuple[str, ...]):
    """The words of a context that may also be none of them, -1."""


def or_none(vocabulary: Any) -> OrNone:
    return OrNone(words_of(vocabulary))


@cache
def context_names(function: Callable[..., Any]) -> tuple[str, ...]:
    """The context parameters of a registered function: what follows the state and the seat, but for menu or action."""
    names = list(inspect.signature(function).parameters)[2:]
    return tuple(name for name in names if name not in ("menu", "action"))


class Calls(dict[Callable[..., Any], Callable[..., None]]):
    """By function of a rulebook: `call(s, frame)`, and `menu` or `action` where the function takes one."""

    def __missing__(self, function: Callable[..., Any]) -> Callable[..., None]:
        found = self[function] = _written_out(function)
        return found


def _written_out(function: Callable[..., Any]) -> Callable[..., None]:
    """The call of a function with what it takes of a pending decision, which is taken off the stack first, unless its
    options are listed. It is written out cell by cell: the plain form does nothing more often."""
    last = [name for name in inspect.signature(function).parameters if name in ("menu", "action")]
    given = ["seat", *CONTEXT[: len(context_names(function))]]
    lines = [f"def call({', '.join(['s', 'frame', *last])}):", *(f"    {cell} = frame.{cell}" for cell in given)]
    if "menu" not in last:
        lines += ["    s.depth -= 1", *(f"    frame.{cell} = 0" for cell in PENDING)]
    lines.append(f"    function({', '.join(['s', *given, *last])})")
    return written(f"call of {function.__module__}.{function.__qualname__}", lines, {"function": function})


def _called(given: Iterable[tuple[str, ...]]) -> list[set[str]]:
    """By cell: what functions of one kind call it."""
    return [{name for name in names if name} for names in zip_longest(*given, fillvalue="")]


class Rulebook:
    """The tables of one game, by kind of decision."""

    def __init__(
        self,
        kinds: Any,
        contexts: Mapping[str, Any] | None = None,
        below: Mapping[int, Collection[int]] | None = None,
    ) -> None:
        self.kinds = words_of(kinds)
        self.contexts = dict(contexts or {})
        self.below = below
        size = len(self.kinds)
        self.options_of: list[Any] = [None] * size
        self.choice_of: list[Any] = [None] * size
        self.effect_of: list[Any] = [None] * size
        self.calls = Calls()
        self.first_anytime = 1 << 30
        self.list_anytime: Callable[..., None] | None = None
        self.choose_anytime: Callable[..., None] | None = None

    def options(self, kind: int) -> Callable[[Function], Function]:
        return self._register(self.options_of, kind)

    def choice(self, kind: int) -> Callable[[Function], Function]:
        return self._register(self.choice_of, kind)

    def effect(self, kind: int) -> Callable[[Function], Function]:
        return self._register(self.effect_of, kind)

    def _register(self, place: list[Any], kind: int) -> Callable[[Function], Function]:
        def remember(function: Function) -> Function:
            if place[kind] is not None:
                raise ValueError(f"two functions for {self.kinds[kind]!r}")
            if len(context_names(function)) > len(CONTEXT):
                raise ValueError(f"{function.__name__} takes more context than a decision has")
            place[kind] = rule(function)
            return function

        return remember

    def anytime_options(self, function: Function) -> Function:
        """`function(s, seat, kind, menu)` adds what `seat` may do besides the pending decision of `kind`."""
        self.list_anytime = rule(function)
        return function

    def anytime_choice(self, first: int) -> Callable[[Function], Function]:
        """`function(s, seat, kind, action)` carries out an action numbered `first` or higher."""

        def remember(function: Function) -> Function:
            self.first_anytime = first
            self.choose_anytime = rule(function)
            return function

        return remember

    # ------------------------------------------------------------ the plain form

    def list_options(self, s: Any, menu: Menu) -> None:
        """Fill the menu of the pending decision."""
        frame = s.stack[s.depth - 1]
        self.calls[self.options_of[frame.kind]](s, frame, menu)
        if self.list_anytime is not None:
            self.list_anytime(s, frame.seat, frame.kind, menu)

    def act(self, s: Any, action: int) -> None:
        """Carry out a legal action and everything that follows by itself."""
        frame = s.stack[s.depth - 1]
        if action >= self.first_anytime and self.choose_anytime is not None:
            self.choose_anytime(s, frame.seat, frame.kind, action)
        else:
            self.calls[self.choice_of[frame.kind]](s, frame, action)
        self.settle(s)

    def settle(self, s: Any) -> None:
        """Resolve effects until somebody must choose or the game is over."""
        calls, effects, stack = self.calls, self.effect_of, s.stack
        for _ in range(MOST_EFFECTS):
            if s.over:
                return
            frame = stack[s.depth - 1]
            effect = effects[frame.kind]
            if effect is None:
                return
            calls[effect](s, frame)
        raise RuntimeError(f"effects without end at {self.kinds[s.stack[s.depth - 1].kind]!r}")

    def check(self) -> list[str]:
        """What is missing: every kind is either an effect or a decision with options and a choice."""
        wrong = []
        for kind, name in enumerate(self.kinds):
            is_effect = self.effect_of[kind] is not None
            is_decision = self.options_of[kind] is not None and self.choice_of[kind] is not None
            if is_effect == is_decision:
                wrong.append(f"{name}: neither an effect nor a decision, or both")
            cells = _called([context_names(function) for function in self._functions(kind)])
            unknown = [c for names in cells for c in sorted(names) if c not in self.contexts]
            wrong += [f"{name}: what {c!r} stands for is not said" for c in unknown]
            wrong += [f"{name}: {' and '.join(sorted(names))} are one cell" for names in cells if len(names) > 1]
        return wrong

    def _functions(self, kind: int) -> list[Any]:
        found = (self.options_of[kind], self.choice_of[kind], self.effect_of[kind])
        return [function for function in found if function is not None]

    def misplaced(self, s: Any) -> list[str]:
        """Pending entries that cannot lie where they do."""
        if self.below is None:
            return []
        wrong, lower = [], NOTHING
        for place, frame in enumerate(s.stack[: s.depth], 1):
            if lower not in self.below.get(frame.kind, ()):
                where = "be the first" if lower == NOTHING else f"follow {self.kinds[lower]!r}"
                wrong.append(f"Pending entry {place}, {self.kinds[frame.kind]!r}, cannot {where}.")
            lower = frame.kind
        return wrong

    def named(self, frame: Any) -> dict[str, int]:
        """The context of a pending decision by name."""
        names = self.context_of(frame.kind)
        return {name: getattr(frame, cell) for cell, name in zip(CONTEXT, names, strict=True) if name}

    def context_of(self, kind: int) -> tuple[str, ...]:
        """What the context cells of a kind are called; a cell that none of its functions uses has no name."""
        names = max((context_names(function) for function in self._functions(kind)), key=len, default=())
        return (*names, *[""] * (len(CONTEXT) - len(names)))

    def told(self, frame: Any) -> dict[str, Any]:
        """The context of a pending decision by name, in words where they stand for something."""
        return {name: named(value, self.contexts.get(name)) for name, value in self.named(frame).items()}
