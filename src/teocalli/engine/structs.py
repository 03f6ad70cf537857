"""Structs of small integers, declared once, with two memory layouts.

A rule reads `s.players[seat].cocoa` in either layout:

* plain Python objects and lists, which a person can inspect and a debugger can step through;
* one flat NumPy record, on which Numba compiles the very same functions.

Every cell holds 16 bits in the flat layout (`Long`: 64), so a rule must keep its numbers within ±32 767.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Annotated, Any, ClassVar, TypeVar, cast, get_type_hints

import msgspec
import numpy as np

from teocalli.engine.replacing import compiled_as
from teocalli.engine.written import written

Function = TypeVar("Function", bound=Callable[..., Any])
Class = TypeVar("Class", bound=type)
Cell = np.dtype("i2")
LongCell = np.dtype("i8")
Long = Annotated[int, 64]

#: How a vocabulary may be given: a class of constants, or its words in order.
Vocabulary = Any


# ---------------------------------------------------------------- rules


def rule(function: Function) -> Function:
    """A plain function that compiled code may call; Numba compiles it only where an entry point needs it."""
    compiled_as(function)(lambda *types: function)
    return function


def plain_only(function: Function) -> Function:
    """A function without result that vanishes from compiled code."""
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    nothing = eval(f"lambda {', '.join(names)}: None")
    compiled_as(function)(eval(f"lambda {', '.join(names)}: nothing", {"nothing": nothing}))
    return function


# ---------------------------------------------------------------- constants


def constants(cls: Class) -> Class:
    """Turn a class of integers into a module: nothing is quicker to read in plain Python, and Numba folds it away."""
    module, last = ModuleType(cls.__name__, cls.__doc__), -1
    for name, value in members(cls).items():
        last = last + 1 if value is NEXT else value
        setattr(module, name, last)
    return cast(Class, module)


#: Stands for a constant's number until all are counted.
NEXT: Any = object()


def auto() -> int:
    """A constant that is numbered after the one above it; the first has number 0."""
    return cast(int, NEXT)


def members(given: Any) -> dict[str, int]:
    """The constants of a class by name, in the order of their declaration."""
    return {name: value for name, value in vars(given).items() if not name.startswith("_")}


def words_of(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The words of a vocabulary by number: `BUILD_ONE = 3` is called `build_one`. Gaps have no word."""
    return _words(vocabulary) if isinstance(vocabulary, ModuleType) else tuple(vocabulary)


@cache
def _words(vocabulary: ModuleType) -> tuple[str, ...]:
    named = {int(number): name.lower() for name, number in members(vocabulary).items()}
    return tuple(named.get(number, "") for number in range(max(named) + 1))


def named(value: int, vocabulary: Vocabulary) -> Any:
    """A number by its word: `none` for -1, a number where the word is one or there is no word."""
    if vocabulary is None or isinstance(vocabulary, range):
        return value
    words = words_of(vocabulary)
    return "none" if value == -1 else plain(words[value]) if 0 <= value < len(words) and words[value] else value


def plain(word: str) -> Any:
    return int(word) if word.isdigit() else word


class NamedWords(tuple[str, ...]):
    """Words that are no identifiers (`1a2`, `S07`), under a name of their own."""

    name: str


def vocabulary(name: str, words: Iterable[str]) -> NamedWords:
    """A vocabulary given by its words; the first has number 0."""
    named = NamedWords(words)
    named.name = name
    return named


Row = TypeVar("Row")


