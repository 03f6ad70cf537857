"""A property that is worked out when it is first asked for, and kept: `functools.cached_property`, which up to
Python 3.11 takes a lock each time.

A look at a table has some twenty of them. Drawings that several looks share have them, too (`Region.heights`,
`Told.again`): two threads that ask at the same moment both work it out, and find the same, so it does not matter whose
is kept.
"""

from __future__ import annotations

import sys

if sys.version_info >= (3, 12):
    from functools import cached_property as once
else:
    from collections.abc import Callable
    from typing import Any, Generic, Self, TypeVar, overload

    Value = TypeVar("Value")

    class once(Generic[Value]):  # noqa: N801 - it stands where `property` would
        def __init__(self, work: Callable[[Any], Value]) -> None:
            self._work, self.__doc__ = work, work.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name = name

        @overload
        def __get__(self, instance: None, owner: type) -> Self: ...

        @overload
        def __get__(self, instance: object, owner: type) -> Value: ...

        def __get__(self, instance: object | None, owner: type) -> Self | Value:
            if instance is None:
                return self
            found = instance.__dict__[self._name] = self._work(instance)
            return found


__all__ = ["once"]
