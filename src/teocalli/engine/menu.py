"""Menus: the options of a decision, and why others are refused.

An options function walks over everything a player might think of and offers each with a reason: 0 means yes.
Compiled, a menu is an integer array whose first cell counts its options.
"""

from __future__ import annotations

from typing import Any

from teocalli.engine.structs import HAVE_NUMBA

#: The reason that refuses nothing. Every game numbers it 0.
YES = 0


class Menu:
    """The plain form of a menu."""

    __slots__ = ("actions", "refused")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.refused: list[tuple[int, int]] = []


def offer(menu: Menu, action: int, why_not: int) -> None:
    """Offer an action, unless there is a reason against it."""
    if why_not:
        menu.refused.append((action, why_not))
    else:
        menu.actions.append(action)


def allow(menu: Menu, action: int) -> None:
    """Offer an action that nothing can speak against."""
    menu.actions.append(action)


def offered(menu: Menu) -> int:
    """How many options the menu has so far."""
    return len(menu.actions)


if HAVE_NUMBA:
    from teocalli.engine.compiling import compiled_as

    @compiled_as(offer)
    def _offer(menu: Any, action: Any, why_not: Any) -> Any:
        def compiled(menu: Any, action: Any, why_not: Any) -> None:
            if why_not == YES:
                menu[0] += 1
                menu[menu[0]] = action

        return compiled

    @compiled_as(allow)
    def _allow(menu: Any, action: Any) -> Any:
        def compiled(menu: Any, action: Any) -> None:
            menu[0] += 1
            menu[menu[0]] = action

        return compiled

    @compiled_as(offered)
    def _offered(menu: Any) -> Any:
        def compiled(menu: Any) -> int:
            return menu[0]  # type: ignore[no-any-return]

        return compiled