class Table(tuple[Any, ...]):
    """A constant table: nested tuples in the plain form, a frozen array when compiled."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(np.array(self, np.int64), name)


def table(rows: Iterable[Row]) -> tuple[Row, ...]:
    """A constant table of integers; nested rows must be equally long."""
    frozen = tuple(_frozen(cell) for cell in rows)
    np.array(frozen, np.int64)  # ragged rows are refused here rather than by the compiler
    return Table(frozen)


def _frozen(cell: Any) -> Any:
    return tuple(_frozen(c) for c in cell) if isinstance(cell, (tuple, list)) else int(cell)


# ---------------------------------------------------------------- fields


@dataclass(frozen=True)
class Field:
    """One field: how many cells or records it has, what their places and values are called, or the numbers allowed."""

    count: int | None = None
    struct: Any = None
    by: Vocabulary = None
    of: Vocabulary = None
    long: bool = False
    within: range | None = None


def cell(of: Vocabulary = None, within: range | None = None) -> int:
    """An integer whose values may have names (`of`); -1 stands for none of them. Positions give one of `within`."""
    return cast(int, Field(of=of, within=within))


def cells(count: int, by: Vocabulary = None, of: Vocabulary = None, within: range | None = None) -> list[int]:
    """`count` integers; their places (`by`) and their values (`of`) may have names."""
    return cast(list[int], Field(count, None, by, of, within=within))


def longs(count: int, within: range | None = None) -> list[Long]:
    """`count` integers of 64 bits."""
    return cast(list[Long], Field(count, long=True, within=within))


Item = TypeVar("Item")


def rows(item: type[Item], count: int, by: Vocabulary = None) -> list[Item]:
    """`count` records."""
    return cast(list[Item], Field(count, item, by))


class Struct:
    """What `struct` adds to a class: its fields, its flat layout, comparing, copying and packing."""

    __slots__ = ()
    fields: ClassVar[dict[str, Field]]
    dtype: ClassVar[np.dtype[Any]]
    _values: ClassVar[Callable[[Any], tuple[Any, ...]]]
    #: The game whose state this is. It shows its states; other records show their fields.
    _game: ClassVar[Any] = None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._values() == other._values()

    def __hash__(self) -> int:
        """Equal structs have equal bytes. A struct that is a key must not change any more."""
        return hash(pack(self).tobytes())

    def __repr__(self) -> str:
        if self._game is not None:
            return str(self._game.summary(self))
        shown = ", ".join(f"{n}={v!r}" for n, v in zip(self.fields, self._values(), strict=True) if not _is_blank(v))
        return f"{type(self).__name__}({shown})"

    def _repr_svg_(self) -> str | None:
        """How a notebook shows a state: as everybody sees it."""
        return None if self._game is None else self._game.svg(self)


def _is_blank(value: Any) -> bool:
    """Whether nothing but zeros is in a field."""
    inside = value._values() if isinstance(value, Struct) else value
    return all(map(_is_blank, inside)) if isinstance(inside, (list, tuple)) else bool(inside == 0)


def struct(cls: Class) -> Class:
    """Give a class of annotated fields its two layouts. Fields are inherited, first things first."""
    fields, where = _declared(cls), _name_of(cls)
    body: dict[str, Any] = {
        "__slots__": (*fields, "events"),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__init__": _initializer(where, fields),
        "__copy__": _copier(where, fields),
        "_values": _values(where, fields),
        "fields": fields,
        "dtype": _dtype(fields),
    }
    return cast(Class, type(cls.__name__, (Struct,), body))


def leaf(cls: Class) -> Class:
    """A struct of single cells, of which a state has many. It is copied as a whole, not cell by cell, and nothing can
    inherit from it."""
    fields = _declared(cls)
    if any(field.count is not None for field in fields.values()):
        raise TypeError(f"{cls.__name__} has a field of several cells: it must be a struct.")
    cells = [(name, int, 0) for name in fields]
    body: dict[str, Any] = {"__doc__": cls.__doc__, "_values": _values(_name_of(cls), fields)}
    made: Any = msgspec.defstruct(
        cls.__name__, cells, bases=(Struct, msgspec.Struct), namespace=body, module=cls.__module__, eq=False
    )
    made.fields, made.dtype = fields, _dtype(fields)
    return cast(Class, made)


def _name_of(cls: type) -> str:
    return f"{cls.__module__}.{cls.__qualname__}"


def _declared(cls: type) -> dict[str, Field]:
    fields: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        if issubclass(base, Struct) and issubclass(base, msgspec.Struct):
            raise TypeError(f"{cls.__name__} cannot inherit from {base.__name__}, which is a leaf.")
        fields.update(getattr(base, "fields", {}))
        hints = get_type_hints(base, include_extras=True) if "__annotations__" in vars(base) else {}
        for name in vars(base).get("__annotations__", {}):
            given = vars(base).get(name)
            if name.startswith("_") or name in ("fields", "dtype", "events"):
                continue
            fields[name] = given if isinstance(given, Field) else Field(long=hints[name] == Long)
    return fields


def _dtype(fields: dict[str, Field]) -> np.dtype[Any]:
    return np.dtype([_layout(name, field) for name, field in fields.items()], align=True)


def _layout(name: str, field: Field) -> Any:
    item = field.struct.dtype if field.struct is not None else LongCell if field.long else Cell
    return (name, item) if field.count is None else (name, item, (field.count,))


def _initializer(where: str, fields: dict[str, Field]) -> Callable[[Any], None]:
    """A cleared record, written out field by field: a state has hundreds of records."""
    lines = ["def initialize(self):", "    self.events = None"]
    for name, field in fields.items():
        value = "0" if field.count is None else f"[0] * {field.count}"
        if field.struct is not None:
            value = f"[record_of_{name}() for _ in range({field.count})]"
        lines.append(f"    self.{name} = {value}")
    records = {f"record_of_{name}": field.struct for name, field in fields.items()}
    return written(f"new {where}", lines, records)


def _values(where: str, fields: dict[str, Field]) -> Callable[[Any], tuple[Any, ...]]:
    """All fields of a struct in their order."""
    items = "".join(f"self.{name}, " for name in fields)
    return written(f"values of {where}", ["def values(self):", f"    return ({items})"])


def _copier(where: str, fields: dict[str, Field]) -> Callable[[Any], Any]:
    """A copy, written out field by field: whoever looks ahead copies states all the time."""
    lines = ["def copied(source):", "    target = source.__new__(source.__class__)", "    target.events = None"]
    for name, field in fields.items():
        value = f"source.{name}"
        if field.struct is not None:
            value = f"list(map(copy_of_{name}, {value}))"
        elif field.count is not None:
            value += "[:]"
        lines.append(f"    target.{name} = {value}")
    copies = {f"copy_of_{name}": field.struct.__copy__ for name, field in fields.items() if field.struct is not None}
    return written(f"copy of {where}", [*lines, "    return target"], copies)


# ---------------------------------------------------------------- whole records

R = TypeVar("R")


def copy_of(source: R) -> R:
    """An independent copy of a plain struct, without its events."""
    return cast(R, cast(Any, source).__copy__())


def pack(source: Any) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The flat layout of a plain struct, as raw bytes."""
    flat = np.zeros(1, source.dtype)
    flat[0] = _as_tuple(source)
    return flat.view(np.uint8)


