"""A property that is worked out when it is asked for first, like `functools.cached_property`, which up to Python 3.11
takes a lock each time. A page asks for some twenty, and is drawn in one thread only."""

from __future__ import annotations

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