def _as_tuple(source: Any) -> tuple[Any, ...]:
    values = []
    for name, field in source.fields.items():
        value = getattr(source, name)
        values.append([_as_tuple(item) for item in value] if field.struct is not None else value)
    return tuple(values)


def unpack(cls: type[R], flat: np.ndarray[Any, Any]) -> R:
    """The plain layout of a flat record."""
    layout = cast(type[Struct], cls).dtype
    return cast(R, _from_row(cls, np.ascontiguousarray(flat).view(layout)[0]))


def _from_row(cls: Any, row: Any) -> Any:
    target = cls()
    for name, field in cls.fields.items():
        value = row[name]
        if field.count is None:
            setattr(target, name, int(value))
        elif field.struct is None:
            setattr(target, name, [int(v) for v in value])
        else:
            setattr(target, name, [_from_row(field.struct, item) for item in value])
    return target


def differences(one: Any, two: Any, path: str = "") -> list[str]:
    """Where two plain records differ, in words: `players[2].cocoa: 3 / 4`."""
    found = []
    for name, field in one.fields.items():
        a, b, here = getattr(one, name), getattr(two, name), f"{path}{name}"
        if a == b and field.struct is None:
            continue
        if field.struct is not None:
            for i, (x, y) in enumerate(zip(a, b, strict=True)):
                found += differences(x, y, f"{here}[{i}].")
        else:
            found.append(f"{here}: {a} / {b}")
    return found
